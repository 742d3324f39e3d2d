import { violations } from '../support/axe.ts';
import { expect, test } from './gallery-page.ts';

/** In each theme once: what a theme changes is the same at every width. */
for (const { colorScheme, tag } of [
  { colorScheme: 'light', tag: '@phone' },
  { colorScheme: 'dark', tag: '@desktop' },
] as const) {
  test.describe(`components in the ${colorScheme} theme ${tag}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing, with text at 7:1, nor in an open dialog', async ({ gallery, page }) => {
      await test.step('axe finds nothing, with text at 7:1', async () => {
        await expect(gallery.specimen('Loading').getByText('Loading products...')).toBeVisible();
        const found = await violations(page, {
          rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        });
        expect(found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
      });
      await test.step('axe finds nothing in an open dialog', async () => {
        await gallery.specimen('Dialog').getByRole('button', { name: 'Add Dalesip Mini Protein' }).click();
        await page
          .getByRole('dialog')
          .evaluate((dialog) => Promise.all(dialog.getAnimations().map((animation) => animation.finished)));
        const found = await violations(page, { rules: {} });
        expect(found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
      });
    });
  });
}

test('nothing runs over the edge at 320 px, and every control can be pressed, on a phone and a ward PC @phone', async ({
  gallery,
  page,
}) => {
  await test.step('nothing runs over the edge at 320 px, the width of 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(gallery.specimen('Buttons')).toBeVisible();
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
  });
  await test.step('every control is at least 24 px, and every button 44 px, either way, on a phone and a ward PC', async () => {
    await expect(gallery.specimen('Buttons')).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      const small = () =>
        page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('button')]
            .filter((button) => button.checkVisibility() && !button.textContent?.includes('from outside'))
            .map((button) => ({
              name: button.textContent || button.ariaLabel,
              box: button.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
            .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
        );
      await expect.poll(small, `at ${size.width} px`).toEqual([]);
    }
  });
});
