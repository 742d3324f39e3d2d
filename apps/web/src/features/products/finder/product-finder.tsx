import { allergenLabels, type Filter, filterGroups, type Product } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCatalogue } from '#state/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { LastUpdated } from '../facts/last-updated.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NoMatch } from './no-match.tsx';
import styles from './product-finder.module.css';
import { ProductRows } from './product-rows.tsx';
import { TermField } from './term-field.tsx';
import { useFoundProducts } from './use-found-products.ts';
import { useListAddress } from './use-list-address.ts';

type ProductFinderProps = {
  /** Links and the comparison stay inside the regimen. */
  inRegimen: boolean;
  /** Beside each product, such as the regimen's "Add". */
  rowActions?: (product: Product) => ReactNode;
  /** Above the search, in the column of the list. */
  header?: ReactNode;
  /** Filters in a column at the left from 1024 px, or always on a sheet of their own. */
  filterPlacement?: 'column' | 'dialog';
};

/** Search, filters and the products they leave: the compendium's list, and the regimen's fourth step. */
export function ProductFinder(props: ProductFinderProps) {
  const { inRegimen, rowActions, header, filterPlacement = 'dialog' } = props;
  const { products } = useCatalogue();
  const allergens = useMemo(() => allergenLabels(products), [products]);
  const [{ search, filters }, change] = useListAddress(allergens);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { searched, found, isSearch } = useFoundProducts(products, search, filters);

  // Letters and ticks show at once; rows and counts follow as soon as there is time for them. When the list is
  // opened the first rows come before the filters.
  const rows = useDeferredValue({ found, search, filters, isSearch });
  const counted = useDeferredValue<readonly Product[] | null>(searched, null);
  const countedWith = useDeferredValue(filters);
  const groups = useMemo(() => (counted ? filterGroups(counted, countedWith) : []), [counted, countedWith]);

  const setFilters = useCallback(
    (next: readonly Filter[]) => change({ search, filters: next }),
    [change, search],
  );
  const heading =
    isSearch || filters.length > 0 ? productListWords.showing(found.length) : productListWords.defaultHeading;

  return (
    <div className={classNames(styles.finder, filterPlacement === 'column' && styles.withColumn)}>
      {filterPlacement === 'column' && (
        <section className={styles.column} aria-labelledby="filters-title">
          <div className={styles.columnHead}>
            <h2 id="filters-title">{productListWords.filter}</h2>
            {filters.length > 0 && (
              <Button variant="quiet" size="small" onClick={() => setFilters([])}>
                {productListWords.clearFilters}
              </Button>
            )}
          </div>
          <FilterPanel groups={groups} active={filters} onChange={setFilters} headingLevel={3} />
        </section>
      )}
      <div className={styles.list}>
        {header}
        <div className={styles.controls}>
          <TermField term={search} onSearch={(term) => change({ search: term, filters })} />
          <span className={styles.filterButton}>
            <Button
              variant="secondary"
              icon={<ListFilter />}
              count={filters.length > 0 ? filters.length : undefined}
              onClick={() => setPanelOpen(true)}
            >
              <span className={styles.filterWord}>{productListWords.filter}</span>
            </Button>
          </span>
        </div>
        <FilterChips active={filters} onChange={setFilters} />
        <div className={styles.count}>
          <h2 className={styles.heading} aria-live="polite">
            {heading}
          </h2>
          {/* It may say something else when the list is shown as it was drawn before (decision 032). */}
          <p className={styles.note} data-drawn-as="itself">
            <LastUpdated />
          </p>
        </div>
        {found.length === 0 ? (
          <NoMatch search={isSearch ? search : ''} filters={filters} onChange={change} />
        ) : (
          <ProductRows
            products={rows.found}
            query={rows.search}
            isSearch={rows.isSearch}
            filters={rows.filters}
            inRegimen={inRegimen}
            action={rowActions}
          />
        )}
      </div>
      <FilterDialog
        open={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        groups={groups}
        active={filters}
        onChange={setFilters}
        found={found.length}
      />
    </div>
  );
}
