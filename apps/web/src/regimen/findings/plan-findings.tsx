import { productFindingWords as say, reportDocumentWords } from '@dietetic/content';
import type { Finding } from '@dietetic/regimen';
import { Check, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { FindingAnswer } from './finding-answer.tsx';
import styles from './findings.module.css';
import { UpperLevels } from './upper-levels.tsx';

type Props = { findings: readonly { finding: Finding; isKept: boolean }[] };

/** What is said of the whole day, not of one product: the upper levels together, any other for itself. */
export function PlanFindings({ findings }: Props) {
  return (
    <>
      {findings
        .filter(({ finding }) => finding.code !== 'upper-level')
        .map(({ finding, isKept }) => (
          <FindingAnswer key={finding.code + finding.fields.join()} finding={finding} isKept={isKept} />
        ))}
      <UpperLevels findings={findings.filter(({ finding }) => finding.code === 'upper-level')} />
    </>
  );
}

/** Notes about the whole day as one line with their count, which opens: the rows of the products come before them. */
export function FoldedPlanFindings({ findings }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  const kept = findings.filter(({ isKept }) => isKept).length;
  const isAsking = kept < findings.length;
  return (
    <div className={classNames(styles.folded, isAsking && styles.asking)}>
      <Disclosure
        icon={isAsking ? <CircleQuestionMark /> : <Check />}
        summary={say.ofWholeDay(reportDocumentWords.findings.count(findings.length, kept))}
        end={isOpen ? say.hide : say.show}
        open={isOpen}
        onToggle={setOpen}
      >
        <div className="stack gap-2">
          <PlanFindings findings={findings} />
        </div>
      </Disclosure>
    </div>
  );
}
