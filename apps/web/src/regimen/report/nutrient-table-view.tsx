import { reportActionWords, reportDocumentWords } from '@dietetic/content';
import type { NutrientLine, NutrientTable } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { ReferenceBar } from '#ui/meter/reference-bar.tsx';
import { InfoTip } from '#ui/info-tip/info-tip.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { TableScroll, tableCells, tableClass } from '#ui/table/table.tsx';
import styles from './nutrient-table-view.module.css';

/** One group of nutrients: what the regimen gives a day and, for minerals and vitamins, how that stands to the reference. */
export function NutrientTableView({ table }: { table: NutrientTable }) {
  const { head, lines, dagger, addNothing } = table;
  const isCompared = head.percent !== null;
  // On paper a row has one line: what lies above an upper level is said at the foot.
  const above = lines.flatMap(({ name, aboveUpper }) =>
    aboveUpper === null ? [] : [`${name}: ${aboveUpper}`],
  );
  return (
    <section className="shrinks">
      <div className={`flex baseline gap-2 ${styles.heading}`}>
        <h2>
          {table.title}{' '}
          {dagger !== null && <small className={`quiet regular ${styles.dagger}`}>{dagger}</small>}
        </h2>
        <About table={table} />
      </div>
      <TableScroll label={table.title}>
        <table className={classNames(tableClass, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{head.nutrient}</th>
              <th scope="col" className={tableCells.number}>
                {head.provided}
              </th>
              {isCompared && (
                <th scope="col" colSpan={2} className={tableCells.number}>
                  {head.percent}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={line.part ? styles.part : undefined}>
                  <span className={`inline-row ${styles.name}`}>
                    <span>
                      {line.name}
                      {line.atLeast && <sup>†</sup>}
                      {line.aboveUpper !== null && <sup className={styles.onPaper}>‡</sup>}
                    </span>
                  </span>{' '}
                  {line.reference !== null && <span className={styles.reference}>{line.reference}</span>}
                </th>
                <td className={classNames(tableCells.number, styles.figure)}>
                  {line.notStated ? (
                    <NotStated>{line.provided.text}</NotStated>
                  ) : (
                    <AtLeast text={line.provided.text} />
                  )}
                </td>
                {isCompared && <Compared line={line} />}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {addNothing !== null && <p className={`quiet small ${styles.addNothing}`}>{addNothing}</p>}
      {above.length > 0 && <p className={classNames(styles.onPaper, styles.above)}>‡ {above.join('; ')}</p>}
    </section>
  );
}

/** What stands behind the table's figures, nutrient by nutrient, behind one mark. */
function About({ table: { title, lines } }: { table: NutrientTable }) {
  const explained = lines.filter(({ tooltip }) => tooltip !== null);
  if (explained.length === 0) return null;
  return (
    <span data-off-paper>
      <InfoTip label={reportActionWords.aboutTable(title)}>
        <dl className={styles.about}>
          {explained.map(({ id, name, tooltip }) => (
            <div key={id}>
              <dt className="bold">{name}</dt>
              <dd>{tooltip}</dd>
            </div>
          ))}
        </dl>
      </InfoTip>
    </span>
  );
}

function Compared({ line }: { line: NutrientLine }) {
  const { percent, percentText, standing, standingText, aboveUpper } = line;
  return (
    <>
      <td className={classNames(tableCells.number, styles.percent)}>
        {percentText !== null && <AtLeast text={percentText} />}
        {percentText === null && standingText === null && reportDocumentWords.patient.notApplicable}{' '}
        {standingText !== null && <span className={standingClass(standing, aboveUpper)}>{standingText}</span>}
      </td>
      <td className={styles.bar}>
        {percent !== null && percentText !== null && (
          <ReferenceBar percent={percent} sentence={`${line.name}: ${percentText}, ${standingText}`} />
        )}
      </td>
    </>
  );
}

function standingClass(standing: NutrientLine['standing'], aboveUpper: string | null) {
  if (aboveUpper !== null) return styles.upper;
  return standing === 'under' ? styles.under : styles.standing;
}

const AT_LEAST = reportDocumentWords.requirement.atLeast('');

/** The figure never breaks; "at least" may stand on the line above it, and on paper the † says it. */
function AtLeast({ text }: { text: string }) {
  const figure = text.startsWith(AT_LEAST) ? text.slice(AT_LEAST.length) : text;
  return (
    <>
      {figure !== text && (
        <span className={`small regular ${styles.atLeast}`} data-off-paper>
          {AT_LEAST}
        </span>
      )}
      <span className={`nowrap ${styles.unbroken}`}>{figure}</span>
    </>
  );
}
