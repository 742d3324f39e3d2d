import { productListWords } from '@dietetic/content';
import type { ReactNode } from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import { PageWidth } from '#ui/page/page.tsx';
import { ComparisonBar } from '../comparison/comparison-bar.tsx';
import { ProductFinder } from '../finder/product-finder.tsx';
import { useAllergens } from '../finder/use-allergens.ts';
import { useListAddress } from '../finder/use-list-address.ts';
import { useProductsReady } from './products-ready.ts';
import { ProductsUnavailable } from './products-unavailable.tsx';
import styles from './list-screen.module.css';

/** The compendium: find a product, read it, put up to four side by side. */
export default function ListScreen() {
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
          <Finder title={title} />
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

/** Reads the address only once there are products: which allergens it may name is known from them. */
function Finder({ title }: { title: ReactNode }) {
  const list = useListAddress(useAllergens());
  return <ProductFinder list={list} inRegimen={false} filterPlacement="column" header={title} />;
}
