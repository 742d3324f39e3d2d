import type { Page } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
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
  '/contact-us',
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
/** Second addresses of screens under Support, for links from outside, and one that shows nothing. */
const FROM_OUTSIDE = ['/regimen/intermittent', '/notifications', '/save-app', '/privacy', '/terms', '/login'];
const MOST_PRESSES = 4;

const routeOf = (address: string): string =>
  address
    .replace(/(?<=.)\/$/, '')
    .replace(/(\/products\/compare)\/.+$/, '$1/{ids}')
    .replace(/(\/products)\/(?!compare\b)[^/]+$/, '$1/{id}');

/** Links that a screen has only once it is rendered, and the regimen or the products are read: before them, its links are not all there. */
const LINKS_OF_CONTENT: Record<string, string | readonly string[]> = {
  '/': ['/regimen', '/products', '/resources'],
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

/** What is pressed on a screen before its further links are there. */
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

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.closest('[inert]') && link.checkVisibility())
      .map((link) => link.pathname),
  );

test('[A-08] [J-02] every address of the route table exists, with one heading, and is at most four presses from the start page @phone', async ({
  app,
  page,
}) => {
  // A patient and a product, but no energy or protein yet: every step is open, the one between them too.
  const { PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT } = VALUES;
  const regimen = regimenOf({ PD_GENDER, PD_AGE, PD_WEIGHT, PD_HEIGHT }, PRODUCTS);
  await holdRegimen(page, { ...regimen, updatedSteps: ['details', 'products'] });
  const pressesTo = new Map([['/', 0]]);
  const waiting = ['/'];
  const note = (addresses: readonly string[], presses: number) => {
    for (const address of addresses) {
      const route = routeOf(address);
      if (pressesTo.has(route) || !ROUTES.includes(route)) continue;
      pressesTo.set(route, presses);
      waiting.push(address);
    }
  };
  const visit = async (address: string) => {
    await app.open(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.locator('main:not([inert])'), address).toBeVisible();
    await expect(page.getByText("Sorry, we couldn't find the page"), address).toHaveCount(0);
  };

  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const route = routeOf(address);
    const presses = pressesTo.get(route) ?? 0;
    await visit(address);
    for (const link of [LINKS_OF_CONTENT[route] ?? []].flat())
      await expect(page.locator(`main a[href^="${link}"]:visible`).first(), address).toBeVisible();
    note(await linksOf(page), presses + 1);
    const opener = OPENERS[route];
    if (opener) {
      await opener(app);
      note(await linksOf(page), presses + 2);
    }
  }
  expect([...pressesTo.keys()].toSorted()).toEqual(ROUTES.toSorted());
  expect([...pressesTo].filter(([, presses]) => presses > MOST_PRESSES)).toEqual([]);
  for (const address of FROM_OUTSIDE) await visit(address);
});
