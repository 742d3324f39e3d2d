import { productListWords } from '@dietetic/content';
import { useCatalogue } from '#state/catalogue.ts';
import { PageWidth } from '#ui/page/page.tsx';
import { ComparisonBar } from '../comparison/comparison-bar.tsx';
import { ProductFinder } from '../finder/product-finder.tsx';
import { useProductsReady } from './products-ready.ts';
import { ProductsUnavailable } from './products-unavailable.tsx';
import styles from './list-screen.module.css';

/** The compendium: find a product, read it, put up to four side by side. */
export default function ListScreen({ inRegimen }: { inRegimen: boolean }) {
  const { products } = useCatalogue();
  const isReady = useProductsReady();
  const title = (
    <header>
      <h1 tabIndex={-1}>{productListWords.title}</h1>
    </header>
  );
  return (
    <>
      <PageWidth className={styles.page}>
        {isReady ? (
          <ProductFinder inRegimen={inRegimen} filterPlacement="column" header={title} />
        ) : (
          <>
            {title}
            <ProductsUnavailable />
          </>
        )}
      </PageWidth>
      <ComparisonBar products={products} />
    </>
  );
}
