import { describe, expect, it } from 'vitest';
import { sim, told } from '../test-support/dialogue.ts';

const sentenceOf = (messages: readonly string[]): string => told(...messages).split('\n')[0] ?? '';

describe('[J-10] a correction after a list replaces what it corrects', () => {
  it.each([
    [['tube feeds under 1.2 kcal/ml', 'oops, I meant over'], 'with more than 1.2 kcal/ml'],
    [
      ['sips with at least 12 g protein a bottle', 'sorry, less than'],
      'with less than 12 g protein per bottle',
    ],
    [['feeds under 90 mg sodium per 100 ml', 'what if 70'], 'with less than 70 mg sodium per 100 ml'],
    [['lowest sodium tube feeds', 'same by potassium'], 'has the least potassium'],
    [['highest fat sips', 'by sugars now'], 'has the most'],
    [['sips over 150 ml', 'sorry under'], 'in packs of less than 150 ml'],
    [['strawberry sips', 'or banana'], 'with strawberry flavour or with banana flavour'],
    [['strawberry sips', 'no the banana ones'], 'with banana flavour'],
    [['kosher sips', 'sorry I meant halal'], 'fit: marked halal.'],
    [['halal sips', 'tube feeds?'], 'tube feeds fit: marked halal'],
    [['kosher tube feeds', 'and sips'], 'oral nutritional supplements fit: marked kosher'],
    [['halal Wrenfolds', 'what about Dalesip'], 'of Dalesip, marked halal'],
    [['MSUD powders', 'and cartons?'], 'for MSUD, in a carton'],
  ])('%j', (messages, meant) => expect(sentenceOf(messages)).toContain(meant));
});

describe('[J-10] an excluded allergen stays excluded, and so is the next one', () => {
  it.each([
    [['sips without egg', 'and milk?'], 'not marked as containing eggs, not marked as containing milk'],
    [['tube feeds without egg', 'or fish'], 'not marked as containing eggs, not marked as containing fish'],
    [['tube feeds without egg', 'sorry I meant milk'], 'fit: not marked as containing milk'],
    [['sips with soya', 'no the soya free ones'], 'fit: not marked as containing soya'],
    [['sips with soya', 'and milk'], 'fit: marked as containing soya, marked as containing milk'],
    [
      ['sips without egg', 'which of them have milk'],
      'not marked as containing eggs, marked as containing milk',
    ],
  ])('%j', (messages, meant) => expect(sentenceOf(messages)).toContain(meant));
});

describe('[J-10] a limit after another has the same pack as its basis', () => {
  it.each([
    [['sips over 250 kcal a carton', 'and over 8 g protein'], 'with more than 8 g protein per carton'],
    [['sips with at least 250 kcal in a bottle and 15 g protein'], 'with at least 15 g protein per bottle'],
    [
      ['sips over 250 kcal a bottle', 'and over 8 g protein per 100 ml'],
      'with more than 8 g protein per 100 ml',
    ],
  ])('%j', (messages, meant) => expect(sentenceOf(messages)).toContain(meant));
});

describe('[J-10] which of them it is true of', () => {
  it.each([
    [['is Wrenfold Peptide halal', 'which Wrenfolds are'], 'of Wrenfold, marked halal'],
    [['is Tarnvane Peptide for a 3 year old', 'which of your tube feeds are then'], 'tube feed'],
    [['does Dalesip Juice contain fibre', 'which Dalesips do'], 'of Dalesip, with fibre'],
    [['does Dalesip Plant contain soya', 'which ones do not'], 'fit: not marked as containing soya'],
    [['which Tarnvanes contain fish', 'which do not'], 'of Tarnvane, not marked as containing fish'],
    [['is Wrenfold Peptide halal', 'anything that is?'], 'fit: marked halal'],
    [
      ['does Wrenfold Peptide have milk', 'are any Wrenfolds not'],
      'of Wrenfold, not marked as containing milk',
    ],
    [['how many sips are kosher', 'which are they'], 'fit: marked kosher'],
    [['rank the Tarnvanes by fibre', 'which have none'], 'of Tarnvane, stated to contain no fibre'],
    [['which Tarnvanes have fibre', 'which have none'], 'of Tarnvane, stated to contain no fibre'],
  ])('%j', (messages, meant) => expect(sentenceOf(messages)).toContain(meant));

  it('a list from an age has all products for some people above it', () => {
    const { productIds } = sim.ask('PKU products for over 2s');
    expect(productIds).toContain('glymarra-pku-powder-20');
    expect(productIds).not.toContain('orrimel-pku-infant');
  });
});

describe('[J-10] a follow-up in another unit, strength or level', () => {
  it.each([
    [['potassium in dalesip two in mmol', 'in mg then'], 'Dalesip Two has 225 mg of potassium per 100'],
    [['potassium in dalesip two in mmol', 'in mg then', 'per bottle'], 'has 450 mg of potassium'],
    [['standard dilution of Cradlemere Hydrolysed', 'and at 15%?'], 'per 100 ml at 15% w/v'],
    // 502 kcal per 100 g: 75 kcal in 15 g, and five times that.
    [['kcal of Cradlemere Hydrolysed', 'at 15%', 'and in 500 ml'], '377 kcal in 500 ml at 15% w/v'],
    [['standard dilution of Cradlemere Amino', 'at 17%', 'phosphate'], 'per 100 ml at 17% w/v'],
    [['products of IDDSI level 3', 'and 4'], '1 product fits: of IDDSI level 4'],
    [['which drinks are iddsi level 2', 'and level 4'], 'of IDDSI level 4'],
    [['ingredients of Addimere Carb', 'how many g per scoop'], 'One level scoop of Addimere Carb holds 5'],
    [['is there lactose in Tarnvane Standard', 'how much'], 'lactose is not stated'],
    [
      ['fibre of Wrenfold Tube Energy Fibre', 'and plain Tube Energy'],
      'Wrenfold Tube Energy has 0 g of fibre',
    ],
    [
      ['phosphorus of Tarnvane Peptide Energy', 'versus regular Energy'],
      'Tarnvane Energy has more phosphorus',
    ],
    [
      ['which PKU products come as liquids', 'ones with 20 g PE'],
      '3 liquids fit: for PKU, with about 20 g protein',
    ],
    [['case size of Dalesip Mini', 'what do we pay per case'], 'no price for Dalesip Mini'],
  ])('%j', (messages, meant) => expect(sentenceOf(messages)).toContain(meant));
});
