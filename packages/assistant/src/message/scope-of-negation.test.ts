import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { sim, told } from '../test-support/dialogue.ts';

const idsOf = (...messages: string[]): string[] => {
  let answer = sim.ask(messages[0] ?? '');
  for (const message of messages.slice(1)) answer = sim.ask(message, answer.context);
  return [...answer.productIds].toSorted();
};
type Product = (typeof PRODUCTS)[number];
/** Products sold in the UK. */
const those = (isMeant: (product: Product) => boolean): string[] =>
  PRODUCTS.filter((each) => each.productAvailability !== 'roi' && isMeant(each))
    .map(({ id }) => id)
    .toSorted();
const isOf =
  (...categories: string[]) =>
  (product: Product) =>
    categories.every((each) => product.categories.includes(each));
const holds = ({ allergens }: Product, label: string) =>
  allergens.some((each) => each.label === label && each.value === 'yes');
const begins = (name: string) => (product: Product) => product.name.startsWith(name);
const isSip = isOf('oral-nutritional-supplement');
const isTubeFeed = isOf('tube-feed');
const fibreOf = ({ macroNutrients }: Product) => {
  const amount = macroNutrients.find(({ name }) => name === 'Fibre')?.per100;
  return amount?.kind === 'stated' ? amount.value : undefined;
};

describe('[J-10] exactly what is excluded from a range is left out', () => {
  it.each([
    [
      'dalesip range without the mini fibre',
      (each: Product) => begins('Dalesip')(each) && each.name !== 'Dalesip Mini Fibre',
    ],
    [
      'all the dalesip except the minis, kcal please',
      (each: Product) => begins('Dalesip')(each) && !begins('Dalesip Mini')(each),
    ],
    [
      'sip feeds, not dalesip juice or dalesip yogurt',
      (each: Product) => isSip(each) && !/Juice|Yogurt/u.test(each.name),
    ],
    ['sip feeds no dalesip juice', (each: Product) => isSip(each) && !each.name.endsWith('Juice')],
    ['not the powders, just liquid pku', isOf('liquid', 'pku')],
    [
      'excl. wrenfold, childrens sips',
      (each: Product) => isSip(each) && isOf('child-1-18y')(each) && !begins('Wrenfold')(each),
    ],
    [
      'leave out wrenfold, tube feeds for children',
      (each: Product) => isTubeFeed(each) && isOf('child-1-18y')(each) && !begins('Wrenfold')(each),
    ],
    [
      'products for MSUD other than the pouches and foods',
      (each: Product) => isOf('msud')(each) && !isOf('food')(each) && !each.name.includes('Pouch'),
    ],
    [
      "anything in Wrenfold that can't be used from age 1",
      (each: Product) => begins('Wrenfold')(each) && (each.ageFromMonths ?? 0) > 12,
    ],
    [
      "what's in the Dalesip line that isn't a ready to drink bottle",
      (each: Product) => begins('Dalesip')(each) && !isOf('liquid')(each),
    ],
  ])('%s', (question, isMeant) => expect(idsOf(question)).toEqual(those(isMeant)));

  it('excludes by a word of names that is also a word of labels', () => {
    expect(told('highest mct content, leaving out oils').split('\n')[0]).toContain(
      'Addimere MCT Emulsion has the most MCT of 54 products (not named oils)',
    );
  });
});

describe('[J-10] two negations require what they apply to', () => {
  it.each([
    ['which tube feeds arent without fibre', (each: Product) => isTubeFeed(each) && (fibreOf(each) ?? 0) > 0],
    [
      "leave out anything that isn't halal, sips",
      (each: Product) => isSip(each) && each.specialDiet.includes('halal'),
    ],
    [
      'sips excluding those not suitable for vegetarians',
      (each: Product) => isSip(each) && each.specialDiet.includes('vegetarian'),
    ],
  ])('%s', (question, isMeant) => expect(idsOf(question)).toEqual(those(isMeant)));

  it('but "not have no milk" is a single negation', () => {
    expect(idsOf('sips that dont have no milk')).toEqual(
      those((each) => isSip(each) && !holds(each, 'Milk')),
    );
  });
});

describe('[J-10] a "no" is never dropped', () => {
  it('for either of two', () => {
    expect(idsOf('is there any tube feed that does not contain either milk or fish')).toEqual(
      those((each) => isTubeFeed(each) && !holds(each, 'Milk') && !holds(each, 'Fish')),
    );
  });

  it('for what a label does not mark', () =>
    expect(told('which allergens are not in tarnvane peptide')).toMatch(
      /Not marked as present: Celery, .*Fish/u,
    ));

  it('and no list of the opposite is given', () => {
    expect(sim.ask('tube feeds that have not for breakfast milk').productIds).toEqual([]);
  });
});

describe('[J-10] what is excluded from an answer about a product is not shown', () => {
  it.each([
    ['protein but not fat of nephrane dialysis', /protein/u, /fat/u],
    ['never mind the energy, just protein in dalesip protein', /10 g of protein/u, /kcal/u],
    ['nutrition for dalesip two apart from the vitamins', /carbohydrate/iu, /vitamin/iu],
    ['macros for dalesip two but not fibre', /carbohydrate/iu, /fibre (?!version)\d/iu],
    [
      'compare dalesip mini and dalesip two, skip the allergens',
      /Differences|240 kcal/u,
      /Marked as present/u,
    ],
    ['kcal of dalesip two, dont need the carbs', /200 kcal/u, /carbohydrate/iu],
    ['protein in dalesip two not dalesip mini', /10 g of protein/u, /Mini/u],
  ])('%s', (question, shown, hidden) => {
    const [sentences = ''] = [told(question)];
    expect(sentences).toMatch(shown);
    expect(sentences).not.toMatch(hidden);
  });

  it.each([
    ['does dalesip juice have no fat', 'Yes.'],
    ['is dalesip juice without fat', '0 g of fat'],
  ])('and what is asked for is shown: %s', (question, answer) => expect(told(question)).toContain(answer));

  it('in the next message', () => {
    expect(told('protein and fat in tarnvane energy', 'without the fat').split('\n').at(-1)).not.toMatch(
      /fat/iu,
    );
    expect(idsOf('kcal of the orrimel pku pouches', 'but not the 10')).toEqual([
      'orrimel-pku-pouch-15',
      'orrimel-pku-pouch-20',
    ]);
  });
});

describe('[J-10] "give me" asks, and is not about the writer', () => {
  it.each(['can you give me dalesip juice kcal', 'give me everything on dalesip juice'])('%s', (question) => {
    expect(sim.ask(question).kind).toBe('answer');
    expect(told(question)).toContain('150 kcal');
  });

  it('but "it gives me wind" does', () =>
    expect(sim.ask('dalesip juice gives me wind').kind).toBe('refusal'));
});

const isIrish = ({ productAvailability }: Product) => productAvailability !== 'uk';

const irish = (isMeant: (product: Product) => boolean): string[] =>
  PRODUCTS.filter((each) => isIrish(each) && isMeant(each))
    .map(({ id }) => id)
    .toSorted();

describe('[J-10] a "not" for something else does not exclude a country', () => {
  it.each([
    ['which products in Ireland aren\u2019t on the gms', irish(({ gmsApproved }) => !gmsApproved)],
    [
      'which products in Ireland are not available',
      PRODUCTS.filter((each) => !isIrish(each))
        .map(({ id }) => id)
        .toSorted(),
    ],
  ])('%s', (message, expected) => {
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(message)).toEqual(expected);
  });
});

describe('[J-10] an exclusion after "and anything"', () => {
  it('is excluded too', () => {
    expect(idsOf('tube feeds, leave out wrenfold and anything with fibre')).toEqual(
      those((each) => isTubeFeed(each) && !begins('Wrenfold')(each) && fibreOf(each) === 0),
    );
    expect(
      idsOf(
        'which tarnvane feeds are suitable for a 7 year old',
        'exclude the peptide ones and anything over 1.2kcal/ml',
      ),
    ).toEqual(['tarnvane-plant-fibre', 'tarnvane-standard', 'tarnvane-standard-fibre']);
  });

  it.each([
    ['not the dalesips, which sip has the least sugar per bottle', isSip, begins('Dalesip')],
    ['without the wrenfolds, which tube feed has most fibre', isTubeFeed, begins('Wrenfold')],
    ['no powders, what sips are vegan', isSip, isOf('powder-and-tablets')],
  ] as const)('before its question: %s', (message, isAsked, isLeftOut) => {
    const listed = new Set(idsOf(message));
    expect(listed.size).toBeGreaterThan(0);
    expect(
      PRODUCTS.filter(({ id }) => listed.has(id)).every((each) => isAsked(each) && !isLeftOut(each)),
    ).toBe(true);
  });

  it('a "no" before "not" is no second negation', () => {
    expect(idsOf('list milk free products for adults', 'no not the metabolic ones')).toEqual(
      idsOf('list milk free products for adults', 'not the metabolic ones'),
    );
  });
});
