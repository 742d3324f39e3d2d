import type { ProductChange, AnnouncedField } from '@dietetic/catalogue';

const FIELD_WORDS: Record<AnnouncedField, string> = {
  name: 'name',
  packSize: 'pack size',
  caseSize: 'case size',
  flavours: 'flavours',
  medicalIngredients: 'ingredients',
  importantNotice: 'important notice',
  codes: 'codes',
  gmsApproved: 'GMS approval',
  acbsApproved: 'ACBS approval',
  productDescriptionHcp: 'description',
  allergens: 'allergens',
  specialDiet: 'special diets',
  productAvailability: 'where it is available',
  productSampleAvailability: 'samples',
  categories: 'type of product',
  indications: 'indications',
  contraIndications: 'contraindications',
  precautions: 'precautions',
  directionsForUse: 'directions for use',
  storage: 'storage',
  shelfLife: 'shelf life',
  headings: 'amounts stated per',
  displayNutrientsQuantification: 'amounts stated per',
  basis: 'measured in',
  ageFromMonths: 'ages',
  ageToMonths: 'ages',
  nutritionallyComplete: 'nutritionally complete',
  scoopGrams: 'scoop',
  dilutionScoops: 'dilution',
  maxStrengthPercent: 'maximum strength',
  dilution: 'dilution',
};

/** "Potassium 150 → 170 mg per 100 ml", "Selenium not stated → 5 µg per serving", "allergens". */
function productChangeWords(change: ProductChange): string {
  if (change.kind === 'field') return FIELD_WORDS[change.field];
  const { name, unit, before, after, per } = change;
  const basis = per.replace(' ', '\u00a0');
  const isGone = after === null || after === '-';
  const from = before === null || before === '-' ? 'not stated' : isGone ? `${before} ${unit}` : before;
  const to = isGone ? 'not stated' : `${after} ${unit}`;
  return `${name} ${from}\u00a0→\u00a0${to} per ${basis}`.replace(/ {2,}/g, ' ');
}

/** Each change once, and a limited number of them: a reprinted label may change in every row. */
export function productChangesWords(changes: readonly ProductChange[], most = 6): string {
  const words = [...new Set(changes.map(productChangeWords))];
  const shown = words.slice(0, most).join('; ');
  return words.length > most ? `${shown}; and ${words.length - most} more` : shown;
}

/** The banner after an update that changed products. */
export const catalogueChangeWords = {
  title: 'Products updated.',
  count: {
    changed: (count: number) => `${count} changed`,
    added: (count: number) => `${count} new`,
    withdrawn: (count: number) => `${count} withdrawn`,
  },
  show: 'See which',
  hide: 'Hide',
  close: 'Close what changed',
  list: { changed: 'Changed', added: 'New', withdrawn: 'Withdrawn' },
  more: (count: number) => `and ${count} more`,
} as const;
