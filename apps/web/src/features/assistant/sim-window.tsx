import { closeAssistant } from '#state/assistant.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

export default function SimWindow() {
  return (
    <Dialog open onClose={closeAssistant} title="Sim">
      {null}
    </Dialog>
  );
}
