import { CURRENT, database, type Head, LIST_DRAWING, type ListDrawing, STORE } from './database.ts';
import { isStaleAt } from './freshness.ts';

/**
 * The list as it was drawn last, from the products the device holds now. Both are read in one transaction, and
 * whatever replaces the products removes the drawing in its own: a figure that an update has replaced is never
 * shown from here.
 */
export async function readListDrawing(): Promise<ListDrawing | undefined> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    const [current, kept] = await Promise.all([store.get(CURRENT), store.get(LIST_DRAWING)]);
    const drawing = kept as ListDrawing | undefined;
    return drawing?.contentHash === (current as Head | undefined)?.contentHash ? drawing : undefined;
  } catch {
    // The browser refuses its database: the list is drawn by the app alone.
    return undefined;
  }
}

/** Whether this version would draw it the same now, for the same country, and without the warning of old products. */
export const isAsDrawnNow = (
  drawing: ListDrawing,
  version: string | undefined,
  country: string,
  now: number,
): boolean =>
  drawing.version === version && drawing.country === country && !isStaleAt(drawing.productsUpdated, now);

/** Keeps a drawing, unless the products it shows are not those of the device any more. */
export async function keepListDrawing(drawing: ListDrawing): Promise<void> {
  try {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    const held = (await transaction.store.get(CURRENT)) as Head | undefined;
    if (held?.contentHash === drawing.contentHash) await transaction.store.put(drawing, LIST_DRAWING);
    await transaction.done;
  } catch {
    // Full disk or private window: the next start shows the list a moment later.
  }
}
