import { calendarDateWords, parseCalendarDate } from '@dietetic/clinical';
import { anotherPatientWords as say, fieldText } from '@dietetic/content';
import { ageOfPatient, isAnotherPatient, stepUrl } from '@dietetic/regimen';
import type { PatientIdentity, RegimenState } from '@dietetic/regimen';
import { useRouterState } from '@tanstack/react-router';
import { answerAnotherPatient, useRegimenStore } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import styles from './another-patient-dialog.module.css';

/**
 * Two patients are never mixed: who the work is for is asked as soon as a changed sex or age has been entered, and
 * on any other screen at once. Closing it answers neither way, so the former details come back.
 */
export function AnotherPatientDialog() {
  const isAnother = useRegimenStore((store) => isAnotherPatient(store.regimen));
  const isAsked = useRegimenStore((store) => store.asksIfAnotherPatient);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (!isAnother || !(isAsked || path !== stepUrl('details'))) return null;
  return (
    <Dialog
      onClose={() => answerAnotherPatient('put-back')}
      role="alertdialog"
      title={say.title}
      closeLabel={say.putBack}
    >
      <Question />
    </Dialog>
  );
}

function Question() {
  const regimen = useRegimenStore((store) => store.regimen);
  return (
    <div className="grid gap-4">
      <FactList
        facts={[
          { id: 'was', label: say.was, value: <b>{identityText(regimen.workFor ?? {}, regimen.country)}</b> },
          { id: 'now', label: say.now, value: <b>{identityText(regimen.values, regimen.country)}</b> },
        ]}
      />
      <p>{say.text(workText(regimen))}</p>
      <div className={`grid gap-4 ${styles.answers}`}>
        <Answer
          label={say.startNew}
          detail={say.startNewDetail}
          onPress={() => answerAnotherPatient('new')}
        />
        <Answer
          label={say.correct}
          detail={say.correctDetail}
          onPress={() => answerAnotherPatient('corrected')}
        />
      </div>
    </div>
  );
}

/** Neither answer is the usual one, so neither is a primary button. */
function Answer({ label, detail, onPress }: { label: string; detail: string; onPress: () => void }) {
  const detailId = `answer-${label.replaceAll(' ', '-')}`;
  return (
    <div className={styles.answer}>
      <Button variant="secondary" block aria-describedby={detailId} onClick={onPress}>
        {label}
      </Button>
      <p id={detailId} className={`quiet ${styles.detail}`}>
        {detail}
      </p>
    </div>
  );
}

function identityText(identity: PatientIdentity, country: RegimenState['country']): string {
  const { PD_GENDER: sex, PD_DOB: born } = identity;
  const date = born === undefined ? null : parseCalendarDate(born);
  return [
    sex && fieldText(`patient.gender.${sex}`, country),
    ageOfPatient(identity),
    date && say.born(calendarDateWords(date)),
  ]
    .filter(Boolean)
    .join(', ');
}

function workText({ products, values, updatedSteps }: RegimenState): string {
  const hasRequirements =
    updatedSteps.some((step) => step === 'energy' || step === 'protein-fluid') ||
    Object.keys(values).some((key) => key.startsWith('ER_') || key.startsWith('PC_'));
  return [
    ...(hasRequirements ? [say.requirements] : []),
    ...(products.length > 0 ? [say.products(products.length)] : []),
  ].join(' and ');
}
