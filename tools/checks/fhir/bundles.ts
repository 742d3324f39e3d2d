// Prints, as JSON, the R5 and R4 bundles of several reports, which check.mjs validates.
import { assess, reportFhir, reportFhirR4, type RegimenValues, type ReportInput } from '@dietetic/regimen';
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

const reports: Record<string, ReportInput> = {
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
