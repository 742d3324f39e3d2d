import type { CodesTable, ProductsTable } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Swatch } from '#ui/meter/meter-drawing.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './report-view.module.css';

export function ProductsTableView({ table }: { table: ProductsTable }) {
  const { head, lines, total, none, withdrawn, changed, incomplete } = table;
  return (
    <>
      {none === null ? (
        <TableScroll label={table.title}>
          <table className={classNames(tableClass, styles.products)}>
            <thead>
              <tr>
                <th scope="col">{head.product}</th>
                <th scope="col" className={tableCells.number}>
                  {head.amount}
                </th>
                <th scope="col" className={tableCells.number}>
                  {head.energy}
                </th>
                <th scope="col" className={tableCells.number}>
                  {head.protein}
                </th>
                <th scope="col" className={tableCells.number}>
                  {head.water}
                </th>
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
                  <td className={tableCells.number} data-label={head.amount}>
                    {line.amount.text}
                  </td>
                  <td className={tableCells.number} data-label={head.energy}>
                    {line.energy.text}
                  </td>
                  <td className={tableCells.number} data-label={head.protein}>
                    {line.protein.text}
                  </td>
                  <td className={tableCells.number} data-label={head.water}>
                    {line.water.text}
                  </td>
                </tr>
              ))}
            </tbody>
            {total !== null && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {total.label}
                  </th>
                  <td className={tableCells.number} data-label={head.energy}>
                    {total.energy.text}
                  </td>
                  <td className={tableCells.number} data-label={head.protein}>
                    {total.protein.text}
                  </td>
                  <td className={tableCells.number} data-label={head.water}>
                    {total.water.text}
                  </td>
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
