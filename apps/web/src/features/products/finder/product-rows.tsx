import type { Filter, Product } from '@dietetic/catalogue';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { productListWords } from '@dietetic/content';
import { classNames } from '#ui/class-names/class-names.ts';
import { finderWords } from '../words.ts';
import { ProductRow } from './product-row.tsx';
import styles from './product-rows.module.css';

type ProductRowsProps = {
  products: readonly Product[];
  query: string;
  isSearch: boolean;
  filters: readonly Filter[];
  inRegimen: boolean;
  action?: (product: Product) => ReactNode;
};

/** A screen at first, and more before the end comes into sight: 5,000 products cost what these few do. */
const FIRST = 12;
const MORE = 20;
const AHEAD = '1500px';

/** The rows drawn so far. A new result starts again from the first rows. */
export function ProductRows(props: ProductRowsProps) {
  const { products, query, isSearch, filters, inRegimen, action } = props;
  const [drawn, setDrawn] = useState({ of: products, count: FIRST });
  const count = drawn.of === products ? drawn.count : FIRST;
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= products.length;

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setDrawn({ of: products, count: count + MORE }));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [products, count]);

  return (
    <div className={classNames(styles.rows, action && styles.withAction)}>
      <p className={styles.header} aria-hidden="true">
        <span>{isSearch ? finderWords.columns.match : finderWords.columns.product}</span>
        <span className={styles.values}>
          <span>{productListWords.columnEnergy}</span>
          <span>{productListWords.columnProtein}</span>
          <span>{finderWords.columnFibre}</span>
          <span>{finderWords.basis}</span>
        </span>
      </p>
      <ul>
        {products.slice(0, count).map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            query={query}
            filters={filters}
            inRegimen={inRegimen}
            action={action}
          />
        ))}
      </ul>
      {!isWhole && (
        <div ref={end} className={styles.more}>
          {finderWords.moreProducts(count, products.length)}
        </div>
      )}
    </div>
  );
}
