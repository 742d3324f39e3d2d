import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

export type AppContext = {
  /** Header, banners and navigation, which stand round every screen. */
  frame: ComponentType<{ children: ReactNode }>;
};

export const rootRoute = createRootRouteWithContext<AppContext>()({ component: Root });

function Root() {
  const { frame: Frame } = rootRoute.useRouteContext();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
