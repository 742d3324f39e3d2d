import { FilePlus } from 'lucide-react';
import { regimenWords } from '@dietetic/content';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { NewRegimenDialog } from './new-regimen-dialog.tsx';

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
  return (
    <>
      <Button variant={variant} size={size} icon={<FilePlus />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <NewRegimenDialog title={label} onClose={() => setAsking(false)} />}
    </>
  );
}
