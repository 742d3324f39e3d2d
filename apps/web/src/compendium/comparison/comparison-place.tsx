import { productListWords } from '@dietetic/content';
import { useComparison } from '#session/comparison.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { useMedia } from '#ui/media/use-media.ts';
import { dismissToast, showToast } from '#ui/toast/toast-store.ts';
import { CompareLink } from './compare-link.tsx';
import styles from './comparison-place.module.css';

/** There a bar is not pinned: it would lie under the whole list. */
const LOW_WINDOW = '(max-height: 36em)';

/**
 * Where the comparison will be, before anything is in it; pressed, it says what to do first. Its room is kept while the
 * way to the comparison stands in a bar of its own, so that a tick moves nothing; in a low window the way is here.
 */
export function ComparisonPlace({ inRegimen, className }: { inRegimen: boolean; className?: string }) {
  const isNone = useComparison((list) => list.ids.length === 0);
  const isLow = useMedia(LOW_WINDOW);
  const told = useRef(0);
  // What was to be done first has been done.
  useEffect(() => {
    if (!isNone) dismissToast(told.current);
  }, [isNone]);
  if (!isNone && !inRegimen && isLow) {
    return (
      <span className={className}>
        <CompareLink inRegimen={false} />
      </span>
    );
  }
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
