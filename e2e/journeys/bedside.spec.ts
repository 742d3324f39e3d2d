import { formatQuantity } from '@dietetic/clinical';
import {
  type ClockTime,
  type FeedPlan,
  gramsPer100MlFeed,
  type RegimenState,
  setFeedPlan,
  setRecipe,
} from '@dietetic/regimen';
import type { Locator, Page } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import { boxAtRest, screenAtRest } from '../support/at-rest.ts';
import { violations } from '../support/axe.ts';
import { calculate } from '../support/calculate.ts';
import { withPlainSpaces, VALUES } from '../support/example-regimen.ts';
import { holdRegimen, keptRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

const FEED = {
  id: 'tarnvane-energy-fibre',
  name: 'Tarnvane Energy Fibre',
  volume: 1000,
  volumeUnit: 'ml',
} as const;
const POWDER = {
  id: 'cradlemere-hydrolysed',
  name: 'Cradlemere Hydrolysed',
  volume: 115,
  volumeUnit: 'g',
} as const;
const INFANT = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5.9, PD_HEIGHT: 61, PC_FLUID_ADJUST: 150 } as const;

/** Presses of a pointer and keys that write, as a person makes them. */
async function countActs(page: Page): Promise<() => Promise<{ presses: number; keys: number }>> {
  await page.evaluate(() => {
    const acts = { presses: 0, keys: 0 };
    Object.assign(window, { acts });
    window.addEventListener('click', ({ detail }) => (acts.presses += detail > 0 ? 1 : 0), true);
    window.addEventListener('keydown', () => (acts.keys += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { acts: { presses: number; keys: number } }).acts);
}

/** One finger from the middle of what is there, by so many pixels, in the steps of a hand. */
async function touchOver(target: Locator, [byX, byY]: [number, number]): Promise<void> {
  const box = await boxAtRest(target.locator('..'));
  const [x, y] = [box.x + Math.min(24, box.width / 2), box.y + box.height / 2];
  const line = await target.page().context().newCDPSession(target.page());
  const at = (share: number) => [{ x: x + byX * share, y: y + byY * share }];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

/** From the start page, by what can be pressed, to the recipe of the regimen in progress. */
async function toTheRecipe(app: DieteticApp): Promise<Locator> {
  await app.open('/');
  await app.link(/^Continue regimen/).click();
  await expect(app.heading('Welcome')).toHaveCount(0);
  await app
    .link(/^Products/)
    .last()
    .click();
  await app.link('Recipe').first().click();
  return app.page.getByRole('region', { name: 'Recipe', exact: true });
}

const at = (hour: number) => (hour * 60) as ClockTime;

const whole = (ml: number | undefined): string =>
  formatQuantity('amount', ml ?? Number.NaN, { unit: 'ml' }).number;

const mm = (points: string): number => Math.round((Number(points) / 72) * 25.4);

/** How many pages print makes of what is open, and of which paper, in mm. Only Chromium writes PDF. */
async function printed(page: Page): Promise<[pages: number, paper: string]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return [(pdf.match(/\/Type \/Page\b/g) ?? []).length, `${mm(width)} x ${mm(height)}`];
}

test('[L-01] [L-02] [L-03] [L-04] [L-06] [L-07] from a finished regimen to an overnight pump with flushes: at most 12 presses and 10 keys @phone', async ({
  app,
  page,
}) => {
  await holdRegimen(page, regimenOf(VALUES, [FEED]));
  await app.reach('/regimen/products');
  const acts = await countActs(page);
  await app.link('Feed plan').first().click();
  await app.button('Overnight pump').click();
  await app.button('Save session').click();
  await expect(app.button('Change Overnight pump')).toBeFocused();
  const says = page.getByRole('region', { name: 'How it is given' });
  await expect(says).toContainText('83 ml/h for 12 h 3 min');
  await expect(says).toContainText(
    '83 ml/h for 12 h 3 min, dose 1,000 ml, start 20:00, finishes about 08:03 the next day.',
  );
  await app.button('Change water and medicines').click();
  await app.field(/^Other water/).fill('');
  await app.field(/^Other water/).pressSequentially('400');
  await app.button('Save').click();
  const { presses, keys } = await acts();
  console.info(`From a finished regimen to an overnight pump: ${presses} presses, ${keys} keys`);
  expect(presses).toBeLessThanOrEqual(12);
  expect(keys).toBeLessThanOrEqual(10);
  await expect(page.getByRole('region', { name: 'The day' })).toContainText('Pump stops at the dose, flush');
  expect(await violations(page)).toEqual([]);

  await test.step('[L-03] [L-04] [L-07] its fluid and its packs are those of calculate', async () => {
    const { plan } = calculate({
      country: 'uk',
      values: VALUES,
      plan: {
        sessions: [
          { product: FEED.id, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12, packSize: 1000 },
        ],
        flush: { before: 30, after: 30 },
        extraWater: 400,
      },
    });
    const actions = page.getByRole('region', { name: 'Actions' });
    await expect(actions).toContainText(`Free water ${whole(plan?.freeWaterMl)} ml`);
    await expect(actions).toContainText(`By volume ${whole(plan?.totalVolumeMl)} ml`);
    await expect(page.getByText(`${plan?.packs28} packs of 1,000\u00a0ml for 28 days`)).toBeVisible();
  });

  await test.step('[L-08] [L-09] ward card and report: the same sentence, the card on one page of A4', async () => {
    const sentence = withPlainSpaces(await says.getByRole('paragraph').innerText());
    await app.button('Cards').click();
    const card = page.getByRole('article', { name: 'Preview: Ward card' });
    await expect(card).toContainText('Patient label');
    await expect(card).toContainText(sentence);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => printed(page)).toEqual([1, '210 x 297']);
    await app.radio('Home plan').click();
    const home = page.getByRole('article', { name: 'Preview: Home plan' });
    await expect(home).toContainText(/Set the pump to 83\sml\/h and the dose to 1,000\sml\./);
    await expect.poll(() => printed(page)).toEqual([1, '210 x 297']);
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('article')).toContainText('Feed plan');
    await expect(page.getByRole('article')).toContainText(sentence);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Feed plan', exact: true }).click();
  });

  await test.step('[L-05] refeeding: days from a cap, rounded down', async () => {
    await app.button('Build up').click();
    await app.radio('From a cap').check();
    await app.field(/^Day 1/).fill('10');
    await app.field(/^Target kcal/).fill('25');
    await app.field(/^Target on day/).fill('5');
    await app.button('Save').click();
    const days = page.getByRole('region', { name: 'First days' });
    await expect(days.getByRole('rowheader', { name: 'Day 5' })).toBeVisible();
    // 58 kg at 10 kcal/kg: 386.7 ml in 12 hours are 32.2 ml/h, rounded down.
    await expect(days.getByRole('row', { name: /^Day 1/ })).toContainText('32');
  });

  await test.step('[L-06] another amount: no rate until it was looked at', async () => {
    await page
      .getByRole('navigation', { name: 'From regimen to bedside' })
      .getByRole('link', { name: 'Products' })
      .click();
    await app.changeAmount(FEED.name, 1200);
    await app.link('Feed plan').first().click();
    await expect(page.getByRole('status').getByText('This plan is out of date')).toBeVisible();
    // No card of an old rate: said at the button too.
    await expect(app.button('Cards')).toHaveAccessibleDescription('This plan is out of date');
    await expect(page.getByText(/\d\d\s?ml\/h/).filter({ visible: true })).toHaveCount(0);
    // What no longer agrees is said, and one press gives it to the session.
    await expect(
      page.getByText(/1,000\sml of Tarnvane Energy Fibre; the regimen now has 1,200\sml/),
    ).toBeVisible();
    await expect(app.button(/^Overnight pump: 1,200\sml$/)).toBeVisible();
    await app.button('Keep this plan').click();
    await expect(says).toContainText('83 ml/h');
    await expect(page.getByText(/The feed plan has 1,000\sml of Tarnvane Energy Fibre a day/)).toBeVisible();
  });
});

test('[L-01] [L-06] volume and times typed in the row of a session: half a number is no plan, and no rate stands beside it @desktop', async ({
  app,
  page,
}) => {
  await holdRegimen(page, regimenOf(VALUES, [FEED]));
  await app.reach('/regimen/feed-plan');
  await app.button('Overnight pump').click();
  await app.button('Save session').click();
  const says = page.getByRole('region', { name: 'How it is given' });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Overnight pump' }) });
  const [volume, start, hours] = ['Volume', 'Start', 'Hours'].map((name) => row.getByLabel(name)) as [
    Locator,
    Locator,
    Locator,
  ];
  await expect(row).toContainText('83 ml/h');
  await volume.fill('12');
  await expect(row).not.toContainText('ml/h');
  await expect(says).toContainText('dose 1,000 ml');
  await volume.press('Escape');
  await expect(volume).toHaveValue('1000');
  await expect(row).toContainText('83 ml/h');
  await volume.fill('900');
  await volume.press('Enter');
  await expect(says).toContainText('75 ml/h for 12 h, dose 900 ml');
  await expect(page.getByText(/The feed plan has 900\sml/)).toBeVisible();
  await start.fill('2130');
  await start.press('Tab');
  await expect(says).toContainText('start 21:30');
  await expect(start).toHaveValue('21:30');
  await hours.fill('30');
  await hours.press('Enter');
  await expect(row).toContainText('at most 24 hours');
  await expect(row).not.toContainText('ml/h');
  await expect(says).toContainText('75 ml/h for 12 h');
  expect(await violations(page)).toEqual([]);
  await hours.fill('10');
  await hours.press('Enter');
  await expect(says).toContainText('90 ml/h for 10 h, dose 900 ml, start 21:30, finishes about 07:30');
  await test.step('on paper: what it is, when, for whom and every figure, and nothing to press', async () => {
    const ofWhom = page.getByRole('main').getByRole('region', { name: 'Patient summary' }).last();
    await page.emulateMedia({ media: 'print' });
    await expect(app.heading('Feed plan')).toBeVisible();
    await expect(page.getByText(/^\d+\s\w+\s\d{4},\s\d\d:\d\d$/)).toBeVisible();
    await expect(ofWhom).toBeVisible();
    await expect(page.getByText('Tarnvane Energy Fibre, 21:30, 10 h')).toBeVisible();
    for (const role of ['button', 'textbox', 'combobox', 'radio', 'checkbox', 'slider'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
});

test('[L-08] a day of pump, boluses, medicines and water, with first days and a question: one page of A4 for the ward, one for home without them @desktop', async ({
  app,
  page,
}) => {
  const plan = (water: readonly ClockTime[], more: Partial<FeedPlan> = {}): FeedPlan => ({
    runBy: 'dose',
    pumpStep: 1,
    roundDown: false,
    route: 'gastric',
    sessions: [
      { product: FEED.id, mode: 'cyclic', volume: 1000, start: at(20), hours: 12 },
      { product: FEED.id, mode: 'bolus', volume: 400, boluses: 2, first: at(10), last: at(16), minutes: 25 },
    ],
    flush: { before: 30, after: 30 },
    medicines: { times: 3, before: 30, between: 0, after: 30, at: [at(9), at(13), at(18)] },
    extraWater: 400,
    extraWaterAt: water,
    ...more,
  });
  const regimen = regimenOf(VALUES, [{ ...FEED, volume: 1400 }]);
  const steps = { from: 30, by: 20, everyHours: 8, target: 70 };
  await holdRegimen(page, setFeedPlan(regimen, plan([at(13), at(18)], { steps })));
  await app.reach('/regimen/feed-plan');
  await app.button('Cards').click();
  const card = page.getByRole('article', { name: 'Preview: Ward card' });
  await expect(card.getByRole('row', { name: /^13:00/ })).toHaveText(
    /^13:00 next day\s*Medicines with flushes, water 200\sml260\s*$/,
  );
  await expect(card).toContainText('480 ml/h: many pumps end at 400 ml/h');
  await expect.poll(() => printed(page)).toEqual([1, '210 x 297']);
  // Water at the time of a bolus is given with it.
  await page.evaluate(
    (text) => sessionStorage.setItem('regimen', text),
    keptRegimen(setFeedPlan(regimen, plan([at(10), at(16)]))),
  );
  await page.reload();
  await app.radio('Home plan').click();
  // What goes home waits for the answer.
  await app.button('Keep and note in report').click();
  const home = page.getByRole('article', { name: 'Preview: Home plan' });
  await expect(home).toContainText(/Feed: 200\sml over 25\smin, and 200\sml of water/);
  await expect(home).toContainText(/Once opened, /);
  await expect.poll(() => printed(page)).toEqual([1, '210 x 297']);
});

test('[M-01] [M-02] [M-04] [M-06] [M-07] a recipe at 13 % is filed in whole scoops, and its water is the water of the feed plan @desktop', async ({
  app,
  page,
}) => {
  await holdRegimen(page, regimenOf(INFANT, [POWDER]));
  await app.reach('/regimen/products');
  await app.link('Feed plan').first().click();
  const pane = page.getByRole('complementary', { name: 'Regimen' });
  await expect(pane).toContainText(/Cradlemere Hydrolysed\s*115\sg/);
  await expect(pane).toContainText('Energy');
  await page.getByRole('link', { name: 'Recipe', exact: true }).click();
  const recipe = page.getByRole('region', { name: 'Recipe', exact: true });
  await expect(recipe).toContainText('25 level scoops');
  await expect(recipe).toContainText('885 ml at 13 %: 25 level scoops (115 g) + 796 ml water');
  expect(await violations(page)).toEqual([]);
  await app.button(/^Use 885\sml in the regimen$/).click();
  await expect(page.getByText('This is the recipe in the regimen.')).toBeVisible();
  await test.step('[M-06] [M-07] the report says the same, and a template gives it back', async () => {
    const tab = (name: string) =>
      page
        .getByRole('navigation', { name: 'From regimen to bedside' })
        .getByRole('link', { name, exact: true });
    await tab('Report').click();
    await expect(page.getByRole('article')).toContainText(
      'Cradlemere Hydrolysed: 885 ml at 13 %: 25 level scoops (115 g) + 796 ml water',
    );
    await page.getByRole('link', { name: 'Feed plan', exact: true }).click();
    await tab('Products').click();
    await app.button('Templates').click();
    await app.field(/Name of the template/).fill('Formula');
    await app.button('Save template').click();
    await app.button('Close').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await app.link('Feed plan').first().click();
    await tab('Recipe').click();
    await app.button('Remove the recipe').click();
    await expect(page.getByText('Not yet in the regimen.')).toBeVisible();
    await tab('Products').click();
    await app.button('Templates').click();
    await app.button('Use template Formula').click();
    await app.button(/^Add 1\sproduct$/).click();
    await app.link('Feed plan').first().click();
    await tab('Recipe').click();
    await expect(page.getByText('This is the recipe in the regimen.')).toBeVisible();
  });
  await app.button('Recipe card').click();
  // It came with a template, which is made without a patient.
  await expect(page.getByText(/The recipe was made before a patient was entered/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^I have checked/ }).check();
  await app.button('Keep and note in report').click();
  const card = page.getByRole('article', { name: 'Preview: Recipe card' });
  await expect(card).toContainText(/Measure 796\sml of water/);
  await expect(card).toContainText('Add 25 level scoops');
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => printed(page)).toEqual([1, '148 x 210']);

  await page.getByRole('link', { name: 'Feed plan', exact: true }).click();
  await app.button('Bolus, 6 times').click();
  await app.button('Save session').click();
  await expect(page.getByText('Fill this in.').first()).toBeVisible();
  await app.field('First').fill('06:00');
  await app.field(/^Flush before/).fill('0');
  await app.field(/^Flush after/).fill('5');
  await app.button('Save session').click();
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText(
    /6\s×\s147\sml at 06:00.*882\sml in all\./,
  );
  await expect(page.getByText(/^Free water: feed 794\sml, flushes and water 30\sml\.$/)).toBeVisible();
});

test('[M-01] [M-02] [M-03] [M-05] [F-01] an infant’s formula concentrated, from the start page to its card; what is added to it and taken out leaves the focus at what follows @phone', async ({
  app,
  page,
}) => {
  await holdRegimen(page, regimenOf(INFANT, [POWDER]));
  const recipe = await toTheRecipe(app);
  await expect(page.getByText(/^Label: 13\s%/)).toBeVisible();
  // Opened again, the page draws before the products are read, and finds the powder all the same.
  await page.reload();
  const add = page.getByRole('combobox', { name: 'Add to the feed' });
  await add.focus();
  await add.selectOption({ label: 'Addimere Carb' });
  await expect(app.field(/^Addimere Carb/)).toBeFocused();
  await app.pressByKey('Take Addimere Carb out of the recipe');
  await expect(add).toBeFocused();
  await app.field(/^Strength/).fill('15');
  // 885 ml at 15 % are 132.75 g: 29 scoops of 4.6 g are 133.4 g, which make 889 ml at exactly 15 %.
  await expect(recipe).toContainText(/889\sml at 15\s%: 29 level scoops \(133\.4\sg\) \+ 787\sml water/);
  await app.button(/^Use .* in the regimen$/).click();
  await app.button('Recipe card').click();
  await expect(page.getByRole('article', { name: 'Preview: Recipe card' })).toContainText(
    /15\s%, stronger than/,
  );
});

test('[L-11] a sip three times a day by mouth, from the start page to a home plan without a tube @phone', async ({
  app,
  page,
}) => {
  const sip = { id: 'dalesip-two', name: 'Dalesip Two', volume: 600, volumeUnit: 'ml' } as const;
  await holdRegimen(page, regimenOf({ ...VALUES, PC_TYPE_OF_FEED: 'oral' }, [sip]));
  await app.open('/');
  await app.link(/^Continue regimen/).click();
  await app
    .link(/^Products/)
    .last()
    .click();
  await app.link('Feed plan').first().click();
  await app.button('By mouth, 6 times').click();
  await app.field('Feeds a day').fill('3');
  await app.field('First').fill('10:00');
  await app.button('Save session').click();
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText(/3\s×\s200\sml by mouth/);
  await app.link('Cards').first().click();
  await app.radio('Home plan').click();
  const card = page.getByRole('article', { name: 'Preview: Home plan' });
  await expect(card).toContainText(/Drink 200\sml of Dalesip Two/);
  await expect(card).not.toContainText(/\b(?:pour|clean cup)\b/i);
  await expect(card).not.toContainText(/\b(?:tube|pump|flush|syringe)\b/i);
});

test('[L-01] [L-02] two feeds: one by pump at night, six boluses of another by day @phone', async ({
  app,
  page,
}) => {
  const DAY = { id: 'tarnvane-standard', name: 'Tarnvane Standard', volume: 1410, volumeUnit: 'ml' } as const;
  await holdRegimen(page, regimenOf(VALUES, [FEED, DAY]));
  await app.reach('/regimen/feed-plan');
  await app.button('Overnight pump').click();
  await app.button('Save session').click();
  // On the strip a session begins later by keys and by a drag, a quarter of an hour a step.
  const night = page.getByRole('slider', { name: 'Overnight pump: start' });
  await night.press('ArrowRight');
  await expect(night).toHaveAttribute('aria-valuetext', '20:15 to 08:18');
  await night.press('ArrowLeft');
  const block = await boxAtRest(night);
  const strip = await boxAtRest(night.locator('../..'));
  const [x, y] = [block.x + 8, block.y + block.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + strip.width * (52 / 1440), y, { steps: 4 });
  await page.mouse.up();
  await expect(night).toHaveAttribute('aria-valuetext', '20:45 to 08:48');
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText('start 20:45');
  await night.press('PageDown');
  await night.press('ArrowRight');
  await expect(night).toHaveAttribute('aria-valuetext', '20:00 to 08:03');
  await test.step('a finger that goes along the strip moves the feed; one that scrolls over it does not', async () => {
    // Far enough: a browser takes the first pixels of a finger for its trembling.
    await touchOver(night, [strip.width * (182 / 1440), 0]);
    await expect(night).toHaveAttribute('aria-valuetext', '23:00 to 11:03');
    for (let hour = 0; hour < 3; hour += 1) await night.press('PageDown');
    await expect(night).toHaveAttribute('aria-valuetext', '20:00 to 08:03');
    await touchOver(night, [0, -320]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await screenAtRest(page);
    await expect(night).toHaveAttribute('aria-valuetext', '20:00 to 08:03');
  });
  await test.step('the other rate beside the exact one is taken by a press', async () => {
    const says = page.getByRole('region', { name: 'How it is given' });
    await app.radio(/^84\sml\/h to 07:54$/).check();
    await expect(says).toContainText('84 ml/h for 11 h 54 min');
    await app.radio(/^83\sml\/h to 08:03$/).check();
    await expect(says).toContainText('83 ml/h for 12 h 3 min');
  });
  await app.button('Add a session').click();
  // What is not planned yet stands there, at times clear of the night.
  await expect(page.getByRole('combobox', { name: 'Feed' })).toHaveValue(DAY.id);
  await expect(app.field(/^First/)).toHaveValue('10:00');
  await app.field(/^Boluses/).fill('6');
  await app.field(/^First/).fill('9:00');
  await app.field(/^Last/).fill('19:00');
  await app.field(/^Each over/).fill('25');
  await app.button('Save session').click();
  await test.step('a bolus faster than pumps run is asked about at its row, and slowed or given by syringe', async () => {
    const says = page.getByRole('region', { name: 'How it is given' });
    await app.button(/^40\smin, 353\sml\/h$/).click();
    await expect(says).toContainText(/6\s×\s235\sml over 40\smin \(353\sml\/h\)/);
    await app.button('Change Bolus, 6 times').click();
    await app.field(/^Each over/).fill('20');
    await app.button('Save session').click();
    await app.button('By syringe').click();
    await expect(page.getByText(/many pumps end at/)).toHaveCount(0);
  });
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText(
    /6\s×\s235\sml at 09:00, 11:00, 13:00, 15:00, 17:00, 19:00, 1,410\sml in all\./,
  );
  await expect(page.getByText('Two feeds run at once')).toHaveCount(0);
  await expect(page.getByText(/1,410\sml of 1,410\sml planned/)).toBeVisible();
  await app.button('Cards').click();
  await expect(page.getByRole('article', { name: 'Preview: Ward card' })).toContainText('Patient label');
  await app.radio('Home plan').click();
  const home = page.getByRole('article', { name: 'Preview: Home plan' });
  await expect(home).toContainText(/Hang one 1,000\sml pack of Tarnvane Energy Fibre\./);
  await expect(home).toContainText(/Give 235\sml of Tarnvane Standard through the tube\./);
});

test('[M-01] [M-02] [M-03] a child’s formula made stronger, with a module, from the start page @desktop', async ({
  app,
  page,
}) => {
  const JUNIOR = {
    id: 'cradlemere-amino-junior',
    name: 'Cradlemere Amino Junior',
    volume: 210,
    volumeUnit: 'g',
  } as const;
  const CHILD = { PD_GENDER: 'female', PD_AGE: 40, PD_WEIGHT: 14, PD_HEIGHT: 96 } as const;
  await holdRegimen(page, regimenOf(CHILD, [JUNIOR]));
  const recipe = await toTheRecipe(app);
  await expect(page.getByText(/^Label: 21\s%, at most 30\s%/)).toBeVisible();

  await test.step('over the label’s maximum the label is named as the source', async () => {
    await app.field(/^Strength/).fill('31');
    await expect(page.getByText(/over 30\s%, the most that its label allows/)).toBeVisible();
  });

  await app.field(/^Strength/).fill('24');
  await expect(page.getByText(/the most that its label allows/)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Add to the feed' }).selectOption({ label: 'Addimere Carb' });
  await app.field('Addimere Carb').fill('3');
  await expect(recipe).toContainText('Addimere Carb');
  await expect(recipe).toContainText(/at 24\s%: \d+\slevel scoops/);
  expect(await violations(page)).toEqual([]);
  await app.button(/^Use .* in the regimen$/).click();
  await app.button('Recipe card').click();
  // No card before somebody has looked at the strength.
  await expect(page.getByText('No card until this is confirmed')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I have checked/ }).check();
  await app.button('Keep and note in report').click();
  // What goes home waits for what the recipe is only asked about as well.
  await expect(page.getByText(/^Please check: The estimated osmolality is 725/)).toBeVisible();
  await app.button('Keep and note in report').click();
  const card = page.getByRole('article', { name: 'Preview: Recipe card' });
  await expect(card).toContainText('Addimere Carb');
  // Stronger than the label's own recipe: said on the card.
  await expect(card).toContainText(/24\s%/);
});

/** Water only where it is said. */
const barePlan = (sessions: FeedPlan['sessions'], more: Partial<FeedPlan> = {}): FeedPlan => ({
  runBy: 'dose',
  pumpStep: 1,
  roundDown: false,
  sessions,
  flush: { before: 30, after: 30 },
  medicines: { times: 0, before: 0, between: 0, after: 0 },
  extraWater: 0,
  ...more,
});

test('[L-08] [M-05] cards of two feeds with first days, of a powder with a module, and of a newborn without g/kg @desktop', async ({
  app,
  page,
}) => {
  const OTHER = {
    id: 'tarnvane-standard',
    name: 'Tarnvane Standard',
    volume: 600,
    volumeUnit: 'ml',
  } as const;
  const CARB = { id: 'addimere-carb', name: 'Addimere Carb', volume: 13.4, volumeUnit: 'g' } as const;
  const boluses = { mode: 'bolus', boluses: 3, first: at(10), last: at(16) } as const;
  const twoFeeds = barePlan(
    [
      { product: FEED.id, mode: 'cyclic', volume: 1000, start: at(20), hours: 12 },
      { product: OTHER.id, ...boluses, volume: 600, minutes: 30 },
    ],
    {
      medicines: { times: 1, before: 30, between: 10, after: 30, at: [at(9)] },
      extraWater: 400,
      cap: { fromKcalPerKg: 10, toKcalPerKg: 25, onDay: 4 },
    },
  );
  await holdRegimen(page, setFeedPlan(regimenOf(VALUES, [FEED, OTHER]), twoFeeds));
  await app.reach('/regimen/feed-plan');
  await app.button('Cards').click();
  await app.radio('Home plan').click();
  const home = page.getByRole('article', { name: 'Preview: Home plan' });
  // What the first days leave out starts at once after them: asked about before anything goes home.
  await answerAll(app, page, 'Home plan');
  await expect(home).toContainText(
    'In the first days leave out the other feeds of the plan below. In the first days open a new pack each day.',
  );
  await expect(home).toContainText('These amounts are for the full plan, after the first days.');
  await expect(home).toContainText('Check the position of the tube before each feed');
  await expect.poll(() => printed(page)).toEqual([1, '210 x 297']);

  const recipe = {
    product: POWDER.id,
    by: 'final_volume',
    strengthPercent: gramsPer100MlFeed(15),
    finalMl: 885,
    scoops: 'same_strength',
    modules: [{ product: CARB.id, amount: 1.5, per: '100ml' }],
  } as const;
  const open = async (regimen: RegimenState) => {
    await page.evaluate((text) => sessionStorage.setItem('regimen', text), keptRegimen(regimen));
    await page.reload();
  };
  const infant = regimenOf(INFANT, [
    { ...POWDER, volume: 133.4 },
    { ...CARB, volume: 13.3 },
  ]);
  await open(
    setFeedPlan(setRecipe(infant, recipe), barePlan([{ product: POWDER.id, ...boluses, volume: 885 }])),
  );
  await app.radio('Recipe card').click();
  await answerAll(app, page, 'Recipe card');
  const made = page.getByRole('article', { name: 'Preview: Recipe card' });
  // By syringe: what is left is thrown away, and nothing hangs.
  await expect(made).toContainText('1 hour after a feed began');
  await expect(made).not.toContainText('feeding set');
  await expect.poll(() => printed(page)).toEqual([1, '148 x 210']);
  await app.radio('Ward card').click();
  const ofStrength =
    /Cradlemere Hydrolysed at 15\s%, by recipe, with 13\.3\sg Addimere Carb in 889\sml, \d\d\.\d\skcal in 100\sml: 3\s×\s/;
  await expect(page.getByRole('article', { name: 'Preview: Ward card' })).toContainText(ofStrength);
  // What is copied from the screen stands alone too.
  await app.link('Feed plan').first().click();
  await expect(page.getByRole('region', { name: 'How it is given' })).toContainText(ofStrength);
  await app.button('Cards').click();

  const newborn = { ...INFANT, PD_AGE: 0, PD_AGE_DAYS: 10, PD_WEIGHT: 3.4, PD_HEIGHT: undefined };
  await open(
    setRecipe(
      regimenOf(newborn, [
        { ...POWDER, volume: 133.4 },
        { ...CARB, volume: 13.3 },
      ]),
      recipe,
    ),
  );
  await app.radio('Recipe card').click();
  await expect(page.getByText('No card until this is entered.')).toBeVisible();
  await expect(page.getByText(/No default for protein under 28 days\. Enter g\/kg/)).toBeVisible();
  await app.button('Choose the method').click();
  await expect(page.getByRole('button', { name: /Change method/ }).last()).toBeFocused();
});

/** Keeps whatever a card waits for. */
async function answerAll(app: DieteticApp, page: Page, card: string): Promise<void> {
  const preview = page.getByRole('article', { name: `Preview: ${card}` });
  const keep = app.button(/^Keep/).first();
  const tick = page.getByRole('checkbox', { name: /^I have checked/ }).first();
  await expect(async () => {
    if (await preview.isVisible()) return;
    if (await tick.isVisible()) await tick.check();
    await keep.click({ timeout: 2000 });
    await expect(preview).toBeVisible({ timeout: 500 });
  }).toPass();
}
