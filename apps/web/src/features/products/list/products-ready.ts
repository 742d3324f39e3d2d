import { useDeferredValue } from 'react';
import { useCatalogueStore } from '#state/catalogue.ts';

/** Hundreds of products that arrive at once are drawn in pieces: nothing else on the screen waits for them. */
export const useProductsReady = (): boolean =>
  useDeferredValue(useCatalogueStore(({ status }) => status === 'ready'));
