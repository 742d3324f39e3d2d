import type { NutrientTable } from '@dietetic/regimen';
import { ReferenceBar } from '#ui/meter/reference-bar.tsx';
import { InfoTip } from '#ui/info-tip/info-tip.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './report-view.module.css';

/** One group of nutrients: what the regimen gives a day and, for minerals and vitamins, how that stands to the reference. */
export function NutrientTableView({ table }: { table: NutrientTable }) {
  const { head, lines, dagger } = table;
  return (
    <section>
      <h2>
        {table.title} {dagger !== null && <small className={styles.dagger}>{dagger}</small>}
      </h2>
      <TableScroll label={table.title}>
        <table className={tableClass}>
          <thead>
            <tr>
              <th scope="col">{head.nutrient}</th>
              <th scope="col" className={tableCells.number}>
                {head.provided}
              </th>
              {head.percent !== null && (
                <th scope="col" colSpan={2} className={tableCells.number}>
                  {head.percent}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={line.part ? tableCells.indent : undefined}>
                  <span className={styles.nutrientName}>
                    {line.name}
                    {line.atLeast && <sup>†</sup>}
                    {line.tooltip !== null && (
                      <span className={styles.tip}>
                        <InfoTip label={line.name}>{line.tooltip}</InfoTip>
                      </span>
                    )}
                  </span>
                  {line.reference !== null && <span className={styles.reference}>{line.reference}</span>}
                </th>
                <td className={tableCells.number}>
                  {line.notStated ? <NotStated>{line.provided}</NotStated> : line.provided}
                </td>
                {head.percent !== null && (
                  <>
                    <td className={tableCells.number}>
                      {line.percentText ?? '–'}
                      {line.aboveUpper !== null && <span className={styles.upper}>{line.aboveUpper}</span>}
                    </td>
                    <td className={styles.bar}>
                      {line.percent !== null && line.percentText !== null && (
                        <ReferenceBar percent={line.percent} sentence={`${line.name}: ${line.percentText}`} />
                      )}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}
