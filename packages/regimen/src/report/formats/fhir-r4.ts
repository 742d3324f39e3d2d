import type { ProductAmount } from '@dietetic/catalogue';
import type { ReportInput } from '../input.ts';
import type { PlannedFeed } from './fhir-administration.ts';
import {
  collection,
  EACH_DAY,
  feedFacts,
  givenAmount,
  nutritionOrders,
  type OrderForm,
  productCode,
  quantity,
} from './fhir-order.ts';

/**
 * The regimen as an HL7 FHIR R4 (4.0.1) collection, which is what systems in the UK and Ireland read. R4 has no
 * resource for a product: its name and codes stand in the order. Otherwise it says what the R5 bundle says.
 * `madeAt` is an ISO instant.
 */
export function reportFhirR4(input: ReportInput, madeAt: string): string {
  return collection(nutritionOrders(input, madeAt, R4), madeAt);
}

const R4: OrderForm = {
  // The patient is never identified: the reference has a text and no target.
  patient: { patient: { type: 'Patient', display: 'Patient of this regimen, not identified' } },
  supplement: ({ product, amount }: ProductAmount) => ({
    type: productCode(product),
    productName: product.name,
    schedule: [EACH_DAY],
    quantity: quantity(amount, product.basis),
  }),
  enteralFormula: ({ product, amount }: ProductAmount, planned: PlannedFeed | null) => ({
    baseFormulaType: productCode(product),
    ...feedFacts(product, planned),
    administration: planned?.administrations.map((one) => ({
      schedule: one.timing,
      ...givenAmount(one),
    })) ?? [{ schedule: EACH_DAY, quantity: quantity(amount, product.basis) }],
  }),
};
