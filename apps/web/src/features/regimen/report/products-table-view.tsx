import type { ProductsTable } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Swatch } from '#ui/meter/meter.tsx';
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
                    {line.amount}
                  </td>
                  <td className={tableCells.number} data-label={head.energy}>
                    {line.energy}
                  </td>
                  <td className={tableCells.number} data-label={head.protein}>
                    {line.protein}
                  </td>
                  <td className={tableCells.number} data-label={head.water}>
                    {line.water}
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
                    {total.energy}
                  </td>
                  <td className={tableCells.number} data-label={head.protein}>
                    {total.protein}
                  </td>
                  <td className={tableCells.number} data-label={head.water}>
                    {total.water}
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
export function ProductCodes({ table }: { table: ProductsTable }) {
  const codes = table.lines.flatMap((line) => line.codes.map((code) => ({ ...code, product: line.id })));
  if (codes.length === 0) return null;
  const { codesHead } = table;
  return (
    <Disclosure summary={codesHead.title} headingLevel={2} printsOpen>
      <TableScroll label={codesHead.title}>
        <table className={classNames(tableClass, styles.codes)}>
          <thead>
            <tr>
              <th scope="col">{table.head.product}</th>
              <th scope="col">{codesHead.orderCode}</th>
              <th scope="col">{codesHead.pipCode}</th>
              <th scope="col">{codesHead.gmsCode}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
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
    </Disclosure>
  );
}
