import { expect, test } from '../support/test.ts';

test('[J-10] Sim opens over any screen, answers and leads back; each topic asks its suggestions @desktop', async ({
  app,
  page,
}) => {
  await test.step('Sim opens over any screen, answers, and leads back', async () => {
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
  await test.step('each topic asks its suggestions, and knows the country', async () => {
    await app.open();
    await page.getByRole('banner').getByRole('link', { name: 'Ask Sim' }).click();
    await expect(page).toHaveURL(/\/sim$/);
    await expect(page).toHaveTitle(/^Ask Sim\b/);
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
    // The conversation scrolls in its panel, and the page has no second way down.
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightBefore = await pageHeight();
    await suggestions.getByRole('button', { name: 'What do you have for MSUD?' }).click();
    await expect(log).toContainText('MSUD');
    expect(await pageHeight()).toBe(heightBefore);
  });
});

test('[J-10] [A-06] [J-05] [J-12] a question is asked at a press, asked back, refused where it is advice, and leaves no device; window and menu lead to the topics @phone', async ({
  app,
  page,
  network,
}) => {
  await test.step('the tile on the start page opens the chat', async () => {
    await app.open();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Ask Sim/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Sim' })).toBeVisible();
  });
  await test.step('a question of the FAQs is asked at a press, a name that fits several is asked back, and advice for a patient is refused', async () => {
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
    await expect(log).toContainText('2 products fit that name; each by its label:');
    await expect(log).toContainText(/3\.3\sg/);
    await sim.getByRole('button', { name: 'Wrenfold Tube 7+ Energy Fibre', exact: true }).click();
    await expect(log).toContainText(/Wrenfold Tube 7\+ Energy Fibre has 4\.9\sg/);
    await ask('pt 62kg post stroke, what rate tarnvane standard?');
    await expect(log).toContainText('I do not give feeding rates or times: that is a clinical decision.');
    await ask('my patient is coeliac, is Dalesip Mini gluten free?');
    await expect(log).toContainText('Cereals containing gluten: not marked as present in Dalesip Mini');
    await expect(log).toContainText('I do not assess patients');
    await ask('Compare Dalesip Mini and Dalesip Two');
    await expect(log.getByRole('row', { name: /^Protein/ })).toContainText(/9\.6\sg\s*10\sg/);
    // No figure of the second product is cut: "10 g" would be read as "1".
    const compared = sim.getByRole('region', { name: 'Differences' });
    expect(await compared.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await sim.getByRole('button', { name: /Clear/ }).click();
    await expect(log).not.toContainText('62kg');
  });
  await test.step('nothing that is asked leaves the device', async () => {
    await app.open('/sim');
    await page.getByRole('textbox').first().fill('Which sip feeds are vegan for Zebediah?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').first()).toContainText('Zebediah');
    expect(JSON.stringify(network.exchanges)).not.toContain('Zebediah');
  });
  await test.step('the window leads to the five topics, and the menu to all of them', async () => {
    await app.open();
    for (const topic of [
      'Product query',
      'General query',
      'Stock query',
      'Request something',
      'Frequently read articles',
    ]) {
      await page.getByRole('navigation').getByRole('button', { name: 'Ask Sim' }).click();
      const topics = page.getByRole('dialog', { name: 'Sim' }).getByRole('navigation', { name: 'Topics' });
      await topics.getByRole('link', { name: topic }).click();
      await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Sim' })).toBeHidden();
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Ask Sim' }).click();
    await expect(page).toHaveURL(/\/sim$/);
  });
});
