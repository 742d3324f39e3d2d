import { readCatalogue } from './product-store.ts';

/**
 * What the device held when this file was evaluated. A page that shows products runs it by itself, so that the
 * device's store is read while the app is still being started.
 */
export const heldAtStart = readCatalogue();
