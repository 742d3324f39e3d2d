/**
 * Two figures that are both called "grams per 100 ml" and are never the same: of the feed that results, and of the
 * water that is added. One scoop of 4.6 g to 30 ml is 15.3 g per 100 ml of water and 13.8 g per 100 ml of feed.
 */
declare const unit: unique symbol;
/** g of powder in 100 ml of made-up feed: "% w/v". */
export type GramsPer100MlFeed = number & { readonly [unit]: 'g/100 ml of feed' };
/** g of powder to 100 ml of added water. */
export type GramsPer100MlWater = number & { readonly [unit]: 'g/100 ml of water' };

export const gramsPer100MlFeed = (value: number): GramsPer100MlFeed => value as GramsPer100MlFeed;

export const strengthInFeed = (grams: number, finalMl: number): GramsPer100MlFeed =>
  ((100 * grams) / finalMl) as GramsPer100MlFeed;
export const strengthInWater = (grams: number, waterMl: number): GramsPer100MlWater =>
  ((100 * grams) / waterMl) as GramsPer100MlWater;
