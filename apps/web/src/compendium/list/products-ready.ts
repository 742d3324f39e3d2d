import { useDeferredValue } from 'react';
import { useCatalogueStore } from '#session/catalogue.ts';

/** Hundreds of products that arrive at once are rendered in pieces: nothing else on the screen waits for them. */
export const useProductsReady = (): boolean =>
  useDeferredValue(useCatalogueStore(({ status }) => status === 'ready'));
