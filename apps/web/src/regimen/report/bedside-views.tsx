import type { FeedPlanSection, RecipeSection } from '@dietetic/regimen';
import { classNames } from '#ui/class-names/class-names.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { stackedTableClass, TableScroll, tableCells } from '#ui/table/table.tsx';
import styles from './bedside-views.module.css';

/** The day by tube in the report: the sentences of the pump first, then the day and what follows from it. */
export function FeedPlanView({ plan }: { plan: FeedPlanSection }) {
  const { title, notice, sentences, lines, firstDays } = plan;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {notice !== null && <Notice kind="attention">{notice}</Notice>}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {plan.day.length > 0 && <Day plan={plan} />}
      <Lines lines={lines} />
      {firstDays !== null && (
        <>
          <h3>{firstDays.title}</h3>
          <Lines lines={firstDays.lines} />
        </>
      )}
    </section>
  );
}

function Day({ plan: { title, head, day, total } }: { plan: FeedPlanSection }) {
  const columns = day.some(({ rate }) => rate !== null) ? COLUMNS : GIVEN;
  return (
    <TableScroll label={title}>
      <table className={classNames(stackedTableClass, styles.day)}>
        <thead>
          <tr>
            <th scope="col">{head.time}</th>
            <th scope="col">{head.what}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={tableCells.number}>
                {head[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.time}</th>
              <td>{line.what}</td>
              {columns.map((column) => (
                <td
                  key={column}
                  className={tableCells.number}
                  data-label={line[column] === null ? undefined : head[column]}
                >
                  {line[column]?.text}
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
              {GIVEN.map((column) => (
                <td key={column} className={tableCells.number} data-label={head[column]}>
                  {total[column].text}
                </td>
              ))}
              {columns.length > GIVEN.length && <td>{BLANK}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </TableScroll>
  );
}

/** There is no rate of the whole day. */
const BLANK = '\u00a0';

const GIVEN = ['feed', 'water'] as const;
const COLUMNS = [...GIVEN, 'rate'] as const;

/** How the powder is made up. */
export function RecipeView({ recipe: { title, notice, sentence, lines } }: { recipe: RecipeSection }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {notice === null ? (
        <p className={styles.sentence}>{sentence}</p>
      ) : (
        <Notice kind="attention">{notice}</Notice>
      )}
      <Lines lines={lines} />
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
