import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { stackedTableClass, TableScroll, tableCells, tableClass } from './table.tsx';

type FigureColumn = {
  title: string;
  /** Its head, where that says more than its name. */
  head?: ReactNode;
  isFigure?: boolean;
  /** Of its figures, where they stand without the head of their column. */
  unit?: string;
  /** Of its head and its cells. */
  className?: string | undefined;
  cellClass?: string | undefined;
};

type FigureTableProps = {
  label: string;
  className?: string | undefined;
  /** On a phone a figure stands with the name of its column. */
  stacks?: boolean;
  columns: readonly FigureColumn[];
  /** A cell for every column, and the first names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Its first cell is as wide as `span` columns. */
  foot?: { span: number; cells: readonly ReactNode[] };
};

const NOTHING: readonly ReactNode[] = [undefined, null, ''];

/** Rows of figures, with a sum under them. A missing figure leaves its cell empty. */
export function FigureTable({ label, className, stacks = false, columns, rows, foot }: FigureTableProps) {
  const row = ([name, ...cells]: readonly ReactNode[], span = 1) => (
    <tr>
      <th scope="row" colSpan={span}>
        {name}
      </th>
      {columns.slice(span).map(({ title, isFigure, unit, className: ofColumn, cellClass }, index) => {
        const isLabelled = isFigure && !NOTHING.includes(cells[index]);
        return (
          <td
            key={title}
            className={classNames(isFigure && tableCells.number, ofColumn, cellClass)}
            data-label={isLabelled ? title : undefined}
            data-unit={isLabelled ? unit : undefined}
          >
            {cells[index]}
          </td>
        );
      })}
    </tr>
  );
  return (
    <TableScroll label={label}>
      <table className={classNames(stacks ? stackedTableClass : tableClass, className)}>
        <thead>
          <tr>
            {columns.map(({ title, head, isFigure, className: ofColumn }) => (
              <th key={title} scope="col" className={classNames(isFigure && tableCells.number, ofColumn)}>
                {head ?? title}
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
