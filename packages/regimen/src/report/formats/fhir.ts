import type { Nutrient, Product } from '@dietetic/catalogue';
import { NUTRIENTS, nutrientRow } from '@dietetic/catalogue';
import { chosenAmounts } from '../../plan/totals/provided.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';
import type { ReportInput } from '../input.ts';
import { narrative, paragraph } from './fhir-narrative.ts';
import { nutritionOrders, type OrderForm } from './fhir-order.ts';
import { bundleJson, DEMONSTRATION_NOTE, productCode, quantity, type Resource } from './fhir-resource.ts';

/**
 * The regimen as an HL7 FHIR R5 collection: a NutritionProduct for each product and NutritionOrders with a
 * day's amounts. Order and intake are kept apart: what was given is not known here, so there is no NutritionIntake.
 * `madeAt` is an ISO instant. How the result is checked: docs/how-to/check-fhir.md.
 */
export function reportFhir(input: ReportInput, madeAt: string): string {
  const { portions } = chosenAmounts(input.selected, input.products);
  const products = portions.map(({ product }) => nutritionProduct(product));
  return bundleJson([...products, ...nutritionOrders(input, madeAt, R5)], madeAt);
}

/** One product is the same resource in every report. */
const productUuid = (product: Product): string => deterministicUuid(`NutritionProduct ${product.id}`);

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
    text: narrative(paragraph(product.name)),
    code: productCode(product),
    status: 'active',
    // FHIR forbids empty lists, so they are left out.
    ...(nutrients.length === 0 ? {} : { nutrient: nutrients }),
    ...(allergens.length === 0 ? {} : { knownAllergen: allergens }),
    ...(product.demonstration ? { note: [{ text: DEMONSTRATION_NOTE }] } : {}),
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

const productReference = (product: Product) => ({
  concept: { text: product.name },
  reference: { reference: `urn:uuid:${productUuid(product)}`, display: product.name },
});

const timesOf = (timing: object) => ({ timing: [timing] });

const R5: OrderForm = {
  patient: 'subject',
  product: productReference,
  supplementTimes: timesOf,
  additives: (added) => ({
    additive: added.map(({ product, amount }) => ({
      type: productReference(product),
      productName: product.name,
      quantity: quantity(amount, product.basis),
    })),
  }),
  formulaTimes: timesOf,
};
