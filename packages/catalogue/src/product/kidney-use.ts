import type { KidneyUse, Product } from './product.ts';

const USES = /\b(?:management|treatment) of\s+([^.;]+)/i;
const PEOPLE =
  /^(?:(?:adults?|children|infants|patients|people|those|who|with|and|or|are|have|on|in)\b[\s,]*)+/i;
const OF_KIDNEYS =
  /^(?:(?:acute|advanced|ambulatory|and|chronic|continuous|end|established|intermittent|maintenance|or|severe|stable|stage)\b[\s,-]*)*(?:kidney|renal|peritoneal|pre-?dialysis|dialysis|ha?emodialysis)\b/i;
const BEFORE_DIALYSIS =
  /\bpre-?dialysis|\b(?:before|prior to|not (?:yet )?(?:on|receiving|requiring)) dialysis/i;
const ON_DIALYSIS = /\b(?:on|receiving|requiring|undergoing)\b[^,]*dialysis/i;

/** All that a label without indications, as in Ireland alone, says of it. */
const UNDER_RENAL_DIETITIAN = /\brenal (?:dietitian|team|unit)\b/i;

/**
 * Read from the indications of the label, from what they name first: a standard feed names dialysis last, after much else, and a low-protein
 * food names kidneys so. None where something else comes first.
 */
export function kidneyUses({
  indications,
  precautions,
}: Pick<Product, 'indications' | 'precautions'>): KidneyUse[] {
  if (indications === '') return UNDER_RENAL_DIETITIAN.test(precautions) ? ['kidney-disease'] : [];
  const stated = USES.exec(indications)?.[1] ?? '';
  if (!OF_KIDNEYS.test(stated.replace(PEOPLE, ''))) return [];
  if (BEFORE_DIALYSIS.test(stated)) return ['before-dialysis'];
  if (!/dialysis/i.test(stated)) return ['kidney-disease'];
  const namesKidneys = /\b(?:kidney|renal)\b/i.test(stated);
  return namesKidneys && !ON_DIALYSIS.test(stated) ? ['dialysis', 'kidney-disease'] : ['dialysis'];
}
