import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

const regimenRoute = createRoute({ getParentRoute: () => rootRoute, path: '/regimen' });

const landingRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#features/regimen/landing/landing-screen.tsx')),
});

const patientRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/enter-patient-details',
  component: lazyRouteComponent(() => import('#features/regimen/patient/patient-screen.tsx')),
});

const energyRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/energy-calculations',
  component: lazyRouteComponent(() => import('#features/regimen/energy/energy-screen.tsx')),
});

const proteinFluidRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/edit-protein-fluid-calculators',
  component: lazyRouteComponent(() => import('#features/regimen/protein-fluid/protein-fluid-screen.tsx')),
});

const intermittentRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/intermittent',
  component: lazyRouteComponent(() => import('#features/regimen/intermittent/intermittent-screen.tsx')),
});

const productsStepRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/products',
  component: lazyRouteComponent(() => import('#routes/regimen-products-page.tsx')),
});

const productRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/products/$id',
  component: screenWithProps(
    () => import('#routes/regimen-product-page.tsx'),
    (): Pick<ProductAddress, 'id'> => ({ id: productRoute.useParams().id }),
  ),
});

const compareNothingRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/products/compare',
  component: screenWithProps(
    () => import('#features/products/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: true, ids: [] }),
  ),
});

const compareRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/products/compare/$',
  component: screenWithProps(
    () => import('#routes/regimen-compare-page.tsx'),
    (): Pick<ComparisonAddress, 'ids'> => ({ ids: comparedIds(compareRoute.useParams()._splat) }),
  ),
});

const reportRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/report',
  component: lazyRouteComponent(() => import('#features/regimen/report/report-screen.tsx')),
});

export const regimenRoutes = regimenRoute.addChildren([
  landingRoute,
  patientRoute,
  energyRoute,
  proteinFluidRoute,
  intermittentRoute,
  productsStepRoute,
  productRoute,
  compareNothingRoute,
  compareRoute,
  reportRoute,
]);
