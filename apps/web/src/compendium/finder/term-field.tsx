import { productListWords, finderWords } from '@dietetic/content';
import { useEffect, useRef } from 'react';
import { SearchField, type SearchFieldProps } from '#ui/search-field/search-field.tsx';
import { useBufferedEntry } from '#ui/entry-buffer/use-entry-buffer.ts';

type TermFieldProps = Pick<SearchFieldProps, 'shortcut'> & {
  term: string;
  onSearch: (term: string) => void;
  /** Enter opens the first result for this term; typing further cancels that. */
  onWanted: (term: string | null) => void;
};

const DEBOUNCE_MS = 100;

/** What is typed, at once; what is searched, 100 ms after the last letter. */
export function TermField({ term, onSearch, onWanted, shortcut }: TermFieldProps) {
  const { shown, type, send } = useBufferedEntry(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    send(next);
    onSearch(next);
  }

  function onType(next: string) {
    onWanted(null);
    type(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next.trim()), DEBOUNCE_MS);
  }

  return (
    <SearchField
      label={productListWords.searchLabel}
      placeholder={finderWords.searchPlaceholder}
      clearLabel={productListWords.clearSearch}
      shortcut={shortcut}
      value={shown}
      onChange={onType}
      onClear={() => search('')}
      onEnter={() => {
        search(shown.trim());
        onWanted(shown.trim());
      }}
    />
  );
}
