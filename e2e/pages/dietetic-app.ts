// Longer than other files: one page model for all journeys, so that a journey reads like a person's actions.
import { expect, type Locator, type Page } from '@playwright/test';
import { screenAtRest } from '../support/at-rest.ts';

export type CountryName = 'United Kingdom' | 'Republic of Ireland';

export type PatientEntry = {
  sex: 'Female' | 'Male';
  years?: number;
  months?: number;
  weightKg: number;
  previousWeightKg?: number;
  heightCm?: number;
};

/** The links from the start page to an address, in order; pages without such a path are linked from it directly. */
function waysTo(address: string): string[] {
  const [, inRegimen] = /^(\/regimen\/products)\/.+/.exec(address) ?? [];
  if (inRegimen !== undefined) return ['/regimen', inRegimen, address];
  if (address === '/regimen/feed-plan') return ['/regimen', '/regimen/products', address];
  const [, part = ''] = /^(\/(?:regimen|products|support|sim))\/.+/.exec(address) ?? [];
  return part === '' ? [address] : [part, address];
}

/** What to search for, to find a product of which the last part of its address is known. */
const wordsOf = (id: string): string => id.replaceAll('-', ' ');

/** The app as a dietitian uses it: everything is found by its role and its visible name. */
export class DieteticApp {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** Goes to a screen as a person does: from the start page, by clicking links. */
  async reach(address: string): Promise<void> {
    await this.open();
    for (const link of waysTo(address)) await this.press(link);
  }

  /** A link on this screen, by its target; searches for or ticks what the address names first. */
  private async press(address: string): Promise<void> {
    const [, compared] = /^\/products\/compare\/(.+?)\/?$/.exec(address) ?? [];
    const [, id] = /^\/products\/([^/]+)\/?$/.exec(address) ?? [];
    for (const each of compared?.split('/') ?? []) {
      await this.searchFor(wordsOf(each));
      const row = this.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: this.linkTo(`/products/${each}`) });
      await row.getByRole('checkbox', { name: /^Compare / }).check();
    }
    if (compared === undefined && id !== undefined) await this.searchFor(wordsOf(id));
    const before = await this.page.getByRole('heading', { level: 1 }).textContent();
    await this.linkTo(address.replace(/\/$/, '')).first().click();
    await expect(this.page).toHaveURL((url) => url.pathname.startsWith(address.replace(/\/$/, '')));
    await this.headingAfter(before);
  }

  private linkTo(address: string): Locator {
    return this.page
      .locator(`a[href="${address}"], a[href="${address}/"], a[href^="${address}?"]`)
      .filter({ visible: true });
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

  /** The worker has stored the whole app and controls this page. */
  async keptOffline(): Promise<void> {
    await this.page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      undefined,
      { timeout: 40_000 },
    );
  }

  /** A tab without a patient, like a new one: where the app does not run, or it would store what it holds again. */
  async forgetPatient(): Promise<void> {
    await this.page.goto('/robots.txt');
    await this.page.evaluate(() => sessionStorage.clear());
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

  /** The panel with the results of the entries. */
  result(name: RegExp): Locator {
    return this.page.getByRole('region', { name });
  }

  /** Presses by keyboard, so that the focus stays there. */
  async pressByKey(name: string | RegExp): Promise<void> {
    await this.button(name).focus();
    await this.button(name).press('Enter');
  }

  /** What this tab stores of the regimen, under the keys of the specification. */
  async keptEntries(): Promise<Record<string, unknown>> {
    const text = await this.page.evaluate(() => sessionStorage.getItem('regimen'));
    if (text === null) return {};
    const kept = JSON.parse(text) as { regimen: string };
    const { state } = JSON.parse(kept.regimen) as { state: { entries: Record<string, { value?: unknown }> } };
    return Object.fromEntries(
      Object.entries(state.entries).flatMap(([key, { value }]) =>
        value === undefined ? [] : [[key, value]],
      ),
    );
  }

  /**
   * Ends on the next step, or at the question before it: two steps have fields with the same name, and the address
   * changes first.
   */
  async continue(): Promise<void> {
    const heading = await this.page.getByRole('heading', { level: 1 }).textContent();
    await this.button('Continue').click();
    await this.headingAfter(heading);
  }

  /** Waits for another heading or a dialog: the address changes first, and a click would still hit the previous page. */
  private async headingAfter(before: string | null): Promise<void> {
    await this.page.waitForFunction(
      (former) =>
        document.querySelector('dialog[open]') !== null ||
        ![null, undefined, former].includes(document.querySelector('h1')?.textContent),
      before,
    );
  }

  /** From the details past the next step: by the menu beside Continue, or on the sheet by its heading. */
  async continueTo(step: 'Protein and fluid' | 'Products'): Promise<void> {
    if (this.isOnSheet) await this.paneHeading(step).click();
    else {
      await this.button('Continue to another step').click();
      await this.button(step).click();
    }
    await expect(this.heading(step)).toBeVisible();
  }

  /** From the start page to the patient's details, using what is on screen. */
  async beginRegimen(): Promise<void> {
    await this.open();
    await this.toPatientDetails();
    await expect(this.heading('Patient details')).toBeVisible();
  }

  /** Past the list of steps, if they are not on one sheet. */
  async toPatientDetails(): Promise<void> {
    await this.link(/^(Create a|Continue) regimen/).click();
    if (this.isOnSheet) return;
    await this.page
      .getByRole('list', { name: 'Steps' })
      .getByRole('link', { name: /Patient details/ })
      .click();
  }

  /** Completes step 1 from the start page, and goes on to one of the following steps. */
  async beginWith(patient: PatientEntry, next: 'Energy' | 'Protein and fluid'): Promise<void> {
    await this.beginRegimen();
    await this.fillPatient(patient);
    if (next === 'Energy') await this.continue();
    else await this.continueTo(next);
    await expect(this.heading(next)).toBeVisible();
  }

  /** What is shown about the patient and the need beside the step in focus. */
  get summary(): Locator {
    return this.page.getByRole('region', { name: /^Patient (summary|and need)$/ });
  }

  /** On the sheet, the link to a step that is not in focus. */
  paneHeading(step: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link', { name: step });
  }

  /** Back to the details by the link in the patient's band, or by their heading. */
  async editPatient(): Promise<void> {
    if (this.isOnSheet) await this.paneHeading('Patient details').click();
    else await this.summary.getByRole('link', { name: /patient details/ }).click();
    await expect(this.heading('Patient details')).toBeVisible();
  }

  /** Fills in step 1, from the start page. */
  async enterPatient(patient: PatientEntry): Promise<void> {
    await this.beginRegimen();
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

  /** Completes step 1, and goes on to energy. */
  async startRegimenFor(patient: PatientEntry): Promise<void> {
    await this.enterPatient(patient);
    await this.continue();
    await expect(this.page).toHaveURL(/\/regimen\/energy-calculations$/);
  }

  async chooseMethod(name: string): Promise<void> {
    const method = this.page.getByRole('button', { name: /^Method/ });
    await expect(method).toBeVisible();
    if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click();
    await this.page.getByRole('radio', { name }).first().check();
    await method.click();
  }

  /**
   * Adds a product in step 4 with a daily amount in its own ml or g. `isAsked`: the amount or the product causes a
   * finding, which is kept by adding it.
   */
  async addProduct(name: string, amount: number, isAsked = false): Promise<void> {
    await this.searchFor(name);
    await this.button(`Add ${name}`).click();
    await this.enterAmount(name, amount, isAsked);
  }

  /** Waits for the results: a click on a row that is about to disappear would be lost. */
  async searchFor(name: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(name);
    for (const word of name.match(/[a-z]{3,}/gi) ?? [])
      await expect(this.found.filter({ hasText: new RegExp(word, 'i') }).first()).toBeVisible();
    await screenAtRest(this.page);
  }

  /** What the list highlights in its rows for the search words. */
  get found(): Locator {
    return this.page.getByRole('main').locator('mark');
  }

  /** For a product whose Add was clicked: in its row beside the list on a desktop, otherwise in a dialog. */
  async enterAmount(name: string, amount: number, isAsked = false): Promise<void> {
    const isInList = !/\/regimen\/products\/./.test(new URL(this.page.url()).pathname);
    if (this.isAtDesk && isInList) {
      await this.amountInRow(name).fill(String(amount));
      await this.amountInRow(name).press('Enter');
      if (isAsked) await this.button('Add and note in report').click();
      await expect(this.page.getByText('Not in the regimen until it has an amount.')).toHaveCount(0);
      return;
    }
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: /Amount a day/ }).fill(String(amount));
    const add = isAsked ? 'Add and note in report' : 'Add product';
    await dialog.getByRole('button', { name: add }).click();
    await expect(dialog).toBeHidden();
  }

  /** For a chosen product, in ml or g: in its row beside the list, on a phone in the dialog of the tray. */
  async changeAmount(name: string, amount: number, isAsked = false): Promise<void> {
    const save = this.button(isAsked ? 'Save and note in report' : 'Save amount');
    if (this.isPhone) {
      await this.showRegimenSoFar();
      await this.button(`Change the amount of ${name}`).click();
      const dialog = this.page.getByRole('dialog', { name });
      await dialog.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 });
      await dialog.getByRole('textbox', { name: /Amount a day/ }).fill(String(amount));
      await save.click();
      await expect(dialog).toBeHidden();
      await this.button('Hide the regimen so far').click();
      return;
    }
    const unit = this.page.getByRole('combobox', { name: `Unit of the amount of ${name}` });
    await expect(this.amountInRow(name)).toBeVisible();
    if (await unit.isVisible()) await unit.selectOption({ index: 0 });
    await this.amountInRow(name).fill(String(amount));
    await this.amountInRow(name).press('Enter');
    if (isAsked) await save.click();
  }

  /** The field of a chosen product beside the list, if there is a mouse. */
  amountInRow(name: string): Locator {
    return this.field(new RegExp(`^Amount a day of ${name},`));
  }

  /** Patient, need, regimen and products are side by side. */
  get isOnSheet(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1280;
  }

  /** There is space beside the list, and a mouse. */
  private get isAtDesk(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1024;
  }

  private get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  /** Beside the products on a wide screen; on a phone behind its three figures, and closed by Escape. */
  async showRegimenSoFar(): Promise<void> {
    if (this.isPhone) await this.button('Show the regimen so far').click();
  }

  /** Closes it with Escape if it is open. Waits until it is gone from the history, too, before the next click. */
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Leaves a step without its Continue: by the steps at the side, or on a phone by the way back to the regimen. */
  async leaveStepFor(step: RegExp): Promise<void> {
    if (this.isPhone) await this.link(/back to regimen/).click();
    else if (this.isOnSheet && !this.page.url().endsWith('/report')) await this.paneHeading(step).click();
    else
      await this.page
        .getByRole('navigation', { name: 'Regimen steps' })
        .getByRole('link', { name: step })
        .click();
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
