import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { readingOf } from '../test-support/demonstration-reading.ts';
import { told } from '../test-support/dialogue.ts';

const named = (message: string) =>
  readingOf(message).mentions.flatMap((each) =>
    each.kind === 'product' ? [each.product.name] : [each.kind],
  );

describe('a name that several products have', () => {
  it.each([
    ['lumeket 4:1 and 3:1 powders', ['Lumeket 4:1 Powder', 'Lumeket 3:1 Powder']],
    ['2 pouch 15s and a pku pouch 20', ['Orrimel PKU Pouch 15', 'Orrimel PKU Pouch 20']],
    ['wrenfold 7+ fibre iron', ['Wrenfold Tube 7+ Fibre']],
    // Shortened, and not one of them.
    ['wrenfold tube 7+ iron', ['several']],
    ['wrenfold fibre iron', ['several']],
    ['tarnvane fibre iron', ['several']],
  ])('[J-10] is one of them if the message leaves no other: %s', (message, expected) =>
    expect(named(message)).toEqual(expected),
  );

  it('[J-10] after an amount a whole name counts without its brand, for each product that has it', () => {
    expect(named('sodium in 500 ml standard fibre')).toEqual(['Tarnvane Standard Fibre']);
    expect(named('sodium in 2 litres low energy fibre feed')).toEqual(['several']);
  });
});

describe('a number in a name', () => {
  const inName = PRODUCTS.filter(({ name, units }) => /[a-z] \d+$/iu.test(name) && units.length > 0);

  it('[J-10] is no count of the packs named after it', () => {
    expect(inName.length).toBeGreaterThan(5);
    for (const { name, units, productAvailability } of inName)
      if (productAvailability !== 'roi')
        expect(told(`protein in the ${name} ${units[0]?.kind}`), name).not.toMatch(/\d+ × /u);
  });
  it('[J-10] and without the brand: a Light 20 pouch is one pouch', () =>
    expect(told('protein in light 20 pouch')).toContain('20 g per 174 ml pouch'));
});

describe('a name with what it is made with', () => {
  it.each([
    ['fibre in the Tarnvane Standard feed with fibre', 'Tarnvane Standard Fibre'],
    ['kcal in Dalesip Two with fibre', 'Dalesip Two Fibre'],
    // There is no such product.
    ['kcal in Dalesip Milk with fibre', 'Dalesip Milk'],
  ])('[J-10] is the product that has it in its name: %s', (message, name) =>
    expect(named(message)).toEqual([name]),
  );
  it('[J-10] kinds in the plural are no name', () =>
    expect(named('can u freeze the milk drinks')).toEqual([]));
});

describe('names in a row', () => {
  it('[J-10] before a brand in the plural are products of it', () =>
    expect(named('milk vs yogurt vs juice dalesips, sugars')).toEqual([
      'Dalesip Milk',
      'Dalesip Yogurt',
      'Dalesip Juice',
    ]));
  it.each([
    ['peptide vs standard: fat', ['Tarnvane Peptide', 'Tarnvane Standard']],
    ['mini v juice protein', ['Dalesip Mini', 'Dalesip Juice']],
    ['pud or thick level 3, which has more protein', ['Dalesip Pud', 'Dalesip Thick Level 3']],
    ['2 mini and 1 juice a day, total protein', ['Dalesip Mini', 'Dalesip Juice']],
    ['energy vs protein in tube feeds', []],
  ])('[J-10] compared or counted, without their brand: %s', (message, names) =>
    expect(named(message)).toEqual(names),
  );
  it('[J-10] the end of a longer name beside it is a product too', () =>
    expect(named('emulsion vs mct emulsion, fat')).toEqual(['Addimere Emulsion', 'Addimere MCT Emulsion']));
});

describe('a strength before a name', () => {
  it.each([
    ['the 1.5 kcal wrenfold peptide, age', ['Wrenfold Peptide Energy']],
    ['1.5 kcal/ml tarnvane peptide mct', ['Tarnvane Peptide Energy']],
    ['1.5 tarnvane peptide, mct', ['Tarnvane Peptide Energy']],
    ['1.5 tarnvane energy fibre sodium', ['Tarnvane Energy Fibre']],
    ['the 1.5 dalesip milk', ['Dalesip Milk']],
    // Of a pack or a volume.
    ['1.5 bottles of dalesip milk', ['Dalesip Milk']],
    ['1.5 litres tarnvane peptide', ['Tarnvane Peptide']],
  ])('[J-10] is no count, and chooses the product that has it: %s', (message, expected) =>
    expect(named(message)).toEqual(expected),
  );
});
