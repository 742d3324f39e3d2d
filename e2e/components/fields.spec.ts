// Longer than other files: every type of field in one gallery.
import type { Locator } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './gallery-page.ts';

test.use({ galleryOf: 'Fields' });

const held = (specimen: Locator) => specimen.getByRole('status', { name: 'Held' });
const box = (specimen: Locator, name: string | RegExp) => specimen.getByRole('textbox', { name });
/** The text shown, with ordinary spaces. */
const words = async (specimen: Locator) => (await specimen.innerText()).replace(/\s+/g, ' ');
/** As after a reload: the field is rendered again from its stored value. */
const drawAgain = (specimen: Locator) => specimen.getByRole('button', { name: 'Draw again' }).click();

test('[F-01] [F-03] typed numbers of every type: unit in the name, comma, keys, limits on both sides, text kept @desktop', async ({
  gallery,
}) => {
  /** The specimen, the name with its unit, the last value in range and the first outside it. */
  const numbers: { title: string; name: RegExp; key: string; last: string; beyond: string; says: RegExp }[] =
    [
      {
        title: 'weight-picker, filled',
        name: /^Weight now kilograms$/,
        key: 'PD_WEIGHT',
        last: '650',
        beyond: '650,1',
        says: /650/,
      },
      {
        title: 'weight-text-field, filled',
        name: /^Weight now kilograms$/,
        key: 'PD_WEIGHT',
        last: '650',
        beyond: '651',
        says: /650/,
      },
      {
        title: 'height-picker, filled',
        name: /^Height centimetres$/,
        key: 'PD_HEIGHT',
        last: '300',
        beyond: '300.1',
        says: /300/,
      },
      {
        title: 'height-text-field, filled',
        name: /^Height centimetres$/,
        key: 'PD_HEIGHT',
        last: '300',
        beyond: '301',
        says: /300/,
      },
      {
        title: 'age-text-field, filled',
        name: /^Age months$/,
        key: 'PD_AGE',
        last: '1451',
        beyond: '1452',
        says: /1,451/,
      },
      {
        title: 'text-field, empty',
        name: /temperature.* °C$/i,
        key: 'ER_PENN_TMAX',
        last: '45',
        beyond: '45,1',
        says: /45/,
      },
      {
        title: 'fluid, default, not chosen',
        name: /^Fluid per kg ml\/kg$/,
        key: 'PC_FLUID_ADJUST',
        last: '250',
        beyond: '251',
        says: /250/,
      },
      {
        title: 'pal-dit-slider, not chosen',
        name: /factor$/,
        key: 'ER_PAL_DIT_CATEGORY',
        last: '1.9',
        beyond: '1,91',
        says: /1\.9/,
      },
      {
        title: 'stress-factor-adjuster, preset',
        name: /^Stress.* per cent$/,
        key: 'ER_STRESS_FACTOR_ADJUST',
        last: '100',
        beyond: '100.5',
        says: /100/,
      },
      {
        title: 'protein-range, empty',
        name: /^Maximum g\/kg$/,
        key: 'PC_MAXIMUM',
        last: '50',
        beyond: '50,1',
        says: /50/,
      },
    ];
  /** One of each control: the others draw the same boxes, and the texts are parsed by `number-text.test.ts`. */
  const throughout = ['weight-picker, filled', 'pal-dit-slider, not chosen', 'protein-range, empty'];
  for (const { title, name, key, last, beyond, says } of numbers) {
    await test.step(title, async () => {
      const specimen = gallery.specimen(title);
      const field = box(specimen, name);
      await field.fill(last);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(held(specimen)).toContainText(`${key}=${last}`);
      await field.fill(beyond);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toHaveValue(beyond);
      await expect(held(specimen)).toContainText(`${key}=${beyond.replace(',', '.')}`);
      if (!throughout.includes(title)) return;
      await drawAgain(specimen);
      await expect(field).toHaveValue(beyond);
      await field.fill('about 60');
      await expect(field).toHaveAccessibleDescription(/Enter a number/);
      await expect(held(specimen)).toContainText(`${key}?about 60`);
      await drawAgain(specimen);
      await expect(field).toHaveValue('about 60');
      await field.press('ArrowUp');
      await expect(field).toHaveValue('about 60');
      await field.fill('');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(held(specimen)).not.toContainText(key);
    });
  }
});

test('[C-04] [F-03] [C-06] [C-02] [C-03] spin keys, steppers, paste, units by keyboard, half a date, and the text as it was typed after a reload @desktop', async ({
  gallery,
  context,
  page,
}) => {
  await test.step('spin keys, steppers, paste, and the text as it was typed after a reload', async () => {
    const specimen = gallery.specimen('weight-picker, filled');
    const field = box(specimen, 'Weight now kilograms');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('59.0');
    await field.press('PageDown');
    await expect(held(specimen)).toContainText('PD_WEIGHT=49');
    await specimen.getByRole('button', { name: 'More: Weight now' }).click();
    await expect(held(specimen)).toContainText('PD_WEIGHT=50');
    await field.fill('7');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('7.1');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await gallery.page.evaluate(() => navigator.clipboard.writeText('63,5 kg'));
    await field.fill('');
    await field.press('Control+v');
    await expect(held(specimen)).toContainText('PD_WEIGHT=63.5');
    await drawAgain(specimen);
    await expect(field).toHaveValue('63,5 kg');
    await field.fill('58');
    await drawAgain(specimen);
    await expect(field).toHaveValue('58');
    await expect(specimen).toContainText('Reads as 9 st 2 lb');
  });
  await test.step('a press on the key after the last digit counts that digit too', async () => {
    const specimen = gallery.specimen('weight-picker, empty');
    const field = box(specimen, 'Weight now');
    await field.focus();
    // Digit, Tab and the next entry within one frame: nothing that was typed may be overtaken.
    await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement;
      document.execCommand('insertText', false, '81');
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      // React renders what a key brought about when the event is over; a frame would take longer.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      const output = input.closest('section')?.querySelector('output');
      if (!output?.textContent?.includes('PD_WEIGHT=81')) throw new Error(`Held: ${output?.textContent}`);
    });
  });
  await test.step('switching units by keyboard keeps focus and value, and both parts after a reload', async () => {
    const weight = gallery.specimen('weight-picker, filled');
    const unit = weight.getByRole('radiogroup', { name: 'Unit of weight now' });
    await unit.getByRole('radio', { name: 'kg' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(unit.getByRole('radio', { name: 'st, lb' })).toBeFocused();
    await expect(box(weight, 'Weight now stones')).toHaveValue('9');
    await expect(box(weight, 'Weight now pounds')).toHaveValue('1.9');
    await expect(held(weight)).toContainText('PD_WEIGHT=58 ');
    await page.keyboard.press('ArrowLeft');
    await expect(box(weight, 'Weight now kilograms')).toHaveValue('58');

    const stones = gallery.specimen('weight-picker, in stones');
    await box(stones, 'Weight now pounds').fill('13,9');
    await expect(stones).toContainText('Reads as 63.5 kg');
    await drawAgain(stones);
    await expect(box(stones, 'Weight now pounds')).toHaveValue('13,9');
    await box(stones, 'Weight now pounds').fill('14');
    await expect(stones).toContainText('Pounds go from 0 to 13');
    await drawAgain(stones);
    await expect(box(stones, 'Weight now pounds')).toHaveValue('14');
    await expect(stones).toContainText('Pounds go from 0 to 13');

    const feet = gallery.specimen('height-picker, in feet');
    await expect(box(feet, 'Height feet')).toHaveValue('5');
    await box(feet, 'Height inches').fill('12');
    await expect(feet).toContainText('Inches go from 0 to 11');
    await box(feet, 'Height inches').fill('11');
    await expect(feet).toContainText('Reads as 180 cm');
    await expect(
      box(gallery.specimen('height-picker, empty, a child'), 'Height'),
    ).toHaveAccessibleDescription(/Optional/);

    const age = gallery.specimen('age-picker, filled');
    await expect(age).toContainText('Age used: 12 years 3 months');
    await box(age, 'Age months').fill('12');
    await expect(age).toContainText('Months go from 0 to 11');
    await box(age, 'Age months').fill('');
    await expect(held(age)).toContainText('PD_AGE=144');
    await drawAgain(age);
    await expect(box(age, 'Age months')).toHaveValue('');
  });
  await test.step('half a date of birth survives a reload, and a day that does not exist blocks', async () => {
    for (const title of ['age-picker, by date of birth', 'date-picker, empty']) {
      const specimen = gallery.specimen(title);
      await box(specimen, 'Day').fill('31');
      await box(specimen, 'Month').fill('2');
      await drawAgain(specimen);
      await expect(box(specimen, 'Day')).toHaveValue('31');
      await expect(held(specimen)).toHaveText('PD_DOB?31;2;');
      await box(specimen, 'Year').fill('1960');
      await expect(specimen).toContainText('That date does not exist');
      await box(specimen, 'Day').fill('29');
      await expect(held(specimen)).toContainText('PD_DOB=1960-02-29');
    }
  });
  await test.step('a soft limit asks once, where the entry is', async () => {
    for (const [title, name, button] of [
      ['weight-picker, unusual', 'Weight now', 'Keep 258.0 kg'],
      ['text-field, unusual', /temperature/i, 'Keep 45 °C'],
      ['caloric-range, unusual', 'Maximum', 'Keep 55 kcal/kg/day'],
    ] as const) {
      const specimen = gallery.specimen(title);
      await expect(box(specimen, name)).not.toHaveAttribute('aria-invalid');
      await expect(box(specimen, name)).toHaveAccessibleDescription(/Check|usual|sure/i);
      await specimen.getByRole('button', { name: button }).click();
      await expect(specimen.getByRole('button', { name: button })).toHaveCount(0);
    }
  });
});

test('[D-02] [D-13] [E-02] [F-02] [C-01] [D-12] [F-01] sliders and choices look chosen only once they are; results say their figure or why there is none; readonly takes nothing @desktop', async ({
  gallery,
}) => {
  await test.step('sliders: nothing looks chosen until it is, and key, thumb and text agree', async () => {
    for (const title of ['caloric-range, empty', 'protein-slider, empty', 'range-slider, empty']) {
      const specimen = gallery.specimen(title);
      const [low, high] = [
        specimen.getByRole('slider', { name: /^Minimum/ }),
        specimen.getByRole('slider', { name: /^Maximum/ }),
      ];
      await expect(low).toHaveAttribute('aria-valuetext', 'not entered');
      await expect(specimen.locator('[data-resting]')).toHaveCount(2);
      await low.press('ArrowRight');
      await expect(specimen.locator('[data-resting]')).toHaveCount(1);
      await expect(specimen).toContainText('One figure: used as both ends.');
      await high.press('ArrowLeft');
      await expect(specimen.locator('[data-resting]')).toHaveCount(0);
    }
    const filled = gallery.specimen('caloric-range, filled');
    await filled.getByRole('slider', { name: /^Maximum/ }).press('End');
    await expect(box(filled, 'Maximum kcal/kg')).toHaveValue('40');
    await filled.getByRole('slider', { name: /^Maximum/ }).press('Home');
    await expect(held(filled)).toContainText('ER_CALORIC_EQUATION_MAX=22');
    await expect(gallery.specimen('caloric-range, crossed')).toContainText(/minimum/i);
    const noNumber = box(gallery.specimen('caloric-range, no number'), 'Minimum');
    await expect(noNumber).toHaveValue('2o');
    await expect(noNumber).toHaveAttribute('aria-invalid', 'true');

    const activity = gallery.specimen('pal-dit-slider, not chosen');
    await expect(activity.getByRole('slider')).toHaveAttribute('aria-valuetext', 'not chosen, 1.0 used');
    await expect(activity.getByRole('list').getByRole('listitem')).toHaveCount(7);
    await box(activity, /factor$/).fill('1,2');
    await expect(activity.locator('[aria-current]')).toContainText('Limited mobility');
    await expect(activity.getByRole('slider')).toHaveAttribute('aria-valuetext', '1.20 factor');

    const fluid = gallery.specimen('fluid, default, not chosen');
    await expect(fluid).toContainText('default, not chosen');
    await fluid.getByRole('slider').press('ArrowRight');
    await expect(held(fluid)).toContainText('PC_FLUID_ADJUST=31');
    const litres = gallery.specimen('fluid, per day, in litres');
    await litres.getByRole('button', { name: /1\.5 L/ }).click();
    await expect(held(litres)).toContainText('PC_FLUID_PER_DAY=1500');
    await litres.getByRole('radio', { name: 'ml/kg' }).check();
    await box(litres, /ml\/kg$/).fill('24');
    await expect(held(litres)).toContainText('PC_FLUID_ADJUST=24');
    await expect(held(litres)).not.toContainText('PC_FLUID_PER_DAY');
    const preset = gallery.specimen('stress-factor-adjuster, preset');
    await expect(preset).toContainText('not yet set by you');
    await preset.getByRole('slider').press('ArrowRight');
    await expect(preset).not.toContainText('not yet set by you');
    await expect(
      gallery.specimen('stress-factor-adjuster, hidden, no condition set').getByRole('slider'),
    ).toHaveCount(0);
  });
  await test.step('choices: defaults say so, keys move them, conditions show what depends on them', async () => {
    const sex = gallery.specimen('radio-list, empty');
    await sex.getByRole('radio', { name: 'Female' }).focus();
    await gallery.page.keyboard.press('Space');
    await gallery.page.keyboard.press('ArrowRight');
    await expect(held(sex)).toHaveText('PD_GENDER=male');
    await expect(gallery.specimen('radio-list, default, not chosen')).toContainText('Default, not chosen');
    const nitrogen = gallery.specimen('radio-list, a list with ranges');
    await nitrogen.getByRole('radio', { name: /^Normal metabolic rate/ }).check();
    await expect(held(nitrogen)).toContainText('PC_NITROGEN=normal');

    const pal = gallery.specimen('dropdown, default, not chosen');
    await expect(pal).toContainText('Default, not chosen');
    await pal.getByRole('combobox').selectOption('20');
    await expect(pal).not.toContainText('Default, not chosen');
    const activity = gallery.specimen('dropdown, filled').getByRole('combobox');
    await expect(activity.locator('option:checked')).toHaveText('In bed and/or sitting out');
    const stress = gallery.specimen('stress-factor, none');
    await stress.getByRole('combobox').selectOption('infection');
    await expect(held(stress)).toContainText('ER_STRESS_FACTOR_ADJUST=25');

    const scope = gallery.specimen('multi-dropdown, empty');
    await scope.getByRole('button', { name: /Does one of these apply/ }).click();
    await scope.getByRole('checkbox', { name: 'Preterm' }).check();
    await scope.getByRole('button', { name: /Does one of these apply/ }).click();
    await expect(scope).toContainText(/preterm/i);

    const method = gallery.specimen('calculator-selector, first offered');
    await method.getByRole('button', { name: /^Method/ }).click();
    await expect(method.getByRole('radio')).toHaveCount(7);
    await method.getByRole('radio', { name: /^Schofield/ }).check();
    await expect(held(method)).toContainText('ER_CALCULATION_METHOD=schofield');
    const protein = gallery.specimen('protein-calculator, first offered');
    await protein.getByRole('button', { name: /^Method/ }).click();
    await expect(protein.getByRole('radio')).toHaveCount(3);

    const tabs = gallery.specimen('tabs, two');
    await tabs.getByRole('tab', { name: 'Protein and fluid' }).click();
    await expect(tabs.getByRole('radio', { name: 'Female' })).toBeVisible();
    const fever = gallery.specimen('accordion, closed');
    await fever.getByRole('button', { name: 'Fever' }).click();
    await expect(fever).toContainText('37');
  });
  await test.step('results say their figure with its unit, or why there is none', async () => {
    // Closed where there is little room.
    const working = gallery.specimen('working, energy').getByRole('button', { name: 'Formula and source' });
    if ((await working.getAttribute('aria-expanded')) === 'false') await working.click();
    for (const [title, text] of [
      ['patient-result, an adult', '21.8 kg/m²'],
      ['patient-result, an infant', 'N/A'],
      ['energy-result, missing', 'Not calculated'],
      ['energy-result, calculated', '1,276 kcal/day'],
      ['uk-paeds-energy, an infant', 'kcal/day'],
      ['protein-result, calculated', '69.6–87.0 g/day'],
      ['nitrogen-result, calculated', 'g/day'],
      ['uk-paeds-protein, an infant', '12.5 g/day'],
      ['roi-paeds-protein, a child', 'g/day'],
      ['fluid-result, calculated', '1,740 ml/day'],
      ['working, energy', 'Energy per kg'],
      ['across-methods, an adult', 'kcal/day'],
      ['summary-block, with what is missing', 'Not recorded'],
      ['regimen-report, no products yet', 'none chosen'],
      ['text, a note', 'Mifflin'],
      ['title, shown', 'Energy'],
      ['link, a link', 'PENG'],
      ['link, a download', 'PENG'],
      ['group, the details of a patient', 'Previous weight'],
    ] as const) {
      await expect.poll(() => words(gallery.specimen(title)), title).toContain(text);
    }
  });
  await test.step('a readonly field shows its value and takes no other', async () => {
    const readonly = gallery.page.getByRole('region', { name: /, readonly$/ });
    await expect.poll(() => readonly.count()).toBeGreaterThan(12);
    for (const specimen of await readonly.all()) {
      const before = await held(specimen).textContent();
      for (const button of await specimen.getByRole('button', { name: /^(Method|Does one)/ }).all())
        await button.click();
      for (const field of await specimen.getByRole('textbox').all())
        await expect(field).toHaveAttribute('readonly');
      for (const slider of await specimen.getByRole('slider').all()) await expect(slider).toBeDisabled();
      for (const option of await specimen.getByRole('radio', { checked: false }).all()) {
        const isUnit = await option.evaluate((input) =>
          /^Unit|^Enter age/.test(input.closest('fieldset')?.innerText ?? ''),
        );
        if (!isUnit) await expect(option).toBeDisabled();
      }
      for (const option of await specimen.locator('option:not(:checked)').all())
        expect(await option.evaluate((one: HTMLOptionElement) => one.disabled)).toBe(true);
      for (const option of await specimen.getByRole('checkbox').all()) await expect(option).toBeDisabled();
      await expect(specimen.getByRole('button', { name: /^(Less|More):/ })).toHaveCount(0);
      await expect(held(specimen)).toHaveText(before ?? '');
    }
  });
});

test('[F-01] at 320 px no field runs over the edge and no stepper is cut off @phone', async ({
  gallery,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(gallery.specimen('caloric-range, filled')).toBeVisible();
  const cut = () =>
    page.getByRole('main').evaluate((main) => {
      const wide = [...main.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 0.5,
      );
      const clipped = [
        ...main.querySelectorAll(
          ':is([aria-label^="Less:"], [aria-label^="More:"]), input[type="text"], select',
        ),
      ].filter((control) => {
        const edge = control.parentElement?.getBoundingClientRect();
        return control.checkVisibility() && edge && control.getBoundingClientRect().right > edge.right + 0.5;
      });
      return [...wide, ...clipped].map((element) => element.outerHTML.slice(0, 120));
    });
  await expect.poll(cut).toEqual([]);
});

for (const { colorScheme, tag } of [
  { colorScheme: 'light', tag: '@phone' },
  { colorScheme: 'dark', tag: '@desktop' },
] as const) {
  test.describe(`fields in the ${colorScheme} theme ${tag}`, () => {
    test.use({ colorScheme });

    test('[F-01] axe finds nothing in any field type or state', async ({ gallery, page }) => {
      await expect(gallery.specimen('caloric-range, filled')).toBeVisible();
      const found = await violations(page, {
        rules: {
          'color-contrast-enhanced': { enabled: true },
          'target-size': { enabled: true },
          'landmark-unique': { enabled: false },
          region: { enabled: false },
        },
      });
      expect(
        found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 160)) })),
      ).toEqual([]);
    });
  });
}
