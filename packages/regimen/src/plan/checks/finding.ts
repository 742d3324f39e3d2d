const ABOUT_PRODUCTS = [
  'product-age',
  'product-route',
  'not-for-tube',
  'product-disorder',
  'product-kidney',
  'natural-protein',
  'lactose',
  'fructose',
  'fat',
  'product-country',
  'amount-implausible',
  'count-slip',
  'total-implausible',
  'upper-level',
  'incomplete-alone',
] as const;

/**
 * Every finding there is, in the order in which findings stand everywhere: on screens, in every output and in
 * `calculate`.
 */
export const FINDING_CODES = [
  ...ABOUT_PRODUCTS,
  'weight-implausible',
  'height-implausible',
  'unit-slip',
  'energy-implausible',
  'protein-implausible',
  'fluid-implausible',
  'basal-without-activity',
  'newborn',
  'age-needs-days',
  'age-not-corrected',
  'preterm',
  'rate-high',
  'rate-high-for-weight',
  'pump-range',
  'runs-over-24h',
  'bolus-large',
  'bolus-jejunal',
  'infant-volume',
  'hang-time',
  'sessions-overlap',
  'plan-route',
  'tube-incomplete',
  'plan-differs',
  'plan-rounding',
  'first-days',
  'recipe-short',
  'recipe-other-patient',
  'strength-high',
  'strength-under-label',
  'feed-energy-high',
  'osmolality-high',
  'solute-load-high',
  'protein-energy-low',
  'module-room',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** `ask`: one press confirms. `confirm`: a hard confirmation. `stop`: there is no result until it is settled. */
export const FINDING_SEVERITIES = ['ask', 'confirm', 'stop'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Named in every output behind the finding: "Source: label." */
export const LABEL_SOURCE = 'label';
export const CATALOGUE_SOURCE = 'catalogue';
/** The sheet of these limits is `plausibility` of the clinical sources. */
export const PLAUSIBILITY_LIMIT_SOURCE = 'plausibility limit of this app';

/** Something about a plan that does not fit its patient. It changes no figure but by `stop`. */
export type Finding = {
  code: FindingCode;
  severity: FindingSeverity;
  /** The entries it rests on, by key; the nutrient's id for an upper level; energy, protein or fluid for a total. */
  fields: string[];
  /** Ids of the products it is about. */
  products: string[];
  /** The figure found and its limit, both in `unit`, unrounded; null where it is not about a figure. */
  value: number | null;
  limit: number | null;
  unit: string | null;
  /** Whole sentences with the figures in them, as every screen and output shows them. */
  message: string;
  /** Where the limit comes from. */
  source: string;
};

type Said = Pick<Finding, 'code' | 'fields' | 'message' | 'source'> & Partial<Finding>;

/** Asked about, of no product and of no figure, where it does not say otherwise. */
export const createFinding = ({ code, fields, message, source, ...given }: Said): Finding => {
  const { severity = 'ask', products = [], value = null, limit = null, unit = null } = given;
  return { code, severity, fields, products, value, limit, unit, message, source };
};

/** Of a need or a feed plan, where that is set; of what the products give, where products are chosen. */
const OF_NEED_OR_PRODUCTS: ReadonlySet<FindingCode> = new Set([
  'energy-implausible',
  'protein-implausible',
  'fluid-implausible',
  'infant-volume',
  'tube-incomplete',
]);

type What = Pick<Finding, 'code' | 'products' | 'fields'>;

const isOfWhatIsGiven = ({ code, products, fields }: What): boolean =>
  OF_NEED_OR_PRODUCTS.has(code) && products.length > 0 && !fields.some((field) => field.startsWith('plan.'));

/** Asked where products are chosen; the others are asked where the patient and the needs are entered. */
export const isAboutProducts = (finding: What): boolean =>
  ABOUT_PRODUCTS.some((code) => code === finding.code) || isOfWhatIsGiven(finding);

/** Said of the whole day, not of one product. */
export const isAboutWholePlan = (finding: What): boolean =>
  ['total-implausible', 'upper-level', 'incomplete-alone'].includes(finding.code) || isOfWhatIsGiven(finding);
