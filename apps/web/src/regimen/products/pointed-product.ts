import type { FocusEvent, PointerEvent } from 'react';
import { create } from 'zustand';

/** The product of the list under the mouse or with the focus: what a pack of it adds is shown beside the regimen. */
const usePointed = create<{ id: string | undefined }>(() => ({ id: undefined }));

export const usePointedProduct = (): string | undefined => usePointed(({ id }) => id);

const pointAt = (id: string | undefined) => {
  if (usePointed.getState().id !== id) usePointed.setState({ id });
};
const productOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-product]')?.dataset.product : undefined;

/** For the element around a list whose rows carry `data-product`. */
export const pointing = {
  onPointerOver: ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') pointAt(productOf(target));
  },
  onPointerLeave: () => pointAt(undefined),
  onFocus: ({ target }: FocusEvent) => pointAt(productOf(target)),
  onBlur: () => pointAt(undefined),
};
