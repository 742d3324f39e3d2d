import { resourceWords } from '@dietetic/content';
import { CloudDownload, CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { canSaveDocuments } from './saved-documents.ts';
import styles from './resources.module.css';
import type { SavedDocument } from './use-saved-document.ts';

/** Keeps a document on this device, replaces an older edition, or lets it go. */
export function KeepOffline({
  title,
  kept,
  isOnline,
}: {
  title: string;
  kept: SavedDocument;
  isOnline: boolean;
}) {
  if (!canSaveDocuments()) return null;
  return (
    <>
      {kept.state !== 'no' && <span className={`small medium ${styles.kept}`}>{resourceWords.kept}</span>}
      {kept.state === 'older' && isOnline && (
        <Button
          variant="quiet"
          size="small"
          icon={<RefreshCw />}
          busy={kept.isWorking}
          aria-label={resourceWords.refreshOf(title)}
          onClick={() => void kept.keep()}
        >
          {resourceWords.refresh}
        </Button>
      )}
      {kept.state === 'no' ? (
        isOnline && (
          <Button
            variant="quiet"
            size="small"
            icon={<CloudDownload />}
            busy={kept.isWorking}
            aria-label={resourceWords.keepOf(title)}
            onClick={() => void kept.keep()}
          >
            {kept.isWorking ? resourceWords.keeping : resourceWords.keep}
          </Button>
        )
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<CloudOff />}
          busy={kept.isWorking}
          aria-label={resourceWords.letGoOf(title)}
          onClick={() => void kept.letGo()}
        >
          {resourceWords.letGo}
        </Button>
      )}
      {kept.hasFailed && (
        <Notice kind="danger" live="assertive">
          {resourceWords.keepFailed}
        </Notice>
      )}
    </>
  );
}
