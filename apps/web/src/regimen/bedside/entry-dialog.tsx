import { bedsideWords as say } from '@dietetic/content';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type Props = {
  title: string;
  /** What the button says that takes it in. */
  save: string;
  onSave: () => void;
  onClose: () => void;
  look?: 'full';
  size?: 'wide';
  beforeFooter?: ReactNode;
  children: ReactNode;
};

/** A part of the plan is typed, and is the plan's once it is saved; what is refused leads to the first field that has to be changed. */
export function EntryDialog({ save, onSave, onClose, ...rest }: Props) {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) document.querySelector<HTMLElement>('dialog:modal [aria-invalid="true"]')?.focus();
  }, [presses]);
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      onSubmit={() => {
        onSave();
        setPresses((before) => before + 1);
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit">{save}</Button>
        </>
      }
    />
  );
}
