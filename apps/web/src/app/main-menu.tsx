import { navigationWords, notificationWords, saveAppWords, supportWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  BookOpenText,
  ClipboardList,
  Download,
  FileDown,
  LifeBuoy,
  ListFilter,
  MapPin,
  Menu,
  MessageCircleQuestionMark,
  MessageSquareText,
  Phone,
  ShieldCheck,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openAssistant } from '#state/assistant.ts';
import styles from './header.module.css';

/** Every part of the app in one list; closes on a choice, on Escape and on a press outside it. */
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

  const close = () => setIsOpen(false);
  return (
    <div
      className={styles.menu}
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
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X /> : <Menu />}
      </button>
      {isOpen && (
        <nav id="main-menu" className={styles.menuPanel} aria-label={navigationWords.menu}>
          <div className={styles.menuGroup}>
            <Link to="/regimen" onClick={close}>
              <ClipboardList />
              {navigationWords.regimen}
            </Link>
            <Link to="/products" onClick={close}>
              <ListFilter />
              {navigationWords.products}
            </Link>
            <Link to="/resources" onClick={close}>
              <FileDown />
              {navigationWords.resources}
            </Link>
            <button
              type="button"
              onClick={() => {
                close();
                openAssistant();
              }}
            >
              <MessageSquareText />
              {navigationWords.sim}
            </button>
          </div>
          <div className={styles.menuGroup}>
            <Link to="/support" activeOptions={{ exact: true }} onClick={close}>
              <LifeBuoy />
              {navigationWords.support}
            </Link>
            <Link to="/support/faqs" onClick={close}>
              <MessageCircleQuestionMark />
              {supportWords.faqs}
            </Link>
            <Link to="/support/contact-us" onClick={close}>
              <Phone />
              {supportWords.contact}
            </Link>
            <Link to="/support/notifications" onClick={close}>
              <Bell />
              {notificationWords.title}
            </Link>
            <Link to="/support/save-app" onClick={close}>
              <Download />
              {saveAppWords.title}
            </Link>
            <Link to="/support/region" onClick={close}>
              <MapPin />
              {supportWords.region}
            </Link>
            <Link to="/support/terms-and-conditions" onClick={close}>
              <BookOpenText />
              {supportWords.terms}
            </Link>
            <Link to="/support/privacy" onClick={close}>
              <ShieldCheck />
              {supportWords.privacy}
            </Link>
          </div>
        </nav>
      )}
    </div>
  );
}
