import { templateWords as say } from '@dietetic/content';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

export function TemplatesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<BookMarked />} onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      {open && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
