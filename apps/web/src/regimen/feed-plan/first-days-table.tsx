import { feedPlanWords as say } from '@dietetic/content';
import type { FirstDaysRow } from '@dietetic/regimen';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './feed-plan.module.css';

const COLUMNS = ['rate', 'hours', 'ml', 'kcal', 'protein', 'ofTarget', 'fluid', 'under'] as const;

type Props = {
  rows: readonly FirstDaysRow[];
  /** What is set and given, where there is no room for the rest. */
  isBrief?: boolean;
};

/** On a phone these stand under the day. */
const isUnder = (column: (typeof COLUMNS)[number]): boolean =>
  column !== 'rate' && column !== 'ml' && column !== 'kcal';

const under = ({ hours, protein, ofTarget, ...row }: FirstDaysRow, isBrief: boolean): string =>
  say.firstDaysUnder(
    hours === '' ? '' : `${hours}\u00a0h`,
    isBrief ? '' : say.proteinOf(protein),
    isBrief ? '' : ofTarget,
    isBrief ? [] : say.fluidOf(row),
  );

const from = (row: FirstDaysRow, isBrief: boolean) => (
  <>
    {row.from}
    <small>{under(row, isBrief)}</small>
  </>
);

export function FirstDaysTable({ rows, isBrief = false }: Props) {
  // Without a need there is nothing to be under.
  const columns = isBrief
    ? COLUMNS.slice(0, 4)
    : COLUMNS.filter((column) => column !== 'under' || rows.some((row) => row.under !== ''));
  return (
    <FigureTable
      label={say.firstDays}
      className={styles.steps}
      columns={[
        { title: say.firstDaysColumns.from },
        ...columns.map((column) => ({
          title: say.firstDaysColumns[column],
          isFigure: true,
          className: isUnder(column) ? styles.under : undefined,
        })),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: [from(row, isBrief), ...columns.map((column) => row[column])],
      }))}
    />
  );
}
