import type { Locator, Page } from '@playwright/test';

/** Counts the clicks and keys of a person with a mouse and a keyboard. */
export class InputCounter {
  readonly page: Page;
  presses = 0;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** A letter or a digit is one key each. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Keys that modify another, such as Shift and Control, count with it. */
  async key(name: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      this.keys += 1;
      await this.page.keyboard.press(name);
    }
  }

  /** Down from row to row as often as needed. */
  async arrowTo(what: Locator, most = 20): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.key('ArrowDown');
    }
    throw new Error(`Not reached with ${most} arrows: ${what}`);
  }

  summary(job: string): string {
    return `${job}: ${this.presses} presses, ${this.keys} keys`;
  }
}
