import { allergensNotDeclared, type Filter, type Product, productFacts } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Status } from '#ui/status/status.tsx';
import { useIsCompared } from '#state/comparison.ts';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { agesText, countriesText, dietsText, formText, packsText } from '../facts/product-summary.ts';
import { finderWords } from '../words.ts';
import { MarkedName } from './marked-name.tsx';
import styles from './product-rows.module.css';

type ProductRowProps = {
  product: Product;
  query: string;
  filters: readonly Filter[];
  inRegimen: boolean;
  action?: (product: Product) => ReactNode;
};

/** A product with all that tells it from one of a similar name (hazard H10). */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, query, filters, inRegimen, action } = props;
  const isCompared = useIsCompared(product.id);
  const facts = productFacts(product);
  const kind = [formText(facts), agesText(facts), packsText(facts)].filter(Boolean).join(' · ');
  const where = [countriesText(product), dietsText(product)].filter(Boolean).join(' · ');
  const notDeclared = allergensNotDeclared(product, filters);

  return (
    <li className={classNames(styles.row, isCompared && styles.compared)}>
      <div className={styles.who}>
        <Link
          className={styles.name}
          to={inRegimen ? '/regimen/products/$id' : '/products/$id'}
          params={{ id: product.id }}
        >
          <MarkedName name={product.name} query={query} />
        </Link>
        <p className={styles.meta}>{kind}</p>
        <p className={styles.meta}>{where}</p>
        {notDeclared.map((allergen) => (
          <p key={allergen} className={styles.meta}>
            <Status kind="unknown">{productListWords.allergenNotDeclared(allergen)}</Status>
          </p>
        ))}
      </div>
      <p className={styles.values}>
        <span>
          <LabelAmount amount={facts.energyKcal} unit="kcal" />{' '}
        </span>
        <span>
          <LabelAmount amount={facts.protein} unit="g" />{' '}
          <span className={styles.word}>{finderWords.protein} </span>
        </span>
        <span>
          <LabelAmount amount={facts.fibre} unit="g" />{' '}
          <span className={styles.word}>{finderWords.fibre} </span>
        </span>
        <span className={styles.basis}>{productListWords.per100(facts.basis)}</span>
      </p>
      <div className={styles.actions}>
        <CompareToggle product={product} />
        {action?.(product)}
      </div>
    </li>
  );
});
