import type { Product } from '@dietetic/catalogue';
import ProductScreen from '#features/products/product/product-screen.tsx';
import { OpenQuestions } from '#features/regimen/step-page/open-questions.tsx';
import { RegimenProductAction } from '#features/regimen/products-step/regimen-product-action.tsx';

const regimenAction = (product: Product) => <RegimenProductAction product={product} />;

/** A product seen from inside the regimen: the same page, with its amount in the regimen beside it. */
export default function RegimenProductPage({ id }: { id: string }) {
  return (
    <>
      <ProductScreen inRegimen id={id} regimenAction={regimenAction} />
      <OpenQuestions />
    </>
  );
}
