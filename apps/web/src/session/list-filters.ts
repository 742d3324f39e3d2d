import type { ProductListParams } from '@dietetic/catalogue';

/**
 * The filters of the list one came from, as its address carries them, so that the way back from a product or a
 * comparison leads to the same list. The search term is kept for the session and joins them there.
 */
let kept: ProductListParams = {};

export function saveListFilters(params: ProductListParams): void {
  kept = params;
}

export function savedListFilters(): ProductListParams {
  return kept;
}
