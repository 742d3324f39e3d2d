import { pageNotFoundWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import styles from './not-found.module.css';

/** Any address that is no screen. */
export default function NotFoundScreen() {
  return (
    <Page title={pageNotFoundWords.title}>
      <div className={`grid gap-4 card ${styles.sheet}`}>
        <MapPinOff className={styles.icon} />
        <p>{pageNotFoundWords.text}</p>
        <p>{pageNotFoundWords.why}</p>
        <nav aria-label={pageNotFoundWords.where} className="flex wrap gap-2">
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {pageNotFoundWords.home}
          </Link>
          {(['products', 'regimen', 'support'] as const).map((area) => (
            <Link key={area} to={`/${area}`} className={buttonClass({ variant: 'secondary' })}>
              {pageNotFoundWords[area]}
            </Link>
          ))}
        </nav>
      </div>
    </Page>
  );
}
