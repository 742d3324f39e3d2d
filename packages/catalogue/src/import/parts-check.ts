import { nutrientById } from '../nutrients/nutrient.ts';
import type { Basis } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';
import { MAX_GRAMS, type Table } from './nutrient-tables.ts';

/** Label rounding: parts may add up to slightly more than the whole. */
const ROUNDING_SHARE = 0.02;
const ROUNDING_GRAMS = 0.06;
/** Free amino acids weigh up to 1.2 g for each gram of protein equivalent (nitrogen × 6.25); the rest is rounding. */
const AMINO_ACIDS_PER_PROTEIN = 1.3;

/** Parts that together cannot exceed their whole. */
const TOGETHER: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['fat', ['saturates', 'monounsaturates', 'polyunsaturates']],
  ['carbohydrate', ['sugars', 'polyols', 'starch']],
];

/** The amounts of a table by nutrient, in grams. */
type Grams = ReadonlyMap<string, number>;

/** A part cannot exceed its whole, nor the whole what it is part of. */
export function checkParts(tables: readonly Table[], basis: Basis): ImportReason[] {
  const weighed = tables.map((table) => ({ table, grams: gramsOf(table) }));
  const protein = weighed
    .map(({ table, grams }) => (table.group === 'macroNutrients' ? grams.get('protein') : undefined))
    .find((value) => value !== undefined);
  return weighed.flatMap(({ table, grams }) => [
    ...checkSubRows(table, grams),
    ...(table.group === 'macroNutrients' ? checkWhole(table, grams, basis) : []),
    ...(table.group === 'aminoAcids' ? checkAminoAcids(table, grams, protein) : []),
  ]);
}

function gramsOf(table: Table): Grams {
  const held = new Map<string, number>();
  for (const { nutrient, grams } of table.rows) {
    if (nutrient && grams !== null) held.set(nutrient.id, grams);
  }
  return held;
}

function tooMuch(part: number, whole: number): boolean {
  return part > whole * (1 + ROUNDING_SHARE) + ROUNDING_GRAMS;
}

function checkSubRows(table: Table, grams: Grams): ImportReason[] {
  const single: ImportReason[] = [];
  for (const [id, part] of grams) {
    const nutrient = nutrientById(id);
    const whole = nutrient?.parent ? grams.get(nutrient.parent) : undefined;
    if (whole !== undefined && tooMuch(part, whole)) {
      const detail = `${part} g is more than ${nutrient?.parent} ${whole} g`;
      single.push({ rule: 'sub-row', field: `${table.field} ${nutrient?.name}`, detail });
    }
  }
  if (single.length > 0) return single;
  return TOGETHER.flatMap(([id, parts]): ImportReason[] => {
    const whole = grams.get(id);
    const sum = parts.reduce((total, part) => total + (grams.get(part) ?? 0), 0);
    if (whole === undefined || !tooMuch(sum, whole)) return [];
    return [
      {
        rule: 'sub-row',
        field: `${table.field} ${id}`,
        detail: `parts add up to ${sum.toFixed(2)} g of ${whole} g`,
      },
    ];
  });
}

function checkWhole(table: Table, grams: Grams, basis: Basis): ImportReason[] {
  const parts = ['fat', 'carbohydrate', 'fibre', 'protein', 'salt'];
  const sum = parts.reduce((total, id) => total + (grams.get(id) ?? 0), 0);
  // Protein equivalent weighs less than the amino acids it stands for, so an honest label stays below.
  if (sum <= MAX_GRAMS[basis] * (1 + ROUNDING_SHARE)) return [];
  return [{ rule: 'sum-of-parts', field: table.field, detail: `${sum.toFixed(1)} g in 100 ${basis}` }];
}

function checkAminoAcids(table: Table, grams: Grams, protein: number | undefined): ImportReason[] {
  const sum = [...grams.values()].reduce((total, value) => total + value, 0);
  if (protein === undefined || sum <= protein * AMINO_ACIDS_PER_PROTEIN + ROUNDING_GRAMS) return [];
  return [
    {
      rule: 'sub-row',
      field: table.field,
      detail: `${sum.toFixed(1)} g amino acids in ${protein} g protein`,
    },
  ];
}
