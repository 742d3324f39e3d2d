import type { AnyProduct } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { Columns3 } from 'lucide-react';
import { toggleComparison, useComparisonIsFull, useIsCompared } from '#session/comparison.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

type CompareToggleProps = {
  product: Pick<AnyProduct, 'id' | 'name'>;
  /** A mark where there is no room for the word: the columns of a comparison, never a tick. */
  look?: 'word' | 'mark';
};

/** "Compare" or its columns beside the box, so that a tick is never taken for "in the regimen". */
export function CompareToggle({ product, look = 'word' }: CompareToggleProps) {
  const isCompared = useIsCompared(product.id);
  const isFull = useComparisonIsFull();
  return (
    <Checkbox
      label={productListWords.compare}
      labelHidden={look === 'mark'}
      mark={look === 'mark' ? <Columns3 /> : undefined}
      accessibleLabel={productListWords.addToCompare(product.name)}
      checked={isCompared}
      disabled={isFull && !isCompared}
      onChange={() => toggleComparison(product.id)}
    />
  );
}
