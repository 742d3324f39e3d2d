import { addTypedAmount, beginRegimen, expect, test } from './test.ts';

test('[B-02] [E-07] [G-02] [G-03] [L-01] [L-08] a plan from the gate to its copied report, its pump and its ward card, with nothing in the console', async ({
  arrived: page,
}) => {
  await beginRegimen(page);
  await page.press('radio', '^Female$');
  await page.typeInto('^Age years', '68');
  await page.typeInto('^Weight now', '58');
  await page.typeInto('^Height', '163');
  await page.press('button', '^Continue$');
  await page.typeInto('^Minimum', '22');
  await page.typeInto('^Maximum', '26');
  await page.sees(/1,276 ?[–-] ?1,508|1,508 kcal/);
  await page.press('button', '^Continue$');
  await page.typeInto('^Fluid per kg', '25');
  await page.press('radio', '^ml/day$');
  await page.typeInto('^Fluid per day', '1450');
  await page.press('radio', '^A limit');
  await page.sees(/Fluid,? limit:?\s*1,450/);
  await page.press('link', '^Skip (to product|and go)');
  await page.typeInto('^Search', 'Tarnvane Energy Fibre');
  await page.sees(/Showing \d products/);
  await page.press('button', '^Add Tarnvane Energy Fibre$');
  await page.typeInto('Amount a day', '1000');
  await page.sees(/1,500 kcal/);
  await addTypedAmount(page);
  await page.press('button', 'View regimen and email report');
  await page.sees(/Tarnvane Energy Fibre/);
  await page.sees(/1,000 ml/);
  await page.press('button', '^Copy');
  await page.sees(/[Cc]opied/);

  await page.press('link', '^Feed plan$');
  await page.press('button', '^Overnight pump$');
  await page.sees(/dose 1,000 ml, start 20:00/);
  await page.press('button', '^Save session$');
  await page.sees(/Limit 1,450 ml\/day/);
  await page.sees(/83 ml\/h for 12 h 3 min, dose 1,000 ml, start 20:00, finishes about 08:03 the next day/);
  await page.press('link', '^Recipe$');
  await page.sees(/No powder to make up/);
  await page.press('link', '^Cards$');
  await page.sees(/Patient label.*83 ml\/h for 12 h 3 min/);
  // A sheet with nothing but the mark of the demonstration would come before it.
  expect((await page.driver.sheets?.()) ?? 1).toBe(1);
  expect(await page.driver.problems()).toEqual([]);
  // And the console was listened to.
  await page.driver.run(() => console.error('said on purpose'));
  await expect.poll(async () => (await page.driver.problems()).join()).toContain('said on purpose');
});
