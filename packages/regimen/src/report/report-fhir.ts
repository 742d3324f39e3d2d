import type { Nutrient, Product, ProductAmount } from '@dietetic/catalogue';
import { NUTRIENTS, nutrientRow } from '@dietetic/catalogue';
import { formatRange } from '@dietetic/clinical';
import { needOf } from '../totals/need.ts';
import { chosenAmounts, type ChangedProduct } from '../totals/provided.ts';
import { isDemonstration, type ReportInput } from './build-report.ts';
import { steadyUuid } from './steady-uuid.ts';

/** UCUM codes of the units that nutrient tables use; a unit outside this list is left to its text. */
const UCUM: Readonly<Record<string, string>> = {
  g: 'g',
  mg: 'mg',
  µg: 'ug',
  kcal: 'kcal',
  kJ: 'kJ',
  ml: 'mL',
};
const UCUM_SYSTEM = 'http://unitsofmeasure.org';
/** The patient is never identified: the reference says so instead of pointing anywhere. */
const UNNAMED_PATIENT = { type: 'Patient', display: 'Patient of this regimen, not identified' };
const DEMONSTRATION_NOTE = { text: 'Demonstration data, not for patient care' };

type Quantity = { value: number; unit: string; system?: string; code?: string };
type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/**
 * The regimen as an HL7 FHIR R5 collection: a NutritionProduct for each product and a NutritionOrder with a
 * day's amounts. Order and intake are kept apart: what was given is not known here, so there is no NutritionIntake.
 * `madeAt` is an ISO instant. How the result is checked: docs/how-to/check-fhir.md.
 */
export function reportFhir(input: ReportInput, madeAt: string): string {
  const { portions, missing, changed } = chosenAmounts(input.selected, input.products);
  const resources: Resource[] = [
    ...portions.map(({ product }) => nutritionProduct(product)),
    nutritionOrder(
      portions,
      [...withdrawnNote(missing, input), ...changedNote(changed, input), ...requirementNotes(input)],
      input,
      madeAt,
    ),
  ];
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: madeAt,
    // A collection with no products is still an order to be discussed; FHIR allows no empty list.
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/** One product is the same resource in every report. */
const productUuid = (product: Product): string => steadyUuid(`NutritionProduct ${product.id}`);

const quantity = (value: number, unit: string): Quantity => {
  const code = UCUM[unit.split(' ')[0] ?? unit];
  return code === undefined ? { value, unit } : { value, unit, system: UCUM_SYSTEM, code };
};

function nutritionProduct(product: Product): Resource {
  const nutrients = NUTRIENTS.filter(({ group, additive }) => additive && group !== 'aminoAcids').flatMap(
    (nutrient) => statedNutrient(product, nutrient),
  );
  const allergens = product.allergens
    .filter(({ value }) => value === 'yes')
    .map(({ label }) => ({ concept: { text: label } }));
  return {
    resourceType: 'NutritionProduct',
    id: productUuid(product),
    code: { text: product.name },
    status: 'active',
    // FHIR forbids empty lists: what there is none of is left out.
    ...(nutrients.length === 0 ? {} : { nutrient: nutrients }),
    ...(allergens.length === 0 ? {} : { knownAllergen: allergens }),
    ...(product.demonstration ? { note: [DEMONSTRATION_NOTE] } : {}),
  };
}

/** Only stated figures: FHIR has no "not stated", and a zero would be a claim. */
function statedNutrient(product: Product, nutrient: Nutrient) {
  const row = nutrientRow(product, nutrient);
  if (row?.per100.kind !== 'stated') return [];
  return [
    {
      item: { concept: { text: nutrient.name } },
      amount: [
        { numerator: quantity(row.per100.value, row.unit), denominator: quantity(100, product.basis) },
      ],
    },
  ];
}

const ONCE_A_DAY = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } };

function nutritionOrder(
  portions: readonly ProductAmount[],
  notes: readonly { text: string }[],
  input: ReportInput,
  madeAt: string,
): Resource {
  return {
    resourceType: 'NutritionOrder',
    id: steadyUuid(`NutritionOrder ${madeAt}`),
    status: 'draft',
    intent: 'proposal',
    subject: UNNAMED_PATIENT,
    dateTime: madeAt,
    ...(portions.length === 0
      ? {}
      : {
          supplement: portions.map(({ product, amount }) => ({
            type: {
              concept: { text: product.name },
              reference: { reference: `urn:uuid:${productUuid(product)}`, display: product.name },
            },
            productName: product.name,
            schedule: { timing: [ONCE_A_DAY] },
            // A day's total; how it is spread over the day is the clinician's to say.
            quantity: quantity(amount, product.basis),
          })),
        }),
    note: [
      {
        text: `Made with the Dietetic App, calculators ${input.engineVersion}. A guide for a healthcare professional to check.`,
      },
      ...notes,
      ...(isDemonstration(input) ? [DEMONSTRATION_NOTE] : []),
    ],
  };
}

/** A product without figures is no supplement to be given; the order says that it was chosen. */
const withdrawnNote = (missing: readonly { name: string }[], { words }: ReportInput): { text: string }[] =>
  missing.length === 0
    ? []
    : [{ text: words.products.withdrawn(missing.map(({ name }) => name).join(', ')) }];

const changedNote = (changed: readonly ChangedProduct[], { words }: ReportInput): { text: string }[] =>
  changed.length === 0 ? [] : [{ text: words.products.changed(changed) }];

/** The order has no place for a requirement; it goes along in the report's own words. */
function requirementNotes({ assessment, words }: ReportInput): { text: string }[] {
  const { label, need, noNeed } = words.requirement;
  return (['energy', 'protein', 'fluid'] as const).map((id) => {
    const needed = needOf(id, assessment);
    const text = needed === null ? noNeed[id] : need(formatRange(id, needed.low, needed.high).text);
    return { text: `${label[id]}: ${text}` };
  });
}
