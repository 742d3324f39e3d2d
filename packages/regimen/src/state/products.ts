import { productRecord, type Product } from '@dietetic/catalogue';
import type { RegimenState } from './regimen-state.ts';
import type { SelectedProduct } from './values.ts';

/** An amount being entered. It is a copy: until it is committed the regimen holds the old one. */
export type AmountDraft = { volume: number; volumeUnit: '' | SelectedProduct['volumeUnit'] };

/** Adding and editing both start at nothing: the amount last given is not the amount meant now. */
export function newAmountDraft(): AmountDraft {
  return { volume: 0, volumeUnit: '' };
}

export function isChosen(state: RegimenState, id: string): boolean {
  return state.products.some((product) => product.id === id);
}

/** What selecting a product does: a chosen one leaves, any other needs an amount first. */
export function selectProduct(
  state: RegimenState,
  id: string,
): { effect: 'removed'; state: RegimenState } | { effect: 'ask-amount' } {
  return isChosen(state, id)
    ? { effect: 'removed', state: removeProduct(state, id) }
    : { effect: 'ask-amount' };
}

/** A product already in the regimen is not added twice: it takes the new amount. */
export function addProduct(state: RegimenState, product: SelectedProduct): RegimenState {
  if (!isAmount(product.volume)) return state;
  const held = isChosen(state, product.id);
  return {
    ...state,
    products: held
      ? state.products.map((other) => (other.id === product.id ? product : other))
      : [...state.products, product],
  };
}

/**
 * Takes a daily amount of a catalogue product (ml or g, as it is measured) into the regimen. A change of the product
 * that was not checked yet stays so when only the amount is new.
 */
export function chooseProduct(state: RegimenState, product: Product, amount: number): RegimenState {
  const held = state.products.find(({ id }) => id === product.id);
  return addProduct(state, {
    id: product.id,
    name: product.name,
    packSize: product.packSize,
    images: product.images.map(({ url }) => ({ url })),
    volume: amount,
    volumeUnit: product.basis,
    asChosen: held?.asChosen ?? productRecord(product),
  });
}

/** The clinician has seen what changed in the product: from here on it counts as chosen as it is now. */
export function acceptChanges(state: RegimenState, product: Product): RegimenState {
  return {
    ...state,
    products: state.products.map((one) =>
      one.id === product.id ? { ...one, name: product.name, asChosen: productRecord(product) } : one,
    ),
  };
}

export function removeProduct(state: RegimenState, id: string): RegimenState {
  return { ...state, products: state.products.filter((product) => product.id !== id) };
}

/** Commits an edited amount; a draft without volume or unit changes nothing. */
export function setAmount(state: RegimenState, id: string, draft: AmountDraft): RegimenState {
  const { volume, volumeUnit } = draft;
  if (volumeUnit === '' || !isAmount(volume)) return state;
  return {
    ...state,
    products: state.products.map((product) =>
      product.id === id ? { ...product, volume, volumeUnit } : product,
    ),
  };
}

const isAmount = (volume: number): boolean => Number.isFinite(volume) && volume > 0;
