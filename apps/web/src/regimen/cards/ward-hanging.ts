import type { Product } from '@dietetic/catalogue';
import { feedPlanWords as words, wardCardWords as say } from '@dietetic/content';
import { type FeedPlanResult, hangingLines } from '@dietetic/regimen';

/**
 * What hangs and what is ordered, as the plan says it; but of a pack that would run longer than it may hang, when it is
 * changed comes first: "hangs for 40 h, limit 24 h" reads as if it might.
 */
export function wardHanging(result: FeedPlanResult, products: readonly Product[]): string[] {
  const changed = new Map(
    result.sessions
      .filter(({ hung }) => hung.isBeyondLimit)
      .flatMap((one) => {
        const alone = { ...result, sessions: [one], packs: [], discardMl: null };
        const [usual] = hangingLines(alone, products, words);
        const [changeFirst] = hangingLines(alone, products, { ...words, hangsFor: say.changeAt });
        return usual === undefined || changeFirst === undefined ? [] : [[usual, changeFirst] as const];
      }),
  );
  return hangingLines(result, products, words).map((line) => changed.get(line) ?? line);
}
