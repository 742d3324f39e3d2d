import { NUTRIENTS, totalNutrient } from '@dietetic/catalogue';
import { portionsOf } from '../totals/provided.ts';
import type { ReportInput } from './build-report.ts';

/** Raised when the meaning of a field changes. */
export const REPORT_JSON_FORMAT = 1;

/** The regimen as data: entries, results unrounded, products, and every total with who does not state it. */
export function reportJson(input: ReportInput): string {
  const { portions, missing } = portionsOf(input.selected, input.products);
  const totals = NUTRIENTS.filter(({ additive, group }) => additive && group !== 'aminoAcids').flatMap(
    ({ id, name, unit }) => {
      const total = totalNutrient(id, portions);
      if (total === null) return [];
      const { statedBy, notStatedBy, complete } = total;
      return [{ id, name, unit, value: statedBy.length === 0 ? null : total.value, complete, notStatedBy }];
    },
  );
  const document = {
    format: REPORT_JSON_FORMAT,
    engineVersion: input.engineVersion,
    madeOn: input.madeOn,
    catalogueDate: input.catalogueDate,
    country: input.country,
    demonstration: portions.some(({ product }) => product.demonstration),
    values: input.values,
    assessment: input.assessment,
    products: input.selected.map(({ id, name, volume, volumeUnit }) => ({ id, name, volume, volumeUnit })),
    withdrawn: missing.map(({ id }) => id),
    totals,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
