import type { NutrientAmount, NutrientRow } from '../nutrients/nutrient-row.ts';

/**
 * Sugars and oligosaccharides with galactose that is not part of lactose. Galactomannan, a gum, is left out because
 * it is not digested. GOS is only matched in capitals.
 */
const NAMED = /galacto-?oligosaccharides?|galactose|lactulose|lactitol|\bGOS\b/gi;

/** The sources that a label names, each once and as written there; a row of its tables only if it does not say none. */
export function galactoseSources(ingredients: readonly string[], rows: readonly NutrientRow[]): string[] {
  const texts = [...ingredients, ...rows.filter(({ per100 }) => !isNone(per100)).map(({ name }) => name)];
  const found = texts.flatMap((text) => text.match(NAMED) ?? []).filter(isWrittenSo);
  return found.filter(
    (name, place) => found.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === place,
  );
}

const isWrittenSo = (name: string): boolean => name.length > 3 || name === 'GOS';

const isNone = (amount: NutrientAmount): boolean =>
  amount.kind === 'none-added' || (amount.kind === 'stated' && amount.value === 0);
