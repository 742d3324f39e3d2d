import type { FindingsSection, ReportFinding } from '@dietetic/regimen';
import { productFindingWords as say } from '@dietetic/content';
import { keepFinding, useIsSettledByEntry } from '#session/findings.ts';
import { Button } from '#ui/button/button.tsx';
import { FindingAnswer } from '../findings/finding-answer.tsx';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import styles from './findings-view.module.css';

type Props = {
  section: FindingsSection;
  /** The findings of the section's lines, in their order. */
  found: readonly ReportFinding[];
};

/** What does not fit the patient, first in the report: kept with its time and the way back, or still to be answered. */
export function FindingsView({ section, found }: Props) {
  const isNoNeed = useIsSettledByEntry();
  const unanswered = found.filter(({ keptAt }) => keptAt === null).map(({ finding }) => finding);
  const open = unanswered.filter((finding) => !isNoNeed(finding));
  const keepAll = open.length > 1 && open.every(({ severity }) => severity === 'ask');
  const place = useFocusAfterAnswer<HTMLElement>(keepAll);
  return (
    <section ref={place} className={styles.findings}>
      <h2>
        {section.title} <span className="quiet regular">{section.count}</span>
      </h2>
      {keepAll && (
        <p className={styles.keepAll} data-off-paper>
          <Button size="small" variant="secondary" onClick={() => keepFinding(...open)}>
            {say.keepAll(open.length)}
          </Button>
        </p>
      )}
      <ul>
        {section.lines.map(({ message, answer, isKept }, index) => {
          const finding = found[index]?.finding;
          return (
            finding && (
              <li key={message}>
                <FindingAnswer finding={finding} isKept={isKept} answer={answer} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
