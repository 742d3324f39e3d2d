import { contribution, type Product, per100 } from '@dietetic/catalogue';
import type { LabelledQuestion } from '../labelled-questions.ts';
import { NOISE, at, between, diet, idsWhere, isOf, marked, ranked, uk } from './shared.ts';

type Trait = { words: string; without: string; keeps: (product: Product) => boolean };

export const holds = (id: string) => (product: Product) => (contribution(per100(product, id)) ?? 0) > 0;

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

export function lists(): LabelledQuestion[] {
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

export function negations(): LabelledQuestion[] {
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

export function superlatives(): LabelledQuestion[] {
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

const count = (ask: string, keeps: (product: Product) => boolean) =>
  uk(ask, { says: [String(idsWhere(keeps).length)], products: idsWhere(keeps) });

export function counts(): LabelledQuestion[] {
  const tube = isOf('tube-feed');
  const ons = isOf('oral-nutritional-supplement');
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
