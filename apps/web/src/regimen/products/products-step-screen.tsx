import type { AnyProduct } from '@dietetic/catalogue';
import { productsStepWords as say } from '@dietetic/content';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigationItems } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { BedsideLink } from '../bedside/bedside-link.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import { LinkedTemplateOffer } from '../templates/linked-template-offer.tsx';
import { PinnedTray } from './pinned-tray.tsx';
import { pointing } from './pointed-product.ts';
import { RegimenProductAction } from './regimen-product-action.tsx';
import { useRegimenProducts } from './regimen-products.ts';
import { RegimenTray } from './regimen-tray.tsx';
import styles from './products-step-screen.module.css';

type Props = {
  /** The finder of the product range, with this step's action beside each product. */
  renderFinder: (rowAction: (product: AnyProduct) => ReactNode) => ReactNode;
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
        start={
          <div className={`flex gap-2 ${styles.ways}`} data-signs="">
            {compare}
            <BedsideLink />
          </div>
        }
        actions={
          <Button
            icon={<FileText className={styles.sign} />}
            count={count}
            unavailable={count === 0 ? say.viewReportNeeds : undefined}
            reasonPlacement="hidden"
            onClick={() => void navigate({ to: '/regimen/report' })}
          >
            {say.viewReport}
          </Button>
        }
      >
        <div {...pointing}>
          {renderFinder((product) => (
            <RegimenProductAction product={product} inRow />
          ))}
        </div>
      </StepPage>
    </>
  );
}
