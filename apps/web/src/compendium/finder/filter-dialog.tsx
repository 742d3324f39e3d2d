import type { Filter, FilterGroup } from '@dietetic/catalogue';
import { filterWords, productListWords, finderWords } from '@dietetic/content';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { FilterPanel } from './filter-panel.tsx';

type FilterDialogProps = {
  onClose: () => void;
  groups: readonly FilterGroup[];
  active: readonly Filter[];
  onChange: (active: readonly Filter[]) => void;
  found: number;
};

/** All filters on a sheet of their own, where there is no room for a column. */
export function FilterDialog({ onClose, groups, active, onChange, found }: FilterDialogProps) {
  const none = active.length === 0;
  return (
    <Dialog
      onClose={onClose}
      title={filterWords.title}
      look="full"
      closeLabel={finderWords.close}
      footer={
        <>
          {!none && (
            <Button variant="secondary" onClick={() => onChange([])}>
              {productListWords.clearFilters}
            </Button>
          )}
          <Button
            count={found}
            unavailable={none ? productListWords.showResultsDisabled : undefined}
            onClick={onClose}
          >
            {productListWords.showResults}
          </Button>
          <Hidden>
            <output>{productListWords.results(found)}</output>
          </Hidden>
        </>
      }
    >
      <FilterPanel groups={groups} active={active} onChange={onChange} />
    </Dialog>
  );
}
