import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepared } from '../support/prepared.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Figures that nothing else on the way or on the server could hold by chance. */
const WEIGHT = '57.3719';
const HEIGHT = '163.8254';
const BORN = { day: '17', month: '3', year: '1958', iso: '1958-03-17' };

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(name);
    else if (entry.isFile()) yield name;
  }
}

test('[B-12] [G-05] nothing of the patient leaves the device but the report, and the server keeps none of it @desktop', async ({
  app,
  page,
  network,
  inbox,
}, info) => {
  const address = `private-${info.retry}@ward.example`;
  await app.open();
  await app.keptOffline();
  await app.open('/regimen/enter-patient-details');
  await app.radio('Female').check();
  await page
    .getByRole('radiogroup', { name: 'Enter age by' })
    .getByRole('radio', { name: 'Date of birth' })
    .check();
  await app.field(/^Day/).fill(BORN.day);
  await app.field(/^Month/).fill(BORN.month);
  await app.field(/^Year/).fill(BORN.year);
  await app.field(/^Weight now/).fill(WEIGHT);
  await app.field(/^Height/).fill(HEIGHT);
  await app.continue();
  await app.field(/^Minimum/).fill('23');
  await app.field(/^Maximum/).fill('27');
  await app.continue();
  await app.continue();
  await app.addProduct('Tarnvane Energy Fibre', 913);
  await app.viewReport();
  await app.sendReportTo(address);
  await expect(page.getByText('Your report should be in your inbox shortly.')).toBeVisible();
  const message = await inbox.messageTo(address);
  expect(message.text).toContain('913');

  const patient = [WEIGHT, HEIGHT, BORN.iso, 'PD_WEIGHT', address];
  // The amount as a number of its own: its figures may stand in a port or in the hash of a file's name.
  const amount = /(?<![\w-])913(?!\d)/;
  const tells = (call: object) => {
    const text = JSON.stringify(call);
    return amount.test(text) || patient.some((figure) => text.includes(figure));
  };
  await test.step('what went over the network', async () => {
    const mail = network.exchanges.filter(({ path: to }) => to.startsWith('/send-email'));
    expect(mail.map(({ method, path: to }) => `${method} ${to}`)).toEqual([
      'GET /send-email', // What becomes of a report.
      'POST /send-email',
    ]);
    const others = network.exchanges.filter((call) => call !== mail[1]);
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(tells)).toEqual([]);
    expect(mail.filter(tells)).toHaveLength(1);
  });
  await test.step('what the browser keeps beyond the tab', async () => {
    const kept = JSON.stringify(await page.context().storageState({ indexedDB: true }));
    expect(patient.filter((figure) => kept.includes(figure))).toEqual([]);
    expect(page.url()).not.toContain('?');
  });
  await test.step('what the server printed and stored', async () => {
    const printed = readFileSync(prepared('serverOutput'), 'utf8');
    expect([WEIGHT, HEIGHT, BORN.iso, address].filter((figure) => printed.includes(figure))).toEqual([]);
    const files = [...filesUnder(prepared('dataFolder'))];
    expect(files.length).toBeGreaterThan(10);
    const telling = files.filter((file) => {
      const bytes = readFileSync(file);
      return [WEIGHT, HEIGHT, BORN.iso, address].some((figure) => bytes.includes(figure));
    });
    expect(telling).toEqual([]);
  });
});
