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
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** First visit: profession, slides, country; ends on the start page with the products saved. */
  async arrive(country: CountryName = 'United Kingdom'): Promise<void> {
    await this.open();
    await this.button('I am').click();
    await this.button('Skip').click();
    await this.button(country).click();
    await expect(this.heading('Welcome')).toBeAttached();
    await this.productsSaved();
  }

  /** The first update has ended: the device holds products. */
  async productsSaved(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => localStorage.getItem('productsUpdated')), { timeout: 40_000 })
      .not.toBeNull();
  }

  /** The worker has put the whole app aside and looks after this page. */
  async keptOffline(): Promise<void> {
    await this.page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      undefined,
      { timeout: 40_000 },
    );
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  radio(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** The pane with what the entries give. */
  result(name: RegExp): Locator {
    return this.page.getByRole('region', { name });
  }

  /** What this tab keeps of the regimen, under the keys of the specification. */
  async keptEntries(): Promise<Record<string, unknown>> {
    const text = await this.page.evaluate(() => sessionStorage.getItem('regimen'));
    if (text === null) return {};
    const kept = JSON.parse(text) as { regimen: string };
    const { state } = JSON.parse(kept.regimen) as { state: { values: Record<string, unknown> } };
    return state.values;
  }

  async continue(): Promise<void> {
    await this.button('Continue').click();
  }

  async enterPatient(patient: PatientEntry): Promise<void> {
    await this.open('/regimen/enter-patient-details');
    await this.fillPatient(patient);
  }

  async fillPatient({
    sex,
    years,
    months,
    weightKg,
    previousWeightKg,
    heightCm,
  }: PatientEntry): Promise<void> {
    await this.radio(sex).check();
    if (years !== undefined) await this.field(/^Age.*years/).fill(String(years));
    if (months !== undefined) await this.field(/^Age.*months/).fill(String(months));
    await this.field(/^Weight now/).fill(String(weightKg));
    if (heightCm !== undefined) await this.field(/^Height/).fill(String(heightCm));
    if (previousWeightKg !== undefined) await this.field(/^Previous weight/).fill(String(previousWeightKg));
  }

  /** Step 1 done, and on to the choice of what comes next. */
  async startRegimenFor(patient: PatientEntry): Promise<void> {
    await this.enterPatient(patient);
    await this.continue();
    await expect(this.page).toHaveURL(/\/regimen\/intermittent$/);
  }

  async chooseMethod(name: string): Promise<void> {
    const method = this.page.getByRole('button', { name: /^Method/ });
    if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click();
    await this.page.getByRole('radio', { name }).first().check();
    await method.click();
  }

  /** Adds a product in step 4 with a daily amount in its own ml or g. */
  async addProduct(name: string, amount: number): Promise<void> {
    await this.page.getByRole('searchbox').fill(name);
    await this.button(`Add ${name}`).click();
    await this.enterAmount(name, amount);
  }

  async enterAmount(name: string, amount: number): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill(String(amount));
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(dialog).toBeHidden();
  }

  async viewReport(): Promise<void> {
    await this.button(/View regimen and email report/).click();
    await expect(this.heading('Report')).toBeVisible();
  }

  async sendReportTo(address: string): Promise<void> {
    await this.button('Email report').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /email/i }).fill(address);
    await dialog.getByRole('button', { name: 'Send' }).click();
  }
}
