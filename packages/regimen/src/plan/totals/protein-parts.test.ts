import { proteinPartsText } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { productOf, withPlainSpaces } from '../checks/test-support/plan-of.ts';
import { proteinPartsNote } from './protein-parts.ts';

const of = (id: string, amount: number) => ({ product: productOf(id), amount });
const unknown = { unknown: { id: 'gone', name: 'Gone' }, amount: 100 };
const SUBSTITUTE = of('orrimel-pku-powder-15', 50);
const FEED = of('tarnvane-standard', 250); // 4 g in 100 ml
const BREAD = of('lowenfield-loaf', 100); // a low-protein food, for PKU and for others

const note = (condition: string | undefined, counted: Parameters<typeof proteinPartsNote>[1]) => {
  const text = proteinPartsNote(condition, counted, { proteinParts: proteinPartsText });
  return text === null ? null : withPlainSpaces(text);
};

describe('[K-16] protein in its two parts, beside the total', () => {
  it.each<[string, string | undefined, Parameters<typeof proteinPartsNote>[1], string | null]>([
    [
      'a substitute and a feed',
      'pku',
      [SUBSTITUTE, FEED],
      'from substitutes for PKU 30.0 g, other (natural) protein 10.0 g',
    ],
    [
      'a substitute alone',
      'pku',
      [SUBSTITUTE],
      'from substitutes for PKU 30.0 g, other (natural) protein 0 g',
    ],
    ['a feed alone', 'pku', [FEED], 'from substitutes for PKU 0 g, other (natural) protein 10.0 g'],
    [
      'a low-protein food has natural protein',
      'pku',
      [BREAD],
      'from substitutes for PKU 0 g, other (natural) protein 0.6 g',
    ],
    [
      'the substitute of another disorder is none of this one',
      'msud',
      [SUBSTITUTE],
      'from substitutes for MSUD 0 g, other (natural) protein 30.0 g',
    ],
    [
      'one that is in the catalogue no longer may be more',
      'pku',
      [SUBSTITUTE, FEED, unknown],
      'from substitutes for PKU 30.0 g, other (natural) protein at least 10.0 g',
    ],
    [
      'and alone is not stated, never 0',
      'pku',
      [SUBSTITUTE, unknown],
      'from substitutes for PKU 30.0 g, other (natural) protein not stated',
    ],
    ['no products', 'pku', [], null],
    ['no disorder', undefined, [SUBSTITUTE, FEED], null],
    ['one that is not named', 'other', [SUBSTITUTE, FEED], null],
    ['one in which protein is not counted', 'galactosaemia', [SUBSTITUTE, FEED], null],
  ])('%s', (_case, condition, counted, says) => expect(note(condition, counted)).toBe(says));
});
