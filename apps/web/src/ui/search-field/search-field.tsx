import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onClear?: () => void;
  onEnter?: () => void;
  placeholder?: string;
  clearLabel?: string;
  /** The keys that bring one here: shown while the field is empty, and told to assistive technology. */
  shortcut?: { shown: string; spoken: string };
};

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onClear,
    onEnter,
    placeholder,
    clearLabel = 'Clear search',
    shortcut,
  } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    onClear?.();
    box.current?.focus();
  }

  return (
    <search className={`row shrinks grows on-sheet round-1 edged ringed ${styles.search}`}>
      <label htmlFor={id}>
        <Hidden>{label}</Hidden>
        <Search className={styles.icon} />
      </label>
      <input
        id={id}
        ref={box}
        className={`shrinks grows no-border see-through ${styles.input}`}
        // "search" would add the browser's own clear button, which has no name and 16 px.
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-keyshortcuts={shortcut?.spoken}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
          // Where the focus goes to a button at once, the same key would press it.
          event.preventDefault();
          onEnter();
        }}
      />
      {value && (
        <button
          type="button"
          className={`grid rigid bare hover-well ${styles.clear}`}
          aria-label={clearLabel}
          onClick={clear}
        >
          <X />
        </button>
      )}
      {!value && shortcut && (
        <kbd className={`soft round-1 edged ${styles.shortcut}`} aria-hidden="true">
          {shortcut.shown}
        </kbd>
      )}
    </search>
  );
}
