// Longer than other files: the words of one screen, which is searched for as a whole.
import type { PlannedNutrient as Planned, NeedComparison, NeedComparisonFigures } from '@dietetic/regimen';

/** Step 4: choosing products and amounts against the requirement. */
export const productsStepWords = {
  title: 'Products',
  tray: 'This regimen, per day',
  fluidNote: (text: string) => `Fluid ${text}.`,
  proteinNote: (text: string) => `Protein ${text}.`,
  fluidWithoutPlan: 'Fluid from products does not include the water of the feed plan.',
  pinnedLabel: { energy: 'Energy', protein: 'Protein', fluid: 'Fluid' },
  /** "Energy and fluid needs: default, not chosen" */
  trayByDefault: (of: readonly ('energy' | 'protein' | 'fluid')[]) =>
    `${sentence(andList(of))} ${of.length === 1 ? 'need' : 'needs'}: default, not chosen`,
  trayOnActualWeight: '; fluid, per kg of actual weight, may be too much',
  trayOpen: 'Show the regimen so far',
  trayClose: 'Hide the regimen so far',
  none: 'No products chosen yet',
  noneHelp: 'Press + beside a product and enter how much of it each day.',
  noneYet: 'They can be chosen once the patient’s details are complete.',
  detailsFirst: 'Enter patient details first',
  add: 'Add',
  addProduct: (name: string) => `Add ${name}`,
  editAmount: (name: string) => `Change the amount of ${name}`,
  remove: (name: string) => `Take ${name} out`,
  removed: (name: string) => `${name} taken out`,
  undo: 'Undo',
  viewReport: 'View regimen and email report',
  viewReportNeeds: 'Choose at least one product first',
  withdrawn: (names: string) =>
    `Not in the catalogue: ${names}. What it provides is not known, so the figures are “at least”.`,
  away: (names: string) =>
    `The products on this device cannot be read. They stay in the regimen: ${names}. What they provide is not known until the products are downloaded again.`,
  changed: (name: string) => `${name} has changed since it was chosen.`,
  changedUse: 'The figures here are the new ones.',
  accept: 'Checked',
  acceptProduct: (name: string) => `Checked: the changes of ${name}`,
  shares: { energy: 'Energy', protein: 'Protein', fluid: 'Water' },
} as const;

/** Every vitamin and mineral of the regimen on one measure. */
export const nutrientTrackWords = {
  title: 'Vitamins and minerals',
  percentOf: { uk: '% of UK reference', roi: '% of EFSA reference' },
  end: (percent: string) => `${percent}+`,
  allMet: 'All that can be compared reach 100 %.',
  aboveUpper: 'Above the upper level:',
  below: 'Below 100 %:',
  perhaps: 'Possibly below (label data incomplete):',
  notStated: 'No label data:',
  sentence: (met: number, of: number) => `${met} of ${of} reach 100\u00a0% of the reference`,
  all: (count: number) => `All ${count} vitamins and minerals`,
} as const;

/** The dialog in which an amount is entered. */
export const amountDialogWords = {
  question: 'How much each day?',
  unit: 'Unit',
  chooseUnit: 'Choose a unit',
  amountLabel: 'Amount a day',
  now: (amount: string) => `Now ${amount} a day, until you save a new amount.`,
  readsAs: (amount: string) => `Reads as ${amount} a day`,
  readsAsPartScoop: (amount: string) =>
    `Reads as ${amount} a day. Scoops are measured whole: enter whole scoops, or g to weigh.`,
  quick: 'Common amounts',
  fillTitle: 'Fill with this product to',
  fillKeys: 'Alt ↓',
  fill: { energy: 'Energy', protein: 'Protein', fluid: 'Fluid' },
  fillTo: (target: 'energy' | 'protein' | 'fluid') => `Fill ${target} to`,
  fillEnd: { only: 'the need', limit: 'the limit', lower: 'lower end', upper: 'upper end' },
  fillWhole: 'rounded up:',
  fillRefused: (target: 'energy' | 'protein' | 'fluid', why: string) =>
    `${{ energy: 'Energy', protein: 'Protein', fluid: 'Fluid' }[target]}: ${why}.`,
  fillProblem: {
    'no-need': 'no requirement to fill',
    'not-stated': 'not stated, so it cannot be worked out',
    'gives-none': 'this product provides none',
    'for-micronutrients': 'this product is given for its vitamins and minerals',
    'already-met': 'already met',
    'on-actual-weight': 'per kg of actual weight, may be too much; set ml/kg first',
    'healthy-children': 'the table is for healthy children; set g/kg first',
    'established-feeds': 'the figure is for established feeds; under 28\u00a0days type the amount',
    restricted: 'this is a limit, not a target; type the amount',
    limit: 'may be a limit rather than a need; type the amount',
  },
  perDay: 'Per day',
  adds: 'Adds',
  noAmount: 'no amount yet',
  becomes: 'Regimen becomes',
  need: 'Need',
  limit: 'Limit',
  noNeed: 'not selected',
  lookAlike: (name: string, difference: string) => `Not to be confused with ${name}: ${difference}`,
  above: 'Enter an amount above 0.',
  tooMuch: (limit: string) => `More than ${limit} a day is not accepted. Check the number and its unit.`,
  notANumber: 'Enter a number, for example 500.',
  twoWays: 'This can be read two ways. Write 1200 for thousands, or 1.2 for a decimal.',
  addAction: 'Add product',
  saveAction: 'Save amount',
  cancel: 'Cancel',
} as const;

/** The amount of a chosen product, changed in its row. */
export const amountInRowWords = {
  amountOf: (name: string) => `Amount a day of ${name},`,
  unitOf: (name: string) => `Unit of the amount of ${name}`,
  staysUntil: (amount: string) => `${amount} stays until then.`,
  notYet: 'Not in the regimen until it has an amount.',
  enterAdds: 'Not in the regimen yet: Enter adds it.',
  notAdded: (name: string) => `${name} was not added`,
  inReport: 'If you save it, the report will say so.',
  stayed: (name: string, amount: string) => `${name} stays ${amount}`,
} as const;

/** Above the meters: what they show beside the regimen as it stands. */
export const meterHintWords = {
  hint: 'Point at a product to see what one pack adds.',
  typed: (amount: string, name: string) => `With ${amount} of ${name}, as you type.`,
  /** "1 pack of 500 ml of X adds 415 kcal and 26.5 g protein; fluid not stated." */
  adds: (amount: string, name: string, shares: readonly string[], unknown: readonly Planned[]) => {
    const known = shares.length === 0 ? '' : ` adds ${andList(shares)}`;
    const missing = unknown.length === 0 ? '' : `${known && ';'} ${andList(unknown)} not stated`;
    return `${amount} of ${name}${known}${missing}.`;
  },
  share: { protein: 'protein', fluid: 'fluid' },
} as const;

/** Findings where products are chosen: asked in place, then named beside the product. */
export const productFindingWords = {
  inReport: 'If you add it, the report will say so.',
  addNamed: 'Add and note in report',
  saveNamed: 'Save and note in report',
  meantInstead: (amount: string) => `Use ${amount}`,
  keep: 'Keep and note in report',
  keepAll: (count: number) => `Keep all ${count} and note in report`,
  takeOut: 'Take it out',
  kept: (finding: string) => `${finding}: kept`,
  ofWholeDay: (count: string) => `Findings about the whole day: ${count}`,
  show: 'Show',
  hide: 'Hide',
  checked: (product: string) => `I have checked that ${product} is meant for this patient.`,
  checkedTotal: 'I have checked that this is meant for this patient.',
  tickFirst: (act: string) => `Tick the box above to use “${act}”.`,
  addFor: (what: string) => `Add ${what} product`,
  saveFor: (what: string) => `Save ${what} product`,
  keepFor: (what: string) => `Keep ${what} product`,
  addAnyway: 'Add this product',
  saveAnyway: 'Save this amount',
  keepAnyway: 'Keep this product',
  aboveUpperLevels: (names: readonly string[]) => `Above the upper level: ${andList(names)}.`,
  showFor: (what: string) => `Show products for ${what}`,
  leavesOut: (names: readonly string[]) => `According to its label it has no added ${orList(names)}.`,
  contains: (names: readonly string[]) => `It contains ${andList(names)}.`,
} as const;

/** The list inside the regimen starts from the patient's age. */
export const agePresetWords = {
  chip: (age: string) => `For ${age}`,
  chipWithout: (age: string, count: number) => `For ${age}, ${count} not shown`,
  lift: 'Show products for all ages',
  restore: (age: string) => `Only products for ${age}`,
  outside: (count: number) =>
    `${count}\u00a0${count === 1 ? 'product for another age is' : 'products for other ages are'} not shown.`,
} as const;

const andList = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const orList = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "the upper end (1,780)", "the need (1,500)" */
const targetWords = ({ end, target }: NeedComparisonFigures): string =>
  `the ${endWords({ end })} (${target})`;

/**
 * How the products stand to a need, beside a meter. Percent and difference are of one target, named with it:
 * "119 % of the upper end (1,780), 323 kcal over".
 */
/** Behind the energy need of the first 28 days. */
export const OF_ESTABLISHED_FEEDS = ', for established feeds';
/** Behind the fluid need of an obese adult, wherever it is written. */
export const ACTUAL_WEIGHT_NOTE = ', per kg of actual weight: may be too much';

type FluidTarget = Extract<NeedComparisonFigures['end'], 'only' | 'limit'>;

/** Beside the water of an infant's products. */
export const fluidByVolumeText = (volume: string, share: string | null, end: FluidTarget): string =>
  `by volume (used under 1 year) ${volume}${share === null ? '' : `, ${share} of the ${endWords({ end })}`}`;

/** Beside the protein of the products, in a disorder in which natural protein is counted. */
export const proteinPartsText = (substitute: string, other: string, disorder: string): string =>
  `from substitutes for ${disorder} ${substitute}, other (natural) protein ${other}`;

/** Beside the water of the products where a powder has a recipe. */
export const fluidWithRecipeText = (volume: string, share: string | null, end: FluidTarget): string =>
  `with the water of the recipe ${volume}${share === null ? '' : `, ${share} of the ${endWords({ end })}`}`;

export function needComparisonText(
  standing: NeedComparison,
  figures: NeedComparisonFigures | null,
  notStatedBy: number,
): string {
  const products = `${notStatedBy}\u00a0${notStatedBy === 1 ? 'product' : 'products'}`;
  const incomplete = notStatedBy === 0 ? '' : `, ${products} not stated`;
  const atLeast = notStatedBy === 0 ? '' : 'at least ';
  const share = figures === null ? '' : `${atLeast}${figures.percent} of ${targetWords(figures)}`;
  const difference = figures?.difference ?? '';
  switch (standing.kind) {
    case 'no-need':
      return 'Requirement not calculated';
    case 'no-products':
      return 'No products yet';
    case 'not-stated':
      return 'Not stated by the products';
    case 'unknown-under':
      return share === '' ? `${products} not stated` : sentence(`${share}, ${products} not stated`);
    case 'under-limit':
      return sentence(share);
    case 'under':
      return share === '' ? 'Under' : `${share}, ${difference} under`;
    case 'met':
      return `Met${share === '' ? '' : `, ${share}`}${incomplete}`;
    case 'within':
      return `Within range${share === '' ? '' : `, ${share}`}${incomplete}`;
    case 'over':
      return share === '' ? `Over${incomplete}` : sentence(`${share}, ${difference} over${incomplete}`);
  }
}

/** Where there is only the width of a thumb: the same percentage of the same target. */
export function shortNeedComparisonText(
  standing: NeedComparison,
  figures: NeedComparisonFigures | null,
  notStatedBy: number,
): string {
  if (standing.kind === 'unknown-under') return `${notStatedBy}\u00a0not stated`;
  if (figures === null) return needComparisonText(standing, figures, 0);
  return `${figures.percent} of ${endWords(figures)}`;
}

/** Beside a measure that shows the need: how far from which end of it, and to which side. */
export function differenceFromNeedText(
  standing: NeedComparison,
  figures: NeedComparisonFigures | null,
  notStatedBy: number,
  isEndSaid = true,
): string {
  if (standing.kind === 'within' || standing.kind === 'met') return needComparisonText(standing, null, 0);
  if (standing.kind === 'no-products') return 'No products';
  if (standing.kind === 'no-need') return 'No requirement';
  if (standing.kind === 'not-stated') return 'Not stated';
  if (figures === null || standing.kind === 'unknown-under' || standing.kind === 'under-limit')
    return shortNeedComparisonText(standing, figures, notStatedBy);
  const by = `${figures.difference} ${standing.kind === 'over' ? 'over' : 'under'}`;
  return isEndSaid ? `${by} ${endWords(figures)}` : by;
}

const endWords = ({ end }: Pick<NeedComparisonFigures, 'end'>): string =>
  end === 'only' ? 'need' : end === 'limit' ? 'limit' : `${end} end`;
