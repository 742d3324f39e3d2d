import { demonstrationWords } from '@dietetic/content';
import { TriangleAlert } from 'lucide-react';
import { useCatalogueStore } from '#state/catalogue.ts';
import styles from './demonstration-banner.module.css';

/** Stands above every screen while the fictional range is loaded, and cannot be closed (decision 5.10). */
export function DemonstrationBanner() {
  const isDemonstration = useCatalogueStore((state) => state.isDemonstration);
  if (!isDemonstration) return null;
  return (
    <div className={styles.banner} role="note">
      <div className={styles.text}>
        <TriangleAlert aria-hidden="true" />
        <p>
          <strong>{demonstrationWords.title}</strong> {demonstrationWords.text}
        </p>
      </div>
    </div>
  );
}
