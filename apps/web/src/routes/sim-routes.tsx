import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { screensUnder } from './screens-under.tsx';

const topicScreen = () => import('#sim/sim-topic-screen.tsx');

const simRoute = createRoute({ getParentRoute: () => rootRoute, path: '/sim' });
const screen = screensUnder(simRoute);

export const simRoutes = simRoute.addChildren([
  screen('/', () => import('#sim/sim-landing-screen.tsx')),
  screen('/product', topicScreen, () => ({ topic: 'product' as const })),
  screen('/general', topicScreen, () => ({ topic: 'general' as const })),
  screen('/stock', topicScreen, () => ({ topic: 'stock' as const })),
  screen('/request', topicScreen, () => ({ topic: 'request' as const })),
  screen('/frequently-read-articles', topicScreen, () => ({ topic: 'frequently-read-articles' as const })),
]);
