import { feedPlanWords as say } from '@dietetic/content';
import {
  type DayRow,
  dayRows,
  type FeedPlan,
  type FeedPlanResult,
  hasBuildUp,
  isAllByMouth,
  isFlushMissing,
  mlNumber,
  mergeRowsByMinute,
} from '@dietetic/regimen';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';

type Props = { plan: FeedPlan; result: FeedPlanResult; isOutOfDate?: boolean; initials?: string };

/** To be written in by hand. */
const BLANK = '\u00a0';

/** The day in the order in which it happens, one row for what is done at one time; the sums are those of the plan. */
export function DayTable({ plan, result, isOutOfDate = false, initials }: Props) {
  const rows = mergeRowsByMinute(dayRows(plan, result));
  const columns = say.dayColumns;
  const given = isAllByMouth(plan) ? (['feed'] as const) : (['feed', 'water'] as const);
  const figures = rows.some(({ rate }) => rate !== '') ? [...given, 'rate' as const] : given;
  const inAll = {
    feed: mlNumber(result.deliveredMl),
    // Flushes that are not entered are in no row either.
    water: isFlushMissing(plan) ? <NotShown key="water" /> : mlNumber(result.flushMl),
  };
  return (
    <FigureTable
      label={say.day}
      className={styles.day}
      stacks
      columns={[
        { title: columns.time },
        { title: columns.what },
        ...figures.map((figure) => ({ title: columns[figure], isFigure: true, unit: say.dayUnits[figure] })),
        ...(initials === undefined ? [] : [{ title: initials, cellClass: styles.initials }]),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [
          isOutOfDate && row.kind === 'stop' ? <NotShown /> : <Time row={row} />,
          row.what,
          ...figures.map((figure) =>
            isOutOfDate && figure === 'rate' && row.rate !== '' ? <NotShown key={figure} /> : row[figure],
          ),
          ...(initials === undefined ? [] : [BLANK]),
        ],
      }))}
      foot={{
        span: 2,
        cells: [hasBuildUp(plan) ? say.inAllAfter : say.inAll, ...given.map((figure) => inAll[figure])],
      }}
    />
  );
}

function Time({ row: { time, day } }: { row: DayRow }) {
  return (
    <>
      {time === null ? say.anyTime : <b>{time}</b>} {day !== null && <small>{day}</small>}
    </>
  );
}
