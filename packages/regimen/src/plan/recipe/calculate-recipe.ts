import type { Product } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import {
  type Batch,
  batchOf,
  moduleAmountInBatch,
  type Module,
  type MissingFigureReason,
  totalDisplacement,
  moduleDisplacementMl,
} from './batch.ts';
import { type RecipePart, nutrientPer100Ml, proteinEnergyPercent, soluteLoadPer100Ml } from './nutrients.ts';
import { nutrientPer100, powderOf } from './powder.ts';
import type { Recipe } from './recipe.ts';
import {
  type GramsPer100MlFeed,
  type GramsPer100MlWater,
  strengthInWater,
  strengthInFeed,
} from './strength.ts';

type ModuleInBatch = { product: Product; amount: number };

/** Unrounded; a null has its reason. */
type Figures = {
  /** Of the powder alone. */
  grams: number | null;
  /** Whole level scoops of this tin, or the exact share of them. */
  scoopCount: number | null;
  scoopGrams: number | null;
  /** To add; the room of powder modules that state none is not taken off. */
  waterMl: number | null;
  finalMl: number | null;
  strengthPercent: GramsPer100MlFeed | null;
  /** Strength got against the strength asked for. */
  deviationPercent: number | null;
  kcalPer100Ml: number | null;
  proteinPer100Ml: number | null;
  proteinEnergyPercent: number | null;
  /** mOsm */
  soluteLoadPer100Kcal: number | null;
  /** mOsm/kg, an estimate by water; the modules' own particles are not in it. */
  osmolality: number | null;
};
export type RecipeFigure = keyof Figures;

export type RecipeResult = Figures & {
  /** The strength of the same powder by the water added to it. */
  gramsPer100MlWater: GramsPer100MlWater | null;
  /** mOsm */
  soluteLoadPerLitre: number | null;
  reasons: Partial<Record<RecipeFigure, MissingFigureReason>>;
  modules: ModuleInBatch[];
  /** Powder modules whose displacement is not stated: the water is for the formula alone. */
  modulesWithoutRoom: Product[];
  /** Ids of what is added and not in the catalogue; then no figure is known. */
  unknownModules: string[];
  /** For any other nutrient of 100 ml. */
  parts: RecipePart[];
};

/** The results of a recipe. Pure; an unknown figure is null with its reason, never a guess. */
export function calculateRecipe(
  recipe: Recipe,
  product: Product,
  catalogue: readonly Product[],
): RecipeResult {
  const modules: Module[] = [];
  const unknownModules: string[] = [];
  for (const module of recipe.modules) {
    const of = catalogue.find(({ id }) => id === module.product);
    if (of === undefined) unknownModules.push(module.product);
    else modules.push({ ...module, of });
  }
  const { scoopGrams } = powderOf(product);
  if (unknownModules.length > 0) return { ...nothing('no-product', scoopGrams), unknownModules };
  const batch = batchOf(recipe, product, modules);
  if ('reason' in batch) return nothing(batch.reason, scoopGrams);
  const strengthPercent = strengthInFeed(batch.grams, batch.finalMl);
  const water = waterOf(batch, product, modules);
  const parts: RecipePart[] = [
    { product, per100Ml: strengthPercent },
    ...modules.map((module) => ({
      product: module.of,
      per100Ml: (100 * moduleAmountInBatch(module, batch.finalMl)) / batch.finalMl,
    })),
  ];
  const waterMl = typeof water === 'number' ? water : null;
  const kcal = nutrientPer100Ml(parts, 'energyKcal');
  const protein = nutrientPer100Ml(parts, 'protein');
  const load = soluteLoadPer100Ml(parts);
  const figures = {
    grams: batch.grams,
    scoopCount: batch.scoopCount,
    scoopGrams,
    waterMl,
    finalMl: withoutResidue(batch.finalMl),
    strengthPercent: withoutResidue(strengthPercent) as GramsPer100MlFeed,
    deviationPercent: withoutResidue(100 * (strengthPercent / batch.asked - 1)),
    kcalPer100Ml: exact(kcal),
    proteinPer100Ml: exact(protein),
    proteinEnergyPercent: exact(proteinEnergyPercent(protein, kcal)),
    soluteLoadPer100Kcal: load === null || kcal === null || kcal === 0 ? null : exact((100 * load) / kcal),
    osmolality: osmolalityOf(product, batch.grams, waterMl),
  };
  return {
    ...figures,
    deviationPercent: recipe.scoops === 'same_strength' ? 0 : residueOfEqual(figures.deviationPercent),
    gramsPer100MlWater: waterMl === null || waterMl === 0 ? null : strengthInWater(batch.grams, waterMl),
    soluteLoadPerLitre: load === null ? null : withoutResidue(load * 10),
    reasons: reasonsOf(figures, typeof water === 'number' ? null : water),
    modules: modules.map((module) => ({
      product: module.of,
      amount: moduleAmountInBatch(module, batch.finalMl),
    })),
    modulesWithoutRoom: modules.filter((module) => moduleDisplacementMl(module) === null).map(({ of }) => of),
    unknownModules,
    parts,
  };
}

/** A recipe with its powder and what it comes to. */
export type MadeUpRecipe = { powder: Product; result: RecipeResult };

/** Null without a recipe, and where the catalogue does not have its powder. */
export function makeUpRecipe(recipe: Recipe | undefined, catalogue: readonly Product[]): MadeUpRecipe | null {
  const powder = catalogue.find(({ id }) => id === recipe?.product);
  return recipe === undefined || powder === undefined
    ? null
    : { powder, result: calculateRecipe(recipe, powder, catalogue) };
}

const exact = (value: number | null): number | null => (value === null ? null : withoutResidue(value));

/** 100 × (84 / 600 × 100 / 14 − 1) is 0, not 2e-14. */
const RESIDUE = 1e-9;
const residueOfEqual = (percent: number): number => (Math.abs(percent) < RESIDUE ? 0 : percent);

function waterOf(
  { grams, finalMl }: Batch,
  product: Product,
  modules: readonly Module[],
): number | MissingFigureReason {
  const { displacementMlPerGram } = powderOf(product);
  if (displacementMlPerGram === null) return 'no-displacement';
  const room = totalDisplacement(modules);
  const water = finalMl - grams * displacementMlPerGram - (room.per100Ml * finalMl) / 100 - room.batchMl;
  return water < 0 ? 'no-room' : withoutResidue(water);
}

/** By powder to water, not by volume: what is dissolved is dissolved in the water alone. */
function osmolalityOf(product: Product, grams: number, waterMl: number | null): number | null {
  const standard = nutrientPer100(product, 'osmolality');
  const { standardGramsPerMlWater } = powderOf(product);
  if (standard === null || standardGramsPerMlWater === null || waterMl === null || waterMl === 0) return null;
  return withoutResidue((standard * (grams / waterMl)) / standardGramsPerMlWater);
}

const reasonsFor = (
  figures: Figures,
  why: (figure: RecipeFigure) => MissingFigureReason,
): RecipeResult['reasons'] => {
  const missing = (Object.keys(figures) as RecipeFigure[]).filter((figure) => figures[figure] === null);
  return Object.fromEntries(missing.map((figure) => [figure, why(figure)]));
};

const reasonsOf = (figures: Figures, noWater: MissingFigureReason | null): RecipeResult['reasons'] =>
  reasonsFor(figures, (figure) => {
    if (figure === 'waterMl') return noWater ?? 'no-displacement';
    if (figure === 'osmolality') return noWater ?? 'not-stated';
    return figure === 'scoopCount' || figure === 'scoopGrams' ? 'no-scoop' : 'not-stated';
  });

function nothing(reason: MissingFigureReason, scoopGrams: number | null): RecipeResult {
  const figures: Figures = {
    grams: null,
    scoopCount: null,
    scoopGrams,
    waterMl: null,
    finalMl: null,
    strengthPercent: null,
    deviationPercent: null,
    kcalPer100Ml: null,
    proteinPer100Ml: null,
    proteinEnergyPercent: null,
    soluteLoadPer100Kcal: null,
    osmolality: null,
  };
  return {
    ...figures,
    gramsPer100MlWater: null,
    soluteLoadPerLitre: null,
    reasons: reasonsFor(figures, (figure) => (figure === 'scoopGrams' ? 'no-scoop' : reason)),
    modules: [],
    modulesWithoutRoom: [],
    unknownModules: [],
    parts: [],
  };
}
