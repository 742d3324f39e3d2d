import type { Country, RangeEnd } from '../energy/energy-input.ts';
import { withDefault } from '../energy/energy-result.ts';
import { INVALID, isUsable, noResult, noResultFrom } from '../outcome.ts';
import type { Calculated, Entered, NotCalculated, NoteId, WorkingTerm } from '../outcome.ts';
import { SIX_MONTHS, isAdult, isNewborn } from '../patient/age.ts';
import { withoutResidue } from '../quantities/rounding.ts';
import { gramsPerDay } from '../quantities/units.ts';
import type { Cm, GramsPerDay, Kg, Months } from '../quantities/units.ts';
import { bandAt, bandText } from '../reference/age-band.ts';
import type { Sex } from '../reference/age-band.ts';
import { EFSA_2012_PROTEIN, efsaProteinSource } from '../reference/efsa-2012-protein.ts';
import { NITROGEN_LEVELS, NITROGEN_SOURCE, PROTEIN_PER_NITROGEN } from '../reference/nitrogen-elia-1990.ts';
import type { NitrogenLevelId } from '../reference/nitrogen-elia-1990.ts';
import { RNI_1991_PROTEIN, rniProteinSource } from '../reference/rni-1991-protein.ts';
import { isUnchecked } from '../reference/source.ts';
import type { Source } from '../reference/source.ts';
import { workingNumber } from '../working.ts';
import { obesityFactor } from './obesity-factor.ts';

export type ProteinInput = {
  country: Entered<Country>;
  sex: Entered<Sex>;
  age: Entered<Months>;
  /** Completed days, if the age is known in days. */
  ageDays?: Entered<number>;
  weight: Entered<Kg>;
  /** An adjusted or ideal weight is already corrected for obesity, so the factor is not applied to it. */
  weightIsCorrected?: boolean;
  height: Entered<Cm>;
  /** g/kg/day, set freely */
  minimum: Entered<number>;
  maximum: Entered<number>;
  /** g/kg/day, from the clinician's PENG guide */
  pengMinimum: Entered<number>;
  pengMaximum: Entered<number>;
  rangeEnd: Entered<RangeEnd>;
  nitrogenLevel: Entered<NitrogenLevelId>;
};

/** g/day, unrounded. */
export type ProteinResult = Calculated<GramsPerDay> & {
  /** The obesity factor; null for the paediatric method, which never uses one. */
  factor: number | null;
};

export type ProteinOutcome = ProteinResult | NotCalculated;

const PENG_SOURCE: Source = {
  id: 'peng-2018-protein',
  citation:
    'PENG (British Dietetic Association), A Pocket Guide to Clinical Nutrition, 5th edition, 2018: g/kg as entered by the clinician',
  status: 'spec',
};

const MIN_MAX_SOURCE: Source = {
  id: 'clinician-g-per-kg',
  citation: 'g/kg as entered by the clinician; obesity factor of the product specification',
  status: 'spec',
};

/** g/kg from the clinician's own pocket guide. */
export const pengProtein = (input: ProteinInput): ProteinOutcome =>
  perKgRange(input, input.pengMinimum, input.pengMaximum, PENG_SOURCE);

/** g/kg set freely. */
export function enteredProteinRange(input: ProteinInput): ProteinOutcome {
  const { minimum, maximum, ageDays } = input;
  const refused = minimum === undefined || maximum === undefined ? newborn(ageDays) : null;
  return refused ?? perKgRange(input, minimum, maximum, MIN_MAX_SOURCE);
}

/** Sources for which the clinician enters the g/kg; only the obesity factor is ours. */
const isCliniciansOwn = (source: Source): boolean => source === PENG_SOURCE || source === MIN_MAX_SOURCE;

/** Under 28 days no table is a default: only an entered g/kg counts. */
function newborn(ageDays: Entered<number>): NotCalculated | null {
  if (ageDays === INVALID) return noResult('invalid-input');
  return isUsable(ageDays) && isNewborn(ageDays) ? noResult('newborn') : null;
}

export function paediatricProtein({ country, sex, age, ageDays, weight }: ProteinInput): ProteinOutcome {
  const refused = newborn(ageDays);
  if (refused !== null) return refused;
  if (!isUsable(sex)) return noResultFrom(sex, 'needs-gender');
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(country)) return noResultFrom(country, 'needs-country');
  if (country === 'uk') return fromRni(sex, age, []);
  // EFSA sets nothing under 6 months; the UK figure is shown and labelled as such (decision 008).
  if (age < SIX_MONTHS) return fromRni(sex, age, ['uk-figure-used']);
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  const band = bandAt(EFSA_2012_PROTEIN, age);
  if (!band) return noResult('outside-table');
  const perKg = band[sex];
  return proteinResult({
    figures: [perKg * weight],
    factor: null,
    working: `${workingNumber(weight)} kg × ${workingNumber(perKg)} g/kg`,
    terms: [weightTerm(weight), { operator: '×', term: 'g-per-kg', value: perKg, unit: 'g/kg/day' }],
    band: bandText(band, sex),
    source: efsaProteinSource(band.status),
    notes: [],
  });
}

function fromRni(sex: Sex, age: Months, notes: NoteId[]): ProteinOutcome {
  const band = bandAt(RNI_1991_PROTEIN, age);
  if (!band) return noResult('outside-table');
  const { gramsPerDay, status } = band[sex];
  return proteinResult({
    figures: [gramsPerDay],
    factor: null,
    working: `${workingNumber(gramsPerDay)} g`,
    terms: [{ operator: '', term: 'table-value', value: gramsPerDay, unit: 'g/day' }],
    band: bandText(band, sex),
    source: rniProteinSource(status),
    notes: ['not-scaled-by-weight', ...notes],
  });
}

function perKgRange(
  input: ProteinInput,
  min: Entered<number>,
  max: Entered<number>,
  source: Source,
): ProteinOutcome {
  const body = weightAndFactor(input);
  if (!body.ok) return body;
  if (!isUsable(min)) return noResultFrom(min, 'needs-range');
  if (!isUsable(max)) return noResultFrom(max, 'needs-range');
  const end = withDefault(input.rangeEnd, 'min');
  if (!isUsable(end)) return noResultFrom(end, 'invalid-input');
  const { weight, factor } = body;
  const perKg = end === 'max' ? max : min;
  // With factor 1 every figure is the clinician's own, so there is nothing to check.
  return proteinResult({
    figures: [weight * min * factor, weight * max * factor],
    result: weight * perKg * factor,
    factor,
    working: `${workingNumber(weight)} kg × ${workingNumber(perKg)} g/kg${factorWorking(factor)}`,
    terms: [
      weightTerm(weight),
      { operator: '×', term: 'g-per-kg', value: perKg, unit: 'g/kg/day' },
      ...factorTerms(factor),
    ],
    band: null,
    source,
    notes: body.notes,
  });
}

export function nitrogenProtein(input: ProteinInput): ProteinOutcome {
  const body = weightAndFactor(input);
  if (!body.ok) return body;
  const { nitrogenLevel } = input;
  if (!isUsable(nitrogenLevel)) return noResultFrom(nitrogenLevel, 'needs-level');
  const level = NITROGEN_LEVELS.find(({ id }) => id === nitrogenLevel);
  if (!level) return noResult('invalid-input');
  const { weight, factor } = body;
  const protein = (nitrogenPerKg: number) => weight * nitrogenPerKg * PROTEIN_PER_NITROGEN * factor;
  return proteinResult({
    figures: [protein(level.lowest), protein(level.highest)],
    result: protein(level.average),
    factor,
    working: `${workingNumber(weight)} kg × ${workingNumber(level.average)} g N/kg × ${PROTEIN_PER_NITROGEN}${factorWorking(factor)}`,
    terms: [
      weightTerm(weight),
      { operator: '×', term: 'nitrogen-per-kg', value: level.average, unit: 'g N/kg/day' },
      { operator: '×', term: 'nitrogen-to-protein', value: PROTEIN_PER_NITROGEN, unit: 'g/g N' },
      ...factorTerms(factor),
    ],
    band: null,
    source: NITROGEN_SOURCE,
    notes: ['average-of-level', 'legacy-table', ...body.notes],
  });
}

type WeightAndFactor = { ok: true; weight: Kg; factor: number; notes: NoteId[] };

function weightAndFactor({
  age,
  weight,
  height,
  weightIsCorrected = false,
}: ProteinInput): WeightAndFactor | NotCalculated {
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(weight)) return noResultFrom(weight, 'needs-weight');
  // A height that was entered wrongly is not "unknown": the factor depends on it.
  if (height === INVALID && isAdult(age)) return noResult('invalid-input');
  if (weightIsCorrected && isAdult(age))
    return { ok: true, weight, factor: 1, notes: ['no-factor-on-corrected-weight'] };
  const { factor, bmiKnown } = obesityFactor(age, weight, height);
  const notes: NoteId[] = bmiKnown ? [] : ['bmi-unknown-factor-one'];
  if (factor < 1) notes.push('obesity-factor-applied');
  return { ok: true, weight, factor, notes };
}

const weightTerm = (weight: Kg): WorkingTerm => ({ operator: '', term: 'weight', value: weight, unit: 'kg' });
const factorWorking = (factor: number): string => (factor === 1 ? '' : ` × ${workingNumber(factor)}`);
const factorTerms = (factor: number): WorkingTerm[] =>
  factor === 1 ? [] : [{ operator: '×', term: 'factor', value: factor, unit: '' }];

type Parts = Omit<ProteinResult, 'ok' | 'low' | 'high' | 'result'> & { figures: number[]; result?: number };

function proteinResult({ figures, result, ...rest }: Parts): ProteinResult {
  const low = gramsPerDay(withoutResidue(figures[0] ?? 0));
  const high = gramsPerDay(withoutResidue(figures.at(-1) ?? low));
  const used = result === undefined ? low : gramsPerDay(withoutResidue(result));
  const usesOurFigures = !isCliniciansOwn(rest.source) || rest.factor !== 1;
  return {
    ...rest,
    ok: true,
    result: used,
    low,
    high,
    terms: [...rest.terms, { operator: '=', term: 'result', value: used, unit: 'g/day' }],
    notes: [
      ...rest.notes,
      ...(usesOurFigures && isUnchecked(rest.source) ? (['figures-not-checked'] as const) : []),
    ],
  };
}
