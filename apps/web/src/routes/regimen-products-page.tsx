import { CompareLink } from '#features/products/comparison/compare-link.tsx';
import { ProductFinder } from '#features/products/finder/product-finder.tsx';
import { useProductsReady } from '#features/products/list/products-ready.ts';
import { ProductsUnavailable } from '#features/products/list/products-unavailable.tsx';
import { ProductsStep } from '#features/regimen/products-step/products-step-screen.tsx';

/** Step 4 joins two parts of the product: the regimen and the product range. */
export default function RegimenProductsPage() {
  const isReady = useProductsReady();
  return (
    <ProductsStep
      compare={<CompareLink inRegimen />}
      renderFinder={(rowAction) =>
        isReady ? <ProductFinder inRegimen rowActions={rowAction} /> : <ProductsUnavailable />
      }
    />
  );
}
