import { expect, test } from '../support/test.ts';

test.describe('the gate', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-02] someone who is no professional sees the refusal and nothing else @phone', async ({
    app,
    page,
  }) => {
    await app.open();
    await app.button('I am not').click();
    await expect(
      page.getByText('Sorry, this information is for Healthcare Professionals only.'),
    ).toBeVisible();
    await app.open('/products');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(
      page.getByText('Sorry, this information is for Healthcare Professionals only.'),
    ).toBeVisible();
  });

  test('[A-05] [A-01] [A-03] the answers are asked once, in their order, and kept @phone', async ({
    app,
    page,
  }) => {
    await test.step('without a country every address leads to the choice of one', async () => {
      await app.open();
      await app.button('I am').click();
      await app.button('Skip').click();
      await app.open('/products');
      await expect(page.getByRole('button', { name: 'Republic of Ireland' })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });
    await page.evaluate(() => localStorage.clear());
    await test.step('the answers are asked once and kept', async () => {
      await app.arrive();
      await page.reload();
      await expect(app.heading('Welcome')).toBeAttached();
      const kept = await page.evaluate(() =>
        ['userIsHCP', 'userIsOnboarded', 'userCountry'].map((key) => localStorage.getItem(key)),
      );
      expect(kept.map(String)).toEqual(['true', 'true', expect.stringMatching(/uk/)]);
    });
  });
});

test.describe('a visitor who has answered', () => {
  test.use({ arrivedIn: 'nowhere' });

  test('[A-01] is drawn the app at once, before any script runs, at every address, and it starts also where its script is there before the rest of the page @phone', async ({
    app,
    page,
    browser,
    baseURL,
    network,
  }) => {
    await app.arrive();
    const state = await page.context().storageState();
    const still = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const drawn = await still.newPage();
    await drawn.goto(`${baseURL}/`);
    await expect(drawn.getByRole('link', { name: /Create a regimen/ })).toBeVisible();
    await drawn.goto(`${baseURL}/products`);
    await expect(drawn.getByRole('banner')).toBeVisible();
    await expect(drawn.getByRole('button', { name: 'I am', exact: true })).toHaveCount(0);
    await still.close();
    await test.step('also where the script is there before the rest of the page', async () => {
      // Without a worker the page comes from the server, part by part.
      const again = await browser.newContext({
        storageState: state,
        serviceWorkers: 'block',
        baseURL: network.url,
      });
      const slow = await again.newPage();
      const thrown: string[] = [];
      slow.on('pageerror', (error) => thrown.push(error.message));
      // The running app asks for the products.
      const runs = slow.waitForRequest(/\/catalogue\/manifest\.json/);
      network.breakAnswers(({ path }) =>
        path === '/' ? { kind: 'late', from: '<body', until: runs } : undefined,
      );
      await slow.goto('/');
      await slow.getByRole('button', { name: 'Menu' }).click();
      await expect(slow.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      expect(thrown).toEqual([]);
      await again.close();
    });
  });

  test('[A-05] a template link followed on a new device is followed after the questions @phone', async ({
    app,
    page,
  }) => {
    const template = Buffer.from(
      JSON.stringify({ v: 1, n: 'Night feed', p: [['tarnvane-standard', 'Tarnvane Standard', 500, 'ml']] }),
    ).toString('base64url');
    await app.open(`/regimen/products#template=${template}`);
    await app.button('I am').click();
    await app.button('Skip').click();
    await app.button('Republic of Ireland').click();
    await expect(page.getByText(/Night feed/)).toBeVisible();
    await expect(page).not.toHaveURL(/template/);
  });
});

test('[A-06] the start page has four tiles, the academy, feedback and the version @desktop', async ({
  app,
  page,
}) => {
  await app.open();
  for (const name of [/Create a regimen/, /^Products/, /^Resources/]) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: /Sim/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Learning for healthcare professionals/ })).toHaveAttribute(
    'href',
    /\/uk/,
  );
  await expect(page.getByRole('link', { name: /feedback/i })).toHaveAttribute(
    'href',
    /subject=Dietetic%20App%20Feedback/,
  );
  await expect(page.getByText('Version 2.6.0')).toBeVisible();
});

test.describe('an address with nothing behind it', () => {
  // The browser says it of the page.
  test.use({ mayBeSaid: /status of 404.*\/(?:no-such-page|old-page\.html|admin|api)\)$/ });

  test('[A-09] says so, with its status @phone', async ({ page }) => {
    for (const address of ['/no-such-page', '/old-page.html', '/admin', '/api']) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 404]);
      await expect(
        page.getByText("Sorry, we couldn't find the page you were looking for! Please try again later."),
      ).toBeVisible();
    }
  });
});
