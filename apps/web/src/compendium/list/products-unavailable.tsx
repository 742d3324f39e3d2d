import { finderWords, productListWords, SYNC_FAILURE_WORDS } from '@dietetic/content';
import { CloudDownload } from 'lucide-react';
import { useCatalogue } from '#session/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';

/** In the place of the products while the device's store is read, or when it holds none yet. */
export function ProductsUnavailable() {
  const { status, isSyncing, lastResult, sync } = useCatalogue();
  if (status !== 'empty' || isSyncing) {
    return (
      <Sheet>
        <Loading label={productListWords.loading} count={8} />
      </Sheet>
    );
  }
  return (
    <EmptyState
      icon={<CloudDownload />}
      title={finderWords.emptyTitle}
      action={
        <Button variant="secondary" onClick={() => void sync()}>
          {finderWords.getProducts}
        </Button>
      }
    >
      <p>
        {lastResult?.status === 'failed'
          ? finderWords.failed(SYNC_FAILURE_WORDS[lastResult.reason])
          : finderWords.emptyText}
      </p>
    </EmptyState>
  );
}
