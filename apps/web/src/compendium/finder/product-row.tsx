import { allergensNotDeclared, type Filter, type AnyProduct } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Status } from '#ui/status/status.tsx';
import { useIsCompared } from '#session/comparison.ts';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { MarkedName } from './marked-name.tsx';
import { RowAmount } from './row-amount.tsx';
import { rowTexts } from './row-texts.ts';
import styles from './product-rows.module.css';

type ProductRowProps = {
  product: AnyProduct;
  query: string;
  filters: readonly Filter[];
};

/** A product with all that tells it from one of a similar name (hazard H10). */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, query, filters } = props;
  const isCompared = useIsCompared(product.id);
  const { kind, diets, amounts, basis } = rowTexts(product);
  const notDeclared = allergensNotDeclared(product, filters);

  return (
    <li className={classNames(styles.row, isCompared && styles.compared)}>
      <div className={styles.who}>
        <Link
          className={`ink bold no-underline covers ${styles.name}`}
          to="/products/$id"
          params={{ id: product.id }}
        >
          <MarkedName name={product.name} query={query} />
        </Link>
        <p className={styles.meta}>{kind}</p>
        <p className={classNames(styles.meta, styles.diets)}>{diets}</p>
        {notDeclared.map((allergen) => (
          <p key={allergen} className={styles.meta}>
            <Status kind="unknown">{productListWords.allergenNotDeclared(allergen)}</Status>
          </p>
        ))}
      </div>
      <p className={`flex wrap any-width ${styles.values}`}>
        {([0, 1, 2] as const).map((at) => (
          <span key={at}>
            <RowAmount at={at} amount={amounts[at]} />
          </span>
        ))}
        <span className="quiet">{basis}</span>
      </p>
      <div className={styles.actions} data-off-paper>
        <CompareToggle product={product} />
      </div>
    </li>
  );
});
