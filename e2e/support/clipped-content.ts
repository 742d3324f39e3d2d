import type { Page } from '@playwright/test';

/** The number of frames in which a window must have taken its new size. */
const FRAMES = 40;

/**
 * What a reader could not see: content beyond the right edge, cut off by its box, outside of it, or overlapping its
 * neighbour. A window that has just been resized gets some frames for layout.
 */
export async function clippedContent(page: Page, where: string): Promise<string[]> {
  let found = await page.evaluate(problemsOnScreen);
  for (let frame = 1; frame < FRAMES && found.length > 0; frame += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    found = await page.evaluate(problemsOnScreen);
  }
  return found.map((problem) => `${where}: ${problem}`);
}

/** Runs in the page. */
function problemsOnScreen(): string[] {
  type Window = Record<'left' | 'top' | 'right' | 'bottom', number> & { layer: Element };
  type Line = Window & { gap: number; text: string };
  const problems: string[] = [];
  const lines: Line[] = [];
  const windows = new Map<Element, Window>();
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) problems.push(`the page scrolls ${over} px sideways`);
  const { scrollHeight, clientHeight, offsetHeight } = document.documentElement;
  const empty = scrollHeight - Math.max(clientHeight, offsetHeight);
  if (empty > 0) problems.push(`the page goes on ${empty} px under its end`);
  // What is behind a dialog is checked when none is open.
  const dialogs = document.querySelectorAll('dialog:modal');
  const elements = document.createTreeWalker(
    dialogs[dialogs.length - 1] ?? document.body,
    NodeFilter.SHOW_ELEMENT,
    // Not drawn, or for screen readers only, with everything in it.
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
    // Search text may be longer than its box, as anywhere; a number may not.
    const isNumber = element instanceof HTMLInputElement && element.inputMode === 'decimal';
    const clips = isNumber || (!(element instanceof HTMLInputElement) && /hidden|clip/.test(overflowX));
    // A drawing's own scale leaves space for its last figure in the next cell.
    const isBeforeAnother =
      element.matches('td:not([aria-hidden]), dd') && element.nextElementSibling?.textContent.trim();
    const isPressed =
      element.matches('button, a, label > span') &&
      element.innerText.trim() !== '' &&
      getComputedStyle(element).display !== 'inline';
    const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}"`;
    if (box.right > innerWidth + 0.5) problems.push(`${name} ends at ${Math.round(box.right)} px`);
    if (clips && element.scrollWidth > element.clientWidth + 1) problems.push(`${name} is cut off`);
    if (isBeforeAnother && element.scrollWidth > element.clientWidth + 1)
      problems.push(`${name} runs ${element.scrollWidth - element.clientWidth} px into what is beside it`);
    if (isPressed && !clips && element.scrollWidth > element.clientWidth + 1)
      problems.push(`${name} leaves its box by ${element.scrollWidth - element.clientWidth} px`);
    noteLines(element);
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      // On one line, as high as its letters, and with no gap between them.
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (one.layer === other.layer && high > least * 0.45 && wide > -Math.min(one.gap, other.gap))
        problems.push(`"${one.text}" and "${other.text}" run together`);
    }
  return problems;

  /** The lines of the element's own text, as far as its scrolling parents show them. */
  function noteLines(element: HTMLElement): void {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    // Skipped content has no position until it comes near.
    if (texts.length === 0 || !element.checkVisibility({ contentVisibilityAuto: true })) return;
    const { layer, ...seen } = windowOf(element);
    // Figures of a drawing are positioned by percent; there must be a gap of one word between them.
    const gap = getComputedStyle(element).position === 'absolute' ? 3 : -1;
    for (const node of texts) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, seen.left);
        const top = Math.max(line.top, seen.top);
        const right = Math.min(line.right, seen.right);
        const bottom = Math.min(line.bottom, seen.bottom);
        if (right - left <= 1 || bottom - top <= 4) continue;
        lines.push({
          left,
          top,
          right,
          bottom,
          layer,
          gap,
          text: (node.nodeValue ?? '').trim().slice(0, 30),
        });
      }
    }
  }

  /** The visible part of an element's content, and what it lies on. */
  function windowOf(element: Element): Window {
    const known = windows.get(element);
    if (known !== undefined) return known;
    const around: Window =
      element.parentElement === null
        ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity, layer: element }
        : { ...windowOf(element.parentElement) };
    const { position, overflowX, overflowY } = getComputedStyle(element);
    // What lies over the page hides it on purpose.
    if (/sticky|fixed/.test(position)) around.layer = element;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = element.getBoundingClientRect();
      around.left = Math.max(around.left, box.left);
      around.top = Math.max(around.top, box.top);
      around.right = Math.min(around.right, box.right);
      around.bottom = Math.min(around.bottom, box.bottom);
    }
    windows.set(element, around);
    return around;
  }
}
