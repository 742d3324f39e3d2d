import { cutOff } from '../support/cut-off.ts';
import { reachTheReport } from '../support/example-regimen.ts';
import { expect, test } from '../support/test.ts';

/** A feed with long units, and a powder that does not state everything. */
const PRODUCTS = ['tarnvane-energy-fibre', 'addimere-protein'];

for (const width of [390, 360, 320]) {
  test(`[H-08] [H-09] [G-02] at ${width} px no figure is cut off, and none is written over another @desktop`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    const found: string[] = [];
    const look = async (where: string) => void found.push(...(await cutOff(page, where)));
    for (const id of PRODUCTS) {
      await app.open(`/products/${id}/`);
      for (const group of ['Minerals', 'Vitamins', 'Other nutrient information']) {
        const part = page.getByRole('button', { name: group });
        if (await part.isVisible()) await part.click();
      }
      await look(id);
    }
    // Where two columns do not fit beside their names, the table scrolls; what it shows is still whole.
    if (width > 320) {
      await app.open(`/products/compare/${PRODUCTS.join('/')}/`);
      await expect(page.getByRole('rowheader', { name: 'Vitamin A' })).toBeAttached();
      await look('the comparison');
    }
    await reachTheReport(app, page);
    await look('the report');
    expect(found).toEqual([]);
  });
}

test('[H-09] on a phone on its side four products stand side by side, with rows under their names @desktop', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await app.open(
    '/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/addimere-protein/orrimel-pku-powder-15/',
  );
  const vitamin = page.getByRole('rowheader', { name: 'Vitamin A' });
  await vitamin.scrollIntoViewIfNeeded();
  const rowsInSight = await page.getByRole('region', { name: /compared/ }).evaluate((region) => {
    const box = region.getBoundingClientRect();
    // Its cells stay in sight, not the row itself.
    const names =
      region.querySelector('thead th')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return [...region.querySelectorAll('tbody tr')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= names - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
    }).length;
  });
  expect(rowsInSight).toBeGreaterThanOrEqual(2);
  const written = (await cutOff(page, 'four')).filter((problem) => problem.includes(' into '));
  expect(written).toEqual([]);
});
