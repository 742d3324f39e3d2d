import type { Page } from '@playwright/test';
import { boxAtRest, screenAtRest } from '../support/at-rest.ts';
import { clippedContent } from '../support/clipped-content.ts';
import { VALUES } from '../support/example-regimen.ts';
import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

/** Zoomed, or small, or with the text the browser is set to. */
const NARROW: { as: string; viewport: { width: number; height: number }; text: number }[] = [
  { as: '200 % of 1366 px', viewport: { width: 683, height: 384 }, text: 16 },
  { as: '360 px, a small phone', viewport: { width: 360, height: 640 }, text: 16 },
  { as: '320 px, 400 % of 1280 px', viewport: { width: 320, height: 640 }, text: 16 },
  { as: '390 px, with text of 24 px', viewport: { width: 390, height: 844 }, text: 24 },
  { as: '390 px, with text of 32 px', viewport: { width: 390, height: 844 }, text: 32 },
];
/** What is given by pump, and what is made up. */
const FEED_AND_POWDER = [
  { id: 'tarnvane-energy-fibre', name: 'Tarnvane Energy Fibre', volume: 1000, volumeUnit: 'ml' },
  { id: 'cradlemere-hydrolysed', name: 'Cradlemere Hydrolysed', volume: 115, volumeUnit: 'g' },
] as const;

/** The narrowest desk, the steps beside their results, the sheet from its first width on. No query of a style parts a height of 720 from 768. */
const DESKS: readonly (readonly [number, number])[] = [
  [1024, 768],
  [1100, 800],
  [1200, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
];
/** The longest that is typed: with a decimal, and over a thousand. */
const LONG_AMOUNTS = [
  { ...FEED_AND_POWDER[0], volume: 1250.5 },
  { ...FEED_AND_POWDER[1], volume: 115.25 },
];
const ON_SHEET = { width: 1366, height: 768 };

/** A screen is reached once and looked at in every way. */
async function looking(page: Page) {
  const found: string[] = [];
  const line = await page.context().newCDPSession(page);
  let present = 16;
  const setText = async (text: number) => {
    if (text === present) return;
    present = text;
    await line.send('Page.setFontSizes', { fontSizes: { standard: text } });
    // At each frame: an assertion would look again only after a tenth of a second, then a quarter.
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${text}px`,
    );
  };
  // Another size of text is laid out anew: the next look begins with the size that this one ends with.
  let sizes = NARROW;
  const look = async (where: string) => {
    for (const { as, viewport, text } of sizes) {
      await page.setViewportSize(viewport);
      await setText(text);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      found.push(...(await clippedContent(page, `${where}, at ${as}`)));
    }
    sizes = sizes.toReversed();
  };
  return { look, found, setText };
}

async function pictureStandsBesideItsName(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('header img');
  const kind = page.getByText(/^Tube feed, under/);
  await expect(async () => {
    const [above, under] = [await picture.boundingBox(), await kind.boundingBox()];
    expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  }).toPass();
}

test.describe('zoomed', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[B-06] narrow, zoomed or with large text nothing of the steps is cut off and no page scrolls sideways @desktop', async ({
    app,
    page,
  }) => {
    const { look, found } = await looking(page);
    await app.enterPatient({
      sex: 'Female',
      years: 68,
      weightKg: 258,
      previousWeightKg: 63.5,
      heightCm: 1630,
    });
    await look('details with an error');
    await app.field(/^Height/).fill('163');
    await app.field(/^Weight now/).fill('58.4');
    await look('details');
    await app.continue();
    await page.waitForURL(/energy-calculations$/);
    await app.field(/^Minimum/).fill('22.5');
    await app.field(/^Maximum/).fill('26.5');
    await app.field(/factor$/).fill('1.15');
    await look('energy by PENG');
    await page.getByRole('button', { name: /^Method/ }).click();
    await look('the methods');
    await page.getByRole('radio', { name: /^Harris/ }).check();
    await page.getByRole('combobox', { name: /Stress factor/ }).selectOption('infection');
    for (const name of [/^Formula and source/, /^Across methods/]) {
      const part = page.getByRole('button', { name });
      if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
    }
    await look('energy by Harris–Benedict, with its working');
    // A need of two figures is the longest that a narrow screen has to hold.
    await page.getByRole('radio', { name: /^PENG/ }).check();
    await app.continue();
    // The address changes first; until the page is there, the boxes are still those of energy.
    await expect(app.heading('Protein and fluid')).toBeVisible();
    await app.field(/^Minimum/).fill('1.25');
    await app.field(/^Maximum/).fill('1.55');
    await app.field(/^Fluid per kg/).fill('24');
    await page.getByRole('radio', { name: /^Oral and tube/ }).check();
    await look('protein and fluid');
    await app.open('/regimen/products');
    await app.searchFor('Tarnvane Energy Fibre');
    await app.button('Add Tarnvane Energy Fibre').click();
    await page.getByRole('textbox', { name: /Amount a day/ }).fill('1000');
    await look('the amount');
    await app.enterAmount('Tarnvane Energy Fibre', 1000);
    await app.addProduct('Addimere Protein', 5);
    await look('products');
    await app.open('/regimen');
    await look('the steps');
    expect(found).toEqual([]);
  });

  test('[R-05] [A-06] [H-01] [H-05] [J-02] [J-10] narrow, zoomed or with large text nothing of the pages around the regimen is cut off, and a picture stands over nothing @desktop', async ({
    app,
    page,
  }) => {
    const { look, found, setText } = await looking(page);
    for (const address of [
      '/',
      '/products',
      '/products/cradlemere-high-energy-peptide',
      '/support',
      '/sim',
    ]) {
      await app.open(address);
      await screenAtRest(page);
      await look(address);
      if (!address.startsWith('/products/')) continue;
      await setText(16);
      await pictureStandsBesideItsName(page);
    }
    expect(found).toEqual([]);
    // The table of a comparison scrolls by itself; the page never does.
    await app.open('/products/compare/tarnvane-standard/tarnvane-energy');
    await screenAtRest(page);
    await look('the comparison');
    expect(found.filter((problem) => problem.includes('the page'))).toEqual([]);
    // Texts side by side would have a few letters a line: each product's stand under its name.
    await page.getByRole('tab', { name: 'Directions' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await setText(32);
    const outOfSight = () =>
      page
        .getByRole('region', { name: /compared/ })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(outOfSight).toBe(0);
  });

  test('[L-01] [L-06] [G-02] narrow, zoomed or with large text nothing of plan, recipe, cards and report is cut off @desktop', async ({
    app,
    page,
  }) => {
    const { look, found } = await looking(page);
    await holdRegimen(page, regimenOf(VALUES, FEED_AND_POWDER));
    await app.open('/regimen/feed-plan');
    await app.button('Overnight pump').click();
    await look('the session');
    await app.button('Save session').click();
    await expect(page.getByRole('region', { name: 'How it is given' })).toBeVisible();
    await look('the feed plan');
    for (const screen of ['Recipe', 'Cards', 'Report']) {
      await page.getByRole('link', { name: screen, exact: true }).first().click();
      await expect(app.heading(screen)).toBeVisible();
      await look(screen);
    }
    expect(found).toEqual([]);
  });
});

test('[B-06] [F-03] [R-01] at every width of a desk each typed figure is whole, nothing leaves its box and no words lie over others @desktop', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  const look = async (where: string, desks = DESKS) => {
    for (const [width, height] of desks) {
      await page.setViewportSize({ width, height });
      await screenAtRest(page);
      found.push(...(await clippedContent(page, `${where}, at ${width} px`)));
    }
    await page.setViewportSize(ON_SHEET);
  };
  await page.setViewportSize(ON_SHEET);
  await holdRegimen(page, regimenOf({ ...VALUES, PD_AGE: 104 * 12 + 11, PD_WEIGHT: 58.25 }, LONG_AMOUNTS));
  await app.open('/regimen/enter-patient-details');
  await expect(app.field(/^Age years/)).toHaveValue('104');
  await expect(app.amountInRow('Tarnvane Energy Fibre')).toHaveValue('1250.5');
  await look('104 years');
  await app.radio('st, lb').first().check();
  await app.radio('ft, in').check();
  await look('in stones and feet');
  await app.radio('kg').first().check();
  await app.radio('cm').check();
  for (const step of ['Energy', 'Protein and fluid', 'Products'] as const) {
    await app.paneHeading(step).click();
    await expect(app.heading(step)).toBeVisible();
    if (step === 'Protein and fluid') await page.getByRole('radio', { name: /^Oral and tube/ }).check();
    await look(step);
  }
  await test.step('a unit that is chosen moves no column, and what is said about the amount has the row', async () => {
    const unit = page.getByRole('combobox', { name: /^Unit.*Tarnvane Energy Fibre/ });
    const other = app.amountInRow('Cradlemere Hydrolysed');
    const before = await boxAtRest(other);
    await unit.selectOption({ label: '1,000 ml pack' });
    await app.amountInRow('Tarnvane Energy Fibre').fill('1e3');
    await page.keyboard.press('Enter');
    const said = page.getByText(/stays until then/).first();
    await expect(said).toBeVisible();
    await expect
      .poll(() => boxAtRest(other))
      .toEqual(expect.objectContaining({ x: before.x, width: before.width }));
    await expect.poll(async () => (await boxAtRest(said)).width).toBeGreaterThan(300);
    await expect.poll(() => unit.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    // The steps beside the list have rows of their own, without what is typed here.
    await look(
      'a unit of many letters',
      DESKS.filter(([width]) => width >= 1280),
    );
  });
  expect(found).toEqual([]);
});

/** What moved on the page, apart from the result's own pane or line, the strip with the patient, the bar and the thumbs. */
type Shift = { value: number; moved: string[] };

test('[D-01] [B-06] no field moves when a result appears', async ({ app, page }) => {
  await page.addInitScript((apart) => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type LayoutShift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.flatMap(({ node, previousRect }) => {
          // What only comes into sight, since the bar needs less room, has not moved.
          if (previousRect.height === 0) return [];
          const element = node instanceof Element ? node : node?.parentElement;
          return !element || !element.closest('main') || element.closest(apart)
            ? []
            : [element.outerHTML.slice(0, 90)];
        });
        if (moved.length > 0) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, 'aside, [aria-label="Patient summary"], section[class*="bar-"], [class*="pinned-"], [class*="thumb-"], [class*="status-"]');
  /** Every shift counts, those within half a second of a key as well: that is when a result appears. */
  async function movedBy(entering: () => Promise<void>): Promise<Shift[]> {
    await screenAtRest(page);
    await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
    await entering();
    // The observer is told of a shift after the frame that brought it.
    return page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
  }
  await app.open('/regimen/enter-patient-details');
  await expect(app.field(/^Weight now/)).toBeVisible();
  const byDetails = await movedBy(async () => {
    await app.radio('Female').check();
    await app.field(/^Age.*years/).fill('68');
    await app.field(/^Weight now/).fill('58');
    await app.field(/^Height/).fill('163');
    await expect(app.result(/From these details/)).toContainText('21.8');
  });
  await app.continue();
  await page.waitForURL(/energy-calculations$/);
  await app.field(/^Minimum/).fill('22');
  const byEnergy = await movedBy(async () => {
    await app.field(/^Maximum/).fill('26');
    await expect(app.result(/energy requirement/)).toContainText('1,276');
  });
  expect([...byDetails, ...byEnergy]).toEqual([]);
});

test('[R-05] the three verdicts of the tray stay within it, whatever they say @phone', async ({
  app,
  page,
}) => {
  const feed = { id: 'tarnvane-energy', name: 'Tarnvane Energy', volume: 1000, volumeUnit: 'ml' } as const;
  const values = { PD_GENDER: 'male', PD_AGE: 852, PD_WEIGHT: 94, PD_HEIGHT: 172 } as const;
  // A little narrower than most phones, and not yet as narrow as the smallest.
  await page.setViewportSize({ width: 381, height: 844 });
  await holdRegimen(page, regimenOf(values, [feed]));
  await app.reach('/regimen/products');
  const tray = app.button('Show the regimen so far');
  await expect(tray).toContainText('2,040');
  await expect
    .poll(() =>
      tray.evaluate((button) => {
        const ends = [...button.children].map((measure) => measure.getBoundingClientRect().right);
        return Math.round(
          Math.max(...ends) - document.querySelector('h1')!.parentElement!.getBoundingClientRect().right,
        );
      }),
    )
    .toBeLessThanOrEqual(0);
});
