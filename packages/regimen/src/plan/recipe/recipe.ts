import type { GramsPer100MlFeed } from './strength.ts';

/** How scoops come out whole: not at all, by moving the strength, or by moving the volume. */
export const SCOOP_RULES = ['exact_grams', 'same_volume', 'same_strength'] as const;
export type ScoopRule = (typeof SCOOP_RULES)[number];

export const RECIPE_STARTS = ['final_volume', 'water_volume', 'scoop_count', 'target_energy'] as const;

export const MODULE_AMOUNTS_PER = ['100ml', 'batch'] as const;

export const MAX_SCOOPS = 1000;
export const MAX_STRENGTH_PERCENT = 100;

/** Something added to the feed: g of a powder or ml of a liquid, for each 100 ml of final feed or for the whole batch. */
export type RecipeModule = { product: string; amount: number; per: (typeof MODULE_AMOUNTS_PER)[number] };

type OfAnyStart = { product: string; scoops: ScoopRule; modules: readonly RecipeModule[] };

/** The patient a recipe was made for, as far as amounts rest on it. */
export type RecipePatient = {
  ageMonths: number | null;
  /** As it was measured. */
  weightKg: number | null;
  /** What amounts per kg are of; absent: not known, as of a recipe that was kept by an older version. */
  usedWeightKg?: number | null | undefined;
};

/** A powder made up, for 24 hours: what was entered. What follows from it is `calculateRecipe`. */
export type Recipe = OfAnyStart &
  (
    | { by: 'final_volume'; strengthPercent: GramsPer100MlFeed; finalMl: number }
    | { by: 'water_volume'; strengthPercent: GramsPer100MlFeed; waterMl: number }
    /** Exactly one of the three. */
    | {
        by: 'scoop_count';
        count: number;
        to: { strengthPercent: GramsPer100MlFeed } | { waterMl: number } | { finalMl: number };
      }
    /** kcal in 100 ml of the whole feed, modules included. */
    | { by: 'target_energy'; kcalPer100Ml: number; finalMl: number }
  );
