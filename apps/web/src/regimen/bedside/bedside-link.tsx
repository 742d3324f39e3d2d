import { bedsideWords as say } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useRegimen } from '#session/regimen.ts';
import { buttonClass } from '#ui/button/button.tsx';

/** On from a finished regimen; nothing while there is no product to plan. */
export function BedsideLink() {
  const { products } = useRegimen();
  if (products.length === 0) return null;
  return (
    <Link to="/regimen/feed-plan" className={buttonClass({ variant: 'secondary' })}>
      <CalendarClock />
      <span data-word="">{say.feedPlan}</span>
    </Link>
  );
}
