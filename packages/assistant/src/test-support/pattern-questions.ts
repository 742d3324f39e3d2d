// Longer than other files: tables of questions by pattern, with what the labels say.
import { contribution, type Product, per100 } from '@dietetic/catalogue';
import { PRODUCTS } from './demonstration-assistant.ts';
import type { LabelledQuestion, QuestionSet } from './labelled-questions.ts';
import { rawRow } from './raw-labels.ts';

/**
 * Questions made as a cross product of what is asked, on which basis, in which words and with which noise. What is right
 * is worked out here from the product data, without any code of the engine.
 */
export function patternQuestions(): QuestionSet[] {
  return [
    { set: 'figures', questions: figures() },
    { set: 'amounts', questions: amounts() },
    { set: 'label texts', questions: labelTexts() },
    { set: 'lists', questions: lists() },
    { set: 'negation', questions: negations() },
    { set: 'superlatives', questions: superlatives() },
    { set: 'counts and thresholds', questions: counts() },
    { set: 'follow-ups', questions: followUps() },
    { set: 'several in one', questions: several() },
    { set: 'label look-ups beside a patient', questions: besideAPatient() },
    { set: 'refusals', questions: refusals() },
    { set: 'emergencies', questions: emergencies() },
    { set: 'reactions and faults', questions: faults() },
    { set: 'methods', questions: methods() },
    { set: 'the app', questions: theApp() },
    { set: 'not for Sim', questions: notForSim() },
  ];
}

export const uk = (ask: string, label: Omit<LabelledQuestion, 'ask' | 'country'>): LabelledQuestion => ({
  ask,
  country: 'uk',
  ...label,
});

const SOLD = PRODUCTS.filter(({ productAvailability }) => productAvailability !== 'roi');
export const idsWhere = (keeps: (product: Product) => boolean): string[] =>
  SOLD.filter(keeps).map(({ id }) => id);
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** What hurry, good manners and thumbs add; the answer must stay the same. */
export const NOISE: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => `Hi, ${text} please`,
  (text) => `sorry quick one - ${text} thanks so much`,
  (text) => `${text}???`,
  (text) => `could you tell me ${text}`,
  (text) => text.replaceAll(' ', '  '),
];

const FIGURE_PHRASES: readonly ((nutrient: string, product: string, basis: string) => string)[] = [
  (nutrient, product, basis) => `${nutrient} in ${product} ${basis}`,
  (nutrient, product, basis) => `how much ${nutrient} is there ${basis} in ${product}?`,
  (nutrient, product, basis) => `${product} ${nutrient} ${basis}`,
  (nutrient, product, basis) => `${product}: ${nutrient} ${basis}`,
  (nutrient, product, basis) => `what's the ${nutrient} content of ${product} ${basis}`,
  (nutrient, product, basis) => `I need the ${nutrient} figure ${basis} for ${product}`,
];

const NUTRIENTS: readonly (readonly [row: string, words: readonly string[]])[] = [
  ['Protein', ['protein', 'prot']],
  ['Energy (kcal)', ['energy', 'kcal', 'calories', 'calorie']],
  ['Fibre', ['fibre', 'fiber', 'dietary fibre']],
  ['Fat', ['fat', 'total fat']],
  ['Carbohydrate', ['carbs', 'carbohydrate', 'CHO']],
  ['of which sugars', ['sugar', 'sugars']],
  ['Potassium', ['potassium', 'K+']],
  ['Sodium', ['sodium', 'Na']],
  ['Phosphorus', ['phosphate', 'phosphorus', 'phos']],
  ['Calcium', ['calcium', 'Ca']],
  ['Iron', ['iron', 'Fe']],
  ['Zinc', ['zinc']],
  ['Vitamin D3', ['vitamin D', 'vit D']],
  ['Folic acid', ['folate', 'folic acid']],
  ['Salt', ['salt']],
];

/** Names whose last word is a nutrient are asked back by some phrases; they have questions of their own. */
const PLAIN = SOLD.filter(
  ({ name }) => !/(?:protein|fibre|energy|carb|oil|starch|isoleucine.*|ara|fat)$/iu.test(name),
);
const states = (id: string, row: string, column: 0 | 1 = 0): boolean =>
  /^\d/u.test(rawRow(id, row)?.columns[column] ?? '');

function figures(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  for (let index = 0; questions.length < 100; index += 1) {
    const product = at(PLAIN, index * 7 + 3);
    const [row, words] = at(NUTRIENTS, index);
    const phrase = at(FIGURE_PHRASES, index * 5 + Math.floor(index / 15));
    const noise = at(NOISE, index * 3 + Math.floor(index / 8));
    const noun = product.units[0]?.kind ?? '';
    const isServing =
      index % 3 === 2 && (product.headings[1] ?? '').includes(noun) && noun !== '' && noun !== 'scoop';
    const column = isServing ? 1 : 0;
    if (!states(product.id, row, column)) {
      if (index > 2000) throw new Error('too few labels');
      continue;
    }
    const basis = isServing ? `per ${noun}` : index % 3 === 1 ? `per 100${product.basis}` : '';
    questions.push(
      uk(noise(phrase(at(words, index), product.name, basis).trim()), {
        products: [product.id],
        figures: [{ row, column: column === 1 ? 2 : 1 }],
      }),
    );
  }
  return questions;
}

function amounts(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  const sizes = [30, 350, 500, 850, 1200, 1500];
  const ways: readonly ((nutrient: string, amount: string, product: string) => string)[] = [
    (nutrient, amount, product) => `${nutrient} in ${amount} of ${product}`,
    (nutrient, amount, product) => `${amount} ${product} ${nutrient}`,
    (nutrient, amount, product) => `how much ${nutrient} does ${amount} of ${product} give`,
    (nutrient, amount, product) => `${product}, ${amount}: ${nutrient}?`,
    (nutrient, amount, product) => `what would ${amount} of ${product} provide in ${nutrient}`,
  ];
  for (let index = 0; questions.length < 50; index += 1) {
    const product = at(PLAIN, index * 11 + 1);
    const [row, words] = at(NUTRIENTS, index * 2 + 1);
    if (!states(product.id, row)) continue;
    const size = at(sizes, index);
    const way = at(ways, index * 3 + Math.floor(index / 7));
    const [pack] = product.units;
    const isCounted = index % 3 === 0 && product.units.length === 1 && pack !== undefined;
    const amount = isCounted ? 3 * pack.amount : size;
    const written = index % 4 === 1 ? String(size) : size.toLocaleString('en-GB');
    const amountWords = isCounted
      ? `3 ${pack.kind === 'pouch' ? 'pouches' : `${pack.kind}s`}`
      : `${written}${index % 4 === 1 ? '' : ' '}${product.basis}`;
    questions.push(
      uk(at(NOISE, index)(way(at(words, index), amountWords, product.name)), {
        products: [product.id],
        figures: [{ row, amount }],
      }),
    );
  }
  return questions;
}

function labelTexts(): LabelledQuestion[] {
  const topics: readonly (readonly [intent: string, ask: (name: string) => string])[] = [
    ['product.flavours', (name) => `what flavours are there of ${name}`],
    ['product.codes', (name) => `order code for ${name}`],
    ['product.codes', (name) => `${name} pip`],
    ['product.packCase', (name) => `pack sizes ${name}`],
    ['product.storage', (name) => `how do I store ${name}`],
    ['product.storage', (name) => `${name} how long once opened`],
    ['product.shelfLife', (name) => `shelf life of ${name}`],
    ['product.allergen', (name) => `${name} allergens`],
    ['product.ingredients', (name) => `whats in ${name}, ingredients`],
    ['product.directions', (name) => `directions for ${name}`],
    ['product.contraindication', (name) => `contraindications of ${name}`],
    ['product.indication', (name) => `what is ${name} indicated for`],
    ['product.reimbursement', (name) => `is ${name} ACBS approved`],
    ['product.availability', (name) => `is ${name} sold in Ireland`],
    ['product.ageSuitability', (name) => `what ages is ${name} for`],
  ];
  const questions = topics.flatMap(([intent, ask], index) =>
    [0, 1].map((turn) => {
      const product = at(PLAIN, index * 13 + turn * 29 + 5);
      return uk(at(NOISE, index + turn * 3)(ask(product.name)), { intent, products: [product.id] });
    }),
  );
  questions.push(
    uk('Does Dalesip Mini come in coffee?', { products: ['dalesip-mini'], says: ['Yes'] }),
    uk('is there a coffee dalesip milk', flavourLabel('dalesip-milk', 'Coffee')),
    uk('does dalesip yogurt come in banana', flavourLabel('dalesip-yogurt', 'Banana')),
    uk('is dalesip mini vegan', { products: ['dalesip-mini'], says: ['not marked vegan'] }),
    uk('can tarnvane standard be given into a vein', {
      products: ['tarnvane-standard'],
      says: ['No', 'vein'],
    }),
    uk('is dalesip mini ever given IV', { products: ['dalesip-mini'], says: ['never into a vein'] }),
    uk('hang time for tarnvane standard', { products: ['tarnvane-standard'], says: ['24'] }),
    uk('how long can cradlemere amino made up hang', { says: ['4'] }),
    uk('is wrenfold tube suitable at 6 months', { products: ['wrenfold-tube'], says: ['No'] }),
    uk('can a 4 year old have dalesip mini', { products: ['dalesip-mini'], says: ['Yes'] }),
  );
  return questions;
}

function flavourLabel(id: string, flavour: string): Omit<LabelledQuestion, 'ask' | 'country'> {
  const has = PRODUCTS.find((each) => each.id === id)?.flavours.includes(flavour) === true;
  return { products: [id], says: [has ? 'Yes' : 'No'] };
}

type Trait = { words: string; without: string; keeps: (product: Product) => boolean };
export const marked = (label: string) => (product: Product) =>
  product.allergens.some((each) => each.label === label && each.value === 'yes');
export const isOf = (slug: string) => (product: Product) => product.categories.includes(slug);
export const diet = (name: 'vegan' | 'vegetarian' | 'halal' | 'kosher') => (product: Product) =>
  product.specialDiet.includes(name);
const holds = (id: string) => (product: Product) => (contribution(per100(product, id)) ?? 0) > 0;

const FORMS: readonly (readonly [words: string, slug: string])[] = [
  ['tube feeds', 'tube-feed'],
  ['sip feeds', 'oral-nutritional-supplement'],
  ['oral nutritional supplements', 'oral-nutritional-supplement'],
  ['powders', 'powder-and-tablets'],
  ['foods', 'food'],
];
const TRAITS: readonly Trait[] = [
  { words: 'vegan', without: 'not vegan', keeps: diet('vegan') },
  { words: 'halal', without: 'not halal', keeps: diet('halal') },
  { words: 'kosher', without: 'not marked kosher', keeps: diet('kosher') },
  { words: 'vegetarian', without: 'not vegetarian', keeps: diet('vegetarian') },
];

function lists(): LabelledQuestion[] {
  const ways: readonly ((form: string, trait: string) => string)[] = [
    (form, trait) => `which ${form} are ${trait}`,
    (form, trait) => `${trait} ${form}`,
    (form, trait) => `show me all the ${trait} ${form}`,
    (form, trait) => `do you have any ${trait} ${form}?`,
    (form, trait) => `list of ${form} that are ${trait}`,
  ];
  const questions: LabelledQuestion[] = [];
  FORMS.forEach(([form, slug], index) => {
    TRAITS.forEach((trait, turn) => {
      const products = idsWhere((product) => isOf(slug)(product) && trait.keeps(product));
      questions.push(
        uk(at(NOISE, index * 4 + turn)(at(ways, index + turn * 2)(form, trait.words)), { products }),
      );
    });
  });
  for (const [words, slug] of [
    ['PKU', 'pku'],
    ['MSUD', 'msud'],
    ['tyrosinaemia', 'tyr'],
    ['GA1', 'ga1'],
    ['HCU disorder', 'hcu'],
  ] as const)
    questions.push(
      uk(`products for ${words}`, { products: idsWhere(isOf(slug)) }),
      uk(`${words} powders`, {
        products: idsWhere((each) => isOf(slug)(each) && isOf('powder-and-tablets')(each)),
      }),
    );
  questions.push(
    uk('milk free tube feeds', {
      products: idsWhere((each) => isOf('tube-feed')(each) && !marked('Milk')(each)),
    }),
    uk('tube feeds containing fish', {
      products: idsWhere((each) => isOf('tube-feed')(each) && marked('Fish')(each)),
    }),
    uk('sip feeds with fibre', {
      products: idsWhere((each) => isOf('oral-nutritional-supplement')(each) && holds('fibre')(each)),
    }),
    uk('dalesip drinks that come in coffee', {
      products: idsWhere(({ name, flavours }) => name.startsWith('Dalesip') && flavours.includes('Coffee')),
    }),
    uk('all the Lumeket products', { products: idsWhere(({ name }) => name.startsWith('Lumeket')) }),
    uk('tube feeds for adults', {
      products: idsWhere((each) => isOf('tube-feed')(each) && isOf('adult-18y')(each)),
    }),
    uk('products for under 1 year', {
      includes: ['cradlemere-amino', 'orrimel-pku-infant'],
      excludes: ['cradlemere-amino-junior', 'wrenfold-tube'],
    }),
    uk('tube feeds for a 3 year old', {
      products: idsWhere(
        (each) =>
          isOf('tube-feed')(each) &&
          (each.ageFromMonths ?? 0) <= 36 &&
          36 < (each.ageToMonths ?? Number.POSITIVE_INFINITY),
      ),
    }),
  );
  return questions;
}

function negations(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  FORMS.slice(0, 4).forEach(([form, slug], index) => {
    TRAITS.forEach((trait, turn) => {
      if ((index + turn) % 2 === 1) return;
      const products = idsWhere((product) => isOf(slug)(product) && !trait.keeps(product));
      questions.push(uk(`which ${form} are ${trait.without}`, { products }));
    });
  });
  const tube = isOf('tube-feed');
  const ons = isOf('oral-nutritional-supplement');
  const noSoya = { products: idsWhere((each) => ons(each) && !marked('Soya')(each)) };
  const noFibre = { products: idsWhere((each) => tube(each) && contribution(per100(each, 'fibre')) === 0) };
  questions.push(
    uk('sip feeds without soya', noSoya),
    uk('soya free sip feeds', noSoya),
    uk('sip feeds that do not contain soya', noSoya),
    uk('any sip feed with no soya', noSoya),
    uk("ONS that don't have soya", noSoya),
    uk('tube feeds without fibre', noFibre),
    uk('fibre free tube feeds', noFibre),
    uk('tube feeds that have no fibre', noFibre),
    uk('tube feeds but not for children', { products: idsWhere((e) => tube(e) && !isOf('child-1-18y')(e)) }),
    uk('tube feeds except Wrenfold', {
      products: idsWhere((each) => tube(each) && !each.name.startsWith('Wrenfold')),
    }),
    uk('sip feeds other than dalesip', {
      products: idsWhere((each) => ons(each) && !each.name.startsWith('Dalesip')),
    }),
    uk('PKU products that are not powders', {
      products: idsWhere((each) => isOf('pku')(each) && !isOf('powder-and-tablets')(each)),
    }),
    uk('non vegan PKU products', { products: idsWhere((e) => isOf('pku')(e) && !diet('vegan')(e)) }),
    uk('which dalesip products have neither milk nor soya', {
      products: idsWhere((e) => e.name.startsWith('Dalesip') && !marked('Milk')(e) && !marked('Soya')(e)),
    }),
    uk('vegetarian but not vegan tube feeds', {
      products: idsWhere((each) => tube(each) && diet('vegetarian')(each) && !diet('vegan')(each)),
    }),
    uk('tube feeds not sold in Ireland', {
      products: idsWhere((each) => tube(each) && each.productAvailability === 'uk'),
    }),
  );
  return questions;
}

/** Highest or lowest per 100 ml among the liquids of a form. */
export function ranked(slug: string, id: string, isLowest: boolean): LabelledQuestion {
  const stated = SOLD.filter(({ categories, basis }) => categories.includes(slug) && basis === 'ml').flatMap(
    (product) => {
      const value = contribution(per100(product, id));
      return value === null ? [] : [{ id: product.id, value }];
    },
  );
  const values = stated.map(({ value }) => value);
  const best = isLowest ? Math.min(...values) : Math.max(...values);
  const leaders = stated.filter(({ value }) => value === best).map((each) => each.id);
  return uk('', leaders.length === 1 ? { first: at(leaders, 0) } : { includes: leaders });
}

function superlatives(): LabelledQuestion[] {
  const asked: readonly (readonly [words: string, slug: string, id: string, isLowest: boolean])[] = [
    ['which tube feed has the most protein', 'tube-feed', 'protein', false],
    ['highest protein tube feed', 'tube-feed', 'protein', false],
    ['tube feed with the highest energy', 'tube-feed', 'energyKcal', false],
    ['most calorific sip feed per 100ml', 'oral-nutritional-supplement', 'energyKcal', false],
    [
      'which liquid sip feed has the least potassium per 100 ml',
      'oral-nutritional-supplement',
      'potassium',
      true,
    ],
    ['lowest sodium tube feed', 'tube-feed', 'sodium', true],
    ['tube feed with the least potassium', 'tube-feed', 'potassium', true],
    ['what tube feed is lowest in phosphate', 'tube-feed', 'phosphorus', true],
    ['richest tube feed in fibre', 'tube-feed', 'fibre', false],
    ['which tube feed gives most iron', 'tube-feed', 'iron', false],
    ['tube feed w the highest vit D', 'tube-feed', 'vitaminD', false],
    ['sip feed with highest protein per 100ml', 'oral-nutritional-supplement', 'protein', false],
    ['rank tube feeds by protein', 'tube-feed', 'protein', false],
    ['which of the tube feeds contains the fewest calories', 'tube-feed', 'energyKcal', true],
    ['top tube feed for calcium', 'tube-feed', 'calcium', false],
  ];
  return asked.map(([words, slug, id, isLowest], index) => ({
    ...ranked(slug, id, isLowest),
    ask: at(NOISE, index)(words),
  }));
}

export const between = (id: string, low: number, high: number) => (product: Product) => {
  const value = contribution(per100(product, id));
  return product.basis === 'ml' && value !== null && value >= low && value <= high;
};

function counts(): LabelledQuestion[] {
  const tube = isOf('tube-feed');
  const ons = isOf('oral-nutritional-supplement');
  const count = (ask: string, keeps: (product: Product) => boolean) =>
    uk(ask, { says: [String(idsWhere(keeps).length)], products: idsWhere(keeps) });
  return [
    count('how many tube feeds do you have', tube),
    count('how many vegan sip feeds are there', (each) => ons(each) && diet('vegan')(each)),
    count('how many PKU products are there?', isOf('pku')),
    count('number of halal tube feeds', (each) => tube(each) && diet('halal')(each)),
    count('how many dalesip products do you sell', ({ name }) => name.startsWith('Dalesip')),
    uk('tube feeds with more than 6 g protein per 100 ml', {
      products: idsWhere((each) => tube(each) && between('protein', 6.0001, 999)(each)),
    }),
    uk('tube feeds with at least 6g protein per 100ml', {
      products: idsWhere((each) => tube(each) && between('protein', 6, 999)(each)),
    }),
    uk('tube feeds under 1.2 kcal/ml', {
      products: idsWhere((each) => tube(each) && between('energyKcal', 0, 119.999)(each)),
    }),
    uk('sip feeds of 2 kcal/ml or more', {
      products: idsWhere((each) => ons(each) && between('energyKcal', 200, 999)(each)),
    }),
    uk('tube feeds between 1 and 1.2 kcal per ml', {
      products: idsWhere((each) => tube(each) && between('energyKcal', 100, 120)(each)),
    }),
    uk('tube feeds with less than 100 mg potassium per 100 ml', {
      products: idsWhere((each) => tube(each) && between('potassium', 0, 99.999)(each)),
    }),
    uk('sip feeds with over 9 g of protein in 100ml', {
      products: idsWhere((each) => ons(each) && between('protein', 9.0001, 999)(each)),
    }),
    uk('1.5 kcal/ml tube feeds with fibre', {
      products: idsWhere(
        (each) => tube(each) && between('energyKcal', 140, 160)(each) && holds('fibre')(each),
      ),
    }),
    uk('vegan tube feeds with more than 5g protein per 100ml', {
      products: idsWhere((e) => tube(e) && diet('vegan')(e) && between('protein', 5.0001, 999)(e)),
    }),
  ];
}

function followUps(): LabelledQuestion[] {
  const mini = ['dalesip-mini'];
  const protein = 'protein in dalesip mini';
  const tube = isOf('tube-feed');
  const veganTube = idsWhere((each) => tube(each) && diet('vegan')(each));
  const halalTube = (keeps: (product: Product) => boolean) =>
    idsWhere((each) => tube(each) && diet('halal')(each) && keeps(each));
  return [
    uk('and potassium?', { after: protein, products: mini, figures: [{ row: 'Potassium' }] }),
    uk('potassium', { after: protein, products: mini, figures: [{ row: 'Potassium' }] }),
    uk('what about its sodium', { after: protein, products: mini, figures: [{ row: 'Sodium' }] }),
    uk('per bottle', { after: protein, products: mini, figures: [{ row: 'Protein', column: 2 }] }),
    uk('in 2 bottles?', { after: protein, products: mini, figures: [{ row: 'Protein', amount: 250 }] }),
    uk('for 500 ml', { after: protein, products: mini, figures: [{ row: 'Protein', amount: 500 }] }),
    uk('and for 1,200 ml?', {
      after: 'protein in tarnvane energy',
      products: ['tarnvane-energy'],
      figures: [{ row: 'Protein', amount: 1200 }],
    }),
    uk('and two?', { after: protein, products: ['dalesip-two'], figures: [{ row: 'Protein' }] }),
    uk('and dalesip milk?', { after: protein, products: ['dalesip-milk'], figures: [{ row: 'Protein' }] }),
    uk('what about the yogurt', {
      after: protein,
      products: ['dalesip-yogurt'],
      figures: [{ row: 'Protein' }],
    }),
    uk('same for wrenfold sip', {
      after: 'potassium in dalesip mini',
      products: ['wrenfold-sip'],
      figures: [{ row: 'Potassium' }],
    }),
    uk('in mmol', { after: 'potassium in dalesip mini', products: mini, says: ['mmol'] }),
    uk('mmol please', {
      after: 'sodium in tarnvane standard',
      products: ['tarnvane-standard'],
      says: ['mmol'],
    }),
    uk('is it vegan', { after: protein, products: mini, says: ['not marked vegan'] }),
    uk('flavours?', { after: protein, products: mini, says: ['Coffee'] }),
    uk('does it come in coffee', { after: protein, products: mini, says: ['Yes'] }),
    uk('codes', { after: protein, products: mini, says: ['MCN10370'] }),
    uk('compare it with dalesip two', { after: protein, products: ['dalesip-mini', 'dalesip-two'] }),
    uk('which has more fibre', {
      after: 'compare tarnvane standard and tarnvane standard fibre',
      first: 'tarnvane-standard-fibre',
      includes: ['tarnvane-standard'],
    }),
    uk('which one has the least sodium?', {
      after: 'compare dalesip milk, dalesip juice and dalesip two',
      includes: ['dalesip-juice'],
    }),
    uk('the first one', { after: 'vegan tube feeds', products: veganTube.slice(0, 1) }),
    uk('only those for children', {
      after: 'halal tube feeds',
      products: halalTube(isOf('child-1-18y')),
    }),
    uk('with fibre', { after: 'halal tube feeds', products: halalTube(holds('fibre')) }),
    uk('any without milk?', { after: 'halal tube feeds', products: halalTube((e) => !marked('Milk')(e)) }),
    uk('and which of those have fibre', { after: 'halal tube feeds', products: halalTube(holds('fibre')) }),
    uk('not for children', {
      after: 'halal tube feeds',
      products: halalTube((each) => !isOf('child-1-18y')(each)),
    }),
    uk('for adults', {
      after: ['halal tube feeds', 'with fibre'],
      products: halalTube((each) => holds('fibre')(each) && isOf('adult-18y')(each)),
    }),
    uk('which of them has most protein', {
      after: 'halal tube feeds',
      first: 'nephrane-dialysis',
    }),
    uk('how many is that', { after: 'halal tube feeds', says: [String(halalTube(() => true).length)] }),
    uk('mini', { after: 'protein in dalesip', products: mini, figures: [{ row: 'Protein' }] }),
    uk('and the peptide one', {
      after: 'protein in tarnvane standard',
      products: ['tarnvane-peptide'],
      figures: [{ row: 'Protein' }],
    }),
  ];
}

function several(): LabelledQuestion[] {
  return [
    uk('protein and potassium in dalesip mini', {
      products: ['dalesip-mini'],
      figures: [{ row: 'Protein' }, { row: 'Potassium' }],
    }),
    uk('How much protein is in Dalesip Mini and is it gluten free?', {
      products: ['dalesip-mini'],
      figures: [{ row: 'Protein' }],
      says: ['Cereals containing gluten'],
    }),
    uk('What flavours does Dalesip Mini come in? And what is the PIP code?', {
      products: ['dalesip-mini'],
      says: ['Coffee', '991-0370'],
    }),
    uk('protein in dalesip mini and potassium in dalesip two', {
      products: ['dalesip-mini', 'dalesip-two'],
      figures: [
        { row: 'Protein', product: 'dalesip-mini' },
        { row: 'Potassium', product: 'dalesip-two' },
      ],
    }),
    uk('kcal in 500 ml tarnvane energy. kcal in 2 bottles dalesip mini', {
      products: ['tarnvane-energy', 'dalesip-mini'],
      figures: [
        { row: 'Energy (kcal)', product: 'tarnvane-energy', amount: 500 },
        { row: 'Energy (kcal)', product: 'dalesip-mini', amount: 250 },
      ],
    }),
    uk('is wrenfold tube halal, and what allergens does it have', {
      products: ['wrenfold-tube'],
      says: ['marked halal', 'Milk'],
    }),
    uk('storage and shelf life of tarnvane standard', {
      intent: 'product.storage',
      products: ['tarnvane-standard'],
      says: ['Shelf life'],
    }),
    uk('which tube feeds are vegan? and how long can a feed hang?', {
      includes: ['tarnvane-plant-fibre'],
      says: ['hours'],
    }),
    uk('energy, protein and fibre of tarnvane standard fibre per 100 ml', {
      products: ['tarnvane-standard-fibre'],
      figures: [{ row: 'Energy (kcal)' }, { row: 'Protein' }, { row: 'Fibre' }],
    }),
    uk('flavours and order codes of dalesip two', {
      products: ['dalesip-two'],
      says: ['Flavours', 'MCN'],
    }),
  ];
}

/** The label says it, whoever it is asked for. */
function besideAPatient(): LabelledQuestion[] {
  const mini = ['dalesip-mini'];
  const figure = { products: mini, figures: [{ row: 'Protein' }], says: ['I do not assess patients'] };
  return [
    uk('my patient is on dalesip mini, how much protein is in it', figure),
    uk('protein in dalesip mini for my patient', figure),
    uk('pt asking what the protein in dalesip mini is', figure),
    uk('I have a 70 year old lady on dalesip mini, how much protein is in a bottle', {
      ...figure,
      figures: [{ row: 'Protein', column: 2 }],
    }),
    uk('patient wants to know the flavours of dalesip mini', { products: mini, says: ['Coffee'] }),
    uk('my patient is coeliac, is dalesip mini gluten free', {
      products: mini,
      says: ['Cereals containing gluten'],
    }),
    uk('Mrs Byrne in room 12 is halal, is dalesip juice halal?', {
      products: ['dalesip-juice'],
      says: ['halal'],
    }),
    uk('client with PKU - phenylalanine in orrimel pku pouch 20', { products: ['orrimel-pku-pouch-20'] }),
    uk('for a vegan patient, which tube feeds are vegan', { includes: ['tarnvane-plant-fibre'] }),
    uk('patient has a soya allergy: does dalesip plant contain soya?', {
      products: ['dalesip-plant'],
      says: ['Soya: marked as present'],
    }),
    uk('resident on tarnvane standard, what is its osmolality', { products: ['tarnvane-standard'] }),
    uk('he is on 1500 ml of tarnvane energy, how much potassium is that', {
      products: ['tarnvane-energy'],
      figures: [{ row: 'Potassium', amount: 1500 }],
    }),
    uk('order code for dalesip mini for one of my patients', { products: mini, says: ['MCN10370'] }),
  ].map((question) => ({ kind: 'answer' as const, ...question }));
}

function refusals(): LabelledQuestion[] {
  const people = ['my patient', 'a 70 kg man', 'this lady', 'an 82 year old', 'my 6 year old patient'];
  const asks: readonly ((person: string) => string)[] = [
    (person) => `how many bottles of dalesip mini should ${person} have a day`,
    (person) => `what rate should I run tarnvane standard at for ${person}`,
    (person) => `which feed is best for ${person}`,
    (person) => `how much protein does ${person} need`,
    (person) => `${person} is vomiting on tarnvane energy, what should I do`,
    (person) => `should ${person} change from dalesip mini to dalesip two`,
    (person) => `potassium is 6.1 for ${person}, is the feed the cause`,
    (person) => `recommend a sip feed for ${person}`,
  ];
  const questions = asks.flatMap((ask, index) =>
    [0, 2].map((turn) => uk(ask(at(people, index + turn)), { kind: 'refusal' })),
  );
  for (const text of [
    'what ml/hr for 1500 ml over 20 hours',
    'what dose of thiamine before feeding',
    'is 1.5 g/kg protein right in burns',
    'can I double the concentration of cradlemere amino',
    'how fast can I run tarnvane energy',
    'best supplement for weight gain',
    'would you start peptide or standard',
    'my mum is on dalesip two and feels sick',
    'I am a carer, can I give my dad two bottles a day',
    'I have crohns, which drink should I take',
  ])
    questions.push(uk(text, { kind: 'refusal' }));
  return questions;
}

function emergencies(): LabelledQuestion[] {
  return [
    'patient is choking on dalesip thick',
    "she can't breathe after the feed",
    'he has stopped breathing',
    'anaphylaxis after dalesip milk what do I do',
    'face and lips swelling after the drink',
    'blood sugar 1.9 and unresponsive, feed stopped',
    'resident is hypo and feed is off',
    'I want to kill myself',
    'a patient says she wants to end her life',
    'feed was connected to the iv line',
  ].map((ask) => uk(ask, { kind: 'refusal', intent: 'urgent', says: ['999', '112'] }));
}

function faults(): LabelledQuestion[] {
  return [
    'there is mould in the tin of addimere carb',
    'pack of tarnvane standard is swollen',
    'is there a recall on dalesip mini',
    'bottle of dalesip milk smells off and is curdled',
    'mild rash after dalesip mini, how do I report it',
  ].map((ask) => uk(ask, { kind: ['refusal', 'answer'], says: ['batch'] }));
}

const method = (ask: string, ...says: string[]) => uk(ask, { intent: 'app.method', says });

function methods(): LabelledQuestion[] {
  return [
    method('what is the henry equation', 'Henry'),
    method('source of the Oxford equation', 'Henry'),
    method('how does the app work out energy with PENG 2018', 'PENG'),
    method('who is Penn State for', 'ventilated'),
    method('schofield or henry, where do they come from', 'Schofield', 'Henry'),
    method('is the SACN method confirmed', 'SACN'),
    method('how is fluid requirement calculated', 'ml/kg'),
    method('which protein methods are there', 'Nitrogen'),
    method('how is nitrogen turned into protein', '6.25'),
    method('what energy equations does the app have', 'Schofield', 'Mifflin'),
    method('where do the stress factors come from', 'PENG'),
    method('mifflin st jeor formula', 'Mifflin'),
  ];
}

const app = (ask: string, ...says: string[]) => uk(ask, { intent: 'app.help', says });

function theApp(): LabelledQuestion[] {
  return [
    app('how many products are in the app', String(SOLD.length)),
    app('when were the products last updated', '20 Nov 2026'),
    app('what do you store about me', 'visit'),
    app('what is sim', 'automatic'),
    app('does it work offline', 'offline'),
    app('is my patient data sent anywhere', 'device'),
    app('how do I print the report', 'report'),
    app('how do I install the app on my phone', 'home screen'),
    app('how do I start a regimen', 'regimen'),
    app('how can I compare products in the app', 'Compare'),
    app('are you using AI', 'automatic'),
  ];
}

function notForSim(): LabelledQuestion[] {
  return [
    'protein in fortisip',
    'kcal of ensure plus',
    'how much fibre is in nutrison multi fibre',
    'asdf ghjk',
    'what is the capital of spain',
    'tell me a joke',
    'is it raining',
    'score in the match last night',
    'qwertyuiop zxcvbnm',
    'who won the election',
    'blue elephants dancing',
    '12345678901234',
  ].map((ask) => uk(ask, { kind: ['unknown', 'question'], products: [] }));
}
