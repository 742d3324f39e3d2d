import { feedPlanWords as say } from '@dietetic/content';
import type { FirstDaysRow } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { stackedTableClass, TableScroll, tableCells } from '#ui/table/table.tsx';
import styles from './feed-plan.module.css';

const COLUMNS = ['rate', 'hours', 'ml', 'kcal', 'protein', 'ofTarget'] as const;

export function FirstDaysTable({ rows }: { rows: readonly FirstDaysRow[] }) {
  return (
    <TableScroll label={say.firstDays}>
      <table className={classNames(stackedTableClass, styles.steps)}>
        <thead>
          <tr>
            <th scope="col">{say.firstDaysColumns.from}</th>
            {COLUMNS.map((column) => (
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
              {COLUMNS.map((column) => (
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
