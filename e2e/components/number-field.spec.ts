import { expect, test } from './gallery-page.ts';

test.describe('number field', () => {
  test('[F-03] [K-14] keeps what was typed, steps, and takes values from outside @desktop', async ({
    gallery,
    isMobile,
    context,
  }) => {
    await test.step('keeps what was typed and tells an unreadable entry from an empty one', async () => {
      const specimen = gallery.specimen('Number field');
      const field = specimen.getByRole('textbox', { name: 'Weight now kilograms' });
      const held = specimen.getByRole('status', { name: 'Value held' });
      await expect(field).toHaveValue('58.0');

      await field.fill('7,4');
      await expect(field).toHaveValue('7,4');
      await expect(held).toHaveText('7.4');

      await field.fill('5 8 x');
      await expect(field).toHaveValue('5 8 x');
      await expect(held).toHaveText('none');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Enter the weight as a number/);

      await field.fill('');
      await expect(held).toHaveText('none');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
    await test.step('the text runs ahead of its echo: a page drawn late takes no digit back', async () => {
      const specimen = gallery.specimen('Number field, drawn late');
      const field = specimen.getByRole('textbox', { name: 'Amount a day ml' });
      const held = specimen.getByRole('status', { name: 'Value held' });
      for (const amount of ['1000', '250', '1250.5', '7', '']) {
        await field.selectText();
        await field.press('Delete');
        await field.pressSequentially(amount, { delay: 40 });
        await expect(field).toHaveValue(amount);
        // Every echo of every key has come back by then.
        await expect(held).toHaveText(amount === '' ? 'none' : amount);
        await expect(field).toHaveValue(amount);
      }
    });
    await test.step('a figure typed after a press before a standing 0 is that figure, and not ten times as much', async () => {
      const field = gallery
        .specimen('Number field, drawn late')
        .getByRole('textbox', { name: 'Amount a day ml' });
      await field.fill('0');
      await field.blur();
      await field.click({ position: { x: 3, y: 12 } });
      await gallery.page.keyboard.type('40');
      await expect(field).toHaveValue('40');
    });
    await test.step('never clamps: a value beyond the limit stays and stays reported', async () => {
      const specimen = gallery.specimen('Number field');
      const field = specimen.getByRole('textbox', { name: 'Weight now' });
      await field.fill('900');
      await expect(specimen.getByRole('status', { name: 'Value held' })).toHaveText('900');
      await field.press('ArrowUp');
      await expect(field).toHaveValue('900');
      await field.press('ArrowDown');
      await expect(field).toHaveValue('899.9');
    });
    await test.step('steps with arrows, page keys and steppers, and not with the wheel', async () => {
      const specimen = gallery.specimen('Number field');
      const field = specimen.getByRole('textbox', { name: 'Weight now' });
      await field.fill('58');
      await field.press('ArrowUp');
      await expect(field).toHaveValue('58.1');
      await field.press('PageDown');
      await expect(field).toHaveValue('57.1');
      await specimen.getByRole('button', { name: 'Less: Weight now' }).click();
      await expect(field).toHaveValue('57.0');
      await specimen.getByRole('button', { name: 'More: Weight now' }).click();
      await expect(field).toHaveValue('57.1');
      // A wheel is no touch gesture, and a browser for a phone cannot send one.
      if (!isMobile) {
        await field.hover();
        const before = await gallery.page.evaluate(() => window.scrollY);
        await gallery.page.mouse.wheel(0, 240);
        await gallery.page.waitForFunction((y) => window.scrollY > y, before);
      }
      await expect(field).toHaveValue('57.1');
    });
    await test.step('starts stepping from an empty field and leaves an unreadable one alone', async () => {
      const field = gallery.specimen('Number field').getByRole('textbox', { name: 'Weight now' });
      await field.fill('');
      await field.press('ArrowUp');
      await expect(field).toHaveValue('0.0');
      await field.fill('about 60');
      await field.press('ArrowUp');
      await expect(field).toHaveValue('about 60');
    });
    await test.step('takes a value from outside, and its absence', async () => {
      const specimen = gallery.specimen('Number field');
      const field = specimen.getByRole('textbox', { name: 'Weight now' });
      await specimen.getByRole('button', { name: 'Set 71.25 from outside' }).click();
      await expect(field).toHaveValue('71.25');
      await specimen.getByRole('button', { name: 'Clear from outside' }).click();
      await expect(field).toHaveValue('');
    });
    await test.step('pastes a number with its unit, and refuses another unit', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const specimen = gallery.specimen('Number field');
      const field = specimen.getByRole('textbox', { name: 'Weight now' });
      const held = specimen.getByRole('status', { name: 'Value held' });
      for (const [pasted, value] of [
        ['63.5 kg', '63.5'],
        ['140 lb', 'none'],
      ] as const) {
        await gallery.page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await field.fill('');
        await field.press('Control+v');
        await expect(field).toHaveValue(pasted);
        await expect(held).toHaveText(value);
      }
    });
    await test.step('a hard stop is announced with the field; a soft check asks and can be confirmed', async () => {
      const specimen = gallery.specimen('Hard stop and soft check: the entry stays');
      const height = specimen.getByRole('textbox', { name: 'Height cm' });
      await expect(height).toHaveValue('1630');
      await expect(height).toHaveAccessibleDescription(/300 cm or less/);
      const previous = specimen.getByRole('textbox', { name: 'Previous weight' });
      await expect(previous).toHaveAccessibleDescription(/94\.5 kg more/);
      await specimen.getByRole('button', { name: 'Yes, 158 kg is right' }).click();
      await expect(previous).toHaveAccessibleDescription('');
      await expect(previous).toHaveValue('158');
    });
  });
});
