import { labelPacks, type Product } from '@dietetic/catalogue';
import { isUsedWithinDay, openDays, packsFor28Days, SUPPLY_DAYS } from '../totals/supply.ts';
import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import type { HangingFeed, HangSchedule } from './hanging.ts';
import { type HungRun, LEAST_LEFT_OVER_ML, packOf, packRuns } from './pack-runs.ts';
import { subtract, sum } from './sums.ts';

/** Packs of one size of one product. */
export type Packs = {
  product: string;
  packSize: number;
  /** Opened each day; null where an opened one is kept for the next, over `openDays`. */
  perDay: number | null;
  openDays?: number | null;
  in28Days: number;
  discardMl: number;
};

/**
 * An opened pack is not kept for the next day: each day takes whole packs. `groups` are the runs that are fed from the same packs: a new
 * group hangs a new one.
 */
export function packsOf(
  product: string,
  packSize: number,
  groups: readonly (readonly (HangSchedule & HangingFeed)[])[],
): Packs {
  const perDay = sum(groups.map((runs) => packsOfGroup(runs, packSize)));
  const deliveredMl = sum(groups.flat().map((run) => run.deliveredMl));
  return {
    product,
    packSize,
    perDay,
    in28Days: perDay * SUPPLY_DAYS,
    discardMl: subtract(perDay * packSize, deliveredMl),
  };
}

/** Of a bottle that doses are taken from nothing is thrown away each day, by whatever way a dose is given; null of any other. */
function packsKeptOpen(
  id: string,
  packSize: number,
  runs: readonly HangingFeed[],
  catalogue: readonly Product[],
): Packs | null {
  const product = catalogue.find((one) => one.id === id);
  const packs = product === undefined ? [] : labelPacks(product);
  // A size that the label does not have is opened as all of the label's are.
  const pack = packs.find(({ amount }) => amount === packSize) ?? packs[0];
  if (product === undefined || pack === undefined || isUsedWithinDay(product, pack)) return null;
  const ofSize = { ...pack, amount: packSize };
  const deliveredMl = sum(runs.map((run) => run.deliveredMl));
  return {
    product: id,
    packSize,
    perDay: null,
    openDays: openDays(product, ofSize, deliveredMl),
    in28Days: packsFor28Days(product, ofSize, deliveredMl),
    discardMl: 0,
  };
}

function packsOfGroup(runs: readonly (HangSchedule & HangingFeed)[], packSize: number): number {
  const early = runs.filter(({ endsEarly }) => endsEarly);
  const pooled = sum(runs.filter(({ endsEarly }) => !endsEarly).map(({ deliveredMl }) => deliveredMl));
  return roundUpToWhole(pooled / packSize) + sum(early.map(({ hangs }) => hangs));
}

export type PacksOfPlan = {
  /** By product and size of pack; none for powders. */
  packs: Packs[];
  packsPerDay: number | null;
  packs28: number | null;
  discardMl: number | null;
};

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

/** Made up for 24 hours. */
type Powder = { product: string; grams: number };

/**
 * What is opened each day, and ordered for 28 days. `arePooled`: all runs of a product share its packs, as the published formula of the
 * audit command has it.
 */
export function packsOfPlan(
  sessions: readonly HungRun[],
  catalogue: readonly Product[],
  recipe: Powder | null,
  arePooled = false,
): PacksOfPlan {
  const packed = sessions.flatMap((one) => {
    const { session, hung } = one;
    const isPowder = catalogue.find(({ id }) => id === session.product)?.basis === 'g';
    return hung.packMl === null || isPowder
      ? []
      : [{ pack: packOf(one), product: session.product, packMl: hung.packMl }];
  });
  const isKnown = sessions.length > 0 && packed.length === sessions.length;
  const groups = packRuns(sessions).map((runs) => runs.map(({ run }) => run));
  const packs = [...new Map(packed.map((one) => [one.pack, one])).values()].map(
    ({ pack, product, packMl }) => {
      const ofPack = groups
        .filter((runs) => runs.some((run) => packOf(run) === pack))
        .map((runs) => runs.map(({ hung }) => hung));
      return (
        (arePooled ? null : packsKeptOpen(product, packMl, ofPack.flat(), catalogue)) ??
        packsOf(product, packMl, arePooled ? [ofPack.flat()] : ofPack)
      );
    },
  );
  const tins = recipe === null ? null : tinsFor28Days(sessions, catalogue, recipe);
  return {
    packs,
    packsPerDay:
      isKnown && packs.every(({ perDay }) => perDay !== null)
        ? sum(packs.map(({ perDay }) => perDay ?? 0))
        : null,
    packs28: isKnown || tins !== null ? sum([...packs.map(({ in28Days }) => in28Days), tins ?? 0]) : null,
    discardMl: isKnown ? sum(packs.map(({ discardMl }) => discardMl)) : null,
  };
}

/** Tins of the powder for 28 days, where the plan feeds nothing whose packs are unknown beside it. */
function tinsFor28Days(
  sessions: readonly HungRun[],
  catalogue: readonly Product[],
  recipe: Powder,
): number | null {
  const others = sessions.filter(({ session }) => session.product !== recipe.product);
  if (others.length === sessions.length || others.some(({ hung }) => hung.packMl === null)) return null;
  const product = catalogue.find(({ id }) => id === recipe.product);
  const [tin] = product === undefined ? [] : labelPacks(product);
  return product === undefined || tin === undefined ? null : packsFor28Days(product, tin, recipe.grams);
}
