import { contribution, isPowder, per100, type Product } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import { preparedVolumeMl, type KnownTotal, knownTotal } from '../checks/infant-volume.ts';
import type { MadeUpRecipe, RecipeResult } from '../recipe/calculate-recipe.ts';
import type { SelectedProduct } from '../../state/values.ts';
import type { FeedPlan } from './feed-plan.ts';

/** What the regimen gives a day of products that no session of the plan feeds: drunk, eaten or stirred in. */
export type NonTubeIntake = {
  /** Ids, in the order chosen. */
  products: string[];
  energyKcal: KnownTotal;
  /** ml. A powder's own water alone is not what it is drunk with. */
  waterMl: KnownTotal;
  volumeMl: KnownTotal;
};

type Part = { product: string; kcal: number | null; waterMl: number | null; volumeMl: number | null };

/** `made` is the regimen's recipe: what it adds to its powder is in the feed where that is fed, else in the drink. */
export function nonTubeIntake(
  products: readonly SelectedProduct[],
  catalogue: readonly Product[],
  plan: FeedPlan | undefined,
  made: MadeUpRecipe | null,
): NonTubeIntake {
  const fed = new Set(plan?.sessions.map(({ product }) => product) ?? []);
  const added = (id: string): number =>
    made?.result.modules.find(({ product }) => product.id === id)?.amount ?? 0;
  const isFed = made !== null && fed.has(made.powder.id);
  const parts = products
    .filter(({ id }) => !fed.has(id))
    .flatMap(({ id, volume, volumeUnit }): Part[] => {
      const alone = Math.max(0, withoutResidue(volume - added(id)));
      const amount = isFed ? alone : volume;
      if (amount === 0) return [];
      const product = catalogue.find((one) => one.id === id && one.basis === volumeUnit);
      if (product === undefined) return [{ product: id, kcal: null, waterMl: null, volumeMl: null }];
      const fluid =
        made?.powder.id === id
          ? ofRecipe(made.result, amount)
          : alone === 0
            ? NO_FLUID
            : fluidOf(product, alone);
      return [{ product: id, kcal: gives(product, 'energyKcal', amount), ...fluid }];
    });
  return {
    products: parts.map(({ product }) => product),
    energyKcal: knownTotal(parts.map(({ kcal }) => kcal)),
    waterMl: knownTotal(parts.map(({ waterMl }) => waterMl)),
    volumeMl: knownTotal(parts.map(({ volumeMl }) => volumeMl)),
  };
}

const NO_FLUID = { waterMl: 0, volumeMl: 0 };

function gives(product: Product, nutrient: string, amount: number): number | null {
  const per = contribution(per100(product, nutrient));
  return per === null ? null : withoutResidue((per * amount) / 100);
}

const fluidOf = (product: Product, amount: number) => ({
  waterMl: isPowder(product) ? null : gives(product, 'water', amount),
  volumeMl: preparedVolumeMl(product, amount),
});

function ofRecipe({ grams, waterMl, finalMl }: RecipeResult, amount: number) {
  const share = (ml: number | null) =>
    ml === null || grams === null || grams === 0 ? null : withoutResidue((ml * amount) / grams);
  return { waterMl: share(waterMl), volumeMl: share(finalMl) };
}
