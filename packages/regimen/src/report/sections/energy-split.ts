import type { CountedAmount } from '@dietetic/catalogue';
import { KCAL_PER_GRAM, NUTRIENTS, totalNutrient } from '@dietetic/catalogue';
import { notStatedAmong } from './nutrient-tables.ts';
import type { EnergySplit } from '../document.ts';
import { figureOf } from '../figure.ts';
import { ketogenicRatioOf, ratioText } from '../../plan/totals/ketogenic-ratio.ts';
import type { ReportWords } from '../report-words.ts';

const SOURCES = Object.entries(KCAL_PER_GRAM).map(([id, factor]) => ({ id, factor }));

/** Which percentage of the energy each macronutrient brings; only where every product states all of them. */
export function energyShares(counted: readonly CountedAmount[]): { id: string; percent: number }[] | null {
  const parts = SOURCES.map(({ id, factor }) => ({ id, factor, total: totalNutrient(id, counted) }));
  if (counted.length === 0 || parts.some(({ total }) => total === null || !total.complete)) return null;
  const kcal = parts.map(({ id, total, factor }) => ({ id, kcal: (total?.value ?? 0) * factor }));
  const sum = kcal.reduce((all, one) => all + one.kcal, 0);
  return sum > 0 ? kcal.map((one) => ({ id: one.id, percent: (100 * one.kcal) / sum })) : null;
}

export function energySplit(counted: readonly CountedAmount[], words: ReportWords): EnergySplit | null {
  const say = words.nutrients;
  const listed = NUTRIENTS.filter(({ id }) => SOURCES.some((source) => source.id === id));
  const shares = energyShares(counted);
  const ratio = ketogenicRatioOf(counted);
  const ketogenic =
    ratio === undefined
      ? ''
      : ` ${say.ketogenicRatio(ratio === null ? words.requirement.notStated : ratioText(ratio))}`;
  if (shares !== null) {
    return {
      title: say.energySplit,
      shares: shares.map(({ id, percent }) => ({
        id,
        label: say.name(id, listed.find((one) => one.id === id)?.name ?? id),
        ...figureOf('percent', percent),
        percent,
      })),
      basis: `${say.energySplitBasis}${ketogenic}`,
    };
  }
  const silent = notStatedAmong(listed, counted, words);
  // Without products, or with products that bring no energy, there is nothing to share out.
  return silent.length === 0
    ? null
    : { title: say.energySplit, shares: [], basis: `${say.energySplitUnknown(silent)}${ketogenic}` };
}
