import { countedId, type ProductAmount } from '@dietetic/catalogue';
import { productChangesWords, productListWords, productsStepWords as say } from '@dietetic/content';
import { useState } from 'react';
import { useCatalogue } from '#state/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { TemplatesButton } from '../templates/templates-button.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { PlannedMeters } from './planned-meters.tsx';
import { removeWithUndo } from './regimen-product-action.tsx';
import {
  aboutProduct,
  acceptProduct,
  confusables,
  saveAmount,
  takeOut,
  useRegimenProducts,
} from './regimen-products.ts';
import styles from './regimen-tray.module.css';

type Props = {
  /** In a dialog, which has the title, and where a toast with its Undo could not be reached. */
  inDialog?: boolean;
};

/** The regimen so far: three meters, then the chosen products with their amounts. */
export function RegimenTray({ inDialog = false }: Props) {
  const { counted, portions, missing, changed, given, needs, isReading } = useRegimenProducts();
  const { products } = useCatalogue();
  const [editing, setEditing] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ProductAmount | null>(null);
  const edited = portions.find(({ product }) => product.id === editing);
  if (isReading) return <Loading label={productListWords.loading} shape="lines" count={3} />;
  return (
    <div className={styles.tray}>
      {!inDialog && <h2 className={styles.title}>{say.tray}</h2>}
      <div className={styles.meters}>
        <PlannedMeters given={given} needs={needs} />
      </div>
      {missing.length > 0 && (
        <Notice kind="attention">
          {say.withdrawn(missing.map(({ name }) => name).join(', '))}
          {missing.map(({ id, name }) => (
            <button key={id} type="button" className={styles.takeOut} onClick={() => takeOut(id)}>
              {say.remove(name)}
            </button>
          ))}
        </Notice>
      )}
      {changed.map(({ product, changes }) => (
        <Notice
          key={product.id}
          kind="attention"
          title={say.changed(product.name)}
          action={
            <Button
              variant="secondary"
              size="small"
              aria-label={say.acceptProduct(product.name)}
              onClick={() => acceptProduct(product)}
            >
              {say.accept}
            </Button>
          }
        >
          {productChangesWords(changes)}. {say.changedUse}
        </Notice>
      ))}
      <ChosenProducts
        portions={portions}
        onEdit={setEditing}
        onRemove={(id) => {
          const portion = portions.find(({ product }) => product.id === id);
          if (!portion) return;
          if (inDialog) {
            takeOut(id);
            setRemoved(portion);
          } else removeWithUndo(portion.product, portion.amount);
        }}
      />
      <output>
        {removed !== null && (
          <Notice
            kind="done"
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  saveAmount(removed.product, removed.amount);
                  setRemoved(null);
                }}
              >
                {say.undo}
              </Button>
            }
          >
            {say.removed(removed.product.name)}
          </Notice>
        )}
      </output>
      <TemplatesButton />
      {edited && (
        <AmountDialog
          product={edited.product}
          subtitle={aboutProduct(edited.product)}
          current={edited.amount}
          others={counted.filter((one) => countedId(one) !== edited.product.id)}
          needs={needs}
          lookAlikes={confusables(edited.product, products)}
          onSave={(amount) => {
            saveAmount(edited.product, amount);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
