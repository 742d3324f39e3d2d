import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from '#routes/router.tsx';
import { App } from './app.tsx';
import { Frame } from './frame.tsx';

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
