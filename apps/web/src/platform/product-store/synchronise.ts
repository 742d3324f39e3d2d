import type { Category, Product } from '@dietetic/catalogue';
import { proxy, wrap } from 'comlink';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import { addPart } from './catalogue-parts.ts';
import type { SyncResult } from './sync-result.ts';

/** What the update has stored; undefined where it is to be read from the store. */
type Stored = { products: Product[]; categories: Category[] } | undefined;

type ProductSync = { run(takePart: (part: string) => void): SyncResult };

/** Runs one update in a worker of its own, which ends with it. Never rejects. */
export async function synchronise(): Promise<{ result: SyncResult; stored: Stored }> {
  let worker: Worker | undefined;
  try {
    const { default: workerUrl } = await import('../../worker/product-sync.ts?worker&url');
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'product-sync' });
    const failure = failureOf(worker);
    const taken = { products: [], categories: [] };
    let isWhole = true;
    // The very texts that are being stored, each in a task of its own, while the worker goes on.
    const takePart = (part: string) => {
      isWhole &&= addPart(taken, part);
    };
    const result = await Promise.race([wrap<ProductSync>(worker).run(proxy(takePart)), failure]);
    return { result, stored: result.status === 'updated' && isWhole ? taken : undefined };
  } catch (cause) {
    const log = [`The update stopped: ${String(cause)}`];
    return { result: { status: 'failed', reason: 'refused', log }, stored: undefined };
  } finally {
    worker?.terminate();
  }
}

/** A worker whose file cannot be had says so by an event only. */
function failureOf(worker: Worker): Promise<SyncResult> {
  return new Promise((resolve) => {
    worker.addEventListener('error', () =>
      resolve({ status: 'failed', reason: 'unreachable', log: ['The update could not be started'] }),
    );
  });
}
