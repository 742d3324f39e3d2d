import type { Filter } from '@dietetic/catalogue';
import { finderWords, NO_SEARCH_MATCH, productListWords } from '@dietetic/content';
import { SearchX } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { chipName } from './filter-words.ts';
import type { ListPreset } from './list-preset.ts';
import type { ListChoice } from './use-list-address.ts';

type NoMatchProps = {
  search: string;
  filters: readonly Filter[];
  onChange: (next: ListChoice) => void;
  preset: ListPreset | undefined;
  outsidePreset: number;
};

export function NoMatch({ search, filters, onChange, preset, outsidePreset }: NoMatchProps) {
  const isOutsidePreset = preset !== undefined && outsidePreset > 0;
  return (
    <EmptyState
      icon={<SearchX />}
      title={NO_SEARCH_MATCH}
      headingLevel={3}
      action={
        <>
          {isOutsidePreset && (
            <Button size="small" onClick={() => preset.onChange(false)}>
              {preset.liftLabel}
            </Button>
          )}
          {filters.length > 0 && (
            <Button variant="secondary" size="small" onClick={() => onChange({ search, filters: [] })}>
              {productListWords.clearFilters}
            </Button>
          )}
          {search !== '' && (
            <Button variant="secondary" size="small" onClick={() => onChange({ search: '', filters })}>
              {finderWords.clearSearch}
            </Button>
          )}
        </>
      }
    >
      {isOutsidePreset && <p>{preset.outside(outsidePreset)}</p>}
      {search !== '' && <p>{finderWords.noneOfSearch(search)}</p>}
      {filters.length > 0 && <p>{productListWords.noMatchFilters(filters.map(chipName))}</p>}
    </EmptyState>
  );
}
