import { labelPacks, type Product } from '@dietetic/catalogue';
import type { FeedContainer } from '@dietetic/clinical';
import type { SelectedProduct } from '../../state/values.ts';
import { givenAmountOf } from '../checks/given-amount.ts';
import { supplyFor28Days } from '../totals/supply.ts';
import { type FeedSession, isByMouth } from './feed-plan.ts';

/** The first pack or tin of the label, in its own unit. */
const firstLabelPack = (product: Product | undefined): number | undefined =>
  product && labelPacks(product)[0]?.amount;

const isTubeFeed = ({ categories }: Product): boolean => categories.includes('tube-feed');

/**
 * Whether this pack is joined to the giving set unopened: the pack of a tube feed, and no bottle, carton or pouch, nor
 * the box that several of them come in. A size that the label does not have is one where all of the label are.
 */
function isReadyToHang(product: Product, packMl: number | null): boolean {
  const packs = labelPacks(product);
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
  labelPacks(product).some(({ amount, kind }) => amount === packMl && kind === 'bottle');

/**
 * Whether nobody has named the container of such a bottle, nor how long it may hang: it is taken as decanted. A carton or a
 * pouch is opened whatever is said of it.
 */
export const isContainerAssumed = (
  { container, hangLimitHours, mode }: Pick<FeedSession, 'container' | 'hangLimitHours' | 'mode'>,
  product: Product | undefined,
  packMl: number | null,
): boolean =>
  !isByMouth({ mode }) &&
  container === undefined &&
  hangLimitHours === undefined &&
  product !== undefined &&
  isBottleOfTubeFeed(product, packMl);

/** What else such a feed may hang in: packs of its label that are made for it, or the bottle itself. */
export function alternativeContainers(
  product: Product,
  packMl: number | null,
): Pick<FeedSession, 'packSize' | 'container'>[] {
  if (!isBottleOfTubeFeed(product, packMl)) return [];
  const made = labelPacks(product).filter(({ amount }) => isReadyToHang(product, amount));
  // Only the clinician, who can read the label, can say whether a bottle may be spiked.
  return [...made.map(({ amount }) => ({ packSize: amount })), { container: 'rth' }];
}

/** ml; a powder's tins hold no ml. */
export const firstLabelPackMl = (product: Product | undefined): number | null =>
  product?.basis === 'ml' ? (firstLabelPack(product) ?? null) : null;

/** What of a session says which pack it hangs. */
export type SessionFeed = Pick<FeedSession, 'product' | 'volume' | 'packSize'>;

/** ml: the pack that the regimen has for a session, where it holds its product. */
export type PackOf = (session: SessionFeed) => number | null;

/** ml of the pack that a session hangs: its own, the regimen's, or the first on the label. */
export const sessionPackMl = (
  session: SessionFeed,
  product: Product | undefined,
  packOf: PackOf | undefined,
): number | null => session.packSize ?? packOf?.(session) ?? firstLabelPackMl(product);

/**
 * A powder is made up, whatever the session says of it or leaves unsaid. A liquid hangs in its pack where that is made
 * for it; of any other pack, and by mouth, it is opened, and decanted until the session says otherwise.
 */
export function containerOf(
  { container, mode }: Pick<FeedSession, 'container'> & Partial<Pick<FeedSession, 'mode'>>,
  product: Product | undefined,
  packMl: number | null,
): FeedContainer {
  if (product?.basis === 'g' && (container === undefined || container === 'rth')) return 'reconstituted';
  const isHung = mode !== 'by_mouth' && (product === undefined || isReadyToHang(product, packMl));
  return container ?? (isHung ? 'rth' : 'decanted');
}

/**
 * Each session hangs packs of its own: of the size the regimen's amount was given in, else of the one with the least left
 * over. What was hung for one feed is not poured out for the next.
 */
export function packOf(products: readonly SelectedProduct[], catalogue: readonly Product[]): PackOf {
  return ({ product: id, volume }) => {
    const product = catalogue.find((one) => one.id === id);
    const chosen = products.find((one) => one.id === id);
    if (product?.basis !== 'ml' || chosen === undefined) return null;
    const isOfPacks = givenAmountOf(product, chosen).unit === 'pack';
    return supplyFor28Days(product, isOfPacks ? chosen : { ...chosen, volume })?.pack.amount ?? null;
  };
}

/** What a session of the regimen hangs in while it names no container. */
export function usualContainer(
  session: SessionFeed,
  products: readonly SelectedProduct[],
  catalogue: readonly Product[],
): FeedContainer {
  const product = catalogue.find(({ id }) => id === session.product);
  return containerOf({}, product, sessionPackMl(session, product, packOf(products, catalogue)));
}
