import { feedPlanWords as say } from '@dietetic/content';
import type { FirstDaysRow } from '@dietetic/regimen';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './feed-plan.module.css';

const FIGURES = ['rate', 'hours', 'ml', 'kcal', 'protein', 'ofTarget'] as const;

export function FirstDaysTable({ rows }: { rows: readonly FirstDaysRow[] }) {
  const titles = say.firstDaysColumns;
  return (
    <FigureTable
      label={say.firstDays}
      className={styles.steps}
      columns={[
        { title: titles.from },
        ...FIGURES.map((figure) => ({ title: titles[figure], isFigure: true })),
      ]}
      rows={rows.map((row) => ({ id: row.id, cells: [row.from, ...FIGURES.map((figure) => row[figure])] }))}
    />
  );
}
