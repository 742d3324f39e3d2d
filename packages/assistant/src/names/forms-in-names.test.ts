import { describe, expect, it } from 'vitest';
import { told } from '../test-support/dialogue.ts';

describe('a word beside a name', () => {
  it.each([
    ['potassium in nephrane child powder per 100g', 'Nephrane Infant and Child has 110 mg'],
    ['wrenfold tube 7+ kcal', 'Wrenfold Tube 7+ Energy Fibre, Energy 151 kcal'],
    ['wrenfold 7+ kcal', 'Wrenfold Tube 7+ Fibre, Energy 102 kcal'],
    ['addimere carb drink kcal', 'Addimere Carb Liquid, Energy 248 kcal'],
    ['tarnvane concentrate 2.0 kcal', 'Tarnvane Concentrate 2.0 has 200 kcal'],
    ['what is orrimel pku light 20 kcal', 'Orrimel PKU Light 20 has 54 kcal'],
  ])('[J-10] belongs to the name: %s', (message, expected) => {
    expect(told(message)).toContain(expected);
  });

  it.each([
    'lumeket 3:1 liquid fat',
    'dalesip protein powder kcal',
    'cradlemere amino liquid kcal',
    'glymarra tyr carton protein',
    'dalesip thick level 2 kcal',
  ])('[J-10] if no product has it, is named without figures of another product: %s', (message) => {
    expect(told(message)).toMatch(/^I do not know a product called “[^”]+”\. Did you mean /u);
  });

  it('[J-10] is not the product that ends in it: carb liquid or powder', () => {
    expect(told('addimere carb liquid or powder kcal')).not.toContain('Boost');
  });

  it.each([
    ['is dalesip thick level 3 liquid', 'Yes, Dalesip Thick Level 3 is a liquid.'],
    ['is cradlemere amino liquid or powder', 'Cradlemere Amino is a powder or tablet.'],
  ])('[J-10] may ask what the product is: %s', (message, expected) => {
    expect(told(message)).toMatch(new RegExp(`^${expected.replaceAll('.', '\\.')}`, 'u'));
  });
});

describe('a type of product', () => {
  it('[J-10] whole protein and not whole protein are complementary', () => {
    const whole = told('whole protein tube feeds for adults');
    expect(whole).toMatch(/^13 tube feeds fit: of whole protein/u);
    expect(whole).not.toContain('Peptide');
    expect(told("tube feed for a child over 1 that isn't whole protein")).toMatch(
      /^4 tube feeds fit: for use at 1 year, not of whole protein/u,
    );
    expect(told('paed feed not whole protein')).not.toContain('Addimere');
  });

  it('[J-10] pre-dialysis is not dialysis', () => {
    expect(told('pre-dialysis supplements')).toMatch(
      /^No oral nutritional supplement in the catalogue fits: described as before dialysis/u,
    );
  });
});

describe('several questions', () => {
  it.each([
    ['age and kcal of dalesip plant', ['150 kcal per 100 ml', 'for use from 18 years']],
    ['dalesip mini protein age and protein', ['14.5 g of protein', 'for use from 18 years']],
    ['sizes and flavours of addimere shot', ['a 120 ml bottle', '3 flavours']],
    [
      'vegan, age and packs for tarnvane plant fibre',
      ['marked vegan', 'from 6 years', 'a 500 ml pack and a 1000 ml pack'],
    ],
    ['dalesip milk: acbs, gms, halal?', ['ACBS approved', 'GMS approved', 'marked halal']],
    ['is dalesip milk acbs approved, gms listed and available in belfast', ['ACBS approved', 'GMS approved']],
  ])('[J-10] are all answered: %s', (message, expected) => {
    for (const each of expected) expect(told(message)).toContain(each);
  });
});

describe('a unit in full', () => {
  it.each([
    ['how many grams of protein', '6.1 g of protein'],
    ['how many mg of potassium', '191 mg of potassium'],
    ['grams of fat per bottle', '11.2 g of fat per 200 ml bottle'],
    ['how many mmol of sodium per bottle', '10.5 mmol of sodium'],
    ['protein in grams', '6.1 g of protein'],
  ])('[J-10] keeps the product of the conversation: %s', (message, expected) => {
    expect(told('protein in dalesip milk', message)).toContain(expected);
  });

  it('[J-10] "to add" after a powder keeps it too', () => {
    expect(told('kcal of cradlemere amino', 'how much water to add')).toContain(
      '14 g of powder made up to 100 ml',
    );
  });
});
