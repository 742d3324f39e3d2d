import type { Product } from '@dietetic/catalogue';
import { homePlanWords as say } from '@dietetic/content';
import {
  chosenAmountText,
  type FeedPlanResult,
  isBolus,
  packsText,
  supplyFor28Days,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';

type Of = Pick<Bedside, 'products' | 'regimen'>;
type Beside = { each: string[]; supply: string[] };

/** What the regimen gives beside the tube: a card that left it out would take it away. */
export function nonTubeLines({ products, regimen }: Of, { beside }: Pick<FeedPlanResult, 'beside'>): Beside {
  const added = regimen.recipe?.modules.map(({ product }) => product) ?? [];
  const chosen = regimen.products.flatMap((one) => {
    const product = products.find(({ id }) => id === one.id);
    return product !== undefined && beside?.products.includes(one.id) === true ? [{ product, one }] : [];
  });
  return {
    each: chosen.map(({ product, one }) =>
      // Of what a recipe adds as well, a part alone is beside the tube.
      added.includes(product.id)
        ? say.besideAsWell(product.name)
        : say.amountOf(chosenAmountText(product, one), product.name),
    ),
    supply: chosen.flatMap(({ product, one }) => {
      const supply = added.includes(product.id) ? null : supplyFor28Days(product, one);
      return supply === null ? [] : [say.supplyOf(packsText(supply.pack, supply.count), product.name)];
    }),
  };
}

/** What the label says of an opened pack: of feeds that are given a part at a time, or poured into a container. */
export function openedPackLines(
  { sessions }: Pick<FeedPlanResult, 'sessions'>,
  products: readonly Product[],
): string[] {
  const given = new Set(
    sessions.flatMap(({ session, hung }) =>
      isBolus(session) || hung.container === 'decanted' ? [session.product] : [],
    ),
  );
  const said = products
    .filter(({ id, basis }) => given.has(id) && basis === 'ml')
    .flatMap(({ name, storage }) => {
      const line = storage.split('\n').find((each) => OPENED.test(each));
      return line === undefined ? [] : [{ name, line: line.trim() }];
    });
  // What all labels say alike is said once.
  const isAlike = new Set(said.map(({ line }) => line)).size === 1;
  return isAlike
    ? said.slice(0, 1).map(({ line }) => line)
    : said.map(({ name, line }) => say.ofTheLabel(name, line));
}
const OPENED = /\bonce opened\b|\bafter opening\b/iu;
