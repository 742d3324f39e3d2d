import { feedPlanWords as say } from '@dietetic/content';
import type { FirstDaysRow } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { stackedTableClass, TableScroll, tableCells } from '#ui/table/table.tsx';
import styles from './feed-plan.module.css';

const COLUMNS = ['rate', 'hours', 'ml', 'kcal', 'protein', 'ofTarget'] as const;

type Props = {
  rows: readonly FirstDaysRow[];
  /** What is set and given, where there is no room for the rest. */
  isBrief?: boolean;
};

export function FirstDaysTable({ rows, isBrief = false }: Props) {
  const columns = isBrief ? COLUMNS.slice(0, 4) : COLUMNS;
  return (
    <TableScroll label={say.firstDays}>
      <table className={classNames(stackedTableClass, styles.steps)}>
        <thead>
          <tr>
            <th scope="col">{say.firstDaysColumns.from}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={tableCells.number}>
                {say.firstDaysColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.from}</th>
              {columns.map((column) => (
                <td
                  key={column}
                  className={tableCells.number}
                  data-label={row[column] === '' ? undefined : say.firstDaysColumns[column]}
                >
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
