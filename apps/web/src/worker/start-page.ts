import { matchPrecache } from 'workbox-precaching';
import { rememberedStartScreen, type StartScreen } from '#platform/start-screen.ts';

const ROOT = /<div id="root"[\s\S]*?<!--\/root-->/;
const TITLE = /<title>.*?<\/title>/;
/** They describe the bytes as they were sent, not the page as it is put together here. */
const HEADERS_OF_THE_BYTES = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** The app's page with the first screen that fits the answers given so far; undefined when it is not held. */
export async function startPage(pathname: string): Promise<Response | undefined> {
  const page = await matchPrecache('/index.html');
  const file = pieceFor(await rememberedStartScreen(), pathname);
  // The gate is in the page already.
  if (!page || !file) return page;
  const piece = await matchPrecache(file);
  if (!piece) return page;
  const root = await piece.text();
  const html = (await page.text())
    .replace(ROOT, () => `${root}<!--/root-->`)
    .replace(TITLE, '<title>Dietetic App</title>');
  const headers = new Headers(page.headers);
  for (const name of HEADERS_OF_THE_BYTES) headers.delete(name);
  return new Response(html, { headers });
}

function pieceFor(screen: StartScreen, pathname: string): string | undefined {
  if (screen === 'gate') return undefined;
  if (screen === 'onboarding' || screen === 'country') return `/start/${screen}.html`;
  return pathname === '/' ? `/start/home-${screen}.html` : `/start/frame-${screen}.html`;
}
