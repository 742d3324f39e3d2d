import { regimenWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './skip-link.module.css';

/** Energy, protein and fluid are optional: straight on to the products (B-08). */
export function SkipLink() {
  return (
    <Link to="/regimen/products" className={classNames(buttonClass({ variant: 'quiet' }), styles.skip)}>
      {regimenWords.skipToProducts}
    </Link>
  );
}
