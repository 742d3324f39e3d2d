import { navigationWords } from '@dietetic/content';
import { Menu, X } from 'lucide-react';
import { closeOnBack } from '#ui/dialog/close-on-back.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './header.module.css';

const loadPanel = () => import('./main-menu-panel.tsx');
const MainMenuPanel = lazy(loadPanel);

/** Opens the list of everything; closes on a choice, on Escape and on a press outside it. */
export function MainMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  useEffect(() => (isOpen ? closeOnBack(() => setIsOpen(false)) : undefined), [isOpen]);

  const close = () => setIsOpen(false);
  return (
    <div
      className="relative"
      ref={menu}
      onBlur={(event) => {
        if (event.relatedTarget && !menu.current?.contains(event.relatedTarget)) close();
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.tool}
        aria-label={navigationWords.menu}
        aria-expanded={isOpen}
        aria-controls="main-menu"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X /> : <Menu />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MainMenuPanel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
