import type { Product } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';
import { homePlanWords as say } from '@dietetic/content';
import {
  type FeedPlan,
  type FeedPlanResult,
  isAllByMouth,
  isBolus,
  isByMouth,
  isBySyringe,
  mlText,
  pouredFeeds,
  usesPump,
} from '@dietetic/regimen';

/** From 16 years on people decide on their own care in both countries; a plan is then theirs to read. */
const READS_IT_FROM_MONTHS = 192;

/** Whom a home plan speaks to. */
export const whose = (ageMonths: number | null): keyof typeof say.of => {
  if (ageMonths === null || ageMonths >= READS_IT_FROM_MONTHS) return 'you';
  return ageMonths < FIRST_BIRTHDAY_MONTHS ? 'baby' : 'child';
};

/** What a home plan says of every day: to whoever feeds, and of the things this plan uses alone. */
export function homeLines(
  { sessions: results, flushMl }: Pick<FeedPlanResult, 'sessions' | 'flushMl'>,
  ageMonths: number | null,
  products: readonly Product[],
) {
  const sessions = results.map(({ session }) => session);
  const words = say.of[whose(ageMonths)];
  const { title, sick, position, positionByMouth, neverForced, drinksLess, breathing } = words;
  const byMouth = sessions.some(isByMouth);
  const byTube = !isAllByMouth({ sessions });
  const byPump = usesPump(sessions);
  const bySyringe = sessions.some(isBySyringe);
  // What is poured into a container is poured into a clean one each time.
  const filled = results
    .filter(({ session, hung }) => !isBolus(session) && hung.container !== 'rth')
    .reduce((total, { hung }) => total + hung.hangs, 0);
  // "Each feed" would be those of both ways.
  const both = byMouth && byTube;
  const { poured, isAll } = pouredFeeds(results, products);
  return {
    title,
    needs: [
      ...(byPump ? [say.givingSet] : []),
      ...(filled === 0 ? [] : [say.containers(filled)]),
      ...(bySyringe ? [both ? say.syringesBesideDrinks : say.syringes] : []),
      ...(flushMl > 0 ? [(bySyringe ? say.waterADay : say.waterAndSyringe)(mlText(flushMl))] : []),
      ...(isAll
        ? byMouth
          ? [both ? words.bottlesBesideTube : words.bottles]
          : []
        : poured.map((feed) => words.bottlesOf(feed))),
    ],
    safe: [
      say.washHands,
      ...(byTube ? [both ? say.checkTubeBesideDrinks : say.checkTube] : []),
      ...(byPump ? [say.neverTopUp] : []),
      ...(bySyringe ? [both ? say.slowlyBesideDrinks : say.slowly] : []),
      ...(byTube ? [say.whichWater, position] : []),
      ...(byMouth
        ? [
            positionByMouth,
            ...(neverForced === undefined ? [] : [neverForced]),
            ...(isAll
              ? [both ? say.leftInBottleBesideTube : say.leftInBottle]
              : poured.map((feed) => say.leftInBottleOf(feed))),
          ]
        : []),
    ],
    when: [
      sick,
      ...(byTube ? [say.blocked] : []),
      ...(byPump ? [say.missedByPump] : []),
      ...(bySyringe ? [say.missedBySyringe] : []),
      ...(byMouth ? [[drinksLess, ...notStronger(sessions, products)].join(' ')] : []),
      breathing,
    ],
  };
}

/** Of the powders that are drunk, by name where something else is drunk that is ready to use. */
function notStronger(
  sessions: FeedPlan['sessions'],
  products: readonly Pick<Product, 'id' | 'name' | 'basis'>[],
): string[] {
  const drunk = new Set(sessions.filter(isByMouth).map(({ product }) => product));
  const powders = products.filter(({ id, basis }) => basis === 'g' && drunk.has(id));
  if (powders.length === 0) return [];
  return powders.length === drunk.size
    ? [say.notStronger]
    : powders.map(({ name }) => say.notStrongerOf(name));
}
