import { wrap } from 'comlink';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import type { SyncResult } from './sync-result.ts';

type ProductSync = { run(): SyncResult };

/** Runs one update in a worker of its own, which ends with it. Never rejects. */
export async function synchronise(): Promise<SyncResult> {
  let worker: Worker | undefined;
  try {
    const { default: workerUrl } = await import('../../worker/product-sync.ts?worker&url');
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'product-sync' });
    const failure = failureOf(worker);
    return await Promise.race([wrap<ProductSync>(worker).run(), failure]);
  } catch (cause) {
    return { status: 'failed', reason: 'refused', log: [`The update stopped: ${String(cause)}`] };
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
