import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { now } from '#platform/clock.ts';
import type { ListDrawing } from '#platform/product-store/database.ts';
import { isStaleAt } from '#platform/product-store/freshness.ts';
import { isAsDrawnNow, keepListDrawing, readListDrawing } from '#platform/product-store/list-drawing.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { createAppRouter } from '#routes/router.tsx';
import { useCatalogueStore } from '#state/catalogue.ts';
import { useComparison } from '#state/comparison.ts';
import { keptListFilters } from '#state/list-filters.ts';
import { OutOfSight } from '#state/out-of-sight.ts';
import { readSearchTerm } from '#state/search-term.ts';
import { useSession } from '#state/session.ts';

type DrawnFrom = Omit<ListDrawing, 'markup'>;

/**
 * Keeps the list of products as the next start will draw it first, for that start to show until the app has drawn
 * it again (decision 032). It is drawn out of sight, whenever there is nothing else to do and what is kept shows
 * other products or another country.
 */
export function keepListDrawn(): void {
  let done: DrawnFrom | undefined;
  let isAsked = false;
  let turn = Promise.resolve();
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      turn = turn.then(look).catch(() => undefined);
    });
  };
  const look = async () => {
    const from = drawnFromNow();
    if (!from || isSame(from, done)) return;
    if ((await isKept(from)) || (await keepAsDrawn(from))) done = from;
  };
  for (const store of [useCatalogueStore, useSession, useComparison]) store.subscribe(ask);
  ask();
}

/** What the list would be drawn from; undefined while it cannot be, or only with the choices of this visit. */
function drawnFromNow(): DrawnFrom | undefined {
  // The page names the script of its version; while the app is being developed it does not.
  const version = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
  const { status, isSyncing, contentHash, lastUpdated } = useCatalogueStore.getState();
  const { country } = useSession.getState();
  if (!version || status !== 'ready' || isSyncing || !contentHash || !lastUpdated || !country)
    return undefined;
  if (isStaleAt(lastUpdated, now()) || isSomethingChosen()) return undefined;
  return { contentHash, country, version, productsUpdated: lastUpdated };
}

const isSomethingChosen = () =>
  readSearchTerm() !== '' ||
  useComparison.getState().ids.length > 0 ||
  Object.keys(keptListFilters()).length > 0;

async function isKept({ version, country }: DrawnFrom): Promise<boolean> {
  const kept = await readListDrawing();
  return kept !== undefined && isAsDrawnNow(kept, version, country, now());
}

/** False when something came, or was chosen, while it was being drawn, and may be in it or not. */
async function keepAsDrawn(from: DrawnFrom): Promise<boolean> {
  const markup = await listMarkup();
  if (!markup || !isSame(from, drawnFromNow())) return false;
  await keepListDrawing({ ...from, markup });
  return true;
}

const isSame = (one: DrawnFrom, other: DrawnFrom | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The list as its own screen draws it first, where nobody sees it; empty when that could not be fetched. */
async function listMarkup(): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  try {
    await new Promise<void>((resolve, reject) => {
      const history = createMemoryHistory({ initialEntries: ['/products'] });
      const router = createAppRouter({ history, frame: frameThatTells(resolve) });
      // A router scrolls the page to its top when it has drawn a screen: not for one that nobody sees.
      router.subscribers.clear();
      // In pieces: whoever begins to type meanwhile does not wait for it.
      const draw = () => startTransition(() => root.render(<RouterProvider router={router} />));
      router.load().then(draw, reject);
    });
    for (const element of place.querySelectorAll('[data-drawn-as]'))
      element.setAttribute('data-drawn-as', 'space');
    return place.querySelector('li') ? place.innerHTML : '';
  } finally {
    root.unmount();
  }
}

function frameThatTells(onDrawn: () => void) {
  return function Unseen({ children }: { children: ReactNode }) {
    useEffect(onDrawn, []);
    return <OutOfSight value={true}>{children}</OutOfSight>;
  };
}
