/**
 * Whether the server can be reached. The browser's own word is only trusted when it says "offline":
 * `navigator.onLine` stays true behind a dead router, so a request that got no answer counts more.
 */
type Listener = (isReachable: boolean) => void;
const listeners = new Set<Listener>();

export function onReachability(listener: Listener): void {
  listeners.add(listener);
}

export function reportReachable(isReachable: boolean): void {
  for (const listener of listeners) listener(isReachable);
}

/** On what the worker answers from its own copy. */
export const KEPT_ON_DEVICE = 'x-kept-on-device';

/** Like `fetch`; also reports whether the server was reachable. */
export async function fetchAndReport(input: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    reportReachable(!response.headers.has(KEPT_ON_DEVICE));
    return response;
  } catch (cause) {
    // An abort is our own doing and says nothing about the network.
    if (!init?.signal?.aborted) reportReachable(false);
    throw cause;
  }
}
