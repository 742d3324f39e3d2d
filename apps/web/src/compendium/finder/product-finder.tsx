import { type Filter, filterGroups, type AnyProduct } from '@dietetic/catalogue';
import { productListWords, finderWords } from '@dietetic/content';
import { ListFilter } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCatalogue } from '#session/catalogue.ts';
import { Button } from '#ui/button/button.tsx';
import type { SearchFieldProps } from '#ui/search-field/search-field.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { ComparisonPlace } from '../comparison/comparison-place.tsx';
import { LastUpdated } from '../facts/last-updated.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { useFirstRow } from './row-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ListPreset } from './list-preset.ts';
import { NoMatch } from './no-match.tsx';
import styles from './product-finder.module.css';
import { ProductRows } from './product-rows.tsx';
import { TermField } from './term-field.tsx';
import { useFoundProducts } from './use-found-products.ts';
import type { ChangeList, ListChoice } from './use-list-address.ts';

type ProductFinderProps = {
  /** What is searched and filtered by, and how to change it. */
  list: [choice: ListChoice, change: ChangeList];
  /** Links and the comparison stay inside the regimen. */
  inRegimen: boolean;
  /** Beside each product, such as the regimen's "Add". */
  rowActions?: (product: AnyProduct) => ReactNode;
  /** Under a product's facts, such as what the regimen's patient gives rise to. */
  rowNotes?: (product: AnyProduct) => ReactNode;
  /** What the list starts from, lifted by one press. */
  preset?: ListPreset;
  /** Above the search, in the column of the list. */
  header?: ReactNode;
  /** The keys that lead to the search. */
  shortcut?: SearchFieldProps['shortcut'];
  /** Filters in a column at the left from 1024 px, or always on a sheet of their own. */
  filterPlacement?: 'column' | 'dialog';
};

/** Search, filters and the products they leave: the compendium's list, and the regimen's fourth step. */
export function ProductFinder(props: ProductFinderProps) {
  const {
    list,
    inRegimen,
    rowActions,
    rowNotes,
    preset,
    header,
    shortcut,
    filterPlacement = 'dialog',
  } = props;
  const { products } = useCatalogue();
  const [choice, changeWhole] = list;
  const { search, filters } = choice;
  // A search is handed on a moment after its last letter: a tick in between is kept, as the search is by a tick.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  const change = useCallback(
    (part: Partial<ListChoice>, toWrite?: Parameters<ChangeList>[1]) => {
      latest.current = { ...latest.current, ...part };
      changeWhole(latest.current, toWrite);
    },
    [changeWhole],
  );
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { searched, found, outsidePreset, isSearch } = useFoundProducts(products, search, filters, preset);

  // Letters and ticks show at once; rows and counts follow as soon as there is time for them. When the list is
  // opened the first rows come before the filters.
  const rows = useDeferredValue({ found, search, filters, isSearch });
  const { list: rowsPlace, want } = useFirstRow(rows.search);
  const counted = useDeferredValue<readonly AnyProduct[] | null>(searched, null);
  const countedWith = useDeferredValue(filters);
  const groups = useMemo(() => (counted ? filterGroups(counted, countedWith) : []), [counted, countedWith]);

  const setFilters = useCallback((next: readonly Filter[]) => change({ filters: next }), [change]);
  // The address is written when the sheet is closed, as one step to go back by: Back, too, closes the sheet with the
  // address it was opened over (decision 085).
  // A tick is shown before the list follows it, and may be the last thing before the sheet is closed.
  const inDialog = useRef(filters);
  const setFiltersInDialog = useCallback(
    (next: readonly Filter[]) => {
      inDialog.current = next;
      change({ filters: next }, 'without-address');
    },
    [change],
  );
  function openPanel() {
    setFiltersInDialog(filters);
    setPanelOpen(true);
  }
  function closePanel() {
    setPanelOpen(false);
    change({ filters: inDialog.current });
  }
  const heading =
    isSearch || filters.length > 0 || preset?.isOn === true
      ? productListWords.showing(found.length)
      : productListWords.defaultHeading;

  return (
    <div
      className={classNames(filterPlacement === 'column' && styles.withColumn, inRegimen && styles.inRegimen)}
    >
      {filterPlacement === 'column' && (
        <section className={styles.column} aria-labelledby="filters-title" data-off-paper>
          <div className={styles.columnHead}>
            <h2 id="filters-title">{productListWords.filter}</h2>
            {filters.length > 0 && (
              <Button variant="quiet" size="small" onClick={() => setFilters([])}>
                {productListWords.clearFilters}
              </Button>
            )}
          </div>
          <FilterPanel groups={groups} active={filters} onChange={setFilters} />
        </section>
      )}
      <div ref={rowsPlace} className={`stack gap-3 shrinks ${styles.list}`}>
        {header}
        <div className={styles.controls} data-off-paper>
          <TermField
            term={search}
            shortcut={shortcut}
            onSearch={(term) => change({ search: term })}
            onWanted={want}
          />
          <span className={`grid rigid ${styles.filterButton}`}>
            <Button
              variant="secondary"
              icon={<ListFilter />}
              count={filters.length > 0 ? filters.length : undefined}
              onClick={openPanel}
            >
              <span className={styles.filterWord}>{productListWords.filter}</span>
              <span className={styles.filterShort} aria-hidden="true">
                {productListWords.filterShort}
              </span>
            </Button>
          </span>
          <ComparisonPlace inRegimen={inRegimen} className={`rigid ${styles.comparison}`} />
        </div>
        <div className={`grid gap-3 ${styles.status}`}>
          <FilterChips
            active={filters}
            onChange={setFilters}
            preset={preset}
            outsidePreset={found.length === 0 ? 0 : outsidePreset}
          />
          <div className={`flex wrap between baseline above-1 ${styles.count}`}>
            <h2 className={styles.heading} aria-live="polite">
              {heading}
            </h2>
            <p className={`quiet ${styles.note}`}>{inRegimen ? finderWords.perLabel : <LastUpdated />}</p>
          </div>
        </div>
        {found.length === 0 ? (
          <NoMatch
            search={isSearch ? search : ''}
            filters={filters}
            onChange={change}
            preset={preset}
            outsidePreset={outsidePreset}
          />
        ) : (
          <ProductRows
            products={rows.found}
            query={rows.search}
            isSearch={rows.isSearch}
            filters={rows.filters}
            regimen={inRegimen ? { action: rowActions, notes: rowNotes } : undefined}
          />
        )}
        {inRegimen && (
          <p className={`quiet ${styles.note}`}>
            <LastUpdated />
          </p>
        )}
      </div>
      {isPanelOpen && (
        <FilterDialog
          onClose={closePanel}
          groups={groups}
          active={filters}
          onChange={setFiltersInDialog}
          found={found.length}
        />
      )}
    </div>
  );
}
