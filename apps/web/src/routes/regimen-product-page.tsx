import type { AnyProduct } from '@dietetic/catalogue';
import ProductScreen from '#compendium/product/product-screen.tsx';
import { OpenWarnings } from '#regimen/step-page/open-warnings.tsx';
import { RowFindings } from '#regimen/findings/row-findings.tsx';
import { RegimenProductAction } from '#regimen/products/regimen-product-action.tsx';

const regimenAction = (product: AnyProduct) => (
  <>
    <RegimenProductAction product={product} />
    <RowFindings product={product} />
  </>
);

/** A product seen from inside the regimen: the same page, with its amount in the regimen beside it. */
export default function RegimenProductPage({ id }: { id: string }) {
  return (
    <>
      <ProductScreen inRegimen id={id} regimenAction={regimenAction} />
      <OpenWarnings />
    </>
  );
}
