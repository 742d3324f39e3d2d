import type { CountedAmount, Product } from '@dietetic/catalogue';
import { amountDialogWords as say } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { fillTo, packLabel, toMeasurable, toWholePacks } from '@dietetic/regimen';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import styles from './amount-dialog.module.css';

type Props = {
  product: Product;
  others: readonly CountedAmount[];
  needs: Record<PlannedNutrient, Need | null>;
  onFill: (amount: number) => void;
};

const TARGETS: readonly PlannedNutrient[] = ['energy', 'protein', 'fluid'];

/** One press proposes the amount that brings energy, protein or fluid to 100 %; it is entered, not saved. */
export function FillControls({ product, others, needs, onFill }: Props) {
  const pack = product.units.find(({ kind }) => kind !== 'scoop');
  const [rounding, setRounding] = useState<'exact' | 'packs'>('exact');
  const fills = TARGETS.map((target) => ({
    target,
    fill: fillTo(target, product, needs[target]?.target ?? null, others),
  }));
  if (TARGETS.every((target) => needs[target] === null)) return null;
  const refused = fills.flatMap(({ target, fill }) =>
    fill.ok ? [] : [say.fillRefused(target, say.fillProblem[fill.reason])],
  );
  const possible = fills.flatMap(({ target, fill }) => {
    const need = needs[target];
    return fill.ok && need !== null ? [{ target, need, amount: fill.amount }] : [];
  });
  return (
    <fieldset className={styles.fill}>
      <legend>{say.fillTitle}</legend>
      {possible.length > 0 && (
        <div className={styles.fillButtons}>
          {pack && (
            <Segmented
              legend={say.fillRounding}
              legendHidden
              size="small"
              value={rounding}
              onChange={setRounding}
              options={[
                { value: 'exact', label: say.exact },
                { value: 'packs', label: say.wholePacks(packLabel(pack)) },
              ]}
            />
          )}
          {possible.map(({ target, need, amount }) => (
            <Button
              key={target}
              variant="secondary"
              size="small"
              onClick={() =>
                onFill(
                  pack && rounding === 'packs'
                    ? toWholePacks(amount, pack.amount)
                    : toMeasurable(target, { product, amount }, need, others),
                )
              }
            >
              {say.fill[target]}
            </Button>
          ))}
        </div>
      )}
      {refused.length > 0 && <p className={styles.refused}>{refused.join(' ')}</p>}
    </fieldset>
  );
}
