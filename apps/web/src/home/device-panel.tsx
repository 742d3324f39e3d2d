import { COUNTRY_NAME, homeWords, supportWords, SYNC_FAILURE_WORDS } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { shortDateTime } from '#platform/dates.ts';
import { useCatalogue } from '#session/catalogue.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { useSession } from '#session/session.ts';
import { useWorkInProgress } from '#session/work-in-progress.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './home.module.css';

/** What this device holds, so that a clinician sees at a glance what will work without a connection. */
export function DevicePanel() {
  const country = useSession((session) => session.country);
  const { status, products, lastUpdated, isSyncing, lastResult, sync } = useCatalogue();
  const hasRegimen = useWorkInProgress((work) => work.hasRegimen);
  const isOnline = useIsOnline();
  return (
    <div className={`card ${styles.panel}`}>
      <h2>{homeWords.onThisDevice}</h2>
      <dl>
        <div>
          <dt>{homeWords.country}</dt>
          <dd>{country ? COUNTRY_NAME[country] : ''}</dd>
        </div>
        <div>
          <dt>{homeWords.productsSaved}</dt>
          {/* Nothing is said until it is known: a number that grows while it is read is not a number. */}
          <dd>{status === 'ready' ? homeWords.productCount(String(products.length)) : waiting(status)}</dd>
        </div>
        <div>
          <dt>{homeWords.lastUpdated}</dt>
          <dd>{lastUpdated === undefined ? waiting(status) : shortDateTime(lastUpdated)}</dd>
        </div>
        <div>
          <dt>{homeWords.regimenInProgress}</dt>
          <dd>{hasRegimen ? <Link to="/regimen">{homeWords.openRegimen}</Link> : homeWords.noRegimen}</dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        size="small"
        block
        icon={<RefreshCw />}
        busy={isSyncing}
        unavailable={isOnline ? undefined : supportWords.restartOffline}
        onClick={() => void sync()}
      >
        {isSyncing ? supportWords.checking : homeWords.checkForUpdates}
      </Button>
      <output className={styles.result}>
        {lastResult?.status === 'failed' && !isSyncing
          ? products.length > 0
            ? supportWords.updateFailed(true)
            : SYNC_FAILURE_WORDS[lastResult.reason]
          : ''}
      </output>
    </div>
  );
}

function waiting(status: 'loading' | 'empty' | 'ready'): string {
  return status === 'empty' ? homeWords.neverUpdated : '';
}
