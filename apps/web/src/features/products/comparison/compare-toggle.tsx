import type { Product } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { toggleComparison, useComparisonIsFull, useIsCompared } from '#state/comparison.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

/** "Compare" is written beside the box, so that a tick is never taken for "in the regimen". */
export function CompareToggle({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const isCompared = useIsCompared(product.id);
  const isFull = useComparisonIsFull();
  return (
    <Checkbox
      label={productListWords.compare}
      accessibleLabel={productListWords.addToCompare(product.name)}
      checked={isCompared}
      disabled={isFull && !isCompared}
      onChange={() => toggleComparison(product.id)}
    />
  );
}
