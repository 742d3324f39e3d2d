import type { AnyProduct } from '@dietetic/catalogue';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from '#routes/router.tsx';
import { useCatalogueStore } from '#session/catalogue.ts';
import { App } from '#shell/app.tsx';
import { Frame } from '#shell/frame.tsx';
import { PLACEHOLDER } from './row-template.tsx';

/**
 * Renders a first screen for the page itself; called by the build, once for each answer a device may have
 * stored. A `frame` is the header and the navigation round an empty place, for addresses whose screen comes later.
 */
export async function renderFirstScreen(screen: { kind: string; path: string }): Promise<string> {
  const isFrame = screen.kind === 'frame';
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [isFrame ? '/login' : screen.path] }),
    frame: isFrame ? EmptyFrame : Frame,
  });
  await router.load();
  return renderToString(<App screens={() => <RouterProvider router={router} />} />);
}

function EmptyFrame() {
  return <Frame>{null}</Frame>;
}

/**
 * Renders the list of products with a single placeholder for a product: the row is then cut out by the build, which
 * makes of it the template of the rows that the device fills in.
 */
export function renderList(products: readonly AnyProduct[] = [PLACEHOLDER]): Promise<string> {
  // Outside a browser a store is read as it was at its beginning.
  Object.assign(useCatalogueStore.getInitialState(), { status: 'ready', allProducts: products });
  return renderFirstScreen({ kind: 'list', path: '/products' });
}

export { rowTemplate } from './row-template.tsx';
