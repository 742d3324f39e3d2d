import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Compare .+/ });
const shown = (page: Page) => page.getByRole('heading', { level: 2, name: /^Showing \d+ product/ });

async function count(page: Page): Promise<number> {
  return Number(/\d+/.exec(await shown(page).innerText())?.[0]);
}

/** In the column beside the list. */
async function filterBy(page: Page, group: RegExp, choice: RegExp): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  const head = page.getByRole('button', { name: group });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  const box = page.getByRole('checkbox', { name: choice }).or(page.getByRole('radio', { name: choice }));
  await box.check();
}

test('[H-01] [H-02] [B-11] the list, its search and its date; leaving incomplete details forgets the search @desktop', async ({
  app,
  page,
}) => {
  await app.reach('/products');
  await expect(page.getByRole('heading', { level: 2, name: 'Compare up to 4 products' })).toBeVisible();
  await expect(page.getByText(/Last updated \d+\s\w+\s\d{4}/)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('t');
  await expect(page.getByRole('heading', { level: 2, name: 'Compare up to 4 products' })).toBeVisible();
  await search.fill('tarnvane enrgy');
  await expect(shown(page)).toBeVisible();
  await expect(rows(page).first()).toHaveAccessibleName(/Tarnvane Energy/);
  await search.fill('zzzzqq');
  await expect(page.getByText('Sorry, no products match your search')).toBeVisible();
  await expect(page).toHaveURL(/\?q=zzzzqq$/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Compare up to 4 products' })).toBeVisible();
  await expect(page).toHaveURL(/\/products\/?$/);
  await test.step('a character alone is nobody’s shortcut', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(search).not.toBeFocused();
  });
  await search.fill('9910380');
  await expect(rows(page).first()).toHaveAccessibleName(/Dalesip Mini Protein/);
  await expect(page).toHaveURL(/\?q=9910380$/);
  await search.fill('dalesip');
  await expect(page).toHaveURL(/q=dalesip/);
  await page.reload();
  await expect(search).toHaveValue('dalesip');
  await test.step('the term is kept for the session', async () => {
    await app.open('/support');
    await app.reach('/products');
    await expect(search).toHaveValue('dalesip');
    await expect(shown(page)).toBeVisible();
  });
  await test.step('leaving incomplete details forgets it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regimen' }).click();
    await app
      .link(/Patient details|Enter patient details/)
      .first()
      .click();
    await app.field(/^Weight now/).fill('58');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('[H-03] [H-04] filters narrow the list at once, stand in the address and go one by one @desktop', async ({
  app,
  page,
}) => {
  await test.step('filters narrow the list at once, stand in the address and go one by one', async () => {
    await app.reach('/products');
    await filterBy(page, /^Category/, /^Tube feed/);
    const tubeFeeds = await count(page);
    await filterBy(page, /^Age/, /^Child/);
    await expect.poll(() => count(page)).toBeLessThan(tubeFeeds);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('listitem')).toHaveCount(2);
    const both = await count(page);
    // The address follows a moment after the tick.
    await expect(page).toHaveURL(/(?=.*age=)(?=.*category=)/);
    await page.reload();
    await expect(shown(page)).toContainText(String(both));
    await page.goBack();
    await expect(shown(page)).toContainText(String(tubeFeeds));
    await page.goForward();
    await expect(shown(page)).toContainText(String(both));
    await test.step('a product leads back to the same list', async () => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('tab', { name: 'Nutrition' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
      await expect(shown(page)).toContainText(String(both));
    });
    await test.step('a shared address shows the same list, and says no more than it must', async () => {
      await app.open('/products?q=&category=tube-feed&age=child-1-18y');
      await expect(shown(page)).toContainText(String(both));
      await expect(page).toHaveURL(/\/products\/?\?age=child-1-18y&category=tube-feed$/);
    });
    await chips.getByRole('button', { name: /Child/ }).click();
    await expect(shown(page)).toContainText(String(tubeFeeds));
    await chips.getByRole('button', { name: /Tube feed/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Compare up to 4 products' })).toBeVisible();
  });
  await test.step('a tick in the moment after the search was cleared is kept', async () => {
    await app.reach('/products');
    const search = page.getByRole('searchbox');
    await search.fill('tarnvane');
    await expect(shown(page)).toContainText(/Showing/);
    await page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('[role="searchbox"], input[type="search"]');
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(box, '');
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith('Tube feed'))?.click();
    });
    await expect(search).toHaveValue('');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?category=tube-feed$/);
    await app.button('Clear filters').click();
  });
  await test.step('one metabolic condition at a time; an allergen leaves out what is marked with it', async () => {
    await app.reach('/products');
    await filterBy(page, /^Metabolic condition/, /^PKU|Phenylketonuria/);
    await filterBy(page, /^Metabolic condition/, /^MSUD|Maple/);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('listitem')).toHaveCount(1);
    await expect(chips).toContainText('MSUD');
    await app.button('Clear filters').click();
    await filterBy(page, /^Leave out/, /^Milk/);
    await expect(chips).toContainText(/Without milk/i);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Compare Tarnvane Standard', exact: true })).toHaveCount(
      0,
    );
  });
});

test.describe('in Ireland', () => {
  test.use({ arrivedIn: 'roi' });

  test('[H-01] [H-06] [H-07] [A-07] a product for the other country is neither listed nor opened; indications are for the UK only, and the description is the country’s own @phone', async ({
    app,
    page,
  }) => {
    await app.reach('/products');
    await page.getByRole('searchbox').fill('Addimere Carb');
    await expect(page.getByRole('link', { name: 'Addimere Carb', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Addimere Carb Liquid', exact: true })).toHaveCount(0);
    await app.searchFor('Orrimel PKU Powder 15');
    await page.getByRole('link', { name: 'Orrimel PKU Powder 15', exact: true }).click();
    await page.getByRole('tab', { name: 'Directions' }).click();
    await expect(page.getByRole('heading', { name: 'Directions for use', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Indications', exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Description' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('GMS scheme');
    await app.open('/products/addimere-carb-liquid');
    await expect(page.getByText('This product is not available in Republic of Ireland.')).toBeVisible();
  });
});
