import type { Query } from '../../message/query.ts';
import { type Draft, notUnderstoodSentence } from '../draft.ts';

const IS_A_QUESTION = /^(?:how (?:many|much|long|often)|which|what|whats|is|are|does|do|can) /u;
/** If one part is answered, a part that asks nothing understandable is named as not understood instead of being asked back. */
export function withoutAsideDrafts(drafts: readonly Draft[], queries: readonly Query[]): readonly Draft[] {
  const isAnswered = drafts.some(({ kind = 'answer' }) => kind === 'answer');
  return drafts.flatMap((draft, at) => {
    const query = queries[at];
    const isAside =
      isAnswered &&
      query !== undefined &&
      ((draft.kind === 'unknown' && draft.intent === 'outOfScope') ||
        ((draft.kind === 'unknown' || draft.kind === 'question') &&
          query.products.length + query.nutrients.length === 0 &&
          (query.topics.length === 0 || query.hasOnlyWeakTopics) &&
          query.unresolvedName === null));
    if (!isAside) return [draft];
    const words = [...query.unknownWords, ...query.unusedWords];
    // A complete question is named as a whole, to show that not everything was answered.
    const isRead = query.criteria.length + query.amounts.length > 0;
    const isNotUnderstood =
      words.length === 0
        ? isRead || IS_A_QUESTION.test(query.text)
        : !isRead && IS_A_QUESTION.test(query.text);
    const notUnderstood =
      isNotUnderstood || (words.length === 0 && query.order !== null) ? [query.text] : words;
    return notUnderstood.length === 0
      ? []
      : [{ intent: draft.intent, content: [notUnderstoodSentence(notUnderstood)] }];
  });
}
