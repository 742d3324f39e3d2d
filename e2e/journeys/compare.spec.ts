import { expect, test } from '../support/test.ts';

const THREE = 'tarnvane-standard/tarnvane-energy/tarnvane-energy-fibre';

test('[H-09] one to four are ticked, counted and compared at one address; a fifth cannot be added', async ({
  app,
  page,
}) => {
  await app.open('/products');
  await page.getByRole('searchbox').fill('tarnvane');
  const tick = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
  const names = ['Tarnvane Standard', 'Tarnvane Energy', 'Tarnvane Energy Fibre', 'Tarnvane Standard Fibre'];
  for (const [index, name] of names.entries()) {
    await tick(name).check();
    await expect(page.getByRole('link', { name: `Compare products (${index + 1} of 4)` })).toBeVisible();
  }
  await expect(tick('Tarnvane Protein Fibre')).toBeDisabled();
  await page.getByRole('link', { name: 'Compare products (4 of 4)' }).click();
  await expect(page).toHaveURL(/\/compare\/(?:[a-z-]+\/){3}[a-z-]+\/?$/);
  await expect(app.heading('Compare 4 products')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tarnvane Energy from the comparison' }).click();
  await expect(app.heading('Compare 3 products')).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp('/compare/tarnvane-standard/tarnvane-energy-fibre/tarnvane-standard-fibre/?$'),
  );
  await app.button('Remove all products').click();
  await expect(page).toHaveURL(/\/products\/?(?:\?.*)?$/);
  await expect(page.getByRole('link', { name: /Compare products/ })).toHaveCount(0);
});

test('[H-09] [H-08] values stand side by side per 100; amino acids are for one product only @desktop', async ({
  app,
  page,
}) => {
  await app.open('/products/compare/tarnvane-standard/tarnvane-energy');
  await expect(page.getByRole('row', { name: /^Energy \(kcal\)/ })).toContainText(/100\skcal.*150\skcal/s);
  await expect(page.getByRole('row', { name: /^Protein/ })).toContainText(/4\sg.*6\sg/s);
  await expect(page.getByText('Amino Acids')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(page.getByRole('row', { name: /^Fibre/ })).toHaveCount(0);
  await app.open('/products/compare/tarnvane-standard');
  await expect(app.heading('Compare 1 product')).toBeVisible();
  await expect(page.getByRole('button', { name: /Amino Acids/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove Tarnvane/ })).toHaveCount(0);
});

test('[H-09] what an address names wrongly is said, and the rest is shown', async ({ app, page }) => {
  await app.open('/products/compare/tarnvane-standard/no-such-product/%3Cscript%3E/tarnvane-standard');
  await expect(app.heading('Compare 1 product')).toBeVisible();
  const notice = page.getByRole('main');
  await expect(notice).toContainText('Part of this address is not shown.');
  await expect(notice).toContainText('no-such-product');
  await expect(notice).toContainText('<script>');
  await app.open('/products/compare/nothing/of/this');
  await expect(page.getByText('None of these products can be shown')).toBeVisible();
  await app.open('/products/compare');
  await expect(page.getByText('Choose products to compare')).toBeVisible();
  await app.open(`/products/compare/${THREE}/tarnvane-standard-fibre/dalesip-mini-protein`);
  await expect(app.heading('Compare 4 products')).toBeVisible();
  await expect(notice).toContainText('Dalesip Mini Protein');
});

test('[H-10] two products on a narrow screen ask for the device to be turned; of three, two are shown upright @phone', async ({
  app,
  page,
}) => {
  const columns = page.getByRole('columnheader').getByRole('link');
  await app.open('/products/compare/tarnvane-standard/tarnvane-energy');
  const turn = page.getByText('Turn your device');
  await expect(turn).toBeVisible();
  await page.setViewportSize({ width: 719, height: 400 });
  await expect(turn).toBeVisible();
  await page.setViewportSize({ width: 720, height: 400 });
  await expect(turn).toBeHidden();
  await page.getByRole('tab', { name: 'Directions' }).click();
  await page.setViewportSize({ width: 667, height: 400 });
  await expect(turn).toBeHidden();
  await page.setViewportSize({ width: 666, height: 400 });
  await expect(turn).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await app.open(`/products/compare/${THREE}`);
  await expect(columns.filter({ visible: true })).toHaveCount(2);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(columns.filter({ visible: true })).toHaveCount(3);
});
