import { feedPlanWords as say } from '@dietetic/content';
import { type DayRow, dayRows, type FeedPlan, type FeedPlanResult, mlNumber } from '@dietetic/regimen';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';

type Props = { plan: FeedPlan; result: FeedPlanResult; isOutOfDate?: boolean; initials?: string };

const GIVEN = ['feed', 'water'] as const;
const FIGURES = [...GIVEN, 'rate'] as const;

/** To be written in by hand. */
const BLANK = '\u00a0';

/** The day in the order in which it happens; the sums are those of the plan. */
export function DayTable({ plan, result, isOutOfDate = false, initials }: Props) {
  const rows = dayRows(plan, result);
  const titles = say.dayColumns;
  const figures = rows.some(({ rate }) => rate !== '') ? FIGURES : GIVEN;
  const byHand = initials === undefined ? [] : [BLANK];
  // There is no rate of the whole day.
  const sums = { feed: mlNumber(result.deliveredMl), water: mlNumber(result.flushMl), rate: '' };
  const cellsOf = (row: DayRow) => ({
    time:
      isOutOfDate && row.kind === 'stop' ? (
        <NotShown />
      ) : (
        <>
          {row.time === null ? say.anyTime : <b>{row.time}</b>} {row.day !== null && <small>{row.day}</small>}
        </>
      ),
    rate: isOutOfDate && row.rate !== '' ? <NotShown /> : row.rate,
  });
  return (
    <FigureTable
      label={say.day}
      className={styles.day}
      columns={[
        { title: titles.time },
        { title: titles.what },
        ...figures.map((figure) => ({ title: titles[figure], isFigure: true })),
        ...(initials === undefined ? [] : [{ title: initials, cellClass: styles.initials }]),
      ]}
      rows={rows.map((row) => {
        const cells = { ...row, ...cellsOf(row) };
        return {
          id: row.id,
          cells: [cells.time, row.what, ...figures.map((figure) => cells[figure]), ...byHand],
        };
      })}
      foot={{
        span: 2,
        cells: [say.inAll, ...figures.map((figure) => sums[figure]), ...byHand],
      }}
    />
  );
}
