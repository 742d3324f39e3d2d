import { keepAfterIdleWarning, newRegimen, useRegimenStore } from '#state/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Asks before an idle hour clears the regimen; any way out of it but "Clear" keeps it. */
export function IdleDialog() {
  const open = useRegimenStore((store) => store.idleWarning);
  return (
    <Dialog
      open={open}
      onClose={keepAfterIdleWarning}
      role="alertdialog"
      title="Still working on this patient?"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              newRegimen();
              keepAfterIdleWarning();
            }}
          >
            Clear it now
          </Button>
          <Button onClick={keepAfterIdleWarning}>Keep the regimen</Button>
        </>
      }
    >
      <p>
        The regimen has not been used for 55{'\u00a0'}minutes. After 60{'\u00a0'}minutes it is cleared from
        this device.
      </p>
    </Dialog>
  );
}
