import type { DieteticApp } from '../pages/dietetic-app.ts';
import { expect, test } from '../support/test.ts';

/** From the start page, as a dietitian goes: details, energy by a method, back to the details. */
async function workFor(app: DieteticApp): Promise<void> {
  await app.beginWith({ sex: 'Female', years: 68, weightKg: 58, heightCm: 163 }, 'Energy');
  await app.chooseMethod('Henry (Oxford) 2005');
  await app.editPatient();
}

test('[K-09] changing age or sex after later work asks once: a correction keeps the work, a new patient starts empty @phone', async ({
  app,
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Another patient?' });
  await workFor(app);
  await test.step('an age, once it is typed, and a correction keeps the work', async () => {
    await app.field(/^Age.*years/).fill('6');
    await expect(question).toBeHidden();
    await app.field(/^Age.*years/).fill('69');
    await app.field(/^Weight now/).focus();
    await expect(question).toContainText('69 years');
    await question.getByRole('button', { name: 'Correct this one' }).click();
    await expect(question).toBeHidden();
    await expect
      .poll(() => app.keptEntries())
      .toMatchObject({
        PD_AGE: 828,
        PD_WEIGHT: 58,
        ER_CALCULATION_METHOD: 'henry_oxford',
      });
    await app.field(/^Age.*years/).fill('9');
    await app.continue();
    await expect(question).toContainText('9 years');
    await page.keyboard.press('Escape');
    await expect(app.field(/^Age.*years/)).toHaveValue('69');
  });
  await test.step('a changed age left by a link is asked about on the next screen', async () => {
    // A weight that is not of this age is asked about only once it is known whose it is.
    await app.field(/^Age.*years/).fill('4');
    await app.open('/regimen/products');
    await expect(question).toContainText('4 years');
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await app.editPatient();
    // Alt and left leaves the screen with the focus still in the box.
    await app.field(/^Age.*years/).fill('30');
    await page.reload();
    await app.leaveStepFor(/Energy/);
    await expect(question).toContainText('30 years');
    await question.getByRole('button', { name: 'Correct this one' }).click();
    await page.reload();
    await expect(question).toBeHidden();
  });
  await test.step('another sex: a new patient starts with nothing of the former', async () => {
    await app.editPatient();
    await app.radio('Male').check();
    await expect(question).toContainText('Female, 30 years');
    await expect(question).toContainText('Male, 30 years');
    await question.getByRole('button', { name: 'Start new' }).click();
    await expect(app.radio('Male')).toBeChecked();
    await expect(app.field(/^Weight now/)).toHaveValue('');
    await expect.poll(() => app.keptEntries()).toEqual({ PD_GENDER: 'male', PD_AGE: 360 });
  });
});
