import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

const kindAndText = (question: string): string => `${sim.ask(question).kind}: ${told(question)}`;

describe('[J-10] what is printed on the label of one product', () => {
  test.each([
    ['is there a liquid addimere carb', 'In the same family, a liquid: Addimere Carb Liquid.'],
    ["what's the osmolarity of tarnvane peptide energy", 'has an osmolality of 480 mOsm/kg'],
    ['how much flowenna clear for a level 2 in 200ml of water', '2 scoops for level 2'],
    ["what's dalesip shake's vitamin c and what is it made up with", 'Standard mix: 57 g with 200 ml'],
    ["protein of tarnvane protein intense and whether it's ACBS", 'Yes, Tarnvane Protein Intense is ACBS'],
    ['ice lollies out of dalesip juice yes or no', 'says: “May be frozen as a lolly'],
    ['does it say anywhere on the Dalesip Milk label about diabetes', 'says: “Take care in diabetes'],
    ["what's on the label re diabetes for dalesip two", 'says: “Take care in diabetes'],
    ['Is diabetes mentioned in precautions of dalesip mini', 'says: “Take care in diabetes'],
    ['does it say not to use Dalesip Juice in galactosaemia', 'says: “Galactosaemia.”'],
    ['Is Orrimel MCT Formula contraindicated in MCAD?', 'says: “MCAD and other'],
    ['protein in chocolate dalesip two', 'answer: No, Dalesip Two does not come in chocolate'],
    [
      'nitrogen in 1500 ml of tarnvane protein intense',
      'answer: Nitrogen in Tarnvane Protein Intense in 1,500 ml: 24',
    ],
    ['can cradlemere amino be made with milk', 'The label of Cradlemere Amino does not mention milk.'],
    ['is orrimel pku infant made up with milk', 'does not mention milk'],
    [
      'can dalesip shake be made with milk',
      'answer: Yes. The label of Dalesip Shake says: “Empty the sachet into a shaker, add cold fresh whole milk',
    ],
    ['can dalesip shake be made with water instead of milk', 'Water in its place gives less energy'],
    ['whey or casein in dalesip protein', 'Milk ingredients listed for Dalesip Protein: Milk proteins.'],
    ['does the Dalesip Two label mention refeeding?', 'does not mention “refeeding”'],
    ['is tarnvane energy contraindicated in bowel obstruction', 'This is what the label of Tarnvane Energy'],
    [
      'Is it ok to water down Tarnvane 1.2 Fibre',
      'No. The label of Tarnvane 1.2 Fibre says: “Never water down',
    ],
    ['Is diluting Tarnvane Standard with water allowed', 'Never water down'],
    ['my patient wants to water down the tarnvane standard, ok?', 'refusal: '],
    ['how much water do I need to add to Dalesip Shake', '57 g with 200 ml of whole milk'],
    [
      'can Nephrane Child 2.0 be given by tube and by mouth',
      'a tube feed and an oral nutritional supplement',
    ],
    ['route of lumeket 2.5:1 liquid', 'a tube feed and an oral nutritional supplement'],
    ['is Dalesip Milk kept in the fridge', 'answer: The label of Dalesip Milk says'],
    ['does Dalesip Milk go in the fridge once opened', 'Yes. The label of Dalesip Milk says'],
    ['an opened Dalesip Two has sat on the side since 7, bin it?', 'says: “Throw away anything left'],
    ['usual strength of Cradlemere Hydrolysed', '13 g of powder made up to 100 ml'],
    ['do ye stock Nephrane Low Protein', 'No, Nephrane Low Protein is not available'],
    ['energy in Dalesip Shake made up', 'for the powder alone, and what it is made up with adds to them'],
    ['fat in Addimere ER 20 as made up', 'per 100 ml at 21% w/v'],
    // For the pack it would be a yes, but it is unclear what was asked.
    ['can the zorblat be opened onto Dalesip Pud', 'answer: The label of Dalesip Pud says'],
    ['how much is his protein in Dalesip Two', 'answer: Dalesip Two has 10 g of protein per 100 ml'],
    ['what is the thickening agent in Dalesip Thick Level 3', 'Ingredients'],
    ['can we order a sample of Dalesip Plant to Derry', 'do not mention Northern Ireland'],
    [
      'samples of Wrenfold Sip 1.5 in Northern Ireland',
      'in the Republic of Ireland and in Northern Ireland only',
    ],
    ['what oil is in wrenfold tube', 'Vegetable oils'],
    ['carbohydrate source in dalesip juice', 'Glucose syrup'],
    ['Do we stock Nephrane Low Protein in the UK', 'No, Nephrane Low Protein is not available'],
    [
      'do Tarnvane Standard packs need to be refrigerated before opening',
      'answer: The label of Tarnvane Standard says: “Keep unopened',
    ],
  ])('%s', (question, words) => {
    expect(kindAndText(question)).toContain(words);
  });
});

describe('[J-10] several questions about one product', () => {
  test.each([
    ['Tarnvane Peptide - osmolality, protein, MCT and packs', ['370 mOsm', '12 x 500 ml']],
    ['Wrenfold Sip 1.5, allergens, age and protein per bottle', ['7.6 g', 'Milk and Soya', 'from 1 year']],
    ['Dalesip Juice: codes, packs and flavours', ['MCN10330', '24 x 200 ml', 'Forest fruits']],
  ])('%s', (question, words) => {
    for (const each of words) expect(kindAndText(question)).toContain(each);
  });
});

describe('[J-10] strengths, counts and ratios', () => {
  test.each([
    // 502 kcal per 100 g × 15 g.
    ['Cradlemere Hydrolysed at 15% - kcal per 100ml?', '75 kcal per 100 ml at 15% w/v'],
    // 20 g in each 100 ml, for a powder stated up to 18 %.
    ['Cradlemere Hydrolysed 20% w/v, kcal in 500 ml', '502 kcal in 500 ml at 20% w/v'],
    ['Cradlemere Hydrolysed 20% w/v, kcal in 500 ml', 'maximum strength that the catalogue states is 18 %'],
    ['Cradlemere Amino 14% w/v, calories in 100ml', '69 kcal in 100 ml as made up'],
    // 72 g per 100 g.
    ['six boluses of 180 ml of wrenfold tube: sodium', 'in 1,080 ml'],
    ['3 x 200 boluses of wrenfold tube energy, kcal?', '900 kcal in 600 ml'],
    ['protein in 40 orrimel pku tabs', '28.8 g of protein equivalent'],
    // 126 kcal over 10 g ÷ 6.25.
    ['kcal:N ratio of Tarnvane Protein Intense', '79 kcal to 1 g'],
    ['calorie nitrogen ratio of Tarnvane Concentrate', '136 kcal to 1 g'],
    [
      'Is Dalesip Protein higher in potassium than the Mini Protein per bottle',
      'Dalesip Mini Protein 306 mg per 125 ml bottle',
    ],
  ])('%s', (question, words) => {
    expect(kindAndText(question)).toContain(words);
  });
});

describe('an allergen that is not marked', () => {
  test.each([
    ['is Dalesip Two gluten free', /^Cereals containing gluten: not marked as present in Dalesip Two\./u],
    ['is Dalesip Two free from nuts', /^Nuts: not marked as present in Dalesip Two\./u],
    [
      'does Dalesip Two contain gluten',
      /^Cereals containing gluten: not marked as present in Dalesip Two\./u,
    ],
    ['Dalesip Two has fish?', /^Fish: not marked as present in Dalesip Two\./u],
    ['is Dalesip Milk milk free', /^No\. Milk: marked as present in Dalesip Milk\./u],
    ['does Dalesip Milk contain milk', /^Yes\. Milk: marked as present in Dalesip Milk\./u],
    ['are all Dalesip gluten free', /^None of the 13 is marked as containing cereals containing gluten\./u],
    ['do all Dalesip contain milk', /^Not all are marked as containing milk: 12 of 13\./u],
  ])('[J-10] promises nothing: %s', (message, says) => {
    expect(told(message)).toMatch(says);
  });

  test('[J-10] starts no answer with yes or no, whichever allergen it is', () => {
    const words = [
      'gluten',
      'milk',
      'egg',
      'fish',
      'soya',
      'nut',
      'peanut',
      'sesame',
      'celery',
      'mustard',
      'lupin',
    ];
    for (const word of words)
      for (const message of [`is Dalesip Two ${word} free`, `does Dalesip Two contain ${word}`]) {
        const text = told(message);
        const isMarked = /milk|soya/u.test(word);
        expect(/^(?:Yes|No)\./u.test(text), `${message}: ${text}`).toBe(isMarked);
      }
  });
});

describe('[J-10] what is asked of one product and not understood is named', () => {
  test.each([
    ['is Dalesip Juice clear or milky', 'I did not understand: “clear”, “milky”'],
    ['Wrenfold Peptide vs standard', 'I understood only Wrenfold Peptide, not what to compare it with'],
    ['is there aspartame in Orrimel PKU Light 20', 'does not list aspartame among its ingredients'],
    ['does Dalesip Plant contain inulin', 'Dalesip Plant lists inulin among its ingredients'],
    ['n-3 in Tarnvane Standard', 'no row for omega 3'],
    ['thickener for 150 ml water level 2', 'For 150 ml that is 1.5 scoops for level 2'],
    ['is the Dalesip Yogurt ok for somebody avoiding gluten', 'not marked as present in Dalesip Yogurt'],
    ['is Dalesip Mini or Milk lower in sugar', 'Dalesip Milk has less sugars'],
  ])('%s', (question, words) => {
    expect(kindAndText(question)).toContain(words);
  });
  // It may come from another ingredient.
  test('says nothing of ingredients for a sugar', () =>
    expect(kindAndText('fructose in Dalesip Juice')).not.toContain('ingredients'));
});
