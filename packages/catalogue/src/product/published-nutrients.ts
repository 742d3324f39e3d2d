import { NUTRIENTS } from '../nutrients/nutrient.ts';

/**
 * The nutrients of a published index by id: the position of each in a row's amounts, and its default name and unit.
 * They are published with the catalogue: a device whose app uses another unit for a nutrient converts the amount
 * instead of misreading it.
 */
export type PublishedNutrients = ReadonlyMap<string, PublishedNutrient>;
type PublishedNutrient = { at: number; name: string; unit: string };

/** As the index writes them. */
export type NutrientEntry = [id: string, name: string, unit: string];

export function publishedNutrients(entries: readonly NutrientEntry[]): PublishedNutrients {
  return new Map(entries.map(([id, name, unit], at) => [id, { at, name, unit }]));
}

export function nutrientEntries(nutrients: PublishedNutrients): NutrientEntry[] {
  return [...nutrients].map(([id, { name, unit }]) => [id, name, unit]);
}

/** Always all of them: a nutrient stated for the first time then changes one row and not every row. */
export const OWN_NUTRIENTS: PublishedNutrients = publishedNutrients(
  NUTRIENTS.map(({ id, name, unit }) => [id, name, unit]),
);
