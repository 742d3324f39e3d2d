import type { Country } from '@dietetic/catalogue';
import { reportDocumentWords } from '@dietetic/content';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { assess } from '../../assessment/assess.ts';
import type { RegimenLists, RegimenValues, SelectedProduct } from '../../state/values.ts';
import type { ReportInput } from '../input.ts';

export const products = demonstrationProducts();
export const words = reportDocumentWords;

/** A woman of 68 with recent weight loss, planned to the upper end of a range. */
export const WOMAN_OF_68: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_WEIGHT_PREVIOUS: 63.5,
  PD_HEIGHT: 163,
  ER_CALCULATION_METHOD: 'peng_2018',
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_CALORIC_TOGGLE: 'max',
  ER_PAL_DIT_CATEGORY: 1.15,
  PC_PENG_PROTEIN_MIN: 1.2,
  PC_PENG_PROTEIN_MAX: 1.5,
};

export function chosen(id: string, volume: number): SelectedProduct {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`${id} is not in the demonstration range`);
  const { name, packSize, basis } = product;
  return { id, name, packSize, images: [], volume, volumeUnit: basis };
}

/** A full feed, a supplement that states everything, and a protein powder that states little. */
export const THREE_PRODUCTS = [
  chosen('tarnvane-energy-fibre', 1000),
  chosen('dalesip-mini-protein', 125),
  chosen('addimere-protein', 5),
];

type Example = {
  country?: Country;
  values?: RegimenValues;
  selected?: SelectedProduct[];
  keptAt?: (string | null)[];
  scope?: string[];
  lists?: RegimenLists;
};

export function exampleReport({
  country = 'uk',
  values = WOMAN_OF_68,
  selected = THREE_PRODUCTS,
  keptAt = [],
  scope = [],
  lists = { PD_SCOPE: [] },
}: Example = {}): ReportInput {
  return {
    country,
    values,
    assessment: assess({ country, values, lists }),
    lists,
    selected,
    keptAt,
    products,
    demonstration: true,
    madeOn: { date: '20 Nov 2026', time: '09:41' },
    catalogueDate: '19 Nov 2026',
    engineVersion: '2.6.0',
    scope,
    words,
  };
}
