import {
  type AnyProduct,
  contribution,
  type CountedAmount,
  per100,
  totalNutrient,
} from '@dietetic/catalogue';
import { formatNumber } from '@dietetic/clinical';

/** Its label states a ketogenic ratio: then that of the whole feed, and of the whole day, is shown. */
export const isKetogenic = (product: AnyProduct): boolean =>
  (contribution(per100(product, 'ketogenicRatio')) ?? 0) > 0;

/** g of fat to 1 g of carbohydrate and protein together; null where one of them is not known. */
export function ketogenicRatio(of: (nutrientId: string) => number | null): number | null {
  const [fat, carbohydrate, protein] = [of('fat'), of('carbohydrate'), of('protein')];
  if (fat === null || carbohydrate === null || protein === null || carbohydrate + protein === 0) return null;
  return fat / (carbohydrate + protein);
}

/** Of all that a regimen gives; undefined where nothing of it is ketogenic. */
export function ketogenicRatioOf(counted: readonly CountedAmount[]): number | null | undefined {
  if (!counted.some((one) => 'product' in one && isKetogenic(one.product))) return undefined;
  return ketogenicRatio((id) => {
    const total = totalNutrient(id, counted);
    return total?.complete === true ? total.value : null;
  });
}

/** "2.3 : 1" */
export const ratioText = (ratio: number): string => `${formatNumber(ratio, 1)}\u00a0:\u00a01`;
