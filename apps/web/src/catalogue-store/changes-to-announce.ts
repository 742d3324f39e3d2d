import {
  type CatalogueIndex,
  isSameRow,
  isChangeAnnounced,
  type ListedProduct,
  toListedProduct,
  type NamedProduct,
  type Product,
  parseProduct,
  type AnnouncedChanges,
} from '@dietetic/catalogue';
import type { OldCatalogue } from './old-store.ts';
import { type HeldIndex } from './product-store.ts';
import { readBodies } from './store-writer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is on the device before the update; `old` while only an older version of the app has stored something. */
export type StoredCatalogue = { current?: HeldIndex; old?: OldCatalogue };

/** The changes to announce after the whole catalogue was fetched. Only products that differ are parsed. */
export function changesToAnnounce({ current, old }: StoredCatalogue, index: CatalogueIndex) {
  if (!current && !old) return undefined;
  const before = new Map<string, { row: ListedProduct; product?: Product }>(
    current
      ? current.index.products.map((row) => [row.id, { row }])
      : old?.products.map((product) => [product.id, { row: toListedProduct(product), product }]),
  );
  const after = new Map(index.products.map((row) => [row.id, row]));
  const changed: NamedProduct[] = [];
  return {
    async add(bodies: readonly (readonly [string, Bytes])[]): Promise<void> {
      const [from, to] = [bodies[0]?.[0] ?? '', bodies.at(-1)?.[0] ?? ''];
      const slot = current?.current.slot;
      const held = slot && bodies.length > 0 ? await readBodies(slot, from, to) : undefined;
      for (const [id, bytes] of bodies) {
        const [was, row] = [before.get(id), after.get(id)];
        const bytesBefore = held?.get(id);
        if (!was || !row || (bytesBefore && isSameRow(was.row, row) && isEqual(bytesBefore, bytes))) continue;
        const product = was.product ?? (bytesBefore && readable(was.row, bytesBefore));
        if (product && isChangeAnnounced(product, parseProduct(row, decode(bytes))))
          changed.push({ id, name: row.name });
      }
    },
    told: (): AnnouncedChanges => ({
      added: named([...after.values()].filter(({ id }) => !before.has(id))),
      changed,
      withdrawn: named([...before.values()].map(({ row }) => row).filter(({ id }) => !after.has(id))),
    }),
  };
}

/** Undefined for one that was damaged on this device: what it said is not known. */
function readable(row: ListedProduct, bytes: Bytes): Product | undefined {
  try {
    return parseProduct(row, decode(bytes));
  } catch {
    return undefined;
  }
}

const decode = (bytes: Bytes) => new TextDecoder().decode(bytes);

const named = (rows: readonly ListedProduct[]): NamedProduct[] => rows.map(({ id, name }) => ({ id, name }));

const isEqual = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
