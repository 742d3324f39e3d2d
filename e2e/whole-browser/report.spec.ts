import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emptyRegimen, type RegimenState, setValues } from '@dietetic/regimen';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import type { Page } from '@playwright/test';
import { boxAtRest, screenAtRest } from '../support/at-rest.ts';
import { openReport, withPlainSpaces } from '../support/example-regimen.ts';
import { holdRegimen, keptRegimen } from '../support/held-regimen.ts';
import { expect, test } from '../support/test.ts';

/** Every figure of the report as it can be read on the screen. */
async function figuresOnScreen(page: Page): Promise<string[]> {
  await screenAtRest(page);
  const cells = await page.getByRole('article').getByRole('cell').allTextContents();
  const figures = cells.map(withPlainSpaces).filter((text) => /\d/.test(text));
  expect(figures.length).toBeGreaterThan(40);
  return figures;
}

/** The words beside a percentage stand apart from it in text and mail: "at least 165 % over" is two figures there. */
const parts = (figure: string): string[] => {
  const [, amount, words] = /^((?:at least )?[\d,.]+ %) ?(.*)$/.exec(figure) ?? [];
  return amount === undefined ? [figure] : [amount, ...(words ? [words] : [])];
};

function expectAll(figures: readonly string[], text: string, where: string): void {
  const missing = figures.flatMap(parts).filter((part) => !text.includes(part));
  expect(missing, `on screen, but not in ${where}`).toEqual([]);
}

test('[G-03] what is copied, and what is printed, is what the screen says; reference intakes for pregnancy are used once they are chosen @desktop', async ({
  app,
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReport(app, page);
  const figures = await figuresOnScreen(page);

  await test.step('Then the copied text has every figure', async () => {
    await app.button('More options').click();
    await app.button('Copy full text').click();
    await expect(page.getByText('Report copied as text')).toBeVisible();
    const copied = withPlainSpaces(await page.evaluate(() => navigator.clipboard.readText()));
    expectAll(figures, copied, 'the copied text');
    expect(copied).toContain('Reference intakes for pregnancy and breast-feeding: not chosen');
    expect(copied).toContain('Demonstration data – not for patient care');
  });

  await test.step('And the paper has them on one summary page, the methods behind it', async () => {
    const file = info.outputPath('report.pdf');
    await page.pdf({ path: file, format: 'A4' });
    const pages = await pdfPages(file);
    if (pages === null) {
      // Without a program that reads PDF files: what print would draw.
      await page.emulateMedia({ media: 'print' });
      const drawn = withPlainSpaces(await page.getByRole('article').innerText());
      await page.emulateMedia({ media: 'screen' });
      expect(drawn).toContain('Prepared by, registration number');
      for (const figure of figures) expect(drawn).toContain(figure.replace('at least ', ''));
      return;
    }
    const [summary = '', behind = ''] = pages;
    expect(summary).toContain('Demonstration data – not for patient care');
    expect(summary).toContain('Minerals');
    expect(summary).toContain('Pantothenic acid');
    expect(summary).toContain('Prepared by, registration number');
    expect(behind).toContain('Methods and sources');
    // The layout of a page may part words that stand together; numbers with their units are never parted.
    const paper = pages.join(' ');
    const numbers = figures.flatMap((figure) => figure.match(/[\d,.]+ (?:%|[a-z]+)/gi) ?? []);
    expect(numbers.filter((number) => !paper.includes(number))).toEqual([]);
  });

  await test.step('And reference intakes for pregnancy are used once they are chosen', async () => {
    const folate = page.getByRole('article').getByRole('row', { name: /Folate/ });
    await expect(folate).toContainText('200');
    await page.getByRole('combobox', { name: 'Reference intakes for' }).selectOption('Pregnancy');
    await expect(folate).toContainText('300');
    await expect(page.getByText('Reference intakes are those for pregnancy, as chosen.')).toBeVisible();
    await page.reload();
    await expect(folate).toContainText('300');
  });
});

/** The text of each page, or null where the machine has no pdftotext. */
async function pdfPages(file: string): Promise<string[] | null> {
  try {
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
    return stdout.split('\f').map(withPlainSpaces);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Eight products that fit the patient, soft limits of entries overridden, everything named that is out of scope. */
const LARGE: RegimenState = {
  ...setValues(emptyRegimen('roi'), {
    PD_GENDER: 'male',
    PD_AGE: 700,
    PD_WEIGHT: 70,
    PD_WEIGHT_PREVIOUS: 90,
    PD_WEIGHT_PREVIOUS_MONTHS: 3,
    PD_HEIGHT: 178,
    ER_CALCULATION_METHOD: 'penn_state',
    ER_PENN_TMAX: 37,
    ER_PENN_VE: 50,
    PC_CALCULATION_METHOD: 'min_max',
    PC_MINIMUM: 1.2,
    PC_MAXIMUM: 1.5,
    PC_TYPE_OF_FEED: 'oral_and_tube',
    PC_CATEGORY_OF_FEED: 'continuous_and_bolus',
    PC_FLUID_ADJUST: 35,
  }),
  lists: { PD_SCOPE: ['parenteral', 'renal', 'burns', 'amputation'] },
  products: (
    [
      ['tarnvane-low-energy-fibre', 'Tarnvane Low Energy Fibre', 450, 'ml'],
      ['tarnvane-standard-fibre', 'Tarnvane Standard Fibre', 412.5, 'ml'],
      ['tarnvane-protein-fibre', 'Tarnvane Protein Fibre', 300, 'ml'],
      ['nephrane-low-protein', 'Nephrane Low Protein', 125, 'ml'],
      ['dalesip-mini-protein', 'Dalesip Mini Protein', 125, 'ml'],
      ['dalesip-thick-level-3', 'Dalesip Thick Level 3', 125, 'g'],
      ['addimere-protein', 'Addimere Protein', 5, 'g'],
      ['addimere-mct-emulsion', 'Addimere MCT Emulsion', 30, 'ml'],
    ] as const
  ).map(([id, name, volume, volumeUnit]) => ({ id, name, volume, volumeUnit, packSize: '', images: [] })),
  updatedSteps: ['details', 'energy', 'protein-fluid', 'products'],
};

/** Feeds, supplements and powders as they come in the range, a small amount of each. */
const regimenOf = (count: number): RegimenState => ({
  ...setValues(emptyRegimen('uk'), {
    PD_GENDER: 'female',
    PD_AGE: 540,
    PD_WEIGHT: 62,
    PD_HEIGHT: 166,
    ER_CALORIC_EQUATION_MIN: 25,
    ER_CALORIC_EQUATION_MAX: 30,
    PC_PENG_PROTEIN_MIN: 1,
    PC_PENG_PROTEIN_MAX: 1.5,
  }),
  products: demonstrationProducts()
    .filter(({ ageFromMonths, categories }) => (ageFromMonths ?? 0) >= 72 && categories.length > 0)
    .slice(0, count)
    .map(({ id, name, basis }) => ({ id, name, volume: 25, volumeUnit: basis, packSize: '', images: [] })),
  updatedSteps: ['details', 'energy', 'protein-fluid', 'products'],
});

test('[G-03] 10 products take two pages and 25 three, of A4 and Letter, and none has method lines alone @desktop', async ({
  page,
}, info) => {
  const sizes = [
    { count: 10, pages: 2 },
    { count: 25, pages: 3 },
  ];
  await page.goto('/');
  for (const { count, pages: expected } of sizes) {
    // Where the app does not run, or it would keep the regimen of before once more.
    await page.goto('/robots.txt');
    await page.evaluate((text) => sessionStorage.setItem('regimen', text), keptRegimen(mixed(count)));
    await page.goto('/regimen/report');
    await expect(page.getByRole('article').getByRole('table').first().getByRole('row')).toHaveCount(
      count + 2,
    );
    // The last of it, which comes with the products' whole records.
    await expect(page.getByRole('article')).toContainText(/MCN\d{5}/);
    for (const format of ['A4', 'Letter']) {
      const file = info.outputPath(`report-${count}-${format}.pdf`);
      await expect
        .poll(async () => pagesIn(await page.pdf({ path: file, format })), `${count} on ${format}`)
        .toBe(expected);
      const pages = await pdfPages(file);
      if (pages === null) continue;
      expect(pages[0]).toContain('Patient label');
      // Order codes come last, so that no page has methods alone, and under their heading.
      expect(pages[expected - 1]).toMatch(/MCN\d{5}/);
      const headed = /\bCodes Product\b/;
      expect(pages.filter((text) => /MCN\d{5}/.test(text) && !headed.test(text))).toEqual([]);
    }
  }
});

/** Amounts that bring findings, of products from all over the range. */
const mixed = (count: number): RegimenState => {
  const sold = demonstrationProducts().filter(
    ({ productAvailability, categories }) => productAvailability !== 'roi' && categories.length > 0,
  );
  const amounts = [200, 500, 30, 125];
  return {
    ...regimenOf(0),
    products: Array.from({ length: count }, (_none, at) => sold[Math.floor((at * sold.length) / count)])
      .filter((product) => product !== undefined)
      .map(({ id, name, basis }, at) => ({
        id,
        name,
        volume: amounts[at % amounts.length] ?? 0,
        volumeUnit: basis,
        packSize: '',
        images: [],
      })),
  };
};

/** The page objects of a PDF, which Chromium writes in the clear. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.describe('@desktop a large regimen', () => {
  test.use({ arrivedIn: 'roi' });

  test('[G-03] its summary is one page of paper too', async ({ page }, info) => {
    await holdRegimen(page, LARGE);
    await page.goto('/regimen/report');
    await expect(page.getByRole('article')).toContainText('Addimere MCT Emulsion');
    await expect(page.getByRole('article')).toContainText('Minute ventilation is 50');
    const file = info.outputPath('report.pdf');
    await page.pdf({ path: file, format: 'A4' });
    const pages = await pdfPages(file);
    if (pages === null) {
      // Without a program that reads PDF files: the height that print would draw, on A4 within its margins.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 695, height: 1035 });
      const end = page.getByText('Prepared by, registration number');
      await expect.poll(async () => (await boxAtRest(end)).y).toBeLessThan(1000);
      return;
    }
    const [summary = '', behind = ''] = pages;
    for (const { name } of LARGE.products) expect(summary).toContain(name);
    for (const said of [
      'Amputation',
      'Pantothenic acid',
      'Iodine',
      'Prepared by, registration number',
      'Calculators',
    ])
      expect(summary).toContain(said);
    expect(behind).toContain('All nutrients');
    // The summary ends on its own page.
    expect(behind).not.toContain('Prepared by, registration number');
  });
});
