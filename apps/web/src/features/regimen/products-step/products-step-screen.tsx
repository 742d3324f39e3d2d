import type { NutrientTotal, Product } from '@dietetic/catalogue';
import {
  productListWords,
  productsStepWords as say,
  reportDocumentWords as words,
  shortStandingWords,
} from '@dietetic/content';
import { formatQuantity, type QuantityKind } from '@dietetic/clinical';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { PLACES, standing } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigationItems } from '#state/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Status } from '#ui/status/status.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import { LinkedTemplateOffer } from '../templates/linked-template-offer.tsx';
import { STATUS } from './planned-meters.tsx';
import { RegimenProductAction } from './regimen-product-action.tsx';
import { useRegimenProducts } from './regimen-products.ts';
import { RegimenTray } from './regimen-tray.tsx';
import styles from './products-step-screen.module.css';

type Props = {
  /** The finder of the product range, with this step's action beside each product. */
  renderFinder: (rowAction: (product: Product) => ReactNode) => ReactNode;
  /** The button to the comparison. */
  compare: ReactNode;
};

/** Step 4: choose products and amounts, and see at once how they stand to the requirement. */
export function ProductsStep({ renderFinder, compare }: Props) {
  const { counted } = useRegimenProducts();
  const navigate = useNavigate();
  const isOpen = useNavigationItems().some(({ id, disabled }) => id === 'products' && !disabled);
  const count = counted.length;
  return (
    <>
      <LinkedTemplateOffer isOpen={isOpen} />
      <StepPage
        step="products"
        title={say.title}
        rail={false}
        result={
          <Sheet as="section" pad="small" className={styles.pane}>
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
        {renderFinder((product) => (
          <RegimenProductAction product={product} />
        ))}
      </StepPage>
    </>
  );
}

const KIND: Record<PlannedNutrient, QuantityKind> = {
  energy: 'energyOfProduct',
  protein: 'grams',
  fluid: 'volume',
};

/** On a phone the tray is three figures above the actions; pressing them opens the whole of it. */
function PinnedTray() {
  const [open, setOpen] = useState(false);
  const { given, counted, needs, isReading } = useRegimenProducts();
  if (isReading) return <Loading label={productListWords.loading} shape="line" />;
  return (
    <>
      <button type="button" className={styles.pinned} onClick={() => setOpen(true)} aria-label={say.trayOpen}>
        {(['energy', 'protein', 'fluid'] as const).map((target) => (
          <PinnedFigure
            key={target}
            target={target}
            total={given[target]}
            need={needs[target]}
            known={counted.length === 0 || given[target].statedBy.length > 0}
          />
        ))}
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={say.tray} look="full" closeLabel={say.trayClose}>
          <RegimenTray inDialog />
        </Dialog>
      )}
    </>
  );
}

type PinnedFigureProps = { target: PlannedNutrient; total: NutrientTotal; need: Need | null; known: boolean };

/** "86 kcal over" in the width of a thumb; the tray says it in full. */
function PinnedFigure({ target, total, need, known }: PinnedFigureProps) {
  const against = standing(total, need, PLACES[target]);
  const difference = 'by' in against ? formatQuantity(KIND[target], against.by).text : '';
  const { number, unit } = formatQuantity(KIND[target], total.value);
  return (
    <span className={styles.figure}>
      <span className={styles.label}>{say.pinnedLabel[target]}</span>
      {known ? (
        <Quantity
          value={number}
          unit={unit}
          before={total.complete ? undefined : words.requirement.atLeast('').trim()}
        />
      ) : (
        words.requirement.notStated
      )}
      <span className={styles.standing}>
        <Status kind={STATUS[against.kind]}>
          {shortStandingWords(against, difference, total.notStatedBy.length)}
        </Status>
      </span>
    </span>
  );
}
