import { feedPlanBasis, SUBJECT_KEYS } from './feed-plan-of-regimen.ts';
import { tryParseJson } from './parse-json.ts';
import type { RegimenState } from './regimen-state.ts';
import type { SelectedProduct } from './values.ts';

type Unit = SelectedProduct['volumeUnit'];

/** What is another since a plan was made. */
export type FeedPlanChange =
  | { kind: 'patient'; keys: (typeof SUBJECT_KEYS)[number][] }
  | { kind: 'scope' }
  | { kind: 'removed'; product: string }
  | { kind: 'added'; product: string; now: number; unit: Unit }
  | { kind: 'amount'; product: string; was: number; now: number; unit: Unit }
  | { kind: 'recipe'; what: 'added' | 'changed' | 'removed' };

/** Empty where nothing is, and where what the plan was made for cannot be read. */
export function feedPlanChanges(state: RegimenState): FeedPlanChange[] {
  const before = state.feedPlan === undefined ? null : readSubject(state.feedPlan.madeFor);
  if (before === null) return [];
  const [values, scope, products, recipe] = before;
  const now = feedPlanBasis(state);
  const keys = SUBJECT_KEYS.filter((_, index) => isOther(values[index], now[0][index]));
  const removed = products.filter(([id]) => !now[2].some(([other]) => other === id));
  return [
    ...(keys.length === 0 ? [] : [{ kind: 'patient' as const, keys }]),
    ...(isOther(scope, now[1]) ? [{ kind: 'scope' as const }] : []),
    ...removed.map(([product]) => ({ kind: 'removed' as const, product })),
    ...now[2].flatMap(([product, amount, unit]): FeedPlanChange[] => {
      const was = products.find(([id]) => id === product);
      if (was === undefined) return [{ kind: 'added', product, now: amount, unit }];
      return was[1] === amount ? [] : [{ kind: 'amount', product, was: was[1], now: amount, unit }];
    }),
    ...(isOther(recipe, now[3]) ? [recipeChange(recipe, now[3])] : []),
  ];
}

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const recipeChange = (before: unknown, now: unknown): FeedPlanChange => ({
  kind: 'recipe',
  what: before === null ? 'added' : now === null ? 'removed' : 'changed',
});

type Subject = [unknown[], unknown[], [string, number, Unit][], unknown];

/** Written by another build of the app it may be anything. */
function readSubject(madeFor: string): Subject | null {
  const read = tryParseJson(madeFor);
  const isSubject =
    Array.isArray(read) && read.length === 4 && read.slice(0, 3).every((part) => Array.isArray(part));
  return isSubject ? (read as Subject) : null;
}
