import type { ReportInput } from '../input.ts';
import { nutritionOrders } from './fhir-order.ts';
import { bundleJson, productCode } from './fhir-resource.ts';

/**
 * The regimen as an HL7 FHIR R4 (4.0.1) collection, which is what systems in the UK and Ireland read. R4 has no
 * resource for a product: its name and codes stand in the order. Otherwise it says what the R5 bundle says.
 * `madeAt` is an ISO instant.
 */
export const reportFhirR4 = (input: ReportInput, madeAt: string): string =>
  bundleJson(
    nutritionOrders(input, madeAt, {
      patient: 'patient',
      product: productCode,
      supplementTimes: (timing) => [timing],
      // It has room for names alone; the amounts are in the instruction.
      additives: (added) => ({ additiveProductName: added.map(({ product }) => product.name).join(', ') }),
      formulaTimes: (timing) => timing,
    }),
    madeAt,
  );
