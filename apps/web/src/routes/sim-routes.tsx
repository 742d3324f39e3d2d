import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

const topicScreen = () => import('#sim/sim-topic-screen.tsx');

const simRoute = createRoute({ getParentRoute: () => rootRoute, path: '/sim' });

const landingRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#sim/sim-landing-screen.tsx')),
});

const productRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/product',
  component: screenWithProps(topicScreen, () => ({ topic: 'product' as const })),
});

const generalRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/general',
  component: screenWithProps(topicScreen, () => ({ topic: 'general' as const })),
});

const stockRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/stock',
  component: screenWithProps(topicScreen, () => ({ topic: 'stock' as const })),
});

const requestRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/request',
  component: screenWithProps(topicScreen, () => ({ topic: 'request' as const })),
});

const frequentlyReadRoute = createRoute({
  getParentRoute: () => simRoute,
  path: '/frequently-read-articles',
  component: screenWithProps(topicScreen, () => ({ topic: 'frequently-read-articles' as const })),
});

export const simRoutes = simRoute.addChildren([
  landingRoute,
  productRoute,
  generalRoute,
  stockRoute,
  requestRoute,
  frequentlyReadRoute,
]);
