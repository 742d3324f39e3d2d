import { CompareLink } from '#compendium/comparison/compare-link.tsx';
import { ProductsStep } from '#regimen/products/products-step-screen.tsx';
import { RegimenFinder } from './regimen-finder.tsx';

/** Step 4 joins two parts of the product: the regimen and the product range. */
export default function RegimenProductsPage() {
  return (
    <ProductsStep
      compare={<CompareLink inRegimen />}
      renderFinder={(rowAction) => <RegimenFinder rowAction={rowAction} />}
    />
  );
}
