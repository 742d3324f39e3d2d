import { describe, expect, it } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

const idsOf = (question: string) => sim.ask(question).productIds;

const KINDS = [
  'tube feed',
  'sip feed',
  'powder',
  'food',
  'infant formula',
  'protein substitute',
  'glucose polymer',
  'low protein food',
];
const PHRASINGS: readonly ((kind: string, what: string) => string)[] = [
  (kind, what) => `which ${kind} has the most ${what}`,
  (kind, what) => `${kind} with the highest ${what}`,
  (kind, what) => `highest ${what} ${kind}`,
  (kind, what) => `what is the richest ${kind} in ${what}`,
  (kind, what) => `${kind}s ranked by ${what}`,
  (kind, what) => `the ${kind} with the least ${what}`,
  (kind, what) => `second highest ${what} ${kind}`,
];

describe('the kind of product that was asked for', () => {
  it.each(KINDS)('[J-10] is what is ranked, in every phrasing: %s', (kind) => {
    const all = new Set(idsOf(`list all ${kind}s`));
    expect(all.size).toBeGreaterThan(0);
    for (const phrasing of PHRASINGS)
      for (const what of ['sodium', 'calcium', 'energy']) {
        const question = phrasing(kind, what);
        const found = idsOf(question);
        expect(found.length, question).toBeGreaterThan(0);
        for (const id of found) expect(all.has(id), `${question}: ${id}`).toBe(true);
      }
  });

  it('[J-10] an infant formula is not a module or an additive, by its values', () => {
    const ids = idsOf('infant formulas');
    expect(ids).toContain('cradlemere-amino');
    for (const other of ['addimere-protein', 'addimere-carb', 'micravane-powder', 'orrimel-ucd-eaa-5'])
      expect(ids).not.toContain(other);
  });

  it.each(['smallest', 'largest', 'biggest'])('[J-10] a kind can be ranked by pack size: %s', (degree) => {
    for (const kind of ['sip feed', 'tube feed', 'powder'])
      expect(JSON.stringify(sim.ask(`${degree} ${kind}`).parts)).toMatch(/(?:smallest|largest) pack of/u);
  });

  it.each(['PKU', 'tyrosinaemia'])('[J-10] an excluded class leaves none of its products: %s', (disorder) => {
    const all = idsOf(`everything for ${disorder}`);
    const low = new Set(idsOf(`low protein foods for ${disorder}`));
    for (const except of ['except', 'other than', 'apart from', 'excluding'])
      expect(idsOf(`everything for ${disorder} ${except} low protein foods`)).toEqual(
        all.filter((id) => !low.has(id)),
      );
  });

  it('[J-10] a named basis is used for the ranking', () => {
    for (const basis of ['ml', 'g'])
      expect(
        JSON.stringify(sim.ask(`which protein substitute has most protein per 100 ${basis}`).parts),
      ).toContain(`per 100\u00a0${basis}`);
  });
});

describe('[J-10] a list respects the age of the person mentioned', () => {
  it.each([
    'for a 3 year old, which tube feeds have fibre',
    'we have a 3 year old on the ward, which tube feeds with fibre are there',
    'one of our children, 3 years old, is tube fed: which tube feeds have fibre',
  ])('%s', (question) => {
    expect(told(question)).toContain('for use at 3 years');
    expect(told(question)).not.toContain('to under 18 months');
  });

  it('is kept beside an allergy, which stays a criterion', () => {
    const [answer] = told('2 year old with CMPA, list tube feeds under 300 mOsm').split('\n');
    expect(answer).toContain('for use at 2 years');
    expect(answer).toContain("cows' milk allergy");
  });

  it('belongs to its own question if it has one', () => {
    expect(told('3 year old on the ward, list the tube feeds for adults with fibre')).toContain(
      'for adults 18 years and over',
    );
  });
});
