import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../test-support/demonstration-assistant.ts';
import { answerText } from '../answer.ts';
import { sim, told } from '../../test-support/dialogue.ts';

const named = (brand: string) =>
  PRODUCTS.filter(
    ({ name, productAvailability }) => name.startsWith(`${brand} `) && productAvailability !== 'roi',
  );

const proteinOf = (id: string) =>
  sim
    .ask(`protein in ${PRODUCTS.find((each) => each.id === id)?.name}`)
    .parts.flatMap((part) => (part.kind === 'values' ? part.values : []))
    .find(({ basis }) => basis === 'per 100\u00a0ml')?.shown;

describe('[J-10] a name that several products share', () => {
  it('shows the figure of each beside the question which one is meant', () => {
    const answer = sim.ask('protein in dalesip');
    const rows = answer.parts.flatMap((part) => (part.kind === 'products' ? part.rows : []));
    expect(answer.kind).toBe('question');
    expect(rows.map(({ id }) => id)).toEqual(
      named('Dalesip')
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ id }) => id),
    );
    expect(rows.every(({ values }) => values.every(({ nutrient }) => nutrient === 'Protein'))).toBe(true);
  });

  it('gives a shared answer once, with the names', () => {
    const text = told('dalesip flavours');
    expect(text).toContain('Dalesip Juice comes in 5 flavours: apple, orange,');
    expect(text).toContain('Dalesip Milk and Dalesip Shake: Each comes in 5 flavours:');
    for (const { name } of named('Dalesip')) expect(text).toContain(name);
  });

  it('asks nothing back if the answer is the same for all', () => {
    const answer = sim.ask('is dalesip vegetarian');
    expect(answer.kind).toBe('answer');
    expect(answerText(answer)).toBe(`Yes, each of the ${named('Dalesip').length} is marked vegetarian.`);
  });

  it('says "none" if it applies to none', () => {
    expect(told('is orrimel pku vegan')).toContain('No, none is marked vegan.');
  });

  it('only asks back if an amount belongs to one product, or a text is long', () => {
    for (const question of ['protein in 300 ml of dalesip', 'how do i store dalesip'])
      expect(sim.ask(question).parts).toHaveLength(1);
  });
});

describe('[J-10] a line of products by its name', () => {
  it.each(['are the wrenfold tube feeds soya free', 'do the wrenfold tube feeds have no soya'])(
    '%s: of all of them',
    (question) => expect(told(question)).toMatch(/^No, none of the 9\./u),
  );

  it('shows what was asked for each, in place of energy and protein', () => {
    const text = told('allergens of the tarnvane protein feeds');
    expect(text).toContain('The label of each of the 3 declares its allergens.');
    expect(text).not.toContain('kcal');
  });

  it('is not a product line if its bottles are meant', () => {
    expect(told('protein in the dalesip mini bottles')).toContain('Dalesip Mini has 9.6 g of protein');
  });
});

describe('[J-10] another product with more or less', () => {
  it.each([
    ['is there a lower sodium version of tarnvane standard', 'less sodium', 'Tarnvane Peptide'],
    ['is there a higher protein version of dalesip two', 'more protein', 'Dalesip Mini Protein'],
    ['anything like dalesip milk with more protein', 'more protein', 'Dalesip Mini Protein'],
    ['lower sugar alternative to dalesip juice?', 'less sugars', 'Dalesip Two'],
  ])('%s', (question, words, other) => {
    const text = told(question);
    expect(text).toContain(`With ${words} per 100 ml, of the same brand:`);
    expect(text).toContain(other);
  });

  it('is named only if its label states the larger difference', () => {
    const [, list = ''] =
      /of the same brand: ([^.]*)\./u.exec(told('dalesip two with more protein version')) ?? [];
    const names = list.split(/, | and /u).filter((name) => name.startsWith('Dalesip'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const id = PRODUCTS.find((each) => each.name === name)?.id ?? '';
      expect(Number(proteinOf(id))).toBeGreaterThan(Number(proteinOf('dalesip-two')));
    }
  });
});

it('[J-10] "milk free" is about milk, not about the product of that name', () => {
  expect(told('is dalesip milk free')).toContain('Milk: marked as present in each.');
  expect(told('is dalesip milk free from soya')).toContain('No. Soya: marked as present in Dalesip Milk.');
});

describe('[J-10] "by tube" and "not milky"', () => {
  it.each([
    [
      "what can i put down a peg that's 1.5kcal with fibre",
      /^\d tube feeds fit: with about 1\.5 kcal\/ml, with fibre\./u,
    ],
    [
      '1kcal/ml feed via ng milk free',
      /^1 tube feed fits: with about 1 kcal\/ml, not marked as containing milk\./u,
    ],
    ['which drinks are there, she hates milky', /described as juice/u],
  ])('%s', (question, words) => expect(told(question)).toMatch(words));

  it('is not advice on the tube of a patient', () => {
    expect(sim.ask('his peg is blocked what can i put down the tube').kind).toBe('refusal');
    // What the product data say about the product is answered: it is not a tube feed.
    expect(told('can dalesip juice go down an ng tube')).toContain('is not a tube feed');
  });
});

describe('[J-10] follow-ups about one product', () => {
  it.each([
    ['tarnvane energy kcal', 'how big are the bags', 'Tarnvane Energy comes in a 500 ml pack'],
    ['is dalesip mini ok in the fridge', 'how long', 'use it within 24 hours'],
    ['tarnvane energy kcal', 'and with fibre', 'with fibre: Tarnvane Energy Fibre'],
    ['protein in dalesip two', 'is there one without milk', 'not marked as containing milk'],
    ['protein in dalesip two', 'is there any with more than 11 g protein per 100 ml', 'products fit'],
    ['protein in dalesip two', 'is there any milk in it', 'Yes. Milk: marked as present in Dalesip Two'],
  ])('%s, %s', (first, second, words) => expect(told(first, second)).toContain(words));
});

describe('[J-10] what a label does not say is not made up', () => {
  it.each([
    ['which sip feeds come in pistachio', 'The catalogue has no flavour called “pistachio”.'],
    ['is there a vegan version of dalesip milk', 'Marked vegan, of the same brand: Dalesip Plant.'],
    [
      'is there a version of dalesip shake without milk',
      'Not marked as containing milk, of the same brand: Dalesip Plant.',
    ],
    [
      'can cradlemere amino be microwaved',
      'The label of Cradlemere Amino does not mention a microwave. It says:',
    ],
    ['what temp water for cradlemere amino', '70 °C or hotter'],
    ['can cradlemere be microwaved', 'Do not heat in a microwave.'],
  ])('%s', (question, words) => expect(told(question)).toContain(words));

  it('"no more than" is no "no"', () => {
    expect(told('can i use boiled water for cradlemere amino')).not.toMatch(/^No\b/u);
  });

  it('offers no other product to somebody with an allergy who did not ask for one', () => {
    expect(told('she has a fish allergy, is there fish in tarnvane peptide')).not.toContain(
      'of the same brand',
    );
  });
});
