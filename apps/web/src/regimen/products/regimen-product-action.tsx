import type { AnyProduct } from '@dietetic/catalogue';
import { productsStepWords as say } from '@dietetic/content';
import { chosenAmountText, type SelectedProduct } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWarnings, useNavigationItems, useRegimen } from '#session/regimen.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import { startAdding } from './adding.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { useIsAtDesk } from './at-desk.ts';
import { focusAmountInRow } from './focus-amount.ts';
import { restoreProduct, removeFromRegimen } from './regimen-products.ts';
import styles from './regimen-product-action.module.css';

type RegimenProductActionProps = {
  product: AnyProduct;
  /** In a row of the list: a plus, or the amount itself, is pressed. */
  inRow?: boolean;
};

/**
 * Beside a product inside the regimen: add it with an amount, or see, change and take out the amount it has. Its page and
 * the comparison have addresses of their own: before there is a patient they lead to the details instead (B-02).
 */
export function RegimenProductAction(props: RegimenProductActionProps) {
  const isOpen = useNavigationItems().some(({ id, disabled }) => id === 'products' && !disabled);
  if (isOpen) return <ProductAction {...props} />;
  return (
    <Link
      to="/regimen/enter-patient-details"
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {say.detailsFirst}
    </Link>
  );
}

function ProductAction({ product, inRow = false }: RegimenProductActionProps) {
  const [entering, setEntering] = useState(false);
  const isAtDesk = useIsAtDesk();
  // Beside its own step, open warnings come first: their dialog is under way.
  const isAsked = useWarnings().length > 0;
  // An amount in ml is none of a product that is now measured in g.
  const chosen = useRegimen().products.find(
    ({ id, volumeUnit }) => id === product.id && volumeUnit === product.basis,
  );
  const place = useFocusAfterAnswer<HTMLSpanElement>(chosen !== undefined);
  useFocusOnAdded(product.id, chosen !== undefined, entering);
  return (
    <span
      ref={place}
      className={classNames('inline-row', styles.action, inRow && styles.inRow)}
      data-chosen={chosen === undefined ? undefined : ''}
    >
      {chosen === undefined ? (
        <Button
          variant="secondary"
          size={inRow ? 'small' : 'normal'}
          icon={<Plus />}
          aria-label={say.addProduct(product.name)}
          onClick={() => {
            if (!inRow || !isAtDesk) setEntering(true);
            else if (!isAsked && !focusAmountInRow(product.id)) startAdding(product.id);
          }}
        >
          {!inRow && say.add}
        </Button>
      ) : (
        <>
          {inRow ? (
            <Button
              variant="secondary"
              size="small"
              icon={<Check />}
              className={styles.chosen}
              onClick={() => setEntering(!focusAmountInRow(product.id))}
            >
              <Hidden>{say.editAmount(product.name)}: </Hidden>
              <span>{chosenAmountText(product, chosen)}</span>
            </Button>
          ) : (
            <>
              <span className={`inline-row gap-1 bold ${styles.amount}`}>
                <Check aria-hidden="true" />
                {chosenAmountText(product, chosen)}
              </span>
              <IconButton
                label={say.editAmount(product.name)}
                icon={<Pencil />}
                onClick={() => setEntering(true)}
              />
            </>
          )}
          <IconButton
            label={say.remove(product.name)}
            icon={<Trash2 />}
            data-takes-away=""
            onClick={() => removeWithUndo(chosen)}
          />
        </>
      )}
      {entering && !isAsked && <AmountDialog product={product} onClose={() => setEntering(false)} />}
    </span>
  );
}

/** Added by its dialog, a product has the focus in its amount where that stands beside the list. */
function useFocusOnAdded(productId: string, isChosen: boolean, isEntering: boolean): void {
  const before = useRef({ isChosen, isEntering });
  useEffect(() => {
    const was = before.current;
    before.current = { isChosen, isEntering };
    if (was.isEntering && !was.isChosen && isChosen) focusAmountInRow(productId);
  }, [productId, isChosen, isEntering]);
}

/** A product is removed at one press, as specified, with Undo. */
export function removeWithUndo(product: SelectedProduct): void {
  removeFromRegimen(product.id);
  showToast({ message: say.removed(product.name), onUndo: () => restoreProduct(product) });
}
