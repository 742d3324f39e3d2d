import { readCatalogue } from './product-store.ts';

/**
 * The stored catalogue when this file was evaluated, with the whole products that the address names. A page that shows
 * products runs it by itself, so that the device's store is read while the app is still being started.
 */
export const cataloguePreload = readAtStart();

async function readAtStart() {
  const named = new Set(location.pathname.split('/'));
  return readCatalogue(({ id }) => named.has(id));
}
