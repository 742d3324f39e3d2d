// Longer than other files: everything that can become of one email.
import { EventEmitter, once } from 'node:events';
import { formatNumber, formatQuantity, formatRange } from '@dietetic/clinical';
import type { Page } from '@playwright/test';
import { calculate } from '../support/calculate.ts';
import { openReport, withPlainSpaces, PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { boxAtRest, screenAtRest } from '../support/at-rest.ts';
import { violations } from '../support/axe.ts';
import { openSupport, serveCatalogue, serverCatalogue, updateRow } from '../support/newer-catalogue.ts';
import type { Fault } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

// A report that is refused is an answer the browser complains of.
test.use({ mayBeSaid: /^error: Failed to load resource.*\/send-email\)$/ });

const SENT = 'Your report should be in your inbox shortly.';

const plainLines = (text: string): string => text.split(/\r?\n/).map(withPlainSpaces).join('\n').trim();
/** The figures of a line, in their order. */
const numbersIn = (text: string): string[] => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
const lettersIn = (text: string): string => text.replace(/[^a-z0-9]+/gi, ' ').trim();

const lineOf = (text: string, start: string): string =>
  text
    .split('\n')
    .map(withPlainSpaces)
    .find((one) => one.startsWith(start)) ?? '';
const write = (kind: 'energy' | 'energy1dp' | 'protein' | 'fluid', value: number | null): string =>
  withPlainSpaces(formatQuantity(kind, value ?? Number.NaN).text);

/** Every row of every table that can be read on the screen: what it is about, and its figures. */
async function rowsOnScreen(page: Page): Promise<{ name: string; numbers: string[] }[]> {
  const rows = page
    .getByRole('article')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await screenAtRest(page);
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
    name: lettersIn(withPlainSpaces(name)),
    numbers: numbersIn(withPlainSpaces(text)),
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

test('[G-04] [G-05] the message that arrives has every figure of the screen and of the calculators @desktop', async ({
  app,
  page,
  inbox,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `figures-${info.project.name}-${info.retry}@ward.example`;
  await openReport(app, page);
  const rows = await rowsOnScreen(page);
  const expected = calculate({
    country: 'uk',
    values: VALUES,
    products: PRODUCTS.map(({ id, volume, volumeUnit }) => ({ id, volume, volumeUnit })),
  });
  await app.button('More options').click();
  await app.button('Copy full text').click();
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
        name: lettersIn(withPlainSpaces(line)),
        numbers: numbersIn(withPlainSpaces(line)),
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
      const need = withPlainSpaces(formatRange(id, low ?? Number.NaN, high ?? Number.NaN).text);
      // Of the end that is passed or missed; within the range, of the end that was planned to.
      const planned = requirement.result ?? Number.NaN;
      const target = given > (high ?? planned) ? high : given < (low ?? planned) ? low : planned;
      const percent = formatNumber((100 * given) / (target ?? Number.NaN));
      const label = id === 'energy' ? 'Energy' : 'Protein';
      expect(lineOf(text, `${label} (Need`)).toContain(`${label} (Need ${need}): ${write(id, given)}; `);
      expect(lineOf(text, `${label} (Need`)).toMatch(
        new RegExp(`\\b${percent} % of the (?:need|lower end|upper end) \\(`),
      );
    }
    expect(lineOf(text, 'Fluid from products')).toContain(
      `Need ${write('fluid', fluid.result)} (default, not chosen)`,
    );
    expect(lineOf(text, 'Energy: PENG')).toContain(`= ${write('energy1dp', energy.result)}`);
    expect(lineOf(text, 'BMI')).toBe(
      `BMI: ${withPlainSpaces(formatQuantity('bmi', expected.bmi ?? Number.NaN).text)}`,
    );
    expect(lineOf(text, 'Total')).toContain(
      withPlainSpaces(formatQuantity('energyOfProduct', provided.energyKcal).text),
    );
  });

  expect(message.subject).toBe('Dietetic App regimen report');
  expect(message.html).not.toMatch(/<(?:script|img|form|iframe)\b/i);
  expect((message.html ?? '').length).toBeLessThan(100_000);
});

test('[G-04] [G-06] each failure has its message, and nothing is lost by it @desktop', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `failing-${info.project.name}-${info.retry}@ward.example`;
  await openReport(app, page);
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
    expect(withPlainSpaces(message.text ?? '')).toContain('Tarnvane Energy Fibre');
  });

  await test.step('And the report stands as before', async () => {
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('article')).toContainText('Tarnvane Energy Fibre');
  });
});

test('[K-15] a report of products that the server does not have is refused by name, loses nothing, and goes out as it is then shown @phone', async ({
  app,
  page,
  inbox,
  network,
}, info) => {
  const address = `of-other-products-${info.project.name}-${info.retry}@ward.example`;
  await app.startRegimenFor({ sex: 'Male', years: 60, weightKg: 70, heightCm: 175 });
  await app.open('/regimen/products');
  await app.addProduct('Tarnvane Standard', 500);
  const catalogue = await serverCatalogue(network.url);
  catalogue.rewrite('Tarnvane Standard', ['minerals', 'referenceMinerals'], (json) =>
    json.replace('"150,750"', '"170,850"'),
  );
  await openSupport(page);
  serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(page.getByText('Products updated.')).toBeVisible();
  await app.open('/regimen/report');
  const report = page.getByRole('article');
  await expect(report).toContainText('Changed since it was chosen');
  await app.sendReportTo(address);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    'Not sent: products or the app were updated since this report was made.',
  );
  await expect(dialog.getByRole('textbox', { name: /email/i })).toHaveValue(address);
  // Only now the device can fetch what the server has: it does so with the next refusal, if it had not just looked.
  await network.reset();
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(report).not.toContainText('Changed since it was chosen');
  await expect(page.getByText(SENT).or(send)).toBeVisible();
  if (await send.isVisible()) await send.click();
  await expect(page.getByText(SENT)).toBeVisible();
  const message = await inbox.messageTo(address);
  expect(withPlainSpaces(message.text ?? '')).toMatch(/Potassium[^:]*: 750(?:\.0)? mg/);
});

test('[K-15] what somebody else puts into the report of an open page reaches nobody @desktop', async ({
  app,
  page,
  inbox,
}, info) => {
  const address = `stranger-${info.project.name}-${info.retry}@ward.example`;
  await openReport(app, page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/send-email') && response.request().method() === 'POST')
      answers.push(response.status());
  });
  const texts = [
    (html: string) => `${html}<p>Your account is locked: evil-login.com/pay</p>`,
    (html: string) => html.replace('Nutritional regimen report', 'evil-login.com/pay'),
    () => '<h1>Your account is locked</h1><p>evil-login.com/pay</p>',
  ];
  await app.button('Email report').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /email/i }).fill(address);
  for (const alter of texts) {
    await page.route('**/send-email', async (route) => {
      const body = route.request().postDataJSON() as { htmlContent: string };
      await route.continue({ postData: JSON.stringify({ ...body, htmlContent: alter(body.htmlContent) }) });
    });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await page.unroute('**/send-email');
  }
  await expect.poll(() => answers).toEqual([409, 409, 400]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const message = await inbox.messageTo(address);
  expect(`${message.text}${message.html}`).not.toContain('evil-login');
});

test('[G-04] [K-15] an address that is none is told, a hidden field sends nothing, and pressing Send twice sends once @desktop', async ({
  app,
  page,
  network,
  inbox,
}, info) => {
  await test.step('an address that is none is told before anything is sent', async () => {
    await openReport(app, page);
    await app.button('Email report').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: /email/i });
    for (const address of ['.a@x.example', 'a@0x7f.1', 'a@127.0.0.1', 'a@x.example,b@x.example']) {
      await field.fill(address);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('Enter one email address, such as name@hospital.example.')).toBeVisible();
      await expect(field).toBeFocused();
    }
    expect(
      network.exchanges.filter(({ method, path: to }) => method === 'POST' && to === '/send-email'),
    ).toEqual([]);
  });
  await test.step('it says that it sends, closing hides it, and a program that fills the hidden field sends nothing', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /email/i })).toHaveAttribute('placeholder', /email/i);
    await dialog.getByRole('textbox', { name: /email/i }).fill('hidden-field@ward.example');
    const trap = dialog.locator('input[name="website"]');
    // A person who filled it in would send nothing either: it is never to be seen, however large the text.
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    expect((await boxAtRest(trap.locator('xpath=ancestor::div[1]'))).width).toBe(1);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await trap.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'https://spam.example',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await dialog.getByRole('button', { name: 'Send' }).click();
    const calls = () =>
      network.exchanges.filter(({ method, path: to }) => method === 'POST' && to === '/send-email');
    // A call goes out with the press: a later one of the page's own has been answered by then.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
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
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  });
  network.exchanges.length = 0;
  await test.step('pressing Send twice sends once', async () => {
    const address = `twice-${info.project.name}-${info.retry}@ward.example`;
    await app.button('Email report').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /email/i }).fill(address);
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText(SENT)).toBeVisible();
    await inbox.messageTo(address);
    const sent = network.exchanges.filter(({ method, path }) => method === 'POST' && path === '/send-email');
    expect(sent).toHaveLength(1);
  });
});

const answer = (body: unknown): Fault => ({
  kind: 'replaced',
  type: 'application/json',
  body: JSON.stringify(body),
});

test('[G-04] [G-05] a trial installation says that the mail is a file, before and after @desktop', async ({
  app,
  page,
  network,
}) => {
  network.breakAnswers(({ method, path }) => {
    if (path !== '/send-email') return undefined;
    return answer(method === 'GET' ? { delivery: 'file' } : { status: 'written' });
  });
  await openReport(app, page);
  await app.button('Email report').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Trial installation: the email is written to a file/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /email/i }).fill('trial@ward.example');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText(/^Trial installation: the mail was written to a file/)).toBeVisible();
  await expect(page.getByText(SENT)).toHaveCount(0);
});
