import type { FeedPlanSection, RecipeSection } from '@dietetic/regimen';
import { Notice } from '#ui/notice/notice.tsx';
import { FigureTable } from '#ui/table/figure-table.tsx';
import styles from './bedside-views.module.css';

/** The day by tube in the report: the sentences of the pump first, then the day and what follows from it. */
export function FeedPlanView({ plan }: { plan: FeedPlanSection }) {
  const { title, notice, sentences, lines, firstDays } = plan;
  return (
    <section className={`stack gap-2 ${styles.part}`}>
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
  // There is no rate of the whole day.
  const given = total?.water === null ? (['feed'] as const) : (['feed', 'water'] as const);
  const figures = day.some(({ rate }) => rate !== null) ? [...given, 'rate' as const] : given;
  return (
    <FigureTable
      label={title}
      className={styles.day}
      stacks
      columns={[
        { title: head.time },
        { title: head.what },
        ...figures.map((figure) => ({ title: head[figure], isFigure: true })),
      ]}
      rows={day.map((line) => ({
        id: line.id,
        cells: [line.time, line.what, ...figures.map((figure) => line[figure]?.text)],
      }))}
      foot={
        total === null
          ? undefined
          : { span: 2, cells: [total.label, ...given.map((figure) => total[figure]?.text)] }
      }
    />
  );
}

/** How the powder is made up. */
export function RecipeView({ recipe: { title, notice, sentence, lines } }: { recipe: RecipeSection }) {
  return (
    <section className={`stack gap-2 ${styles.part}`}>
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
    <ul className={`grid soft ${styles.lines}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
