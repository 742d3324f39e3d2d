import { useDeferredValue } from 'react';
import { useCatalogueStore } from '#session/catalogue.ts';

/** Hundreds of products that arrive at once are rendered in pieces: the rest of the screen does not wait for them. */
export const useProductsReady = (): boolean =>
  useDeferredValue(useCatalogueStore(({ status }) => status === 'ready'));
