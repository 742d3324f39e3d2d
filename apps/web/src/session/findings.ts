import type { Finding, RegimenState } from '@dietetic/regimen';
import { reopenFinding, keepFindings, openFindings, planFindings } from '@dietetic/regimen';
import type { AnyProduct } from '@dietetic/catalogue';
import { useMemo } from 'react';
import { now } from '#platform/clock.ts';
import { bedsideFindings } from './bedside.ts';
import { useCatalogueStore } from './catalogue.ts';
import { changeRegimen, useRegimenStore } from './regimen.ts';

type Found = {
  regimen: RegimenState;
  catalogue: readonly AnyProduct[];
  /** Bodies of products, on which feed plan and recipe rest. */
  whole: ReadonlyMap<string, unknown>;
  findings: Finding[];
};
let latest: Found | undefined;

/** The same list for every screen that asks about the same regimen: each would otherwise work it out for itself. */
function findingsOf(catalogue: readonly AnyProduct[]): Finding[] {
  // A result with an open warning is withheld from the screens, and its finding still stands.
  const { regimen, calculated: assessment } = useRegimenStore.getState();
  const { whole } = useCatalogueStore.getState();
  if (latest?.regimen !== regimen || latest.catalogue !== catalogue || latest.whole !== whole) {
    const findings = planFindings({ ...regimen, assessment, catalogue, bedside: bedsideFindings() });
    latest = { regimen, catalogue, whole, findings };
  }
  return latest.findings;
}

/** Everything about the regimen that does not fit its patient, in the order in which it stands everywhere. */
export function useFindings(): Finding[] {
  const catalogue = useCatalogueStore((store) => store.allProducts);
  useCatalogueStore((store) => store.whole);
  useRegimenStore((store) => store.regimen);
  return findingsOf(catalogue);
}

/** Findings that are not confirmed yet, and every stop. */
export function useOpenFindings(): Finding[] {
  const findings = useFindings();
  const regimen = useRegimenStore((store) => store.regimen);
  return useMemo(() => openFindings(regimen, findings), [regimen, findings]);
}

/** A reference intake that comes to too much for this weight is no need: it is settled by an entry, not by an answer. */
export function useIsSettledByEntry(): (finding: Finding) => boolean {
  const isNone = useRegimenStore(({ assessment }) => assessment.protein.reason === 'rni-over-limit');
  return ({ code }) => isNone && code === 'protein-implausible';
}

export function keepFinding(...findings: readonly Finding[]): void {
  const at = confirmationTime();
  changeRegimen((regimen) => keepFindings(regimen, findings, at));
}

/** The current time, as a timestamp for a confirmation. */
export const confirmationTime = (): string => new Date(now()).toISOString();

/** "Undo" of a kept finding. */
export function reopenKeptFinding(finding: Finding): void {
  changeRegimen((regimen) => reopenFinding(regimen, finding));
}
