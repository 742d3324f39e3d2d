import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { screenWithProps } from './screen-with-props.tsx';

/** Pages with two addresses: one of their own and one under Support, which they lead back to. */
const contact = () => import('#support/contact-screen.tsx');
const notifications = () => import('#support/notifications-screen.tsx');
const privacy = () => import('#support/privacy-screen.tsx');
const saveApp = () => import('#support/save-app-screen.tsx');
const terms = () => import('#support/terms-screen.tsx');

const alone = () => ({ inSupport: false });
const inSupport = () => ({ inSupport: true });

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact-us',
  component: screenWithProps(contact, alone),
});

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications',
  component: screenWithProps(notifications, alone),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: screenWithProps(privacy, alone),
});

const saveAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/save-app',
  component: screenWithProps(saveApp, alone),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: screenWithProps(terms, alone),
});

export const standaloneRoutes = [
  contactRoute,
  notificationsRoute,
  privacyRoute,
  saveAppRoute,
  termsRoute,
] as const;

const supportRoute = createRoute({ getParentRoute: () => rootRoute, path: '/support' });

const supportHomeRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#support/support-home-screen.tsx')),
});

const supportNotificationsRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/notifications',
  component: screenWithProps(notifications, inSupport),
});

const supportSaveAppRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/save-app',
  component: screenWithProps(saveApp, inSupport),
});

const supportRegionRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/region',
  component: lazyRouteComponent(() => import('#support/region-screen.tsx')),
});

const supportPrivacyRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/privacy',
  component: screenWithProps(privacy, inSupport),
});

const supportContactRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/contact-us',
  component: screenWithProps(contact, inSupport),
});

const supportFaqsRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/faqs',
  component: lazyRouteComponent(() => import('#support/faqs-screen.tsx')),
});

const supportTermsRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/terms-and-conditions',
  component: screenWithProps(terms, inSupport),
});

const supportVersionRoute = createRoute({
  getParentRoute: () => supportRoute,
  path: '/version',
  component: lazyRouteComponent(() => import('#support/version-screen.tsx')),
});

export const supportRoutes = supportRoute.addChildren([
  supportHomeRoute,
  supportNotificationsRoute,
  supportSaveAppRoute,
  supportRegionRoute,
  supportPrivacyRoute,
  supportContactRoute,
  supportFaqsRoute,
  supportTermsRoute,
  supportVersionRoute,
]);
