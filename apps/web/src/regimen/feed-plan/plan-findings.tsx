import { type Finding, keptFindings } from '@dietetic/regimen';
import { type ReactNode, useMemo } from 'react';
import { useRegimen } from '#session/regimen.ts';
import { FindingAnswer } from '../findings/finding-answer.tsx';

type Props = {
  findings: readonly Finding[];
  className?: string | undefined;
  renderFixes?: (finding: Finding) => ReactNode;
};

/** What plan or recipe ask about, where they are made: asked while open, a line with Undo once kept. */
export function PlanFindings({ findings, className, renderFixes }: Props) {
  const regimen = useRegimen();
  const kept = useMemo(
    () => new Set(keptFindings(regimen, findings).map(({ finding }) => finding)),
    [regimen, findings],
  );
  if (findings.length === 0) return null;
  return (
    <div className={className}>
      <ul className="stack gap-4">
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.message}`}>
            <FindingAnswer finding={finding} isKept={kept.has(finding)} fixes={renderFixes?.(finding)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The session whose row a finding stands at: of two that meet, the later; null where it is about the whole plan. */
export const sessionOf = ({ fields }: Finding, count: number): number | null => {
  const index = Array.from({ length: count }, (_, at) => `plan.sessions[${at}]`).findLastIndex((field) =>
    fields.includes(field),
  );
  return index < 0 ? null : index;
};
