import {
  screenFilesFor,
  START_FILES,
  startPieceFor,
  type StartFiles,
  withStartPiece,
} from '@dietetic/contract';
import { matchPrecache } from 'workbox-precaching';
import { rememberedStartScreen } from '#platform/start-screen.ts';

/** They describe the bytes as they were sent, not the page as it is put together here. */
const HEADERS_OF_THE_BYTES = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** The app's page with the first screen that fits the answers given so far; undefined when it is not held. */
export async function startPage(pathname: string): Promise<Response | undefined> {
  const [page, files, screen] = await Promise.all([
    matchPrecache('/index.html'),
    matchPrecache(START_FILES),
    rememberedStartScreen(),
  ]);
  const file = startPieceFor(screen, pathname);
  // The gate is in the page already.
  if (!page || !file) return page;
  const piece = await matchPrecache(file);
  if (!piece) return page;
  const screens = ((await files?.json()) ?? {}) as StartFiles;
  const html = withStartPiece(
    await page.text(),
    await piece.text(),
    screenFilesFor(screens, screen, pathname),
  );
  const headers = new Headers(page.headers);
  for (const name of HEADERS_OF_THE_BYTES) headers.delete(name);
  return new Response(html, { headers });
}
