import { productChangesWords, productListWords, productsStepWords as say } from '@dietetic/content';
import { isAboutProducts, isAboutWholePlan, type SelectedProduct } from '@dietetic/regimen';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAreProductsMissing } from '#session/bedside.ts';
import { useWholeProducts } from '#session/catalogue.ts';
import { useFindings, useOpenFindings } from '#session/findings.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import { FoldedPlanFindings, PlanFindings } from '../findings/plan-findings.tsx';
import { useIsOnSheet } from '../step-page/sheet-context.ts';
import { TemplatesButton } from '../templates/templates-button.tsx';
import { cancelAdding, stopAdding, useAddingId } from './adding.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { useIsAtDesk } from './at-desk.ts';
import { PlannedMeters } from './planned-meters.tsx';
import { ProductsMissing } from './products-missing.tsx';
import { removeWithUndo } from './regimen-product-action.tsx';
import { acceptProduct, restoreProduct, removeFromRegimen, useRegimenProducts } from './regimen-products.ts';
import styles from './regimen-tray.module.css';
import { TrayMeters, type TypedAmount } from './tray-meters.tsx';

/** With the reference intakes, which the step can do without until something is chosen. */
const NutrientTrack = lazy(() => import('./nutrient-track.tsx'));

type Props = {
  /** In a dialog, which has the title, and where a toast with its Undo could not be reached. */
  inDialog?: boolean;
  /** Beside the title. */
  titleEnd?: ReactNode;
};

/** The regimen so far: three meters, then the chosen products with their amounts. */
export function RegimenTray({ inDialog = false, titleEnd }: Props) {
  const { counted, portions, chosen, missing, changed, given, needs, notes, isReading } =
    useRegimenProducts();
  const isAway = useAreProductsMissing();
  const isAtDesk = useIsAtDesk() && !inDialog;
  const isOnSheet = useIsOnSheet();
  const [typed, setTyped] = useState<TypedAmount | null>(null);
  const all = useFindings();
  const open = useOpenFindings();
  const [editing, setEditing] = useState<string | null>(null);
  const [removed, setRemoved] = useState<SelectedProduct | null>(null);
  const edited = portions.find(({ product }) => product.id === editing);
  // After a removal: to its Undo in a dialog, else to what is left, unless the row in the list has taken the focus.
  const undo = useFocusAfterAnswer<HTMLOutputElement>(removed !== null);
  const place = useFocusAfterAnswer<HTMLDivElement>(
    inDialog ? 0 : isReading ? undefined : portions.length,
    true,
  );
  useEffect(() => stopAdding, []);
  const addingId = useAddingId();
  // Read whole first: once it has an amount its row stays as it is.
  const adding = useWholeProducts(addingId === undefined ? [] : [addingId])?.[0];
  if (isAway) return <ProductsMissing />;
  if (isReading) return <Loading label={productListWords.loading} shape="lines" count={3} />;
  const findings = all
    .filter(isAboutProducts)
    .map((finding) => ({ finding, isKept: !open.includes(finding) }));
  const ofPlan = findings.filter(({ finding }) => isAboutWholePlan(finding));
  const remove = (id: string) => {
    const product = chosen.get(id);
    if (product === undefined) return cancelAdding(id);
    if (inDialog) {
      removeFromRegimen(id);
      setRemoved(product);
    } else removeWithUndo(product);
  };
  return (
    <div className={`grid gap-4 ${styles.tray}`}>
      {!inDialog && (
        <div className={`row between gap-2-4 ${styles.head}`}>
          <h2 className={`lead ${styles.title}`}>{say.tray}</h2>
          {isOnSheet && <TemplatesButton />}
          {titleEnd}
        </div>
      )}
      {isAtDesk ? (
        <TrayMeters counted={counted} needs={needs} typed={typed} />
      ) : (
        <div className={styles.meters}>
          <PlannedMeters given={given} needs={needs} />
        </div>
      )}
      {isOnSheet && (
        <FoldedPlanFindings findings={ofPlan.filter(({ finding }) => finding.severity === 'ask')} />
      )}
      <div className={`grid gap-4 ${styles.work}`}>
        {notes.map((note) => (
          <p key={note} className="quiet">
            {note}
          </p>
        ))}
        <PlanFindings
          findings={isOnSheet ? ofPlan.filter(({ finding }) => finding.severity !== 'ask') : ofPlan}
        />
        {missing.length > 0 && (
          <Notice kind="attention">
            {say.withdrawn(missing.map(({ name }) => name).join(', '))}
            {missing.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="block acts bare touch underline"
                data-takes-away=""
                onClick={() => removeFromRegimen(id)}
              >
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
        <div ref={place}>
          <ChosenProducts
            portions={portions}
            chosen={chosen}
            findings={findings.filter(({ finding }) => !isAboutWholePlan(finding))}
            onEdit={setEditing}
            onRemove={remove}
            inRow={
              isAtDesk
                ? {
                    typed,
                    onTyped: setTyped,
                    adding: adding && chosen.has(adding.id) ? undefined : adding,
                  }
                : undefined
            }
          />
        </div>
      </div>
      {inDialog && (
        <output ref={undo}>
          {removed !== null && (
            <Notice
              kind="done"
              action={
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    restoreProduct(removed);
                    setRemoved(null);
                  }}
                >
                  {say.undo}
                </Button>
              }
            >
              {say.removed(removed.name)}
            </Notice>
          )}
        </output>
      )}
      {!isOnSheet && <TemplatesButton />}
      {counted.length > 0 && (
        <Suspense fallback={<div className={styles.trackToCome} />}>
          <NutrientTrack counted={counted} />
        </Suspense>
      )}
      {edited && <AmountDialog product={edited.product} onClose={() => setEditing(null)} />}
    </div>
  );
}
