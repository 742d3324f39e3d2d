import {
  emptyRegimen,
  type RegimenState,
  type RegimenValues,
  serialiseRegimen,
  setValues,
} from '@dietetic/regimen';
import type { Page } from '@playwright/test';

type Chosen = { id: string; name: string; volume: number; volumeUnit: 'ml' | 'g' };

/** A regimen with these entries and products, every step done. */
export function regimenOf(values: RegimenValues, products: readonly Chosen[] = []): RegimenState {
  return {
    ...setValues(emptyRegimen('uk'), values),
    products: products.map((product) => ({ ...product, packSize: '', images: [] })),
    updatedSteps: ['details', 'energy', 'protein-fluid', ...(products.length > 0 ? ['products'] : [])],
  };
}

/** The regimen as the tab keeps it. */
export const keptRegimen = (regimen: RegimenState): string =>
  JSON.stringify({ usedAt: Date.now(), regimen: serialiseRegimen(regimen) });

/**
 * The tab has this regimen when it is first opened, as after a reload: for journeys about what comes after it. Later
 * changes are kept.
 */
export async function holdRegimen(page: Page, regimen: RegimenState): Promise<void> {
  const kept = keptRegimen(regimen);
  await page.addInitScript((text) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('e2e-held')) return;
    sessionStorage.setItem('e2e-held', 'yes');
    sessionStorage.setItem('regimen', text);
  }, kept);
}
