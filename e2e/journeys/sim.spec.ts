import { expect, test } from '../support/test.ts';

test('[J-10] Sim opens over any screen, answers, and leads back', async ({ app, page }) => {
  await app.open('/products/tarnvane-energy-fibre');
  await app.button('Ask Sim about this').click();
  const sim = page.getByRole('dialog', { name: 'Sim' });
  const log = sim.getByRole('log');
  await expect(log).toContainText('Tarnvane Energy Fibre');
  await sim.getByRole('textbox').fill('How much protein is in it?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText(/6\.2\sg/);
  await sim.getByRole('textbox').fill('PIP code of Dalesip Mini Protein vanilla');
  await sim.getByRole('button', { name: 'Send the question' }).click();
  await expect(log).toContainText('991-0380');
  await page.keyboard.press('Escape');
  await expect(sim).toBeHidden();
  await expect(page).toHaveURL(/tarnvane-energy-fibre/);
  await expect(app.button('Ask Sim about this')).toBeFocused();
});

test('[J-10] [A-06] the tile on the start page opens the chat', async ({ app, page }) => {
  await app.open();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ask Sim/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Sim' })).toBeVisible();
});

test('[J-10] each topic asks its suggestions, and knows the country', async ({ app, page }) => {
  await app.open('/sim');
  for (const [topic, address] of [
    [/^Product query/, 'product'],
    [/^General query/, 'general'],
    [/^Stock query/, 'stock'],
    [/^Request something/, 'request'],
    [/^Frequently read articles/, 'frequently-read-articles'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: topic }).click();
    await expect(page).toHaveURL(new RegExp(`/sim/${address}$`));
    await page.getByRole('main').getByRole('link', { name: 'Ask Sim' }).click();
  }
  await app.open('/sim/product');
  const suggestions = page.getByRole('region', { name: 'Suggested questions' });
  await suggestions.getByRole('button', { name: 'Compare Dalesip Mini and Dalesip Two' }).click();
  const log = page.getByRole('log').first();
  await expect(log).toContainText('Dalesip Two');
  await expect(log.getByRole('row', { name: /protein/i }).first()).toBeVisible();
});

test('[J-10] [J-12] nothing that is asked leaves the device', async ({ app, page, network }) => {
  await app.open('/sim');
  await page.getByRole('textbox').first().fill('Which sip feeds are vegan for Zebediah?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').first()).toContainText('Zebediah');
  expect(JSON.stringify(network.exchanges)).not.toContain('Zebediah');
});
