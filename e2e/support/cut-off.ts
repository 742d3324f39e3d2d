import type { Page } from '@playwright/test';

/** In how many frames a window must have taken its new size. */
const FRAMES = 120;

/**
 * What a reader could not see: content beyond the right edge, cut off by the box it stands in, or written over what
 * stands beside it. A window that has just changed its size is given some frames to be laid out again.
 */
export async function cutOff(page: Page, where: string): Promise<string[]> {
  let found = await page.evaluate(problemsOnScreen);
  for (let frame = 1; frame < FRAMES && found.length > 0; frame += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    found = await page.evaluate(problemsOnScreen);
  }
  return found.map((problem) => `${where}: ${problem}`);
}

/** Runs in the page. */
function problemsOnScreen(): string[] {
  const problems: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) problems.push(`the page scrolls ${over} px sideways`);
  // What lies behind a dialog is looked at when none is open.
  const dialogs = document.querySelectorAll('dialog:modal');
  const elements = document.createTreeWalker(
    dialogs[dialogs.length - 1] ?? document.body,
    NodeFilter.SHOW_ELEMENT,
    // Not drawn, or for screen readers only: with all that is in it.
    (node) => {
      const { display, clipPath } = getComputedStyle(node as Element);
      return display === 'none' || clipPath !== 'none' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    },
  );
  while (elements.nextNode()) {
    const element = elements.currentNode as HTMLElement;
    const { overflowX } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || box.height <= 1) continue;
    // A search may be longer than its box, as anywhere; a number may not.
    const isNumber = element instanceof HTMLInputElement && element.inputMode === 'decimal';
    const clips = isNumber || (!(element instanceof HTMLInputElement) && /hidden|clip/.test(overflowX));
    // A drawing's own scale leaves room for its last figure in the next cell.
    const isBeforeAnother =
      element.matches('td:not([aria-hidden]), dd') && element.nextElementSibling?.textContent.trim();
    const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}"`;
    if (box.right > innerWidth + 0.5) problems.push(`${name} ends at ${Math.round(box.right)} px`);
    if (clips && element.scrollWidth > element.clientWidth + 1) problems.push(`${name} is cut off`);
    if (isBeforeAnother && element.scrollWidth > element.clientWidth + 1)
      problems.push(`${name} runs ${element.scrollWidth - element.clientWidth} px into what is beside it`);
  }
  return problems;
}
