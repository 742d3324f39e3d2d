import type { CodesTable, ProductsTable } from '@dietetic/regimen';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Swatch } from '#ui/meter/meter-drawing.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './report-view.module.css';

const SUPPLIED = ['energy', 'protein', 'water'] as const;
const FIGURES = ['amount', ...SUPPLIED] as const;

export function ProductsTableView({ table }: { table: ProductsTable }) {
  const { head, lines, total, none, withdrawn, changed, incomplete } = table;
  return (
    <>
      {none === null ? (
        <FigureTable
          label={table.title}
          className={styles.products}
          stacks
          columns={[
            { title: head.product },
            ...FIGURES.map((figure) => ({ title: head[figure], isFigure: true })),
          ]}
          rows={lines.map((line, index) => ({
            id: line.id,
            cells: [
              <>
                <span className={`baseline gap-2 ${styles.productName}`}>
                  <Swatch index={index} />
                  {line.name}
                </span>
                {line.packs !== null && (
                  <span className={`quiet block regular ${styles.packs}`}>{line.packs}</span>
                )}
              </>,
              ...FIGURES.map((figure) => line[figure].text),
            ],
          }))}
          foot={
            total === null
              ? undefined
              : { span: 2, cells: [total.label, ...SUPPLIED.map((figure) => total[figure].text)] }
          }
        />
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
        <FigureTable
          label={title}
          columns={[head.product, head.orderCode, head.pipCode, head.gmsCode].map((one) => ({ title: one }))}
          rows={lines.map(({ product, name, orderCode, pipCode, gmsCode }) => ({
            id: `${product} ${orderCode} ${pipCode}`,
            cells: [name, orderCode, pipCode, gmsCode],
          }))}
        />
      </div>
    </Disclosure>
  );
}
