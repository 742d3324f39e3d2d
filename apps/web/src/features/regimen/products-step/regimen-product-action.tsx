import { countedId, type Product } from '@dietetic/catalogue';
import { productsStepWords as say } from '@dietetic/content';
import { amountText } from '@dietetic/regimen';
import { Check, Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useCatalogue } from '#state/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { aboutProduct, confusables, saveAmount, takeOut, useRegimenProducts } from './regimen-products.ts';
import styles from './regimen-product-action.module.css';

/** Beside a product inside the regimen: add it with an amount, or see, change and take out the amount it has. */
export function RegimenProductAction({ product }: { product: Product }) {
  const [entering, setEntering] = useState(false);
  const { counted, portions, needs } = useRegimenProducts();
  const { products } = useCatalogue();
  const chosen = portions.find((portion) => portion.product.id === product.id);
  return (
    <span className={styles.action}>
      {chosen === undefined ? (
        <Button
          variant="secondary"
          icon={<Plus />}
          aria-label={say.addProduct(product.name)}
          onClick={() => setEntering(true)}
        >
          {say.add}
        </Button>
      ) : (
        <>
          <span className={styles.amount}>
            <Check aria-hidden="true" />
            {amountText(chosen.amount, product.basis)}
          </span>
          <IconButton
            label={say.editAmount(product.name)}
            icon={<Pencil />}
            onClick={() => setEntering(true)}
          />
          <IconButton
            label={say.remove(product.name)}
            icon={<X />}
            onClick={() => removeWithUndo(product, chosen.amount)}
          />
        </>
      )}
      {entering && (
        <AmountDialog
          product={product}
          subtitle={aboutProduct(product)}
          current={chosen?.amount}
          others={counted.filter((one) => countedId(one) !== product.id)}
          needs={needs}
          lookAlikes={confusables(product, products)}
          onSave={(amount) => {
            saveAmount(product, amount);
            setEntering(false);
          }}
          onClose={() => setEntering(false)}
        />
      )}
    </span>
  );
}

/** A product leaves at one press, as specified; the amount it had can be put back. */
export function removeWithUndo(product: Product, amount: number): void {
  takeOut(product.id);
  showToast({
    message: say.removed(product.name),
    action: { label: say.undo, onAction: () => saveAmount(product, amount) },
  });
}
