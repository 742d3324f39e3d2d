import {
  type AnyProduct,
  type GivenAmount,
  isWholeProduct,
  type Product,
  productRecord,
} from '@dietetic/catalogue';
import { amountInBasis } from '../plan/checks/given-amount.ts';
import type { RegimenState } from './regimen-state.ts';
import type { SelectedProduct } from './values.ts';

export function isChosen(state: RegimenState, id: string): boolean {
  return state.products.some((product) => product.id === id);
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
 * Takes a daily amount of a catalogue product into the regimen: a number in ml or g, as it is measured, or an amount
 * in a unit of its own. A unit it does not have changes nothing. A change of the product that was not checked yet
 * stays so when only the amount is new. To hear of later changes the regimen has to be given the whole product: with
 * a row of the index there is nothing to compare with.
 */
export function chooseProduct(
  state: RegimenState,
  product: AnyProduct,
  amount: number | GivenAmount,
): RegimenState {
  const given = typeof amount === 'number' ? { amount, unit: product.basis } : amount;
  const volume = amountInBasis(product, given);
  if (volume === null) return state;
  const held = state.products.find(({ id }) => id === product.id);
  return addProduct(state, {
    id: product.id,
    name: product.name,
    packSize: isWholeProduct(product) ? product.packSize : (held?.packSize ?? ''),
    images: isWholeProduct(product) ? product.images.map(({ url }) => ({ url })) : (held?.images ?? []),
    volume,
    volumeUnit: product.basis,
    ...(given.unit === product.basis ? {} : { given }),
    ...asChosenOf(product, held),
  });
}

function asChosenOf(
  product: AnyProduct,
  held: SelectedProduct | undefined,
): Pick<SelectedProduct, 'asChosen'> {
  const asChosen = held?.asChosen ?? (isWholeProduct(product) ? productRecord(product) : undefined);
  return asChosen === undefined ? {} : { asChosen };
}

/** Keeps what a chosen product is now, where nothing was kept of it when it was chosen. */
export function recordAsChosen(state: RegimenState, product: Product): RegimenState {
  const isMissing = ({ id, asChosen }: SelectedProduct) => id === product.id && asChosen === undefined;
  if (!state.products.some(isMissing)) return state;
  const { packSize } = product;
  const images = product.images.map(({ url }) => ({ url }));
  const asChosen = productRecord(product);
  return {
    ...state,
    products: state.products.map((one) => (isMissing(one) ? { ...one, packSize, images, asChosen } : one)),
  };
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

const isAmount = (volume: number): boolean => Number.isFinite(volume) && volume > 0;
