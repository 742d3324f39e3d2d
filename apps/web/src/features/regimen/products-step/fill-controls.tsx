import type { Product, ProductAmount } from '@dietetic/catalogue';
import { roundHalfAway } from '@dietetic/clinical';
import { amountDialogWords as say } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { fillTo, packLabel, toWholePacks } from '@dietetic/regimen';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import styles from './amount-dialog.module.css';

type Props = {
  product: Product;
  others: readonly ProductAmount[];
  needs: Record<PlannedNutrient, Need | null>;
  onFill: (amount: number) => void;
};

const TARGETS: readonly PlannedNutrient[] = ['energy', 'protein', 'fluid'];
/** An exact fill is entered to 0.1 ml or g: finer cannot be measured out. */
const EXACT_PLACES = 1;

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
  const possible = fills.flatMap(({ target, fill }) => (fill.ok ? [{ target, amount: fill.amount }] : []));
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
          {possible.map(({ target, amount }) => (
            <Button
              key={target}
              variant="secondary"
              size="small"
              onClick={() =>
                onFill(
                  pack && rounding === 'packs'
                    ? toWholePacks(amount, pack.amount)
                    : roundHalfAway(amount, EXACT_PLACES),
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
