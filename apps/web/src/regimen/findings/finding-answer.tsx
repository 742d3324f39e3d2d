import type { AnyProduct } from '@dietetic/catalogue';
import { productFindingWords as say, resultFindingWords } from '@dietetic/content';
import { type Finding as FindingData, shortFindingText, messageWithoutName } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { reopenKeptFinding, keepFinding, useIsSettledByEntry } from '#session/findings.ts';
import { useRegimen } from '#session/regimen.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Finding, KeptFinding } from '#ui/finding/finding.tsx';
import { SubstituteFacts } from './findings-to-confirm.tsx';
import styles from './findings.module.css';
import { useFocusAfterAnswer } from './focus-after-answer.ts';
import { confirmationLabel, useSafeAlternative } from './safe-alternative.ts';

type Props = {
  finding: FindingData;
  isKept: boolean;
  /** The product it is shown next to, whose name it omits; none where it is about the whole plan. */
  product?: AnyProduct;
  onTakeOut?: () => void;
  /** In the report: when it was kept or that it is not confirmed, and where the limit comes from. */
  answer?: string;
  /** Buttons that do away with what is asked; they stand before the one that keeps it. */
  fixes?: ReactNode;
};

/** A finding in its place: asked while it is open, a line with Undo once it is kept. */
export function FindingAnswer({ finding, isKept, product, onTakeOut, answer, fixes }: Props) {
  const { values } = useRegimen();
  const isNoNeed = useIsSettledByEntry()(finding);
  const place = useFocusAfterAnswer<HTMLDivElement>(isKept);
  const inPlace = product === undefined ? finding.message : messageWithoutName(finding, product);
  const short = product === undefined ? finding.message : shortFindingText(finding, product, values);
  const detail = answer !== undefined && <span className="quiet block">{answer}</span>;
  return (
    <div ref={place} className="stack gap-2 shrinks">
      {isKept ? (
        <KeptFinding onUndo={() => reopenKeptFinding(finding)} what={short}>
          {answer === undefined ? (
            `${say.kept(short.replace(/\.$/, ''))}.`
          ) : (
            <>
              <span className={`block ink ${styles.message}`}>{finding.message}</span> {answer}
            </>
          )}
        </KeptFinding>
      ) : finding.severity === 'confirm' ? (
        <Confirm
          finding={finding}
          title={inPlace}
          product={product}
          onTakeOut={onTakeOut}
          detail={detail}
          fixes={fixes}
        />
      ) : (
        <Finding
          severity={finding.severity}
          title={inPlace}
          actions={
            finding.severity === 'ask' &&
            (isNoNeed ? (
              <Link
                to="/regimen/edit-protein-fluid-calculators"
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {resultFindingWords.enterPerKg}
              </Link>
            ) : (
              <>
                {fixes}
                <Button size="small" variant="secondary" onClick={() => keepFinding(finding)}>
                  {say.keep}
                </Button>
                <TakeOut onTakeOut={onTakeOut} />
              </>
            ))
          }
        >
          {detail}
        </Finding>
      )}
    </div>
  );
}

type ConfirmProps = Pick<Props, 'finding' | 'product' | 'onTakeOut' | 'fixes'> & {
  title: string;
  detail: ReactNode;
};

/** Kept only by a tick and a button that names the act; the safe way comes first. */
function Confirm({ finding, title, product, onTakeOut, detail, fixes }: ConfirmProps) {
  const [checked, setChecked] = useState(false);
  const safeWay = useSafeAlternative([finding]);
  const act = product === undefined ? say.keep : confirmationLabel('keep', [finding], product);
  return (
    <>
      <Finding
        severity="confirm"
        title={title}
        tick={{
          label: product === undefined ? say.checkedTotal : say.checked(product.name),
          checked,
          onChange: setChecked,
        }}
      >
        {product && <SubstituteFacts finding={finding} product={product} />}
        {detail}
      </Finding>
      <div className="flex wrap top gap-2" data-off-paper>
        {fixes}
        {onTakeOut ? (
          <Button size="small" data-takes-away="" onClick={onTakeOut}>
            {say.takeOut}
          </Button>
        ) : (
          safeWay && (
            <Button size="small" onClick={safeWay.go}>
              {safeWay.label}
            </Button>
          )
        )}
        <Button
          size="small"
          variant="secondary"
          unavailable={checked ? undefined : say.tickFirst(act)}
          onClick={() => keepFinding(finding)}
        >
          {act}
        </Button>
      </div>
    </>
  );
}

function TakeOut({ onTakeOut }: Pick<Props, 'onTakeOut'>) {
  return (
    onTakeOut && (
      <Button size="small" variant="secondary" data-takes-away="" onClick={onTakeOut}>
        {say.takeOut}
      </Button>
    )
  );
}
