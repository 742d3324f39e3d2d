import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { heard } from '../test-support/heard.ts';
import { queryOf } from '../test-support/demonstration-reading.ts';
import { plain, sim, told } from '../test-support/dialogue.ts';

const amountsOf = (message: string): string[] =>
  queryOf(message).amounts.map((amount) =>
    amount.kind === 'measure' ? `${amount.amount} ${amount.unit}` : `${amount.count} ${amount.noun}`,
  );
const unreadOf = (message: string) => queryOf(message).unreadAmounts;

describe('amounts', () => {
  it.each([
    ['kcal in 1.5 L Tarnvane Energy', '1500 ml'],
    ['kcal in half a litre of Tarnvane Energy', '500 ml'],
    ['a litre and a half of Tarnvane Energy', '1500 ml'],
    ['1,500 ml Tarnvane Energy', '1500 ml'],
    ['potassium in two 125 ml bottles of Nephrane Child', '250 ml'],
    ['2 x 200 ml Dalesip Two', '400 ml'],
    ['200 ml x 6 Tarnvane Standard', '1200 ml'],
    ['Addimere Shot 30 mls three times', '90 ml'],
    ['Addimere Shot 40 ml bd kcal', '80 ml'],
    ['2½ bottles Dalesip Milk', '2.5 bottle'],
    ['1/2 bottle Dalesip Two', '0.5 bottle'],
    ['three quarters of a pot of Dalesip Pud', '0.75 pot'],
    ['one and a half sachets of Dalesip Shake', '1.5 sachet'],
    ['a couple of btls of Dalesip Milk', '2 bottle'],
    ['cals in 3 Dalesip Mini', '3 pack'],
    ['protein Dalesip Mini x 4', '4 pack'],
  ])('[J-10] %s is %s', (message, amount) => expect(amountsOf(message)).toEqual([amount]));

  it('[J-10] a number in a name, a level or a basis is no amount', () => {
    for (const message of [
      'Dalesip Two kcal',
      'Lumeket 4:1 Liquid fat',
      'Dalesip Thick Level 3 kcal',
      'iron per 100 ml Wrenfold Tube',
      'compare the two Nephrane drinks',
    ])
      expect(amountsOf(message), message).toEqual([]);
  });

  it('[J-10] keeps one amount for each of two products', () => {
    expect(amountsOf('500 ml Tarnvane Energy + 2 Dalesip Mini kcal')).toEqual(['500 ml', '2 pack']);
  });

  it.each([
    'kcal in 500 Tarnvane Energy',
    'protein in a third of a bottle of Dalesip Two',
    'protein in 1/3 bottle Dalesip Two',
    'a few bottles of Dalesip Two, protein',
    'kcal in most of a bottle of Dalesip Mini',
    'protein in 90 g protein of Tarnvane Protein',
  ])('[J-10] asks back and shows no figure for an amount it cannot read: %s', (message) => {
    expect(unreadOf(message)).not.toEqual([]);
    const answer = sim.ask(message);
    expect(answer.kind).toMatch(/^(?:question|refusal)$/u);
    expect(answer.parts.every((part) => part.kind === 'text')).toBe(true);
  });

  it('[J-10] offers the same question with a unit', () => {
    const { choices } = sim.ask('kcal in 500 Tarnvane Energy');
    expect(choices.map(({ label }) => label)).toEqual(['In 500\u00a0ml', 'Per 100\u00a0ml']);
    expect(sim.ask(choices[0]?.question ?? '')).toMatchObject({
      kind: 'answer',
      intent: 'product.amountInVolume',
      productIds: ['tarnvane-energy'],
    });
  });

  it('[J-10] gives each size when a product comes in two, and asks which one for a sum', () => {
    const text = told('phosphate in 4 bottles of Nephrane Dialysis');
    expect(text).toContain('200 mg of phosphorus in 4 × 125 ml (500 ml)');
    expect(text).toContain('320 mg of phosphorus in 4 × 200 ml (800 ml)');
    expect(sim.ask('phosphate in 4 bottles of Nephrane Dialysis and 2 Dalesip Two').kind).toBe('question');
  });

  it('[J-10] says that the milk a powder is made up with is not counted', () => {
    const answer = sim.ask('kcal in 3 sachets of Dalesip Shake made with whole milk');
    expect(JSON.stringify(answer.parts)).toContain('is not included');
  });
});

const saidOf = (message: string) =>
  demonstrationAssistant('uk')
    .ask(message)
    .parts.flatMap((part) => (part.kind === 'text' ? [plain(part.text)] : []))
    .join(' ');

describe('spoken ages', () => {
  it.each([
    ['list powders w/o cows milk for under ones', 'not marked as containing milk, for ages under 1 year.'],
    ['powders for the under-twos', 'for ages under 2 years.'],
    ['feeds for under 1 year', 'for ages under 1 year.'],
    ['drinks for over 60s', 'for some or all of those over 60 years.'],
    ['drinks for the over sixties', 'for some or all of those over 60 years.'],
  ])('[J-10] %s: is fully read', (message, said) => {
    expect(saidOf(message)).toContain(said);
    expect(saidOf(message)).not.toContain('did not understand');
  });

  it('[J-10] "ones" that are no ages are products', () =>
    expect(saidOf('just the 2.0 ones')).toContain('with about 2 kcal/ml'));
});

describe('fractions and signs', () => {
  it.each([
    ['protein in two thirds of a carton of Dalesip Milk', '2/3'],
    ['kcal in a third of a bottle of Dalesip Mini', '1/3'],
    ['2/3 bottle of Dalesip Mini, kcal', '2/3'],
  ])('[J-10] %s is asked back as typed', (message, part) => expect(unreadOf(message)).toEqual([part]));

  it.each([
    ['she drinks half her Dalesip Mini, how many kcal is that', 'Energy 150 kcal in 0.5 × 125 ml (62.5 ml)'],
    ['kcal in half a 200 ml Dalesip Milk', 'Energy 150 kcal in 100 ml'],
  ])('[J-10] %s is worked out', (message, figure) => expect(told(message)).toContain(figure));

  it('[J-10] "10+ g" is a limit and "60+" an age', () => {
    expect(queryOf('sip feeds with 10+ g protein per bottle').criteria).toContainEqual(
      expect.objectContaining({ kind: 'nutrient', limits: expect.objectContaining({ low: 10 }) }),
    );
    expect(queryOf('tube feeds for 75+').criteria).toContainEqual(
      expect.objectContaining({ kind: 'age', age: { kind: 'months', months: 900, words: '75 years' } }),
    );
    expect(JSON.stringify(sim.ask('henry 60+').parts)).toContain('70 years and over');
  });
});

const HEARD: Readonly<Record<string, readonly (readonly [message: string, heard: string])[]>> = {
  amount: [
    ['kcal in 750ml of Tarnvane Energy', '750 ml'],
    ['Tarnvane Energy, 1 and a half litres, protein', '1500 ml'],
    ['protein in four 125ml bottles of Dalesip Mini', '500 ml'],
    ['Dalesip Two x 3, protein', '3 pack'],
    ['3 x Dalesip Two kcal', '3 pack'],
    ['energy from 3 times 200 ml Dalesip Two', '600 ml'],
    ['Dalesip Two 200ml twice a day, kcal', '400 ml'],
    ['250ml Tarnvane Energy four times daily kcal', '1000 ml'],
    ['how much potassium is in a bottle and a half of Dalesip Two', '1.5 bottle'],
    ['potassium in a 125 ml bottle of Nephrane Child', '125 ml'],
    ['protein in a quarter of a litre of Tarnvane Energy', '250 ml'],
    ['two and a half cartons of Dalesip Milk, kcal', '2.5 carton'],
    ['kcal in 200 ml of Dalesip Two tds', '600 ml'],
    ['30ml tds Addimere Shot kcal', '90 ml'],
    ['2 × 200 ml Dalesip Two, protein', '400 ml'],
    ['protein in half a dozen pots of Dalesip Pud', '6 pot'],
  ],
  basis: [
    ['protein per 100ml in Dalesip Two', 'per 100'],
    ['protein for each bottle of Dalesip Two', 'per bottle'],
    ['Dalesip Two: potassium a bottle', 'per bottle'],
    ['sodium/100 kcal Tarnvane Standard', 'per 100 energyKcal'],
    ['potassium per gram of protein in Nephrane Dialysis', 'per 1 protein'],
    ['protein for every 100 kcal of Dalesip Two', 'per 100 energyKcal'],
    ['phosphate in mg per 10 g of protein Nephrane Dialysis', 'per 10 protein'],
    ['per carton, how much fat in Dalesip Milk', 'per carton'],
  ],
  limit: [
    ['tube feeds with protein 20 g or more per 100 ml', 'protein from 20 per 100 ml'],
    ['sip feeds over 20 g/100ml protein', 'protein above 20 per 100 ml'],
    [
      'sip feeds with minimum 6g of protein in each 200ml bottle',
      'protein from 6 per bottle; pack 200 to 200 ml',
    ],
    ['feeds with no more than 5 mmol K per 100 kcal', 'potassium to 195.5 per 100 energyKcal'],
    ['sip feeds 1.5 kcal/ml or denser', 'energyKcal from 150 per 100 ml'],
    ['tube feeds, no less than 10 g fibre a litre', 'fibre from 1 per 100 ml'],
    ['sip feeds where the sodium is below 90mg per 100ml', 'sodium below 90 per 100 ml'],
    ['list feeds with fewer than 200 kcal in a pack', 'energyKcal below 200 per pack'],
    ['sip feeds with 300 kcal or more per bottle', 'energyKcal from 300 per bottle'],
    ['tube feeds not exceeding 1 kcal per ml', 'energyKcal to 100 per 100 ml'],
    ['tube feeds with an osmolality of 300 mosm/kg or less', 'osmolality to 300'],
    ['tube feeds with osmolarity under 300 mosm/l', 'osmolarity below 300'],
    ['powders with upwards of 80 g protein per 100 g', 'protein from 80 per 100 g'],
    [
      'sip feeds with protein of at least 9 g and fibre of at least 2 g per bottle',
      'protein from 9 per bottle; fibre from 2 per bottle',
    ],
    ['sip feeds with 18g protein minimum per bottle', 'protein from 18 per bottle'],
    ['feeds with max 30 mg phosphate per 100 kcal', 'phosphorus to 30 per 100 energyKcal'],
    ['tube feeds where each 100 ml has more than 5 g protein', 'per 100; protein above 5'],
    ['sip feeds: per bottle at least 18 g protein', 'protein from 18 per bottle'],
    ['does Dalesip Two have at least 15 g protein per bottle', 'protein from 15 per bottle'],
    ['sip feeds with 2 kcal/ml and up', 'energyKcal from 200 per 100 ml'],
    ['feeds with protein greater than or equal to 6 g per 100 ml', 'protein from 6 per 100 ml'],
    ['sip feeds with 20 or more grams of protein per bottle', 'protein from 20 per bottle'],
    ['sip feeds with over a gram of salt per bottle', 'salt above 1 per bottle'],
    ['tube feeds with over 1 g arginine per 100 ml', 'arginine above 1 per 100 ml'],
    ['tube feeds with vitamin D a minimum of 2 mcg per 100 ml', 'vitaminD from 2 per 100 ml'],
    ['tube feeds with under 2 mg vitamin E per 100 ml', 'vitaminE below 2 per 100 ml'],
    ['sip feeds with less than 2 g protein per kg', '2?'],
    ['sip feeds with at least 15g of protein in the bottle', 'protein from 15 per bottle'],
    ['ONS with over 15 g protein in the pack', 'protein above 15 per pack'],
    ['products that give 300 kcal or more in their bottle', 'energyKcal from 300 per bottle'],
    ['products with more than 20% of energy as protein', 'protein above 5 per 100 energyKcal'],
    ['tube feeds with over 36% energy from fat', 'fat above 4 per 100 energyKcal'],
    [
      'feeds where carbohydrate gives at least 50 % of the energy',
      'carbohydrate from 12.5 per 100 energyKcal',
    ],
    ['sip feeds with 2 kcal/ml plus fibre', 'energyKcal about 200 per 100 ml'],
  ],
  range: [
    ['tube feeds between 1 and 1.2kcal per ml', 'energyKcal 100 to 120 per 100 ml'],
    ['sip feeds with 10 to 20 g protein per bottle', 'protein 10 to 20 per bottle'],
    ['sip feeds with 10-20g protein per bottle', 'protein 10 to 20 per bottle'],
    ['tube feeds from 1 to 1.5 kcal/ml', 'energyKcal 100 to 150 per 100 ml'],
    [
      'tube feeds with more than 4 g but less than 6 g protein per 100 ml',
      'protein above 4, below 6 per 100 ml',
    ],
    ['feeds between 100mg and 200mg potassium per 100 ml', 'potassium 100 to 200 per 100 ml'],
    ['tube feeds with protein anywhere between 4 and 6 g per 100 ml', 'protein 4 to 6 per 100 ml'],
    ['sip feeds, 200-300 kcal per bottle', 'energyKcal 200 to 300 per bottle'],
    ['all products at least 2 kcal/ml but below 3', 'energyKcal from 200, below 300 per 100 ml'],
    ['tube feeds over 4 g protein per 100 ml but below 6', 'protein above 4, below 6 per 100 ml'],
    ['tube feeds under 100 mg sodium and over 60 mg per 100 ml', 'sodium above 60, below 100 per 100 ml'],
    ['sip feeds over 200 kcal but below 400 per bottle', 'energyKcal above 200, below 400 per bottle'],
    ['sip feeds over 100 ml but below 200', 'pack above 100, below 200 ml'],
    ['feeds over 4 g protein and under 5 g fat', 'protein above 4; fat below 5'],
    ['feeds over 1 kcal/ml and for under 5s', 'energyKcal above 100 per 100 ml; 59 months'],
    ['is the protein in Tarnvane Energy between 4 and 6 g per 100 ml', 'protein 4 to 6 per 100 ml'],
  ],
  'right one of two': [
    ['ONS with at most 10 mg... sorry, at most 30 mg potassium per 100ml', 'potassium to 30 per 100 ml'],
    ['feeds with over 5 g protein, I mean over 6 g protein per 100 ml', 'protein above 6 per 100 ml'],
    ['tube feeds with at least 1 kcal/ml, no wait, 1.5 kcal/ml', 'energyKcal from 150 per 100 ml'],
    ['sip feeds under 200, sorry, under 125 ml', 'pack below 125 ml'],
    ['protein in 200 ml, sorry 250 ml of Tarnvane Energy', '250 ml'],
    ['kcal in 2 bottles of Dalesip Two, no, 3', '3 bottle'],
    ['200 ml of Dalesip Two, sorry 250 ml, protein', '250 ml'],
  ],
  target: [
    ['how many bottles of Dalesip Two for 30g protein', 'for 30 protein'],
    ['how much Tarnvane Energy gives 1500 kcal', 'for 1500 energyKcal'],
    ['what volume of Tarnvane Energy do I need to get 60 g of protein', 'for 60 protein'],
    ['30 g protein from Dalesip Two: how many bottles', 'for 30 protein'],
    ['number of Dalesip Mini needed to reach 600kcal', 'for 600 energyKcal'],
    ['how many Dalesip Two to provide at least 20 g protein a day', 'for 20 protein'],
    ['what is 1600 kcal of Tarnvane Energy in ml', 'for 1600 energyKcal'],
    ['protein in 1600 kcal of Tarnvane Energy', 'for 1600 energyKcal'],
  ],
  age: [
    ['sip feeds for a 7yr old', '84 months'],
    ['tube feeds suitable from 6 months', '6 months'],
    ['feeds for children under 12 months', '11 months'],
    ['feeds for kids aged 3 and over', '36 months'],
    ['tube feeds for a child of 18 months', '18 months'],
    ['feeds for someone older than 70', '840 months'],
  ],
  size: [
    ['sip feeds in bottles of 200 ml or less', 'pack to 200 ml'],
    ['tube feeds in packs larger than 1 litre', 'pack above 1000 ml'],
    ['sip feeds between 100 and 150 ml', 'pack 100 to 150 ml'],
    ['sip feeds no bigger than 125ml', 'pack to 125 ml'],
    ['tube feeds of at least 1.5 litres', 'pack from 1500 ml'],
    ['sip feeds smaller than 150 ml', 'pack below 150 ml'],
  ],
};

describe('quantities in any word order', () => {
  it.each(Object.entries(HEARD).flatMap(([role, rows]) => rows.map((row) => [role, ...row] as const)))(
    '[J-10] %s: %s is %s',
    (_, message, right) => expect(heard(message)).toBe(right),
  );
});
