import type { AnyProduct } from '@dietetic/catalogue';
import { amountDialogWords as say, amountInRowWords as row } from '@dietetic/content';
import { create } from 'zustand';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimenStore } from '#session/regimen.ts';
import { RowFindings } from '../findings/row-findings.tsx';
import styles from './amount-in-row.module.css';
import { distinguishingFacts, similarProducts } from './regimen-products.ts';

/** The product that was pressed in the list, while it has a row beside it and no amount yet. */
const useAdding = create<{ id: string | undefined; begun?: number }>(() => ({ id: undefined }));

/** It ends with the patient it was pressed for. */
export function useAddingId(): string | undefined {
  const now = useRegimenStore(({ begun }) => begun);
  return useAdding(({ id, begun }) => (begun === now ? id : undefined));
}

export const startAdding = (id: string): void =>
  useAdding.setState({ id, begun: useRegimenStore.getState().begun });
export const stopAdding = (): void => useAdding.setState({ id: undefined });

/** Back to where it was pressed: its row here is gone. */
export function cancelAdding(id: string): void {
  stopAdding();
  const row = document.querySelector(`[data-product="${CSS.escape(id)}"]`);
  const add = row?.querySelector<HTMLElement>('[data-row-action] button');
  (add ?? document.querySelector<HTMLElement>('[role="searchbox"]'))?.focus();
}

type ProductWarningsProps = {
  product: AnyProduct;
  isAsking: boolean;
  /** An amount is typed that nothing has to be asked about. */
  isTyped: boolean;
};

/** What it is and what it is not, said before it has an amount (hazard H10), and that it is not in the regimen yet. */
export function ProductWarnings({ product, isAsking, isTyped }: ProductWarningsProps) {
  const { products } = useCatalogue();
  return (
    <div className={`grid soft tick snug ${styles.before}`}>
      <p>
        {distinguishingFacts(product)}. <b>{isTyped ? row.enterAdds : row.notYet}</b>
      </p>
      {similarProducts(product, products).map(({ name, difference }) => (
        <p key={name}>{say.lookAlike(name, difference)}</p>
      ))}
      {!isAsking && <RowFindings product={product} />}
    </div>
  );
}
