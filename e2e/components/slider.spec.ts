import { screenAtRest } from '../support/at-rest.ts';
import { expect, test } from './gallery-page.ts';

test.describe('slider', () => {
  test('[D-13] [D-02] a slider and its field say one value by key, text and pointer @desktop', async ({
    gallery,
    page,
  }) => {
    await test.step('says its value with the unit and moves by keys together with its field and bands', async () => {
      const specimen = gallery.specimen('Slider with named bands');
      const slider = specimen.getByRole('slider', { name: 'PAL and DIT' });
      const field = specimen.getByRole('textbox', { name: 'PAL and DIT' });
      const bands = specimen.getByRole('list', { name: 'Activity, named' });
      await expect(slider).toHaveAttribute('aria-valuetext', '1.15 factor');

      await slider.press('ArrowRight');
      await expect(field).toHaveValue('1.20');
      await expect(slider).toHaveAttribute('aria-valuetext', '1.20 factor');
      // 1.2 lies on a shared edge and belongs to the upper band.
      await expect(bands.locator('[aria-current]')).toContainText('Limited mobility');

      await slider.press('Home');
      await expect(field).toHaveValue('1.00');
      await slider.press('End');
      await expect(field).toHaveValue('1.90');
      await expect(bands.locator('[aria-current]')).toContainText('Heavy');
    });
    await test.step('a typed value beyond the track stays, and the thumb waits at the end', async () => {
      const specimen = gallery.specimen('Range: two fields, two thumbs');
      const maximum = specimen.getByRole('textbox', { name: 'Maximum' });
      const thumb = specimen.getByRole('slider', { name: 'Maximum Energy per kg' });
      await maximum.fill('55');
      await expect(maximum).toHaveValue('55');
      await expect(thumb).toHaveAttribute('aria-valuetext', '55 kcal/kg');
      // Moving the other end leaves it as it was entered.
      await specimen.getByRole('slider', { name: 'Minimum Energy per kg' }).press('ArrowRight');
      await expect(specimen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('23');
      await expect(maximum).toHaveValue('55');
    });
    await test.step('thumbs cannot cross', async () => {
      const specimen = gallery.specimen('Range: two fields, two thumbs');
      await specimen.getByRole('textbox', { name: 'Minimum' }).fill('22');
      await specimen.getByRole('textbox', { name: 'Maximum' }).fill('26');
      const low = specimen.getByRole('slider', { name: 'Minimum Energy per kg' });
      await low.press('End');
      await expect(specimen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('26');
      const high = specimen.getByRole('slider', { name: 'Maximum Energy per kg' });
      await high.press('Home');
      await expect(specimen.getByRole('textbox', { name: 'Maximum' })).toHaveValue('26');
    });
    await test.step('drags with a pointer', async () => {
      const specimen = gallery.specimen('Slider with named bands');
      await specimen.getByRole('textbox').fill('1.15');
      await specimen.scrollIntoViewIfNeeded();
      await screenAtRest(page);
      const thumb = await specimen.getByRole('slider').evaluate((input) => {
        const box = input.closest('[class*="thumb"]')?.getBoundingClientRect();
        return { x: (box?.x ?? 0) + 14, y: (box?.y ?? 0) + 14 };
      });
      await page.mouse.move(thumb.x, thumb.y);
      await page.mouse.down();
      await page.mouse.move(thumb.x + 120, thumb.y, { steps: 6 });
      await page.mouse.up();
      const value = async () => Number(await specimen.getByRole('textbox').inputValue());
      await expect.poll(value).toBeGreaterThan(1.25);
      const steps = async () => (await value()) * 20;
      await expect.poll(async () => (await steps()) - Math.round(await steps())).toBeCloseTo(0, 9);
    });
    await test.step('a minimum typed above the maximum is an error, and both entries stay', async () => {
      const specimen = gallery.specimen('Range: two fields, two thumbs');
      await specimen.getByRole('textbox', { name: 'Minimum' }).fill('30');
      await expect(specimen.getByText('The minimum is above the maximum.')).toBeVisible();
      await expect(specimen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('30');
      await expect(specimen.getByRole('textbox', { name: 'Maximum' })).toHaveValue('26');
    });
  });
});
