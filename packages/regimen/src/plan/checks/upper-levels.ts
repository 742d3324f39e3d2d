import type { AnyProduct, CountedAmount, Nutrient, NutrientTotal } from '@dietetic/catalogue';
import { displayUnit, NUTRIENTS, totalNutrient, unitFactor } from '@dietetic/catalogue';
import {
  formatNumber,
  months,
  type ReproductiveStage,
  type UpperLevel,
  upperLevel,
  type UpperLevelScope,
} from '@dietetic/clinical';
import { figureAndLimit, isOver } from './figures.ts';
import { type Finding, createFinding } from './finding.ts';
import { patientAge, type PlanPatient } from './patient.ts';

/** The part of the nutrient a level is for, where its name does not say so already. */
const SCOPE: Record<UpperLevelScope, string> = {
  'preformed-vitamin-a': ' for preformed vitamin A',
  'folic-acid': '',
  'added-magnesium': ' for added magnesium',
};

/** Levels are of the vitamin, whatever form a label names. */
const NAME: Readonly<Record<string, string>> = { vitaminD: 'Vitamin D' };

export type UpperLevelExcess = {
  /** In the level's unit. */
  value: number;
  level: UpperLevel;
};

/** The tolerable upper intake level for age that a day's total lies above; null where it does not, or there is none. */
export function upperLevelExcess(
  nutrient: Nutrient,
  total: NutrientTotal,
  ageMonths: number | null,
  stage: ReproductiveStage | undefined,
): UpperLevelExcess | null {
  if (ageMonths === null || total.statedBy.length === 0) return null;
  const level = upperLevel(nutrient.id, months(ageMonths), { stage });
  if (!level.ok) return null;
  const value = massInUnit(total.value, nutrient, level.unit);
  return isOver(value, level.value) ? { value, level } : null;
}

/** The nutrient's own unit names its equivalents ("µg RE"); the mass before it is what converts. */
export function massInUnit(value: number, nutrient: Nutrient, unit: string): number {
  const factor = unitFactor(nutrient.unit.split(' ')[0] ?? nutrient.unit, unit);
  if (factor === null) throw new Error(`${nutrient.id}: ${nutrient.unit} and ${unit} are not comparable`);
  return value * factor;
}

/** Vitamins and minerals of which the products together give more than the level. */
export function upperLevelFindings(
  counted: readonly CountedAmount<AnyProduct>[],
  patient: Pick<PlanPatient, 'ageMonths' | 'ageDays'>,
  stage: ReproductiveStage | undefined,
): Finding[] {
  const { ageMonths } = patient;
  if (ageMonths === null || counted.length === 0) return [];
  const compared = NUTRIENTS.filter(({ group }) => group === 'minerals' || group === 'vitamins');
  return compared.flatMap((nutrient): Finding[] => {
    const total = totalNutrient(nutrient.id, counted);
    const above = total && upperLevelExcess(nutrient, total, ageMonths, stage);
    return total && above ? [upperLevelFinding(nutrient, total, above, patientAge(patient))] : [];
  });
}

function upperLevelFinding(
  { id, name }: Nutrient,
  total: NutrientTotal,
  { value, level }: UpperLevelExcess,
  age: string,
): Finding {
  const { figure, limit } = figureAndLimit(
    value,
    level.value,
    `${displayUnit(level.unit)}/day`,
    1,
    formatNumber,
  );
  const amount = total.complete ? figure : `at least ${figure}`;
  const scope = level.scope === null ? '' : SCOPE[level.scope];
  const forms = level.labelMayCountMore ? ' The label may count other forms of it.' : '';
  return createFinding({
    code: 'upper-level',
    fields: [id],
    products: total.parts.flatMap((part) => ((part.value ?? 0) > 0 ? [part.productId] : [])),
    value,
    limit: level.value,
    unit: level.unit,
    message: `${NAME[id] ?? name}: ${amount} is above the upper level of ${limit}${scope} at ${age}.${forms}`,
    source: level.source.citation,
  });
}
