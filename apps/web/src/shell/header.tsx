import { navigationWords, SITE, SITE_MARK } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import { CountrySelect } from './country-select.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SavedProducts } from './saved-products.tsx';

export function Header() {
  return (
    <header className={`on-sheet line-below ${styles.header}`} data-off-paper>
      <div className={`flex gap-4 centre ${styles.row}`}>
        <Link
          to="/"
          className={`row ink no-underline ${styles.brand}`}
          aria-label={`${SITE.provider.name}, ${navigationWords.home}`}
        >
          <BrandMark mark={SITE_MARK} className={styles.mark} />
          <span>
            <b>{SITE.provider.shortName}</b>
            <span className={`block soft tick ${styles.division}`}>{SITE.provider.division}</span>
          </span>
        </Link>
        <nav className={styles.nav} aria-label={navigationWords.label}>
          <Link to="/regimen">{navigationWords.regimen}</Link>
          <Link to="/products">{navigationWords.products}</Link>
          <Link to="/resources">{navigationWords.resources}</Link>
          <Link to="/support">{navigationWords.support}</Link>
        </nav>
        <PaletteButton />
        <div className={`row gap-1 ${styles.tools}`}>
          <SavedProducts className={`${styles.tool} ${styles.wideOnly} ${styles.saved}`} />
          <CountrySelect />
          <Link to="/sim" className={`${styles.tool} ${styles.wideOnly}`}>
            <MessageSquareText aria-hidden="true" />
            {navigationWords.sim}
          </Link>
          <MainMenu />
        </div>
      </div>
    </header>
  );
}
