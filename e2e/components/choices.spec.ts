import { screenAtRest } from '../support/at-rest.ts';
import { expect, test } from './gallery-page.ts';

test.describe('choices, tabs and dialog', () => {
  test('choices, tabs, dialogs and buttons by keyboard @desktop', async ({ gallery, page }) => {
    await test.step('a segmented choice is a radio group moved by arrows', async () => {
      const specimen = gallery.specimen('Segmented choice, select, checkbox');
      const group = specimen.getByRole('radiogroup', { name: 'Sex used in equations' });
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
      await group.getByRole('radio', { name: 'Female' }).check();
      await group.getByRole('radio', { name: 'Female' }).press('ArrowRight');
      await expect(group.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
    });
    await test.step('an option that cannot be chosen says why', async () => {
      const option = gallery.specimen('Option list').getByRole('radio', { name: /Penn State/ });
      await expect(option).toBeDisabled();
      await expect(option).toHaveAccessibleDescription('Needs ventilation and temperature');
    });
    await test.step('tabs are one stop; arrows, Home and End select and go round', async () => {
      const specimen = gallery.specimen('Tabs');
      const selected = specimen.getByRole('tab', { selected: true });
      await selected.focus();
      await expect(selected).toHaveText('Nutrition');
      await gallery.page.keyboard.press('ArrowRight');
      await expect(selected).toHaveText('Directions');
      await expect(selected).toBeFocused();
      await expect(specimen.getByRole('tabpanel')).toHaveText('Shake before use.');
      await gallery.page.keyboard.press('End');
      await expect(selected).toHaveText('Nutrition');
      await gallery.page.keyboard.press('Home');
      await expect(selected).toHaveText('Directions');
      await expect(specimen.getByRole('tab', { name: 'Description' })).toHaveAttribute('tabindex', '-1');
    });
    await test.step('a dialog takes the focus, keeps it, closes on Escape and gives it back', async () => {
      const opener = gallery.specimen('Dialog').getByRole('button', { name: 'Add Dalesip Mini Protein' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Dalesip Mini Protein' });
      await expect(dialog.getByRole('textbox', { name: 'How much each day?' })).toBeFocused();
      // Everything behind it is inert: a way round by Tab never leaves the dialog.
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        expect(
          await dialog.evaluate(
            (element) => document.activeElement === document.body || element.contains(document.activeElement),
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('Enter in a field of a form dialog submits it; the close button does not', async () => {
      const specimen = gallery.specimen('Dialog');
      const opener = specimen.getByRole('button', { name: 'Add Dalesip Mini Protein' });
      await opener.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(specimen.getByRole('status')).toHaveText('');
      await opener.click();
      await page.getByRole('textbox', { name: 'How much each day?' }).fill('250');
      await page.keyboard.press('Enter');
      await expect(specimen.getByRole('status')).toHaveText('Added 250 ml');
      await expect(opener).toBeFocused();
    });
    await test.step('an unavailable button can be reached, says why, and does nothing', async () => {
      const button = gallery
        .specimen('Buttons')
        .getByRole('button', { name: 'View regimen and email report', disabled: true });
      await button.focus();
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleDescription('Choose at least 1 product first.');
    });
  });

  test('[A-13] a press outside closes a message or help, and not a form @phone', async ({
    gallery,
    page,
  }) => {
    await test.step('a help overlay closes on Escape and on a press outside', async () => {
      const specimen = gallery.specimen('Range: two fields, two thumbs');
      const button = specimen.getByRole('button', { name: 'About energy per kg' });
      const overlay = page.getByRole('dialog', { name: 'About energy per kg' });
      await button.click();
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await button.click();
      await expect(overlay).toBeVisible();
      await page.getByRole('heading', { level: 1, name: 'Components' }).click();
      await expect(overlay).toBeHidden();
    });
    await test.step('a press outside closes a message and not a form', async () => {
      const specimen = gallery.specimen('Dialog');
      const dialog = page.getByRole('dialog');
      const pressOutside = async () => {
        await expect(dialog).toBeVisible();
        await screenAtRest(page);
        await page.mouse.click(5, 5);
      };
      await specimen.getByRole('button', { name: 'Open a message' }).click();
      await pressOutside();
      await expect(dialog).toBeHidden();
      await specimen.getByRole('button', { name: 'Add Dalesip Mini Protein' }).click();
      await pressOutside();
      await screenAtRest(page);
      await expect(dialog).toBeVisible();
    });
  });

  test('a toast says what was done, undoes it, and waits under the focus @desktop', async ({
    gallery,
    page,
  }) => {
    await page.clock.install();
    await gallery.specimen('Toast').getByRole('button', { name: 'Remove with undo' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Addimere Protein removed');
    await messages.getByRole('button', { name: 'Undo' }).focus();
    await page.clock.fastForward(20_000);
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages).toContainText('Addimere Protein is back');
    await gallery.specimen('Toast').getByRole('button').focus();
    await page.mouse.move(2, 2);
    await page.clock.fastForward(6100);
    await expect(messages).not.toContainText('Addimere');
  });
});
