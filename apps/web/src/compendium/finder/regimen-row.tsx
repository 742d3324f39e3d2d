import { allergensNotDeclared, type AnyProduct, type Filter, productFacts } from '@dietetic/catalogue';
import { productListWords, factWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useIsCompared } from '#session/comparison.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { Status } from '#ui/status/status.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { briefAgesText } from '../facts/product-summary.ts';
import { MarkedName } from './marked-name.tsx';
import styles from './regimen-rows.module.css';
import { Strength } from './strength.tsx';

export type RegimenRowProps = {
  product: AnyProduct;
  query: string;
  filters: readonly Filter[];
  /** The regimen's own: add it, or the amount it has. */
  action?: (product: AnyProduct) => ReactNode;
  /** What the regimen's patient gives rise to. */
  notes?: (product: AnyProduct) => ReactNode;
};

/**
 * A product where one is chosen for a patient: its whole name, its strength, its ages, and the country where it is
 * not sold in both. What else tells it from a similar name is in the amount's dialog and on its page (hazard H10).
 */
export const RegimenRow = memo(function RegimenRow(props: RegimenRowProps) {
  const { product, query, filters, action, notes } = props;
  const isCompared = useIsCompared(product.id);
  const facts = productFacts(product);
  const { productAvailability: where } = product;
  const about = [briefAgesText(facts), where === 'both' ? '' : factWords.countries[where]].filter(Boolean);
  return (
    <li
      data-product={product.id}
      className={classNames('hover-tint', styles.row, isCompared && styles.compared)}
    >
      <span className={styles.mark} data-off-paper>
        <CompareToggle product={product} look="mark" />
      </span>
      <div className={`shrinks ${styles.who}`}>
        <Link
          className={`ink bold no-underline covers ${styles.name}`}
          to="/regimen/products/$id"
          params={{ id: product.id }}
        >
          <MarkedName name={product.name} query={query} />
        </Link>
        <p className={styles.facts}>
          <Strength facts={facts} />
          {about.map((fact) => ` · ${fact}`)}
        </p>
        {allergensNotDeclared(product, filters).map((allergen) => (
          <p key={allergen} className={styles.facts}>
            <Status kind="unknown">{productListWords.allergenNotDeclared(allergen)}</Status>
          </p>
        ))}
      </div>
      {action && (
        <span className={styles.action} data-row-action="" data-off-paper>
          {action(product)}
        </span>
      )}
      {notes && <div className={`shrinks relative ${styles.notes}`}>{notes(product)}</div>}
    </li>
  );
});
