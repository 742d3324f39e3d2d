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
      <div className={styles.sheet}>
        <MapPinOff className={styles.icon} />
        <p>{pageNotFoundWords.text}</p>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {pageNotFoundWords.home}
        </Link>
      </div>
    </Page>
  );
}
