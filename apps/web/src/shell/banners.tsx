import { connectivityWords, offlineCopyWords, updateWords } from '@dietetic/content';
import { HardDriveDownload, RefreshCw, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { useNotifications } from '#session/notifications.ts';
import { allowOfflineCopy, putOffOfflineCopy, useOfflineCopy } from '#session/offline-copy.ts';
import { acceptUpdate, putOffUpdate, useUpdates } from '#session/updates.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';
import styles from './banners.module.css';
import { StaleProductsBanner } from './stale-products-banner.tsx';

const NotificationBanners = lazy(() => import('./notification-banners.tsx'));
const ProductChangesBanner = lazy(() => import('./product-changes-banner.tsx'));

/** What the app itself has to say, above every screen and never over what is being typed. */
export function Banners() {
  return (
    <div className={`grid gap-2 wide centre ${styles.place}`} data-off-paper>
      <OfflineBanner />
      <StaleProductsBanner />
      <UpdateBanner />
      <OfflineCopyBanner />
      <Suspense fallback={null}>
        <ChangesBanner />
        <NewsBanners />
      </Suspense>
    </div>
  );
}

function ChangesBanner() {
  const isUnread = useCatalogueStore((state) => state.unread !== undefined);
  return isUnread ? <ProductChangesBanner /> : null;
}

function NewsBanners() {
  const hasNews = useNotifications(({ message, isPromptOpen }) => message !== undefined || isPromptOpen);
  return hasNews ? <NotificationBanners /> : null;
}

/** Only where data is paid for: the copy for offline use is not fetched without asking. */
function OfflineCopyBanner() {
  const isAsking = useOfflineCopy((copy) => copy.isAsking);
  if (!isAsking) return null;
  return (
    <Banner
      icon={<HardDriveDownload />}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={putOffOfflineCopy}>
            {offlineCopyWords.notNow}
          </Button>
          <Button size="small" onClick={allowOfflineCopy}>
            {offlineCopyWords.allow}
          </Button>
        </>
      }
    >
      <b>{offlineCopyWords.title}</b> {offlineCopyWords.text}
    </Banner>
  );
}

function OfflineBanner() {
  const isOnline = useIsOnline();
  const lastUpdated = useCatalogueStore((state) => state.lastUpdated);
  if (isOnline) return null;
  return (
    <Banner tone="attention" icon={<WifiOff />}>
      <b>{connectivityWords.offlineTitle}</b>{' '}
      {lastUpdated === undefined
        ? connectivityWords.offline
        : connectivityWords.offlineWithProducts(shortDate(lastUpdated))}
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
