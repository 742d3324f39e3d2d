import { connectivityWords } from '@dietetic/content';
import { CloudAlert, CloudCheck } from 'lucide-react';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';

/** When the products on this device were last confirmed. Its place is kept while there is nothing to say. */
export function SavedProducts({ className }: { className: string }) {
  const isOnline = useIsOnline();
  const { status, isSyncing, lastUpdated } = useCatalogueStore();
  // Offline the banner says it; before the device's own store is read nothing is known.
  const isKnown = isOnline && (status !== 'loading' || lastUpdated !== undefined);
  return (
    <output className={className}>
      {isKnown && (
        <>
          {lastUpdated === undefined ? <CloudAlert /> : <CloudCheck />}
          {isSyncing
            ? connectivityWords.updating
            : lastUpdated === undefined
              ? connectivityWords.notSaved
              : connectivityWords.savedOn(shortDate(lastUpdated))}
        </>
      )}
    </output>
  );
}
