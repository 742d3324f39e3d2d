import { productListWords } from '@dietetic/content';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { finderWords } from '../words.ts';

type TermFieldProps = { term: string; onSearch: (term: string) => void };

const DEBOUNCE_MS = 100;

/** What is typed, at once; what is searched, 100 ms after the last letter. */
export function TermField({ term, onSearch }: TermFieldProps) {
  const [typed, setTyped] = useState(term);
  const [seen, setSeen] = useState(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);

  // Cleared elsewhere, or gone back to. What was typed stays when it is only being trimmed.
  if (term !== seen) {
    setSeen(term);
    if (term !== typed.trim()) setTyped(term);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  function type(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), DEBOUNCE_MS);
  }

  function clear() {
    clearTimeout(timer.current);
    onSearch('');
  }

  return (
    <SearchField
      ref={field}
      label={productListWords.searchLabel}
      placeholder={finderWords.searchPlaceholder}
      clearLabel={productListWords.clearSearch}
      shortcut="/"
      value={typed}
      onChange={type}
      onClear={clear}
    />
  );
}
