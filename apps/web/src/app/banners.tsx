import { connectivityWords, homeWords, updateWords } from '@dietetic/content';
import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useIsOnline } from '#state/connectivity.ts';
import { acceptUpdate, putOffUpdate, useUpdates } from '#state/updates.ts';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './banners.module.css';

/** What the app itself has to say, above every screen. The place is always there, so that changes are heard. */
export function Banners() {
  return (
    <div className={styles.place} role="status">
      <OfflineBanner />
      <UpdateBanner />
    </div>
  );
}

function OfflineBanner() {
  const isOnline = useIsOnline();
  const lastUpdated = useCatalogueStore((state) => state.lastUpdated);
  if (isOnline) return null;
  return (
    <Banner tone="attention" icon={<WifiOff />}>
      <b>{connectivityWords.offlineTitle}</b> {connectivityWords.offline}
      {lastUpdated !== undefined && ` ${homeWords.lastUpdatedOn(shortDate(lastUpdated))}.`}
    </Banner>
  );
}

/** Never interrupts: it waits here until it is accepted or put off. */
function UpdateBanner() {
  const { isWaiting, isPutOff, isApplying } = useUpdates();
  if (!isWaiting || isPutOff) return null;
  return (
    <Banner
      tone="action"
      icon={<RefreshCw />}
      actions={
        <>
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            onClick={putOffUpdate}
          >
            {updateWords.later}
          </button>
          <button type="button" className={buttonClass({ size: 'small' })} onClick={acceptUpdate}>
            {isApplying ? updateWords.updating : updateWords.accept}
          </button>
        </>
      }
    >
      <b>{updateWords.title}</b> {updateWords.text}
    </Banner>
  );
}

type BannerProps = { tone: 'action' | 'attention'; icon: ReactNode; actions?: ReactNode; children: ReactNode };

export function Banner({ tone, icon, actions, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {icon}
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
