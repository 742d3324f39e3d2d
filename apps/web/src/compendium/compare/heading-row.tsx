import type { Product } from '@dietetic/catalogue';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './comparison-table.module.css';

/** A cell of a heading row holds nothing, and needs a line's height to do it. */
const NOTHING = '\u00a0';

type HeadingRowProps = { products: readonly Product[]; hasCorner?: boolean; children: ReactNode };

/** Over the rows it names; it runs on over the columns, which are empty in it. */
export function HeadingRow({ products, hasCorner = false, children }: HeadingRowProps) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup">{children}</th>
      {products.map(
        (product, index) =>
          (hasCorner || index > 0) && (
            <td key={product.id} className={classNames(index > 1 && styles.beyondTwo)}>
              {NOTHING}
            </td>
          ),
      )}
    </tr>
  );
}
