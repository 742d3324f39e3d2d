import type { Product } from '@dietetic/catalogue';
import CompareScreen from '#features/products/compare/compare-screen.tsx';
import { OpenQuestions } from '#features/regimen/step-page/open-questions.tsx';
import { RegimenProductAction } from '#features/regimen/products-step/regimen-product-action.tsx';

const regimenAction = (product: Product) => <RegimenProductAction product={product} />;

/** The comparison seen from inside the regimen: the same page, with each product's amount in the regimen. */
export default function RegimenComparePage({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <CompareScreen inRegimen ids={[...ids]} regimenAction={regimenAction} />
      <OpenQuestions />
    </>
  );
}
