import { paletteWords, regimenWords, stepScreenWords } from '@dietetic/content';
import { useNavigate } from '@tanstack/react-router';
import { newRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type NewRegimenDialogProps = {
  title: string;
  /** What of the regimen stays. */
  keep?: 'nothing' | 'methods';
  onClose: () => void;
};

/** Asks before the patient is cleared from this device, and goes to the start (B-10). */
export function NewRegimenDialog({ title, keep = 'nothing', onClose }: NewRegimenDialogProps) {
  const navigate = useNavigate();

  function clear() {
    // On the way first: a step that closes with its patient leads to the landing.
    void navigate({ to: keep === 'methods' ? '/regimen/enter-patient-details' : '/regimen' });
    newRegimen(keep);
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={`${title}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {stepScreenWords.cancel}
          </Button>
          <Button onClick={clear}>{stepScreenWords.clearAndStart}</Button>
        </>
      }
    >
      <p>{keep === 'methods' ? paletteWords.confirmSameMethods : regimenWords.createNewConfirm}</p>
    </Dialog>
  );
}
