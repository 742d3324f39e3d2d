import { type ResourceEntry, resourceWords } from '@dietetic/content';
import { Link2 } from 'lucide-react';
import { ExternalLink } from '#ui/external-link/external-link.tsx';
import styles from './resources.module.css';

/** A publication that is not ours to copy: a link to its own page. */
export function LinkRow({ entry }: { entry: Extract<ResourceEntry, { kind: 'link' }> }) {
  return (
    <div className={`grid gap-2-4 ${styles.row}`}>
      <Link2 className={styles.icon} />
      <div className={styles.words}>
        <h2 className="body">{entry.title}</h2>
        <p className="soft">{entry.text}</p>
        <p className="quiet">{resourceWords.externalLink}</p>
      </div>
      <div className={`row wrap gap-2 ${styles.actions}`}>
        <ExternalLink href={entry.url}>{resourceWords.open}</ExternalLink>
      </div>
    </div>
  );
}
