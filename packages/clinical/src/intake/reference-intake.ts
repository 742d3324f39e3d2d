// Longer than other files: the published figures stand beside the ages they are read for.
import type { Country } from '../energy/energy-input.ts';
import { withoutResidue } from '../quantities/rounding.ts';
import { KCAL_PER_MJ } from '../quantities/units.ts';
import type { Kg, Months } from '../quantities/units.ts';
import { OPEN_ENDED, ageBands, bandAt, bandText } from '../reference/age-band.ts';
import type { AgeBand, Sex } from '../reference/age-band.ts';
import {
  ADULT_ZINC,
  EFSA_INFANT_MANGANESE,
  type EfsaIntake,
  IRON_AFTER_MENOPAUSE,
  efsaMicronutrientSource,
} from '../reference/efsa-micronutrients.ts';
import type { IntakeForm, IntakeKind, MassUnit } from '../reference/intake-reference.ts';
import { type MicronutrientFacts, micronutrient } from './micronutrients.ts';
import {
  RNI_MICRONUTRIENT_FROM_MONTHS,
  RNI_MICRONUTRIENT_SOURCE,
  VITAMIN_D_SAFE_INTAKE,
} from '../reference/rni-1991-micronutrients.ts';
import { safeIntakeSource } from '../reference/safe-intakes-1991.ts';
import type { Source } from '../reference/source.ts';

/** The UK table changes 4 months after birth; EFSA has one figure for lactation. */
export const REPRODUCTIVE_STAGES = ['pregnancy', 'lactation-first-4-months', 'lactation-later'] as const;
export type ReproductiveStage = (typeof REPRODUCTIVE_STAGES)[number];

export type IntakePatient = {
  country: Country;
  sex: Sex;
  /** Completed months. */
  ageMonths: Months;
  /** Only if it is known; otherwise the figures are those of other women. */
  stage?: ReproductiveStage;
  /** kcal/day; EFSA sets thiamin and niacin per MJ of it. */
  energyKcal?: number;
  /** A few UK safe intakes are per kg. */
  weightKg?: Kg;
};

export type IntakeNoteId =
  /** A label's folic acid counts 1.7 times in dietary folate equivalents. */
  | 'folic-acid-counts-1-7'
  /** A label that leaves out tryptophan understates niacin equivalents. */
  | 'niacin-may-omit-tryptophan'
  /** The increment for pregnancy applies to the last three months. */
  | 'last-trimester-only'
  /** The table prints "above" this figure. */
  | 'at-least'
  | 'iron-after-menopause'
  | 'zinc-mixed-diet'
  | 'per-kg'
  | 'per-megajoule';

export type ReferenceIntake = {
  ok: true;
  nutrientId: string;
  kind: IntakeKind;
  /** Per day: the figure that an intake is compared with; the lower end if the source prints a range. */
  value: number;
  /** The upper end, if the source prints a range. */
  to: number | null;
  unit: MassUnit;
  form: IntakeForm;
  /** For example "female, 15 to under 19 years". */
  band: string;
  source: Source;
  notes: IntakeNoteId[];
};

export type NoReferenceIntake = {
  ok: false;
  /** None set for this nutrient; none at this age; energy or weight must be known first. */
  reason: 'no-reference' | 'outside-table' | 'needs-energy' | 'needs-weight';
};

export type ReferenceIntakeOutcome = ReferenceIntake | NoReferenceIntake;

/**
 * The reference for a patient's intake of a vitamin or mineral: UK reference nutrient intakes and safe intakes, or
 * EFSA's population reference and adequate intakes in Ireland.
 */
export function referenceIntake(nutrientId: string, patient: IntakePatient): ReferenceIntakeOutcome {
  const facts = micronutrient(nutrientId);
  if (!facts) return none('no-reference');
  return patient.country === 'uk'
    ? ukIntake(nutrientId, facts, patient)
    : efsaIntake(nutrientId, facts, patient);
}

const none = (reason: NoReferenceIntake['reason']): NoReferenceIntake => ({ ok: false, reason });

function ukIntake(
  nutrientId: string,
  { rni: row, safeIntake, special }: MicronutrientFacts,
  patient: IntakePatient,
): ReferenceIntakeOutcome {
  if (!row) return ukSafeIntake(nutrientId, safeIntake, patient);
  const { sex, ageMonths, stage } = patient;
  const band = bandAt(RNI_BANDS, ageMonths);
  if (!band) return none('outside-table');
  const base = {
    ok: true as const,
    nutrientId,
    unit: row.unit,
    form: row.form,
    band: bandText(band, sex),
    source: RNI_MICRONUTRIENT_SOURCE,
  };
  const printed = row[sex][band.index];
  const isVitaminD = special === 'vitamin-d-under-4-years';
  if (isVitaminD && ageMonths < VITAMIN_D_SAFE_INTAKE.infantUntilMonths) {
    const { from, to } = VITAMIN_D_SAFE_INTAKE.infant;
    return { ...base, kind: 'safe-intake', value: from, to, notes: [] };
  }
  if (printed === undefined || printed === null) return none('outside-table');
  const added = stage === undefined || sex === 'male' ? 0 : row.added[UK_STAGE[stage]];
  const isSafeIntake = isVitaminD && ageMonths < VITAMIN_D_SAFE_INTAKE.safeIntakeUntilMonths;
  const notes: IntakeNoteId[] = special === 'label-may-omit-tryptophan' ? ['niacin-may-omit-tryptophan'] : [];
  if (row.lastTrimesterOnly && stage === 'pregnancy') notes.push('last-trimester-only');
  return {
    ...base,
    kind: isSafeIntake ? 'safe-intake' : 'RNI',
    value: withoutResidue(printed + added),
    to: null,
    notes,
  };
}

const UK_STAGE = {
  pregnancy: 'pregnancy',
  'lactation-first-4-months': 'lactationFirst',
  'lactation-later': 'lactationLater',
} as const satisfies Record<ReproductiveStage, string>;

const RNI_BANDS = ageBands(RNI_MICRONUTRIENT_FROM_MONTHS).map((band, index) => ({ ...band, index }));

function ukSafeIntake(
  nutrientId: string,
  row: MicronutrientFacts['safeIntake'],
  { sex, ageMonths, weightKg }: IntakePatient,
): ReferenceIntakeOutcome {
  if (!row) return none('no-reference');
  const band = bandAt(
    row.bands.filter((each) => each.sex === undefined || each.sex === sex),
    ageMonths,
  );
  if (!band) return none('outside-table');
  if (band.perKg && weightKg === undefined) return none('needs-weight');
  const size = band.perKg ? (weightKg ?? 0) : 1;
  const notes: IntakeNoteId[] = band.perKg ? ['per-kg'] : [];
  if (band.to === undefined) notes.push('at-least');
  return {
    ok: true,
    nutrientId,
    kind: 'safe-intake',
    value: withoutResidue(band.from * size),
    to: band.to === undefined ? null : withoutResidue(band.to * size),
    unit: row.unit,
    form: 'plain',
    band: bandText(band, sex),
    source: safeIntakeSource(band.status),
    notes,
  };
}

const isWithin = ({ fromMonths, toMonths }: AgeBand, ageMonths: number): boolean =>
  ageMonths >= fromMonths && ageMonths < toMonths;

function efsaIntake(
  nutrientId: string,
  { efsa: row, special }: MicronutrientFacts,
  patient: IntakePatient,
): ReferenceIntakeOutcome {
  if (!row) return none('no-reference');
  const { sex, energyKcal } = patient;
  if (special === 'infant-manganese' && isWithin(EFSA_INFANT_MANGANESE, patient.ageMonths)) {
    const { from, to, status, ...band } = EFSA_INFANT_MANGANESE;
    return {
      ok: true,
      nutrientId,
      kind: 'AI',
      value: from,
      to,
      unit: row.unit,
      form: row.form,
      band: bandText(band, sex),
      source: efsaMicronutrientSource(status),
      notes: [],
    };
  }
  const figure = efsaFigure(row, special, patient);
  if (!figure) return none('outside-table');
  if (row.perMegajoule && energyKcal === undefined) return none('needs-energy');
  const size = row.perMegajoule ? (energyKcal ?? 0) / KCAL_PER_MJ : 1;
  const notes: IntakeNoteId[] = [...figure.notes];
  if (row.perMegajoule) notes.push('per-megajoule');
  if (special === 'label-may-omit-tryptophan') notes.push('niacin-may-omit-tryptophan');
  if (row.form === 'dietary-folate-equivalents') notes.push('folic-acid-counts-1-7');
  return {
    ok: true,
    nutrientId,
    kind: figure.kind,
    value: withoutResidue(figure.value * size),
    to: null,
    unit: row.unit,
    form: row.form,
    band: bandText(figure.band, sex),
    source: efsaMicronutrientSource(row.status),
    notes,
  };
}

type EfsaFigure = { kind: IntakeKind; value: number; band: AgeBand; notes: IntakeNoteId[] };

function efsaFigure(
  row: EfsaIntake,
  special: MicronutrientFacts['special'],
  { sex, ageMonths, stage }: IntakePatient,
): EfsaFigure | null {
  const expecting = sex === 'female' ? stage : undefined;
  if (special === 'adult-zinc' && ageMonths >= ADULT_ZINC.fromMonths) return adultZinc(sex, expecting);
  const band = bandAt(row.bands, ageMonths);
  if (!band) return null;
  if (expecting !== undefined) {
    // Calcium has no separate figure for these stages: the woman's band applies.
    const staged = expecting === 'pregnancy' ? row.pregnancy : row.lactation;
    if (staged) return { ...staged, band, notes: [] };
  }
  if (
    special === 'iron-after-menopause' &&
    sex === 'female' &&
    ageMonths >= IRON_AFTER_MENOPAUSE.fromMonths
  ) {
    const { value, fromMonths } = IRON_AFTER_MENOPAUSE;
    return {
      kind: band.kind,
      value,
      band: { fromMonths, toMonths: OPEN_ENDED },
      notes: ['iron-after-menopause'],
    };
  }
  return { kind: band.kind, value: band[sex], band, notes: [] };
}

function adultZinc(sex: Sex, stage: ReproductiveStage | undefined): EfsaFigure {
  const { fromMonths, pregnancyAdded, lactationAdded } = ADULT_ZINC;
  const lactating = stage === undefined ? 0 : lactationAdded;
  const added = stage === 'pregnancy' ? pregnancyAdded : lactating;
  return {
    kind: 'PRI',
    value: ADULT_ZINC[sex] + added,
    band: { fromMonths, toMonths: OPEN_ENDED },
    notes: ['zinc-mixed-diet'],
  };
}
