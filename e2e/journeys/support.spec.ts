import { expect, test } from '../support/test.ts';

test('[J-02] the support menu leads to each of its pages and back @desktop', async ({ app, page }) => {
  await app.open('/support');
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

test('[J-01] resources hold the documents of the country for adults and children, and each opens @desktop', async ({
  app,
  page,
  request,
}) => {
  await app.open('/resources');
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

test('[A-07] [J-04] the region changes everywhere at once, and contact begins with its own desk @phone', async ({
  app,
  page,
}) => {
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
  await app.open('/resources');
  await expect(page.getByRole('heading', { name: 'Scoop chart, Ireland' })).toBeVisible();
});

test('[J-05] 34 questions, found by a word, and each asked of Sim @phone', async ({ app, page }) => {
  await app.open('/support/faqs');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(34);
  await page.getByRole('searchbox').fill('hanging times');
  await expect(
    page.getByRole('heading', { name: /^No question holds all of these words/, level: 2 }),
  ).toBeVisible();
  await expect(questions.first()).toContainText('How long can a sterile ready-to-hang feed hang?');
  await page.getByRole('searchbox').fill('hang');
  await expect.poll(() => questions.count()).toBeLessThan(34);
  const first = questions.first().getByRole('button');
  const question = (await first.innerText()).split('\n')[0] ?? '';
  await first.click();
  await page.getByRole('button', { name: `Ask Sim: ${question}` }).click();
  await expect(page.getByRole('dialog', { name: 'Sim' }).getByRole('log')).toContainText(question);
});

test('[J-03] saving the app is explained for this browser @phone', async ({ app, page }) => {
  await app.open('/save-app');
  await expect(page.getByRole('heading', { name: /Chrome/ }).first()).toBeVisible();
});

test('[J-03] [J-12] the browser’s own offer is kept back until it is asked for here @desktop', async ({
  app,
  page,
}) => {
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

test.describe('in a browser that cannot save apps', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

  test('[J-03] the refusal is shown @desktop', async ({ app, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await app.open('/save-app');
    await expect(
      page.getByText('Sorry, your browser cannot currently save this app to your homescreen.'),
    ).toBeVisible();
  });
});

test('[J-06] terms and the dated privacy statement are at both their addresses @desktop', async ({
  app,
  page,
}) => {
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

test('[A-01] [J-02] the professional’s answer can be taken back, and everything cleared @phone', async ({
  app,
  page,
}) => {
  await app.open('/support');
  await app.button(/^Clear everything/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click();
  await expect(app.button('I am')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('[A-13] a tooltip opens beside its field and closes on Escape and on a click outside @phone', async ({
  app,
  page,
}) => {
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
