import type { Months } from '../quantities/units.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import { EFSA_UPPER_LEVEL_SOURCE } from '../reference/efsa-upper-levels.ts';
import type { MassUnit, UpperLevelScope } from '../reference/intake-reference.ts';
import { micronutrient } from './micronutrients.ts';
import type { Source } from '../reference/source.ts';
import type { ReproductiveStage } from './reference-intake.ts';

export type UpperLevel = {
  /** A day. */
  value: number;
  unit: MassUnit;
  /** The part of the nutrient that the level is for; null is all of it. */
  scope: UpperLevelScope | null;
  /** A label's amount may include other forms: an amount above the level needs checking, but proves nothing. */
  labelMayCountMore: boolean;
  /** For example "4 to under 7 years". */
  band: string;
  source: Source;
};

type NoUpperLevelReason =
  /** None for this nutrient. */
  | 'none-set'
  | 'none-set-at-this-age'
  | 'none-set-in-pregnancy-or-lactation'
  /** The level is for a form or a part that labels do not state, so the two cannot be compared. */
  | 'label-states-another-form';

export type UpperLevelOutcome = ({ ok: true } & UpperLevel) | { ok: false; reason: NoUpperLevelReason };

/**
 * EFSA's tolerable upper intake level of a vitamin or mineral at this age, used in both countries, if a label's
 * amount may be compared with it; otherwise the reason why not.
 */
export function upperLevel(
  nutrientId: string,
  ageMonths: Months,
  { stage }: { stage?: ReproductiveStage | undefined } = {},
): UpperLevelOutcome {
  const row = micronutrient(nutrientId)?.upperLevel;
  if (!row) return none('none-set');
  if (row === 'depends-on-form' || row.comparison === 'other') return none('label-states-another-form');
  if (stage !== undefined && row.notInPregnancyOrLactation) return none('none-set-in-pregnancy-or-lactation');
  const band = bandAt(row.bands, ageMonths);
  if (!band) return none('none-set-at-this-age');
  return {
    ok: true,
    value: band.value,
    unit: row.unit,
    scope: row.scope,
    labelMayCountMore: row.comparison === 'may-count-more',
    band: bandText(band),
    source: EFSA_UPPER_LEVEL_SOURCE,
  };
}

const none = (reason: NoUpperLevelReason): UpperLevelOutcome => ({ ok: false, reason });
