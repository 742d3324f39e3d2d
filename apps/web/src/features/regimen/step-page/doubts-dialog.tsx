import type { InputWarning } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type DoubtsDialogProps = {
  open: boolean;
  doubts: readonly InputWarning[];
  onBack: () => void;
  onConfirm: () => void;
};

/** Asks whether what lies outside the usual range is right. It is asked once; the answer is named in the report. */
export function DoubtsDialog({ open, doubts, onBack, onConfirm }: DoubtsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onBack}
      role="alertdialog"
      title="Check before you go on"
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            Go back and change
          </Button>
          <Button onClick={onConfirm}>
            {doubts.length === 1 ? 'It is right, continue' : 'They are right, continue'}
          </Button>
        </>
      }
    >
      <ul>
        {doubts.map((doubt) => (
          <li key={`${doubt.field} ${doubt.code}`}>{doubt.message}</li>
        ))}
      </ul>
    </Dialog>
  );
}
