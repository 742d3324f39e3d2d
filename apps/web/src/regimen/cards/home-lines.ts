import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';
import { homePlanWords as say } from '@dietetic/content';
import { type FeedPlan, isBySyringe, usesPump } from '@dietetic/regimen';

/** From 16 years on people decide on their own care in both countries; a plan is then theirs to read. */
const READS_IT_FROM_MONTHS = 192;

const whose = (ageMonths: number | null): keyof typeof say.of => {
  if (ageMonths === null || ageMonths >= READS_IT_FROM_MONTHS) return 'you';
  return ageMonths < FIRST_BIRTHDAY_MONTHS ? 'baby' : 'child';
};

/** What a home plan says of every day: to whoever feeds, and of the things this plan uses alone. */
export function homeLines({ sessions }: Pick<FeedPlan, 'sessions'>, ageMonths: number | null) {
  const { title, sick, position, breathing } = say.of[whose(ageMonths)];
  const byPump = usesPump(sessions);
  const bySyringe = sessions.some(isBySyringe);
  return {
    title,
    needs: [...(byPump ? [say.givingSet] : []), ...(bySyringe ? [say.syringes] : [])],
    safe: [
      say.washHands,
      say.checkTube,
      ...(byPump ? [say.neverTopUp] : []),
      ...(bySyringe ? [say.slowly] : []),
      say.whichWater,
      position,
    ],
    when: [
      sick,
      say.blocked,
      ...(byPump ? [say.missedByPump] : []),
      ...(bySyringe ? [say.missedBySyringe] : []),
      breathing,
    ],
  };
}
