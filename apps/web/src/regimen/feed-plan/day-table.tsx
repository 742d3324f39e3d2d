import { bedsideWords, feedPlanWords as say } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import { type DayRow, dayRows, type FeedPlan, type FeedPlanResult } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './feed-plan.module.css';

type Props = { plan: FeedPlan; result: FeedPlanResult; isOutOfDate?: boolean; initials?: string };

const number = (ml: number) => formatQuantity('amount', ml, { unit: 'ml' }).number;

/** On a phone a figure stands with the name of its column; nothing stands where there is none. */
const label = (figure: string, column: string) => (figure === '' ? undefined : column);

/** To be written in by hand, or nothing to say. */
const BLANK = '\u00a0';

/** The day in the order in which it happens; the sums are those of the plan. */
export function DayTable({ plan, result, isOutOfDate = false, initials }: Props) {
  const rows = dayRows(plan, result);
  const columns = say.dayColumns;
  const isStop = (row: DayRow) => isOutOfDate && row.kind === 'stop';
  return (
    <TableScroll label={say.day}>
      <table className={classNames(tableClass, styles.day)}>
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col" className={tableCells.number}>
              {columns.feed}
            </th>
            <th scope="col" className={tableCells.number}>
              {columns.water}
            </th>
            <th scope="col" className={tableCells.number}>
              {columns.rate}
            </th>
            {initials !== undefined && <th scope="col">{initials}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {isStop(row) ? (
                  <NotStated>{bedsideWords.notShown}</NotStated>
                ) : (
                  <>
                    {row.time === null ? say.anyTime : <b>{row.time}</b>}{' '}
                    {row.day !== null && <small>{row.day}</small>}
                  </>
                )}
              </th>
              <td>{row.what}</td>
              <td className={tableCells.number} data-label={label(row.feed, columns.feed)}>
                {row.feed}
              </td>
              <td className={tableCells.number} data-label={label(row.water, columns.water)}>
                {row.water}
              </td>
              <td className={tableCells.number} data-label={label(row.rate, columns.rate)}>
                {isOutOfDate && row.rate !== '' ? <NotStated>{bedsideWords.notShown}</NotStated> : row.rate}
              </td>
              {initials !== undefined && <td className={styles.initials}>{BLANK}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say.inAll}
            </th>
            <td className={tableCells.number} data-label={columns.feed}>
              {number(result.deliveredMl)}
            </td>
            <td className={tableCells.number} data-label={columns.water}>
              {number(result.flushMl)}
            </td>
            <td>{BLANK}</td>
            {initials !== undefined && <td className={styles.initials}>{BLANK}</td>}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}
