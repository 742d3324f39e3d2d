import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { stackedTableClass, TableScroll, tableCells } from './table.tsx';

type FigureColumn = { title: string; isFigure?: boolean; cellClass?: string };

type FigureTableProps = {
  label: string;
  className?: string;
  columns: readonly FigureColumn[];
  /** A cell for every column, and the first names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Its first cell is as wide as `span` columns. */
  foot?: { span: number; cells: readonly ReactNode[] };
};

const NOTHING: readonly ReactNode[] = [undefined, null, ''];

/** Rows of figures, with a sum under them. On a phone a figure stands with the name of its column; nothing where there is none. */
export function FigureTable({ label, className, columns, rows, foot }: FigureTableProps) {
  const row = ([name, ...cells]: readonly ReactNode[], span = 1) => (
    <tr>
      <th scope="row" colSpan={span}>
        {name}
      </th>
      {columns.slice(span).map(({ title, isFigure, cellClass }, index) => (
        <td
          key={title}
          className={classNames(isFigure && tableCells.number, cellClass)}
          data-label={isFigure && !NOTHING.includes(cells[index]) ? title : undefined}
        >
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <TableScroll label={label}>
      <table className={classNames(stackedTableClass, className)}>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }) => (
              <th key={title} scope="col" className={isFigure ? tableCells.number : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <Fragment key={id}>{row(cells)}</Fragment>
          ))}
        </tbody>
        {foot && <tfoot>{row(foot.cells, foot.span)}</tfoot>}
      </table>
    </TableScroll>
  );
}
