import type { AnyProduct } from '@dietetic/catalogue';
import { amountInRowWords as row } from '@dietetic/content';
import { chosenAmountText, type SelectedProduct } from '@dietetic/regimen';
import { useEffect, useRef } from 'react';
import { useRegimenStore } from '#session/regimen.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Leaving the step with an amount that was not taken in is said: nothing that was typed is lost in silence. */
export function useLostAmountNotice(
  product: AnyProduct,
  chosen: SelectedProduct | undefined,
  isOpen: boolean,
): void {
  const lost = useRef({ product, chosen, isOpen });
  useEffect(() => {
    lost.current = { product, chosen, isOpen };
  });
  useEffect(
    () => () => {
      const was = lost.current;
      const isChosen = useRegimenStore.getState().regimen.products.some(({ id }) => id === product.id);
      if (!was.isOpen || isChosen !== (was.chosen !== undefined)) return;
      const { name } = was.product;
      showToast({
        message: was.chosen
          ? row.stayed(name, chosenAmountText(was.product, was.chosen))
          : row.notAdded(name),
      });
    },
    [product.id],
  );
}
