import type { CountedAmount, AnyProduct } from '@dietetic/catalogue';
import { formatRange, type QuantityKind } from '@dietetic/clinical';
import { amountDialogWords as say, reportDocumentWords, shortStandingWords } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import {
  figureOf,
  needAside,
  PLACES,
  portionGives,
  provided,
  standing,
  standingFigures,
  totalFigure,
} from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './effect-table.module.css';

type Props = {
  product: AnyProduct;
  /** Null while what is typed is no amount: the table then shows the regimen without this product. */
  amount: number | null;
  others: readonly CountedAmount<AnyProduct>[];
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
          </tr>
        </thead>
        <tbody>
          {(['energy', 'protein', 'fluid'] as const).map((target) => {
            const adds = portion === null ? undefined : portionGives(target, portion);
            const need = needs[target];
            const written = need && formatRange(KIND[target], need.low, need.high).text;
            const against = standing(becomes[target], need, PLACES[target]);
            const figures = standingFigures(target, against);
            const write = (value: number) => figureOf(KIND[target], value);
            return (
              <tr key={target}>
                <th scope="row">
                  {words.requirement.label[target]}
                  <span className={styles.need}>
                    {say.need} <span className={styles.whole}>{written ?? say.noNeed}</span>
                    {need?.isDefault && words.requirement.byDefault('')}
                    {need && needAside(target, need, words.requirement)}
                  </span>
                </th>
                <td className={tableCells.number}>
                  {adds === undefined ? (
                    '–'
                  ) : adds === null ? (
                    <NotStated>{words.requirement.notStated}</NotStated>
                  ) : (
                    write(adds).text
                  )}
                </td>
                <td className={classNames(tableCells.number, styles.becomes)}>
                  {totalFigure(becomes[target], write, words).text}
                  {figures !== null && (
                    <span className={styles.share}>
                      {shortStandingWords(against, figures, becomes[target].notStatedBy.length)}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
}
