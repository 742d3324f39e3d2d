import { NO_RESULT_WORDS, resultWords } from '@dietetic/content';
import type { NoResultReason } from '@dietetic/regimen';
import type { FieldForm } from './field-form.ts';

type Prefix = 'ER_' | 'PC_';

/** A doubted entry gives no result until it is confirmed or changed; this names the entries in doubt. */
function doubts(form: FieldForm, prefix: Prefix): string[] {
  return form.openWarnings
    .filter(({ field }) => field.startsWith('PD_') || field === 'BMI' || field.startsWith(prefix))
    .map(({ message }) => message);
}

type NotCalculated = { title: string; explain: string };

/** Why a figure is not shown; undefined where it is. */
export function notCalculated(
  form: FieldForm,
  prefix: Prefix,
  reason: NoResultReason | null,
): NotCalculated | undefined {
  if (reason !== null) return { title: resultWords.notCalculated, explain: NO_RESULT_WORDS[reason] };
  const doubted = doubts(form, prefix);
  if (doubted.length === 0) return undefined;
  return { title: 'Check first', explain: `${doubted.join(' ')} No result until you confirm or change it.` };
}
