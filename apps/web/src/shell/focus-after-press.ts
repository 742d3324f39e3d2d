import { focusTarget } from './focus-heading.ts';

/** A change may wait for a store or a screen's file; later the reader is somewhere else. */
const PATIENCE_MS = 5000;

/** What the keyboard reaches, but for what takes something away: a second press must not take away more. */
const CONTROLS = [
  'a[href]',
  'button:not([data-takes-away])',
  'input',
  'select',
  'textarea',
  'summary',
  '[tabindex="0"]',
].join();
const TYPED = ['input[inputmode]', 'input[type="date"]', 'select', 'textarea'].join();
const ENTRIES = [TYPED, 'input:checked', 'input'];
/** Within one of these what stands before the press is nearer than what follows outside of it. */
const WHOLES = ['section', 'form', 'fieldset', 'article', 'dialog', 'main', '[data-pane]'].join();

type Press = {
  control: Element;
  /** The control and all it stands in, the innermost first. */
  around: readonly Element[];
  before: readonly Element[];
  address: string;
  /** A finger: the focus in a box would bring up the keyboard over what was answered. */
  isTouch: boolean;
};

/**
 * A control that is gone once it was pressed takes the focus with it, and the keyboard would begin at the top of the page. The
 * focus goes on to the field that was asked about, else to what follows. What knows a better place has put it there before.
 */
export function keepFocusAfterPress(page: Document): () => void {
  let stop: (() => void) | undefined;
  const take = (event: Event) => {
    stop?.();
    const control = page.activeElement;
    if (control === null || control === page.body) return;
    stop = settleOnceGone(page, pressOf(control, event));
  };
  // A list of choices may go with its choice.
  for (const kind of ['click', 'change']) page.addEventListener(kind, take, { capture: true });
  return () => {
    stop?.();
    for (const kind of ['click', 'change']) page.removeEventListener(kind, take, { capture: true });
  };
}

function pressOf(control: Element, event: Event): Press {
  const around: Element[] = [];
  for (let at: Element | null = control; at !== null; at = at.parentElement) around.push(at);
  const all = [...control.ownerDocument.querySelectorAll(CONTROLS)];
  return {
    control,
    around,
    before: all.filter((one) => isBefore(one, control)),
    address: window.location.pathname,
    isTouch: 'pointerType' in event && event.pointerType === 'touch',
  };
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function settleOnceGone(page: Document, press: Press): () => void {
  const observer = new MutationObserver(() => {
    if (press.control.isConnected) return;
    stop();
    // What takes its place may take the focus too.
    setTimeout(() => {
      const isElsewhere = page.activeElement !== page.body || window.location.pathname !== press.address;
      if (!isElsewhere) focus(placeAfter(page, press), press.isTouch);
    });
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(page.body, { childList: true, subtree: true });
  return stop;

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
}

function focus(place: HTMLElement | undefined, isTouch: boolean): void {
  const isTyped = place?.matches(TYPED) === true;
  const taken = isTouch && isTyped ? place.closest<HTMLElement>('[data-frame]') : place;
  if (!taken) return;
  if (taken !== place) taken.tabIndex = -1;
  taken.focus();
}

function placeAfter(page: Document, { around, before }: Press): HTMLElement | undefined {
  const left = around.filter((one) => one.isConnected);
  const field = left.find((one) => one.matches('[data-frame], [data-field]'));
  const entry = field && ENTRIES.map((kind) => reachable(field, kind)[0]).find((one) => one);
  if (entry) return entry;
  for (const place of left) {
    const own = reachable(place, CONTROLS);
    const last = before.findLast((one) => place.contains(one) && one.isConnected);
    const next = own.find((one) => last === undefined || isBefore(last, one));
    if (next) return next;
    if (place.matches(WHOLES)) {
      const previous = own.at(-1);
      if (previous) return previous;
    }
    if (place.matches('main, dialog')) break;
  }
  const heading = page.querySelector<HTMLElement>('dialog[open] h2, main h1');
  return heading === null ? undefined : focusTarget(heading);
}

const reachable = (place: Element, kind: string): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(kind)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );
