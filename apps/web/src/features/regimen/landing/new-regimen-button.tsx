import { regimenWords } from '@dietetic/content';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { newRegimen } from '#state/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type NewRegimenButtonProps = {
  label?: string;
  variant?: 'secondary' | 'quiet';
  size?: 'normal' | 'small';
};

/** Clears the patient from this device, after asking, and goes to the start (B-10). */
export function NewRegimenButton({
  label = regimenWords.createNew,
  variant = 'quiet',
  size = 'normal',
}: NewRegimenButtonProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  function clear() {
    newRegimen();
    setAsking(false);
    void navigate({ to: '/regimen' });
  }

  return (
    <>
      <Button variant={variant} size={size} icon={<FilePlus />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`${label}?`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={clear}>Clear and start anew</Button>
          </>
        }
      >
        <p>{regimenWords.createNewConfirm}</p>
      </Dialog>
    </>
  );
}
