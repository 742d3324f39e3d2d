import { describe, expect, it } from 'vitest';
import { asTyped, otherMakersNameAt } from './other-makers.ts';
import { sim, told } from '../test-support/dialogue.ts';

const namesIn = (message: string) => {
  const texts = message.split(' ');
  return texts.flatMap((_, at) => {
    const found = otherMakersNameAt(texts, at);
    return found === undefined ? [] : [asTyped(found.text)];
  });
};

describe('names of other makers', () => {
  it.each([
    ['ensure plus advance kcal', ['ensure plus advance']],
    ['protein in fortisip compact protein', ['fortisip compact protein']],
    ['fortisip protein', ['fortisip']],
    ['how much fibre is in nutrison energy multi fibre', ['nutrison energy multi fibre']],
    ['please ensure you give me the kcal', []],
    ['ensure that it is vegan', []],
    ['where is the resource centre', []],
  ])('[J-10] %s', (message, names) => expect(namesIn(message)).toEqual(names));

  it.each([
    ['ensure plus advance kcal?', 'our sip feeds'],
    ['do you keep complan?', 'our sip feeds'],
    ['is peptamen vegan', 'our peptide feeds'],
    ["what's your equivalent to neocate", 'our amino acid formulas'],
    ['wots in jevity plus', 'our tube feeds'],
  ])('[J-10] %s: not one of ours, with our own products of its kind', (message, ours) => {
    const { kind, parts } = sim.ask(message);
    expect(kind).toBe('question');
    expect(parts[0]).toMatchObject({ text: expect.stringContaining(ours) });
  });

  it('[J-10] beside one of ours, only that one is looked up, and a decision is refused', () => {
    expect(told('compare dalesip two and ensure plus')).toContain('“ensure plus”');
    expect(sim.ask('can my patient swap from fortisip to ensure').kind).toBe('refusal');
    const list = sim.ask('vegan tube feeds');
    expect(sim.ask('protein in fortisip compact', list.context).productIds).toEqual([]);
  });
});
