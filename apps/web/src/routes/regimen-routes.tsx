import { createRoute, redirect } from '@tanstack/react-router';
import { CARD_IDS, type CardId } from '#regimen/cards/card-ids.ts';
import { type ComparisonAddress, comparedIds, type ProductAddress } from './product-address.ts';
import { preloadSheet, RegimenSteps } from './regimen-steps.tsx';
import { rootRoute } from './root-route.tsx';
import { screenWithProps, screensUnder } from './screens-under.tsx';

const regimenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/regimen',
  // No screen of the regimen without what keeps it and watches over it; fetched together with the screen.
  loader: () => import('#session/keep-regimen.ts').then(({ startKeepingRegimen }) => startKeepingRegimen()),
});

const screen = screensUnder(regimenRoute);

/** Has no address of its own: the steps that stand side by side where there is room. */
const stepsRoute = createRoute({
  getParentRoute: () => regimenRoute,
  id: 'steps',
  loader: preloadSheet,
  component: RegimenSteps,
});
const step = screensUnder(stepsRoute);

/** A former screen: links to it lead to its first choice. */
const intermittentRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/intermittent',
  beforeLoad: () => {
    throw redirect({ to: '/regimen/energy-calculations', replace: true });
  },
});

const productRoute = createRoute({
  getParentRoute: () => regimenRoute,
  path: '/products/$id',
  component: screenWithProps(
    () => import('#routes/regimen-product-page.tsx'),
    (): Pick<ProductAddress, 'id'> => ({ id: productRoute.useParams().id }),
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
  screen('/', () => import('#regimen/landing/landing-screen.tsx')),
  stepsRoute.addChildren([
    step('/enter-patient-details', () => import('#regimen/patient/patient-screen.tsx')),
    step('/energy-calculations', () => import('#regimen/energy/energy-screen.tsx')),
    step('/edit-protein-fluid-calculators', () => import('#regimen/protein-fluid/protein-fluid-screen.tsx')),
    step('/products', () => import('#routes/regimen-products-page.tsx')),
  ]),
  intermittentRoute,
  productRoute,
  screen(
    '/products/compare',
    () => import('#compendium/compare/compare-screen.tsx'),
    (): ComparisonAddress => ({ inRegimen: true, ids: [] }),
  ),
  compareRoute,
  screen('/feed-plan', () => import('#regimen/feed-plan/feed-plan-screen.tsx')),
  screen('/recipe', () => import('#regimen/recipe/recipe-screen.tsx')),
  cardsRoute,
  screen('/report', () => import('#regimen/report/report-screen.tsx')),
]);
