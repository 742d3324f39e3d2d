import { loginWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import styles from './not-found.module.css';

/** The address exists, but nothing in the app asks anyone to sign in. */
export default function LoginScreen() {
  return (
    <Page title={loginWords.title}>
      <div className={`grid gap-4 card ${styles.sheet}`}>
        <p>{loginWords.text}</p>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {loginWords.action}
        </Link>
      </div>
    </Page>
  );
}
