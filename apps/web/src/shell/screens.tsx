import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { startCatalogue } from '#session/catalogue.ts';
import { createAppRouter } from '#routes/router.tsx';
import { Frame } from './frame.tsx';

/**
 * The app behind the questions: router, frame and start page, in a file of their own. A first visitor reads and
 * answers the questions without it; it is fetched when the first one is answered.
 */
export function Screens() {
  // Made here and not before, so that the router starts at the address the visitor has by then.
  const [router] = useState(() => {
    if (prepared) return prepared;
    const made = createAppRouter({ frame: Frame });
    // The screen's own file is requested while the frame is still being rendered.
    void made.load();
    return made;
  });
  return <RouterProvider router={router} />;
}

let prepared: ReturnType<typeof createAppRouter> | undefined;

/** Has the screen at this address, and the products, ready to be rendered at one go. */
export async function prepareScreens(): Promise<void> {
  prepared = createAppRouter({ frame: Frame });
  await Promise.all([prepared.load(), startCatalogue()]);
}
