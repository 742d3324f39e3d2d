import { supportWords } from '@dietetic/content';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { resetDevice } from '#platform/reset.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './reset-device.module.css';

/** Clears everything the app keeps on this device, after asking. */
export function ResetDevice() {
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);

  async function clear() {
    setClearing(true);
    await resetDevice();
  }

  return (
    <Sheet as="section" tone="well" aria-labelledby="reset-device">
      <h2 id="reset-device" className="body">
        {supportWords.resetTitle}
      </h2>
      <p className={styles.text}>{supportWords.resetText}</p>
      <Button variant="secondary" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {supportWords.resetConfirm}
      </Button>
      {isAsking && (
        <Dialog
          role="alertdialog"
          title={supportWords.resetConfirmTitle}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {supportWords.resetCancel}
              </Button>
              <Button busy={isClearing} onClick={() => void clear()}>
                {supportWords.resetConfirm}
              </Button>
            </>
          }
        >
          <p>{supportWords.resetText}</p>
        </Dialog>
      )}
    </Sheet>
  );
}
