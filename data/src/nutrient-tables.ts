import { nutrientById, NUTRIENTS } from '@dietetic/catalogue';
import { labelNumber } from './label-number.ts';
import { AMINO_ACID_TEMPLATES, type DemonstrationProduct, type ProductClass } from './product-class.ts';

/** A nested attribute row as the commerce platform sends it. */
export type NestedRow = { name: string; value: string }[];

type Group = 'macroNutrients' | 'minerals' | 'vitamins' | 'otherNutrientInformation';

const GROUPS: readonly Group[] = ['macroNutrients', 'minerals', 'vitamins', 'otherNutrientInformation'];

const REFERENCE_NAME: Record<Group, string> = {
  macroNutrients: 'referenceMacroNutrients',
  minerals: 'referenceMinerals',
  vitamins: 'referenceVitamins',
  otherNutrientInformation: 'referenceOtherNutrientInformation',
};

/** Trace of sodium chloride a label prints as "below" instead of a row of zeros. */
const LEAST_PRINTED_SALT = 0.01;

/** The nutrient attributes of a product: its own label tables, then the normalised reference tables. */
export function nutrientAttributes(
  product: DemonstrationProduct,
  pattern: ProductClass,
  serving: number,
): { name: string; value: NestedRow[] }[] {
  const values = valuesPer100(product, pattern);
  const aminoAcids = aminoAcidRows(pattern, values, serving);
  return [
    ...GROUPS.map((group) => ({ name: group, value: labelTable(group, pattern, values, serving) })),
    { name: 'aminoAcids', value: aminoAcids },
    ...GROUPS.map((group) => ({
      name: REFERENCE_NAME[group],
      value: referenceTable(group, values, serving),
    })),
  ].filter((attribute) => attribute.value.length > 0);
}

/** The class's typical values with the product's own changes; energy follows its parts when they change. */
export function valuesPer100(product: DemonstrationProduct, pattern: ProductClass): Map<string, number> {
  const values = new Map<string, number>();
  for (const [id, triple] of Object.entries(pattern.nutrients)) {
    const typical = triple[0];
    if (typical !== undefined) values.set(id, typical);
  }
  for (const [id, value] of Object.entries(product.overrides)) values.set(id, value);
  values.set('energyKj', product.energyPer100.kJ);
  values.set('energyKcal', product.energyPer100.kcal);
  return values;
}

function labelTable(
  group: Group,
  pattern: ProductClass,
  values: ReadonlyMap<string, number>,
  serving: number,
): NestedRow[] {
  return NUTRIENTS.filter((row) => row.group === group && values.has(row.id)).map((row) => {
    const value = values.get(row.id) ?? 0;
    const name =
      row.id === 'protein'
        ? pattern.proteinLabel
        : row.id === 'osmolality' && pattern.osmolalityAsMadeUp
          ? 'Osmolality (as made up)'
          : row.name;
    if (row.id === 'lactose' && value === 0) return nested(name, row.unit, 'nil added,nil added');
    if (row.id === 'salt' && value < LEAST_PRINTED_SALT) return nested(name, row.unit, '<0.01,<0.01');
    return nested(name, row.unit, pair(row.id, value, serving));
  });
}

function referenceTable(group: Group, values: ReadonlyMap<string, number>, serving: number): NestedRow[] {
  return NUTRIENTS.filter((row) => row.group === group).map((row) => {
    const value = values.get(row.id);
    return nested(row.name, row.unit, value === undefined ? '-,-' : pair(row.id, value, serving));
  });
}

function pair(id: string, value: number, serving: number): string {
  const energy = id === 'energyKj' || id === 'energyKcal';
  const first = labelNumber(value, energy);
  // Of a property of the feed a serving does not have a share.
  if (nutrientById(id)?.additive === false) return `${first},-`;
  return `${first},${labelNumber((value * serving) / 100, energy)}`;
}

/** Template grams per 100 g protein, scaled to the product's protein; a zero is an amino acid left out on purpose. */
function aminoAcidRows(
  pattern: ProductClass,
  values: ReadonlyMap<string, number>,
  serving: number,
): NestedRow[] {
  const protein = values.get('protein') ?? 0;
  if (pattern.aminoAcids === null || protein === 0) return [];
  if (pattern.aminoAcids === 'single') {
    // A 4 g sachet carries 50 mg of the one amino acid.
    return [nested('L-Isoleucine', 'g', '1.25,0.05')];
  }
  const template = AMINO_ACID_TEMPLATES[pattern.aminoAcids] ?? {};
  return Object.entries(template).map(([key, perHundredProtein]) => {
    if (perHundredProtein === 0) return nested(aminoAcidName(key), 'g', 'nil added,nil added');
    const value = (perHundredProtein * protein) / 100;
    return nested(aminoAcidName(key), 'g', pair(key, value, serving));
  });
}

/** "AsparticAcid" → "L-Aspartic acid". Glycine has no mirror image and so no "L-". */
function aminoAcidName(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2');
  const name = words.charAt(0) + words.slice(1).toLowerCase();
  return key === 'Glycine' ? name : `L-${name}`;
}

function nested(name: string, unit: string, amount: string): NestedRow {
  return [
    { name: 'nutrientName', value: name },
    { name: 'nutrientUnit', value: unit },
    { name: 'nutrientAmount', value: amount },
  ];
}
