import { SYNC_FAILURE_WORDS, supportWords } from '@dietetic/content';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { shortDateTime } from '#platform/dates.ts';
import { useCatalogue } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { linkListClass, RowWords } from '#ui/link-list/link-list.tsx';
import styles from './update-row.module.css';

/** "Check for product updates" (I-05): checking, up to date or updated with the time, or failed with the reason. */
export function UpdateRow() {
  const { isSyncing, lastResult, lastUpdated, sync } = useCatalogue();
  const [isAsked, setAsked] = useState(false);
  const isOnline = useIsOnline();
  const known = isSyncing ? supportWords.checking : updateText(isAsked ? lastResult : undefined, lastUpdated);
  // An action that cannot work now is disabled with an explanation.
  const state = isOnline ? known : `${supportWords.restartOffline}. ${known}`;
  return (
    <>
      <button
        type="button"
        className={linkListClass.row}
        aria-disabled={isSyncing || !isOnline}
        onClick={() => {
          if (isSyncing || !isOnline) return;
          setAsked(true);
          void sync();
        }}
      >
        <RefreshCw className={classNames(isSyncing && styles.turning)} />
        <RowWords title={supportWords.checkForUpdates} detail={state} />
      </button>
      {/* Said once more for those who do not see it change. */}
      <Hidden>
        <output>{isAsked ? state : ''}</output>
      </Hidden>
    </>
  );
}

export function updateText(
  result: ReturnType<typeof useCatalogue>['lastResult'],
  lastUpdated: number | undefined,
): string {
  if (result === undefined) {
    return lastUpdated === undefined
      ? supportWords.notChecked
      : supportWords.lastChecked(shortDateTime(lastUpdated));
  }
  switch (result.status) {
    case 'up-to-date':
      return supportWords.upToDate(shortDateTime(result.at));
    case 'updated':
      return supportWords.updated(shortDateTime(result.at), String(result.productCount));
    case 'failed':
      return `${supportWords.updateFailed(lastUpdated !== undefined)} ${SYNC_FAILURE_WORDS[result.reason]}`;
  }
}
