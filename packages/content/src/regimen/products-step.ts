import type { Standing } from '@dietetic/regimen';

/** Step 4: choosing products and amounts against the requirement. */
export const productsStepWords = {
  title: 'Products',
  tray: 'This regimen, per day',
  trayOpen: 'Show the regimen so far',
  trayClose: 'Hide the regimen so far',
  none: 'No products chosen yet',
  noneHelp: 'Press Add beside a product and enter how much of it each day.',
  add: 'Add',
  addProduct: (name: string) => `Add ${name}`,
  inRegimen: (amount: string) => `In the regimen: ${amount}`,
  editAmount: (name: string) => `Change the amount of ${name}`,
  remove: (name: string) => `Take ${name} out`,
  removed: (name: string) => `${name} taken out`,
  undo: 'Undo',
  viewReport: 'View regimen and email report',
  viewReportNeeds: 'Choose at least one product first',
  withdrawn: (names: string) => `No longer in the catalogue: ${names}. They are not counted below.`,
  changed: (names: string) =>
    `Changed in the catalogue since this regimen was started: ${names}. Check their figures.`,
  shares: (energy: string, protein: string) => `${energy} · ${protein} protein`,
} as const;

/** The dialog in which an amount is entered. */
export const amountDialogWords = {
  question: 'How much each day?',
  unit: 'Measured in',
  chooseUnit: 'Choose what you measure in',
  amountLabel: 'Amount a day',
  now: (amount: string) => `Now ${amount} a day. It stays so unless you save a new amount.`,
  readsAs: (amount: string, count: string) => `Reads as ${amount} a day, ${count}`,
  readsAsAlone: (amount: string) => `Reads as ${amount} a day`,
  count: (count: string, unit: string) => `${count} × ${unit}`,
  quick: 'Common amounts',
  fillTitle: 'Fill what is missing with this product',
  fill: { energy: 'Energy to 100\u00a0%', protein: 'Protein to 100\u00a0%', fluid: 'Fluid to 100\u00a0%' },
  fillRounding: 'Fill to',
  exact: 'Exact amount',
  wholePacks: (pack: string) => `Whole packs (${pack})`,
  fillProblem: {
    'no-need': 'no requirement to fill',
    'not-stated': 'not stated, so it cannot be worked out',
    'gives-none': 'this product gives none',
    'already-met': 'already met',
  },
  perDay: 'Per day',
  adds: 'Adds',
  becomes: 'Regimen becomes',
  need: 'Need',
  noNeed: 'not selected',
  lookAlike: (name: string, difference: string) => `Not to be confused with ${name}: ${difference}`,
  above: 'Enter an amount above 0.',
  tooMuch: (limit: string) => `More than ${limit} a day is not accepted. Check the number and its unit.`,
  notANumber: 'Enter a number, for example 500.',
  addAction: 'Add product',
  saveAction: 'Save amount',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** How the products stand to a need, in the few words beside a meter. */
export function standingWords(standing: Standing, difference: string, notStatedBy: number): string {
  const products = `${notStatedBy}\u00a0${notStatedBy === 1 ? 'product' : 'products'}`;
  const incomplete = notStatedBy === 0 ? '' : `, ${products} not stated`;
  switch (standing.kind) {
    case 'no-need':
      return 'No requirement to compare with';
    case 'no-products':
      return 'No products yet';
    case 'not-stated':
      return 'Not stated by the products';
    case 'unknown-under':
      return `${products} not stated`;
    case 'under':
      return `${difference} under`;
    case 'met':
      return `Met${incomplete}`;
    case 'within':
      return `Within range${incomplete}`;
    case 'over':
      return `${difference} over${incomplete}`;
  }
}
