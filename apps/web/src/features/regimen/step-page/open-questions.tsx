import { urlOfStep } from '@dietetic/regimen';
import type { InputWarning, StepId } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { confirmWarning, useOpenWarnings } from '#state/regimen.ts';
import { DoubtsDialog } from './doubts-dialog.tsx';

/**
 * A step can be left by its links, without Continue and its question. Where requirements are planned to or written
 * down, what is still open is asked first: no amount and no report may rest on a number nobody has confirmed.
 */
export function OpenQuestions() {
  const doubts = useOpenWarnings();
  const navigate = useNavigate();
  const [first] = doubts;
  if (first === undefined) return null;
  return (
    <DoubtsDialog
      open
      doubts={doubts}
      onBack={() => void navigate({ to: urlOfStep(stepOf(first)) })}
      onConfirm={() => doubts.forEach(confirmWarning)}
    />
  );
}

function stepOf({ field }: InputWarning): StepId {
  if (field.startsWith('ER_')) return 'energy';
  return field.startsWith('PC_') ? 'protein-fluid' : 'details';
}
