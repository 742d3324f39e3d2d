import type { Product } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';
import type { SessionResult } from './calculate-feed-plan.ts';
import { isByMouth } from './feed-plan.ts';

type Named = Pick<Product, 'id' | 'name' | 'basis' | 'categories' | 'ageFromMonths'>;

const names = (sessions: readonly SessionResult[]): string[] => [
  ...new Set(sessions.map(({ feed, session }) => feed ?? session.product)),
];

/**
 * Names of the feeds by mouth that are poured into a bottle or a cup, and whether every one of them is: all but a sip feed given in
 * whole packs, which is drunk from its own. A baby's bottle has a teat.
 */
export function pouredFeeds(
  sessions: readonly SessionResult[],
  products: readonly Named[],
): { poured: string[]; isAll: boolean } {
  const drunk = sessions.filter(({ session }) => isByMouth(session));
  const productOf = ({ session }: SessionResult) => products.find(({ id }) => id === session.product);
  const poured = names(drunk.filter((one) => !isFromOwnPack(one, productOf(one))));
  return { poured, isAll: poured.length === names(drunk).length };
}

function isFromOwnPack(one: SessionResult, product: Named | undefined): boolean {
  const { packMl } = one.hung;
  if (!('bolus' in one) || product === undefined || packMl === null || one.bolus === 0) return false;
  const { basis, categories, ageFromMonths } = product;
  return (
    basis === 'ml' &&
    categories.includes('oral-nutritional-supplement') &&
    (ageFromMonths ?? 0) >= FIRST_BIRTHDAY_MONTHS &&
    one.bolus % packMl === 0
  );
}
