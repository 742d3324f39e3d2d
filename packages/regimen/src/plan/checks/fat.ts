import { type AnyProduct, contribution, per100 } from '@dietetic/catalogue';
import { NO_BREAK_SPACE, withoutResidue } from '@dietetic/clinical';
import { isKetogenic } from '../totals/ketogenic-ratio.ts';
import { disorderName, LC_FAOD, MCADD } from './disorder-names.ts';
import { gramsNumber, isUnder, withUnit } from './figures.ts';
import { type Finding, createFinding, LABEL_SOURCE } from './finding.ts';

/** g a day, or in 100 g or ml while there is no amount: of less, nobody counts which fat it is. This app's own. */
const LEAST_FAT = 1;
/** Shares of the fat that are MCT: from the second, it is a formula or module of MCT; under the first, mostly long-chain. */
const MCT_SHARE = { mostly: 0.75, half: 0.5 } as const;

/**
 * Fat that a disorder of its oxidation limits (long-chain) or rules out (MCT in MCADD), and the feeds of a ketogenic diet in both.
 * `amount` is the day's ml or g, null where there is none yet. A label without a figure is asked about: not stated is never none.
 */
export function fatFinding(
  condition: string | null,
  product: AnyProduct,
  amount: number | null,
): Finding | null {
  if (condition !== LC_FAOD && condition !== MCADD) return null;
  const disorder = disorderName(condition);
  const of = (has: string, then: string, given: Partial<Finding> = {}): Finding =>
    createFinding({
      code: 'fat',
      fields: ['PD_CONDITION'],
      products: [product.id],
      message: `${product.name} has ${has} In ${disorder} ${then}`,
      source: LABEL_SOURCE,
      ...given,
    });
  if (isKetogenic(product))
    return of('a ketogenic ratio on its label.', 'a ketogenic diet is not given.', { severity: 'confirm' });
  return condition === LC_FAOD ? longChain(product, amount, of) : mediumChain(product, amount, of);
}

type Say = (has: string, then: string, given?: Partial<Finding>) => Finding;

function longChain(product: AnyProduct, amount: number | null, of: Say): Finding | null {
  const then = 'long-chain fat is limited.';
  const [fat, mct] = [contribution(per100(product, 'fat')), contribution(per100(product, 'mct'))];
  if (fat === null) return of('no figure for fat on its label.', then);
  const long = withoutResidue(fat - (mct ?? 0));
  const given = onTheDay(long, product, amount);
  if (isUnder(given.value, LEAST_FAT) || (mct ?? 0) >= fat * MCT_SHARE.mostly) return null;
  const isMostlyLong = isUnder(mct ?? 0, fat * MCT_SHARE.half);
  const severity = product.nutritionallyComplete === true && isMostlyLong ? 'confirm' : 'ask';
  const has =
    mct === null
      ? `up to ${given.text} of long-chain fat: its label does not state MCT.`
      : `${given.text} of long-chain fat.`;
  return of(has, then, { severity, value: given.value, unit: given.unit });
}

function mediumChain(product: AnyProduct, amount: number | null, of: Say): Finding | null {
  const then = 'no MCT is given.';
  const stated = per100(product, 'mct');
  const mct = stated.kind === 'stated' ? stated.value : null;
  if (mct === 0 || stated.kind === 'none-added') return null;
  if (mct !== null) {
    const { text, value, unit } = onTheDay(mct, product, amount);
    return of(`${text} of MCT.`, then, { severity: 'confirm', value, unit });
  }
  if (stated.kind !== 'not-stated')
    return of(`MCT on its label, as “${stated.text}”.`, then, { severity: 'confirm' });
  const fat = contribution(per100(product, 'fat'));
  if (fat !== null && isUnder(onTheDay(fat, product, amount).value, LEAST_FAT)) return null;
  return of(
    'no figure for MCT on its label.',
    'read there whether MCT, coconut or palm kernel oil is in it.',
  );
}

function onTheDay(
  per100Grams: number,
  { basis }: AnyProduct,
  amount: number | null,
): { text: string; value: number; unit: string } {
  const value = amount === null ? per100Grams : withoutResidue((per100Grams * amount) / 100);
  const unit = amount === null ? `g/100${NO_BREAK_SPACE}${basis}` : 'g';
  return { text: withUnit(gramsNumber(value, unit), unit), value, unit };
}
