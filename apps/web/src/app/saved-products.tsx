import { connectivityWords } from '@dietetic/content';
import { CloudAlert, CloudCheck } from 'lucide-react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useIsOnline } from '#state/connectivity.ts';

/** When the products on this device were last confirmed; gives way to the offline banner. */
export function SavedProducts({ className }: { className: string }) {
  const isOnline = useIsOnline();
  const { status, isSyncing, lastUpdated } = useCatalogueStore();
  if (!isOnline || (status === 'loading' && lastUpdated === undefined)) return null;
  return (
    <output className={className}>
      {lastUpdated === undefined ? <CloudAlert aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
      {isSyncing
        ? connectivityWords.updating
        : lastUpdated === undefined
          ? connectivityWords.notSaved
          : connectivityWords.savedOn(shortDate(lastUpdated))}
    </output>
  );
}
