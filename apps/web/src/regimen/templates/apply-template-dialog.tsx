import { reportDocumentWords, productFindingWords as ask, templateWords as say } from '@dietetic/content';
import {
  applyTemplate,
  applicablePlanAndRecipe,
  type Finding as FindingData,
  keepFindings,
  previewTemplate,
  type RegimenTemplate,
  isFlushMissing,
  planForAge,
} from '@dietetic/regimen';
import { useState } from 'react';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { confirmationTime } from '#session/findings.ts';
import { changeRegimen, useAssessment, useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { wholeIfRead, recordChosen } from '../products/regimen-products.ts';
import { NotesToConfirm, findingLines, needsTick } from '../findings/findings-to-confirm.tsx';
import { findingsOfTemplate } from './findings-of-template.ts';
import { feedPlanSummary } from './feed-plan-summary.ts';
import { TemplateProductRow } from './template-product-row.tsx';
import styles from './templates-dialog.module.css';

type Props = {
  template: RegimenTemplate;
  /** Entries of a link that were no product. */
  unreadable?: number;
  isFromLink?: boolean;
  onDone: (applied: boolean) => void;
};

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** Shows what a template adds, what of it does not fit the patient and what cannot be added; adds nothing before a yes. */
export function ApplyTemplateDialog({ template, unreadable = 0, isFromLink = false, onDone }: Props) {
  const { products: here, allProducts: all } = useCatalogue();
  const regimen = useRegimen();
  const assessment = useAssessment();
  const context = { assessment, catalogue: all };
  const plan = previewTemplate(template, { here, all }, regimen.products);
  // They are at hand when the template is applied: what each is now is kept with the regimen.
  useWholeProducts(plan.add.map(({ product }) => product.id));
  const ofProduct = new Map(
    plan.add.map((one) => [
      one.product.id,
      findingsOfTemplate(regimen, { ...plan, add: [one] }, context).ofProducts,
    ]),
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const asked = (id: string): FindingData[] => ofProduct.get(id) ?? [];
  // What does not fit starts unticked: a template is made for no patient.
  const isTicked = (id: string) => choices.get(id) ?? asked(id).length === 0;
  const ticked = { ...plan, add: plan.add.filter(({ product }) => isTicked(product.id)) };
  const answered = findingsOfTemplate(regimen, ticked, context);
  const unconfirmed = ticked.add.filter(({ product: { id } }) => needsTick(asked(id)) && !confirmed.has(id));
  const left = [
    ...(plan.unknown.length > 0 ? [say.unknown(names(plan.unknown))] : []),
    ...(plan.unavailable.length > 0 && regimen.country
      ? [say.unavailable(names(plan.unavailable), reportDocumentWords.country[regimen.country])]
      : []),
    ...(plan.otherUnit.length > 0 ? [say.otherUnit(names(plan.otherUnit))] : []),
    ...(unreadable > 0 ? [say.unreadable(unreadable)] : []),
  ];
  const unavailable =
    ticked.add.length === 0
      ? say.nothingTicked
      : unconfirmed.length > 0
        ? say.unconfirmed(names(unconfirmed.map(({ product }) => product)))
        : undefined;

  const along = applicablePlanAndRecipe(ticked);
  const feedPlan = along.feedPlan && planForAge(along.feedPlan, regimen.values.PD_AGE);

  const apply = () => {
    const at = confirmationTime();
    const read = { ...ticked, add: ticked.add.map((one) => ({ ...one, product: wholeIfRead(one.product) })) };
    changeRegimen((before) =>
      keepFindings(applyTemplate(before, read), [...answered.ofProducts, ...answered.ofPlan], at),
    );
    recordChosen(read.add.map(({ product }) => product.id));
    showToast({ message: say.applied(template.name) });
    onDone(true);
  };

  return (
    <Dialog
      onClose={() => onDone(false)}
      title={say.applyTitle(template.name)}
      subtitle={isFromLink ? say.fromLink : undefined}
      beforeFooter={
        answered.ofPlan.length > 0 && (
          <NotesToConfirm lines={findingLines(answered.ofPlan)} consequence={ask.inReport} />
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={() => onDone(false)}>
            {say.cancel}
          </Button>
          {plan.add.length > 0 && (
            <Button onClick={apply} unavailable={unavailable} reasonPlacement="hidden">
              {say.apply(ticked.add.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={`grid gap-4 ${styles.body}`}>
        {plan.add.length === 0 ? (
          <p>{say.nothingToAdd}</p>
        ) : (
          <>
            <p>
              {say.amountsOf} {regimen.products.length > 0 && say.held(regimen.products.length)}
            </p>
            <ul className={styles.toAdd} aria-label={say.toAdd}>
              {plan.add.map((one) => (
                <TemplateProductRow
                  key={one.product.id}
                  added={one}
                  findings={asked(one.product.id)}
                  isTicked={isTicked(one.product.id)}
                  onTick={(isOn) => setChoices(new Map(choices).set(one.product.id, isOn))}
                  isConfirmed={confirmed.has(one.product.id)}
                  onConfirm={(isOn) => setConfirmed(changed(confirmed, one.product.id, isOn))}
                />
              ))}
            </ul>
            <p className="quiet">
              {say.ticked(ticked.add.length, plan.add.length)}
              {plan.add.some(({ product }) => asked(product.id).length > 0) && `; ${say.startUnticked}`}
            </p>
            {feedPlan !== undefined && (
              <div>
                <p>
                  {isFlushMissing(feedPlan) ? say.withFeedPlanOfChild : say.withFeedPlan}{' '}
                  {regimen.feedPlan !== undefined && say.replacesPlan}
                </p>
                <ul className={styles.along}>
                  {feedPlanSummary(feedPlan).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
            {along.recipe !== undefined && (
              <p>
                {say.withRecipe} {regimen.recipe !== undefined && say.replacesRecipe}
              </p>
            )}
            {unavailable !== undefined && <p className="quiet">{unavailable}</p>}
          </>
        )}
        {left.map((line) => (
          <Notice key={line} kind="attention">
            {line}
          </Notice>
        ))}
      </div>
    </Dialog>
  );
}

function changed(set: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
