import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { screensUnder } from './screens-under.tsx';

/** Pages with two addresses: one of their own and one under Support, which they lead back to. */
const contact = () => import('#support/contact-screen.tsx');
const notifications = () => import('#support/notifications-screen.tsx');
const privacy = () => import('#support/privacy-screen.tsx');
const saveApp = () => import('#support/save-app-screen.tsx');
const terms = () => import('#support/terms-screen.tsx');

const alone = () => ({ inSupport: false });
const inSupport = () => ({ inSupport: true });

const screen = screensUnder(rootRoute);

export const standaloneRoutes = [
  screen('/contact-us', contact, alone),
  screen('/notifications', notifications, alone),
  screen('/privacy', privacy, alone),
  screen('/save-app', saveApp, alone),
  screen('/terms', terms, alone),
] as const;

const supportRoute = createRoute({ getParentRoute: () => rootRoute, path: '/support' });
const supportScreen = screensUnder(supportRoute);

export const supportRoutes = supportRoute.addChildren([
  supportScreen('/', () => import('#support/support-home-screen.tsx')),
  supportScreen('/notifications', notifications, inSupport),
  supportScreen('/save-app', saveApp, inSupport),
  supportScreen('/region', () => import('#support/region-screen.tsx')),
  supportScreen('/privacy', privacy, inSupport),
  supportScreen('/contact-us', contact, inSupport),
  supportScreen('/faqs', () => import('#support/faqs-screen.tsx')),
  supportScreen('/terms-and-conditions', terms, inSupport),
  supportScreen('/version', () => import('#support/version-screen.tsx')),
]);
