import { contribution, per100, type Product } from '../catalogue.ts';
import type { Mention } from './mention.ts';
import { namedProduct } from './name-match.ts';
import type { NameIndex } from './name-index.ts';

/**
 * "The 1.5 Wrenfold Peptide", "1.5 kcal/ml Tarnvane Peptide": kcal in 1 ml, and neither a count of packs nor an amount. It is the product of
 * that strength whose name has all the words, "Peptide Energy"; if there is none, the number is left to be named as not understood.
 */
export function withStrength(names: NameIndex, texts: readonly string[], mention: Mention): Mention {
  const named = mention.kind === 'product' ? namedProduct(names, mention.product.id) : undefined;
  const before = texts.slice(0, mention.from).join(' ');
  const [, strength, unit = ''] = STRENGTH_BEFORE.exec(before) ?? [];
  if (named === undefined || strength === undefined || ASKS_IF_THERE_IS.test(before)) return mention;
  const hasStrength = ({ product }: { product: Product }) => isOfStrength(product, Number(strength));
  const [only, other] = hasStrength(named)
    ? [named]
    : (names.brands.get(named.brand) ?? []).filter(
        (each) =>
          named.nameWords.every((word) => each.nameWords.includes(word)) &&
          !each.nameWords.includes('fibre') &&
          hasStrength(each),
      );
  if (only === undefined || other !== undefined) return mention;
  const from = mention.from - 1 - (unit === '' ? 0 : unit.split(' ').length);
  return { kind: 'product', product: only.product, from, to: mention.to };
}
const STRENGTH_BEFORE = /(?:^|(?<!\d|x) )((?:[0-2]\.\d{1,2})|2\.4)(?: (k?cals?(?: (?:,|per))?(?: ml)?))?$/u;

/** "Is there a 1.5 kcal Wrenfold Tube": answered of the one that is named. */
const ASKS_IF_THERE_IS =
  /\b(?:is there|are there|(?:do|have) (?:you|we)(?: (?:do|have|got))?) (?:an?|any) [\d.]+(?: \D*)?$/u;

/** Within 5 %, as strengths are rounded in names. */
const isOfStrength = (product: Product, kcalPerMl: number): boolean => {
  const kcal = product.basis === 'ml' ? contribution(per100(product, 'energyKcal')) : null;
  return kcal !== null && Math.abs(kcal / 100 - kcalPerMl) <= 0.05 * kcalPerMl;
};
