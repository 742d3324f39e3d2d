/**
 * Which first screen the service worker should hand out at the next start. A worker cannot read local
 * storage, so the page leaves it a word in a cache of its own. The word says nothing about who asked.
 */
export const START_SCREENS = ['gate', 'onboarding', 'country', 'uk', 'roi'] as const;
export type StartScreen = (typeof START_SCREENS)[number];

export const START_SCREEN_CACHE = 'start-screen';
const ENTRY = '/start-screen';

export async function rememberStartScreen(screen: StartScreen): Promise<void> {
  try {
    const cache = await caches.open(START_SCREEN_CACHE);
    await cache.put(ENTRY, new Response(screen));
  } catch {
    // No cache storage (a private window, a plain http address): the worker does not run there either.
  }
}

export async function rememberedStartScreen(): Promise<StartScreen> {
  const entry = await caches.match(ENTRY, { cacheName: START_SCREEN_CACHE });
  const word = await entry?.text();
  return START_SCREENS.find((screen) => screen === word) ?? 'gate';
}
