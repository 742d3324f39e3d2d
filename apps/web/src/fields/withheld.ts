import { NO_RESULT_WORDS, resultWords } from '@dietetic/content';
import { doubtsAbout } from '@dietetic/regimen';
import type { NoResultReason, RequirementStep } from '@dietetic/regimen';
import type { FieldForm } from './field-form.ts';

type NotCalculated = { title: string; explain: string };

/** Why a figure is not shown: there is none, or it rests on an entry in doubt. Undefined where it is shown. */
export function notCalculated(
  { openWarnings }: Pick<FieldForm, 'openWarnings'>,
  of: RequirementStep,
  reason: NoResultReason | null,
): NotCalculated | undefined {
  if (reason !== null) return { title: resultWords.notCalculated, explain: NO_RESULT_WORDS[reason] };
  const doubted = doubtsAbout(of, openWarnings).map(({ message }) => message);
  if (doubted.length === 0) return undefined;
  return { title: CHECK_FIRST, explain: `${doubted.join(' ')} No result until you confirm or change it.` };
}

const CHECK_FIRST = 'Check first';
