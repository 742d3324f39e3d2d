import { regimenWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button/button.tsx';

/** Energy, protein and fluid are optional: straight on to the products (B-08). */
export function SkipLink() {
  return (
    <Link to="/regimen/products" className={buttonClass({ variant: 'quiet' })}>
      {regimenWords.skipToProducts}
    </Link>
  );
}
