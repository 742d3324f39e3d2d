import type { Country } from '@dietetic/catalogue';
import type { NavigationItem } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { fieldText, stepScreenWords } from '@dietetic/content';
import { useCountry } from '#session/session.ts';
import type { Step, StepLink } from '#ui/step-list/step.ts';

/** The steps as they are listed, numbered, without the screen that is only passed through. */
export function useListedSteps(items: readonly NavigationItem[], currentId?: string): Step[] {
  const country = useCountry();
  return items.map((item, index) => ({
    id: item.id,
    number: index + 1,
    title: fieldText(item.navigation_title, country),
    detail: detailOf(item, items, country),
    state: item.disabled ? 'locked' : item.done ? 'done' : 'todo',
    current: item.id === currentId,
  }));
}

function detailOf(
  item: NavigationItem,
  items: readonly NavigationItem[],
  country: Country | undefined,
): string {
  if (item.disabled) {
    const before = items.find((other) => other.id === item.dependant);
    return before
      ? stepScreenWords.after(fieldText(before.navigation_title, country))
      : stepScreenWords.notYetOpen;
  }
  if (item.done) return 'Done';
  return item.optional ? 'Optional' : 'Required';
}

/** Draws the router's link to a step; a locked step never gets here. */
export function stepLink(items: readonly NavigationItem[]) {
  return (step: Step, link: StepLink) => {
    const item = items.find((candidate) => candidate.id === step.id);
    return (
      <Link to={item?.url ?? '/regimen'} className={link.className} aria-current={link['aria-current']}>
        {link.children}
      </Link>
    );
  };
}
