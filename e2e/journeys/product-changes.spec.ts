import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { openSupport, serveCatalogue, serverCatalogue, updateRow } from '../support/newer-catalogue.ts';
import { expect, test } from '../support/test.ts';

const changes = (page: Page) => page.getByRole('status').filter({ hasText: 'Products updated.' });

test('[I-02] [I-05] [G-02] an update tells once what it changed, and names the changed and withdrawn products of a regimen until each is seen to @phone', async ({
  app,
  page,
  network,
}) => {
  /** The regimen so far: on a phone it is opened by its three figures. */
  const openTray = async (): Promise<Locator> => {
    await app.button('Show the regimen so far').click();
    return page.getByRole('dialog', { name: 'This regimen, per day' });
  };

  await app.startRegimenFor({ sex: 'Male', years: 60, weightKg: 70, heightCm: 175 });
  await app.open('/regimen/products');
  await app.addProduct('Tarnvane Standard', 500);
  await app.addProduct('Dalesip Mini Protein', 125);

  const catalogue = await serverCatalogue(network.url);
  catalogue.rewrite('Tarnvane Standard', ['minerals', 'referenceMinerals'], (json) =>
    json.replace('"150,750"', '"170,850"'),
  );
  catalogue.withdraw('Dalesip Mini Protein');
  await openSupport(page);
  serveCatalogue(network, catalogue);
  await updateRow(page).click();
  await expect(updateRow(page)).toContainText(/Updated to \d+\sproducts/);

  await test.step('told above every screen, until it is closed', async () => {
    await expect(changes(page)).toContainText('1 changed, 1 withdrawn.');
    await page.reload();
    await page.getByRole('button', { name: 'See which' }).click();
    const list = page.getByText('Changed: Tarnvane Standard');
    await expect(list).toBeVisible();
    await expect(page.getByText('Withdrawn: Dalesip Mini Protein')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await list.getByRole('link', { name: 'Tarnvane Standard' }).click();
    await expect(app.heading('Tarnvane Standard')).toBeVisible();
    await app.button('Close what changed').click();
    await expect(changes(page)).toHaveCount(0);
    await page.reload();
    await expect(app.heading('Tarnvane Standard')).toBeVisible();
    await expect(changes(page)).toHaveCount(0);
  });

  await test.step('named where the regimen is built', async () => {
    await app.open('/regimen/products');
    const tray = await openTray();
    await expect(tray.getByText('Not in the catalogue: Dalesip Mini Protein.')).toBeVisible();
    await expect(tray.getByText('Tarnvane Standard has changed since it was chosen.')).toBeVisible();
    await expect(tray.getByText(/Potassium 150\s→\s170 mg per 100\sml/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(
      (await openTray()).getByText('Tarnvane Standard has changed since it was chosen.'),
    ).toBeVisible();
  });

  await test.step('named in the report, until it was checked', async () => {
    await app.open('/regimen/report');
    const note = page.getByText(
      /Changed since it was chosen, and not yet checked: Tarnvane Standard \(Potassium/,
    );
    await expect(note).toBeVisible();
    await app.open('/regimen/products');
    const tray = await openTray();
    await tray.getByRole('button', { name: 'Checked: the changes of Tarnvane Standard' }).click();
    await expect(tray.getByText('Tarnvane Standard has changed since it was chosen.')).toHaveCount(0);
    await app.open('/regimen/report');
    await expect(page.getByText('Not in the catalogue: Dalesip Mini Protein.')).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
