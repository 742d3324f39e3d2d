import { parseFeedPlan, setFeedPlan, setValues } from '@dietetic/regimen';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

test('[G-01] [G-02] a template is saved, sent as a link and opened in a regimen that is under way @desktop', async ({
  app,
  page,
  context,
  network,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS));
  await app.open('/regimen/products');

  const openTemplates = async () => {
    await app.button('Templates').click();
  };

  const link =
    await test.step('When the products are saved as a template and its link is copied', async () => {
      await openTemplates();
      const dialog = page.getByRole('dialog', { name: 'Templates' });
      await dialog.getByRole('textbox', { name: /Name of the template/ }).fill('Night feed');
      await dialog.getByRole('button', { name: 'Save template' }).click();
      await dialog.getByRole('button', { name: 'Copy a link to template Night feed' }).click();
      await expect(page.getByText(/Link copied/)).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    });

  await test.step('Then everything in it is in the part a browser keeps to itself', () => {
    const { search, pathname, hash } = new URL(link);
    expect([search, pathname]).toEqual(['', '/regimen/products']);
    expect(hash).toMatch(/^#template=[\w-]+$/);
    const text = Buffer.from(hash.slice('#template='.length), 'base64url').toString('utf8');
    expect(JSON.parse(text)).toEqual({
      v: 1,
      n: 'Night feed',
      p: PRODUCTS.map(({ id, name, volume, volumeUnit }) => [id, name, volume, volumeUnit]),
    });
  });

  await test.step('And opened with a product this device does not know, it asks first and names it', async () => {
    const data = {
      v: 1,
      n: 'Day feed',
      p: [
        ['tarnvane-standard', 'Tarnvane Standard', 500, 'ml'],
        ['x', 'Gone Feed', 5, 'ml'],
      ],
    };
    await page.goto('about:blank');
    await app.open(`/regimen/products#template=${Buffer.from(JSON.stringify(data)).toString('base64url')}`);
    const dialog = page.getByRole('dialog', { name: 'Use “Day feed”?' });
    await expect(dialog).toContainText('Not in the saved products: Gone Feed.');
    await expect(dialog).toContainText(/The regimen has 2\sproducts already/);
    await dialog.getByRole('button', { name: /^Add 1\sproduct$/ }).click();
    await expect(page).toHaveURL(({ hash }) => hash === '');
    await app.viewReport();
    const report = page.getByRole('article');
    for (const name of ['Tarnvane Energy Fibre', 'Addimere Protein', 'Tarnvane Standard']) {
      await expect(report).toContainText(name);
    }
  });

  await test.step('And no request carried a template', () => {
    const sent = network.exchanges.filter(({ path, body }) => `${path}${body}`.includes('template='));
    expect(network.exchanges.length).toBeGreaterThan(10);
    expect(sent).toEqual([]);
  });

  await test.step('And a deleted template can be put back', async () => {
    await app.open('/regimen/products');
    await openTemplates();
    await app.button('Delete template Night feed').click();
    await expect(page.getByText('No templates yet')).toBeVisible();
    await app.button('Undo').click();
    await expect(app.button('Use template Night feed')).toBeVisible();
  });
});

test('[L-10] a template brings its feed plan to another regimen: without other water, and no rate until it was looked at @desktop', async ({
  app,
  page,
}) => {
  const [FEED] = PRODUCTS;
  await holdRegimen(page, regimenOf(VALUES, [FEED]));
  await app.reach('/regimen/feed-plan');
  await app.button('Overnight pump').click();
  await app.button('Save session').click();
  await app.button('Change water and medicines').click();
  await app.field(/^Other water/).fill('400');
  await app.button('Save').click();
  const says = page.getByRole('region', { name: 'How it is given' });
  const water = page.getByText(/Other water: 400\sml a day/);
  const rate = page.getByText(/\d\sml\/h/).filter({ visible: true });
  await expect(says).toContainText('83 ml/h for 12 h 3 min');
  await expect(water).toBeVisible();
  const toProducts = () =>
    page
      .getByRole('navigation', { name: 'From regimen to bedside' })
      .getByRole('link', { name: 'Products', exact: true })
      .click();

  await test.step('Given a template of it, and a plan that was changed since', async () => {
    await toProducts();
    await app.button('Templates').click();
    await app.field(/Name of the template/).fill('Night feed');
    await app.button('Save template').click();
    await app.button('Close').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await app.changeAmount(FEED.name, 600);
  });

  await test.step('When it is used, the plan comes along and says that it is from a template', async () => {
    await app.button('Templates').click();
    await app.button('Use template Night feed').click();
    await expect(page.getByRole('dialog', { name: 'Use “Night feed”?' })).toContainText(
      /It includes a feed plan.*It replaces the feed plan of this regimen\./,
    );
    await app.button(/^Add 1\sproduct$/).click();
    await app.link('Feed plan').first().click();
    await expect(page.getByText('This plan is from a template')).toBeVisible();
    await expect(rate).toHaveCount(0);
    await expect(water).toHaveCount(0);
  });

  await test.step('Then it gives its rate once it was looked at', async () => {
    await app.button('Keep this plan').click();
    await expect(says).toContainText('83 ml/h for 12 h 3 min, dose 1,000 ml, start 20:00');
    await expect(water).toHaveCount(0);
  });
});

test('[L-10] [L-08] a plan from a template asks a child’s flushes before it is kept: none entered is not 0 ml @phone', async ({
  app,
  page,
}) => {
  const [FEED] = PRODUCTS;
  const night = { product: FEED.id, mode: 'cyclic', volume: FEED.volume, start: '20:00', hours: 10 };
  const { plan } = parseFeedPlan({ sessions: [night], flushNotEntered: true });
  if (plan === null) throw new Error('no plan');
  const child = { ...VALUES, PD_AGE: 96, PD_WEIGHT: 25, PD_HEIGHT: 127 };
  await holdRegimen(page, { ...regimenOf(child, [FEED]), feedPlan: { plan, madeFor: '' } });
  await app.reach('/regimen/feed-plan');
  const notice = page.getByRole('status').filter({ hasText: 'This plan is from a template' });
  await expect(notice).toContainText('Flushes: not entered.');
  await expect(app.button('Cards')).toHaveAccessibleDescription('Flushes: not entered.');
  await expect(page.getByText(/Flush at each feed: 0/)).toHaveCount(0);

  await app.button('Keep this plan').click();
  const asked = page.getByRole('dialog', { name: 'Flushes of this plan' });
  await asked.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(asked.getByText('Fill this in.')).toHaveCount(2);
  await asked.getByLabel('Flush before').fill('10');
  await asked.getByLabel('Flush after').fill('0');
  await asked.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText('ml/h');
  await expect(page.getByText(/Flush at each feed: 10\sml before, 0\sml after\./)).toBeVisible();
});

test('[L-03] [L-06] a plan made for an adult, whose age is corrected to a child’s, asks for all its water again @phone', async ({
  app,
  page,
}) => {
  const [FEED] = PRODUCTS;
  const { plan } = parseFeedPlan({
    sessions: [{ product: FEED.id, mode: 'cyclic', volume: FEED.volume, start: '20:00', hours: 10 }],
    flush: { before: 60, after: 60 },
    medicines: { times: 3, before: 30, between: 0, after: 30 },
    extraWater: 500,
  });
  if (plan === null) throw new Error('no plan');
  const ofAdult = setFeedPlan(regimenOf(VALUES, [FEED]), plan);
  await holdRegimen(page, setValues(ofAdult, { PD_AGE: 96, PD_WEIGHT: 25, PD_HEIGHT: 127 }));
  await app.reach('/regimen/feed-plan');
  await expect(page.getByRole('status').filter({ hasText: 'This plan is out of date' })).toContainText(
    'were entered for an adult',
  );
  await app.button('Keep this plan').click();
  const asked = page.getByRole('dialog', { name: 'Flushes and water of this plan' });
  await asked.getByLabel('Flush before').fill('5');
  await asked.getByLabel('Flush after').fill('5');
  await asked.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(asked.getByText('Fill this in.')).toHaveCount(4);
  await expect(asked.getByLabel('Water before')).toBeFocused();
  await asked.getByLabel('Water before').fill('4');
  await asked.getByLabel('Between medicines').fill('0');
  await asked.getByLabel('Water after').fill('6');
  await asked.getByLabel('Other water a day').fill('100');
  await asked.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText('ml/h');
  await expect(page.getByText(/Flush at each feed: 5\sml before, 5\sml after\./)).toBeVisible();
  await expect(page.getByText(/Medicines 3\stimes a day: 10\sml of water each time/)).toBeVisible();
  await expect(page.getByText(/Other water: 100\sml a day\./)).toBeVisible();
});
