import { bedsideWords as say } from '@dietetic/content';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type Props = {
  title: string;
  /** What the button says that takes it in. */
  save: string;
  onSave: () => void;
  onClose: () => void;
  look?: 'full';
  beforeFooter?: ReactNode;
  children: ReactNode;
};

/** A part of the plan is typed, and is the plan's once it is saved. */
export function EntryDialog({ save, onSave, onClose, ...rest }: Props) {
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      onSubmit={onSave}
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
