import type { Filter, AnyProduct } from '@dietetic/catalogue';
import { startTransition, useEffect, useRef, useState } from 'react';
import { productListWords, finderWords } from '@dietetic/content';
import { onRowKeyDown } from './row-keys.ts';
import { ProductRow } from './product-row.tsx';
import styles from './product-rows.module.css';
import { RegimenRow, type RegimenRowProps } from './regimen-row.tsx';
import regimenStyles from './regimen-rows.module.css';
import { FIRST_ROWS } from './row-texts.ts';

type ProductRowsProps = {
  products: readonly AnyProduct[];
  query: string;
  isSearch: boolean;
  filters: readonly Filter[];
  /** Inside the regimen: its rows are shorter, with its actions and notes. */
  regimen?: Pick<RegimenRowProps, 'action' | 'notes'>;
};

/** More come before the end comes into sight: 5,000 products cost what the first few do. */
const MORE = 20;
const AHEAD = '1500px';

/** The rows rendered so far. A new result starts again from the first rows. */
export function ProductRows(props: ProductRowsProps) {
  const { products, query, isSearch, filters, regimen } = props;
  const [drawn, setDrawn] = useState({ of: products, count: FIRST_ROWS });
  const count = drawn.of === products ? drawn.count : FIRST_ROWS;
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= products.length;

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setDrawn({ of: products, count: count + MORE }));
      },
      // Of the page, or of the pane in which the rows scroll.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [products, count]);

  const shown = products.slice(0, count);
  const more = isWhole ? null : (
    <div ref={end} className={regimen ? regimenStyles.more : styles.more} data-off-paper>
      {finderWords.moreProducts(count, products.length)}
    </div>
  );
  if (regimen) {
    return (
      <div className={regimenStyles.rows}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows lead between what is pressed inside */}
        <ul onKeyDown={onRowKeyDown}>
          {shown.map((product) => (
            <RegimenRow key={product.id} product={product} query={query} filters={filters} {...regimen} />
          ))}
        </ul>
        {more}
      </div>
    );
  }
  return (
    <div className={styles.rows}>
      <p className={styles.header} aria-hidden="true">
        <span>{isSearch ? finderWords.columns.match : finderWords.columns.product}</span>
        <span className={`flex wrap any-width ${styles.values}`}>
          <span>{productListWords.columnEnergy}</span>
          <span>{productListWords.columnProtein}</span>
          <span>{finderWords.columnFibre}</span>
          <span>{finderWords.basis}</span>
        </span>
      </p>
      <ul>
        {shown.map((product) => (
          <ProductRow key={product.id} product={product} query={query} filters={filters} />
        ))}
      </ul>
      {more}
    </div>
  );
}
