import type { Query } from '../../message/query.ts';
import { type Draft, notTakenIn } from '../draft.ts';

const IS_ASKED = /^(?:how (?:many|much|long|often)|which|what|whats|is|are|does|do|can) /u;
/** Beside a part that is answered, one that asks nothing that is understood is named and not asked back. */
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
          (query.topics.length === 0 || query.isWeak) &&
          query.unclear === null));
    if (!isAside) return [draft];
    const words = [...query.unknown, ...query.leftOver];
    // A question of its own is named whole: what is answered is not all that was asked.
    const isRead = query.criteria.length + query.amounts.length > 0;
    const isWhole =
      words.length === 0 ? isRead || IS_ASKED.test(query.text) : !isRead && IS_ASKED.test(query.text);
    const left = isWhole || (words.length === 0 && query.order !== null) ? [query.text] : words;
    return left.length === 0 ? [] : [{ intent: draft.intent, say: [notTakenIn(left)] }];
  });
}
