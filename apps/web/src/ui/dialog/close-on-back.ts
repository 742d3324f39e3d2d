/**
 * Back closes the dialog that is open and leaves the page as it is. Each dialog that is open has an entry of its own
 * over the page's, its layer; one that is laid already serves the next dialog too, so that the history grows with
 * dialogs over dialogs, not with every dialog. Back to a layer closes what is open above it; where nothing is, it
 * passes over the layer, which is the same page. A dialog that asks first stays, and has its layer again. Nothing of this
 * is told to the router: all layers of a page are one place to it. That holds while no dialog changes the address of the page under it (decision 085).
 */
type Entry = { layer?: number; [key: string]: unknown };

/** False where it stays open: something in it is not saved. */
type OpenDialog = { close: () => boolean | void };
const open: OpenDialog[] = [];

/** The entry we know to be at. */
let at: Entry | null = null;
let isListening = false;

/** Until the returned function is called, Back calls `close`. */
export function closeOnBack(close: OpenDialog['close']): () => void {
  listen();
  const dialog = { close };
  open.push(dialog);
  layUpTo(open.length);
  return () => void open.splice(open.indexOf(dialog), 1);
}

function entryNow(): Entry {
  return (window.history.state ?? {}) as Entry;
}

function layUpTo(layer: number): void {
  // The router writes its own version of these over the browser's, to hear of every entry.
  const { pushState, replaceState } = History.prototype;
  const entry = entryNow();
  if (entry.layer === undefined) replaceState.call(window.history, { ...entry, layer: 0 }, '');
  for (let next = layerOf(entry) + 1; next <= layer; next += 1) {
    pushState.call(window.history, { ...entry, layer: next }, '');
  }
  at = entryNow();
}

/** One listener from the first dialog on, or from a start at an entry that a dialog has left. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  at = entryNow();
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  const from = at;
  at = (event.state ?? {}) as Entry;
  if (from === null || !isSamePage(from, at) || layerOf(from) === layerOf(at)) return;
  event.stopImmediatePropagation();
  if (layerOf(at) > layerOf(from)) return;
  const above = open.slice(layerOf(at)).toReversed();
  const staying = above.find(({ close }) => close() === false);
  if (staying !== undefined) layUpTo(open.indexOf(staying) + 1);
  if (above.length === 0) window.history.back();
}

const layerOf = ({ layer }: Entry): number => layer ?? 0;
/** The router numbers its entries. */
const isSamePage = (one: Entry, other: Entry): boolean => one['__TSR_index'] === other['__TSR_index'];

// Not where first screens are made ahead, which have no document.
if (typeof document !== 'undefined' && entryNow().layer !== undefined) listen();
