import type { Country } from '@dietetic/catalogue';
import { changeCountry, type CountryChangeEffects, countryChangeEffects, hasWork } from '@dietetic/regimen';
import { startCatalogue, useCatalogueStore } from './catalogue.ts';
import { changeRegimen, moveEmptyRegimen, useRegimenStore } from './regimen.ts';
import { useSession } from './session.ts';

/** What another country would do to the regimen in progress; undefined where there is none. */
export async function effectsOfCountry(to: Country): Promise<CountryChangeEffects | undefined> {
  await productsRead();
  const { regimen } = useRegimenStore.getState();
  return hasWork(regimen) ? countryChangeEffects(regimen, to, catalogue()) : undefined;
}

/** The regimen follows the chosen country, from now on. */
export function followCountry(): void {
  void follow();
  useSession.subscribe(() => void follow());
}

/** Moves the regimen to the chosen country, and says what that took away. */
async function follow(): Promise<void> {
  if (useSession.getState().country === useRegimenStore.getState().regimen.country) return;
  await productsRead();
  const { country } = useSession.getState();
  const { regimen } = useRegimenStore.getState();
  if (country === undefined || country === regimen.country) return;
  if (regimen.country === undefined || !hasWork(regimen)) {
    moveEmptyRegimen(country);
    return;
  }
  const { droppedProducts } = countryChangeEffects(regimen, country, catalogue());
  changeRegimen((before) => changeCountry(before, country, catalogue()));
  useRegimenStore.setState({ news: { kind: 'country', dropped: droppedProducts.map(({ name }) => name) } });
}

/** Products not yet loaded exclude nothing: only a known availability can drop a product. */
const catalogue = () => useCatalogueStore.getState().allProducts;

/** A product can only be dropped by what the catalogue says of it, so that is read first. */
async function productsRead(): Promise<void> {
  if (useRegimenStore.getState().regimen.products.length === 0) return;
  // Where the device's store cannot be read no product is known to be unavailable, and none is dropped.
  if (useCatalogueStore.getState().status === 'loading') await startCatalogue().catch(() => undefined);
}
