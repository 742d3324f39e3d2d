import { connectivityWords, homeWords, updateWords } from '@dietetic/content';
import { RefreshCw, WifiOff } from 'lucide-react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useIsOnline } from '#state/connectivity.ts';
import { acceptUpdate, putOffUpdate, useUpdates } from '#state/updates.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './banners.module.css';

/** What the app itself has to say, above every screen and never over what is being typed. */
export function Banners() {
  return (
    <div className={styles.place}>
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

/** Waits here until it is accepted or put off. */
function UpdateBanner() {
  const { isWaiting, isPutOff, isApplying } = useUpdates();
  if (!isWaiting || isPutOff) return null;
  return (
    <Banner
      icon={<RefreshCw />}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={putOffUpdate}>
            {updateWords.later}
          </Button>
          <Button size="small" busy={isApplying} onClick={acceptUpdate}>
            {isApplying ? updateWords.updating : updateWords.accept}
          </Button>
        </>
      }
    >
      <b>{updateWords.title}</b> {updateWords.text}
    </Banner>
  );
}
