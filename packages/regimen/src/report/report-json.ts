import { NUTRIENTS, totalNutrient } from '@dietetic/catalogue';
import { stageOf } from '../state/reproductive-stage.ts';
import { chosenAmounts } from '../totals/provided.ts';
import { adequacyOf } from './adequacy.ts';
import { adequacyPatient, isDemonstration, type ReportInput } from './build-report.ts';
import { energyShares } from './energy-split.ts';

/** Raised when the meaning of a field changes. */
const REPORT_JSON_FORMAT = 1;

/**
 * The regimen as data: entries, results unrounded, products, and every total with who does not state it and
 * how it stands to the reference intake.
 */
export function reportJson(input: ReportInput): string {
  const { counted, missing, changed } = chosenAmounts(input.selected, input.products);
  const patient = adequacyPatient(input);
  const totals = NUTRIENTS.filter(({ additive, group }) => additive && group !== 'aminoAcids').flatMap(
    (nutrient) => {
      const total = totalNutrient(nutrient.id, counted);
      if (total === null) return [];
      const { id, name, unit, group } = nutrient;
      const { statedBy, notStatedBy, complete } = total;
      const isCompared = group === 'minerals' || group === 'vitamins';
      return [
        {
          id,
          name,
          unit,
          value: statedBy.length === 0 ? null : total.value,
          complete,
          notStatedBy,
          adequacy: isCompared ? adequacyOf(nutrient, total, patient) : null,
        },
      ];
    },
  );
  const document = {
    format: REPORT_JSON_FORMAT,
    engineVersion: input.engineVersion,
    madeOn: input.madeOn,
    catalogueDate: input.catalogueDate,
    country: input.country,
    demonstration: isDemonstration(input),
    values: input.values,
    /** What the calculators were not made for, as named by the clinician. */
    scope: input.scope,
    /** Null: not chosen, or not asked of this patient. */
    stage:
      stageOf({ values: input.values, ...(input.stage === undefined ? {} : { stage: input.stage }) }) ?? null,
    assessment: input.assessment,
    products: input.selected.map(({ id, name, volume, volumeUnit }) => ({ id, name, volume, volumeUnit })),
    withdrawn: missing.map(({ id }) => id),
    /** What an update changed since the product was chosen, as long as that was not checked. */
    changed: changed.map(({ product, changes }) => ({ id: product.id, changes })),
    totals,
    /** Null where a product does not state what brings energy. */
    energySharesPercent: energyShares(counted),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
