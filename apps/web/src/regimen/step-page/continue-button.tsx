import { regimenWords, stepScreenWords } from '@dietetic/content';
import { continueRule, markUpdated, nextStep, stepUrl, visibleFields } from '@dietetic/regimen';
import type { ContinueRule, Warning, FieldDefinition, RequiredField, StepId } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  askIfAnotherPatient,
  changeRegimen,
  answerWarning,
  markMissing,
  useAssessment,
  useWarnings,
  useRegimen,
  useRegimenStore,
} from '#session/regimen.ts';
import { isEntry, nextEntry } from '#platform/entry-order.ts';
import { Button } from '#ui/button/button.tsx';
import { LaterStepsMenu } from './later-steps-menu.tsx';
import { useIsOnSheet } from './sheet-context.ts';
import { WarningsDialog } from './warnings-dialog.tsx';

type ContinueButtonProps = { step: StepId; fields: readonly FieldDefinition[] };

/** On to the next step, once this one is complete and every warning about its entries is settled. */
export function ContinueButton({ step, fields }: ContinueButtonProps) {
  const { reason } = useContinueState({ step, fields });
  const navigate = useNavigate();
  const isOnSheet = useIsOnSheet();
  /** The warnings that were open when Continue was pressed, while their dialog is. */
  const [asked, setAsked] = useState<readonly Warning[] | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [target, setTarget] = useState<StepId | null>(null);

  function goOn(to: StepId | null) {
    changeRegimen((before) => markUpdated(before, step));
    if (to) void navigate({ to: stepUrl(to) });
  }

  function press(to = nextStep(step)) {
    setTarget(to);
    // What is rendered may be a moment behind what was typed: a press counts for the entries as they are.
    const { rule, warnings } = continueState({ step, fields }, useRegimenStore.getState());
    if (!rule.allowed) {
      markMissing(rule.missing);
      setRefusals((before) => before + 1);
    } else if (!askIfAnotherPatient()) {
      if (warnings.length > 0) setAsked(warnings);
      else goOn(to);
    }
  }

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(FIRST_REFUSED)?.focus();
  }, [refusals]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const next = event.altKey ? undefined : entryAfter(event);
      if (next === null) return;
      event.preventDefault();
      if (next === undefined) press();
      else next.focus();
    }

    /** Enter in an entry goes on to the next that is asked for; undefined after the last, null from elsewhere. */
    function entryAfter({ target, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent) {
      if (ctrlKey || metaKey || shiftKey || isComposing) return null;
      const form = target instanceof Element && isEntry(target) && target.closest('main');
      if (!form) return null;
      const { rule } = continueState({ step, fields }, useRegimenStore.getState());
      const needed: readonly string[] = rule.missing;
      // A step without required entries goes through all its entries.
      return nextEntry(form, target, (field) => step !== 'details' || needed.includes(field));
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
        onClick={() => press()}
        onUnavailable={() => press()}
      >
        {regimenWords.continue}
      </Button>
      {/* On the sheet every step is in sight. */}
      {step === 'details' && !isOnSheet && reason === undefined && <LaterStepsMenu onGo={press} />}
      {asked !== null && (
        <WarningsDialog
          warnings={asked}
          onBack={() => setAsked(null)}
          onConfirm={() => {
            asked.forEach(answerWarning);
            setAsked(null);
            goOn(target);
          }}
        />
      )}
    </>
  );
}

/** The first entry that is marked, in the order of the form; the switch of its unit comes before it and is none. */
const FIRST_REFUSED = [
  '[data-refused] :is([type="text"], [type="date"])',
  'fieldset[data-refused] [type="radio"]',
]
  .map((entry) => `main ${entry}`)
  .join(', ');

type ContinueState = { rule: ContinueRule; warnings: readonly Warning[]; reason: string | undefined };
type Entered = Pick<ReturnType<typeof useRegimenStore.getState>, 'regimen' | 'assessment' | 'warnings'>;

function continueState(
  { step, fields }: ContinueButtonProps,
  { regimen, assessment, warnings: all }: Entered,
): ContinueState {
  const entries = entriesOf(
    visibleFields(fields, { country: regimen.country, values: regimen.values, assessment }),
  );
  const rule = continueRule(step, regimen, assessment, entries);
  const warnings = all.filter(({ fields: of, figures }) => isOfStep(step, of, figures, entries));
  return { rule, warnings, reason: rule.allowed ? undefined : reasonOf(rule) };
}

/** A moment behind the entry that is being typed. */
function useContinueState({ step, fields }: ContinueButtonProps): ContinueState {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const warnings = useWarnings();
  const entered = useMemo(() => ({ regimen, assessment, warnings }), [regimen, assessment, warnings]);
  const shown = useDeferredValue(entered);
  return useMemo(() => continueState({ step, fields }, shown), [step, fields, shown]);
}

/** A warning about an entry is shown at the entry, one about a result at the result. */
function isOfStep(
  step: StepId,
  fields: readonly string[],
  figures: Warning['figures'],
  entries: readonly string[],
): boolean {
  if (figures.includes('body')) return step === 'details';
  if (step === 'energy') return figures.includes('energy');
  if (step === 'protein-fluid') return figures.includes('protein') || figures.includes('fluid');
  return fields.some((field) => entries.includes(field));
}

/** The entries a set of fields writes; a range writes two. */
function entriesOf(fields: readonly FieldDefinition[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'age-picker') return [field.id, 'PD_DOB'];
    return 'min' in field && 'max' in field ? [field.min, field.max] : [field.id];
  });
}

const NAME_OF: Partial<Record<RequiredField, string>> = stepScreenWords.needed;

function reasonOf({ missing, invalid }: ContinueRule): string {
  if (invalid.length > 0) return stepScreenWords.correctToContinue;
  const names = missing.map((field) => NAME_OF[field] ?? field);
  return names.length === 0 ? regimenWords.continueDisabled : stepScreenWords.stillNeeded(names);
}

/** The reason again where it can be seen, beside the bar's other contents; nothing once Continue is open. */
export function ContinueReason({ step, fields }: ContinueButtonProps) {
  const { reason } = useContinueState({ step, fields });
  return reason && <span aria-hidden="true">{reason}</span>;
}
