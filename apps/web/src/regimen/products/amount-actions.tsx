import type { AnyProduct, GivenAmount } from '@dietetic/catalogue';
import { amountDialogWords as say, productFindingWords as ask } from '@dietetic/content';
import { likelyCounts, type Finding } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { needsTick } from '../findings/findings-to-confirm.tsx';
import styles from '../findings/findings.module.css';
import { confirmationLabel, useSafeAlternative } from '../findings/safe-alternative.ts';
import { LikelyCounts } from './likely-counts.tsx';

export type ActionsProps = {
  product: AnyProduct;
  findings: readonly Finding[];
  /** What is entered; null while it is no amount. */
  given: GivenAmount | null;
  onUse: (meant: GivenAmount) => void;
  isEdit: boolean;
  /** True while a hard confirmation is not ticked. */
  mustTick: boolean;
  onClose: () => void;
};

/** The button names what it does: adding, adding what is then named in the report, or the act that was confirmed. */
export function AmountActions({ product, findings, given, onUse, isEdit, mustTick, onClose }: ActionsProps) {
  const safeWay = useSafeAlternative(findings);
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {say.cancel}
    </Button>
  );
  const isSlip = findings.length > 0 && given !== null && likelyCounts(product, given).length > 0;
  const meant = isSlip && <LikelyCounts product={product} given={given} onUse={onUse} />;
  if (!needsTick(findings)) {
    const [plain, named] = isEdit ? [say.saveAction, ask.saveNamed] : [say.addAction, ask.addNamed];
    return (
      <>
        {cancel}
        {meant}
        <Button type="submit" variant={isSlip ? 'secondary' : 'primary'}>
          {findings.length === 0 ? plain : named}
        </Button>
      </>
    );
  }
  const act = confirmationLabel(isEdit ? 'save' : 'add', findings, product);
  return (
    <div className={`flex wrap gap-3 grows ${styles.choices}`}>
      {meant}
      {safeWay && (
        <Button
          onClick={() => {
            onClose();
            safeWay.go();
          }}
        >
          {safeWay.label}
        </Button>
      )}
      <Button
        type="submit"
        variant="secondary"
        unavailable={mustTick ? ask.tickFirst(act) : undefined}
        reasonPlacement="hidden"
      >
        {act}
      </Button>
      {!safeWay && cancel}
    </div>
  );
}
