import type { AnyProduct } from '@dietetic/catalogue';
import type { StepId } from '@dietetic/regimen';
import { type ReactNode, useMemo } from 'react';
import { CompareLink } from '#compendium/comparison/compare-link.tsx';
import { productsShortcut } from '#platform/search-shortcut.ts';
import { pointing } from '#regimen/products/pointed-product.ts';
import { RegimenProductAction } from '#regimen/products/regimen-product-action.tsx';
import { RegimenSheet } from '#regimen/sheet/regimen-sheet.tsx';
import { useSingleKeys } from '#session/single-keys.ts';
import { RegimenFinder } from './regimen-finder.tsx';

const rowAction = (product: AnyProduct) => <RegimenProductAction product={product} inRow />;

/** The first four steps on one sheet: the regimen beside the product range. */
export default function RegimenSheetPage({ step, panel }: { step: StepId; panel: ReactNode }) {
  const isSingle = useSingleKeys((state) => state.isOn);
  const keys = useMemo(() => productsShortcut(navigator, isSingle), [isSingle]);
  return (
    <RegimenSheet
      keys={keys}
      step={step}
      panel={panel}
      compare={<CompareLink inRegimen variant="quiet" />}
      finder={
        <div {...pointing}>
          <RegimenFinder rowAction={rowAction} shortcut={keys} />
        </div>
      }
    />
  );
}
