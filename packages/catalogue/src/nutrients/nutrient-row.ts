/**
 * One amount of a nutrient table, parsed from its text. "Not stated" is never zero:
 * a sum over it is incomplete. "None added", "trace" and "below x" add nothing but are shown as words.
 */
export type NutrientAmount =
  | { kind: 'stated'; value: number; text: string }
  | { kind: 'below'; limit: number; text: string }
  | { kind: 'none-added'; text: string }
  | { kind: 'trace'; text: string }
  | { kind: 'not-stated' };

/** One row of a nutrient table: the label's name and unit, and its two amounts (see Product.headings). */
export type NutrientRow = {
  name: string;
  unit: string;
  per100: NutrientAmount;
  perServing: NutrientAmount;
};
