import { resultFindingWords as say } from '@dietetic/content';
import { setValue } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Finding, KeptFinding } from '#ui/finding/finding.tsx';
import { warningPrompt, keptFindingNotice } from '../entries/entry-frame.ts';
import type { FieldForm } from '../entries/field-form.ts';
import { RESULT_KEY } from './withheld.ts';

type Of = keyof typeof RESULT_KEY;

/** The findings about a result, next to it, open and confirmed. */
export function ResultFindings({ of, form }: { of: Of; form: FieldForm }) {
  const key = RESULT_KEY[of];
  const warnings = form.warnings.filter(({ fields }) => fields[0] === key);
  const kept = keptFindingNotice(form, key);
  return (
    <div aria-live="polite">
      {warnings.map((warning) => {
        const ask = warningPrompt(form, warning, undefined);
        return (
          <Finding
            key={warning.id}
            severity="ask"
            title={warning.message}
            actions={ask?.answers.map(({ label, onChoose }) => (
              <Button key={label} variant="secondary" size="small" onClick={onChoose}>
                {label}
              </Button>
            ))}
          />
        );
      })}
      {kept && <KeptFinding onUndo={kept.onUndo}>{kept.message}</KeptFinding>}
    </div>
  );
}

/** Stands where the figure would be: under 28 days nothing is filled in. */
export function NewbornStop({ of, form }: { of: 'protein' | 'fluid'; form: FieldForm }) {
  return (
    <Finding
      severity="stop"
      title={say.newbornTitle[of]}
      actions={of === 'protein' && <EnterPerKg form={form} />}
    >
      <p>{say.newborn[of]}</p>
    </Finding>
  );
}

/** A reference intake of more than 4 g/kg at this weight is not offered as a need. */
export function TooMuchPerKg({ form }: { form: FieldForm }) {
  const finding = form.findings.find(({ code }) => code === 'protein-implausible');
  return (
    <Finding severity="stop" title={say.rniTitle} actions={<EnterPerKg form={form} />}>
      <p>
        {finding?.message} {say.rni}
      </p>
    </Finding>
  );
}

/** Opens the fields for g/kg: the method that they belong to. */
function EnterPerKg({ form }: { form: FieldForm }) {
  if (form.context.assessment.protein.method === 'min_max') return null;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => form.change((regimen) => setValue(regimen, 'PC_CALCULATION_METHOD', 'min_max'))}
    >
      {say.enterPerKg}
    </Button>
  );
}
