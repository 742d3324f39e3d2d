import type { NamedProduct, AnnouncedChanges } from '@dietetic/catalogue';

/** The changes of two updates as those of one; undefined when together they change nothing. */
export function mergeChanges(
  first: AnnouncedChanges | undefined,
  second: AnnouncedChanges,
): AnnouncedChanges | undefined {
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

const idsOf = (products: readonly NamedProduct[]): Set<string> => new Set(products.map(({ id }) => id));

/** Each product once, under the name it was given last. */
const byId = (products: readonly NamedProduct[]): NamedProduct[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

const isEmpty = ({ added, changed, withdrawn }: AnnouncedChanges): boolean =>
  added.length + changed.length + withdrawn.length === 0;
