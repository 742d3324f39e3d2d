import { feedPlanWords as say } from '@dietetic/content';
import {
  type DayRow,
  dayRows,
  type FeedPlan,
  type FeedPlanResult,
  mlNumber,
  oneRowPerMinute,
} from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { stackedTableClass, TableScroll, tableCells } from '#ui/table/table.tsx';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';

type Props = { plan: FeedPlan; result: FeedPlanResult; isOutOfDate?: boolean; initials?: string };

const GIVEN = ['feed', 'water'] as const;
const FIGURES = [...GIVEN, 'rate'] as const;

/** On a phone a figure stands with what it is of; nothing stands where there is none. */
const label = (value: string, figure: (typeof FIGURES)[number]) =>
  value === '' ? {} : { 'data-label': say.dayColumns[figure], 'data-unit': say.dayUnits[figure] };

/** To be written in by hand, or nothing to say. */
const BLANK = '\u00a0';

/** The day in the order in which it happens, one row for what is done at one time; the sums are those of the plan. */
export function DayTable({ plan, result, isOutOfDate = false, initials }: Props) {
  const rows = oneRowPerMinute(dayRows(plan, result));
  const columns = say.dayColumns;
  const isByRate = rows.some(({ rate }) => rate !== '');
  const figures = isByRate ? FIGURES : GIVEN;
  const isStop = (row: DayRow) => isOutOfDate && row.kind === 'stop';
  return (
    <TableScroll label={say.day}>
      <table className={classNames(stackedTableClass, styles.day)}>
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.what}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={tableCells.number}>
                {columns[figure]}
              </th>
            ))}
            {initials !== undefined && <th scope="col">{initials}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {isStop(row) ? (
                  <NotShown />
                ) : (
                  <>
                    {row.time === null ? say.anyTime : <b>{row.time}</b>}{' '}
                    {row.day !== null && <small>{row.day}</small>}
                  </>
                )}
              </th>
              <td>{row.what}</td>
              {figures.map((figure) => (
                <td key={figure} className={tableCells.number} {...label(row[figure], figure)}>
                  {isOutOfDate && figure === 'rate' && row.rate !== '' ? <NotShown /> : row[figure]}
                </td>
              ))}
              {initials !== undefined && <td className={styles.initials}>{BLANK}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say.inAll}
            </th>
            <td className={tableCells.number} {...label('sum', 'feed')}>
              {mlNumber(result.deliveredMl)}
            </td>
            <td className={tableCells.number} {...label('sum', 'water')}>
              {mlNumber(result.flushMl)}
            </td>
            {isByRate && <td>{BLANK}</td>}
            {initials !== undefined && <td className={styles.initials}>{BLANK}</td>}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}
