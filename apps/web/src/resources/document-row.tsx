import { type ResourceEntry, resourceWords } from '@dietetic/content';
import type { DocumentEntry } from '@dietetic/contract';
import { Download, FileText } from 'lucide-react';
import { shortDate } from '#platform/dates.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { fileSize } from './file-size.ts';
import { KeepOffline } from './keep-offline.tsx';
import styles from './resources.module.css';
import { useSavedDocument } from './use-saved-document.ts';

type DocumentRowProps = {
  entry: Extract<ResourceEntry, { kind: 'document' }>;
  /** The PDF and, where there is one, the CSV of the same list. */
  files: readonly DocumentEntry[];
  isListKnown: boolean;
};

/** A document: one row, and under it one for each further part where it is too long for a single file. */
export function DocumentRow({ entry, files, isListKnown }: DocumentRowProps) {
  const pdfs = files.filter(({ format }) => format === 'pdf');
  const csv = files.find(({ format }) => format === 'csv');
  const [first] = pdfs;
  const inParts = first?.part !== undefined;
  return (
    <>
      <div className={`grid gap-2-4 ${styles.row}`}>
        <FileText className={styles.icon} />
        <div className={styles.words}>
          <h2 className="body">{entry.title}</h2>
          <p className="soft">{entry.text}</p>
          {first && !inParts && <Facts file={first} />}
          {!first && isListKnown && <p className="quiet">{resourceWords.notAvailable}</p>}
        </div>
        {first && !inParts && <Actions title={entry.title} pdf={first} csv={csv} />}
      </div>
      {inParts &&
        pdfs.map((pdf) => (
          <div key={pdf.url} className={`grid gap-2-4 ${styles.row} ${styles.part}`}>
            <div className={styles.words}>
              <h3 className="soft">{pdf.part}</h3>
              <Facts file={pdf} />
            </div>
            <Actions title={`${entry.title}, ${pdf.part}`} pdf={pdf} csv={undefined} />
          </div>
        ))}
    </>
  );
}

function Facts({ file }: { file: DocumentEntry }) {
  return (
    <p className="quiet">
      {resourceWords.pdfOf(fileSize(file.bytes), shortDate(Date.parse(file.updated)))}
      {file.demonstration && <span className="block">{resourceWords.demonstration}</span>}
    </p>
  );
}

function Actions({ title, pdf, csv }: { title: string; pdf: DocumentEntry; csv: DocumentEntry | undefined }) {
  const isOnline = useIsOnline();
  const kept = useSavedDocument(pdf);
  const canOpen = isOnline || kept.state !== 'no';
  return (
    <div className={`row wrap gap-2 ${styles.actions}`}>
      {canOpen ? (
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={pdf.url}
          target="_blank"
          rel="noopener"
          aria-label={resourceWords.openOf(title)}
        >
          <Download />
          {resourceWords.open}
        </a>
      ) : (
        <span className="quiet">{resourceWords.needsConnection}</span>
      )}
      {csv && isOnline && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={csv.url}
          download
          aria-label={resourceWords.csvOf(title)}
        >
          {resourceWords.csv}
        </a>
      )}
      <KeepOffline title={title} kept={kept} isOnline={isOnline} />
    </div>
  );
}
