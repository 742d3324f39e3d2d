import { createRoute } from '@tanstack/react-router';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { rootRoute } from './root-route.tsx';
import { screenWithProps, screensUnder } from './screens-under.tsx';

const productsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/products' });
const screen = screensUnder(productsRoute);

const productRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/$id',
  component: screenWithProps(
    () => import('#compendium/product/product-screen.tsx'),
    (): ProductAddress => ({ inRegimen: false, id: productRoute.useParams().id }),
  ),
});

const compareRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/compare/$',
  component: screenWithProps(
    () => import('#compendium/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: false, ids: comparedIds(compareRoute.useParams()._splat) }),
  ),
});

export const productsRoutes = productsRoute.addChildren([
  screen('/', () => import('#compendium/list/list-screen.tsx')),
  productRoute,
  screen(
    '/compare',
    () => import('#compendium/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: false, ids: [] }),
  ),
  compareRoute,
]);
