import { comparePageWords } from '@dietetic/content';
import type { Product } from '@dietetic/catalogue';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FoldButton, FoldedText } from '../facts/folded-text.tsx';
import { useFold } from '../facts/fold.ts';
import styles from './comparison-table.module.css';
import { HeadingRow } from './heading-row.tsx';

export type ComparedFact = {
  id: string;
  title: string;
  isWhole: boolean;
  cells: readonly { id: string; content: ReactNode }[];
};

/** What each product says of one thing, under its name. One press unfolds all of them, to be read side by side. */
export function FactRows({ fact, products }: { fact: ComparedFact; products: readonly Product[] }) {
  const id = useId();
  const { isLong, measure } = useFold();
  const [isOpen, setOpen] = useState(false);
  const folds = isLong && !fact.isWhole;
  return (
    <tbody id={id}>
      <HeadingRow products={products}>
        <span className={`row small bold touch pad-x-3 ${styles.factTitle}`}>
          {fact.title}
          {folds && (
            <FoldButton of={fact.title} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
          )}
        </span>
      </HeadingRow>
      <tr>
        {fact.cells.map((cell, index) => (
          <td
            key={cell.id}
            className={classNames(index > 1 && styles.beyondTwo)}
            data-label={products[index]?.name}
          >
            <FoldedText measure={measure} isFolded={folds && !isOpen}>
              {cell.content ?? <NotStated>{comparePageWords.notGiven}</NotStated>}
            </FoldedText>
          </td>
        ))}
      </tr>
    </tbody>
  );
}
