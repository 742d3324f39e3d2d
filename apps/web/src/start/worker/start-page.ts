import { prerenderedPath, type StartScreen } from '@dietetic/contract';
import type { PrecacheController } from 'workbox-precaching';
import { formatLabelNumber } from '@dietetic/clinical';
import { now } from '#platform/clock.ts';
import { type RowTemplate, rowHtml, withRows } from '../first-rows/row-html.ts';
import { readFirstRows } from '../first-rows/stored-rows.ts';
import { returningPage, screenFilesFor, START_FILES, type StartFiles } from '../page.ts';
import { rememberedScreen } from '../remembered-screen.ts';

/** They describe the bytes as they were sent, not the page as it is put together here. */
const HEADERS_OF_THE_BYTES = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** The app's page with the first screen that fits the answers given so far; undefined when it is not cached. */
export async function startPageFrom(
  copy: PrecacheController,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const [page, start, screen] = await Promise.all([
    copy.matchPrecache('/index.html'),
    copy.matchPrecache(START_FILES),
    rememberedScreen(),
  ]);
  if (!page || !start || screen === 'gate') return page;
  const [text, files, list, shell] = await Promise.all([
    page.text(),
    start.json() as Promise<StartFiles>,
    isOfTheWholeList(request) ? inTime(listWithRows(copy, screen)) : undefined,
    copy.matchPrecache(`/start/${prerenderedPath(screen, pathname)}.html`).then((held) => held?.text()),
  ]);
  const headers = new Headers(page.headers);
  for (const name of HEADERS_OF_THE_BYTES) headers.delete(name);
  const html = list ?? shell;
  if (html === undefined) return new Response(text, { headers });
  const isArrived = screen === 'uk' || screen === 'roi';
  const filled = returningPage(
    text,
    { html, isComplete: list !== undefined },
    files.app,
    // Before the last question is answered no screen is needed, and the stored products are not read yet.
    isArrived ? screenFilesFor(files, pathname) : undefined,
  );
  return new Response(filled, { headers });
}

/** The prerendered list with the first rows of this device; undefined when it has none that may be shown. */
async function listWithRows(copy: PrecacheController, screen: StartScreen): Promise<string | undefined> {
  if (screen !== 'uk' && screen !== 'roi') return undefined;
  const [rows, list, template] = await Promise.all([
    readFirstRows(screen, now()),
    copy.matchPrecache(`/start/list-${screen}.html`),
    copy.matchPrecache('/start/list-row.json'),
  ]);
  if (!rows || !list || !template) return undefined;
  const row = (await template.json()) as RowTemplate;
  return withRows(
    await list.text(),
    rows.map((each) => rowHtml(row, each, formatLabelNumber)),
  );
}

/** The page may be without rows, but not wait for a browser whose database does not answer at all. */
const LONGEST_WAIT_MS = 1000;

function inTime<T>(rows: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  return Promise.race([rows, late]);
}

const PRODUCT_LIST = /^\/products\/?$/;

/** Not a list with filters in its address, nor one that is loaded again: its tab may hold a search. */
function isOfTheWholeList({ url, cache }: Request): boolean {
  const { pathname, search } = new URL(url);
  return PRODUCT_LIST.test(pathname) && search === '' && cache !== 'no-cache';
}
