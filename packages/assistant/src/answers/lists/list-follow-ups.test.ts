import { describe, expect, it } from 'vitest';
import { demonstrationAssistant, PRODUCTS } from '../../test-support/demonstration-assistant.ts';
import { answerText } from '../answer.ts';

const sim = demonstrationAssistant('uk');
const after = (...messages: readonly string[]) => {
  const [first = '', ...others] = messages;
  return others.reduce((answer, message) => sim.ask(message, answer.context), sim.ask(first));
};
const said = (...messages: readonly string[]) => answerText(after(...messages)).replaceAll('\u00a0', ' ');
const listed = (...messages: readonly string[]) =>
  after(...messages).productIds.flatMap((id) => PRODUCTS.find((product) => product.id === id) ?? []);
const marks = (allergen: string) => (product: (typeof PRODUCTS)[number]) =>
  product.allergens.some(({ label, value }) => label === allergen && value === 'yes');

describe('[J-10] a list of another kind keeps the exclusions', () => {
  it.each([
    ['list milk free tube feeds', 'any sip ones?'],
    ['list milk free supplements', 'any powders'],
    ['list milk free tube feeds', 'and sips?'],
  ])('%s, %s: no milk in any of them', (first, second) => {
    const products = listed(first, second);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(marks('Milk')).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['vegan sip feeds', 'and tube?'],
    ['which feeds are vegan', 'are there any sip ones'],
  ])('%s, %s: vegan all of them', (first, second) => {
    const products = listed(first, second);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ specialDiet }) => specialDiet.includes('vegan'))).toBe(true);
  });

  it('narrows the list if its products are meant', () => {
    const before = after('PKU protein substitutes');
    const liquid = sim.ask('the liquid ones', before.context).productIds;
    expect(liquid.filter((id) => !before.productIds.includes(id))).toEqual([]);
  });
});

describe('[J-10] each criterion of a list is kept as it was worded', () => {
  it('"which fibre feeds" are feeds with fibre', () => {
    expect(said('which fibre feeds are under 1.2kcal/ml and have soya in them')).toMatch(
      /^7 tube feeds and formulas fit: with fibre, with less than 1\.2 kcal\/ml, marked as containing soya\./u,
    );
  });

  it.each([
    ['tube feeds with fibre milk free', 'with fibre, not marked as containing milk'],
    ['tube feeds with fibre, gluten free', 'with fibre, not marked as containing cereals containing gluten'],
    ['sips with soya gluten free', 'marked as containing soya, not marked as containing cereals'],
    ['tube feeds milk and soya free', 'not marked as containing milk, not marked as containing soya'],
  ])('%s: "free" excludes only the word beside it', (question, words) =>
    expect(said(question)).toContain(words),
  );

  it.each(['any peptide feeds that arent 1.5', 'which tube feeds arent 1.5'])(
    '%s: none of that strength',
    (question) => {
      expect(said(question)).toContain('not with about 1.5 kcal/ml');
      expect(said(question)).not.toMatch(/Energy 15[01] kcal/u);
    },
  );
});

const rows = (...messages: readonly string[]) =>
  after(...messages).parts.flatMap((part) => (part.kind === 'products' ? part.rows : []));

describe('[J-10] a list is shown whole when it is asked for', () => {
  it.each([
    [['list all sip feeds over 2 kcal/ml']],
    [['sip feeds over 2 kcal/ml', 'show the rest']],
    [['sip feeds over 2 kcal/ml', 'the others']],
  ])('%j', (messages) => expect(rows(...messages)).toHaveLength(6));

  it('offers it as a choice', () => {
    const { choices } = sim.ask('which tube feeds are gluten free');
    expect(choices[0]).toEqual({ label: 'Show all 33', question: 'Show them all' });
    expect(rows('which tube feeds are gluten free', 'Show them all')).toHaveLength(33);
  });
});

describe('[J-10] the second of two is named by its last words', () => {
  it.each([
    ['difference between Addimere MCT oil & emulsion', 'Addimere MCT Oil and Addimere MCT Emulsion'],
    [
      'difference between orrimel pku pouch 15 and powder 15',
      'Orrimel PKU Pouch 15 and Orrimel PKU Powder 15',
    ],
    ['wrenfold tube energy vs energy fibre', 'Wrenfold Tube Energy and Wrenfold Tube Energy Fibre'],
    ['compare lumeket 4:1 powder and liquid', 'Lumeket 4:1 Powder and Lumeket 4:1 Liquid'],
  ])('%s', (question, names) => expect(said(question)).toContain(names));

  it('fibre beside a name is a nutrient where nothing is compared', () => {
    expect(said('tarnvane energy and fibre')).toContain('Tarnvane Energy has 0 g of fibre');
  });
});

describe('[J-12] a blood result that can stop the heart leads to urgent help', () => {
  it.each([
    'pt has K 2.4 and phosphate 0.3 after starting feed what do i do',
    'K+ 6.9 on the ward',
    'her sodium is 118',
    'magnesium came back 0.3',
    'potassium 2.1 this morning, feed still running',
  ])('%s', (message) => {
    const answer = sim.ask(message);
    expect(answer.intent).toBe('urgent');
    expect(answerText(answer)).toMatch(/999/u);
  });

  it.each([
    'feeds with potassium under 2.4 mmol per 100 ml',
    'tube feeds with sodium 118 mg per 100 ml or less',
    'magnesium 0.3 g in dalesip milk?',
    'K 4.1 fine?',
  ])('%s: not urgent', (message) => expect(sim.ask(message).intent).not.toBe('urgent'));
});

describe('[J-10] questions about a powder once made up', () => {
  it.each([
    ['does the kcal include the milk', /^Dalesip Shake has 428 kcal/u],
    ['how much milk do you need', /57 g with 200 ml of whole milk/u],
  ])('%s', (question, words) => expect(said('how is dalesip shake made up', question)).toMatch(words));

  it('PENG for protein is the protein method', () => {
    expect(said('peng protein requirements')).toMatch(
      /^PENG protein has no default.*\nPENG: g\/kg\/day range/u,
    );
  });

  it('the fluid of a product is its water', () => {
    expect(said('protein in 1200 ml tarnvane protein fibre', 'and fluid')).toContain('972 g of water');
  });
});

it.each(['which sips have soya listed', 'list sips shown as vegan'])(
  '[J-10] that it stands on the label is no criterion: %s',
  (asked) => {
    expect(said(asked)).not.toContain('did not understand');
  },
);
