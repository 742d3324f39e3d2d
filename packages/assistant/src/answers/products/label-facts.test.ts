import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../test-support/demonstration-assistant.ts';
import { numberIn } from '../figures/values.ts';
import { nutrientById } from '../../catalogue.ts';
import { sim, told } from '../../test-support/dialogue.ts';

const kcalOf = (id: string): number => {
  const [product] = PRODUCTS.filter((each) => each.id === id);
  const energy = nutrientById('energyKcal');
  return (product && energy && numberIn(product, energy)) ?? Number.NaN;
};

describe('what is asked of the only product that a description fits', () => {
  it.each([
    ['low protein bread, which sizes do you do', 'comes in a 400 g loaf'],
    ['shelf life thickener tin 127g', 'Shelf life of Flowenna Clear: 36 months'],
  ])('[J-10] is answered beside the list: %s', (message, fact) => expect(told(message)).toContain(fact));
});

describe('what is asked of a few products that a description fits', () => {
  it('[J-10] is answered for each, below the list', () => {
    expect(told('what pack sizes does the hydrolysed baby formula come in')).toMatch(
      /Cradlemere Hydrolysed comes in .*\bCradlemere Hydrolysed MCT comes in /su,
    );
    expect(told('list all renal products with their PIP codes')).toMatch(
      /PIP code of Nephrane Child 2\.0.*: Nephrane Child 2\.0 Vanilla 24 x 125 ml, 991-0640/u,
    );
  });
});

describe('a strength after an article', () => {
  it.each([
    ['how much MCT is there in the 1.5 peptide', 2],
    ['osmolality of the 1.5 non-fibre feed', 4],
  ])('[J-10] is a criterion, whatever else is asked: %s', (message, count) => {
    const { productIds } = sim.ask(message);
    expect(productIds).toHaveLength(count);
    for (const id of productIds) expect(kcalOf(id)).toBeCloseTo(150, -1);
  });
  it('[J-10] and an amount beside it is not dropped', () =>
    expect(told('kcal in 500 of the 1.5 peptide')).toContain('500'));
  it('[J-10] also where it is a whole number', () => {
    const { productIds } = sim.ask('the 2.0 for children');
    expect(productIds.length).toBeGreaterThan(1);
    for (const id of productIds) expect(kcalOf(id)).toBeCloseTo(200, -1);
  });
  it('[J-10] and part of a name that has it', () =>
    expect(told('magnesium in the 1.2 fibre feed')).toContain('Tarnvane 1.2 Fibre has'));
});

describe('an amount after a slash', () => {
  it('[J-10] is the basis of the figure before it', () => {
    expect(told('protein/L for tarnvane energy')).toContain('60.0 g of protein in 1,000');
    expect(told('sodium /100ml dalesip milk')).toContain('121 mg of sodium per 100');
  });
});

describe('a product code', () => {
  it('[J-10] is what is spoken of next', () => {
    expect(told('which product does PIP 9910340 belong to', 'is it ACBS listed')).toContain(
      'Dalesip Protein is ACBS approved',
    );
    expect(told('which product does PIP 9910340 belong to and is it GMS listed')).toContain(
      'Dalesip Protein is GMS approved',
    );
  });
});

describe('a flavour', () => {
  it.each([
    ['what savoury or neutral flavours does dalesip two come in', 'Yes, Dalesip Two comes in neutral.'],
    ['neutral flavour dalesip two?', 'Yes, Dalesip Two comes in neutral.'],
    ['is there a savoury dalesip two', 'No, Dalesip Two does not come in savoury'],
  ])('[J-10] is looked up by its name, in the range or not: %s', (message, fact) =>
    expect(told(message)).toContain(fact),
  );
});

describe('what a label says in other words', () => {
  it('[J-10] is found: freezing, in a line about what may be frozen', () => {
    const said = told('What does the label say about freezing Dalesip Milk?');
    expect(said).toContain('May be frozen as a lolly');
    expect(said).not.toContain('does not mention');
  });
  it('[J-10] the dose on a label is in its directions; a dose for a child is a decision', () => {
    expect(told('micravane powder dose on label')).toContain('in the amount the dietitian has set');
    expect(told('what dose of micravane powder for a 6 year old')).toContain('a clinical decision');
  });
});

describe('a figure per 100 ml beside an amount', () => {
  it('[J-10] is given on both', () => {
    const said = told('on wrenfold peptide 500ml, what is the protein per 100?');
    expect(said).toContain('2.9 g of protein per 100');
    expect(said).toContain('14.5 g of protein in 500');
  });
});

describe('whom to ask', () => {
  it('[J-05] comes with the hours', () =>
    expect(told('what is the order line for Ireland and when is it open')).toContain(
      'Hours: Monday to Friday',
    ));
});

describe('how long something keeps', () => {
  it('[J-10] in days, of the bottle spoken of, is what its label says and not the rule for powders', () => {
    const said = told('energy in 30 ml addimere shot', 'how many days can u keep the bottle open');
    expect(said).toContain('The label of Addimere Shot says');
    expect(said).not.toContain('scoop');
  });
  it('[J-10] of a drink thickened with a product is asked of its storage; what thickens a product, of its ingredients', () => {
    expect(told('how long does a drink thickened with flowenna clear keep')).toContain(
      'Cover thickened drinks',
    );
    expect(told('what is dalesip thick thickened with')).toContain('Ingredients');
  });
});

describe('a list by a word of the field', () => {
  it('[J-10] keeps all of it: extensively hydrolysed is not any hydrolysed feed', () => {
    expect(sim.ask('which extensively hydrolysed formulas do you have').productIds).toEqual([
      'cradlemere-hydrolysed',
      'cradlemere-hydrolysed-mct',
    ]);
    expect(sim.ask('hydrolysed feeds').productIds.length).toBeGreaterThan(2);
  });
  it('[J-10] of what is stocked is a list of the range; whether something is in stock is not held', () => {
    expect(sim.ask('low protein foods you stock').productIds.length).toBeGreaterThan(5);
    expect(told('is dalesip two in stock')).toContain('no stock');
  });
});
