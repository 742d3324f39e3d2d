import {
  entryOf,
  screenFilesFor,
  START_FILES,
  startPieceFor,
  type StartFiles,
  withDrawing,
  withStartPiece,
} from '@dietetic/contract';
import { matchPrecache } from 'workbox-precaching';
import { now } from '#platform/clock.ts';
import { isAsDrawnNow, readListDrawing } from '#platform/product-store/list-drawing.ts';
import { rememberedStartScreen } from '#platform/start-screen.ts';

/** They describe the bytes as they were sent, not the page as it is put together here. */
const HEADERS_OF_THE_BYTES = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** The app's page with the first screen that fits the answers given so far; undefined when it is not held. */
export async function startPage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const [page, files, screen, drawing] = await Promise.all([
    matchPrecache('/index.html'),
    matchPrecache(START_FILES),
    rememberedStartScreen(),
    isOfTheWholeList(request) ? inTime(readListDrawing()) : undefined,
  ]);
  const file = startPieceFor(screen, pathname);
  // The gate is in the page already.
  if (!page || !file) return page;
  const piece = await matchPrecache(file);
  if (!piece) return page;
  const [text, frame] = await Promise.all([page.text(), piece.text()]);
  const screens = ((await files?.json()) ?? {}) as StartFiles;
  const html = withStartPiece(
    text,
    drawing && isAsDrawnNow(drawing, entryOf(text), screen, now())
      ? withDrawing(frame, drawing.markup)
      : frame,
    screenFilesFor(screens, screen, pathname),
  );
  const headers = new Headers(page.headers);
  for (const name of HEADERS_OF_THE_BYTES) headers.delete(name);
  return new Response(html, { headers });
}

/** The page may be without the drawing, but not wait for a browser whose database does not answer at all. */
const LONGEST_WAIT_MS = 1000;

function inTime<T>(drawing: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  return Promise.race([drawing, late]);
}

const PRODUCT_LIST = /^\/products\/?$/;

/** Not a list with filters in its address, nor one that is loaded again: its tab may hold a search. */
function isOfTheWholeList({ url, cache }: Request): boolean {
  const { pathname, search } = new URL(url);
  return PRODUCT_LIST.test(pathname) && search === '' && cache !== 'no-cache';
}
