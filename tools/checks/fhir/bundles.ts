// Prints, as JSON, the R5 and R4 bundles of several reports, which check.mjs validates.
import {
  assess,
  parseFeedPlan,
  parseRecipe,
  reportFhir,
  reportFhirR4,
  type RegimenValues,
  type ReportInput,
} from '@dietetic/regimen';
import { reportDocumentWords } from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import type { Country, Product } from '@dietetic/catalogue';

const MADE_AT = '2026-11-20T09:41:00.000Z';
const products = demonstrationProducts();

const WOMAN: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
  ER_CALCULATION_METHOD: 'peng_2018',
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
};
const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 5, PD_WEIGHT: 7.1, PD_HEIGHT: 66 };

function report(country: Country, values: RegimenValues, chosen: readonly Product[]): ReportInput {
  return {
    country,
    values,
    assessment: assess({ country, values, lists: { PD_SCOPE: [] } }),
    selected: chosen.map(({ id, name, packSize, basis }, index) => ({
      id,
      name,
      packSize,
      images: [],
      volume: 5.5 + 100 * index,
      volumeUnit: basis,
    })),
    lists: { PD_SCOPE: [] },
    keptAt: [],
    products,
    madeOn: { date: '20 Nov 2026', time: '09:41' },
    catalogueDate: null,
    engineVersion: '2.6.0',
    scope: [],
    words: reportDocumentWords,
  };
}

const first = (count: number, accept: (product: Product) => boolean) =>
  products.filter(accept).slice(0, count);

/** By pump and by mouth, with an additive: in the amounts of the recipe it is part of the formula. */
function infantOnRecipe(): ReportInput {
  const [powder, oil] = ['cradlemere-hydrolysed', 'addimere-mct-emulsion'];
  const { recipe } = parseRecipe({
    product: powder,
    by: 'final_volume',
    strengthPercent: 15,
    finalMl: 800,
    scoops: 'same_volume',
    modules: [{ product: oil, amount: 12, per: 'batch' }],
  });
  const { plan } = parseFeedPlan({
    sessions: [
      { product: powder, mode: 'cyclic', volume: 400, start: '20:00', hours: 8 },
      { product: powder, mode: 'by_mouth', volume: 400, boluses: 4, first: '08:00', last: '17:00' },
    ],
    flush: { before: 2, after: 2 },
  });
  if (recipe === null || plan === null) throw new Error('no recipe or no plan');
  const input = report(
    'uk',
    INFANT,
    products.filter(({ id }) => id === powder || id === oil),
  );
  const amounts: Record<string, number> = { [powder ?? '']: 119.6, [oil ?? '']: 12 };
  return {
    ...input,
    selected: input.selected.map((one) => ({ ...one, volume: amounts[one.id] ?? 0 })),
    recipe,
    feedPlan: { plan, isOutOfDate: false },
  };
}

const reports: Record<string, ReportInput> = {
  'an infant on a recipe by pump and by mouth': infantOnRecipe(),
  'a woman with ten products measured in ml': report(
    'uk',
    WOMAN,
    first(10, ({ basis }) => basis === 'ml'),
  ),
  'an infant with powders': report(
    'roi',
    INFANT,
    first(5, ({ basis }) => basis === 'g'),
  ),
  'a patient with nothing entered and no products': report('uk', {}, []),
  'every product of the range': report('roi', WOMAN, products),
};

const bundles = Object.entries(reports).map(([name, input]) => ({
  name,
  r5: JSON.parse(reportFhir(input, MADE_AT)) as unknown,
  r4: JSON.parse(reportFhirR4(input, MADE_AT)) as unknown,
}));
process.stdout.write(JSON.stringify(bundles));
