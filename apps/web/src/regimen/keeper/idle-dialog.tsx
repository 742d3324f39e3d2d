import { stepScreenWords } from '@dietetic/content';
import { keepAfterIdleWarning } from '#session/regimen-idle.ts';
import { newRegimen, useRegimenStore } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Asks before an idle hour clears the regimen; any way out of it but "Clear" keeps it. */
export function IdleDialog() {
  const isWarning = useRegimenStore((store) => store.idleWarning);
  if (!isWarning) return null;
  return (
    <Dialog
      onClose={keepAfterIdleWarning}
      role="alertdialog"
      title={stepScreenWords.idleTitle}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              newRegimen();
              keepAfterIdleWarning();
            }}
          >
            {stepScreenWords.idleClear}
          </Button>
          <Button onClick={keepAfterIdleWarning}>{stepScreenWords.idleKeep}</Button>
        </>
      }
    >
      <p>{stepScreenWords.idle}</p>
    </Dialog>
  );
}
