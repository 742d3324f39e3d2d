export const PAGEVIEW_PATH = '/analytics/pageview';
export const EVENT_PATH = '/analytics/event';

/**
 * The only values of a page view: which screen, never which product, search or patient. An unknown address is counted
 * as `not-found`.
 */
export const PAGEVIEW_ROUTES = [
  '/',
  '/login',
  '/regimen',
  '/regimen/enter-patient-details',
  '/regimen/energy-calculations',
  '/regimen/edit-protein-fluid-calculators',
  // Redirects to energy: old links still work.
  '/regimen/intermittent',
  '/regimen/products',
  '/regimen/products/{id}',
  '/regimen/products/compare',
  '/regimen/feed-plan',
  '/regimen/recipe',
  '/regimen/cards',
  '/regimen/report',
  '/products',
  '/products/{id}',
  '/products/compare',
  '/resources',
  '/contact-us',
  '/notifications',
  '/save-app',
  '/terms',
  '/privacy',
  '/support',
  '/support/notifications',
  '/support/save-app',
  '/support/region',
  '/support/privacy',
  '/support/contact-us',
  '/support/faqs',
  '/support/terms-and-conditions',
  '/support/version',
  '/sim',
  '/sim/product',
  '/sim/general',
  '/sim/stock',
  '/sim/request',
  '/sim/frequently-read-articles',
  'not-found',
] as const;
export type PageviewRoute = (typeof PAGEVIEW_ROUTES)[number];

/** A click on a product's sample link, and an installation of the app; nothing else is counted. */
export const ANALYTICS_EVENTS = ['sample-link', 'installed'] as const;
export type AnalyticsEvent = { event: 'sample-link'; product: string } | { event: 'installed' };

/** The route under which an address of the app is counted. */
export function pageviewRouteOf(pathname: string): PageviewRoute {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  const exact = PAGEVIEW_ROUTES.find((route) => route === path);
  if (exact) return exact;
  if (/^\/regimen\/products\/compare(?:\/|$)/.test(path)) return '/regimen/products/compare';
  if (/^\/products\/compare(?:\/|$)/.test(path)) return '/products/compare';
  if (/^\/regimen\/products\/[^/]+$/.test(path)) return '/regimen/products/{id}';
  if (/^\/products\/[^/]+$/.test(path)) return '/products/{id}';
  return 'not-found';
}
