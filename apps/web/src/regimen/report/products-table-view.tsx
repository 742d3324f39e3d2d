import type { CodesTable, ProductsTable } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Swatch } from '#ui/meter/meter-drawing.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { stackedTableClass, TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './report-view.module.css';

const SUPPLIED = ['energy', 'protein', 'water'] as const;
const COLUMNS = ['amount', ...SUPPLIED] as const;

export function ProductsTableView({ table }: { table: ProductsTable }) {
  const { head, lines, total, none, withdrawn, changed, incomplete } = table;
  return (
    <>
      {none === null ? (
        <TableScroll label={table.title}>
          <table className={classNames(stackedTableClass, styles.products)}>
            <thead>
              <tr>
                <th scope="col">{head.product}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={tableCells.number}>
                    {head[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={line.id}>
                  <th scope="row">
                    <span className={styles.productName}>
                      <Swatch index={index} />
                      {line.name}
                    </span>
                    {line.packs !== null && <span className={styles.packs}>{line.packs}</span>}
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column} className={tableCells.number} data-label={head[column]}>
                      {line[column].text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total !== null && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {total.label}
                  </th>
                  {SUPPLIED.map((column) => (
                    <td key={column} className={tableCells.number} data-label={head[column]}>
                      {total[column].text}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </TableScroll>
      ) : (
        <p>{none}</p>
      )}
      {withdrawn !== null && <Notice kind="attention">{withdrawn}</Notice>}
      {changed !== null && <Notice kind="attention">{changed}</Notice>}
      {incomplete !== null && (
        <Notice kind="note" title={incomplete.title}>
          {incomplete.text}
        </Notice>
      )}
    </>
  );
}

/** What is written on an order; folded away on screen, open on paper. */
export function ProductCodes({ codes: { title, head, lines } }: { codes: CodesTable }) {
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={title} headingLevel={2} printsOpen>
      <div className={styles.codesOnPaper}>
        <TableScroll label={title}>
          <table className={classNames(tableClass, styles.codes)}>
            <thead>
              <tr>
                <th scope="col">{head.product}</th>
                <th scope="col">{head.orderCode}</th>
                <th scope="col">{head.pipCode}</th>
                <th scope="col">{head.gmsCode}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((code) => (
                <tr key={`${code.product} ${code.orderCode} ${code.pipCode}`}>
                  <th scope="row">{code.name}</th>
                  <td>{code.orderCode}</td>
                  <td>{code.pipCode}</td>
                  <td>{code.gmsCode}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Disclosure>
  );
}
