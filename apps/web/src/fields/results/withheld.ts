import { NO_RESULT_WORDS, resultWords, resultPaneWords } from '@dietetic/content';
import { warningsAbout } from '@dietetic/regimen';
import type { NoResultReason } from '@dietetic/regimen';
import type { FieldForm } from '../entries/field-form.ts';

type NotCalculated = { title: string; explain: string };

/** The names that findings about a result itself go by. */
export const RESULT_KEY = {
  energy: 'PATIENT_ENERGY_RESULT',
  protein: 'PATIENT_PROTEIN_RESULT',
  fluid: 'FLUID_PER_KG',
} as const;

/** Why a figure is not shown: there is none, or it rests on an entry with an open warning. Undefined where it is shown. */
export function notCalculated(
  { warnings }: Pick<FieldForm, 'warnings'>,
  of: keyof typeof RESULT_KEY,
  reason: NoResultReason | null,
): NotCalculated | undefined {
  if (reason === null) return undefined;
  if (reason !== 'unconfirmed') return { title: resultWords.notCalculated, explain: NO_RESULT_WORDS[reason] };
  // A warning about the result itself stands under it in full.
  const elsewhere = warningsAbout(of, warnings).filter(({ fields }) => fields[0] !== RESULT_KEY[of]);
  const messages = [...elsewhere.map(({ message }) => message), resultPaneWords.noResultUntil];
  return { title: resultPaneWords.checkFirst, explain: messages.join(' ') };
}
