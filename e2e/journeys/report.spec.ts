import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatQuantity } from '@dietetic/clinical';
import type { Page } from '@playwright/test';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import { calculate } from '../support/calculate.ts';
import { expect, test } from '../support/test.ts';

const PATIENT = { sex: 'Female', years: 30, weightKg: 58, heightCm: 163 } as const;
const VALUES = {
  PD_GENDER: 'female',
  PD_AGE: 360,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_PAL_DIT_CATEGORY: 1.15,
  PC_PENG_PROTEIN_MIN: 1.2,
  PC_PENG_PROTEIN_MAX: 1.5,
};
/** A feed that states everything and a powder that states little. */
const PRODUCTS = [
  { id: 'tarnvane-energy-fibre', name: 'Tarnvane Energy Fibre', volume: 1000, volumeUnit: 'ml' },
  { id: 'addimere-protein', name: 'Addimere Protein', volume: 5, volumeUnit: 'g' },
] as const;

const SENT = 'Your report should be in your inbox shortly.';

async function reachTheReport(app: DieteticApp, page: Page): Promise<void> {
  await test.step('Given a regimen with two products', async () => {
    await app.startRegimenFor(PATIENT);
    await app.open('/regimen/energy-calculations');
    await app.field(/^Minimum/).fill('22');
    await app.field(/^Maximum/).fill('26');
    await app.field(/factor$/).fill('1.15');
    await app.continue();
    await app.open('/regimen/edit-protein-fluid-calculators');
    await app.field(/^Minimum/).fill('1.2');
    await app.field(/^Maximum/).fill('1.5');
    await app.continue();
    await app.open('/regimen/products');
    for (const { name, volume } of PRODUCTS) await app.addProduct(name, volume);
    await app.viewReport();
    await expect(page.getByRole('article')).toBeVisible();
  });
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

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
    expect(copied).toContain('Demonstration data – not for patient care'.toUpperCase());
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

/** What a mail program shows of HTML, in one line. */
const readable = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

test('[G-04] [G-05] the message that arrives has every figure of the screen and of the calculators', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `figures-${info.project.name}-${info.retry}@ward.example`;
  await reachTheReport(app, page);
  const figures = await figuresOnScreen(page);
  const expected = calculate({
    country: 'uk',
    values: VALUES,
    products: PRODUCTS.map(({ id, volume, volumeUnit }) => ({ id, volume, volumeUnit })),
  });

  await app.sendReportTo(address);
  await expect(page.getByText(SENT)).toBeVisible();
  const message = await inbox.messageTo(address);
  const text = plain(message.text ?? '');
  const html = plain(readable(message.html ?? ''));
  for (const [where, body] of [
    ['the text part', text],
    ['the HTML part', html],
  ] as const) {
    expectAll(figures, body, where);
    for (const figure of [
      formatQuantity('energy1dp', expected.energy.result ?? Number.NaN).text,
      formatQuantity('protein', expected.protein.result ?? Number.NaN).text,
      formatQuantity('fluid', expected.fluid.result ?? Number.NaN).text,
      formatQuantity('energy', expected.provided.energyKcal).text,
      formatQuantity('protein', expected.provided.proteinG).text,
    ]) {
      expect(body, where).toContain(plain(figure));
    }
  }
  expect(message.subject).toBe('Dietetic App regimen report');
  expect(message.html).not.toMatch(/<(?:script|img|form|iframe)\b/i);
  expect((message.html ?? '').length).toBeLessThan(100_000);
});

test('[G-04] pressing Send twice sends once', async ({ app, page, inbox, network }, info) => {
  const address = `twice-${info.project.name}-${info.retry}@ward.example`;
  await reachTheReport(app, page);
  await app.button('Email report').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /email/i }).fill(address);
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText(SENT)).toBeVisible();
  await inbox.messageTo(address);
  const sent = network.exchanges.filter(({ method, path }) => method === 'POST' && path === '/send-email');
  expect(sent).toHaveLength(1);
});

test('[G-04] [G-06] each failure has its message, and nothing is lost by it', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `failing-${info.project.name}-${info.retry}@ward.example`;
  await reachTheReport(app, page);
  await app.button('Email report').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: /email/i });
  await field.fill(address);

  const failures = [
    { status: 500, message: 'Something went wrong! Please try again.' },
    { status: 404, message: 'The email service is unavailable. Please try again later.' },
    { status: null, message: 'Failed to send email. Please try again.' },
  ];
  for (const { status, message } of failures) {
    await test.step(`When the server answers ${status ?? 'nothing'}`, async () => {
      await page.route('**/send-email', (route) =>
        status === null ? route.abort('connectionreset') : route.fulfill({ status, body: '' }),
      );
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(message);
      await expect(field).toHaveValue(address);
      await page.unroute('**/send-email');
    });
  }

  await test.step('Then it is sent by pressing once more', async () => {
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    const message = await inbox.messageTo(address);
    expect(plain(message.text ?? '')).toContain('Tarnvane Energy Fibre');
  });

  await test.step('And the report stands as before', async () => {
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('article')).toContainText('Tarnvane Energy Fibre');
  });
});

test('[G-03] reference intakes for pregnancy are used once they are chosen', async ({ app, page }) => {
  await reachTheReport(app, page);
  const folate = page.getByRole('article').getByRole('row', { name: /Folic acid/ });
  await expect(folate).toContainText('200');
  await page.getByRole('combobox', { name: 'Reference intakes for' }).selectOption('Pregnancy');
  await expect(folate).toContainText('300');
  await expect(page.getByText('Reference intakes are those for pregnancy, as chosen.')).toBeVisible();
  await page.reload();
  await expect(folate).toContainText('300');
});

test('[G-01] [G-02] a template is saved, sent as a link and opened in a regimen that is under way', async ({
  app,
  page,
  context,
  isMobile,
  network,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachTheReport(app, page);
  await app.open('/regimen/products');

  const openTemplates = async () => {
    if (isMobile) await app.button('Show the regimen so far').click();
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
    await expect(dialog).toContainText('The regimen has 2 products already.');
    await dialog.getByRole('button', { name: 'Add to the regimen' }).click();
    expect(new URL(page.url()).hash).toBe('');
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
