import type { Page } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import { screenAtRest } from '../support/at-rest.ts';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

/** The route table; a product stands for all of them. */
const ROUTES = [
  '/',
  '/regimen',
  '/regimen/enter-patient-details',
  '/regimen/energy-calculations',
  '/regimen/edit-protein-fluid-calculators',
  '/regimen/products',
  '/regimen/products/{id}',
  '/regimen/products/compare/{ids}',
  '/regimen/feed-plan',
  '/regimen/recipe',
  '/regimen/cards',
  '/regimen/report',
  '/products',
  '/products/{id}',
  '/products/compare/{ids}',
  '/resources',
  '/save-app',
  '/notifications',
  '/contact-us',
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
];
/** For links from outside: one leads on to energy, one says that there is nothing to log in to. */
const FROM_OUTSIDE = ['/regimen/intermittent', '/login'];
const MOST_PRESSES = 4;

const routeOf = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .replace(/(?<=.)\/$/, '')
    .replace(/(\/products\/compare)\/.+$/, '$1/{ids}')
    .replace(/(\/products)\/(?!compare\b)[^/]+$/, '$1/{id}');

/** Links that a screen has only once it is rendered, and the regimen or the products are read: before them, its links are not all there. */
const LINKS_OF_CONTENT: Record<string, string | readonly string[]> = {
  '/': ['/regimen', '/products', '/resources', '/privacy'],
  '/sim': ['/sim/product', '/sim/general', '/sim/frequently-read-articles', '/sim/request', '/sim/stock'],
  '/support': ['/support/region', '/support/faqs', '/support/version'],
  '/regimen': '/regimen/products',
  '/regimen/products': ['/regimen/products/', '/regimen/feed-plan'],
  '/regimen/products/{id}': '/regimen/products/compare/',
  '/regimen/products/compare/{ids}': '/regimen/products/',
  '/regimen/feed-plan': '/regimen/recipe',
  '/regimen/report': '/regimen/feed-plan',
  '/products': '/products/',
  '/products/{id}': '/regimen/products/',
  '/products/compare/{ids}': '/products/',
};

/** What is pressed on a screen to reveal more links. */
const OPENERS: Record<string, (app: DieteticApp) => Promise<void>> = {
  '/': async (app) => {
    await app.button('Menu').click();
    await expect(app.page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
  '/products': tickOne,
  '/regimen/products': tickOne,
};

async function tickOne({ page }: DieteticApp): Promise<void> {
  const product = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  await product.first().check();
  await expect(page.getByRole('link', { name: /^Compare products/ })).toBeVisible();
}

async function linksOf(page: Page): Promise<string[]> {
  await screenAtRest(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.closest('[inert]') && link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? ''),
  );
}

/** The screen is there, with the links of its content. */
async function isShown({ page }: DieteticApp, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.locator('main:not([inert])'), address).toBeVisible();
  await expect(page.getByText("Sorry, we couldn't find the page"), address).toHaveCount(0);
  for (const link of [LINKS_OF_CONTENT[routeOf(address)] ?? []].flat())
    await expect(page.locator(`main a[href^="${link}"]:visible`).first(), address).toBeVisible();
}

/** A link to press, and whether it is there only once what opens it has been pressed. */
type Way = { address: string; isOpened: boolean };

async function press(app: DieteticApp, from: string, { address, isOpened }: Way): Promise<void> {
  if (isOpened) await OPENERS[routeOf(from)]?.(app);
  await app.page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
  await expect(app.page).toHaveURL((url) => routeOf(url.pathname) === routeOf(address));
  await isShown(app, address);
}

/** From a screen one press further, as a person goes back: what stood open may stand closed again. */
async function backTo(app: DieteticApp, address: string): Promise<void> {
  await app.page.goBack();
  await expect(app.page).toHaveURL((url) => routeOf(url.pathname) === routeOf(address));
  await isShown(app, address);
}

/** Every link of the screen, those behind a press last. */
async function waysOnward(app: DieteticApp, address: string): Promise<Way[]> {
  const shown = await linksOf(app.page);
  const opener = OPENERS[routeOf(address)];
  await opener?.(app);
  const opened = opener ? await linksOf(app.page) : [];
  return [
    ...shown.map((link) => ({ address: link, isOpened: false })),
    ...opened.map((link) => ({ address: link, isOpened: true })),
  ];
}

test('[A-08] [J-02] every address of the route table exists, with one heading, and is at most four presses from the start page @phone', async ({
  app,
  page,
}) => {
  // A patient and a product, but no energy or protein yet: every step is open, the one between them too.
  const { PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT } = VALUES;
  const regimen = regimenOf({ PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT }, PRODUCTS);
  await holdRegimen(page, { ...regimen, updatedSteps: ['details', 'products'] });
  const pressesTo = new Map([['/', 0]]);
  /** The ways to screens whose links lead to addresses not met before, those of the fewest presses first. */
  const waiting: { way: Way[]; onward: Way[] }[] = [];
  const note = (way: Way[], presses: number, links: readonly Way[]) => {
    const onward = links.filter(({ address, isOpened }) => {
      const route = routeOf(address);
      if (pressesTo.has(route) || !ROUTES.includes(route)) return false;
      pressesTo.set(route, presses + (isOpened ? 2 : 1));
      return true;
    });
    if (onward.length > 0) waiting.push({ way, onward });
  };
  const noteScreen = async (way: Way[], address: string, presses: number) =>
    note(way, presses, await waysOnward(app, address));

  await app.open();
  await isShown(app, '/');
  await noteScreen([], '/', 0);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { way, onward } = next;
    await app.open();
    await isShown(app, '/');
    for (const [index, step] of way.entries()) await press(app, way[index - 1]?.address ?? '/', step);
    const here = way.at(-1)?.address ?? '/';
    for (const [index, step] of onward.entries()) {
      if (index > 0) await backTo(app, here);
      await press(app, here, step);
      const presses = pressesTo.get(routeOf(step.address)) ?? 0;
      await noteScreen([...way, step], step.address, presses);
    }
  }
  expect([...pressesTo.keys()].toSorted()).toEqual(ROUTES.toSorted());
  expect([...pressesTo].filter(([, presses]) => presses > MOST_PRESSES)).toEqual([]);
  for (const address of FROM_OUTSIDE) {
    await app.open(address);
    await isShown(app, address);
  }
});
