import { reportActionWords as say } from '@dietetic/content';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './export-menu.module.css';

/** A format to export. Rendered when it is chosen. */
export type ReportExport = {
  id: 'short' | 'full' | 'adime' | 'csv' | 'json' | 'fhir' | 'fhirR4';
  write: () => string;
  /** Absent: it is copied. Present: it is saved under this name, which has no patient data. */
  file?: { name: string; type: string };
};

type Props = { exports: readonly ReportExport[]; onClose: () => void };

export function ExportMenu({ exports, onClose }: Props) {
  const [failed, setFailed] = useState<string | null>(null);

  const take = async (one: ReportExport) => {
    const text = one.write();
    if (one.file) {
      saveFile(text, one.file);
      showToast({ message: say.saved(one.file.name) });
      onClose();
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: say.copied });
      onClose();
    } catch {
      // Refused by the browser: the text is shown to be selected by hand.
      setFailed(text);
    }
  };

  return (
    <Dialog onClose={onClose} title={say.exportTitle} size="wide">
      {failed === null ? (
        <ul className={styles.list}>
          {exports.map((one) => (
            <li key={one.id} className="row wrap between gap-2-4 line-below">
              <div>
                <p className="bold">{say.exports[one.id].title}</p>
                <p className="quiet">{say.exports[one.id].detail}</p>
              </div>
              <Button variant="secondary" size="small" onClick={() => void take(one)}>
                {one.file ? say.save(say.exports[one.id].title) : say.copy(say.exports[one.id].title)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{say.copyFailed}</p>
          <textarea className={styles.text} readOnly value={failed} aria-label={say.exportTitle} />
        </>
      )}
    </Dialog>
  );
}

function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started once the click returns; the address would otherwise keep the report in memory.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
