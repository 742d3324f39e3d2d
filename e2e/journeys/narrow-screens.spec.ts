import type { Page } from '@playwright/test';
import { expandAll } from '../support/at-rest.ts';
import { clippedContent } from '../support/clipped-content.ts';
import { expect, test } from '../support/test.ts';

/** A feed with long units, and a powder that does not state everything. */
const PRODUCTS = ['tarnvane-energy-fibre', 'addimere-protein'];

/** Of a comparison: only the macronutrients stand open at first. */
const openEveryGroup = (page: Page): Promise<void> =>
  expandAll(page.getByRole('region', { name: /compared/ }).getByRole('button', { expanded: false }));

/** Runs in the page. */
const partedUnits = (tables: Element[]): string[] =>
  tables
    .flatMap((table) => [...table.querySelectorAll('td')])
    .filter((cell) => {
      const [figure, unit] = cell.querySelectorAll('span > span');
      if (figure === undefined || unit === undefined || unit.textContent.length > 4) return false;
      return Math.abs(figure.getBoundingClientRect().bottom - unit.getBoundingClientRect().bottom) > 8;
    })
    .map((cell) => cell.textContent);

// Report and amount are looked at in `regimen-layout.spec.ts`.
test('[H-08] [H-09] at 390, 360 and 320 px no figure is cut off or overlaps another; on a phone on its side four products stand side by side @desktop', async ({
  app,
  page,
}) => {
  const found: string[] = [];
  // Each screen is reached once and looked at in every width.
  const look = async (where: string, widths = [390, 360, 320]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 760 });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      found.push(...(await clippedContent(page, `${where}, at ${width} px`)));
    }
    await page.setViewportSize({ width: 390, height: 760 });
  };
  await page.setViewportSize({ width: 390, height: 760 });
  for (const id of PRODUCTS) {
    await app.open(`/products/${id}/`);
    await expect(page.getByRole('button', { name: 'Macronutrients' })).toBeVisible();
    for (const group of ['Minerals', 'Vitamins', 'Other nutrient information']) {
      const part = page.getByRole('button', { name: group });
      if (await part.isVisible()) await part.click();
    }
    // Where there is room no short unit stands under its figure.
    await expect.poll(() => page.getByRole('table').evaluateAll(partedUnits)).toEqual([]);
    await look(id);
  }
  await app.open(`/products/compare/${PRODUCTS.join('/')}/`);
  await openEveryGroup(page);
  // Where two columns do not fit beside their names, the table scrolls; what it shows is still whole.
  await look('the comparison', [390, 360]);
  await page.getByRole('tab', { name: 'Description' }).click();
  await look('the compared descriptions', [390]);
  expect(found).toEqual([]);

  await test.step('on a phone on its side four products stand side by side, with rows under their names', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await app.open(
      '/products/compare/tarnvane-energy-fibre/dalesip-mini-protein/addimere-protein/orrimel-pku-powder-15/',
    );
    await openEveryGroup(page);
    await page.getByRole('rowheader', { name: 'Vitamin A' }).scrollIntoViewIfNeeded();
    const rowsInSight = () =>
      page.getByRole('region', { name: /compared/ }).evaluate((region) => {
        const box = region.getBoundingClientRect();
        // Its cells stay in sight, not the row itself.
        const names =
          region.querySelector('thead th')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
        return [...region.querySelectorAll('tbody tr')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= names - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
        }).length;
      });
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(2);
    const written = (await clippedContent(page, 'four')).filter((problem) => problem.includes(' into '));
    expect(written).toEqual([]);
  });
});
