import { productListWords } from '@dietetic/content';
import { useComparison } from '#session/comparison.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { dismissToast, showToast } from '#ui/toast/toast-store.ts';
import styles from './none-compared.module.css';

/**
 * Where the comparison will be, before anything is in it; pressed, it says what to do first. Its room is kept while the
 * way to the comparison stands in a bar of its own, so that a tick moves nothing.
 */
export function NoneCompared({ className }: { className?: string }) {
  const isNone = useComparison((list) => list.ids.length === 0);
  const told = useRef(0);
  // What was to be done first has been done.
  useEffect(() => {
    if (!isNone) dismissToast(told.current);
  }, [isNone]);
  return (
    <span className={classNames(className, !isNone && styles.elsewhere)}>
      <Button
        variant="secondary"
        unavailable={productListWords.compareNeeds}
        reasonPlacement="hidden"
        onUnavailable={() => {
          told.current = showToast({ message: productListWords.compareNeeds });
        }}
      >
        {productListWords.compareButton(0)}
      </Button>
    </span>
  );
}
