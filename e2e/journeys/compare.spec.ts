import type { Page } from '@playwright/test';
import { expandAll, screenAtRest } from '../support/at-rest.ts';
import { FOUR_CLASSES, labelTable, shownAmount, shownUnit } from '../../apps/web/src/test-support/labels.ts';
import { expect, test } from '../support/test.ts';

const THREE = 'tarnvane-standard/tarnvane-energy/tarnvane-energy-fibre';

test('[H-09] [H-10] one to four are ticked and compared at one address; on a narrow screen two ask for the device to be turned @phone', async ({
  app,
  page,
}) => {
  await test.step('one to four are ticked, counted and compared at one address; a fifth cannot be added', async () => {
    await app.reach('/products');
    const none = app.button('Compare products (0 of 4)');
    await expect(none).toBeDisabled();
    await none.press('Enter');
    await expect(
      page.getByText('Tick Compare beside a product first.', { exact: true }).first(),
    ).toBeVisible();
    await app.searchFor('tarnvane');
    const tick = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
    const names = [
      'Tarnvane Standard',
      'Tarnvane Energy',
      'Tarnvane Energy Fibre',
      'Tarnvane Standard Fibre',
    ];
    for (const [index, name] of names.entries()) {
      await tick(name).check();
      await expect(page.getByRole('link', { name: `Compare products (${index + 1} of 4)` })).toBeVisible();
    }
    await expect(tick('Tarnvane Protein Fibre')).toBeDisabled();
    await page.getByRole('link', { name: 'Compare products (4 of 4)' }).click();
    await expect(page).toHaveURL(/\/compare\/(?:[a-z-]+\/){3}[a-z-]+\/?$/);
    await expect(app.heading('Compare 4 products')).toBeVisible();
    await expect(page.getByText('Demonstration data – not for patient care').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove Tarnvane Energy from the comparison' }).click();
    await expect(app.heading('Compare 3 products')).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp('/compare/tarnvane-standard/tarnvane-energy-fibre/tarnvane-standard-fibre/?$'),
    );
    await app.button('Remove all products').click();
    await expect(page).toHaveURL(/\/products\/?(?:\?.*)?$/);
    await expect(page.getByRole('link', { name: /Compare products/ })).toHaveCount(0);
  });
  await test.step('two products on a narrow screen ask for the device to be turned; of three, two are shown upright', async () => {
    const columns = page.getByRole('columnheader').getByRole('link');
    await app.reach('/products/compare/tarnvane-standard/tarnvane-energy');
    const turn = page.getByText('Turn your device');
    await expect(turn).toBeVisible();
    // The first figures are in sight above the navigation.
    const kcal = page.getByRole('row', { name: /^Energy \(kcal\)/ });
    await expect.poll(async () => (await kcal.boundingBox())?.y).toBeLessThan(700);
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
    // A long word of a name does not push the way to remove it out of its column.
    await app.open('/products/compare/tarnvane-standard/tarnvane-concentrate-2-0');
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const edges = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
      await expect
        .poll(() =>
          edges.evaluateAll((cells) =>
            cells.map((cell) => {
              const { right } = cell.querySelector('button')!.getBoundingClientRect();
              return Math.max(0, Math.round(right - cell.getBoundingClientRect().right));
            }),
          ),
        )
        .toEqual([0, 0]);
    }
    await app.open(`/products/compare/${THREE}`);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(columns.filter({ visible: true })).toHaveCount(3);
    // In a window as low the bar of the comparison is not pinned, but lies under the list.
    await app.open('/products');
    await expect(page.getByRole('link', { name: 'Compare products (3 of 4)' }).first()).toBeInViewport();
  });
});

test('[H-09] [H-08] [H-06] [H-07] values stand side by side, with all that the pages of the products say; what an address names wrongly is said @desktop', async ({
  app,
  page,
}) => {
  await test.step('values stand side by side per 100, without amino acids', async () => {
    await app.reach('/products/compare/tarnvane-standard/tarnvane-energy');
    await expect(page.getByRole('row', { name: /^Energy \(kcal\)/ })).toContainText(/100\skcal.*150\skcal/s);
    await expect(page.getByRole('row', { name: /^Protein/ })).toContainText(/4\sg.*6\sg/s);
    await expect(page.getByText('Amino Acids')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Differences only' }).check();
    await expect(page.getByRole('row', { name: /^Fibre/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
  });
  await test.step('a comparison says all that the pages of its products say', async () => {
    const minerals = page.getByRole('button', { name: /^Minerals/ });
    await expect(page.getByRole('button', { name: /^Macronutrients/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(minerals).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('row', { name: /^Sodium/ })).toBeHidden();
    await minerals.click();
    await expect(page.getByRole('row', { name: /^Sodium/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Directions' }).click();
    const expand = page.getByRole('button', { name: 'Expand Directions for use' });
    const last = page
      .getByText('Never water down, add medicine to or refill a pack that is hanging.')
      .first();
    await expect(last).not.toBeInViewport();
    await expand.click();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Collapse Directions for use' })).toBeVisible();

    await page.getByRole('tab', { name: 'Description' }).click();
    const table = page.getByRole('table');
    for (const title of ['Approved', 'Diet key', 'Order codes', 'Samples']) {
      await expect(table.getByRole('rowheader', { name: title })).toHaveCount(1);
    }
    await expect(table.getByText('ACBS, GMS')).toHaveCount(2);
    await expect(table.getByRole('link', { name: /^Order a sample of Tarnvane/ })).toHaveCount(2);
    await expect(table.getByRole('button', { name: /^Copy/ }).nth(1)).toBeVisible();
  });
  await test.step('amino acids are for one product only', async () => {
    await app.open('/products/compare/tarnvane-standard');
    await expect(app.heading('Compare 1 product')).toBeVisible();
    await expect(page.getByRole('button', { name: /Amino Acids/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove Tarnvane/ })).toHaveCount(0);
  });
  await test.step('what an address names wrongly is said, and the rest is shown', async () => {
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
});

/** Every row of the table as it reads: its name, then a cell for each product. */
const comparedRows = (page: Page): Promise<string[][]> =>
  page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('tbody tr')].flatMap((row) => {
      const cells = [...row.querySelectorAll('th, td')].map((cell) =>
        (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
      );
      return row.querySelector('th[scope="row"]') ? [cells] : [];
    }),
  );

const REFERENCE = [
  'referenceMacroNutrients',
  'referenceMinerals',
  'referenceVitamins',
  'referenceOtherNutrientInformation',
];
/** Independent of the amount of the feed. */
const WHATEVER_THE_AMOUNT = /^(?:Osmolality|Osmolarity|Potential renal solute load|Ketogenic ratio)/;

/** What the catalogue says of the four, row by row; `cell` picks what the chosen basis makes of a row's amounts. */
function rowsOfLabels(cell: (amounts: string[], slug: string) => string): [LabelName, string[]][] {
  return REFERENCE.flatMap((group) => {
    const tables = FOUR_CLASSES.map((slug) => labelTable(slug, group));
    return (tables[0] ?? []).flatMap(({ name, unit }): [LabelName, string[]][] => {
      const cells = tables.map((table, index) => {
        const amounts = table.find((row) => row.name === name)?.amounts ?? ['-', '-'];
        return WHATEVER_THE_AMOUNT.test(name)
          ? (amounts[0] ?? '-')
          : cell(amounts, FOUR_CLASSES[index] ?? '');
      });
      return cells.every((amount) => amount === '-') ? [] : [[{ name, unit }, cells]];
    });
  });
}
type LabelName = { name: string; unit: string };

const asPrinted = (column: 0 | 1) =>
  rowsOfLabels((amounts) => amounts[column] ?? '-').map(([{ name, unit }, cells]) => [
    name,
    ...cells.map((amount) => shownAmount(amount, unit)),
  ]);

/** The amount with its unit, at as many places as are shown; what is more than nothing is not rounded to nothing. */
function isRounded(cell: string, amount: string, unit: string): boolean {
  if (amount === '-') return cell === 'not stated';
  const [, number = '', rest] = /^([\d,.]+) (.*)$/.exec(cell) ?? [];
  const places = number.split('.')[1]?.length ?? 0;
  const value = Number(number.replaceAll(',', ''));
  return (
    number !== '' &&
    rest === shownUnit(unit) &&
    Math.abs(value - Number(amount)) <= 0.5 * 10 ** -places + 1e-9 &&
    (value > 0 || Number(amount) === 0)
  );
}

const energyOf = (slug: string) =>
  Number(
    labelTable(slug, 'referenceMacroNutrients').find(({ name }) => name === 'Energy (kcal)')?.amounts[0],
  );

test('[H-09] [I-04] four products of four classes, cell by cell as the catalogue states them, on every basis @desktop', async ({
  app,
  page,
}) => {
  await app.open(`/products/compare/${FOUR_CLASSES.join('/')}`);
  await expect(app.heading('Compare 4 products')).toBeVisible();
  await expandAll(page.getByRole('table').getByRole('button', { expanded: false }));
  const corner = page.getByRole('table').locator('thead td');
  const basis = (name: string | RegExp) => page.getByRole('radio', { name }).check();

  await test.step('per 100, each as its label prints it', async () => {
    await expect(corner).toHaveText(/^Per 100\sml or g$/);
    await expect.poll(() => comparedRows(page)).toEqual(asPrinted(0));
    await expect(page.getByRole('columnheader').first()).toContainText(/Per 100\sml/);
  });
  await test.step('per serving, each its own', async () => {
    await basis('Serving');
    await expect(corner).toHaveText('Per serving');
    await expect.poll(() => comparedRows(page)).toEqual(asPrinted(1));
    await expect(page.getByRole('columnheader').nth(1)).toContainText(/Per 125\sml bottle/);
  });
  for (const kcal of [100, 450]) {
    await test.step(`for ${kcal} kcal, worked out from the values per 100`, async () => {
      if (kcal === 100) await basis(/^100\skcal$/);
      else {
        await basis('Equal energy');
        await page.getByRole('textbox', { name: /Energy to match/ }).fill(String(kcal));
      }
      await expect(corner).toHaveText(new RegExp(`^Per ${kcal}\\skcal$`));
      const expected = rowsOfLabels((amounts, slug) =>
        amounts[0] === '-' ? '-' : String((Number(amounts[0]) * kcal) / energyOf(slug)),
      );
      await screenAtRest(page);
      await expect(async () => {
        const shown = await comparedRows(page);
        expect(shown.map(([name]) => name)).toEqual(expected.map(([{ name }]) => name));
        const wrong = expected.flatMap(([{ name, unit }, amounts], index) =>
          amounts.flatMap((amount, column) => {
            const cell = shown[index]?.[column + 1] ?? '';
            return isRounded(cell, amount, unit) ? [] : [`${name}: ${cell} for ${amount}`];
          }),
        );
        expect(wrong).toEqual([]);
      }).toPass();
    });
  }
});
