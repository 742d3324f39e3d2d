import type { AnyProduct, KidneyUse } from '@dietetic/catalogue';
import type { ScopeId } from '../../entries/choice-ids.ts';
import { createFinding, type Finding, LABEL_SOURCE } from './finding.ts';

/** What the clinician named of the patient's kidneys; on dialysis it is that. */
export type Kidneys = 'dialysis' | 'kidney-disease';

export const kidneysOf = (scope: readonly string[]): Kidneys | null => {
  const names = (id: ScopeId) => scope.includes(id);
  return names('renal') ? 'dialysis' : names('kidney') ? 'kidney-disease' : null;
};

const FITS: Record<Kidneys, readonly KidneyUse[]> = {
  // Kidney disease that a label names alone holds on dialysis too.
  dialysis: ['dialysis', 'kidney-disease'],
  'kidney-disease': ['kidney-disease', 'before-dialysis'],
};

/** A product made for kidney disease or dialysis needs one of them; made for the other of the two, it has to be confirmed. */
export function kidneyFinding(kidneys: Kidneys | null, product: AnyProduct): Finding | null {
  const uses = product.kidneyUses ?? [];
  if (uses.length === 0 || (kidneys !== null && uses.some((use) => FITS[kidneys].includes(use)))) return null;
  return createFinding({
    code: 'product-kidney',
    severity: kidneys === null ? 'ask' : 'confirm',
    fields: ['PD_SCOPE'],
    products: [product.id],
    message: `${product.name} is for ${usesNamed(uses)}. ${kidneys === null ? notSet(uses) : `This patient ${PATIENT[kidneys]}.`}`,
    source: LABEL_SOURCE,
  });
}

function notSet(uses: readonly KidneyUse[]): string {
  if (!uses.includes('dialysis')) return 'No kidney disease is set for this patient.';
  return uses.length > 1
    ? 'Neither dialysis nor kidney disease is set for this patient.'
    : 'Dialysis is not set for this patient.';
}

/** The same in the few words of a row. */
export function shortKidneyText({ severity }: Finding, product: AnyProduct): string {
  const uses = product.kidneyUses ?? [];
  // Only what is for dialysis alone is confirmed of whoever is not on it.
  const patient =
    severity === 'ask'
      ? 'not set for this patient'
      : `patient ${PATIENT[uses.includes('dialysis') ? 'kidney-disease' : 'dialysis']}`;
  return `for ${usesNamed(uses)}, ${patient}`;
}

const PATIENT: Record<Kidneys, string> = {
  dialysis: 'is on dialysis',
  'kidney-disease': 'has kidney disease without dialysis',
};

const USE: Record<KidneyUse, string> = {
  dialysis: 'dialysis',
  'kidney-disease': 'kidney disease',
  'before-dialysis': 'kidney disease before dialysis',
};
const usesNamed = (uses: readonly KidneyUse[]): string => uses.map((use) => USE[use]).join(' or ');
