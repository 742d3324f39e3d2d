import {
  finderWords,
  productListWords,
  productsStepWords as say,
  SYNC_FAILURE_WORDS,
} from '@dietetic/content';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Loading } from '#ui/states/loading.tsx';

/** In the place of figures: the products are fetched again, or why they are not. */
export function ProductsMissing() {
  const { products } = useRegimen();
  const { isSyncing, lastResult, sync } = useCatalogue();
  if (isSyncing) return <Loading label={productListWords.loading} shape="lines" count={3} />;
  return (
    <Notice
      kind="attention"
      action={
        <Button variant="secondary" size="small" onClick={() => void sync()}>
          {finderWords.getProducts}
        </Button>
      }
    >
      {say.away(products.map(({ name }) => name).join(', '))}{' '}
      {lastResult?.status === 'failed' && SYNC_FAILURE_WORDS[lastResult.reason]}
    </Notice>
  );
}
