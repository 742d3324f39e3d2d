import type { AnyProduct } from '@dietetic/catalogue';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import { findingIdentity, openFindings } from '../../state/kept-findings.ts';
import type { RegimenState } from '../../state/regimen-state.ts';
import { planFindings } from './checks.ts';
import { type Finding, isAboutProducts } from './finding.ts';

/**
 * What has to be asked before products are added or given another amount: every open finding about one of them, and
 * any other that the change brings. What is open about other products already is asked where they stand.
 */
export function findingsOfChange(
  before: RegimenState,
  after: RegimenState,
  changedIds: readonly string[],
  context: { assessment: EntriesAssessment; catalogue: readonly AnyProduct[] },
): Finding[] {
  const open = (state: RegimenState): Finding[] =>
    openFindings(state, planFindings({ ...state, ...context })).filter(isAboutProducts);
  const askedAlready = new Set(open(before).map((finding) => findingIdentity(before.values, finding)));
  return open(after).filter(
    (finding) =>
      finding.products.some((id) => changedIds.includes(id)) ||
      !askedAlready.has(findingIdentity(after.values, finding)),
  );
}
