import { FILTER_VALUES, type FilterValue } from '@dietetic/catalogue';
import { DISORDERS_WITHOUT_CATEGORY, UNNAMED_DISORDER } from '../plan/checks/disorder-names.ts';

/** Situations the calculators were not made for; the clinician may name them and the report repeats them. */
export const SCOPE_IDS = [
  'preterm',
  'pregnancy',
  'parenteral',
  'renal',
  'kidney',
  'burns',
  'amputation',
] as const;
export type ScopeId = (typeof SCOPE_IDS)[number];

/** The metabolic disorders that products are made for, by the slugs of the catalogue's categories, and those in which a sugar or a fat is checked; the unnamed one last. */
export type ConditionId = FilterValue<'metabolics'> | (typeof DISORDERS_WITHOUT_CATEGORY)[number];
export const CONDITION_IDS: readonly ConditionId[] = [
  ...FILTER_VALUES.metabolics.filter((slug) => slug !== UNNAMED_DISORDER),
  ...DISORDERS_WITHOUT_CATEGORY,
  UNNAMED_DISORDER,
];
