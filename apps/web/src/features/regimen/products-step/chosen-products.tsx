import type { ProductAmount } from '@dietetic/catalogue';
import { formatQuantity } from '@dietetic/clinical';
import { productsStepWords as say, reportDocumentWords as words } from '@dietetic/content';
import { amountText, portionGives } from '@dietetic/regimen';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Swatch } from '#ui/meter/meter.tsx';
import styles from './chosen-products.module.css';

type Props = {
  portions: readonly ProductAmount[];
  onEdit: (productId: string) => void;
  onRemove: (productId: string) => void;
};

/** The chosen products as cards, in the order they were added, with their share of energy and protein. */
export function ChosenProducts({ portions, onEdit, onRemove }: Props) {
  if (portions.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.none}>{say.none}</p>
        <p>{say.noneHelp}</p>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {portions.map((portion, index) => {
        const { product, amount } = portion;
        const gives = (target: 'energy' | 'protein') => {
          const value = portionGives(target, portion);
          return value === null
            ? words.requirement.notStated
            : formatQuantity(target === 'energy' ? 'energyOfProduct' : 'grams', value).text;
        };
        return (
          <li key={product.id} className={styles.card}>
            <Swatch index={index} />
            <p className={styles.name}>{product.name}</p>
            <p className={styles.amount}>{amountText(amount, product.basis)}</p>
            <p className={styles.shares}>{say.shares(gives('energy'), gives('protein'))}</p>
            <div className={styles.actions}>
              <IconButton
                label={say.editAmount(product.name)}
                icon={<Pencil />}
                onClick={() => onEdit(product.id)}
              />
              <IconButton
                label={say.remove(product.name)}
                icon={<Trash2 />}
                onClick={() => onRemove(product.id)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
