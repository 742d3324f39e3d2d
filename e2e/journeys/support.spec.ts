import { screenAtRest } from '../support/at-rest.ts';
import { waitForDocuments } from '../support/documents.ts';
import { expect, test } from '../support/test.ts';

test('[J-02] [J-03] [J-12] [J-06] the support menu leads to each of its pages, with their dates, and holds back the browser’s own offer until it is asked for @desktop', async ({
  app,
  page,
}) => {
  await test.step('the support menu leads to each of its pages and back', async () => {
    await app.reach('/support');
    const pages: [RegExp, RegExp][] = [
      [/^Save to home screen/, /\/support\/save-app$/],
      [/^Notifications/, /\/support\/notifications$/],
      [/^Region/, /\/support\/region$/],
      [/^FAQs/, /\/support\/faqs$/],
      [/^Contact us/, /\/support\/contact-us$/],
      [/^Terms/, /\/support\/terms-and-conditions$/],
      [/^Privacy/, /\/support\/privacy$/],
      [/^Version/, /\/support\/version$/],
    ];
    for (const [name, address] of pages) {
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Support', exact: true }).click();
      await expect(page).toHaveURL(/\/support$/);
    }
  });
  await test.step('the browser’s own offer is kept back until it is asked for here', async () => {
    await app.open();
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, {
        prompt: () => {
          document.body.dataset.asked = 'yes';
          return Promise.resolve({ outcome: 'accepted' });
        },
      });
      window.dispatchEvent(offer);
      document.body.dataset.shown = String(!offer.defaultPrevented);
    });
    await expect(page.locator('body')).toHaveAttribute('data-shown', 'false');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Save to home screen/ })
      .first()
      .click();
    await app.button('Install the app').click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
    // An offer can be used once.
    await expect(app.button('Install the app')).toHaveCount(0);
  });
  await test.step('terms and the dated privacy statement are at both their addresses', async () => {
    for (const address of ['/terms', '/support/terms-and-conditions']) {
      await app.open(address);
      await expect(app.heading(/Terms/)).toBeVisible();
    }
    for (const address of ['/privacy', '/support/privacy']) {
      await app.open(address);
      await expect(app.heading(/Privacy/)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\d{1,2} \w+ 20\d\d/);
      await expect(page.getByRole('link', { name: /cookie/i }).first()).toHaveAttribute('href', /\/uk\//);
    }
  });
});

test('[J-01] resources hold the documents of the country for adults and children, and each opens @desktop', async ({
  app,
  page,
  request,
  network,
}) => {
  await waitForDocuments(network.url);
  await app.reach('/resources');
  await expect(page.getByRole('heading', { name: 'Scoop chart, UK' })).toBeVisible();
  const adults = await page
    .getByRole('link', { name: /^Open / })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  await page.getByRole('tab', { name: 'Paediatrics' }).click();
  await expect(page.getByRole('heading', { name: 'Dilution guide' })).toBeVisible();
  const children = await page
    .getByRole('link', { name: /^Open / })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const documents = [...new Set([...adults, ...children])].filter((href) => href.includes('/documents/'));
  expect(documents.length).toBeGreaterThan(4);
  for (const href of documents) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(answer.headers()['content-type'], href).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString(), href).toBe('%PDF-');
  }
});

test('[J-05] [J-03] [A-13] [A-07] [J-04] [A-01] [J-02] 34 questions, each asked of Sim; the region changes everywhere; a tooltip closes; everything is cleared @phone', async ({
  app,
  page,
  network,
}) => {
  await test.step('34 questions, found by a word, and each asked of Sim', async () => {
    await app.reach('/support/faqs');
    const questions = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(questions).toHaveCount(34);
    await page.getByRole('searchbox').fill('hanging times');
    const onlySome = page.getByRole('heading', { name: /^No question holds all of these words/, level: 2 });
    await expect(onlySome).toBeVisible();
    await expect(questions.first()).toContainText(/^How long can a .+ hang\?/);
    await page.getByRole('searchbox').fill('hang');
    await expect(onlySome).toBeHidden();
    await expect.poll(() => questions.count()).toBeLessThan(34);
    await screenAtRest(page);
    const question = (await questions.first().innerText()).split('\n')[0] ?? '';
    await expect(page.getByRole('button', { name: /^Ask Sim: / })).toHaveCount(await questions.count());
    // Without opening it.
    await page.getByRole('button', { name: `Ask Sim: ${question}` }).click();
    await expect(page.getByRole('dialog', { name: 'Sim' }).getByRole('log')).toContainText(question);
  });
  await test.step('saving the app is explained for this browser', async () => {
    await app.reach('/save-app');
    await expect(page.getByRole('heading', { name: /Chrome/ }).first()).toBeVisible();
  });
  await test.step('a tooltip opens beside its field and closes on Escape and on a click outside', async () => {
    await app.open('/regimen/enter-patient-details');
    const about = page.getByRole('button', { name: 'About Age' });
    const tip = page.getByRole('dialog', { name: 'Age' });
    await about.click();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await about.click();
    await expect(tip).toBeVisible();
    await app.heading(/./).click();
    await expect(tip).toBeHidden();
  });
  await test.step('the region changes everywhere at once, and contact begins with its own desk', async () => {
    await waitForDocuments(network.url);
    await app.open('/support/region');
    await app.radio('Republic of Ireland').check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toContain('roi');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('roi');
    await app.open('/contact-us');
    await expect(page.getByRole('heading', { name: /enquiries/ }).first()).toHaveText(/Republic of Ireland/);
    await expect(page.getByRole('link', { name: /resourcecentre\.ie@/ }).first()).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(page.getByRole('heading', { name: 'Registered addresses' })).toBeVisible();
    await app.reach('/resources');
    await expect(page.getByRole('heading', { name: 'Scoop chart, Ireland' })).toBeVisible();
  });
  await test.step('the professional’s answer can be taken back, and everything cleared', async () => {
    await app.reach('/support');
    await app.button(/^Clear everything/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click();
    await expect(app.button('I am')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe('in a browser that cannot save apps', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

  test('[J-03] the refusal is shown @desktop', async ({ app, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await app.reach('/save-app');
    await expect(
      page.getByText('Sorry, your browser cannot currently save this app to your homescreen.'),
    ).toBeVisible();
  });
});
