import { Bell, RefreshCw, SearchX, WifiOff } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/notice/banner.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

export function StatusSpecimens() {
  return (
    <Chapter title="Notices, empty, loading, error">
      <Specimen title="Notices">
        <div className={styles.stack}>
          <Notice title="Guide, not a decision.">Check every value before you use it.</Notice>
          <Notice kind="info">A figure such as 25–30 kcal/kg already contains activity.</Notice>
          <Notice kind="attention" title="Over what time?">
            The weight change has no interval.
          </Notice>
          <Notice kind="danger" title="No result.">
            Height is above 300 cm.
          </Notice>
          <Notice kind="done">Your report should be in your inbox shortly.</Notice>
        </div>
      </Specimen>
      <Specimen title="Banners">
        <div className={styles.stack}>
          <Banner icon={<RefreshCw />} actions={<Button size="small">Update now</Button>}>
            <b>A new version is ready.</b> Your regimen stays as it is.
          </Banner>
          <Banner icon={<WifiOff />} tone="attention">
            <b>You are offline.</b> Products saved on this device are still available.
          </Banner>
          <Banner icon={<Bell />} onClose={() => undefined}>
            <b>Dalesip Yogurt: new case size</b>
            <br />
            12 × 200 ml from 1 December.
          </Banner>
        </div>
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          icon={<SearchX />}
          title="Sorry, no products match your search"
          action={
            <Button variant="secondary" size="small">
              Clear filters
            </Button>
          }
          headingLevel={3}
        >
          <p>2 filters are active: Adult, Tube feed.</p>
        </EmptyState>
      </Specimen>
      <Specimen title="Error">
        <EmptyState
          isError
          title="Could not update"
          headingLevel={3}
          action={<Button size="small">Try again</Button>}
        >
          <p>Saved products are still available, from 12 Nov 2026.</p>
        </EmptyState>
      </Specimen>
      <Specimen title="Loading">
        <Sheet>
          <Loading label="Loading products..." count={3} />
        </Sheet>
      </Specimen>
    </Chapter>
  );
}
