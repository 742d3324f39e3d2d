import { array, assert, constant, integer, oneof, property, record, string } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { createEntryBuffer, withHeld, withSent, withShown, type EntryBuffer } from './entry-buffer.ts';

type Entry = { text: string };
const entry = (text: string): Entry => ({ text });
const enter = <Held>(box: EntryBuffer<Held>, next: Held) => withSent(withShown(box, next), next);

describe('what a box shows', () => {
  it('[K-14] the text runs ahead of its echo: what comes back late does not replace what was typed since', () => {
    const [empty, ...typed] = ['', '1', '10', '100', '1000'].map(entry) as [Entry, ...Entry[]];
    const [one, , hundred, thousand] = typed as [Entry, Entry, Entry, Entry];
    const ahead = typed.reduce(enter<Entry>, createEntryBuffer(empty));
    const afterFirst = withHeld(ahead, one);
    expect(afterFirst.shown).toBe(thousand);
    const afterThird = withHeld(afterFirst, hundred);
    expect(afterThird.shown).toBe(thousand);
    expect(withHeld(afterThird, thousand)).toEqual(createEntryBuffer(thousand));
  });

  it('[F-03] takes what comes from outside, also what was typed once before', () => {
    const [typed, outside] = [entry('58'), entry('71.25')];
    const settled = withHeld(enter(createEntryBuffer(entry('')), typed), typed);
    expect(withHeld(settled, outside).shown).toBe(outside);
    expect(withHeld(withHeld(settled, outside), typed).shown).toBe(typed);
  });

  it('[B-10] is emptied with the regimen', () => {
    const typed = entry('58');
    const settled = withHeld(enter(createEntryBuffer<Entry | undefined>(undefined), typed), typed);
    expect(withHeld(settled, undefined).shown).toBeUndefined();
  });

  it('[K-14] any interleaving of keys and late drawings keeps the text that was typed', () => {
    const key = record({ kind: constant('key' as const), text: string({ maxLength: 6 }) });
    const drawing = record({ kind: constant('drawing' as const), upTo: integer({ min: 1, max: 8 }) });
    assert(
      property(array(oneof(key, drawing), { maxLength: 60 }), (events) => {
        let box = createEntryBuffer(entry(''));
        let text = '';
        // What was handed on, and how much of it the page around the box has been rendered with.
        const handed: Entry[] = [box.held];
        let drawn = 0;
        for (const event of events) {
          if (event.kind === 'key') {
            text = event.text;
            const next = entry(text);
            box = enter(box, next);
            handed.push(next);
          } else {
            drawn = Math.min(handed.length - 1, drawn + event.upTo);
            box = withHeld(box, handed[drawn] as Entry);
          }
          expect(box.shown.text).toBe(text);
        }
        expect(withHeld(box, handed.at(-1) as Entry).sent).toEqual([]);
      }),
      { seed: 14, numRuns: Math.ceil(2000 * inject('share')) },
    );
  });
});
