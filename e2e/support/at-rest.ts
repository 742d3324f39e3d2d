import { expect, type Locator, type Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/** Waits until the screen is at rest: measure only after it. */
export const screenAtRest = (page: Page): Promise<void> => page.evaluate(untilAtRest);

/** The position of an element, once it no longer moves. */
export async function boxAtRest(target: Locator): Promise<Box> {
  await screenAtRest(target.page());
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to see: ${target}`);
  return box;
}

/** Opens everything that is closed, including what is rendered later. */
export async function expandAll(closed: Locator): Promise<void> {
  await expect(closed).not.toHaveCount(0);
  await expect(async () => {
    while ((await closed.count()) > 0) await closed.first().click({ timeout: 1000 });
    await screenAtRest(closed.page());
    expect(await closed.count()).toBe(0);
  }).toPass();
}

/** Runs in the page: waits until no animation runs, nothing scrolls and nothing has been rendered again for some frames. */
async function untilAtRest(): Promise<void> {
  const QUIET_FRAMES = 5;
  // A page that never comes to rest is checked all the same.
  const end = performance.now() + 10_000;
  let quiet = 0;
  let place = window.scrollY;
  const watching = new MutationObserver(() => (quiet = 0));
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  while (quiet < QUIET_FRAMES && performance.now() < end) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // A page that a finger pushed keeps scrolling.
    quiet = isMoving || window.scrollY !== place ? 0 : quiet + 1;
    place = window.scrollY;
  }
  watching.disconnect();
}
