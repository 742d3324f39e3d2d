const listed = (names: readonly string[]): string => names.join(', ');

/** Products with amounts, kept without a patient. */
export const templateWords = {
  open: 'Templates',
  title: 'Templates',
  about:
    'A template holds products, amounts, feed plan and recipe, and nothing about the patient. It stays on this device.',
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
  copyLinkNamed: (name: string) => `Copy a link to template ${name}`,
  linkCopied: 'Link copied. It holds the products and amounts, and is not stored anywhere.',
  linkNotCopied: 'The browser did not allow copying. Select the link and copy it by hand.',
  linkLabel: 'Link to the template',
  deleteNamed: (name: string) => `Delete template ${name}`,
  deleted: (name: string) => `Template “${name}” deleted`,
  undo: 'Undo',
  applyTitle: (name: string) => `Use “${name}”?`,
  fromLink: 'From a link. Check every product and amount: anyone can write a link.',
  nowInRegimen: (amount: string) => `now ${amount}`,
  amountsOf: 'Amounts are the template’s, not this patient’s.',
  held: (count: number) =>
    `The regimen has ${count}\u00a0${count === 1 ? 'product' : 'products'} already; one of these that is in it takes the amount of the template.`,
  withFeedPlan:
    'It includes a feed plan with these times, without medicines, other water and first days. It shows no rate until you have reviewed it.',
  /** Under 18 years, where a tube is flushed. */
  withFeedPlanOfChild:
    'It includes a feed plan with these times, without flushes, medicines, other water and first days. Enter the flushes before you keep it. It shows no rate until you have reviewed it.',
  withRecipe: 'It includes a recipe.',
  replacesPlan: 'It replaces the feed plan of this regimen.',
  replacesRecipe: 'It replaces the recipe of this regimen.',
  toAdd: 'Products to add',
  addProduct: (name: string, amount: string) => `Add ${name}, ${amount}`,
  ticked: (count: number, of: number) => `${count} of ${of} ticked`,
  startUnticked: 'a finding starts unticked',
  nothingToAdd: 'None of its products can be added here.',
  unavailable: (names: readonly string[], country: string) =>
    `Not available in ${country}: ${listed(names)}.`,
  unknown: (names: readonly string[]) => `Not in the saved products: ${listed(names)}.`,
  otherUnit: (names: readonly string[]) =>
    `Now measured in another unit, so the amount does not carry over: ${listed(names)}.`,
  unreadable: (count: number) =>
    `${count}\u00a0${count === 1 ? 'entry' : 'entries'} of the link could not be read.`,
  apply: (count: number) => `Add ${count}\u00a0${count === 1 ? 'product' : 'products'}`,
  nothingTicked: 'Tick at least one product.',
  unconfirmed: (names: readonly string[]) =>
    `Tick first that this is meant for the patient: ${listed(names)}.`,
  cancel: 'Cancel',
  applied: (name: string) => `Products of “${name}” added`,
  waiting: (name: string) =>
    `Template “${name}” is ready. Enter the patient’s details; it is offered at the products step.`,
  linkUnreadable: 'This link to a template could not be read. Ask for it again.',
  linkNewer: 'This link was made by a newer version of the app. Reload the app and open the link again.',
} as const;
