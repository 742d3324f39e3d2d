import type { NavigationItem } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { fieldText } from '@dietetic/content';
import type { Step, StepLink } from '#ui/step-list/step.ts';

/** The steps as they are listed, numbered, without the screen that is only passed through. */
export function listedSteps(items: readonly NavigationItem[], currentId?: string): Step[] {
  return items
    .filter((item) => !item.hidden)
    .map((item, index) => ({
      id: item.id,
      number: index + 1,
      title: fieldText(item.navigation_title),
      detail: detailOf(item, items),
      state: item.disabled ? 'locked' : item.done ? 'done' : 'todo',
      current: item.id === currentId,
    }));
}

function detailOf(item: NavigationItem, items: readonly NavigationItem[]): string {
  if (item.disabled) {
    const before = items.find((other) => other.id === item.dependant);
    return before ? `After ${fieldText(before.navigation_title).toLowerCase()}` : 'Not yet open';
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
