import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CARD_IDS, type CardId } from '#regimen/cards/card-ids.ts';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { preloadSheet, RegimenSteps } from './regimen-steps.tsx';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

const regimenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/regimen',
  // No screen of the regimen without what keeps it and watches over it; fetched together with the screen.
  loader: () => import('#session/keep-regimen.ts').then(({ keepRegimen }) => keepRegimen()),
});

const landingRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#regimen/landing/landing-screen.tsx')),
});

/** Has no address of its own: the steps that stand side by side where there is room. */
const stepsRoute = createRoute({
  getParentRoute: () => regimenRoute,
  id: 'steps',
  loader: preloadSheet,
  component: RegimenSteps,
});

const patientRoute = createRoute({
  getParentRoute: () => stepsRoute,
  path: '/enter-patient-details',
  component: lazyRouteComponent(() => import('#regimen/patient/patient-screen.tsx')),
});

const energyRoute = createRoute({
  getParentRoute: () => stepsRoute,
  path: '/energy-calculations',
  component: lazyRouteComponent(() => import('#regimen/energy/energy-screen.tsx')),
});

const proteinFluidRoute = createRoute({
  getParentRoute: () => stepsRoute,
  path: '/edit-protein-fluid-calculators',
  component: lazyRouteComponent(() => import('#regimen/protein-fluid/protein-fluid-screen.tsx')),
});

/** A former screen: links to it lead to its first choice. */
const intermittentRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/intermittent',
  beforeLoad: () => {
    throw redirect({ to: '/regimen/energy-calculations', replace: true });
  },
});

const productsStepRoute = createRoute({
  getParentRoute: () => stepsRoute,
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
    () => import('#compendium/compare/compare-screen.tsx'),
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
  component: lazyRouteComponent(() => import('#regimen/report/report-screen.tsx')),
});

const feedPlanRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/feed-plan',
  component: lazyRouteComponent(() => import('#regimen/feed-plan/feed-plan-screen.tsx')),
});

const recipeRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/recipe',
  component: lazyRouteComponent(() => import('#regimen/recipe/recipe-screen.tsx')),
});

const cardsRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/cards',
  validateSearch: ({ card }: Record<string, unknown>): { card?: CardId } => {
    const known = CARD_IDS.find((id) => id === card);
    return known === undefined ? {} : { card: known };
  },
  component: screenWithProps(
    () => import('#regimen/cards/cards-screen.tsx'),
    (): { card: CardId | undefined } => ({ card: cardsRoute.useSearch().card }),
  ),
});

export const regimenRoutes = regimenRoute.addChildren([
  landingRoute,
  stepsRoute.addChildren([patientRoute, energyRoute, proteinFluidRoute, productsStepRoute]),
  intermittentRoute,
  productRoute,
  compareNothingRoute,
  compareRoute,
  feedPlanRoute,
  recipeRoute,
  cardsRoute,
  reportRoute,
]);
