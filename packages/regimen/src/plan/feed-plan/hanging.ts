import type { Product } from '@dietetic/catalogue';
import { type FeedContainer, HANG_LIMIT_HOURS, withoutResidue } from '@dietetic/clinical';
import type { FeedSession } from './feed-plan.ts';
import { less } from './pump.ts';

export const SUPPLY_DAYS = 28;

/** One session's feed as it hangs. Volumes in ml. */
export type Hanging = {
  container: FeedContainer;
  limitHours: number;
  packMl: number | null;
  deliveredMl: number;
  /** ml/h and planned hours by pump; null for boluses, which do not hang, and where nothing runs. */
  rate: number | null;
  hours: number | null;
  /** No rest: the container hangs until it is empty or its limit comes. */
  aroundTheClock: boolean;
  boluses: number;
};

export type Hung = {
  hangs: number;
  /** Hours one container would hang, and whether that is beyond the limit. */
  hangsHours: number | null;
  isBeyondLimit: boolean;
  /** Ready-to-hang packs that the limit ends before they are empty. */
  endsEarly: boolean;
};

/** Guards against 2.0000000000000004 packs becoming 3. */
const SMALLEST_PART = 1e-9;
export const wholeUp = (value: number): number => Math.ceil(value - SMALLEST_PART);

export const hangLimit = (container: FeedContainer, own: number | undefined): number =>
  own ?? HANG_LIMIT_HOURS[container];

/** How often a container is hung in 24 hours, and whether one hangs beyond its limit. */
export function hang(feed: Hanging): Hung {
  const { container, limitHours, packMl, deliveredMl, rate, hours } = feed;
  if (rate === null || hours === null || rate === 0) {
    const isPack = container === 'rth' && packMl !== null;
    const hangs = isPack ? wholeUp(deliveredMl / packMl) : feed.boluses;
    return { hangs, hangsHours: null, isBeyondLimit: false, endsEarly: false };
  }
  if (container !== 'rth') {
    return {
      hangs: wholeUp(hours / limitHours),
      hangsHours: hours,
      isBeyondLimit: hours > limitHours + SMALLEST_PART,
      endsEarly: false,
    };
  }
  const withinLimit = rate * limitHours;
  const usable = Math.min(packMl ?? withinLimit, withinLimit);
  const held = feed.aroundTheClock && packMl !== null ? packMl : Math.min(packMl ?? deliveredMl, deliveredMl);
  const hangsHours = held / rate;
  return {
    hangs: wholeUp(deliveredMl / usable),
    hangsHours,
    isBeyondLimit: hangsHours > limitHours + SMALLEST_PART,
    endsEarly: withinLimit < (packMl ?? 0) - SMALLEST_PART && deliveredMl > withinLimit + SMALLEST_PART,
  };
}

/**
 * ml to fill a container with that is filled more than once: what runs out of it while it may hang, or a little more where
 * whole settings of the pump would else leave some over. Null where one is filled, or a pack hangs.
 */
export function mostInContainer(hung: Hung & Hanging): number | null {
  const { container, rate, limitHours, hangs, deliveredMl } = hung;
  if (container === 'rth' || rate === null || hangs < 2) return null;
  const inTime = withoutResidue(rate * limitHours);
  if (inTime >= deliveredMl) return null;
  return inTime * hangs < deliveredMl - SMALLEST_PART ? wholeUp(deliveredMl / hangs) : inTime;
}

/** ml of one full container that can be used before its limit, and what is left of it. */
export function usableOf(
  packMl: number,
  rate: number,
  limitHours: number,
): { usableMl: number; discardMl: number } {
  const usableMl = Math.min(packMl, withoutResidue(rate * limitHours));
  return { usableMl, discardMl: less(packMl, usableMl) };
}

/** Packs of one size of one product. */
export type Packs = {
  product: string;
  packSize: number;
  perDay: number;
  in28Days: number;
  discardMl: number;
};

/** An opened pack is not kept for the next day: each day takes whole packs. */
export function packsOf(product: string, packSize: number, sessions: readonly (Hung & Hanging)[]): Packs {
  const early = sessions.filter(({ endsEarly }) => endsEarly);
  const pooled = sum(sessions.filter(({ endsEarly }) => !endsEarly).map(({ deliveredMl }) => deliveredMl));
  const perDay = wholeUp(pooled / packSize) + sum(early.map(({ hangs }) => hangs));
  const deliveredMl = sum(sessions.map((session) => session.deliveredMl));
  return {
    product,
    packSize,
    perDay,
    in28Days: perDay * SUPPLY_DAYS,
    discardMl: less(perDay * packSize, deliveredMl),
  };
}

export const sum = (values: readonly number[]): number =>
  withoutResidue(values.reduce((total, value) => total + value, 0));

const PARTS = new Set(['dose', 'portion', 'serving', 'scoop']);
const packsOnLabel = (product: Product | undefined) =>
  product?.units.filter(({ kind }) => !PARTS.has(kind)) ?? [];
/** The first pack or tin of the label, in its own unit. */
export const packOnLabel = (product: Product | undefined): number | undefined =>
  packsOnLabel(product)[0]?.amount;

const isTubeFeed = ({ categories }: Product): boolean => categories.includes('tube-feed');

/**
 * Whether this pack is joined to the giving set unopened: the pack of a tube feed, and no bottle, carton or pouch, nor
 * the box that several of them come in. A size that the label does not have is one where all of the label are.
 */
function isReadyToHang(product: Product, packMl: number | null): boolean {
  const packs = packsOnLabel(product);
  const ofSize = packs.filter(({ amount }) => amount === packMl);
  return (
    isTubeFeed(product) &&
    packs.length > 0 &&
    (ofSize.length > 0 ? ofSize : packs).every(
      ({ kind, label }) => kind === 'pack' && !label.startsWith('pack of'),
    )
  );
}

/** A bottle of a tube feed: some may be spiked, others are decanted, and no pack of the catalogue says which. */
const isBottleOfTubeFeed = (product: Product, packMl: number | null): boolean =>
  isTubeFeed(product) &&
  packsOnLabel(product).some(({ amount, kind }) => amount === packMl && kind === 'bottle');

/**
 * Whether nobody has named the container of such a bottle, nor how long it may hang: it is taken as decanted. A carton or a
 * pouch is opened whatever is said of it.
 */
export const isContainerAssumed = (
  { container, hangLimitHours }: Pick<FeedSession, 'container' | 'hangLimitHours'>,
  product: Product | undefined,
  packMl: number | null,
): boolean =>
  container === undefined &&
  hangLimitHours === undefined &&
  product !== undefined &&
  isBottleOfTubeFeed(product, packMl);

/** What else such a feed may hang in: packs of its label that are made for it, or the bottle itself. */
export function otherContainers(
  product: Product,
  packMl: number | null,
): Pick<FeedSession, 'packSize' | 'container'>[] {
  if (!isBottleOfTubeFeed(product, packMl)) return [];
  const made = packsOnLabel(product).filter(({ amount }) => isReadyToHang(product, amount));
  // Whether a bottle may be spiked is for whoever knows the label to say.
  return [...made.map(({ amount }) => ({ packSize: amount })), { container: 'rth' }];
}

/** ml; a powder's tins hold no ml. */
export const firstPack = (product: Product | undefined): number | null =>
  product?.basis === 'ml' ? (packOnLabel(product) ?? null) : null;

/** What says which pack a session hangs. */
export type Hanged = Pick<FeedSession, 'product' | 'volume' | 'packSize'>;

/** ml of the pack that a session hangs: its own, the regimen's, or the first on the label. */
export const packOfSession = (
  session: Hanged,
  product: Product | undefined,
  packOf: ((session: Hanged) => number | null) | undefined,
): number | null => session.packSize ?? packOf?.(session) ?? firstPack(product);

/**
 * A powder is made up, whatever the session says of it or leaves unsaid. A liquid hangs in its pack where that is made
 * for it; of any other pack it is opened, and decanted until the session says otherwise.
 */
export function containerOf(
  { container }: Pick<FeedSession, 'container'>,
  product: Product | undefined,
  packMl: number | null,
): FeedContainer {
  if (product?.basis === 'g' && (container === undefined || container === 'rth')) return 'reconstituted';
  return container ?? (product === undefined || isReadyToHang(product, packMl) ? 'rth' : 'decanted');
}
