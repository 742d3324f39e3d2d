import { regimenWords } from '@dietetic/content';
import { continueRule, markUpdated, nextStep, urlOfStep, visibleFields } from '@dietetic/regimen';
import type { ContinueRule, FieldDefinition, RequiredField, StepId } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { changeRegimen, confirmWarning, useAssessment, useOpenWarnings, useRegimen } from '#state/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';

type ContinueButtonProps = { step: StepId; fields: readonly FieldDefinition[] };

/** On to the next step, once this one is complete and every doubt about its entries is settled. */
export function ContinueButton({ step, fields }: ContinueButtonProps) {
  const { reason, rule, doubts, goOn } = useContinue(step, fields);
  const [asking, setAsking] = useState(false);

  function press() {
    if (!rule.allowed) return;
    if (doubts.length > 0) setAsking(true);
    else goOn();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <Button
        iconEnd={<ArrowRight />}
        unavailable={reason}
        reasonPlacement="hidden"
        aria-keyshortcuts="Alt+Enter"
        onClick={press}
      >
        {regimenWords.continue}
      </Button>
      <DoubtsDialog
        open={asking}
        doubts={doubts}
        onBack={() => setAsking(false)}
        onConfirm={() => {
          doubts.forEach(confirmWarning);
          setAsking(false);
          goOn();
        }}
      />
    </>
  );
}

function useContinue(step: StepId, fields: readonly FieldDefinition[]) {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const openWarnings = useOpenWarnings();
  const navigate = useNavigate();
  const entries = entriesOf(
    visibleFields(fields, { country: regimen.country, values: regimen.values, assessment }),
  );
  const rule = continueRule(step, regimen, assessment, entries);
  const doubts = openWarnings.filter(
    ({ field }) => entries.includes(field) || (field === 'BMI' && entries.includes('PD_HEIGHT')),
  );
  const next = nextStep(step);

  function goOn() {
    changeRegimen((before) => markUpdated(before, step));
    if (next) void navigate({ to: urlOfStep(next) });
  }
  return { rule, doubts, goOn, reason: rule.allowed ? undefined : reasonOf(rule) };
}

/** The entries a set of fields writes; a range writes two. */
function entriesOf(fields: readonly FieldDefinition[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'age-picker') return [field.id, 'PD_DOB'];
    return 'min' in field && 'max' in field ? [field.min, field.max] : [field.id];
  });
}

const NAME_OF: Partial<Record<RequiredField, string>> = {
  PD_GENDER: 'sex',
  PD_AGE: 'age',
  PD_WEIGHT: 'weight',
  PD_HEIGHT: 'height',
};

function reasonOf({ missing, invalid }: ContinueRule): string {
  if (invalid.length > 0) return 'Correct the marked entry to continue.';
  const names = missing.map((field) => NAME_OF[field] ?? field);
  const last = names.at(-1);
  if (last === undefined) return regimenWords.continueDisabled;
  return `Still needed: ${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`}.`;
}

/** The reason again where it can be seen, beside the bar's other contents; nothing once Continue is open. */
export function useContinueReason(step: StepId, fields: readonly FieldDefinition[]): ReactNode {
  const { reason } = useContinue(step, fields);
  return reason && <span aria-hidden="true">{reason}</span>;
}
