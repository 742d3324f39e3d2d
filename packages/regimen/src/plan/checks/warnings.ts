import type { NoResultReason } from '@dietetic/clinical';
import { assess } from '../../assessment/assess.ts';
import type {
  AcrossMethod,
  Assessment,
  FluidRequirement,
  InputWarning,
} from '../../assessment/assessment.ts';
import { confirm, isAboutPatient, openWarnings } from '../../state/confirmations.ts';
import { keepFindings, openFindings } from '../../state/kept-findings.ts';
import type { RegimenState } from '../../state/regimen-state.ts';
import type { RegimenValues } from '../../state/values.ts';
import { weightUsedKg } from '../../state/weight-used.ts';
import { planFindings } from './checks.ts';
import type { Finding, FindingCode } from './finding.ts';

/** What rests on an entry: the measures of the body (BMI, change of weight) and the three requirements. */
export type WithheldFigure = 'body' | 'energy' | 'protein' | 'fluid';

/** An unusual entry or result that is not confirmed. Until then no figure that depends on it is shown anywhere. */
export type Warning = {
  /** The same as long as the warning is. */
  id: string;
  /** The entries it is shown at, the most important first. */
  fields: readonly string[];
  message: string;
  figures: readonly WithheldFigure[];
  of:
    | { kind: 'entry'; warning: InputWarning }
    /** With the unit the number was probably meant in, where there is one. */
    | { kind: 'finding'; finding: Finding; slip: Finding | null };
};

/** A regimen with what the calculators say of it, and how much of that may be shown. */
export type AssessedRegimen = {
  /** Every result, whether or not it may be shown: what findings are found in. */
  calculated: Assessment;
  /** The findings about the patient and the needs, without those about products. */
  findings: readonly Finding[];
  warnings: readonly Warning[];
  /** What may be shown: a figure that rests on a warning is null with a reason, on every screen and in every output. */
  assessment: Assessment;
};

const EVERYTHING = ['body', 'energy', 'protein', 'fluid'] as const;

/** The findings that warn about an entry or a result, and the figures that rest on it. */
const RESTS_ON: Partial<Record<FindingCode, readonly WithheldFigure[]>> = {
  'weight-implausible': EVERYTHING,
  'height-implausible': EVERYTHING,
  'energy-implausible': ['energy'],
  'protein-implausible': ['protein'],
  'fluid-implausible': ['fluid'],
};

export function assessRegimen(state: RegimenState, known?: Assessment): AssessedRegimen {
  const calculated = known ?? assess(state);
  const findings = planFindings({ ...state, assessment: calculated, products: [], catalogue: [] });
  const ofEntries = calculated.warnings.filter((warning) => !isSaidBy(warning, findings));
  const warnings = warningsOf(state, ofEntries, findings, calculated);
  const assessment = shown({ ...calculated, warnings: ofEntries }, warnings, findings);
  return {
    calculated,
    findings,
    warnings,
    assessment: isWeightUsedMissing(state.values) ? withoutWeight(assessment) : assessment,
  };
}

export const warningsAbout = (figure: WithheldFigure, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ figures }) => figures.includes(figure));

/** The clinician says that it is right. `at` is the moment, ISO 8601, given from outside. */
export function confirmWarning(state: RegimenState, { of }: Warning, at: string): RegimenState {
  if (of.kind === 'entry') return confirm(state, of.warning);
  return keepFindings(state, of.slip === null ? [of.finding] : [of.finding, of.slip], at);
}

function warningsOf(
  state: RegimenState,
  warnings: readonly InputWarning[],
  findings: readonly Finding[],
  calculated: Assessment,
): Warning[] {
  const found = openFindings(state, findings).flatMap((finding): Warning[] => {
    const figures = RESTS_ON[finding.code];
    if (figures === undefined || isNoNeed(finding, calculated)) return [];
    const slip =
      findings.find((one) => one.code === 'unit-slip' && one.fields[0] === finding.fields[0]) ?? null;
    const { code, fields, message } = finding;
    return [{ id: `${code} ${message}`, fields, message, figures, of: { kind: 'finding', finding, slip } }];
  });
  const warned = openWarnings(state, warnings).map(
    (warning): Warning => ({
      id: `${warning.field} ${warning.code} ${warning.message}`,
      fields: [warning.field],
      message: warning.message,
      figures: figuresOn(warning.field),
      of: { kind: 'entry', warning },
    }),
  );
  return [...found, ...warned];
}

function figuresOn(field: string): readonly WithheldFigure[] {
  if (isAboutPatient(field)) return EVERYTHING;
  if (field.startsWith('ER_')) return ['energy'];
  return field === 'PC_FLUID_ADJUST' ? ['fluid'] : ['protein'];
}

/** One thing is asked once: where a finding says it, the soft limit of the same entry is not asked too. */
function isSaidBy({ field, code }: InputWarning, findings: readonly Finding[]): boolean {
  const found = (...codes: FindingCode[]) => findings.some((finding) => codes.includes(finding.code));
  if (code === 'unusual-weight-for-age') return found('weight-implausible');
  if (code === 'unusual-bmi') return found('weight-implausible', 'height-implausible');
  if (field.startsWith('ER_CALORIC')) return found('energy-implausible');
  return field.startsWith('PC_') && found('protein-implausible');
}

/** A reference intake for the age that comes to too much for this weight is no need: there is nothing to answer. */
const isNoNeed = ({ code }: Finding, { protein }: Assessment): boolean =>
  code === 'protein-implausible' && protein.method === 'paeds';

function shown(
  calculated: Assessment,
  warnings: readonly Warning[],
  findings: readonly Finding[],
): Assessment {
  const { energy, protein, fluid, bmi, weightDifference, energyAcross } = calculated;
  const isWithheld = (figure: WithheldFigure) => warningsAbout(figure, warnings).length > 0;
  const proteinIsNoNeed = findings.some((finding) => isNoNeed(finding, calculated));
  return {
    ...calculated,
    bmi: isWithheld('body') ? null : bmi,
    weightDifference: isWithheld('body') ? null : weightDifference,
    energy: isWithheld('energy')
      ? { ...energy, ...hidden(energy, 'unconfirmed'), basal: null, tablePerDay: null }
      : energy.kind === 'basal' && energy.result !== null
        ? { ...energy, ...withoutResult, reason: 'needs-activity', basal: energy.basal ?? energy.result }
        : energy,
    protein: isWithheld('protein')
      ? { ...protein, ...hidden(protein, 'unconfirmed') }
      : proteinIsNoNeed
        ? { ...protein, ...hidden(protein, 'rni-over-limit') }
        : protein,
    fluid: isWithheld('fluid') ? hiddenFluid(fluid, 'unconfirmed') : fluid,
    energyAcross: isWithheld('energy')
      ? energyAcross.map((row) => hiddenRow(row, 'unconfirmed'))
      : energyAcross,
  };
}

/** Another weight than the one weighed is to be used, and it is not entered yet: the one weighed does not stand in. */
const isWeightUsedMissing = (values: RegimenValues): boolean =>
  values.PD_WEIGHT !== undefined && weightUsedKg(values) === undefined;

function withoutWeight({ energy, protein, fluid, energyAcross, ...rest }: Assessment): Assessment {
  return {
    ...rest,
    energy: { ...energy, ...hidden(energy, 'needs-weight'), basal: null, tablePerDay: null },
    protein: { ...protein, ...hidden(protein, 'needs-weight') },
    fluid: hiddenFluid(fluid, 'needs-weight'),
    energyAcross: energyAcross.map((row) => hiddenRow(row, 'needs-weight')),
  };
}

const withoutResult = { result: null, low: null, high: null, perKg: null } as const;

type MayBeHidden = { result: number | null; reason: NoResultReason | null };

/** Nothing is left to parse. */
const hidden = (requirement: MayBeHidden, because: NoResultReason) => ({
  ...withoutResult,
  reason: hiddenReason(requirement, because),
  working: null,
  terms: [],
  notes: [],
});

const hiddenFluid = (fluid: FluidRequirement, because: NoResultReason): FluidRequirement => ({
  ...fluid,
  result: null,
  perKg: null,
  working: null,
  notes: [],
  reason: hiddenReason(fluid, because),
});

const hiddenRow = (row: AcrossMethod, because: NoResultReason): AcrossMethod => ({
  ...row,
  result: null,
  low: null,
  high: null,
  reason: hiddenReason(row, because),
});

/** What had no result anyway keeps its own reason. */
const hiddenReason = ({ result, reason }: MayBeHidden, because: NoResultReason): NoResultReason | null =>
  result === null ? reason : because;
