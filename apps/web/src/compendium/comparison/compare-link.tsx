import { productListWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { useComparison } from '#session/comparison.ts';
import { buttonClass, type ButtonLook } from '#ui/button/button.tsx';
import styles from './compare-link.module.css';

type CompareLinkProps = { inRegimen: boolean; variant?: ButtonLook['variant'] };

/** The way to the comparison, with how many it holds; nothing while it holds none. */
export function CompareLink({ inRegimen, variant = 'secondary' }: CompareLinkProps) {
  const ids = useComparison((list) => list.ids);
  if (ids.length === 0) return null;
  return (
    <Link
      className={buttonClass({ variant })}
      to={inRegimen ? '/regimen/products/compare/$' : '/products/compare/$'}
      params={{ _splat: ids.join('/') }}
    >
      <Columns3 />
      <span data-word="">{productListWords.compareButton(ids.length)}</span>
      {/* Where there is no room for words. */}
      <b data-count="" className={styles.count} aria-hidden="true">
        {ids.length}
      </b>
    </Link>
  );
}
