import { createRoute } from '@tanstack/react-router';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

const productsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/products' });

const listRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/',
  component: screenWithProps(
    () => import('#features/products/list/list-screen.tsx'),
    () => ({ inRegimen: false }),
  ),
});

const productRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/$id',
  component: screenWithProps(
    () => import('#features/products/product/product-screen.tsx'),
    (): ProductAddress => ({ inRegimen: false, id: productRoute.useParams().id }),
  ),
});

const compareNothingRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/compare',
  component: screenWithProps(
    () => import('#features/products/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: false, ids: [] }),
  ),
});

const compareRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: '/compare/$',
  component: screenWithProps(
    () => import('#features/products/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: false, ids: comparedIds(compareRoute.useParams()._splat) }),
  ),
});

export const productsRoutes = productsRoute.addChildren([
  listRoute,
  productRoute,
  compareNothingRoute,
  compareRoute,
]);
