import { describe, expect, it } from 'vitest';
import { checkCharacters } from './character-check.ts';

const check = (text: string) => checkCharacters(JSON.stringify({ directions: text }));

describe('[I-03] [I-04] characters that a screen does not show', () => {
  it.each([
    ['a dash of Windows-1252 read as Latin-1', 'Give 2\u00964 packs'],
    ['a vertical tab', 'Give 2\u000b4 packs'],
    ['what an earlier conversion lost', 'Give 2\ufffd4 packs'],
    ['a nought', 'Give 2\u00004 packs'],
    ['a backspace', 'Give 2\b4 packs'],
    ['half of a pair', 'Give 2\ud8004 packs'],
  ])('%s keeps a product out, and what stands before it is named', (_what, text) => {
    expect(check(text)).toEqual([
      {
        rule: 'characters',
        field: 'text',
        detail: expect.stringMatching(/no screen shows follows "[^"]*Give 2"$/) as unknown,
      },
    ]);
  });

  it.each([
    'two lines\nand a\ttab\r\n',
    '2–4 packs, ≤ 5 µg, “Crème” 🥣 “quoted” \\ back',
    'typed: \\u0096, \\b, \\\\u0000',
    '',
  ])('%j is shown as it is', (text) => expect(check(text)).toEqual([]));
});
