import type { Page } from '@playwright/test';
import { ONBOARDING_SLIDES } from '@dietetic/content';
import { expect, test } from '../support/test.ts';

/** Two presses of Back, the second before the first has arrived. */
const goBackTwice = () => {
  history.back();
  history.back();
};

const clickAndGoBack = (box: HTMLElement | SVGElement) => {
  if (box instanceof HTMLElement) box.click();
  history.back();
};

/** Scrolls down by less than a screen, and waits until the new rows are rendered. */
async function scrollOn(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 500);
  await page.waitForFunction((y) => window.scrollY > y, before);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

test('[A-10] [H-03] the sheet of filters shows results only with a filter; Back closes what is open and leaves the page as it is; back to a list returns to its place @phone', async ({
  app,
  page,
}) => {
  await app.open('/');
  await page
    .getByRole('link', { name: /^Products/ })
    .first()
    .click();
  const rows = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  await expect(rows.first()).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('a filter chosen in the dialog stays when Back closes it', async () => {
    const results = page.getByRole('button', { name: /^Show results/ });
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: /^Filter products/ }).click();
      await expect(dialog).toBeVisible();
      if (time === 0) await expect(results).toBeDisabled();
      else await expect(results).toBeEnabled();
      // In one moment: what was ticked is not on the screen yet.
      if (time === 0) await dialog.getByRole('checkbox', { name: /^Child/ }).evaluate(clickAndGoBack);
      else await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/products\/?\?.*child/);
      await expect(page.getByRole('heading', { name: /^Showing|^\d+ products/ })).toBeVisible();
    }
  });

  await test.step('a product and back: the list is where it was, at the product', async () => {
    const link = page.getByRole('main').getByRole('link', { name: /^Tarnvane Energy$/ });
    // Rows are rendered as they come near, so it scrolls less than a screen at a time.
    const isInSight = () =>
      link.evaluateAll((links) => {
        const place = links[0]?.getBoundingClientRect();
        return place !== undefined && place.top >= 0 && place.bottom < innerHeight;
      });
    while (!(await isInSight())) await scrollOn(page);
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await expect(app.heading('Tarnvane Energy')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  });

  await test.step('the menu is closed by Back, and a choice in it is gone back from', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await opener.click();
    await menu.getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL(/\/resources/);
    await page.goBack();
    await expect(page).toHaveURL(/\/products/);
  });

  await test.step('Sim closed by its button leaves no press of Back that does nothing', async () => {
    await page.getByRole('link', { name: 'Ask Sim' }).or(app.button('Ask Sim')).first().click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/products\/?$/);
  });

  await test.step('a second Back right after the one that closes leads away, and Back closes the next dialog', async () => {
    const filters = page.getByRole('button', { name: /^Filter products/ });
    await filters.click();
    await expect(dialog).toBeVisible();
    await page.evaluate(goBackTwice);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect(rows).toHaveCount(0);
    await page.goForward();
    await filters.click();
    await expect(dialog).toBeVisible();
    // Opened again in the moment the first is closed.
    await page.evaluate(() => {
      const opener = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Filter products'),
      );
      const first = document.querySelector('dialog[open]');
      first?.addEventListener('close', () => opener?.click(), { once: true });
      history.back();
    });
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/products/);
  });
});

test('[A-10] [G-02] Back from a step leads to the heading of the one before, and drops nothing that is typed in a sheet @phone', async ({
  app,
  page,
}) => {
  await app.beginRegimen();
  await app.fillPatient({ sex: 'Female', years: 68, months: 0, weightKg: 58, heightCm: 163 });
  await app.button('Continue').click();
  await expect(app.heading('Energy')).toBeFocused();
  await page.goBack();
  await expect(app.heading('Patient details')).toBeFocused();
  await page.goto('/regimen/products');
  await page.getByRole('searchbox').fill('Dalesip Two');
  await app.button('Add Dalesip Two').first().click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: /Amount a day/ });
  await test.step('a sheet in which nothing is entered is closed at once', async () => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/regimen\/products/);
  });
  await test.step('what is typed stays the first time, and is left the second', async () => {
    await app.button('Add Dalesip Two').first().click();
    await amount.fill('400');
    await page.goBack();
    await expect(dialog.getByText(/^Not saved yet/)).toBeVisible();
    await expect(amount).toHaveValue('400');
    await amount.fill('600');
    await expect(dialog.getByText(/^Not saved yet/)).toHaveCount(0);
    await page.goBack();
    await expect(amount).toHaveValue('600');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/regimen\/products/);
  });
});

test.describe('before the first answer', () => {
  test.use({ arrivedIn: 'nowhere' });
  test('[A-01] [A-03] [J-06] terms and privacy statement are readable from the gate, and Back goes through the slides @phone', async ({
    app,
    page,
  }) => {
    await app.open('/');
    for (const name of ['Terms and conditions', 'Privacy statement']) {
      await app.button(name).click();
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await app.button('I am').click();
    const slide = page.getByRole('heading', { level: 1 });
    const [first, second, third] = ONBOARDING_SLIDES.map(({ title }) => title) as [string, string, string];
    await expect(slide).toHaveText(first);
    await app.button('Next').click();
    await expect(slide).toHaveText(second);
    await app.button('Next').click();
    await expect(slide).toHaveText(third);
    // Back goes through the slides as their own button does.
    await page.goBack();
    await expect(slide).toHaveText(second);
    await app.button('Next').click();
    await expect(slide).toHaveText(third);
    await page.evaluate(goBackTwice);
    await expect(slide).toHaveText(first);
  });
});
