import { labelPacks, type Product } from '@dietetic/catalogue';
import { packsFor28Days, SUPPLY_DAYS } from '../totals/supply.ts';
import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import type { HangingFeed, HangSchedule } from './hanging.ts';
import { subtract, sum } from './sums.ts';

/** Packs of one size of one product. */
export type Packs = {
  product: string;
  packSize: number;
  perDay: number;
  in28Days: number;
  discardMl: number;
};

/** An opened pack is not kept for the next day: each day takes whole packs. */
export function packsOf(
  product: string,
  packSize: number,
  sessions: readonly (HangSchedule & HangingFeed)[],
): Packs {
  const early = sessions.filter(({ endsEarly }) => endsEarly);
  const pooled = sum(sessions.filter(({ endsEarly }) => !endsEarly).map(({ deliveredMl }) => deliveredMl));
  const perDay = roundUpToWhole(pooled / packSize) + sum(early.map(({ hangs }) => hangs));
  const deliveredMl = sum(sessions.map((session) => session.deliveredMl));
  return {
    product,
    packSize,
    perDay,
    in28Days: perDay * SUPPLY_DAYS,
    discardMl: subtract(perDay * packSize, deliveredMl),
  };
}

export type PacksOfPlan = {
  /** By product and size of pack; none for powders. */
  packs: Packs[];
  packsPerDay: number | null;
  packs28: number | null;
  discardMl: number | null;
};

/** What clings to a pack: less than this is not said to be thrown away. */
export const LEAST_LEFT_OVER_ML = 10;

/**
 * What is left over of opened packs each day: of each feed of which it is known; of the only feed `product` is null. What
 * is not known, as of a powder, is left out.
 */
export function leftoverFeed({ packs, discardMl }: PacksOfPlan): { product: string | null; ml: number }[] {
  const products = [...new Set(packs.map(({ product }) => product))];
  const parts =
    discardMl !== null && products.length === 1
      ? [{ product: null, ml: discardMl }]
      : products.map((product) => ({
          product,
          ml: sum(packs.filter((one) => one.product === product).map((one) => one.discardMl)),
        }));
  return parts.filter(({ ml }) => ml >= LEAST_LEFT_OVER_ML);
}

type HungSession = { session: { product: string }; hung: HangSchedule & HangingFeed };
/** Made up for 24 hours. */
type Powder = { product: string; grams: number };

/** What is opened each day, and ordered for 28 days. */
export function packsOfPlan(
  sessions: readonly HungSession[],
  catalogue: readonly Product[],
  recipe: Powder | null,
): PacksOfPlan {
  const bySize = new Map<string, { product: string; packMl: number; hung: HungSession['hung'][] }>();
  let isKnown = sessions.length > 0;
  for (const { session, hung } of sessions) {
    const { packMl } = hung;
    const isPowder = catalogue.find(({ id }) => id === session.product)?.basis === 'g';
    if (packMl === null || isPowder) {
      isKnown = false;
      continue;
    }
    const key = JSON.stringify([session.product, packMl]);
    const held = bySize.get(key) ?? { product: session.product, packMl, hung: [] };
    bySize.set(key, { ...held, hung: [...held.hung, hung] });
  }
  const packs = [...bySize.values()].map(({ product, packMl, hung }) => packsOf(product, packMl, hung));
  const tins = recipe === null ? null : tinsFor28Days(sessions, catalogue, recipe);
  return {
    packs,
    packsPerDay: isKnown ? sum(packs.map(({ perDay }) => perDay)) : null,
    packs28: isKnown || tins !== null ? sum([...packs.map(({ in28Days }) => in28Days), tins ?? 0]) : null,
    discardMl: isKnown ? sum(packs.map(({ discardMl }) => discardMl)) : null,
  };
}

/** Tins of the powder for 28 days, where the plan feeds nothing whose packs are unknown beside it. */
function tinsFor28Days(
  sessions: readonly HungSession[],
  catalogue: readonly Product[],
  recipe: Powder,
): number | null {
  const others = sessions.filter(({ session }) => session.product !== recipe.product);
  if (others.length === sessions.length || others.some(({ hung }) => hung.packMl === null)) return null;
  const product = catalogue.find(({ id }) => id === recipe.product);
  const [tin] = product === undefined ? [] : labelPacks(product);
  return product === undefined || tin === undefined ? null : packsFor28Days(product, tin, recipe.grams);
}
