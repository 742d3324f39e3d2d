// Longer than other files: a table of questions by class.
import type { Product } from '@dietetic/catalogue';
import type { LabelledQuestion, QuestionSet } from './labelled-questions.ts';
import { at, between, diet, idsWhere, isOf, marked, NOISE, ranked, uk } from './by-pattern/shared.ts';

/**
 * New questions of the classes that were answered worst: several in one, follow-ups, exclusions, and superlatives.
 * Written without looking at Sim's code; the right answers come from the product data.
 */
export function classQuestions(): QuestionSet[] {
  return [
    { set: 'second, several in one', questions: several() },
    { set: 'second, follow-ups', questions: followUps() },
    { set: 'second, negation', questions: negations() },
    { set: 'second, superlatives', questions: superlatives() },
    { set: 'plans, recipes and hang times', questions: plans() },
  ];
}

const PAIRS = [
  ['dalesip-milk', 'Dalesip Milk'],
  ['tarnvane-peptide', 'Tarnvane Peptide'],
  ['wrenfold-sip-mini', 'Wrenfold Sip Mini 2.4'],
  ['nephrane-dialysis', 'Nephrane Dialysis'],
  ['dalesip-juice', 'Dalesip Juice'],
] as const;

function several(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  PAIRS.forEach(([id, name], index) => {
    const [otherId, other] = at(PAIRS, index + 1);
    const noise = at(NOISE, index);
    questions.push(
      uk(noise(`sodium in ${name}, and calcium in ${other}`), {
        products: [id, otherId],
        figures: [
          { row: 'Sodium', product: id },
          { row: 'Calcium', product: otherId },
        ],
      }),
      uk(`how should ${name} be stored? what allergens are in ${other}?`, {
        products: [id, otherId],
        says: ['torage', 'declares its allergens'],
      }),
      uk(noise(`flavours of ${name} plus the order code for ${other}`), {
        products: [id, otherId],
        says: ['Flavours', 'MCN'],
      }),
      uk(`is ${name} halal? and how much protein does it have`, {
        products: [id],
        figures: [{ row: 'Protein', product: id }],
        says: ['halal'],
      }),
      uk(`energy per 100 ml of ${name}; also shelf life`, {
        products: [id],
        figures: [{ row: 'Energy (kcal)', product: id }],
        says: ['Shelf life'],
      }),
      uk(`what is the potassium in 300 ml of ${name} and in 400 ml of ${other}`, {
        products: [id, otherId],
        figures: [
          { row: 'Potassium', product: id, amount: 300 },
          { row: 'Potassium', product: otherId, amount: 400 },
        ],
      }),
    );
  });
  questions.push(
    uk('which sip feeds are vegan and which tube feeds are halal', {
      includes: ['dalesip-plant', 'tarnvane-plant-fibre'],
    }),
    uk('how many PKU products are there and what is the Henry equation', {
      says: [String(idsWhere(isOf('pku')).length), 'Henry'],
    }),
    uk('list the MSUD powders. how long can a feed hang?', {
      includes: ['orrimel-msud-powder-15'],
      says: ['hours'],
    }),
    uk('can I get samples of dalesip mini, and what are its ingredients', {
      products: ['dalesip-mini'],
      says: ['Samples', 'Ingredients'],
    }),
    uk('phone number please and the opening hours, also the pip code for dalesip two', {
      includes: ['dalesip-two'],
      says: ['Resource Centre', 'PIP'],
    }),
    uk('protein, fat, and fibre in tarnvane standard fibre and tarnvane energy fibre', {
      products: ['tarnvane-standard-fibre', 'tarnvane-energy-fibre'],
      figures: ['tarnvane-standard-fibre', 'tarnvane-energy-fibre'].flatMap((product) =>
        ['Protein', 'Fat', 'Fibre'].map((row) => ({ row, product })),
      ),
    }),
    uk('does dalesip milk have soya and does dalesip juice have milk', {
      products: ['dalesip-milk', 'dalesip-juice'],
      says: ['Soya', 'Milk'],
    }),
    uk('what ages is wrenfold tube for and what does it contain per 100 ml', {
      products: ['wrenfold-tube'],
      says: ['from 1', 'kcal'],
    }),
  );
  return questions;
}

const tube = isOf('tube-feed');
const ons = isOf('oral-nutritional-supplement');

const figure = (row: string, product: string, more = {}) => ({
  products: [product],
  figures: [{ row, ...more }],
});

const kosherSips = (keeps: (product: Product) => boolean) =>
  idsWhere((each) => ons(each) && diet('kosher')(each) && keeps(each));

function followUps(): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  PAIRS.forEach(([id, name], index) => {
    const [otherId, other] = at(PAIRS, index + 2);
    questions.push(
      uk('calcium?', { after: `iron in ${name}`, ...figure('Calcium', id) }),
      uk('how about sodium then', { after: `potassium in ${name}`, ...figure('Sodium', id) }),
      uk(`ok and ${other.toLowerCase()}?`, { after: `fat in ${name}`, ...figure('Fat', otherId) }),
      uk('what would that be in 250 ml', {
        after: `protein in ${name}`,
        ...figure('Protein', id, { amount: 250 }),
      }),
      uk('any allergens', { after: `order code for ${name}`, products: [id], says: ['allergens'] }),
      uk('where do I keep it', { after: `flavours of ${name}`, products: [id], intent: 'product.storage' }),
      uk(`no, I meant ${other}`, { after: `zinc in ${name}`, ...figure('Zinc', otherId) }),
    );
  });
  // In the order shown: by name.
  const vegan = idsWhere((each) => ons(each) && diet('vegan')(each)).toSorted();
  questions.push(
    uk('and vegan', { after: 'kosher sip feeds', products: kosherSips(diet('vegan')) }),
    uk('which of these contain fish', { after: 'kosher sip feeds', products: kosherSips(marked('Fish')) }),
    uk('without soya please', { after: 'kosher sip feeds', products: kosherSips((e) => !marked('Soya')(e)) }),
    uk('just the ones for children', {
      after: 'kosher sip feeds',
      products: kosherSips(isOf('child-1-18y')),
    }),
    uk('how many are there', { after: 'kosher sip feeds', says: [String(kosherSips(() => true).length)] }),
    uk('with more than 5 g protein per 100 ml', {
      after: 'kosher sip feeds',
      products: kosherSips(between('protein', 5.0001, 999)),
    }),
    uk('now only the powders', {
      after: 'kosher sip feeds',
      products: kosherSips(isOf('powder-and-tablets')),
    }),
    uk('the second one', { after: 'vegan sip feeds', products: vegan.slice(1, 2) }),
    uk('protein in the first', {
      after: 'vegan sip feeds',
      products: vegan.slice(0, 1),
    }),
    uk('the fibre version?', {
      after: 'protein in tarnvane energy',
      ...figure('Protein', 'tarnvane-energy-fibre'),
    }),
    uk('per bottle please', {
      after: 'energy in dalesip two',
      ...figure('Energy (kcal)', 'dalesip-two', { column: 2 }),
    }),
    uk('and per 100 ml', {
      after: 'energy in 2 bottles of dalesip two',
      ...figure('Energy (kcal)', 'dalesip-two'),
    }),
  );
  return questions;
}

function negations(): LabelledQuestion[] {
  const forms: readonly (readonly [words: string, keeps: (product: Product) => boolean])[] = [
    ['tube feeds', tube],
    ['sip feeds', ons],
    ['powders', isOf('powder-and-tablets')],
    ['PKU products', isOf('pku')],
  ];
  const traits: readonly (readonly [words: string, keeps: (product: Product) => boolean])[] = [
    ['containing no milk', (each) => !marked('Milk')(each)],
    ["that aren't halal", (each) => !diet('halal')(each)],
    ['lacking fish', (each) => !marked('Fish')(each)],
    ['excluding vegan ones', (each) => !diet('vegan')(each)],
    ['which are not for adults', (each) => !isOf('adult-18y')(each)],
    ['free from egg', (each) => !marked('Eggs')(each)],
    ['not kosher', (each) => !diet('kosher')(each)],
    ['with neither milk nor soya', (each) => !marked('Milk')(each) && !marked('Soya')(each)],
    ['apart from liquids', (each) => !isOf('liquid')(each)],
  ];
  return forms.flatMap(([form, isForm], index) =>
    traits.map(([words, keeps], turn) =>
      uk(
        at(
          NOISE,
          index + turn * 3,
        )(`${at(['show me', 'list', 'what', 'are there any'], index + turn)} ${form} ${words}`),
        {
          products: idsWhere((each) => isForm(each) && keeps(each)),
        },
      ),
    ),
  );
}

function superlatives(): LabelledQuestion[] {
  const nutrients = [
    ['protein', 'protein'],
    ['calories', 'energyKcal'],
    ['calcium', 'calcium'],
    ['vitamin D', 'vitaminD'],
    ['sugar', 'sugars'],
    ['sodium', 'sodium'],
    ['phosphate', 'phosphorus'],
  ] as const;
  const ways: readonly (readonly [ask: (form: string, nutrient: string) => string, isLowest: boolean])[] = [
    [(form, nutrient) => `what is the ${form} highest in ${nutrient}`, false],
    [(form, nutrient) => `${form} with most ${nutrient} per 100 ml`, false],
    [(form, nutrient) => `which ${form} has the lowest amount of ${nutrient}`, true],
    [(form, nutrient) => `${nutrient}: which ${form} gives the least`, true],
    [(form, nutrient) => `out of all your ${form}s which contains the most ${nutrient}`, false],
    [(form, nutrient) => `${form}s from lowest to highest ${nutrient}`, true],
    [(form, nutrient) => `the ${form} that is poorest in ${nutrient}`, true],
    [(form, nutrient) => `who has the maximum ${nutrient} of the ${form}s`, false],
  ];
  const forms = [
    ['tube feed', 'tube-feed'],
    ['liquid sip feed', 'oral-nutritional-supplement'],
  ] as const;
  return ways.flatMap(([ask, isLowest], index) =>
    nutrients.map(([words, id], turn) => {
      const [form, slug] = at(forms, index + turn);
      return { ...ranked(slug, id, isLowest), ask: at(NOISE, index + turn)(ask(form, words)) };
    }),
  );
}

function plans(): LabelledQuestion[] {
  const asks: readonly (readonly [ask: string, ...says: string[]])[] = [
    ['how does the app work out a feed plan', 'Feed in 24 hours'],
    ['feed plan method', 'Feed in 24 hours'],
    ['where do the limits of the feed plan come from', 'FreeGo'],
    ['is the feed plan confirmed', 'Feed plan'],
    ['how are rates worked out by the app', 'step of the pump'],
    ['how is a powder recipe worked out', 'scoops'],
    ['source of the recipe method', 'Shaw'],
    ['what formula does the recipe use for scoops', 'g in a scoop'],
    ['hang times by container', '24 hours', '4 hours'],
    ['what is the source of the hang limits', 'ESPEN'],
    ['which hang times does the feed plan use', '24 hours'],
    ['hang time limit of decanted feed in the app', 'decanted 4 hours'],
    ['what flush volume does the app offer', '30 ml'],
  ];
  return asks.map(([ask, ...says], index) => uk(at(NOISE, index)(ask), { intent: 'app.method', says }));
}
