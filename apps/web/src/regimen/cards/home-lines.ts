import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';
import { homePlanWords as say } from '@dietetic/content';
import { type FeedPlan, isAllByMouth, isByMouth, isBySyringe, usesPump } from '@dietetic/regimen';

/** From 16 years on people decide on their own care in both countries; a plan is then theirs to read. */
const READS_IT_FROM_MONTHS = 192;

/** Whom a home plan speaks to. */
export const whose = (ageMonths: number | null): keyof typeof say.of => {
  if (ageMonths === null || ageMonths >= READS_IT_FROM_MONTHS) return 'you';
  return ageMonths < FIRST_BIRTHDAY_MONTHS ? 'baby' : 'child';
};

/** What a home plan says of every day: to whoever feeds, and of the things this plan uses alone. */
export function homeLines({ sessions }: Pick<FeedPlan, 'sessions'>, ageMonths: number | null) {
  const { title, sick, position, positionByMouth, neverForced, drinksLess, breathing, bottles } =
    say.of[whose(ageMonths)];
  const byMouth = sessions.some(isByMouth);
  const byTube = !isAllByMouth({ sessions });
  const byPump = usesPump(sessions);
  const bySyringe = sessions.some(isBySyringe);
  return {
    title,
    needs: [
      ...(byPump ? [say.givingSet] : []),
      ...(bySyringe ? [say.syringes] : []),
      ...(byMouth ? [bottles] : []),
    ],
    safe: [
      say.washHands,
      ...(byTube ? [say.checkTube] : []),
      ...(byPump ? [say.neverTopUp] : []),
      ...(bySyringe ? [say.slowly] : []),
      ...(byTube ? [say.whichWater, position] : []),
      ...(byMouth
        ? [positionByMouth, ...(neverForced === undefined ? [] : [neverForced]), say.leftInBottle]
        : []),
    ],
    when: [
      sick,
      ...(byTube ? [say.blocked] : []),
      ...(byPump ? [say.missedByPump] : []),
      ...(bySyringe ? [say.missedBySyringe] : []),
      ...(byMouth ? [drinksLess] : []),
      breathing,
    ],
  };
}
