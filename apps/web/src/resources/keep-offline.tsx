import { resourceWords as say } from '@dietetic/content';
import { CloudDownload, CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const button = (icon: ReactNode, says: string, whole: string, act: () => Promise<void>) => (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      busy={kept.isWorking}
      aria-label={whole}
      onClick={() => void act()}
    >
      {says}
    </Button>
  );
  return (
    <>
      {kept.state !== 'no' && <span className={`small medium ${styles.kept}`}>{say.kept}</span>}
      {kept.state === 'older' &&
        isOnline &&
        button(<RefreshCw />, say.refresh, say.refreshOf(title), kept.keep)}
      {kept.state === 'no'
        ? isOnline &&
          button(<CloudDownload />, kept.isWorking ? say.keeping : say.keep, say.keepOf(title), kept.keep)
        : button(<CloudOff />, say.letGo, say.letGoOf(title), kept.letGo)}
      {kept.hasFailed && (
        <Notice kind="danger" live="assertive">
          {say.keepFailed}
        </Notice>
      )}
    </>
  );
}
