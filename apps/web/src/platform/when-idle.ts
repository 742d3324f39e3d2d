/** On a busy device idle moments may never come. */
const IDLE_WITHIN_MS = 5000;

/** Runs once the page has loaded and is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback; a second after the load is idle enough.
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: IDLE_WITHIN_MS })
      : setTimeout(run, 1000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
