import { productListWords } from '@dietetic/content';
import { useEffect, useRef, useState } from 'react';
import { searchShortcut } from '#platform/search-shortcut.ts';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { finderWords } from '../words.ts';

type TermFieldProps = { term: string; onSearch: (term: string) => void };

const DEBOUNCE_MS = 100;

/** With a modifier: a single character would be set off by dictation, and by letters meant for elsewhere (WCAG 2.1.4). */
const SHORTCUT = searchShortcut(navigator);

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
    const focusOnShortcut = (event: KeyboardEvent) => {
      if (!SHORTCUT.isPressed(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
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
      shortcut={SHORTCUT}
      value={typed}
      onChange={type}
      onClear={clear}
    />
  );
}
