import type { Query } from '../reading/query.ts';

/** "Is it", "does it come": asked for a yes or a no. */
export const ASKS_WHETHER =
  /(?:^|, )(?:(?:so|and|but|ok|hi|hello|please|also|then|quick one) )*(?:is|isnt|are|arent|does|doesnt|do|did|has|have|can|could|would|will|may|should|must)\b|\bor not\b|\b(?:allowed|ok|approved)$/u;
const TURNED =
  /\b(?:not (?!approved|marked)|isnt|arent|doesnt|un\w+able|unlicensed|unsold|no longer)\b(?<!or not)/u;
/** Yes or no before a sentence, where one was asked for and nothing in the question turns it round. */
export const yesOrNo = ({ text }: Query, is: boolean, sentence: string): string =>
  ASKS_WHETHER.test(text) && !TURNED.test(text) ? `${is ? 'Yes' : 'No'}, ${sentence}` : sentence;
