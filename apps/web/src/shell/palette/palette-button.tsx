import { paletteWords as say } from '@dietetic/content';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { searchShortcut } from '#platform/search-shortcut.ts';
import styles from './palette-button.module.css';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

/** With a modifier: a single character would be set off by dictation, and by letters meant for elsewhere (WCAG 2.1.4). */
const here = () => searchShortcut(navigator);
/** The page that comes from the server knows no keyboard yet. */
const nowhere = { shown: '', spoken: undefined, isPressed: () => false };
const shortcut = { current: undefined as ReturnType<typeof here> | undefined };
const never = () => () => {};

/** Opens the palette, from its button or from anywhere by its keys. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const keys = useSyncExternalStore<ReturnType<typeof here> | typeof nowhere>(
    never,
    () => (shortcut.current ??= here()),
    () => nowhere,
  );

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!keys.isPressed(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [keys]);

  return (
    <>
      <button
        type="button"
        className={`hover-well ${styles.button}`}
        aria-keyshortcuts={keys.spoken}
        aria-haspopup="dialog"
        aria-label={say.open}
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={`shrinks grows nowrap clips ${styles.label}`}>{say.openShort}</span>
        <kbd className={`rigid round-1 edged ${styles.keys}`} aria-hidden="true">
          {keys.shown}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
