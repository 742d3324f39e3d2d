import { MAX_COMPARED, type AnyProduct } from '@dietetic/catalogue';
import { compareWords, productListWords, finderWords } from '@dietetic/content';
import { setCompared, toggleComparison, useComparison } from '#session/comparison.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chip, ChipRow } from '#ui/chip/chip.tsx';
import { CompareLink } from './compare-link.tsx';
import styles from './comparison-bar.module.css';

/** What is put side by side so far, and the way there; absent while nothing is. */
export function ComparisonBar({ products }: { products: readonly AnyProduct[] }) {
  const ids = useComparison((list) => list.ids);
  if (ids.length === 0) return null;
  const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const full = ids.length === MAX_COMPARED && (
    <p className={`quiet ${styles.full}`}>{productListWords.compareFull}</p>
  );
  return (
    <ActionBar overNavigation label={compareWords.title} pinned={full}>
      <div className={`shrinks grows ${styles.chosen}`}>
        <ChipRow label={compareWords.title}>
          {chosen.map((product) => (
            <Chip
              key={product.id}
              label={product.name}
              removeLabel={compareWords.remove(product.name)}
              onRemove={() => toggleComparison(product.id)}
            />
          ))}
        </ChipRow>
        {full}
      </div>
      <span className={styles.clear}>
        <Button variant="quiet" onClick={() => setCompared([])}>
          {finderWords.clearComparison}
        </Button>
      </span>
      <CompareLink inRegimen={false} variant="primary" />
    </ActionBar>
  );
}
