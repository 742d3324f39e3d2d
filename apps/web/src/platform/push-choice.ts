import type { PushTag } from '@dietetic/contract';

/**
 * What the visitor wants to hear of, left where the worker finds it: the browser may replace a subscription
 * while no page is open, and the worker must then tell the server the same choice.
 */
export type PushChoice = { tags: Record<PushTag, boolean>; country: 'uk' | 'roi' };

const PUSH_CHOICE_CACHE = 'push-choice';
const ENTRY = '/push-choice';

export async function rememberPushChoice(choice: PushChoice | undefined): Promise<void> {
  try {
    const cache = await caches.open(PUSH_CHOICE_CACHE);
    if (choice) await cache.put(ENTRY, Response.json(choice));
    else await cache.delete(ENTRY);
  } catch {
    // No cache storage: the page tells the server again at the next start.
  }
}

export async function rememberedPushChoice(): Promise<PushChoice | undefined> {
  try {
    const entry = await caches.match(ENTRY, { cacheName: PUSH_CHOICE_CACHE });
    const choice: unknown = await entry?.json();
    return isPushChoice(choice) ? choice : undefined;
  } catch {
    // Blocked, or not what this version writes: nothing is known.
    return undefined;
  }
}

function isPushChoice(value: unknown): value is PushChoice {
  if (typeof value !== 'object' || value === null || !('tags' in value) || !('country' in value))
    return false;
  const { tags, country } = value;
  if (country !== 'uk' && country !== 'roi') return false;
  if (typeof tags !== 'object' || tags === null) return false;
  return ['adults', 'paediatrics', 'metabolics'].every((tag) => typeof Reflect.get(tags, tag) === 'boolean');
}
