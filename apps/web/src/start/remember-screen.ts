import { START_SCREEN_COOKIE, type StartScreen } from '@dietetic/contract';
import { START_SCREEN_CACHE, START_SCREEN_ENTRY } from './remembered-screen.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The page's own part of it; called whenever a question is answered. */
export async function rememberStartScreen(screen: StartScreen): Promise<void> {
  // The gate is what everyone gets who brings no word.
  const seconds = screen === 'gate' ? 0 : YEAR_SECONDS;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${START_SCREEN_COOKIE}=${screen}; path=/; max-age=${seconds}; samesite=strict${secure}`;
  try {
    const cache = await caches.open(START_SCREEN_CACHE);
    await cache.put(START_SCREEN_ENTRY, new Response(screen));
  } catch {
    // No cache storage (a private window of some browsers, a plain http address): the worker does not run there either.
  }
}
