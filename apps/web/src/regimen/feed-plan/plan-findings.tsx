import { type Finding, keptFindings } from '@dietetic/regimen';
import { type ReactNode, useMemo } from 'react';
import { useRegimen } from '#session/regimen.ts';
import { FindingAnswer } from '../findings/finding-answer.tsx';
import styles from './feed-plan.module.css';

type Props = { findings: readonly Finding[]; renderWaysOut?: (finding: Finding) => ReactNode };

/** What plan or recipe ask about, where they are made: asked while open, a line with Undo once kept. */
export function PlanFindings({ findings, renderWaysOut }: Props) {
  const regimen = useRegimen();
  const kept = useMemo(
    () => new Set(keptFindings(regimen, findings).map(({ finding }) => finding)),
    [regimen, findings],
  );
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.message}`}>
          <FindingAnswer finding={finding} isKept={kept.has(finding)} waysOut={renderWaysOut?.(finding)} />
        </li>
      ))}
    </ul>
  );
}
