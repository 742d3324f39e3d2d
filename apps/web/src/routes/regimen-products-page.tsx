import { ProductsStep } from '#features/regimen/products-step/products-step-screen.tsx';
import { useCatalogue } from '#state/catalogue.ts';

/** Step 4 joins two parts of the product: the regimen and the product range. */
export default function RegimenProductsPage() {
  const { products } = useCatalogue();
  return (
    <ProductsStep
      compare={null}
      finder={(rowAction) => (
        <ul>
          {products.map((product) => (
            <li key={product.id}>
              {product.name} {rowAction(product)}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
