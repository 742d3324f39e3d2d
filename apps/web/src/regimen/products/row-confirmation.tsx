import { amountInRowWords as row, productFindingWords as ask } from '@dietetic/content';
import { FindingsToConfirm } from '../findings/findings-to-confirm.tsx';
import { confirmationLabel } from '../findings/safe-alternative.ts';
import { AmountActions, type ActionsProps } from './amount-actions.tsx';
import type { useTick } from './amount-findings.ts';

type Props = Pick<ActionsProps, 'product' | 'findings' | 'given' | 'onUse' | 'onClose'> & {
  /** That the amount in the regimen stays; none while the product is being added. */
  stays: string | undefined;
  tick: ReturnType<typeof useTick>;
};

/** What has to be asked about an amount, under it, and its answers. */
export function RowConfirmation({ product, findings, stays, tick, ...actions }: Props) {
  const isAdded = stays === undefined;
  return (
    <>
      {stays && <p className="quiet">{stays}</p>}
      <FindingsToConfirm
        findings={findings}
        product={product}
        consequence={isAdded ? ask.inReport : row.inReport}
        checked={tick.checked}
        onCheck={tick.onCheck}
        tickFirst={ask.tickFirst(confirmationLabel(isAdded ? 'add' : 'save', findings, product))}
      />
      <div className="flex wrap gap-2">
        <AmountActions
          {...actions}
          product={product}
          findings={findings}
          isEdit={!isAdded}
          mustTick={tick.isMissing}
        />
      </div>
    </>
  );
}
