import { navigationWords, PROVIDER } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import { openAssistant } from '#state/assistant.ts';
import { CountrySelect } from './country-select.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { SavedProducts } from './saved-products.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={`${PROVIDER.name}, ${navigationWords.home}`}>
          <BrandMark className={styles.mark} />
          <span>
            <b>{PROVIDER.shortName}</b>
            <span className={styles.division}>{PROVIDER.division}</span>
          </span>
        </Link>
        <nav className={styles.nav} aria-label={navigationWords.label}>
          <Link to="/regimen">{navigationWords.regimen}</Link>
          <Link to="/products">{navigationWords.products}</Link>
          <Link to="/resources">{navigationWords.resources}</Link>
          <Link to="/support">{navigationWords.support}</Link>
        </nav>
        <div className={styles.tools}>
          <SavedProducts className={`${styles.tool} ${styles.wideOnly} ${styles.saved}`} />
          <CountrySelect />
          <button
            type="button"
            className={`${styles.tool} ${styles.wideOnly}`}
            onClick={() => openAssistant()}
          >
            <MessageSquareText aria-hidden="true" />
            {navigationWords.sim}
          </button>
          <MainMenu />
        </div>
      </div>
    </header>
  );
}
