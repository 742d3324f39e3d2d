import { INVALID, isUsable } from '../outcome.ts';
import type { Calculated, Entered, NotCalculated, NoteId, WorkingTerm } from '../outcome.ts';
import { withoutResidue } from '../quantities/rounding.ts';
import { kcalPerDay } from '../quantities/units.ts';
import type { KcalPerDay } from '../quantities/units.ts';
import { isUnchecked } from '../reference/source.ts';
import type { Source } from '../reference/source.ts';
import type { RangeEnd } from './energy-input.ts';

/** kcal/day throughout, unrounded. */
export type EnergyResult = Calculated<KcalPerDay> & {
  /** Basal or resting rate, or the table's value, before activity, stress and adjustment; null if there is none. */
  basal: KcalPerDay | null;
  /** The same table's figure for the day at this age and sex, if a method works per kg; low is breast-fed. */
  tablePerDay: { low: KcalPerDay; high: KcalPerDay } | null;
};

export type EnergyOutcome = EnergyResult | NotCalculated;

type Parts = {
  low: number;
  high?: number;
  end?: RangeEnd;
  working: string;
  terms: WorkingTerm[];
  source: Source;
  band?: string;
  basal?: number;
  tablePerDay?: { low: number; high: number };
  notes?: NoteId[];
  /** Notes on a source that has not been checked. */
  uncheckedNote?: NoteId;
};

/** Builds a result; an energy below zero, which an equation can give for the smallest infants, becomes 0. */
export function energyResult({
  low,
  high = low,
  end,
  working,
  terms,
  source,
  uncheckedNote = 'figures-not-checked',
  ...rest
}: Parts): EnergyResult {
  const result = notNegative(end === 'max' ? high : low);
  return {
    ok: true,
    result,
    low: notNegative(low),
    high: notNegative(high),
    working,
    terms: [...terms, { operator: '=', term: 'result', value: result, unit: 'kcal/day' }],
    band: rest.band ?? null,
    source,
    basal: rest.basal === undefined ? null : notNegative(rest.basal),
    tablePerDay: rest.tablePerDay
      ? { low: kcalPerDay(rest.tablePerDay.low), high: kcalPerDay(rest.tablePerDay.high) }
      : null,
    notes: [...(rest.notes ?? []), ...(isUnchecked(source) ? [uncheckedNote] : [])],
  };
}

const notNegative = (value: number): KcalPerDay => kcalPerDay(Math.max(0, withoutResidue(value)));

/** A value with a default: undefined gives the default, an invalid entry stays invalid. */
export const withDefault = <T>(value: Entered<T>, fallback: T): Exclude<T, undefined> | typeof INVALID => {
  if (value === INVALID) return INVALID;
  return (isUsable(value) ? value : fallback) as Exclude<T, undefined>;
};
