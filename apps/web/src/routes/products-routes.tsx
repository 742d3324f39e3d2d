import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

const productsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/products' });

const listRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#compendium/list/list-screen.tsx')),
});

const productRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/$id',
  component: screenWithProps(
    () => import('#compendium/product/product-screen.tsx'),
    (): ProductAddress => ({ inRegimen: false, id: productRoute.useParams().id }),
  ),
});

const compareNothingRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/compare',
  component: screenWithProps(
    () => import('#compendium/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: false, ids: [] }),
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
  listRoute,
  productRoute,
  compareNothingRoute,
  compareRoute,
]);
