import { assert, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, AnswerValue } from '../answer.ts';
import { plain, sim, told } from '../../test-support/dialogue.ts';
import { isOnTheLabel } from '../../test-support/untraceable.ts';

/** Phrases for a basis, and the basis that the ranked figures must then have. */
const BASES: readonly (readonly [said: string, shown: RegExp])[] = [
  ['per 100 kcal', /^per 100 kcal$/u],
  ['/100kcal', /^per 100 kcal$/u],
  ['kcal for kcal', /^per 100 kcal$/u],
  ['per 1000 kcal', /^per 1,000 kcal$/u],
  ['per 100 kJ', /^per 100 kJ$/u],
  ['per 10 g fat', /^per 10 g of fat$/u],
  ['per 100 ml', /^per 100 ml$/u],
  ['in 100 ml', /^per 100 ml$/u],
  ['per 100g', /^per 100 g$/u],
  ['per litre', /^per 1,000 ml$/u],
  ['per 500 ml', /^per 500 ml$/u],
  ['per bottle', /^per [\d.,]+ m?[lg] bottle$/u],
  ['bottle for bottle', /^per [\d.,]+ m?[lg] bottle$/u],
  ['per 200 ml bottle', /^per 200 ml bottle$/u],
  ['per carton', /^per [\d.,]+ m?[lg] carton$/u],
  ['per pack', /^per [\d.,]+ m?[lg] (?!dose|scoop|serving)\w+$/u],
  ['per serving', /^per [\d.,]+ m?[lg] \w+$/u],
];
/** Bases that no label uses, or that are not understood. */
const OTHER_BASES = ['per unit of energy', 'per MJ', 'per euro', 'per day', 'per unit of volume'];
const NUTRIENTS: readonly (readonly [said: string, shown: RegExp])[] = [
  ['protein', /^Protein/u],
  ['potassium', /^Potassium/u],
  ['sugar', /^Sugars/u],
  ['calcium', /^Calcium/u],
  ['carbs', /^Carbohydrate/u],
];
const KINDS = ['sip', 'tube feed', 'vegetarian sip', 'sip without soya', 'product that is not vegan'];
const ENDS = ['most', 'least', 'highest', 'lowest'];

const asked = (end: string, nutrient: string, basis: string, kind: string, isFirst: boolean): string =>
  isFirst
    ? `${basis}, which ${kind} has the ${end} ${nutrient}`
    : `which ${kind} has the ${end} ${nutrient} ${basis}`;
const figures = ({ parts }: Answer): AnswerValue[] =>
  parts.flatMap((part) => (part.kind === 'products' ? part.rows.flatMap(({ values }) => values) : []));

describe('[J-10] a ranking uses the basis that was asked for, and no other', () => {
  it('whatever the basis, the nutrient, the kind and their places', () => {
    assert(
      property(
        constantFrom(...BASES),
        constantFrom(...NUTRIENTS),
        constantFrom(...KINDS),
        constantFrom(...ENDS),
        boolean(),
        ([basis, shown], [nutrient, called], kind, end, isFirst) => {
          const question = asked(end, nutrient, basis, kind, isFirst);
          const answer = sim.ask(question);
          const ofIt = figures(answer).filter((value) => called.test(value.nutrient) && value.isNumber);
          if (answer.kind === 'question' || ofIt.length === 0) return;
          for (const value of ofIt) {
            expect(plain(value.basis), question).toMatch(shown);
            expect(isOnTheLabel(value), question).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(BASES)('%s is read', (basis, shown) => {
    const values = figures(sim.ask(asked('most', 'calcium', basis, 'sip', false))).filter(
      ({ nutrient, isNumber }) => nutrient === 'Calcium' && isNumber,
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(plain(value.basis)).toMatch(shown);
  });

  it.each(OTHER_BASES)('no ranking %s: the basis is asked back', (basis) => {
    const answer = sim.ask(asked('most', 'protein', basis, 'sip', false));
    expect(answer.kind).toBe('question');
    expect(figures(answer)).toEqual([]);
    const after = sim.ask('per 100 kcal', answer.context);
    expect(figures(after).map((value) => plain(value.basis))).toContain('per 100 kcal');
  });

  it('nor for two named products', () => {
    expect(sim.ask('which has more protein per MJ, Dalesip Two or Dalesip Mini').kind).toBe('question');
  });

  it('also in a follow-up', () => {
    const said = told('which tube feed has the most protein', 'per 500 ml pack');
    expect(said).toContain('Protein 50 g per 500 ml pack');
  });

  it('names those that do not state it', () => {
    expect(told('highest mct tube feed, no fish')).toContain(
      'Nephrane Child 2.0, Nephrane Dialysis and Tarnvane Plant Fibre do not state it',
    );
  });
});
