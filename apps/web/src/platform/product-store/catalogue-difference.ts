import { type Product, productChanges } from '@dietetic/catalogue';

export type NamedProduct = { id: string; name: string };

/** How the products held before an update differ from those held after it. */
export type CatalogueDifference = {
  added: readonly NamedProduct[];
  changed: readonly NamedProduct[];
  withdrawn: readonly NamedProduct[];
};

/** What a clinician would want to be told: by name, and only when something a screen can say is different. */
export function differenceBetween(
  before: readonly Product[],
  after: readonly Product[],
): CatalogueDifference {
  const heldBefore = new Map(before.map((product) => [product.id, product]));
  const idsAfter = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !heldBefore.has(id)).map(named),
    changed: after
      .filter((product) => {
        const held = heldBefore.get(product.id);
        return held !== undefined && isChanged(held, product);
      })
      .map(named),
    withdrawn: before.filter(({ id }) => !idsAfter.has(id)).map(named),
  };
}

/** Two updates told as one; undefined when together they change nothing. */
export function differencesTogether(
  first: CatalogueDifference | undefined,
  second: CatalogueDifference,
): CatalogueDifference | undefined {
  if (first === undefined) return isEmpty(second) ? undefined : second;
  const [wasAdded, wasWithdrawn] = [idsOf(first.added), idsOf(first.withdrawn)];
  const [isAdded, isWithdrawn] = [idsOf(second.added), idsOf(second.withdrawn)];
  const together = {
    // Gone and back again: whether it is the same as before is not known, so it counts as changed.
    added: [
      ...first.added.filter(({ id }) => !isWithdrawn.has(id)),
      ...second.added.filter(({ id }) => !wasWithdrawn.has(id)),
    ],
    changed: byId([
      ...first.changed.filter(({ id }) => !isWithdrawn.has(id)),
      ...second.changed.filter(({ id }) => !wasAdded.has(id)),
      ...second.added.filter(({ id }) => wasWithdrawn.has(id)),
    ]),
    withdrawn: [
      ...first.withdrawn.filter(({ id }) => !isAdded.has(id)),
      ...second.withdrawn.filter(({ id }) => !wasAdded.has(id)),
    ],
  };
  return isEmpty(together) ? undefined : together;
}

/** Comparing the texts is quick, and nearly always the answer. */
function isChanged(before: Product, after: Product): boolean {
  return JSON.stringify(before) !== JSON.stringify(after) && productChanges(before, after).length > 0;
}

const named = ({ id, name }: Product): NamedProduct => ({ id, name });

const idsOf = (products: readonly NamedProduct[]): Set<string> => new Set(products.map(({ id }) => id));

/** Each product once, under the name it was given last. */
const byId = (products: readonly NamedProduct[]): NamedProduct[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

const isEmpty = ({ added, changed, withdrawn }: CatalogueDifference): boolean =>
  added.length + changed.length + withdrawn.length === 0;
