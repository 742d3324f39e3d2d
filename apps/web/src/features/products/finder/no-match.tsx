import type { Filter } from '@dietetic/catalogue';
import { productListWords } from '@dietetic/content';
import { SearchX } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { finderWords } from '../words.ts';
import { chipName } from './filter-words.ts';
import type { ListChoice } from './use-list-address.ts';

type NoMatchProps = { search: string; filters: readonly Filter[]; onChange: (next: ListChoice) => void };

export function NoMatch({ search, filters, onChange }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={productListWords.noMatch}
      headingLevel={3}
      action={
        <>
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
      {search !== '' && <p>{finderWords.noneOfSearch(search)}</p>}
      {filters.length > 0 && (
        <p>{productListWords.noMatchFilters(filters.length, filters.map(chipName).join(', '))}</p>
      )}
    </EmptyState>
  );
}
