import { feedPlanWords } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import { type FeedPlanChange, feedPlanChanges, type RegimenState } from '@dietetic/regimen';

const say = feedPlanWords.changed;

/** What has changed since a plan was made, a sentence each; of the products in `said` nothing. */
export function changesSince(
  regimen: RegimenState,
  said: readonly string[],
  nameOf: (id: string) => string,
): string[] {
  const changes = feedPlanChanges(regimen);
  if (changes.length === 0) return [feedPlanWords.outOfDateUnknown];
  return changes
    .filter((change) => !('product' in change && said.includes(change.product)))
    .map((change) => sentence(change, nameOf));
}

const amount = (value: number, unit: string) => formatQuantity('amount', value, { unit }).text;

function sentence(change: FeedPlanChange, nameOf: (id: string) => string): string {
  switch (change.kind) {
    case 'patient':
      return say.patient([...new Set(change.keys.map((key) => say.key[key]))]);
    case 'scope':
      return say.scope;
    case 'removed':
      return say.removed(nameOf(change.product));
    case 'added':
      return say.added(nameOf(change.product), amount(change.now, change.unit));
    case 'amount':
      return say.amount(
        nameOf(change.product),
        amount(change.was, change.unit),
        amount(change.now, change.unit),
      );
    case 'recipe':
      return say.recipe[change.what];
  }
}
