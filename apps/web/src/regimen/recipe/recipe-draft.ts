import type { Product } from '@dietetic/catalogue';
import {
  gramsPer100MlFeed,
  powderOf,
  type Recipe,
  type RecipeModule,
  type ScoopRule,
} from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';

export type Start = Recipe['by'];
export const STARTS: readonly Start[] = ['final_volume', 'water_volume', 'scoop_count', 'target_energy'];
export const SCOOP_RULES: readonly ScoopRule[] = ['same_strength', 'same_volume', 'exact_grams'];

export type ModuleDraft = { product: string; amount: NumberEntry | undefined; per: RecipeModule['per'] };

/** A recipe as it is typed; every start keeps its own figures, so that going back and forth loses nothing. */
export type RecipeDraft = {
  product: string;
  by: Start;
  strength: NumberEntry | undefined;
  finalMl: NumberEntry | undefined;
  waterMl: NumberEntry | undefined;
  count: NumberEntry | undefined;
  kcal: NumberEntry | undefined;
  scoops: ScoopRule;
  modules: readonly ModuleDraft[];
};

/** Which figures a start is made of. */
export const FIGURES: Record<Start, readonly ('strength' | 'finalMl' | 'waterMl' | 'count' | 'kcal')[]> = {
  final_volume: ['strength', 'finalMl'],
  water_volume: ['strength', 'waterMl'],
  scoop_count: ['count', 'strength'],
  target_energy: ['kcal', 'finalMl'],
};

const MOST: Record<(typeof FIGURES)[Start][number], number> = {
  strength: 100,
  finalMl: 20_000,
  waterMl: 20_000,
  count: 1000,
  kcal: 900,
};

/** A figure of the draft that can be worked with; null where it is missing, no number or out of reason. */
function valueOf(draft: RecipeDraft, key: (typeof FIGURES)[Start][number]): number | null {
  const value = draft[key]?.value;
  if (value === undefined || !(value > 0) || value > MOST[key]) return null;
  return key === 'count' && !Number.isInteger(value) ? null : value;
}

export const isFigureMissing = (draft: RecipeDraft, key: (typeof FIGURES)[Start][number]): boolean =>
  valueOf(draft, key) === null;

/** Null until all of it can be read: a module without an amount is no module of 0. */
export function readRecipeDraft(draft: RecipeDraft): Recipe | null {
  const modules = draft.modules.map(({ product, amount, per }) =>
    amount?.value === undefined || amount.value < 0 ? null : { product, amount: amount.value, per },
  );
  if (draft.product === '' || !modules.every((one) => one !== null)) return null;
  const ofAny = { product: draft.product, scoops: draft.scoops, modules };
  const [strength, finalMl, waterMl, count, kcal] = (
    ['strength', 'finalMl', 'waterMl', 'count', 'kcal'] as const
  ).map((key) => valueOf(draft, key)) as (number | null)[];
  const strengthPercent = strength === null || strength === undefined ? null : gramsPer100MlFeed(strength);
  switch (draft.by) {
    case 'final_volume':
      return strengthPercent === null || !finalMl
        ? null
        : { ...ofAny, by: draft.by, strengthPercent, finalMl };
    case 'water_volume':
      return strengthPercent === null || !waterMl
        ? null
        : { ...ofAny, by: draft.by, strengthPercent, waterMl };
    case 'scoop_count':
      return strengthPercent === null || !count
        ? null
        : { ...ofAny, by: draft.by, count, to: { strengthPercent } };
    case 'target_energy':
      return !kcal || !finalMl ? null : { ...ofAny, by: draft.by, kcalPer100Ml: kcal, finalMl };
  }
}

const entry = (value: number | null | undefined): NumberEntry | undefined =>
  value === null || value === undefined ? undefined : entryOfValue(Number(value.toFixed(3)));

/** A new recipe at the label's own strength; whole scoops where the tin has one, since homes measure with it. */
export function newRecipeDraft(powder: Product, finalMl: number | null): RecipeDraft {
  const { standardStrength, scoopGrams } = powderOf(powder);
  return {
    product: powder.id,
    by: 'final_volume',
    strength: entry(standardStrength),
    finalMl: entry(finalMl === null ? null : Math.round(finalMl)),
    waterMl: undefined,
    count: undefined,
    kcal: undefined,
    scoops: scoopGrams === null ? 'exact_grams' : 'same_strength',
    modules: [],
  };
}

export function draftOfRecipe(recipe: Recipe): RecipeDraft {
  const none = {
    strength: undefined,
    finalMl: undefined,
    waterMl: undefined,
    count: undefined,
    kcal: undefined,
  };
  const ofAny = {
    ...none,
    product: recipe.product,
    by: recipe.by,
    scoops: recipe.scoops,
    modules: recipe.modules.map(({ product, amount, per }) => ({ product, amount: entry(amount), per })),
  };
  switch (recipe.by) {
    case 'final_volume':
      return { ...ofAny, strength: entry(recipe.strengthPercent), finalMl: entry(recipe.finalMl) };
    case 'water_volume':
      return { ...ofAny, strength: entry(recipe.strengthPercent), waterMl: entry(recipe.waterMl) };
    case 'scoop_count':
      return {
        ...ofAny,
        count: entry(recipe.count),
        ...('strengthPercent' in recipe.to ? { strength: entry(recipe.to.strengthPercent) } : {}),
      };
    case 'target_energy':
      return { ...ofAny, kcal: entry(recipe.kcalPer100Ml), finalMl: entry(recipe.finalMl) };
  }
}
