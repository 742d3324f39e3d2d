import type { Product } from '@dietetic/catalogue';
import { roundHalfAway, withoutResidue } from '@dietetic/clinical';
import { nutrientPer100, type Powder, powderOf } from './powder.ts';
import type { Recipe, RecipeModule } from './recipe.ts';
import { type GramsPer100MlFeed, gramsPer100MlFeed, strengthInFeed } from './strength.ts';

/** Why a figure of a recipe cannot be known. */
export type MissingFigureReason =
  | 'no-displacement'
  | 'no-scoop'
  | 'under-one-scoop'
  | 'no-room'
  | 'not-stated'
  | 'modules-exceed-target'
  /** What is added is not in the catalogue: nobody knows what it brings, nor what room it takes. */
  | 'no-product';

export type Module = RecipeModule & { of: Product };

/** Powder and final volume of what is made up; grams are of the powder alone, without modules. */
export type Batch = {
  grams: number;
  finalMl: number;
  /** Strength asked for. */
  asked: GramsPer100MlFeed;
  scoopCount: number | null;
};

export type BatchOutcome = Batch | { reason: MissingFigureReason };

/** The powder and the volume of a recipe, before water and nutrients. Unrounded but for whole scoops. */
export function batchOf(recipe: Recipe, product: Product, modules: readonly Module[]): BatchOutcome {
  const powder = powderOf(product);
  switch (recipe.by) {
    case 'scoop_count':
      return byScoops(recipe, powder, modules);
    case 'target_energy': {
      const strength = strengthForEnergy(recipe.kcalPer100Ml, recipe.finalMl, product, modules);
      return typeof strength === 'string'
        ? { reason: strength }
        : wholeScoops(strength, recipe.finalMl, powder, recipe);
    }
    case 'water_volume': {
      const { strengthPercent, waterMl } = recipe;
      const d = powder.displacementMlPerGram;
      if (d === null) return { reason: 'no-displacement' };
      const room = totalDisplacement(modules);
      const share = 1 - (strengthPercent * d) / 100 - room.per100Ml / 100;
      if (share <= 0) return { reason: 'no-room' };
      return wholeScoops(strengthPercent, (waterMl + room.batchMl) / share, powder, recipe);
    }
    case 'final_volume':
      return wholeScoops(recipe.strengthPercent, recipe.finalMl, powder, recipe);
  }
}

function byScoops(
  recipe: Extract<Recipe, { by: 'scoop_count' }>,
  { scoopGrams, displacementMlPerGram }: Powder,
  modules: readonly Module[],
): BatchOutcome {
  if (scoopGrams === null) return { reason: 'no-scoop' };
  const { count, to } = recipe;
  const grams = withoutResidue(count * scoopGrams);
  const made = (finalMl: number, asked = strengthInFeed(grams, finalMl)): Batch => ({
    grams,
    finalMl,
    asked,
    scoopCount: count,
  });
  if ('strengthPercent' in to) return made((100 * grams) / to.strengthPercent, to.strengthPercent);
  if ('finalMl' in to) return made(to.finalMl);
  if (displacementMlPerGram === null) return { reason: 'no-displacement' };
  const room = totalDisplacement(modules);
  const share = 1 - room.per100Ml / 100;
  if (share <= 0) return { reason: 'no-room' };
  return made((to.waterMl + grams * displacementMlPerGram + room.batchMl) / share);
}

/** Grams at this strength and volume, and the whole level scoops of this tin that come nearest. */
function wholeScoops(
  asked: GramsPer100MlFeed,
  finalMl: number,
  { scoopGrams }: Powder,
  { scoops }: Recipe,
): BatchOutcome {
  const grams = withoutResidue((asked * finalMl) / 100);
  if (scoopGrams === null) return { grams, finalMl, asked, scoopCount: null };
  if (scoops === 'exact_grams') return { grams, finalMl, asked, scoopCount: grams / scoopGrams };
  const scoopCount = roundHalfAway(grams / scoopGrams);
  if (scoopCount === 0) return { reason: 'under-one-scoop' };
  const scooped = withoutResidue(scoopCount * scoopGrams);
  return {
    grams: scooped,
    finalMl: scoops === 'same_volume' ? finalMl : (100 * scooped) / asked,
    asked,
    scoopCount,
  };
}

/** g or ml of a module in the batch. */
export const moduleAmountInBatch = ({ amount, per }: RecipeModule, finalMl: number): number =>
  per === 'batch' ? amount : withoutResidue((amount * finalMl) / 100);

/** The strength of powder that brings the whole feed to this energy. */
function strengthForEnergy(
  kcalPer100Ml: number,
  finalMl: number,
  product: Product,
  modules: readonly Module[],
): GramsPer100MlFeed | MissingFigureReason {
  const kcalPer100G = nutrientPer100(product, 'energyKcal');
  if (kcalPer100G === null || kcalPer100G === 0) return 'not-stated';
  let left = kcalPer100Ml;
  for (const module of modules) {
    const kcal = nutrientPer100(module.of, 'energyKcal');
    if (kcal === null) return 'not-stated';
    left -= (kcal * moduleAmountInBatch(module, finalMl)) / finalMl;
  }
  return left <= 0 ? 'modules-exceed-target' : gramsPer100MlFeed((100 * left) / kcalPer100G);
}

/** Displacement of a module, ml: the volume of a liquid; of a powder, what its label states, else null. */
export function moduleDisplacementMl({ of, amount }: Pick<Module, 'of' | 'amount'>): number | null {
  if (of.basis === 'ml') return amount;
  const { displacementMlPerGram } = powderOf(of);
  return displacementMlPerGram === null ? null : amount * displacementMlPerGram;
}

/** The known displacement of all modules. */
export function totalDisplacement(modules: readonly Module[]): { per100Ml: number; batchMl: number } {
  const of = (per: RecipeModule['per']) =>
    modules
      .filter((module) => module.per === per)
      .reduce((room, module) => room + (moduleDisplacementMl(module) ?? 0), 0);
  return { per100Ml: of('100ml'), batchMl: of('batch') };
}
