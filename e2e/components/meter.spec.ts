import { expect, test } from './gallery-page.ts';

test.describe('meter and results', () => {
  test('[G-02] what a meter and a table of methods say and draw @desktop', async ({ gallery }) => {
    await test.step('a meter is one picture with the whole sentence, and the same facts in words beside it', async () => {
      const specimen = gallery.specimen('Meters: over, within, incomplete, no requirement');
      await expect(specimen.getByRole('img', { name: /at least 851 ml a day provided/ })).toBeVisible();
      await expect(specimen.getByText('1 product not stated')).toBeVisible();
      await expect(specimen.getByText('86 kcal/day over')).toBeVisible();
    });
    await test.step('what is not stated is a hatched stub of fixed length, not a share', async () => {
      const meters = gallery.specimen('Meters: over, within, incomplete, no requirement');
      const drawing = (of: string) => meters.getByRole('img', { name: new RegExp(`^${of}`) });
      const stub = drawing('Fluid').locator('rect[fill^="url("]');
      await expect(stub).toHaveAttribute('width', '30');
      await expect(drawing('Energy').locator('rect[fill^="url("]')).toHaveCount(0);
    });
    await test.step('one pin for a target, two and a tint for a range, none without a requirement', async () => {
      const meters = gallery.specimen('Meters: over, within, incomplete, no requirement');
      const drawing = (of: string) => meters.getByRole('img', { name: new RegExp(`^${of}`) });
      await expect(drawing('Energy').locator('path')).toHaveCount(2);
      await expect(drawing('Fluid').locator('path')).toHaveCount(1);
      await expect(drawing('Fibre').locator('path')).toHaveCount(0);
    });
    await test.step('the spread names every method, marks the chosen one in words, and says why one is left out', async () => {
      const specimen = gallery.specimen('Result with its working');
      const table = specimen.getByRole('table', { name: /Energy requirement by each method/ });
      await expect(table.getByRole('rowheader')).toHaveCount(4);
      await expect(table.getByRole('rowheader', { name: /^PENG 2018 ?, chosen$/ })).toBeVisible();
      await expect(specimen.getByText('needs ventilation and temperature')).toBeVisible();
    });
  });

  test('a result is announced once typing has rested, and not before @desktop', async ({ gallery, page }) => {
    await page.clock.install();
    // From here on time passes only when it is told to, however slow the machine.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const specimen = gallery.specimen('Result with its working');
    const field = specimen.getByRole('textbox', { name: 'Energy per kg' });
    const announcement = specimen.getByRole('status');
    await field.fill('2');
    await page.clock.runFor(300);
    await field.fill('20');
    await page.clock.runFor(300);
    await expect(announcement).toHaveText('');
    await page.clock.runFor(700);
    await expect(announcement).toHaveText('Estimated energy requirement 1,334 kcal a day');
    await page.clock.resume();
    await field.fill('');
    await expect(specimen.getByText('Not calculated')).toBeVisible();
  });
});
