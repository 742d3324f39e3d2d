import type { Product } from '../product/product.ts';
import { splitList } from './split-list.ts';

export type Pair = { name: string; value: unknown };

/** A column of products.csv: how a product fills it, and the attributes it becomes. */
type Column = { name: string; write: (product: Product) => string; read: (cell: string) => Pair[] };

const text = (name: FieldsHolding<string>): Column => ({
  name,
  write: (product) => product[name],
  read: (cell) => [{ name, value: cell }],
});
const list = (name: FieldsHolding<string[]>, separator: ',' | '\n'): Column => ({
  name,
  write: (product) => product[name].join(separator),
  read: (cell) => [{ name, value: cell }],
});
const number = (name: string, value: (product: Product) => number | null): Column => ({
  name,
  write: (product) => String(value(product) ?? ''),
  // What is not a number is passed on unchanged, for the import to refuse with its reason.
  read: (cell) => (cell === '' ? [] : [{ name, value: Number.isFinite(Number(cell)) ? Number(cell) : cell }]),
});
const yesNo = (name: string, value: (product: Product) => boolean | null): Column => ({
  name,
  write: (product) => ({ true: 'yes', false: 'no', null: '' })[`${value(product)}`],
  read: (cell) => (cell === '' ? [] : [{ name, value: { yes: true, no: false }[cell] ?? cell }]),
});
const key = (name: FieldsHolding<string>): Column => ({
  name,
  write: (product) => product[name],
  read: (cell) => (cell === '' ? [] : [{ name, value: cell }]),
});

/** What is written and read with other columns. */
const writtenOnly = (name: string, write: Column['write']): Column => ({ name, write, read: () => [] });

type FieldsHolding<T> = {
  [Field in keyof Product]-?: Product[Field] extends T ? Field : never;
}[keyof Product];

/** How a powder is made up: columns of products.csv, and of a separate file. */
export const RECONSTITUTION_COLUMNS: readonly Column[] = [
  number('scoopGrams', (product) => product.scoopGrams),
  number('dilutionScoops', (product) => product.dilutionScoops),
  number('dilutionPowderGrams', (product) => product.dilution?.powderGrams ?? null),
  number('dilutionLiquidMl', (product) => product.dilution?.liquidMl ?? null),
  number('dilutionMadeUpMl', (product) => product.dilution?.madeUpMl ?? null),
  {
    name: 'dilutionLiquid',
    write: (product) => product.dilution?.liquid ?? '',
    read: (cell) => [{ name: 'dilutionLiquid', value: cell }],
  },
  number('maxStrengthPercent', (product) => product.maxStrengthPercent),
];

export const ATTRIBUTE_COLUMNS: readonly Column[] = [
  key('productAvailability'),
  key('productSampleAvailability'),
  key('productAppearance'),
  text('packSize'),
  list('caseSize', ','),
  list('flavours', ','),
  yesNo('acbsApproved', (product) => product.acbsApproved),
  yesNo('gmsApproved', (product) => product.gmsApproved),
  yesNo('nutritionallyComplete', (product) => product.nutritionallyComplete),
  number('ageFromMonths', (product) => product.ageFromMonths),
  number('ageToMonths', (product) => product.ageToMonths),
  ...RECONSTITUTION_COLUMNS,
  {
    name: 'specialDiet',
    write: (product) => product.specialDiet.join(','),
    read: (cell) => [{ name: 'specialDiet', value: splitList(cell, ',') }],
  },
  list('headings', ','),
  writtenOnly('nutrientsPer', (product) => product.displayNutrientsQuantification.key),
  writtenOnly('nutrientsPerLabel', (product) => product.displayNutrientsQuantification.label),
  list('medicalIngredients', '\n'),
  list('importantNotice', '\n'),
  text('indications'),
  text('contraIndications'),
  text('precautions'),
  text('directionsForUse'),
  text('storage'),
  text('shelfLife'),
  yesNo('demonstration', (product) => product.demonstration),
];

/** Columns that are read together or are not an attribute. */
export const SPECIAL_COLUMNS = [
  'id',
  'name',
  'imageUrl',
  'imageLabel',
  'categories',
  'descriptionEnGb',
  'descriptionEnIe',
  'allergens',
  'codes',
] as const;

export const NUTRIENT_COLUMNS = ['product', 'table', 'name', 'unit', 'per100', 'perServing'] as const;
