import { stepScreenWords } from '@dietetic/content';
import type { Warning } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type WarningsDialogProps = {
  warnings: readonly Warning[];
  onBack: () => void;
  onConfirm: () => void;
};

/** Asks once to confirm what is outside the usual range; the report names the answer. */
export function WarningsDialog({ warnings, onBack, onConfirm }: WarningsDialogProps) {
  return (
    <Dialog
      onClose={onBack}
      role="alertdialog"
      title={stepScreenWords.warningsTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {stepScreenWords.warningsBack}
          </Button>
          <Button onClick={onConfirm}>{stepScreenWords.warningsConfirm(warnings.length)}</Button>
        </>
      }
    >
      <ul>
        {warnings.map(({ id, message, of }) => (
          <li key={id}>
            {message}
            {/* It is kept together with its warning, so it is asked with it. */}
            {of.kind === 'finding' && of.slip !== null && ` ${of.slip.message}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
