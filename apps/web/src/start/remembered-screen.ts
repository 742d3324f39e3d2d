import { type StartScreen, startScreenOf } from '@dietetic/contract';

/**
 * Which first screen is shown at the next start. Neither the service worker nor the server can read
 * local storage, so the page leaves each of them a word: a cache of its own for the one, a cookie for the
 * other, which sends the page while no worker runs. The word says nothing about who asked.
 */
export const START_SCREEN_CACHE = 'start-screen';
export const START_SCREEN_ENTRY = '/start-screen';
export async function rememberedScreen(): Promise<StartScreen> {
  const entry = await caches.match(START_SCREEN_ENTRY, { cacheName: START_SCREEN_CACHE });
  return startScreenOf(await entry?.text());
}
