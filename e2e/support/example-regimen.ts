import { expect, type Page } from '@playwright/test';
import type { RegimenValues } from '@dietetic/regimen';
import type { DieteticApp } from '../pages/dietetic-app.ts';
import { holdRegimen, regimenOf } from './held-regimen.ts';

export const VALUES: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 360,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
  ER_CALORIC_EQUATION_MIN: 22,
  ER_CALORIC_EQUATION_MAX: 26,
  ER_PAL_DIT_CATEGORY: 1.15,
  PC_PENG_PROTEIN_MIN: 1.2,
  PC_PENG_PROTEIN_MAX: 1.5,
};
/** A feed that states everything and a powder that states little. */
export const PRODUCTS = [
  { id: 'tarnvane-energy-fibre', name: 'Tarnvane Energy Fibre', volume: 1000, volumeUnit: 'ml' },
  { id: 'addimere-protein', name: 'Addimere Protein', volume: 5, volumeUnit: 'g' },
] as const;

/** The same on screen, in print and in mail: one space for any white space. */
export const withPlainSpaces = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

/** The report of this regimen. */
export async function openReport(app: DieteticApp, page: Page): Promise<void> {
  await holdRegimen(page, regimenOf(VALUES, PRODUCTS));
  await app.open('/regimen/report');
  await reportWhole(page);
}

/** With every product's full record, which is loaded after the page. */
async function reportWhole(page: Page): Promise<void> {
  const report = page.getByRole('article');
  await expect(report).toContainText('Addimere Protein');
  await expect(report).toContainText('1,500 kcal');
  await expect(report).toContainText('Pantothenic acid');
}
