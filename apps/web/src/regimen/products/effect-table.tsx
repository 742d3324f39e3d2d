import type { CountedAmount, AnyProduct } from '@dietetic/catalogue';
import { formatRange } from '@dietetic/clinical';
import { amountDialogWords as say, reportDocumentWords, shortNeedComparisonText } from '@dietetic/content';
import {
  figureOf,
  PROVIDED_KIND,
  type Need,
  needAside,
  NEED_PLACES,
  PLANNED_NUTRIENTS,
  type PlannedNutrient,
  providedByPortion,
  totalProvided,
  compareWithNeed,
  needComparisonFigures,
  totalFigure,
} from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './effect-table.module.css';

type Props = {
  product: AnyProduct;
  /** Null while what is typed is no amount: the table then shows the regimen without this product. */
  amount: number | null;
  others: readonly CountedAmount<AnyProduct>[];
  needs: Record<PlannedNutrient, Need | null>;
};

const words = reportDocumentWords;

/** What this amount adds and what the regimen becomes with it, beside the need, before it is saved. */
export function EffectTable({ product, amount, others, needs }: Props) {
  const portion = amount === null ? null : { product, amount };
  const becomes = totalProvided(portion === null ? others : [...others, portion]);
  return (
    <FigureTable
      label={say.perDay}
      className={styles.table}
      columns={[
        { title: say.perDay },
        { title: say.adds, isFigure: true },
        { title: say.becomes, isFigure: true, cellClass: `bold ${styles.becomes}` },
      ]}
      rows={PLANNED_NUTRIENTS.map((target) => {
        const adds = portion === null ? undefined : providedByPortion(target, portion);
        const need = needs[target];
        const written = need && formatRange(PROVIDED_KIND[target], need.low, need.high).text;
        const against = compareWithNeed(becomes[target], need, NEED_PLACES[target]);
        const figures = needComparisonFigures(target, against);
        const write = (value: number) => figureOf(PROVIDED_KIND[target], value);
        return {
          id: target,
          cells: [
            <>
              {words.requirement.label[target]}{' '}
              <span className={`quiet block regular ${styles.need}`}>
                {need?.isRestricted ? say.limit : say.need}{' '}
                <span className={`nowrap ${styles.whole}`}>{written ?? say.noNeed}</span>
                {need?.isDefault && words.requirement.byDefault('')}
                {need && needAside(target, need, words.requirement)}
              </span>
            </>,
            adds === undefined ? (
              <span className="quiet regular">{say.noAmount}</span>
            ) : adds === null ? (
              <NotStated>{words.requirement.notStated}</NotStated>
            ) : (
              write(adds).text
            ),
            <>
              {totalFigure(becomes[target], write, words).text}
              {figures !== null && (
                <span className={`quiet block nowrap regular ${styles.share}`}>
                  {shortNeedComparisonText(against, figures, becomes[target].notStatedBy.length)}
                </span>
              )}
            </>,
          ],
        };
      })}
    />
  );
}
