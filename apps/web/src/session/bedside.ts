import type { Product } from '@dietetic/catalogue';
import {
  isFeedPlanOutOfDate,
  type PlanAndRecipe,
  type RegimenState,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { useMemo } from 'react';
import { useCatalogueStore, useWholeProducts, readWholeProduct } from './catalogue.ts';
import { useAssessment, useRegimen, useRegimenStore } from './regimen.ts';

/** Feed plan and recipe of the regimen as they stand, with what they come to. */
export type Bedside = PlanAndRecipe & {
  regimen: RegimenState;
  /** The products it rests on, whole. */
  products: readonly Product[];
  isOutOfDate: boolean;
};

/** Ids of all products that the regimen, its feed plan and its recipe rest on. */
export function bedsideIds({ products, feedPlan, recipe }: RegimenState): string[] {
  return [
    ...new Set([
      ...products.map(({ id }) => id),
      ...(feedPlan?.plan.sessions.map(({ product }) => product) ?? []),
      ...(recipe === undefined ? [] : [recipe.product, ...recipe.modules.map(({ product }) => product)]),
    ]),
  ];
}

/**
 * Whether the device holds no products, or none that can be read, while the regimen has some. Nothing may then be said of
 * these: they would seem to be withdrawn, and be taken out.
 */
export function useAreProductsMissing(): boolean {
  const regimen = useRegimen();
  return useCatalogueStore(({ status }) => status === 'empty') && bedsideIds(regimen).length > 0;
}

/** Null while the products are being read, or cannot be: a plan without their figures would be a wrong one. */
export function useBedside(): Bedside | null {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const isAway = useAreProductsMissing();
  const products = useWholeProducts(bedsideIds(regimen));
  return useMemo(() => {
    if (isAway || products === undefined) return null;
    const worked = calculatePlanAndRecipe({
      ...regimen,
      feedPlan: regimen.feedPlan?.plan,
      assessment,
      catalogue: products,
    });
    return { ...worked, regimen, products, isOutOfDate: isFeedPlanOutOfDate(regimen) };
  }, [isAway, regimen, assessment, products]);
}

/** What plan and recipe ask about; undefined where there is neither. A plan that is out of date has no findings: it must be reviewed first. */
export function bedsideFindings(): PlanAndRecipe['findings'] | undefined {
  const { regimen, calculated: assessment } = useRegimenStore.getState();
  const { feedPlan, recipe } = regimen;
  if (feedPlan === undefined && recipe === undefined) return undefined;
  return calculatePlanAndRecipe({
    ...regimen,
    feedPlan: isFeedPlanOutOfDate(regimen) ? undefined : feedPlan?.plan,
    assessment,
    catalogue: bedsideIds(regimen).flatMap((id) => readWholeProduct(id) ?? []),
  }).findings;
}
