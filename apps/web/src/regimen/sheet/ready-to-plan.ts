import { assessRegimen, findNavigationItem, navigationItems, type RegimenState } from '@dietetic/regimen';

/**
 * True for a regimen about which nothing has to be asked or refused: every need is worked out and products can be
 * planned. A weight that is half typed is none of these, and stays in its box.
 */
export function isReadyToPlan(regimen: RegimenState): boolean {
  const { assessment, warnings } = assessRegimen(regimen);
  if (assessment.errors.length > 0 || warnings.length > 0) return false;
  return !findNavigationItem('products', navigationItems(regimen, assessment, warnings)).disabled;
}
