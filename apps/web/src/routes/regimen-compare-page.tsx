import type { AnyProduct } from '@dietetic/catalogue';
import CompareScreen from '#compendium/compare/compare-screen.tsx';
import { OpenWarnings } from '#regimen/step-page/open-warnings.tsx';
import { RowFindings } from '#regimen/findings/row-findings.tsx';
import { RegimenProductAction } from '#regimen/products/regimen-product-action.tsx';

const regimenAction = (product: AnyProduct) => (
  <>
    <RegimenProductAction product={product} />
    <RowFindings product={product} />
  </>
);

/** The comparison seen from inside the regimen: the same page, with each product's amount in the regimen. */
export default function RegimenComparePage({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <CompareScreen inRegimen ids={[...ids]} regimenAction={regimenAction} />
      <OpenWarnings />
    </>
  );
}
