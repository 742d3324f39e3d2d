import { demonstrationCatalogue } from '@dietetic/demonstration-data';

/** One of each class: a complete tube feed, a sip feed, a modular powder and an amino acid mixture. */
export const FOUR_CLASSES = [
  'tarnvane-energy-fibre',
  'dalesip-mini-protein',
  'addimere-protein',
  'orrimel-pku-powder-15',
] as const;

type Attribute = { name: string; value: unknown };
export type LabelRow = { name: string; unit: string; amounts: string[] };

const { projections } = demonstrationCatalogue();

/** A nutrient table as the commerce platform delivers it, read without any of the app's code. */
export function labelTable(slug: string, group: string): LabelRow[] {
  const product = projections.find((one) => Object.values(one.slug).includes(slug));
  const rows = product?.masterVariant.attributes.find(({ name }) => name === group)?.value as
    | Attribute[][]
    | undefined;
  return (rows ?? []).map((row) => {
    const [name = '', unit = '', amounts = ''] = ['nutrientName', 'nutrientUnit', 'nutrientAmount'].map(
      (field) => String(row.find((attribute) => attribute.name === field)?.value),
    );
    return { name, unit, amounts: amounts.split(',') };
  });
}

/** An amount of the label as the screen writes it. */
export function shownAmount(amount: string, unit: string): string {
  if (amount === '-') return 'not stated';
  if (amount === 'nil added') return 'none added';
  if (amount.startsWith('<')) return `below ${shownAmount(amount.slice(1), unit)}`;
  const [whole = '', places] = amount.split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const figure = Number(amount) === 0 ? '0' : places === undefined ? parted : `${parted}.${places}`;
  return `${figure} ${shownUnit(unit)}`;
}

export const shownUnit = (unit: string) => unit.replace(/^[µμ]g/, 'micrograms');
