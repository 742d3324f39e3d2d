import type { Country } from '@dietetic/catalogue';
import { useEffect, useRef } from 'react';

/** What says how old something is may say something else at the next start: its place is kept, its words do not show. */
export const NOT_DRAWN = { 'data-drawn-as': 'itself' };

/** What the list was drawn from, as its own drawing had it: either may be another by the time the drawing is kept. */
type DrawnFrom = {
  contentHash: string | undefined;
  lastUpdated: number | undefined;
  country: Country | undefined;
};

/**
 * Keeps the screen as it is first drawn, for the next start to show until the app draws it again. Only when nothing
 * is chosen in it: a search, a filter or a comparison belongs to this visit.
 */
export function useKeptDrawing(isNothingChosen: boolean, drawnFrom: DrawnFrom): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    // The page names the script of its version; while the app is being developed it does not.
    const version = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
    const main = document.getElementById('main');
    const { contentHash, lastUpdated, country } = drawnFrom;
    if (!isNothingChosen || !version || !main || !contentHash || !lastUpdated || !country) return;
    const drawing = { markup: markupOf(main), contentHash, country, version, productsUpdated: lastUpdated };
    void import('#platform/product-store/list-drawing.ts').then(({ keepListDrawing }) =>
      keepListDrawing(drawing),
    );
  }, [isNothingChosen, drawnFrom]);
}

function markupOf(screen: HTMLElement): string {
  const copy = screen.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[data-drawn-as]'))
    element.setAttribute('data-drawn-as', 'space');
  return copy.innerHTML;
}
