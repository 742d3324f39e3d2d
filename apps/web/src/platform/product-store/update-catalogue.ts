import { describeReason, type Quarantined } from '@dietetic/catalogue';
import { differenceBetween, differencesTogether } from './catalogue-difference.ts';
import { DownloadFailure, downloadCatalogue } from './download-catalogue.ts';
import type { HeldCatalogue } from './product-store.ts';
import type { SyncFailure, SyncResult } from './sync-result.ts';

export type UpdateDependencies = {
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  read: () => Promise<HeldCatalogue | undefined>;
  write: (catalogue: HeldCatalogue) => Promise<void>;
  now: () => number;
};

/**
 * Brings the products of this device up to date, or leaves them exactly as they were (decision 010):
 * everything is fetched and checked before anything is written, and it is written in one step.
 */
export async function updateCatalogue(dependencies: UpdateDependencies): Promise<SyncResult> {
  const { fetch, read, write, now } = dependencies;
  const held = await read();
  try {
    const downloaded = await downloadCatalogue(fetch, held?.contentHash);
    if (!downloaded) return { status: 'up-to-date', at: now(), productCount: held?.products.length ?? 0 };

    const { contentHash, imported } = downloaded;
    const { products, categories, quarantined, droppedWeb } = imported;
    const log = quarantined.map(leftOut);
    const heldCount = held?.products.length ?? 0;
    // Products meant for the web site only are dropped on purpose and so count as arrived.
    const statedCount = downloaded.statedCount - droppedWeb.length;
    if (isImplausiblySmall(products.length, statedCount, heldCount)) {
      return failed('implausibly-small', [`${products.length} products in place of ${heldCount}`, ...log]);
    }
    const at = now();
    const difference = differenceBetween(held?.products ?? [], products);
    // On a first visit everything is new, and nothing is news.
    const unread = held && differencesTogether(held.unread, difference);
    try {
      await write({ products, categories, contentHash, importedAt: at, unread });
    } catch {
      return failed('not-stored', log);
    }
    return { status: 'updated', at, productCount: products.length, contentHash, difference, unread, log };
  } catch (cause) {
    if (cause instanceof DownloadFailure) return failed(cause.reason, [cause.message]);
    throw cause;
  }
}

/**
 * Under half of what is held is more likely a fault than a decision, unless the server itself states a
 * total that small. No products at all is never taken over.
 */
export function isImplausiblySmall(sound: number, stated: number, held: number): boolean {
  if (held === 0) return sound === 0;
  if (sound === 0) return true;
  return sound < held / 2 && stated >= held / 2;
}

function leftOut({ id, name, reasons }: Quarantined): string {
  return `Left out: ${name || 'unnamed'} (${id || 'no id'}): ${reasons.map(describeReason).join('; ')}`;
}

function failed(reason: SyncFailure, log: readonly string[]): SyncResult {
  return { status: 'failed', reason, log };
}
