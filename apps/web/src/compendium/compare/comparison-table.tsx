import { type Product, productFacts } from '@dietetic/catalogue';
import { compareWords, demonstrationWords, productListWords, comparePageWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { MoveHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TableScroll } from '#ui/table/table.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { kindText, packsText } from '../facts/product-summary.ts';
import styles from './comparison-table.module.css';

/** A line breaks after the point, not before it. */
const NBSP = '\u00a0';

export type ComparedProducts = {
  products: readonly Product[];
  inRegimen: boolean;
  /** Absent for a single product, which cannot be taken away from itself. */
  onRemove?: (product: Product) => void;
  regimenAction?: (product: Product) => ReactNode;
};

type ComparisonTableProps = ComparedProducts & {
  label: string;
  /** What the values are shown per, over the names of the rows; without it rows have no column for a name. */
  corner?: ReactNode;
  /** Under a product's name: the amount its column is for, where the corner does not say it. */
  columnNote?: (product: Product) => ReactNode;
  kind: 'values' | 'texts';
  /** The bodies of the table. */
  children: ReactNode;
};

/** Products as columns, with names and row heads that stay in sight. On a phone held upright, two columns show. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { products, label, corner, kind, children } = props;
  // The app's own mark is on the first sheet of paper only; this row is on every one.
  const mark = products.some((product) => product.demonstration) ? demonstrationWords.mark : undefined;
  return (
    <>
      {products.length > 1 && (
        <p className={`quiet middle ${styles.sideways}`}>
          <MoveHorizontal /> {comparePageWords.scroll(products.length)}
        </p>
      )}
      <TableScroll label={label} className={styles.scroll}>
        <table
          className={classNames(styles.table, styles[kind])}
          style={{ '--columns': products.length }}
          aria-label={label}
        >
          <thead>
            <tr>
              {corner !== undefined && (
                <td className={styles.corner} data-paper-mark={mark}>
                  {corner}
                </td>
              )}
              {products.map((product, index) => (
                <th
                  key={product.id}
                  scope="col"
                  className={classNames(index > 1 && styles.beyondTwo)}
                  data-paper-mark={corner === undefined && index === 0 ? mark : undefined}
                >
                  <ColumnHead {...props} product={product} />
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </TableScroll>
    </>
  );
}

function ColumnHead({
  product,
  kind,
  inRegimen,
  onRemove,
  regimenAction,
  columnNote,
}: ComparisonTableProps & { product: Product }) {
  const facts = productFacts(product);
  const note = columnNote?.(product);
  return (
    <div className={`stack ${styles.head}`}>
      <div className={`flex between top gap-1 ${styles.nameLine}`}>
        <Link
          className={`shrinks ink bold no-underline ${styles.name}`}
          to={inRegimen ? '/regimen/products/$id' : '/products/$id'}
          params={{ id: product.id }}
        >
          {product.name}
        </Link>
        {onRemove && (
          <IconButton
            className={styles.remove}
            label={compareWords.remove(product.name)}
            icon={<X />}
            onClick={() => onRemove(product)}
          />
        )}
      </div>
      <p className={`quiet ${styles.facts}`}>
        {kind === 'texts' && (
          <>
            <LabelAmount amount={facts.energyKcal} unit="kcal" /> {productListWords.per100(product.basis)}
            {NBSP}·{' '}
          </>
        )}
        {kindText(product)}
        <span className={styles.packs}>
          {NBSP}· {packsText(facts)}
        </span>
      </p>
      {note && <p className={`quiet ${styles.note}`}>{note}</p>}
      {regimenAction && <div data-off-paper>{regimenAction(product)}</div>}
    </div>
  );
}
