// Longer than other files: the rules of the five steps, which share their patient.
import type { PatientEntry } from '../pages/dietetic-app.ts';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { screenAtRest } from '../support/at-rest.ts';
import { expect, test } from '../support/test.ts';

const ADULT: PatientEntry = { sex: 'Female', years: 68, weightKg: 58, heightCm: 163 };

test('[B-01] [B-02] [B-03] [B-04] steps open one after the other, and a closed one leads to the landing @phone', async ({
  app,
  page,
}) => {
  const steps = page.getByRole('list', { name: 'Steps' });
  await test.step('only the details can be begun, and no address opens more', async () => {
    await app.reach('/regimen');
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps.getByRole('link')).toHaveCount(1);
    await expect(app.link('Patient summary')).toBeVisible();
  });
  for (const step of [
    'energy-calculations',
    'edit-protein-fluid-calculators',
    'products',
    'report',
    'intermittent',
  ]) {
    await app.open(`/regimen/${step}`);
    await expect(page, step).toHaveURL(/\/regimen$/);
  }
  await test.step('nothing can be added before there is a patient, whatever address leads to a product', async () => {
    for (const address of ['tarnvane-standard', 'compare/tarnvane-standard']) {
      await app.open(`/regimen/products/${address}`);
      await expect(app.link('Enter patient details first')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    }
    await app.link('Enter patient details first').click();
    await expect(page).toHaveURL(/enter-patient-details$/);
  });
  await app.startRegimenFor(ADULT);
  await app.open('/regimen/report');
  await expect(page).toHaveURL(/\/regimen$/);
  await expect(steps.getByRole('link')).toHaveCount(4);
  await expect(steps.getByRole('listitem').first()).toContainText('Done');
  await test.step('an entry taken away closes them again', async () => {
    await steps.getByRole('link', { name: /patient details/i }).click();
    await app.field(/^Height/).fill('');
    await app.open('/regimen/products');
    await expect(page).toHaveURL(/\/regimen$/);
    await expect(steps.getByRole('link')).toHaveCount(1);
  });
});

test('[B-04] [B-05] [B-06] [B-07] [B-08] [D-01] what is next: the steps still open, or straight to the products; the steps name each figure, and the one that nobody chose @phone', async ({
  app,
  page,
}) => {
  await app.startRegimenFor(ADULT);
  const summary = app.summary;
  await expect(summary).toContainText('68 years');
  await app.link(/Step 2 of 5/).click();
  await expect(page).toHaveURL(/\/regimen$/);
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('link', { name: /Energy/ })
    .click();
  await app.field(/^Minimum/).fill('25');
  await app.field(/^Maximum/).fill('30');
  await app.continue();
  await expect(page).toHaveURL(/edit-protein-fluid-calculators$/);
  await app.editPatient();
  await app.continueTo('Protein and fluid');
  await app.link('Skip to product selection').click();
  await expect(page).toHaveURL(/\/regimen\/products$/);
  await app.open('/regimen/edit-protein-fluid-calculators');
  await app.field(/^Minimum/).fill('1');
  await app.field(/^Maximum/).fill('1.2');
  await app.continue();
  await expect(page).toHaveURL(/\/regimen\/products$/);
  await app.open('/regimen/intermittent');
  await expect(page).toHaveURL(/energy-calculations$/);
  await app.link(/Step 2 of 5/).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText(
    /Protein\s*58\.0–69\.6\sg\/day.*Fluid, default\s*1,740\sml\/day/,
  );
});

test('[B-02] [B-12] [B-09] [B-10] a reload and the back button lose nothing; the report needs a product; a new regimen keeps only the country @phone', async ({
  app,
  page,
}) => {
  await test.step('a reload and the back button lose nothing; a new regimen keeps only the country', async () => {
    await app.startRegimenFor(ADULT);
    await app.field(/^Minimum/).fill('25');
    await app.field(/^Maximum/).fill('30');
    await expect(app.result(/energy requirement/)).toContainText(/1,450/);
    await page.reload();
    await expect(app.result(/energy requirement/)).toContainText(/1,450/);
    await page.goBack();
    await expect(app.field(/^Weight now/)).toHaveValue('58');
    await app.open('/regimen');
    await app.button('Create new regimen').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(app.summary).toContainText('58');
    await app.button('Create new regimen').click();
    await question.getByRole('button', { name: /Clear/ }).click();
    await expect(page.getByRole('list', { name: 'Steps' }).getByRole('link')).toHaveCount(1);
    await expect.poll(() => app.keptEntries()).toEqual({});
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toContain('uk');
  });
  await test.step('the report needs a product; its buttons lead back to the details, to energy, or start anew', async () => {
    await app.startRegimenFor(ADULT);
    await app.link('Skip to product selection').click();
    await expect(app.button(/View regimen and email report/)).toBeDisabled();
    await app.addProduct('Tarnvane Energy Fibre', 1000);
    await expect(app.button(/View regimen and email report/)).toHaveAccessibleName(/1/);
    await app.viewReport();
    await expect(page.getByRole('article')).toContainText('Not selected');
    await app.button('Edit regimen').click();
    await expect(app.field(/^Weight now/)).toHaveValue('58');
    await app.open('/regimen/report');
    await app.button('Back to energy').click();
    await expect(app.heading('Energy')).toBeVisible();
    await expect.poll(() => app.keptEntries()).toMatchObject({ PD_WEIGHT: 58 });
    await app.open('/regimen/report');
    await app.button('Create new regimen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Clear/ }).click();
    await expect(page).toHaveURL(/\/regimen$/);
    await expect.poll(() => app.keptEntries()).toEqual({});
  });
});

test('[B-12] two tabs hold two patients; a copied tab starts empty and says so; a reload keeps the patient, however long the old page takes to go @phone', async ({
  app,
  context,
  page,
}) => {
  await test.step('two tabs hold two patients', async () => {
    const other = new DieteticApp(await context.newPage());
    await app.enterPatient(ADULT);
    await other.enterPatient({ sex: 'Male', years: 40, weightKg: 91, heightCm: 185 });
    await app.page.reload();
    await expect(app.field(/^Weight now/)).toHaveValue('58');
    await other.page.reload();
    await expect(other.field(/^Weight now/)).toHaveValue('91');
    expect(await context.storageState().then((state) => JSON.stringify(state))).not.toContain('PD_WEIGHT');
  });
  await test.step('a copied tab starts empty and says so; the tab it was copied from keeps its patient', async () => {
    await app.enterPatient(ADULT);
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/regimen/enter-patient-details'));
    const copy = new DieteticApp(await opening);
    await expect(copy.page.getByText(/This tab is a copy/)).toBeVisible();
    await expect(copy.field(/^Weight now/)).toHaveValue('');
    await expect.poll(() => copy.keptEntries()).toEqual({});
    await app.page.reload();
    await expect(app.field(/^Weight now/)).toHaveValue('58');
  });
  await test.step('a reload keeps the patient, however long the old page takes to go', async () => {
    await expect.poll(() => app.keptEntries()).toMatchObject({ PD_WEIGHT: 58 });
    const lock = () =>
      page.evaluate(async () => {
        const { held: locks = [] } = await navigator.locks.query();
        return locks.map(({ name }) => name ?? '').find((name) => name.startsWith('regimen-'));
      });
    await expect.poll(lock).toBeDefined();
    const held = await lock();
    // Another page stands in for the old one: it takes over the lock the moment it is let go.
    const slow = await context.newPage();
    await slow.goto('/support');
    await slow.evaluate(
      (name) => void navigator.locks.request(name, () => new Promise(() => {})),
      held ?? '',
    );
    // A tab that waited too long for its lock counts as a copy: here waiting times out at once.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = () => timeout(0);
    });
    await page.reload();
    await expect(app.field(/^Weight now/)).toHaveValue('58');
    const waiting = () =>
      page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
    await expect.poll(waiting).toContain(held);
    await expect(page.getByText(/This tab is a copy/)).toHaveCount(0);
    await expect(app.field(/^Weight now/)).toHaveValue('58');
  });
});

test('[B-12] an hour without use is asked about, can be kept, and then clears every entry @phone', async ({
  app,
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await app.enterPatient(ADULT);
  await app.field(/^Previous weight/).fill('about 60');
  const question = page.getByRole('alertdialog', { name: /Still working/ });
  await page.clock.fastForward('55:30');
  await question.getByRole('button', { name: 'Keep the regimen' }).click();
  await expect(question).toBeHidden();
  await expect(app.field(/^Weight now/)).toHaveValue('58');
  await page.clock.fastForward('55:30');
  await expect(question).toBeVisible();
  await page.clock.fastForward('05:30');
  await expect(page.getByText(/cleared after 60\sminutes/)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(app.field(/^Weight now/)).toHaveValue('');
  await expect(app.field(/^Previous weight/)).toHaveValue('');
  await expect.poll(() => app.keptEntries()).toEqual({});
});

test('[A-07] [B-03] changing the country in the middle of a regimen asks, names what goes, and recomputes @phone', async ({
  app,
  page,
}) => {
  const country = page.getByRole('combobox', { name: 'Country' });
  await app.startRegimenFor({ sex: 'Female', years: 2, months: 6, weightKg: 13, heightCm: 92 });
  await app.continue();
  await app.continue();
  await app.addProduct('Addimere Carb Liquid', 100);
  await app.open('/regimen/energy-calculations');
  await expect(app.result(/energy requirement/)).toContainText(/\d\s?kcal\/day/);
  const before = await app.result(/energy requirement/).innerText();
  await country.selectOption({ label: 'Republic of Ireland' });
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Addimere Carb Liquid');
  await expect(question).toContainText(/Energy: UK paediatric.* is not used there\. .*\(EFSA\)/);
  await expect(question).toContainText(/Energy.*kcal\/day becomes .*kcal\/day/);
  await question.getByRole('button', { name: 'Keep the present country' }).click();
  await expect(country).toHaveValue('uk');
  await test.step('also where the regimen has not been opened since the page was loaded', async () => {
    await app.open('/support');
    await country.selectOption({ label: 'Republic of Ireland' });
    await expect(question).toContainText('Addimere Carb Liquid');
    await question.getByRole('button', { name: 'Change country' }).click();
  });
  await app.open('/regimen/energy-calculations');
  await expect(page.getByRole('main')).toContainText('EFSA');
  await expect(app.result(/energy requirement/)).not.toHaveText(before);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toContain('roi');
  await app.open('/regimen/report');
  await expect(page).toHaveURL(/\/regimen$/);
});

test('[F-01] a whole regimen by keyboard alone, from the start page to the report @desktop', async ({
  app,
  page,
}) => {
  const keys = page.keyboard;
  /** Tabs on until this has the focus, as someone without a mouse would. */
  async function tabTo(name: RegExp) {
    for (let press = 0; press < 200; press += 1) {
      await keys.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        // Past the last one the page itself has the focus, and holds every name.
        if (element === document.body) return '';
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return (
          element?.getAttribute('aria-label') ??
          labels.map((label) => label.innerText).join(' ') + (element?.textContent ?? '')
        );
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Nothing called ${name} can be reached with Tab.`);
  }
  await app.open();
  await expect(page.getByText(/^\d+\sproducts$/)).toBeVisible();
  await tabTo(/Create a regimen/);
  await keys.press('Enter');
  // The address changes first: a key before the form has the focus would be lost.
  await expect(app.radio('Female')).toBeFocused();
  await keys.press('Space');
  await tabTo(/^Age\s.*years/s);
  await keys.type('68');
  await tabTo(/^Weight now/);
  await keys.type('58');
  await tabTo(/^Height/);
  await keys.type('163');
  await keys.press('Alt+Enter');
  await expect(page).toHaveURL(/energy-calculations$/);
  await expect(app.field(/^Minimum/)).toBeFocused();
  await keys.type('25');
  await tabTo(/^Maximum/);
  await keys.type('30');
  await keys.press('Alt+Enter');
  await expect(page).toHaveURL(/edit-protein-fluid-calculators$/);
  await expect(app.heading('Protein and fluid')).toBeVisible();
  await keys.press('Alt+Enter');
  await expect(page).toHaveURL(/\/regimen\/products$/);
  await tabTo(/Search/);
  await keys.type('Tarnvane Energy Fibre');
  await expect(app.found.first()).toBeVisible();
  await expect(app.button('Add Tarnvane Energy Fibre')).toBeVisible();
  await screenAtRest(page);
  await tabTo(/^Add Tarnvane Energy Fibre/);
  await keys.press('Enter');
  await expect(app.amountInRow('Tarnvane Energy Fibre')).toBeFocused();
  await keys.type('1000');
  await keys.press('Enter');
  await tabTo(/View regimen and email report/);
  await keys.press('Enter');
  await expect(app.heading('Report')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('1,500');
});
