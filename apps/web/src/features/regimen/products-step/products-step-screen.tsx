import type { NutrientTotal, Product } from '@dietetic/catalogue';
import { productsStepWords as say, reportDocumentWords as words, standingWords } from '@dietetic/content';
import { formatQuantity, type QuantityKind } from '@dietetic/clinical';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { PLACES, standing } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { ChevronUp, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import { RegimenProductAction } from './regimen-product-action.tsx';
import { useRegimenProducts } from './regimen-products.ts';
import { RegimenTray } from './regimen-tray.tsx';
import styles from './products-step-screen.module.css';

type Props = {
  /** The finder of the product range, with this step's action beside each product. */
  finder: (rowAction: (product: Product) => ReactNode) => ReactNode;
  /** The button to the comparison. */
  compare: ReactNode;
};

/** Step 4: choose products and amounts, and see at once how they stand to the requirement. */
export function ProductsStep({ finder, compare }: Props) {
  const { portions, missing } = useRegimenProducts();
  const navigate = useNavigate();
  const count = portions.length + missing.length;
  return (
    <StepPage
      step="products"
      title={say.title}
      rail={false}
      result={
        <Sheet as="section" className={styles.pane}>
          <RegimenTray />
        </Sheet>
      }
      pinned={<PinnedTray />}
      start={compare}
      actions={
        <Button
          icon={<FileText />}
          count={count}
          unavailable={count === 0 ? say.viewReportNeeds : undefined}
          reasonPlacement="hidden"
          onClick={() => void navigate({ to: '/regimen/report' })}
        >
          {say.viewReport}
        </Button>
      }
    >
      {finder((product) => (
        <RegimenProductAction product={product} />
      ))}
    </StepPage>
  );
}

const KIND: Record<PlannedNutrient, QuantityKind> = {
  energy: 'energyOfProduct',
  protein: 'grams',
  fluid: 'volume',
};

/** "86 kcal over" in the width of a thumb; the tray says it in full. */
function shortStanding(target: PlannedNutrient, total: NutrientTotal, need: Need | null): string {
  const against = standing(total, need, PLACES[target]);
  const difference = 'by' in against ? formatQuantity(KIND[target], against.by).text : '';
  return standingWords(against, difference, total.notStatedBy.length);
}

/** On a phone the tray is three figures above the actions; pressing them opens the whole of it. */
function PinnedTray() {
  const [open, setOpen] = useState(false);
  const { given, portions, needs } = useRegimenProducts();
  return (
    <>
      <button type="button" className={styles.pinned} onClick={() => setOpen(true)} aria-label={say.trayOpen}>
        {(['energy', 'protein', 'fluid'] as const).map((target) => {
          const total = given[target];
          const { text } = formatQuantity(KIND[target], total.value);
          const known = portions.length === 0 || total.statedBy.length > 0;
          return (
            <span key={target} className={styles.figure}>
              <span className={styles.label}>{words.requirement.label[target].split(' ')[0]}</span>
              <strong>
                {known
                  ? total.complete
                    ? text
                    : words.requirement.atLeast(text)
                  : words.requirement.notStated}
              </strong>
              <span className={styles.label}>{shortStanding(target, total, needs[target])}</span>
            </span>
          );
        })}
        <ChevronUp aria-hidden="true" />
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={say.tray} look="full" closeLabel={say.trayClose}>
          <RegimenTray titled={false} />
        </Dialog>
      )}
    </>
  );
}
