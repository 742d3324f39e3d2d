import type { Product, ProductAmount } from '@dietetic/catalogue';
import { NUTRIENTS, nutrientRow } from '@dietetic/catalogue';
import { portionsOf } from '../totals/provided.ts';
import type { ReportInput } from './build-report.ts';

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
const UNNAMED_PATIENT = { display: 'Patient of this regimen, not identified' };

type Quantity = { value: number; unit: string; system?: string; code?: string };
type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/**
 * The regimen as an HL7 FHIR R5 collection: a NutritionProduct for each product and a NutritionOrder with a
 * day's amounts. Order and intake are kept apart: what was given is not known here, so there is no NutritionIntake.
 * `madeAt` is an ISO instant.
 */
export function reportFhir(input: ReportInput, madeAt: string): string {
  const { portions } = portionsOf(input.selected, input.products);
  const resources: Resource[] = [
    ...portions.map(({ product }) => nutritionProduct(product)),
    nutritionOrder(portions, input, madeAt),
  ];
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: madeAt,
    entry: resources.map((resource) => ({
      fullUrl: `urn:dietetic-app:${resource.resourceType}:${resource.id}`,
      resource,
    })),
  };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

const quantity = (value: number, unit: string): Quantity => {
  const code = UCUM[unit.split(' ')[0] ?? unit];
  return code === undefined ? { value, unit } : { value, unit, system: UCUM_SYSTEM, code };
};

function nutritionProduct(product: Product): Resource {
  const per100 = quantity(100, product.basis);
  const nutrients = NUTRIENTS.filter(({ group, additive }) => additive && group !== 'aminoAcids').flatMap(
    (nutrient) => {
      const row = nutrientRow(product, nutrient);
      // Only stated figures: FHIR has no "not stated", and a zero would be a claim.
      if (row?.per100.kind !== 'stated') return [];
      return [
        {
          item: { concept: { text: nutrient.name } },
          amount: [{ numerator: quantity(row.per100.value, row.unit), denominator: per100 }],
        },
      ];
    },
  );
  return {
    resourceType: 'NutritionProduct',
    id: product.id,
    status: 'active',
    code: { text: product.name },
    ...(nutrients.length === 0 ? {} : { nutrient: nutrients }),
    ...(product.allergens.some(({ value }) => value === 'yes')
      ? {
          knownAllergen: product.allergens
            .filter(({ value }) => value === 'yes')
            .map(({ label }) => ({ concept: { text: label } })),
        }
      : {}),
    ...(product.demonstration ? { note: [{ text: 'Demonstration data, not for patient care' }] } : {}),
  };
}

const DAILY = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } };

function nutritionOrder(portions: readonly ProductAmount[], input: ReportInput, madeAt: string): Resource {
  return {
    resourceType: 'NutritionOrder',
    id: 'regimen',
    status: 'draft',
    intent: 'proposal',
    subject: UNNAMED_PATIENT,
    dateTime: madeAt,
    supplement: portions.map(({ product, amount }) => ({
      type: { concept: { text: product.name }, reference: { reference: `NutritionProduct/${product.id}` } },
      productName: product.name,
      schedule: { timing: [DAILY.timing] },
      quantity: quantity(amount, product.basis),
    })),
    note: [
      {
        text: `Made with the Dietetic App, calculators ${input.engineVersion}. A guide for a healthcare professional to check.`,
      },
    ],
  };
}
