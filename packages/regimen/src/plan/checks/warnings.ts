import type { NoResultReason } from '@dietetic/clinical';
import { assess } from '../../assessment/assess.ts';
import type {
  AcrossMethod,
  Assessment,
  EnergyRequirement,
  FluidRequirement,
  InputWarning,
  Requirement,
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
  'age-not-corrected': ['energy', 'protein', 'fluid'],
  'energy-implausible': ['energy'],
  'protein-implausible': ['protein'],
  'fluid-implausible': ['fluid'],
};

export function assessRegimen(state: RegimenState, known?: Assessment): AssessedRegimen {
  const found = findingsAndWarnings(state, known ?? assess(state));
  const { calculated, findings } = found;
  const warnings = warningsOf(state, found.ofEntries, findings, calculated);
  const assessment = shown({ ...calculated, warnings: found.ofEntries }, state, warnings, findings);
  return { calculated, findings, warnings, assessment };
}

type OfPatient = Pick<RegimenState, 'country' | 'values' | 'lists'>;

/** What may be shown once every warning is confirmed, as it is in a report that leaves the device: its entries hold no answers. */
export function assessConfirmed(patient: OfPatient): Assessment {
  const { calculated, findings, ofEntries } = findingsAndWarnings(patient, assess(patient));
  return shown({ ...calculated, warnings: ofEntries }, patient, [], findings);
}

function findingsAndWarnings(patient: OfPatient, calculated: Assessment) {
  const findings = planFindings({ ...patient, assessment: calculated, products: [], catalogue: [] });
  const ofEntries = calculated.warnings.filter((warning) => !isSaidBy(warning, findings));
  return { calculated, findings, ofEntries };
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
  return FLUID_ENTRIES.includes(field) ? ['fluid'] : ['protein'];
}

const FLUID_ENTRIES: readonly string[] = ['PC_FLUID_ADJUST', 'PC_FLUID_PER_DAY'];
const PROTEIN_ENTRIES: readonly string[] = [
  'PC_MINIMUM',
  'PC_MAXIMUM',
  'PC_PENG_PROTEIN_MIN',
  'PC_PENG_PROTEIN_MAX',
];

/** One thing is asked once: where a finding says it, the soft limit of the same entry is not asked too. */
function isSaidBy({ field, code }: InputWarning, findings: readonly Finding[]): boolean {
  const found = (...codes: FindingCode[]) => findings.some((finding) => codes.includes(finding.code));
  if (code === 'unusual-weight-for-age') return found('weight-implausible');
  if (code === 'unusual-bmi') return found('weight-implausible', 'height-implausible');
  if (field.startsWith('ER_CALORIC')) return found('energy-implausible');
  if (FLUID_ENTRIES.includes(field)) return found('fluid-implausible');
  return PROTEIN_ENTRIES.includes(field) && found('protein-implausible');
}

/** A reference intake for the age that comes to too much for this weight is no need: there is nothing to answer. */
const isNoNeed = ({ code }: Finding, { protein }: Assessment): boolean =>
  code === 'protein-implausible' && protein.method === 'paeds';

/** Field by field, so that a new figure does not compile before it says when it is withheld. */
function shown(
  calculated: Assessment,
  { values }: Pick<RegimenState, 'values'>,
  warnings: readonly Warning[],
  findings: readonly Finding[],
): Assessment {
  const { energy, protein, fluid, bmi, weightDifference, energyAcross } = calculated;
  const isWithheld = (figure: WithheldFigure) => warningsAbout(figure, warnings).length > 0;
  const because = (figure: Exclude<WithheldFigure, 'body'>): NoResultReason | null =>
    isWithheld(figure) ? 'unconfirmed' : isWeightUsedMissing(values) ? 'needs-weight' : null;
  const proteinIsNoNeed = findings.some((finding) => isNoNeed(finding, calculated));
  const forEnergy = because('energy');
  const forProtein = because('protein') ?? (proteinIsNoNeed ? 'rni-over-limit' : null);
  const forFluid = because('fluid');
  return {
    ...(isWithheld('body') && { isBodyInDoubt: true as const }),
    bmi: isWithheld('body') ? null : bmi,
    weightDifference: isWithheld('body') ? null : weightDifference,
    energy: forEnergy === null ? withoutBasalNeed(energy) : hiddenEnergy(energy, forEnergy),
    protein: forProtein === null ? protein : { ...hidden(protein, forProtein), factor: null },
    fluid: forFluid === null ? fluid : hiddenFluid(fluid, forFluid),
    energyAcross: forEnergy === null ? energyAcross : energyAcross.map((row) => hiddenRow(row, forEnergy)),
    warnings: calculated.warnings,
    errors: calculated.errors,
  };
}

/** Another weight than the one weighed is to be used, and it is not entered yet: the one weighed does not stand in. */
const isWeightUsedMissing = (values: RegimenValues): boolean =>
  values.PD_WEIGHT !== undefined && weightUsedKg(values) === undefined;

const withoutResult = { result: null, low: null, high: null, perKg: null } as const;

/** A basal rate is known, and is no need before activity is chosen. */
const withoutBasalNeed = (energy: EnergyRequirement): EnergyRequirement =>
  energy.kind === 'basal' && energy.result !== null
    ? { ...energy, ...withoutResult, reason: 'needs-activity', basal: energy.basal ?? energy.result }
    : energy;

const hiddenEnergy = (energy: EnergyRequirement, because: NoResultReason): EnergyRequirement => ({
  ...hidden(energy, because),
  kind: energy.kind,
  basal: null,
  tablePerDay: null,
});

/** Nothing is left to parse. */
const hidden = (requirement: Requirement, because: NoResultReason): Requirement => ({
  ...withoutResult,
  methods: requirement.methods,
  method: requirement.method,
  methodIsDefault: requirement.methodIsDefault,
  reason: hiddenReason(requirement, because),
  working: null,
  terms: [],
  band: requirement.band,
  source: requirement.source,
  notes: [],
});

const hiddenFluid = (fluid: FluidRequirement, because: NoResultReason): FluidRequirement => ({
  result: null,
  perKg: null,
  perKgIsDefault: fluid.perKgIsDefault,
  ...(fluid.isPerDay && { isPerDay: true }),
  reason: hiddenReason(fluid, because),
  working: null,
  band: fluid.band,
  source: fluid.source,
  notes: [],
});

const hiddenRow = (row: AcrossMethod, because: NoResultReason): AcrossMethod => ({
  method: row.method,
  result: null,
  low: null,
  high: null,
  reason: hiddenReason(row, because),
  kind: row.kind,
});

/** What had no result anyway keeps its own reason. */
const hiddenReason = (
  { result, reason }: Pick<AcrossMethod, 'result' | 'reason'>,
  because: NoResultReason,
): NoResultReason | null => (result === null ? reason : because);
