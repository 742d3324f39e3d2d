import { productListWords } from '@dietetic/content';
import { shortDate } from '#platform/dates.ts';
import { useCatalogueStore } from '#session/catalogue.ts';

/** How old the figures are that stand below: on every screen that shows products (hazard H8). */
export function LastUpdated() {
  const lastUpdated = useCatalogueStore((state) => state.lastUpdated);
  return lastUpdated === undefined ? null : productListWords.lastUpdated(shortDate(lastUpdated));
}
