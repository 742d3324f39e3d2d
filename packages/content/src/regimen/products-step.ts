import type { Standing } from '@dietetic/regimen';

/** Step 4: choosing products and amounts against the requirement. */
export const productsStepWords = {
  title: 'Products',
  tray: 'This regimen, per day',
  pinnedLabel: { energy: 'Energy', protein: 'Protein', fluid: 'Fluid' },
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
  withdrawn: (names: string) =>
    `Not in the catalogue: ${names}. What it gives is not known, so the figures are “at least”.`,
  changed: (name: string) => `${name} has changed since it was chosen.`,
  changedUse: 'The figures here are the new ones.',
  accept: 'Checked',
  acceptProduct: (name: string) => `Checked: the changes of ${name}`,
  shares: (energy: string, protein: string) => `${energy} · ${protein} protein`,
} as const;

/** The dialog in which an amount is entered. */
export const amountDialogWords = {
  fromBirth: 'from birth',
  from: (age: string) => `from ${age}`,
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
  fillRefused: (target: 'energy' | 'protein' | 'fluid', why: string) =>
    `${{ energy: 'Energy', protein: 'Protein', fluid: 'Fluid' }[target]}: ${why}.`,
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
      return 'No requirement set';
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

/** Where there is only the width of a thumb. */
export function shortStandingWords(standing: Standing, difference: string, notStatedBy: number): string {
  return standing.kind === 'unknown-under'
    ? `${notStatedBy}\u00a0not stated`
    : standingWords(standing, difference, 0);
}

const listed = (names: readonly string[]): string => names.join(', ');

/** Products with amounts, kept without a patient. */
export const templateWords = {
  open: 'Templates',
  title: 'Templates',
  about: 'A template holds products and amounts, and nothing of the patient. It stays on this device.',
  close: 'Close',
  saveTitle: 'Save this regimen’s products',
  name: 'Name of the template',
  nameHint:
    'For example “Overnight feed 1 litre”. Leave out names, numbers and anything else about a patient.',
  save: 'Save template',
  replace: 'Replace template',
  nameMissing: 'Enter a name for the template.',
  nameTooLong: (most: number) => `Use at most ${most} characters.`,
  full: (most: number) => `There is room for ${most} templates. Delete one first.`,
  nothingToSave: 'Add products to the regimen to save them as a template.',
  saved: (name: string) => `Template “${name}” saved on this device`,
  notKept: 'This browser does not let the app keep templates. It lasts until the page is closed.',
  savedTitle: 'Saved on this device',
  none: 'No templates yet',
  products: (count: number) => `${count}\u00a0${count === 1 ? 'product' : 'products'}`,
  applySaved: 'Use',
  applyNamed: (name: string) => `Use template ${name}`,
  copyLink: 'Copy link',
  copyLinkNamed: (name: string) => `Copy a link to template ${name}`,
  linkCopied: 'Link copied. It holds the products and amounts, and is not stored anywhere.',
  linkNotCopied: 'The browser did not allow copying. Select the link and copy it by hand.',
  linkLabel: 'Link to the template',
  deleteNamed: (name: string) => `Delete template ${name}`,
  deleted: (name: string) => `Template “${name}” deleted`,
  undo: 'Undo',
  applyTitle: (name: string) => `Use “${name}”?`,
  fromLink: 'From a link. Check every product and amount: anyone can write a link.',
  product: 'Product',
  amount: 'Amount a day',
  nowInRegimen: (amount: string) => `now ${amount}`,
  added: (count: number, held: number) =>
    held === 0
      ? `These are added to the regimen.`
      : `The regimen has ${held}\u00a0${held === 1 ? 'product' : 'products'} already. ${
          count === 1 ? 'This one is' : 'These are'
        } added; a product already in it takes the amount of the template.`,
  nothingToAdd: 'None of its products can be added here.',
  unavailable: (names: readonly string[], country: string) =>
    `Not available in ${country}: ${listed(names)}.`,
  unknown: (names: readonly string[]) => `Not in the saved products: ${listed(names)}.`,
  otherUnit: (names: readonly string[]) =>
    `Now measured in another unit, so the amount does not carry over: ${listed(names)}.`,
  unreadable: (count: number) =>
    `${count}\u00a0${count === 1 ? 'entry' : 'entries'} of the link could not be read.`,
  apply: 'Add to the regimen',
  cancel: 'Cancel',
  applied: (name: string) => `Products of “${name}” added`,
  waiting: (name: string) =>
    `Template “${name}” is ready. Enter the patient’s details; it is offered at the products step.`,
  linkUnreadable: 'This link to a template could not be read. Ask for it again.',
  linkNewer: 'This link was made by a newer version of the app. Reload the app and open the link again.',
} as const;
