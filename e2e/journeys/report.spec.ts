import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emptyRegimen, type RegimenState, serialiseRegimen } from '@dietetic/regimen';
import type { Page } from '@playwright/test';
import { plain, reachTheReport } from '../support/example-regimen.ts';
import { expect, test } from '../support/test.ts';

/** Every figure of the report as it can be read on the screen. */
async function figuresOnScreen(page: Page): Promise<string[]> {
  const cells = await page.getByRole('article').getByRole('cell').allTextContents();
  const figures = cells.map(plain).filter((text) => /\d/.test(text));
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

test('[G-03] what is copied, and what is printed, is what the screen says', async ({
  app,
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachTheReport(app, page);
  const figures = await figuresOnScreen(page);

  await test.step('Then the copied text has every figure', async () => {
    await app.button('Copy as text').click();
    await expect(page.getByText('Report copied as text')).toBeVisible();
    const copied = plain(await page.evaluate(() => navigator.clipboard.readText()));
    expectAll(figures, copied, 'the copied text');
    expect(copied).toContain('Reference intakes for pregnancy and breast-feeding: not chosen');
    expect(copied).toContain('Demonstration data – not for patient care');
  });

  await test.step('And the paper has them on one summary page, the methods behind it', async () => {
    const file = info.outputPath('report.pdf');
    await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true });
    const pages = await pdfPages(file);
    if (pages === null) {
      // Without a program that reads PDF files: what print would draw.
      await page.emulateMedia({ media: 'print' });
      const drawn = plain(await page.getByRole('article').innerText());
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
});

/** The text of each page, or null where the machine has no pdftotext. */
async function pdfPages(file: string): Promise<string[] | null> {
  try {
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
    return stdout.split('\f').map(plain);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Eight products with the longest names, every soft limit overridden, everything named that is out of scope. */
const LARGE: RegimenState = {
  ...emptyRegimen('roi'),
  values: {
    PD_GENDER: 'male',
    PD_AGE: 700,
    PD_WEIGHT: 25,
    PD_WEIGHT_PREVIOUS: 60,
    PD_WEIGHT_PREVIOUS_MONTHS: 3,
    PD_HEIGHT: 178,
    ER_CALCULATION_METHOD: 'penn_state',
    ER_PENN_TMAX: 44.5,
    ER_PENN_VE: 50,
    PC_CALCULATION_METHOD: 'min_max',
    PC_MINIMUM: 5,
    PC_MAXIMUM: 6,
    PC_TYPE_OF_FEED: 'oral_and_tube',
    PC_CATEGORY_OF_FEED: 'continuous_and_bolus',
    PC_FLUID_ADJUST: 120,
  },
  lists: { PD_SCOPE: ['preterm', 'parenteral', 'renal', 'burns', 'amputation'] },
  products: (
    [
      ['wrenfold-tube-low-energy-fibre', 'Wrenfold Tube Low Energy Fibre', 1234.5, 'ml'],
      ['cradlemere-high-energy-peptide', 'Cradlemere High Energy Peptide', 600, 'ml'],
      ['wrenfold-tube-7plus-energy-fibre', 'Wrenfold Tube 7+ Energy Fibre', 1500, 'ml'],
      ['wrenfold-tube-energy-fibre', 'Wrenfold Tube Energy Fibre', 700, 'ml'],
      ['tarnvane-low-energy-fibre', 'Tarnvane Low Energy Fibre', 450, 'ml'],
      ['addimere-protein', 'Addimere Protein', 5, 'g'],
      ['addimere-mct-emulsion', 'Addimere MCT Emulsion', 30, 'ml'],
      ['cradlemere-hydrolysed-mct', 'Cradlemere Hydrolysed MCT', 90, 'g'],
    ] as const
  ).map(([id, name, volume, volumeUnit]) => ({ id, name, volume, volumeUnit, packSize: '', images: [] })),
  updatedSteps: ['details', 'energy', 'protein-fluid', 'products'],
};

test.describe('@desktop a large regimen', () => {
  test.use({ arrivedIn: 'roi' });

  test('[G-03] its summary is one page of paper too', async ({ page }, info) => {
    const kept = JSON.stringify({ usedAt: Date.now(), regimen: serialiseRegimen(LARGE) });
    await page.addInitScript((text) => sessionStorage.setItem('regimen', text), kept);
    await page.goto('/regimen/report');
    await expect(page.getByRole('article')).toContainText('Cradlemere Hydrolysed MCT');
    await expect(page.getByRole('article')).toContainText('Minute ventilation is 50');
    const file = info.outputPath('report.pdf');
    await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true });
    const pages = await pdfPages(file);
    if (pages === null) {
      // Without a program that reads PDF files: the height that print would draw, on A4 within its margins.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 695, height: 1035 });
      const end = await page.getByText('Prepared by, registration number').boundingBox();
      expect(end?.y).toBeLessThan(1000);
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
    expect(behind).toContain('Macronutrients');
    expect(behind).not.toContain('Iodine');
  });
});

test('[G-03] reference intakes for pregnancy are used once they are chosen @desktop', async ({
  app,
  page,
}) => {
  await reachTheReport(app, page);
  const folate = page.getByRole('article').getByRole('row', { name: /Folic acid/ });
  await expect(folate).toContainText('200');
  await page.getByRole('combobox', { name: 'Reference intakes for' }).selectOption('Pregnancy');
  await expect(folate).toContainText('300');
  await expect(page.getByText('Reference intakes are those for pregnancy, as chosen.')).toBeVisible();
  await page.reload();
  await expect(folate).toContainText('300');
});
