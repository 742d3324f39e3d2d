/** Why a product was kept out. The sync log prints `rule field: detail`. */
type ImportRule =
  | 'shape'
  | 'characters'
  | 'required'
  | 'attribute'
  | 'category-reference'
  | 'amount'
  | 'amount-pair'
  | 'duplicate-row'
  | 'unit'
  | 'range'
  | 'sum-of-parts'
  | 'energy-arithmetic'
  | 'energy-ratio'
  | 'salt-sodium'
  | 'sub-row'
  | 'serving'
  | 'reconstitution'
  | 'basis'
  | 'availability'
  | 'duplicate-slug'
  | 'duplicate-code';

export type ImportReason = { rule: ImportRule; field: string; detail: string };

export function describeReason(reason: ImportReason): string {
  return `${reason.rule} ${reason.field}: ${reason.detail}`;
}
