import { connectivityWords, homeWords, supportWords } from '@dietetic/content';
import { CloudAlert } from 'lucide-react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogue } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';

/** Over every screen while the products were last confirmed more than 30 days ago (hazard H8). */
export function StaleProductsBanner() {
  const { status, isStale, isSyncing, lastResult, lastUpdated, sync } = useCatalogue();
  const isOnline = useIsOnline();
  // A start with a connection asks the server first: only what is still old after that is worth a word.
  const isSettled = !isOnline || (lastResult !== undefined && !isSyncing);
  if (status !== 'ready' || !isStale || !isSettled || lastUpdated === undefined) return null;
  return (
    <Banner
      tone="attention"
      icon={<CloudAlert />}
      actions={
        <Button
          size="small"
          variant="secondary"
          unavailable={isOnline ? undefined : supportWords.restartOffline}
          onClick={() => void sync()}
        >
          {homeWords.checkForUpdates}
        </Button>
      }
    >
      <b>{connectivityWords.savedOn(shortDate(lastUpdated))}.</b> {connectivityWords.mayBeOutOfDate}
    </Banner>
  );
}
