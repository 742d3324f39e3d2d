import { feedPlanWords as say } from '@dietetic/content';
import type { FirstDaysRow } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
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

export function FirstDaysTable({ rows, isBrief = false }: Props) {
  // Without a need there is nothing to be under.
  const columns = isBrief
    ? COLUMNS.slice(0, 4)
    : COLUMNS.filter((column) => column !== 'under' || rows.some((row) => row.under !== ''));
  return (
    <TableScroll label={say.firstDays}>
      <table className={classNames(tableClass, styles.steps)}>
        <thead>
          <tr>
            <th scope="col">{say.firstDaysColumns.from}</th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(tableCells.number, isUnder(column) && styles.under)}
              >
                {say.firstDaysColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.from}
                <small>{under(row, isBrief)}</small>
              </th>
              {columns.map((column) => (
                <td key={column} className={classNames(tableCells.number, isUnder(column) && styles.under)}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
