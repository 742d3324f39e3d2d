import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { homeRoute } from './home-route.tsx';
import { productsRoutes } from './products-routes.tsx';
import { regimenRoutes } from './regimen-routes.tsx';
import { type AppContext, rootRoute } from './root-route.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { screensUnder } from './screens-under.tsx';
import { parseSearchText, writeSearchText } from './search-text.ts';
import { simRoutes } from './sim-routes.tsx';
import { standaloneRoutes, supportRoutes } from './support-routes.tsx';

const screen = screensUnder(rootRoute);

const routeTree = rootRoute.addChildren([
  homeRoute,
  screen('/login', () => import('#not-found/login-screen.tsx')),
  regimenRoutes,
  productsRoutes,
  screen('/resources', () => import('#resources/resources-screen.tsx')),
  ...standaloneRoutes,
  supportRoutes,
  simRoutes,
]);

const NotFoundScreen = lazyRouteComponent(() => import('#not-found/not-found-screen.tsx'));

/** `history` is left out in the browser and handed in where there is none. */
export function createAppRouter(options: AppContext & { history?: RouterHistory }) {
  const { history, ...context } = options;
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    // A screen's file is fetched as soon as its link is pointed at or touched.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenLoading,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    trailingSlash: 'preserve',
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    scrollRestoration: false,
  });
}

type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
