import { isAnotherPatient, stepUrl } from '@dietetic/regimen';
import type { Warning, StepId } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { answerWarning, useRegimenStore, useWarnings } from '#session/regimen.ts';
import { WarningsDialog } from './warnings-dialog.tsx';

/**
 * A step can be left by its links, without Continue and its question. Where requirements are planned to or written
 * down, what is still open is asked first: no amount and no report may rest on a number nobody has confirmed.
 */
export function OpenWarnings() {
  const warnings = useWarnings();
  const navigate = useNavigate();
  // Whose details these are is asked before whether they can be right.
  const isAnother = useRegimenStore(({ regimen }) => isAnotherPatient(regimen));
  const [first] = warnings;
  if (first === undefined || isAnother) return null;
  return (
    <WarningsDialog
      warnings={warnings}
      onBack={() => void navigate({ to: stepUrl(stepOf(first)) })}
      onConfirm={() => warnings.forEach(answerWarning)}
    />
  );
}

function stepOf({ figures }: Warning): StepId {
  if (figures.includes('body')) return 'details';
  return figures.includes('energy') ? 'energy' : 'protein-fluid';
}
