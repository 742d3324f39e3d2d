/** A first screen that the build prerenders: the name of its file, and what it is rendered from. */
export type Prerendered = {
  name: string;
  /** What the page says of itself in `data-screen`: the app hydrates what it would render itself. */
  kind: string;
  path: string;
  /** What the device would have stored by then. */
  answers: Readonly<Record<string, string>>;
};

export const COUNTRIES = ['uk', 'roi'] as const;

export const storedAnswers = (country: (typeof COUNTRIES)[number]): Record<string, string> => ({
  userIsHCP: 'true',
  userIsOnboarded: 'true',
  userCountry: country,
});

/** What a first visitor meets at any address; it is in the page itself. */
export const GATE = 'gate';

/** Who comes back meets one of the others in its place. A frame is the header and the navigation round an empty place. */
export const PRERENDERED: readonly Prerendered[] = [
  { name: GATE, kind: 'gate', path: '/', answers: {} },
  { name: 'onboarding', kind: 'onboarding', path: '/', answers: { userIsHCP: 'true' } },
  { name: 'country', kind: 'country', path: '/', answers: { userIsHCP: 'true', userIsOnboarded: 'true' } },
  ...COUNTRIES.flatMap((country) => [
    { name: `home-${country}`, kind: 'home', path: '/', answers: storedAnswers(country) },
    { name: `frame-${country}`, kind: 'frame', path: '/frame', answers: storedAnswers(country) },
  ]),
];

/**
 * The screens that a visit may start with, by where their addresses begin: a bookmark, a shortcut, a shared link.
 * A page from the worker asks for their files together with the app's own.
 */
export const SCREEN_MODULES: Readonly<Record<string, string>> = {
  '/regimen': 'src/regimen/landing/landing-screen.tsx',
  '/regimen/enter-patient-details': 'src/regimen/patient/patient-screen.tsx',
  '/regimen/energy-calculations': 'src/regimen/energy/energy-screen.tsx',
  '/regimen/edit-protein-fluid-calculators': 'src/regimen/protein-fluid/protein-fluid-screen.tsx',
  '/regimen/products': 'src/routes/regimen-products-page.tsx',
  '/regimen/report': 'src/regimen/report/report-screen.tsx',
  '/products': 'src/compendium/list/list-screen.tsx',
  '/products/': 'src/compendium/product/product-screen.tsx',
  '/products/compare/': 'src/compendium/compare/compare-screen.tsx',
  '/resources': 'src/resources/resources-screen.tsx',
  '/support': 'src/support/support-home-screen.tsx',
  '/sim': 'src/sim/sim-landing-screen.tsx',
};

/** The questions before the app, and what starts it. */
export const MAIN_MODULE = 'src/main.tsx';

/** The app itself, for a device where the questions are answered. */
export const APP_MODULE = 'src/shell/screens.tsx';

/** Reads the products of the device when it is run; these screens have it run before the app. */
export const CATALOGUE_PRELOAD = 'src/catalogue-store/catalogue-preload.ts';
export const SHOWS_PRODUCTS = /^(?:\/regimen)?\/products/;
