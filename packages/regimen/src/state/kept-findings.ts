import { ABOUT_PATIENT } from './confirmations.ts';
import type { Finding, FindingCode } from '../plan/checks/finding.ts';
import type { RegimenState } from './regimen-state.ts';
import type { RegimenValues } from './values.ts';

/** A kept finding as screens and outputs name it. */
export type AnsweredFinding = { finding: Finding; keptAt: string };

/** The clinician keeps what was found. `at` is given from outside: nothing here knows the time. */
export function keepFindings(state: RegimenState, findings: readonly Finding[], at: string): RegimenState {
  return findings.reduce<RegimenState>((before, finding) => {
    if (finding.severity === 'stop') return before;
    const of = findingIdentity(before.values, finding);
    return {
      ...before,
      kept: [...before.kept.filter((held) => held.of !== of), { code: finding.code, of, at }],
    };
  }, state);
}

/** "Undo": the finding is asked again. */
export function reopenFinding(state: RegimenState, finding: Finding): RegimenState {
  const of = findingIdentity(state.values, finding);
  return { ...state, kept: state.kept.filter((held) => held.of !== of) };
}

/** Those still to be asked about, and every `stop`: that one is settled by an entry, not by an answer. */
export const openFindings = (state: KeptState, findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => keptAt(state, finding) === null);

/** Those the clinician kept, with the time; every output names them. */
export const keptFindings = (state: KeptState, findings: readonly Finding[]): AnsweredFinding[] =>
  findings.flatMap((finding) => {
    const at = keptAt(state, finding);
    return at === null ? [] : [{ finding, keptAt: at }];
  });

type KeptState = Pick<RegimenState, 'kept' | 'values'>;

function keptAt({ kept, values }: KeptState, finding: Finding): string | null {
  const of = findingIdentity(values, finding);
  return kept.find((held) => held.of === of)?.at ?? null;
}

/** What grows with every amount: an answer holds until the figure is half a limit further on. */
const BY_STEPS: ReadonlySet<FindingCode> = new Set(['total-implausible', 'upper-level', 'incomplete-alone']);
const STEPS_IN_LIMIT = 2;

/** Two reckonings of one figure may differ in its last digits. */
const DIGITS_COMPARED = 9;
const compared = (figure: number | null): number | null =>
  figure === null ? null : Number(figure.toPrecision(DIGITS_COMPARED));

/**
 * What an answer stands for: the finding with its figures, and the entries it rests on as they are now; of a finding
 * about the patient or a need, or about an amount that holds for a range of figures, the patient as a whole. Another value of any of them
 * is another question.
 */
export function findingIdentity(values: RegimenValues, finding: Finding): string {
  const { code, severity, fields, products, message } = finding;
  const [value, limit] = [compared(finding.value), compared(finding.limit)];
  const keys = products.length === 0 || BY_STEPS.has(code) ? [...fields, ...ABOUT_PATIENT] : fields;
  const entries = keys.map((key) => values[key as keyof RegimenValues] ?? null);
  if (BY_STEPS.has(code) && products.length > 0 && value !== null && limit !== null && limit > 0)
    return JSON.stringify([
      code,
      severity,
      fields,
      entries,
      limit,
      Math.ceil((STEPS_IN_LIMIT * value) / limit),
    ]);
  return JSON.stringify([code, severity, fields, entries, products, value, limit, message]);
}
