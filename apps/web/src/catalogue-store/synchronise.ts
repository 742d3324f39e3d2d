import { trustedScriptUrl } from '../platform/trusted-script-url.ts';
import { WORKER_STARTED, failedSync, type SyncResult } from './sync-result.ts';

/** Runs one update in a worker of its own, which ends with it. Never rejects. */
export async function synchronise(): Promise<SyncResult> {
  let worker: Worker | undefined;
  try {
    const { default: workerUrl } = await import('../worker/product-sync.ts?worker&url');
    const name = `product-sync-${crypto.randomUUID()}`;
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name });
    return await Promise.race([resultOf(worker, name), failureOf(worker)]);
  } catch (cause) {
    return failedSync(cause);
  } finally {
    worker?.terminate();
  }
}

/**
 * What the update came to. A browser that needs the memory ends a worker without a word, and it would be waited for for
 * ever: the lock that the worker holds while it lives, in a browser that has locks, is then free.
 */
function resultOf(worker: Worker, name: string): Promise<SyncResult> {
  const stopped: SyncResult = {
    status: 'failed',
    reason: 'stopped',
    detail: 'The worker of the update ended',
  };
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SyncResult | typeof WORKER_STARTED>) => {
      if (data === WORKER_STARTED) void navigator.locks.request(name, () => resolve(stopped));
      else resolve(data);
    });
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
