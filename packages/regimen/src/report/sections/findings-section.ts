import { assess } from '../../assessment/assess.ts';
import { regimenFindings } from '../../plan/checks/checks.ts';
import type { Finding, FindingSeverity } from '../../plan/checks/finding.ts';
import type { ReportInput } from '../input.ts';
import { dateTimeText } from '../date-text.ts';
import { reportedBedside } from './bedside-sections.ts';
import type { ReportWords } from '../report-words.ts';

/** A finding with the moment it was confirmed, "2026-11-22T14:32"; null until then. */
export type ReportFinding = { finding: Finding; keptAt: string | null };

type FindingLine = {
  severity: FindingSeverity;
  products: string[];
  message: string;
  isKept: boolean;
  /** "Kept 22 Nov 2026, 14:32. Source: label." */
  answer: string;
};

export type FindingsSection = {
  title: string;
  /** "2, both kept" */
  count: string;
  lines: FindingLine[];
};

/**
 * Every finding of the plan that is reported. They are found here, in what the calculators say, and not handed in: no
 * caller can leave one out, and a figure that a screen withholds has its warning here all the same.
 */
export const reportFindings = (input: ReportInput): ReportFinding[] =>
  findingsOf(input).map((finding, place) => ({ finding, keptAt: input.keptAt[place] ?? null }));

type OfRegimen = Omit<Parameters<typeof reportedBedside>[0], 'assessment'> & Pick<ReportInput, 'stage'>;

/** In the order in which a report keeps when each was confirmed. */
export function findingsOf(input: OfRegimen): Finding[] {
  const { country, values, lists, stage, selected, products, recipe } = input;
  const { findings: bedside } = reportedBedside({ ...input, assessment: assess({ country, values, lists }) });
  return regimenFindings({
    country,
    values,
    lists,
    stage,
    products: selected,
    catalogue: products,
    recipe,
    bedside,
  });
}

/** Null when there is nothing to say. */
export function findingsSection(input: ReportInput): FindingsSection | null {
  const found = reportFindings(input);
  if (found.length === 0) return null;
  const say = input.words.findings;
  const kept = found.filter(({ keptAt }) => keptAt !== null).length;
  return {
    title: say.title,
    count: say.count(found.length, kept),
    lines: found.map(({ finding, keptAt }) => ({
      severity: finding.severity,
      products: finding.products,
      message: finding.message,
      isKept: keptAt !== null,
      answer: `${answerText(finding, keptAt, say)} ${say.source(finding.source)}`,
    })),
  };
}

function answerText({ severity }: Finding, keptAt: string | null, say: ReportWords['findings']): string {
  if (keptAt !== null) return say.kept(dateTimeText(keptAt));
  return severity === 'stop' ? say.notSettled : say.notConfirmed;
}
