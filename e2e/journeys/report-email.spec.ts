import { EventEmitter, once } from 'node:events';
import { formatNumber, formatQuantity, formatRange } from '@dietetic/clinical';
import type { Page } from '@playwright/test';
import { calculate } from '../support/calculate.ts';
import { plain, PRODUCTS, reachTheReport, VALUES } from '../support/example-regimen.ts';
import { expect, test } from '../support/test.ts';

const SENT = 'Your report should be in your inbox shortly.';

const plainLines = (text: string): string => text.split(/\r?\n/).map(plain).join('\n').trim();
/** The figures of a line, in their order. */
const numbersIn = (text: string): string[] => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
const lettersIn = (text: string): string => text.replace(/[^a-z0-9]+/gi, ' ').trim();

const lineOf = (text: string, start: string): string =>
  text
    .split('\n')
    .map(plain)
    .find((one) => one.startsWith(start)) ?? '';
const write = (kind: 'energy' | 'energy1dp' | 'protein' | 'fluid', value: number | null): string =>
  plain(formatQuantity(kind, value ?? Number.NaN).text);

/** Every row of every table that can be read on the screen: what it is about, and its figures. */
async function rowsOnScreen(page: Page): Promise<{ name: string; numbers: string[] }[]> {
  const rows = page
    .getByRole('article')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  // What stands in elements of its own is apart on the screen, with or without a space between them.
  const read = await rows.evaluateAll((elements) =>
    elements.map((row) =>
      [row.querySelector('th'), row].map((part) => {
        const texts = document.createNodeIterator(part ?? row, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.checkVisibility()) found.push(text.textContent ?? '');
        }
        return found.join(' ');
      }),
    ),
  );
  expect(read.length).toBeGreaterThan(40);
  return read.map(([name = '', text = '']) => ({
    name: lettersIn(plain(name)),
    numbers: numbersIn(plain(text)),
  }));
}

/** The rows of the tables in the message. Its cells are the same as those of the screen, in brackets or below. */
const rowsOfHtml = (html: string): string[] =>
  [...html.matchAll(/<tr>(<th.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  );

test('[G-04] [G-05] the message that arrives has every figure of the screen and of the calculators', async ({
  app,
  page,
  inbox,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `figures-${info.project.name}-${info.retry}@ward.example`;
  await reachTheReport(app, page);
  const rows = await rowsOnScreen(page);
  const expected = calculate({
    country: 'uk',
    values: VALUES,
    products: PRODUCTS.map(({ id, volume, volumeUnit }) => ({ id, volume, volumeUnit })),
  });
  await app.button('Copy as text').click();
  await expect(page.getByText('Report copied as text')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  await app.sendReportTo(address);
  await expect(page.getByText(SENT)).toBeVisible();
  const message = await inbox.messageTo(address);

  await test.step('Then its text is line for line what was copied', () => {
    expect(plainLines(message.text ?? '')).toContain(plainLines(copied));
  });

  await test.step('And each row of the screen is in it with the same figures in the same order', () => {
    const html = rowsOfHtml(message.html ?? '');
    for (const [where, lines] of [
      ['the text part', (message.text ?? '').split('\n')],
      ['the HTML part', html],
    ] as const) {
      const received = lines.map((line) => ({
        name: lettersIn(plain(line)),
        numbers: numbersIn(plain(line)),
      }));
      const missing = rows.filter(
        (row) =>
          !received.some(
            ({ name, numbers }) => name.startsWith(row.name) && numbers.join(' ') === row.numbers.join(' '),
          ),
      );
      expect(missing, `on screen, but not in ${where}`).toEqual([]);
    }
  });

  await test.step('And the figures are those of calculate', () => {
    const text = message.text ?? '';
    const { energy, protein, fluid, provided } = expected;
    for (const [id, requirement, given] of [
      ['energy', energy, provided.energyKcal],
      ['protein', protein, provided.proteinG],
    ] as const) {
      const { low, high } = requirement;
      const need = plain(formatRange(id, low ?? Number.NaN, high ?? Number.NaN).text);
      const percent = formatNumber((100 * given) / (requirement.result ?? Number.NaN));
      const label = id === 'energy' ? 'Energy' : 'Protein';
      expect(lineOf(text, `${label} (Need`)).toContain(`${label} (Need ${need}): ${write(id, given)}; `);
      expect(lineOf(text, `${label} (Need`)).toContain(`; ${percent} % of requirement`);
    }
    expect(lineOf(text, 'Fluid from products')).toContain(`(Need ${write('fluid', fluid.result)})`);
    expect(lineOf(text, 'Energy: PENG')).toContain(`= ${write('energy1dp', energy.result)}`);
    expect(lineOf(text, 'BMI')).toBe(`BMI: ${plain(formatQuantity('bmi', expected.bmi ?? Number.NaN).text)}`);
    expect(lineOf(text, 'Total')).toContain(
      plain(formatQuantity('energyOfProduct', provided.energyKcal).text),
    );
  });

  expect(message.subject).toBe('Dietetic App regimen report');
  expect(message.html).not.toMatch(/<(?:script|img|form|iframe)\b/i);
  expect((message.html ?? '').length).toBeLessThan(100_000);
});

test('[G-04] it says that it sends, closing hides it, and a program that fills the hidden field sends nothing @desktop', async ({
  app,
  page,
  network,
}) => {
  await reachTheReport(app, page);
  await app.button('Email report').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /email/i })).toHaveAttribute('placeholder', /email/i);
  await dialog.getByRole('textbox', { name: /email/i }).fill('hidden-field@ward.example');
  const trap = dialog.locator('input[name="website"]');
  await trap.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'https://spam.example',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await dialog.getByRole('button', { name: 'Send' }).click();
  const calls = () => network.exchanges.filter(({ path }) => path === '/send-email');
  await page.waitForTimeout(500); // Long enough for a call to be made, if there were one.
  expect(calls()).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();

  const server = new EventEmitter();
  const held = once(server, 'answers').then(() => undefined);
  network.breakAnswers(({ path }) => (path === '/send-email' ? held : undefined));
  await app.button('Email report').click();
  await dialog.getByRole('textbox', { name: /email/i }).fill('held@ward.example');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  server.emit('answers');
  await expect(page.getByText(SENT)).toBeVisible();
});

test('[G-04] pressing Send twice sends once @desktop', async ({ app, page, inbox, network }, info) => {
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

test('[G-04] [G-06] each failure has its message, and nothing is lost by it @desktop', async ({
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
