import { expect, type Locator, type Page } from '@playwright/test';

export type CountryName = 'United Kingdom' | 'Republic of Ireland';

export type PatientEntry = {
  sex: 'Female' | 'Male';
  years?: number;
  months?: number;
  weightKg: number;
  previousWeightKg?: number;
  heightCm?: number;
};

/** The app as a dietitian meets it: everything is found by its role and the name that can be read. */
export class DieteticApp {
  constructor(readonly page: Page) {}

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** First visit: profession, slides, country; ends on the start page with the products saved. */
  async arrive(country: CountryName = 'United Kingdom'): Promise<void> {
    await this.open();
    await this.page.getByRole('button', { name: 'I am', exact: true }).click();
    await this.page.getByRole('button', { name: 'Skip' }).click();
    await this.page.getByRole('button', { name: country }).click();
    await expect(this.heading('Welcome')).toBeAttached();
    await this.productsSaved();
  }

  /** The sync has ended: the device holds products. */
  async productsSaved(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => indexedDB.databases().then((all) => all.length)), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    await expect(this.page.getByText(/Products saved|Last updated/).first()).toBeAttached();
    await expect(this.page.getByText('Not yet')).toHaveCount(0);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async continue(): Promise<void> {
    await this.button('Continue').click();
  }

  async enterPatient({
    sex,
    years,
    months,
    weightKg,
    previousWeightKg,
    heightCm,
  }: PatientEntry): Promise<void> {
    await this.open('/regimen/enter-patient-details');
    await this.page.getByRole('radio', { name: sex, exact: true }).check();
    if (years !== undefined) await this.field(/Age.*years/).fill(String(years));
    if (months !== undefined) await this.field(/Age.*months/).fill(String(months));
    await this.field(/^Weight now/).fill(String(weightKg));
    if (heightCm !== undefined) await this.field(/^Height/).fill(String(heightCm));
    if (previousWeightKg !== undefined) await this.field(/^Previous weight/).fill(String(previousWeightKg));
  }

  /** Adds a product in step 4 with a daily amount in its own ml or g. */
  async addProduct(name: string, amount: number): Promise<void> {
    await this.page.getByRole('searchbox').fill(name);
    await this.button(`Add ${name}`).click();
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill(String(amount));
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(dialog).toBeHidden();
  }

  async sendReportTo(address: string): Promise<void> {
    await this.button('Email report').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /email/i }).fill(address);
    await dialog.getByRole('button', { name: 'Send' }).click();
  }
}
