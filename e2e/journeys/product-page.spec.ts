import type { Locator } from '@playwright/test';
import { labelTable, shownAmount } from '../../apps/web/src/test-support/labels.ts';
import { expect, test } from '../support/test.ts';

const GROUPS = [
  ['macroNutrients', 'Macronutrients'],
  ['aminoAcids', 'Amino Acids'],
  ['minerals', 'Minerals'],
  ['vitamins', 'Vitamins'],
  ['otherNutrientInformation', 'Other nutrient information'],
] as const;

/** Two columns of figures, and no amino acids. */
const SIP_FEED = 'dalesip-mini-protein';

/** Every row below the head, cell by cell as it reads. */
const tableOnScreen = (table: Locator): Promise<string[][]> =>
  table
    .locator('tr')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) =>
          [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) =>
            cell.innerText.replace(/\s+/g, ' ').trim(),
          ),
        ),
    );

// All products: `nutrition-tab.test.tsx`.
test('[H-08] [I-04] [H-07] a sip feed, cell by cell as the catalogue delivers it, through server and device; a code is copied at a press @desktop', async ({
  app,
  page,
  context,
}) => {
  await test.step('cell by cell as the catalogue delivers it', async () => {
    await app.reach(`/products/${SIP_FEED}`);
    for (const [group, title] of GROUPS) {
      const expected = labelTable(SIP_FEED, group)
        .filter(({ amounts }) => amounts.join() !== '-,-')
        .map(({ name, unit, amounts }) => [name, ...amounts.map((amount) => shownAmount(amount, unit))]);
      const head = page.getByRole('button', { name: title, exact: true });
      if (expected.length === 0) {
        await expect(head).toHaveCount(0);
        continue;
      }
      await expect(head).toHaveAttribute('aria-expanded', String(group === 'macroNutrients'));
      if (group !== 'macroNutrients') await head.click();
      const table = page.getByRole('table', { name: new RegExp(`^${title} of`) });
      await expect(table).toBeVisible();
      await expect.poll(() => tableOnScreen(table), title).toEqual(expected);
    }
  });
  await test.step('an order code is copied at a press', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: 'Description' }).click();
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await expect(page.getByText(/Copied/).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MCN\d+$|^\d+$/);
  });
});

test('[H-01] [H-05] [H-06] [H-07] the three tabs of a product, and long texts that open; one that does not exist says so @phone', async ({
  app,
  page,
}) => {
  await test.step('a product that does not exist says so', async () => {
    await app.open('/products/no-such-product');
    await expect(page.getByText(/not in the catalogue/)).toBeVisible();
  });
  await test.step('the three tabs of a product, and long texts that open', async () => {
    await app.reach('/products/orrimel-pku-powder-15');
    await expect(page.getByRole('tab', { name: 'Nutrition' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/Check the label of the product/)).toBeVisible();
    await expect(page.getByText('Demonstration data – not for patient care').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Directions' }).click();
    for (const title of [
      'Indications',
      'Directions for use',
      'Storage',
      'Contraindications',
      'Precautions',
      'Shelf life',
    ]) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Description' }).click();
    for (const title of ['Description', 'Allergens', 'Flavours', 'Ingredients']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const sample = page.getByRole('link', { name: /Order a sample/ });
    await expect(sample).toHaveAttribute('href', /product=orrimel-pku-powder-15&utm_source=/);
    await page.setViewportSize({ width: 320, height: 700 });
    const expand = page.getByRole('button', { name: /^Expand/ }).first();
    await expect(expand).toBeVisible();
    await expand.click();
    const collapse = page.getByRole('button', { name: /^Collapse/ });
    await expect(collapse).toBeVisible();
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await collapse.click();
    await expect(collapse).toHaveCount(0);
  });
});
