import { type Product, productFacts } from '@dietetic/catalogue';
import { compareWords, demonstrationWords, productListWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { ChevronDown, MoveHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TableScroll } from '#ui/table/table.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import { kindText, packsText } from '../facts/product-summary.ts';
import { comparePageWords } from '../words.ts';
import styles from './comparison-table.module.css';

/** A cell of a heading row holds nothing, and needs a line's height to do it. */
const NOTHING = '\u00a0';

export type ComparedProducts = {
  products: readonly Product[];
  inRegimen: boolean;
  /** Absent for a single product, which cannot be taken away from itself. */
  onRemove?: (product: Product) => void;
  regimenAction?: (product: Product) => ReactNode;
};

export type TableRow = {
  id: string;
  label: string;
  isPart?: boolean;
  isMarked?: boolean;
  cells: readonly { id: string; content: ReactNode }[];
};
export type TableGroup = { id: string; title: string; rows: readonly TableRow[] };

type ComparisonTableProps = ComparedProducts & {
  label: string;
  /** The corner: what the values are shown per. */
  corner?: ReactNode;
  /** Under a product's name: the amount its column is for. */
  columnNote?: (product: Product) => ReactNode;
  groups: readonly TableGroup[];
  kind: 'values' | 'texts';
};

/** Products as columns, with names and row heads that stay in sight. Held upright, two columns show. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { products, label, corner, groups, kind } = props;
  return (
    <>
      {products.length > 1 && (
        <p className={styles.sideways}>
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
              {/* The app's own mark is on the first sheet of paper only; this row is on every one. */}
              <td
                className={styles.corner}
                data-paper-mark={
                  products.some((product) => product.demonstration) ? demonstrationWords.mark : undefined
                }
              >
                {corner}
              </td>
              {products.map((product, index) => (
                <th key={product.id} scope="col" className={classNames(index > 1 && styles.beyondTwo)}>
                  <ColumnHead {...props} product={product} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <RowGroup key={group.id} group={group} products={products} />
          ))}
        </table>
      </TableScroll>
    </>
  );
}

function ColumnHead({
  product,
  inRegimen,
  onRemove,
  regimenAction,
  columnNote,
}: ComparisonTableProps & { product: Product }) {
  const facts = productFacts(product);
  return (
    <div className={styles.head}>
      <div className={styles.nameLine}>
        <Link
          className={styles.name}
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
      <p className={styles.facts}>
        <LabelAmount amount={facts.energyKcal} unit="kcal" /> {productListWords.per100(product.basis)}
        <span> · {kindText(product)}</span>
        <span className={styles.packs}> · {packsText(facts)}</span>
      </p>
      {columnNote && <p className={styles.note}>{columnNote(product)}</p>}
      {regimenAction && <div className={styles.action}>{regimenAction(product)}</div>}
    </div>
  );
}

function RowGroup({ group, products }: { group: TableGroup; products: readonly Product[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  if (group.rows.length === 0) return null;
  return (
    <tbody id={id}>
      {group.title !== '' && (
        <tr className={styles.group}>
          <th scope="rowgroup">
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown className={classNames(!isOpen && styles.closed)} />
              {group.title}
            </button>
          </th>
          {products.map((product, index) => (
            <td key={product.id} className={classNames(index > 1 && styles.beyondTwo)}>
              {NOTHING}
            </td>
          ))}
        </tr>
      )}
      {isOpen &&
        group.rows.map((row) => (
          <tr key={row.id} className={classNames(row.isMarked && styles.marked)}>
            <th scope="row" className={classNames(row.isPart && styles.part)}>
              {row.label}
              {row.isMarked && <Hidden>, {comparePageWords.differs}</Hidden>}
            </th>
            {row.cells.map((cell, index) => (
              <td key={cell.id} className={classNames(index > 1 && styles.beyondTwo)}>
                {cell.content}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
