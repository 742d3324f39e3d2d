import { wrap } from 'comlink';
import { trustedScriptUrl } from '../platform/trusted-script-url.ts';
import type { SyncResult } from './sync-result.ts';

type ProductSync = { run(): SyncResult; live(lock: string): void };

/** Runs one update in a worker of its own, which ends with it. Never rejects. */
export async function synchronise(): Promise<SyncResult> {
  let worker: Worker | undefined;
  try {
    const { default: workerUrl } = await import('../worker/product-sync.ts?worker&url');
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'product-sync' });
    const sync = wrap<ProductSync>(worker);
    const isGone = endOf(sync.live);
    return await Promise.race([sync.run(), failureOf(worker), isGone]);
  } catch (cause) {
    return { status: 'failed', reason: 'refused', detail: `The update stopped: ${String(cause)}` };
  } finally {
    worker?.terminate();
  }
}

/**
 * A browser that needs the memory ends a worker without a word, and the update would be waited for for ever. Never
 * settles while the worker lives, nor in a browser without locks.
 */
function endOf(live: (lock: string) => Promise<void>): Promise<SyncResult> {
  return new Promise((resolve) => {
    if (!navigator.locks) return;
    const lock = `product-sync-${crypto.randomUUID()}`;
    const stopped: SyncResult = {
      status: 'failed',
      reason: 'stopped',
      detail: 'The worker of the update ended',
    };
    live(lock)
      .then(() => navigator.locks.request(lock, () => resolve(stopped)))
      .catch(() => undefined); // Locks are blocked with storage.
  });
}

/** A worker whose script fails to load reports it by an event only. */
function failureOf(worker: Worker): Promise<SyncResult> {
  return new Promise((resolve) => {
    worker.addEventListener('error', () =>
      resolve({ status: 'failed', reason: 'unreachable', detail: 'The update could not be started' }),
    );
  });
}
