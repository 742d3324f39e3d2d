import type { CountedAmount, Product } from '@dietetic/catalogue';
import { formatQuantity, formatRange, type QuantityKind } from '@dietetic/clinical';
import { amountDialogWords as say, reportDocumentWords } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { portionGives, provided, totalText } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './effect-table.module.css';

type Props = {
  product: Product;
  /** Null while what is typed is no amount: the table then shows the regimen without this product. */
  amount: number | null;
  others: readonly CountedAmount[];
  needs: Record<PlannedNutrient, Need | null>;
};

const KIND: Record<PlannedNutrient, QuantityKind> = {
  energy: 'energyOfProduct',
  protein: 'grams',
  fluid: 'volume',
};
const words = reportDocumentWords;

/** What this amount adds and what the regimen becomes with it, beside the need, before it is saved. */
export function EffectTable({ product, amount, others, needs }: Props) {
  const portion = amount === null ? null : { product, amount };
  const becomes = provided(portion === null ? others : [...others, portion]);
  return (
    <TableScroll label={say.perDay}>
      <table className={classNames(tableClass, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{say.perDay}</th>
            <th scope="col" className={tableCells.number}>
              {say.adds}
            </th>
            <th scope="col" className={tableCells.number}>
              {say.becomes}
            </th>
            <th scope="col" className={classNames(tableCells.number, styles.need)}>
              {say.need}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['energy', 'protein', 'fluid'] as const).map((target) => {
            const adds = portion === null ? undefined : portionGives(target, portion);
            const need = needs[target];
            const needText = need === null ? null : formatRange(KIND[target], need.low, need.high).text;
            const write = (value: number) => formatQuantity(KIND[target], value).text;
            return (
              <tr key={target}>
                <th scope="row">{words.requirement.label[target]}</th>
                <td className={tableCells.number}>
                  {adds === undefined ? (
                    '–'
                  ) : adds === null ? (
                    <NotStated>{words.requirement.notStated}</NotStated>
                  ) : (
                    write(adds)
                  )}
                </td>
                <td className={classNames(tableCells.number, styles.becomes)}>
                  {totalText(becomes[target], write, words)}
                  {needText !== null && (
                    <span className={styles.needBelow}>
                      {say.need} <span className={styles.whole}>{needText}</span>
                    </span>
                  )}
                </td>
                <td className={classNames(tableCells.number, styles.need)}>{needText ?? say.noNeed}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
}
