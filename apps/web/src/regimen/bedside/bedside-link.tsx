import { bedsideWords as say } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { CalendarClock, FlaskConical } from 'lucide-react';
import { useCatalogue } from '#session/catalogue.ts';
import { useRegimen } from '#session/regimen.ts';
import { buttonClass } from '#ui/button/button.tsx';

/** On from a finished regimen; nothing while there is no product to plan, and a recipe only of a powdered feed. */
export function BedsideLink() {
  const { products } = useRegimen();
  const { products: catalogue } = useCatalogue();
  if (products.length === 0) return null;
  const isMadeUp = catalogue.some(
    ({ id, basis, dilution }) =>
      basis === 'g' && dilution !== null && products.some((chosen) => chosen.id === id),
  );
  return (
    <>
      <Link to="/regimen/feed-plan" className={buttonClass({ variant: 'secondary' })}>
        <CalendarClock />
        <span data-word="">{say.feedPlan}</span>
      </Link>
      {isMadeUp && (
        <Link to="/regimen/recipe" className={buttonClass({ variant: 'secondary' })}>
          <FlaskConical />
          <span data-word="">{say.recipe}</span>
        </Link>
      )}
    </>
  );
}
