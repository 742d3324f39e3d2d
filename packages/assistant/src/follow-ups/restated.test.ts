import { describe, expect, it } from 'vitest';
import { IN, told } from '../test-support/dialogue.ts';

describe('[J-10] an exclusion never lists the opposite', () => {
  it.each([
    'show tube feeds and hide anything with milk',
    'tube feeds, filter out anything with milk',
    'tube feeds but avoid milk',
    'tube feeds, steer clear of milk',
    'tube feeds - get rid of the ones with milk',
    'tube feeds with no trace of milk',
    'tube feeds that shun milk',
    'tube feeds, zap anything with milk',
  ])('%s', (question) => {
    expect(told(question)).not.toMatch(/(?<!not )marked as containing milk/u);
  });

  it.each([
    ['HCU products from 3 yrs, not powder', 'not powders'],
    ['PKU, hide anything in a pouch', 'not in a pouch'],
    ['MSUD products, nothing in a pouch', 'not in a pouch'],
    ['puddings or bars in chocolate', 'puddings or in a bar'],
    ['puddings, bars or shakes in chocolate', 'puddings or in a bar or described as shake'],
    ['PKU with 20 g protein equivalent a pack', 'about 20 g protein per pack'],
    ['20g protein equivalent sachets for PKU', 'about 20 g protein per sachet'],
    ['top five drinks by protein in the bottle', '20 g per 200 ml bottle'],
  ])('%s: %s', (question, said) => {
    expect(told(question)).toContain(said);
  });
});

describe('[J-10] sizes, scoops and ratios of a product', () => {
  it.each([
    ['potassium per bottle, nephrane dialysis 125', 'in 125 ml'],
    ['cradlemere amino 400 tin protein', '51.6 g of protein in 400 g'],
    ['2 bottles of addimere shot 120 kcal', 'in 240 ml'],
    ['grams per scoop addimere protein', 'One level scoop of Addimere Protein holds 2.5 g'],
    ['non protein kcal per g nitrogen tarnvane energy', '131 kcal to 1 g'],
    ['non protein kcal to n addimere carb', 'is not worked out for Addimere Carb'],
    ['600 ml of wrenfold tube fibre', 'Wrenfold Tube Fibre, in 600 ml'],
  ])('%s: %s', (question, said) => {
    expect(told(question)).toContain(said);
  });
});

describe('[J-10] a follow-up keeps amounts and criteria', () => {
  it.each([
    [
      ['sodium in 500 ml of tarnvane energy', 'same volume of tarnvane peptide'],
      '470 mg of sodium in 500 ml',
    ],
    [
      ['kcal in 600 ml wrenfold tube energy', 'how much more kcal is that than wrenfold tube'],
      '300 kcal in 600 ml',
    ],
    [['protein in 500 ml of tarnvane energy fibre', 'the energy one'], 'Tarnvane Energy has'],
    [['protein in tarnvane standard', '600 ml of wrenfold tube fibre'], 'of protein in 600 ml'],
    [['600 ml of tarnvane standard fibre', 'fibre in that'], '9.0 g of fibre in 600 ml'],
    [['protein in 750 ml of tarnvane energy', 'nitrogen?'], 'in 750 ml: 7.20 g'],
    [['protein in 750 ml of tarnvane energy', 'nitrogen content'], 'in 750 ml: 7.20 g'],
    [['protein in 750 ml of tarnvane energy', 'fluid from that volume'], '585 g of water in 750 ml'],
    [['vegan sip feeds', 'kosher ones only', 'rank them by fibre'], 'marked vegan, marked kosher'],
    [['protein in dalesip two and dalesip milk', 'what differs'], 'largest other differences'],
  ])('%j: %s', (messages, said) => {
    expect(told(...messages)).toContain(said);
  });
});

describe('[J-10] a list after one product is about the whole range', () => {
  it.each([
    [
      'is Tarnvane Plant Fibre vegan',
      'what about vegan sip feeds',
      'oral nutritional supplements fit: marked vegan',
    ],
    ['is Dalesip Two halal', 'what about tube feeds', 'tube feeds fit: marked halal'],
    ['is Dalesip Two halal', 'what about supplement drinks for adults', 'marked halal'],
  ])('%s, then %s', (before, question, said) => {
    expect(told(before, question)).toContain(said);
    expect(told(before, question)).not.toContain('Dalesip Two is an oral');
  });

  it('what a list needs, after a comma, is no choice for a patient', () => {
    const list = told('looking for a high protein supplement drink for adults, over 9 g per 100 ml');
    expect(list).toContain('more than 9 g protein per 100 ml');
    expect(told('Need a high protein supplement drink for adults, over 9 g per 100 ml')).toBe(list);
  });
});

describe('[J-10] a list and a figure in one message', () => {
  it.each([
    [
      'What do you have for MSUD, and how much protein equivalent is in a sachet of Orrimel MSUD Powder 15?',
      'fit: for MSUD',
      '15 g of protein equivalent per 25 g sachet',
    ],
    [
      'Which keto products do you do and what is the ratio of Lumeket 4:1 Liquid?',
      'described as ketogenic',
      'a ketogenic ratio of 4:1',
    ],
    [
      'pt with pku age 14 takes 3 orrimel pku pouch 20 a day, how much protein equivalent is that and how much b12',
      '60.0 g of protein equivalent',
      '4.8 micrograms of vitamin B12',
    ],
  ])('%s', (message, list, figure) => {
    expect(told(message)).toContain(list);
    expect(told(message)).toContain(figure);
    expect(told(message)).not.toContain('could not read');
  });

  it('a mixing ratio is about making up a powder, not the ketogenic ratio', () => {
    expect(told('what is the mixing ratio for Cradlemere Amino')).not.toContain('ketogenic');
  });
});

describe('[J-10] exclusions, ties, "either" and unavailable products', () => {
  it.each([
    [
      'MSUD range apart from the infant formula and the low protein foods',
      '5 products fit: for MSUD, not infant formulas, not described as low protein',
    ],
    [
      'tube feeds except the peptide ones and the fibre ones',
      'not described as peptide, stated to contain no fibre',
    ],
    ['does Dalesip Mini Protein come in coffee or mocha', 'Yes, Dalesip Mini Protein comes in mocha'],
    ['does Dalesip Two come in coffee or mocha', 'No, Dalesip Two does not come in coffee or mocha'],
    ['kcal in 40 ml addimere mct emulsion, and what about MCAD', 'says: “MCAD and other medium-chain'],
    [
      'how many kcal in 40 ml addimere emulsion, and what about MCAD',
      'I did not understand: “what about mcad”',
    ],
    ['sodium in tarnvane energy and what about cushings', 'I did not understand: “what about cushings”'],
    ['nephrane child 2.0: phosphate, scurvy?', 'I did not understand: “scurvy”'],
    ['protein in a 75 g portion of lowenfield penne', '0.23 g of protein'],
    [
      'how do I compare three products side by side & the fibre per bottle of dalesip mini fibre',
      '4.5 g of fibre',
    ],
  ])('%s: %s', (message, said) => {
    expect(told(message)).toContain(said);
  });

  it('thanks are not part of a question', () => {
    const bare = told('protein and fat in dalesip two');
    expect(told('protein and fat in dalesip two, thanks in advance')).toBe(bare);
    expect(told('protein and fat in dalesip two please, ta')).toBe(bare);
  });

  it('a storage time is not read from the name of a shake', () => {
    expect(told('dalesip shake max, how long does it keep once made')).not.toContain('Empty the sachet');
  });

  it('ages after a short list are given for each', () => {
    const ages = told('keto powders?', 'from what ages?');
    expect(ages).toContain('Lumeket 3:1 Powder is for use');
    expect(ages).toContain('Lumeket 4:1 Powder is for use');
  });

  it('"each" is about all products named in turn', () => {
    const ages = told('Lumeket 4:1 Liquid flavours', 'is the 2.5:1 one the same?', 'what age is each from');
    expect(ages).toContain('Lumeket 4:1 Liquid is for use');
    expect(ages).toContain('Lumeket 2.5:1 Liquid is for use');
    expect(told('kcal in dalesip juice', 'and in each bottle')).not.toContain('Which product');
  });

  it('two leaders with packs of two sizes are each given their own', () => {
    const said = IN.roi.told(
      'chocolate flavoured supplement drinks please',
      'only the ones for kids',
      'which of those has the most kcal per bottle',
    );
    expect(said).toContain(
      'Dalesip Milk (300 kcal per 200 ml bottle) and Wrenfold Sip Mini 2.4 (300 kcal per 125 ml bottle)',
    );
  });

  it('of two products, one not sold in the country, the other is answered', () => {
    const text = IN.roi.told('are Dalesip Plant and Tarnvane Plant Fibre both vegan?');
    expect(text).toContain('Yes, Tarnvane Plant Fibre is marked vegan');
    expect(text).toContain('Dalesip Plant is not available in the Republic of Ireland');
  });
});
