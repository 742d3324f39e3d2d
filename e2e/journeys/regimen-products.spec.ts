import { holdRegimen, regimenOf } from '../support/held-regimen.ts';
import { boxAtRest } from '../support/at-rest.ts';
import { PRODUCTS, VALUES } from '../support/example-regimen.ts';
import { expect, test } from '../support/test.ts';

const FEED = 'Tarnvane Energy Fibre';
const PATIENT = { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 } as const;
const NEED = { ER_CALORIC_EQUATION_MIN: 25, ER_CALORIC_EQUATION_MAX: 30 };

test.beforeEach(async ({ app, page }) => {
  await holdRegimen(page, regimenOf({ ...PATIENT, ...NEED }));
  await app.reach('/regimen/products');
});

test('[G-01] [G-02] a product is added, changed from zero, and taken out at one press that can be undone @phone', async ({
  app,
  page,
}) => {
  await app.searchFor('Tarnvane Energy Fibre');
  await app.button('Add Tarnvane Energy Fibre').click();
  const dialog = page.getByRole('dialog', { name: 'Tarnvane Energy Fibre' });
  const amount = dialog.getByRole('textbox', { name: /Amount a day/ });
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog.getByText('Enter an amount above 0.')).toBeVisible();
  await amount.fill('1000');
  await expect(dialog).toContainText(/1,500/);
  // What the regimen becomes is not beyond the edge.
  const effect = dialog.getByRole('region', { name: 'Per day' });
  expect(await effect.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();
  await expect(app.button(/View regimen and email report/)).toBeEnabled();

  const change = page.getByRole('button', { name: 'Change the amount of Tarnvane Energy Fibre' }).first();
  await expect(change).toBeFocused();
  await change.click();
  await expect(amount).toHaveValue('0');
  const unit = dialog.getByRole('combobox', { name: 'Unit' });
  await expect(unit).toHaveValue('');
  await expect(dialog).toContainText(/Now 1,000\sml a day/);
  await amount.fill('1200');
  await dialog.getByRole('button', { name: 'Save amount' }).click();
  await expect(unit).toHaveAccessibleDescription('Choose a unit');
  await expect(unit).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^1,000\sml/).first()).toBeVisible();
  await change.click();
  await unit.selectOption({ label: 'ml' });
  await amount.fill('1200');
  await dialog.getByRole('button', { name: 'Save amount' }).click();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Take Tarnvane Energy Fibre out' }).first().click();
  await expect(app.button('Add Tarnvane Energy Fibre')).toBeFocused();
  await app.button('Undo').click();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1,200\sml/).first()).toBeVisible();
});

test('[G-01] [B-06] seven products are in sight on a phone and nine on a ward PC, with one chosen too, and no name is cut', async ({
  app,
  page,
}) => {
  const isPhone = page.viewportSize()!.width < 600;
  const tooFewInSight = () =>
    page.evaluate(
      (atLeast) => {
        const bar =
          document.querySelector('section[aria-label="Actions"]')?.getBoundingClientRect().top ?? innerHeight;
        const rows = [...document.querySelectorAll('main li:has(input[type="checkbox"])')];
        const names = rows.flatMap((row) => row.querySelector('a') ?? []);
        const inSight = rows.filter((row) => row.getBoundingClientRect().bottom <= bar).length;
        const cut = names.filter((name) => name.scrollWidth > name.parentElement!.clientWidth);
        return [
          ...(inSight < atLeast ? [`${inSight} in sight`] : []),
          ...cut.map((name) => `cut: ${name.textContent}`),
        ];
      },
      isPhone ? 7 : 9,
    );
  await app.searchFor('tarnvane');
  await expect(app.button('Add Tarnvane Energy Fibre')).toBeVisible();
  await expect.poll(tooFewInSight).toEqual([]);
  await app.button('Add Tarnvane Energy Fibre').click();
  await app.enterAmount('Tarnvane Energy Fibre', 1000);
  await expect(app.link('Feed plan').first()).toBeVisible();
  await expect.poll(tooFewInSight).toEqual([]);
});

test('[H-11] [G-01] product pages and comparison inside the regimen lead back to it @desktop', async ({
  app,
  page,
}) => {
  await app.searchFor('Tarnvane');
  await page.getByRole('link', { name: 'Tarnvane Energy Fibre', exact: true }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/tarnvane-energy-fibre\/?$/);
  // The address changes first; until the page is there, the list with its own Add is still on the screen.
  await expect(app.heading('Tarnvane Energy Fibre')).toBeVisible();
  await app.button('Add Tarnvane Energy Fibre').click();
  await app.enterAmount('Tarnvane Energy Fibre', 500);
  await page
    .getByRole('main')
    .getByRole('link', { name: /product selection|^Products/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/regimen\/products\/?(?:\?.*)?$/);
  await page.getByRole('checkbox', { name: 'Compare Tarnvane Standard', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Compare Tarnvane Energy', exact: true }).check();
  await page.getByRole('link', { name: /Compare products \(2 of 4\)/ }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/compare\//);
  await expect(page.getByRole('region', { name: /compared/ })).toBeVisible();
  await test.step('from the comparison a product is added, changed and taken out', async () => {
    await app.button('Add Tarnvane Standard').click();
    await app.enterAmount('Tarnvane Standard', 300);
    await expect(page.getByText(/^300\sml/)).toBeVisible();
    await app.button('Change the amount of Tarnvane Standard').click();
    const dialog = page.getByRole('dialog', { name: 'Tarnvane Standard' });
    await dialog.getByRole('combobox', { name: 'Unit' }).selectOption({ label: 'ml' });
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill('250');
    await dialog.getByRole('button', { name: 'Save amount' }).click();
    await expect(page.getByText(/^250\sml/)).toBeVisible();
    await app.button('Take Tarnvane Standard out').click();
    await expect(app.button('Add Tarnvane Standard')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Back to product selection' }).click();
  await expect(page).toHaveURL(/\/regimen\/products\/?(?:\?.*)?$/);
  await app.open('/products/tarnvane-energy-fibre');
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/?(?:\?.*)?$/);
});

test('[G-01] [G-02] [K-01] at a desk one press fills the energy, exactly or in whole packs; packs count as ml; an amount is changed in its row: by arrows, by the pack and by one press, and asked about before it is saved @desktop', async ({
  app,
  page,
}) => {
  const energy = page.getByRole('img', { name: /^Energy:/ });
  await app.searchFor(FEED);
  await app.button(`Add ${FEED}`).click();
  const amount = app.amountInRow(FEED);
  const unit = page.getByRole('combobox', { name: `Unit of the amount of ${FEED}` });
  const notYet = page.getByText('Not in the regimen until it has an amount.');
  await expect(amount).toBeFocused();
  await expect(notYet).toBeVisible();
  await expect(page.getByText(/^Not to be confused with /).first()).toBeVisible();
  await amount.press('Enter');
  await expect(notYet).toBeVisible();
  await amount.press('Escape');
  await expect(amount).toHaveCount(0);
  await expect(app.button(`Add ${FEED}`)).toBeFocused();
  await page.keyboard.press('Enter');

  await app.button(/^Fill energy to upper end 1,160\sml$/).click();
  await expect(notYet).toHaveCount(0);
  await expect(energy).toHaveAccessibleName(/1,740\skcal.*Need 1,450–1,740\skcal/);
  await app.button(/^Fill energy to lower end 967\sml$/).click();
  await expect(amount).toHaveValue('967');
  await expect(energy).toHaveAccessibleName(/1,451\skcal/);
  await app.button(/^Fill energy to rounded up: 2\spacks of 500\sml$/).click();
  await expect(amount).toHaveValue('2');
  await expect(unit).toHaveValue('pack-500');
  await expect(energy).toHaveAccessibleName(/1,500\skcal/);
  await amount.fill('3');
  await expect(page.getByText(/Reads as 3\spacks of 500\sml \(1,500\sml\) a day/)).toBeVisible();
  await amount.press('Enter');
  await expect(energy).toHaveAccessibleName(
    /2,250\skcal.*Need 1,450–1,740\skcal.*129\s% of the upper end \(1,740\), 510\skcal over/,
  );

  await app.changeAmount(FEED, 1000);
  await expect(energy).toHaveAccessibleName(/1,500\skcal.*Within range/);
  await app.changeAmount(FEED, 500);
  await expect(energy).toHaveAccessibleName(/750\skcal.*52\s% of the lower end \(1,450\), 700\skcal under/);

  await app.changeAmount(FEED, 1000);
  const inList = page.getByRole('button', { name: `Change the amount of ${FEED}` });
  await test.step('the amount in the list leads to its row', async () => {
    await inList.click();
    await expect(amount).toBeFocused();
  });
  await test.step('arrows and packs are in the meters at once, and saved when the row is left', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(energy).toHaveAccessibleName(/1,575\skcal/);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(amount).toHaveValue('1550');
    await expect(energy).toHaveAccessibleName(/2,325\skcal/);
    await page.keyboard.press('Escape');
    await expect(amount).toHaveValue('1000');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(inList).toContainText(/950\sml/);
  });
  await test.step('one press fills the energy, and is saved', async () => {
    await app.button(/^Fill energy to lower end 967\sml$/).click();
    await expect(inList).toContainText(/967\sml/);
  });
  await test.step('what has to be asked is asked in place; until it is answered the old amount stays', async () => {
    await amount.fill('5000');
    await amount.press('Enter');
    const save = app.button('Save and note in report');
    await expect(page.getByText(/967\sml stays until then/)).toBeVisible();
    await expect(page.getByText(/of the upper end of the energy need/).first()).toBeVisible();
    await expect(inList).toContainText(/967\sml/);
    await save.click();
    await expect(inList).toContainText(/5,000\sml/);
    const ofDay = page.getByRole('button', { name: /^Findings about the whole day: .*kept/ });
    await ofDay.click();
    await expect(page.getByText(/: kept\./).first()).toBeVisible();
    await ofDay.click();
  });
  await test.step('what is refused is said and stays in the box; a unit behind the number is read', async () => {
    for (const typed of ['-500', '0', '']) {
      await amount.fill(typed);
      await amount.press('Enter');
      await expect(page.getByText(/^Enter an amount above 0\. 5,000\sml stays until then\./)).toBeVisible();
      await expect(amount).toHaveValue(typed);
    }
    await amount.fill('1200 ml');
    await amount.press('Enter');
    await expect(inList).toContainText(/1,200\sml/);
  });
  await test.step('a count of packs in the box of ml is asked about in sight, and made packs at one press', async () => {
    await amount.fill('2');
    await amount.press('Enter');
    await expect(page.getByText(/2\sml of .* a day is 1\/250 of one pack of 500\sml/)).toBeVisible();
    await expect(amount).toBeInViewport({ ratio: 1 });
    await expect(inList).toContainText(/1,200\sml/);
    await app.button(/^Use 2\spacks of 500\sml/).click();
    await expect(inList).toContainText(/2\spacks of 500\sml/);
  });
  await test.step('a product under the mouse is dashed in the meters and said in words', async () => {
    await page.getByRole('searchbox').fill('tarnvane');
    await expect(page.getByText(/^Showing 14\s/)).toBeVisible();
    await page.getByRole('link', { name: 'Tarnvane Low Energy Fibre' }).hover();
    await expect(page.getByText(/^1\spack of .* of Tarnvane Low Energy Fibre adds .* protein/)).toBeVisible();
  });
});

test('[B-06] [F-03] on a phone the keyboard goes through the products, and none is left under the pinned sums @phone', async ({
  app,
  page,
}) => {
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS));
  await app.open('/regimen/products');
  await page.getByRole('link', { name: 'Addimere Boost Powder', exact: true }).focus();
  const bar = page.getByRole('region', { name: 'Actions' });
  for (let product = 0; product < 8; product += 1) {
    for (let part = 0; part < 3; part += 1) await page.keyboard.press('Tab');
    const inFocus = await boxAtRest(page.locator(':focus'));
    expect(inFocus.y + inFocus.height).toBeLessThanOrEqual((await boxAtRest(bar)).y);
  }
});
