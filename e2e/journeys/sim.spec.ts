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

test('[J-10] [A-06] the tile on the start page opens the chat @phone', async ({ app, page }) => {
  await app.open();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ask Sim/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Sim' })).toBeVisible();
});

test('[J-10] each topic asks its suggestions, and knows the country @desktop', async ({ app, page }) => {
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

test('[J-05] [J-10] a question of the FAQs is asked at a press, a name that fits several is asked back, and advice for a patient is refused @phone', async ({
  app,
  page,
}) => {
  await app.open('/support/faqs');
  await page.getByRole('button', { name: /^How long can a sterile/ }).click();
  await page.getByRole('button', { name: /^Ask Sim: How long can a sterile/ }).click();
  const sim = page.getByRole('dialog', { name: 'Sim' });
  const log = sim.getByRole('log');
  await expect(log).toContainText(/24\shours/);
  const ask = async (question: string) => {
    await sim.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  };
  await ask('protein in wrenfold tube 7+');
  await expect(log).toContainText('2 products fit that name. Which one?');
  await sim.getByRole('button', { name: 'Wrenfold Tube 7+ Energy Fibre', exact: true }).click();
  await expect(log).toContainText(/4\.9\sg/);
  await ask('pt 62kg post stroke, what rate tarnvane standard?');
  await expect(log).toContainText('I do not give doses, rates, diagnoses or advice for a patient');
  await sim.getByRole('button', { name: /Clear/ }).click();
  await expect(log).not.toContainText('62kg');
});

test('[J-10] [J-12] nothing that is asked leaves the device @phone', async ({ app, page, network }) => {
  await app.open('/sim');
  await page.getByRole('textbox').first().fill('Which sip feeds are vegan for Zebediah?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').first()).toContainText('Zebediah');
  expect(JSON.stringify(network.exchanges)).not.toContain('Zebediah');
});
