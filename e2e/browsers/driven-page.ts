import { type Pace, whileSlow } from '../support/slow-process.ts';

/** What can be pressed or typed into, found by its kind and the name that can be read. */
export type Target = { kind: 'button' | 'link' | 'radio' | 'box'; name: string };

/** The few things a browser must be able to do for these tests; `webkit.ts` and `firefox.ts` say how. */
export type BrowserDriver = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, awaits it, and returns its result. It may use nothing from its surroundings. */
  run: <Result, Args extends unknown[]>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the element with the browser's own pointer. */
  press: (wanted: Target) => Promise<void>;
  /** Types with the browser's own keyboard, so many milliseconds apart, into what has the focus. */
  type: (text: string, pauseMs: number) => Promise<void>;
  /** How many sheets of A4 the page takes; only where the browser can print. */
  sheets?: () => Promise<number>;
  /** Errors and warnings of the console so far, and uncaught errors. */
  problems: () => Promise<readonly string[]>;
  /** What works out and draws its pages. */
  pageProcesses: () => readonly number[];
  close: () => Promise<void>;
};

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/** A page in a browser, used as a person would: press, type, read. */
export class DrivenPage {
  readonly driver: BrowserDriver;

  constructor(driver: BrowserDriver) {
    this.driver = driver;
  }

  /** Waits until it is on the screen and no longer moves, then presses it. The name is a regular expression. */
  async press(kind: Target['kind'], name: string): Promise<void> {
    const wanted = { kind, name };
    await this.until(`a ${kind} named ${name}`, () => this.driver.run(isAtRest, wanted));
    await this.driver.press(wanted);
  }

  /** Puts the focus on a box with all its text selected: the next key takes its place. */
  async select(name: string): Promise<void> {
    const wanted: Target = { kind: 'box', name };
    await this.until(`a box named ${name}`, () => this.driver.run(isThere, wanted));
    await this.driver.run(selectAll, wanted);
  }

  async typeInto(name: string, text: string, pauseMs = 0): Promise<void> {
    await this.select(name);
    await this.driver.type(text, pauseMs);
  }

  /** Types each text in place of the one before; returns what the box showed after each, once rendered. */
  async typeEach(name: string, texts: readonly string[], pauseMs: number): Promise<string[]> {
    const shown: string[] = [];
    await this.select(name);
    for (const text of texts) {
      await this.driver.type(text, pauseMs);
      shown.push(await this.driver.run(readAndSelect, { kind: 'box', name }));
    }
    return shown;
  }

  async sees(text: RegExp): Promise<void> {
    await this.until(`the text ${text}`, async () => text.test(await this.text()));
  }

  /** All text on the screen, with plain spaces. */
  async text(): Promise<string> {
    return (await this.driver.run(() => document.body.innerText)).replaceAll(/[\u00a0\u202f\s]+/g, ' ');
  }

  /** Does the task on a device that is slower by so much. */
  slow(pace: Pace, task: () => Promise<void>): Promise<void> {
    return whileSlow(this.driver.pageProcesses(), pace, task);
  }

  private async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`Not seen: ${what}. On the screen: ${await this.text()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

/** Runs in the page: the element that is wanted, in the topmost dialog where one is open. */
export function found({ kind, name }: Target): HTMLElement | null {
  const kinds = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type=radio]',
    box: 'input[type=text], textarea',
  };
  const dialogs = document.querySelectorAll('dialog[open]');
  const area = dialogs[dialogs.length - 1] ?? document;
  // What runs in the page can use nothing from outside itself.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const words = labels?.length
      ? Array.from(labels, (label) => label.textContent).join(' ')
      : element.textContent;
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    return (element.getAttribute('aria-label') ?? labelledBy ?? words ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  for (const element of area.querySelectorAll<HTMLInputElement>(kinds[kind])) {
    if (element.closest('[inert]') || element.getClientRects().length === 0) continue;
    if (!new RegExp(name).test(nameOf(element))) continue;
    // The visible part of a radio is its label.
    return kind === 'radio' ? (element.labels?.[0] ?? element) : element;
  }
  return null;
}

/** A function of these tests as text that runs in the page with `found` beside it. */
export const inPage = (task: string): string =>
  `const found = ${String(found)}; return (${task})(...arguments);`;

const isThere = (wanted: Target): boolean => found(wanted) !== null;

/** What a key began may still move what is to be pressed. */
async function isAtRest(wanted: Target): Promise<boolean> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const frame = () => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const place = () => {
    const box = found(wanted)?.getBoundingClientRect();
    return box && `${box.x} ${box.y} ${box.width} ${box.height}`;
  };
  const before = place();
  for (let frames = 0; frames < 6; frames += 1) {
    await frame();
    if (before === undefined || place() !== before) return false;
  }
  return true;
}

function selectAll(wanted: Target): void {
  const box = found(wanted) as HTMLInputElement;
  box.focus();
  box.select();
}

/** After two frames everything that follows from the last key has been rendered. */
async function readAndSelect(wanted: Target): Promise<string> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const frame = () => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await frame();
  await frame();
  const box = found(wanted) as HTMLInputElement;
  box.select();
  return box.value;
}
