import type { Product } from '@dietetic/catalogue';
import { recipeCardWords as say } from '@dietetic/content';
import { FIRST_BIRTHDAY_MONTHS, HANG_LIMIT_HOURS } from '@dietetic/clinical';
import {
  durationText,
  type FeedPlan,
  isBolus,
  type RecipeTexts,
  type RegimenValues,
  usesPump,
} from '@dietetic/regimen';

/** One step of making up a powder; `scoops` are drawn under it. */
export type RecipeStep = { title: string; lines: string[]; scoops: number | null };

const step = (title: string, lines: string[] = [], scoops: number | null = null): RecipeStep => ({
  title,
  lines,
  scoops,
});

/** In a feeding set, or drunk and by syringe; `either` where it is both, or nobody has said. */
export type HowGiven = 'hung' | 'byHand' | 'either';

/** How a powder is given, as far as plan and entries say. A plan that does not feed it leaves it to be drunk. */
export function howGiven(
  powder: string,
  plan: Pick<FeedPlan, 'sessions'> | undefined,
  { PC_TYPE_OF_FEED: route }: Pick<RegimenValues, 'PC_TYPE_OF_FEED'>,
): HowGiven {
  const sessions = plan?.sessions ?? [];
  const fed = sessions.filter(({ product }) => product === powder);
  if (fed.length === 0) return route === 'oral' || sessions.length > 0 ? 'byHand' : 'either';
  if (!usesPump(fed)) return 'byHand';
  return fed.some(isBolus) ? 'either' : 'hung';
}

const limit = durationText(HANG_LIMIT_HOURS.reconstituted);
const HANGS: Record<HowGiven, string[]> = {
  hung: [say.hangs(limit)],
  byHand: [],
  either: [say.hangsIfAny(limit)],
};

/** The label's own sentence on when what is left of a feed is thrown away; none where it has none. */
const leftOver = ({ storage, directionsForUse }: Pick<Product, 'storage' | 'directionsForUse'>): string[] =>
  [storage, directionsForUse]
    .flatMap((text) => text.split(/\n|(?<=\.)\s+/u))
    .filter((sentence) => THROWN_AWAY.test(sentence))
    .slice(0, 1);
const THROWN_AWAY = /\b(?:throw away|discard)\b.*\bhours?\b/iu;

/** What is done, in its order. The figures are those of the recipe screen, letter for letter. */
export function recipeSteps(
  texts: RecipeTexts,
  powder: Pick<Product, 'name' | 'storage' | 'directionsForUse'>,
  ageMonths: number | null,
  given: HowGiven,
): RecipeStep[] {
  const who = ageMonths === null || ageMonths < FIRST_BIRTHDAY_MONTHS ? 'infant' : 'other';
  return [
    step(say.wash[who]),
    step(texts.water === null ? say.takeWater : say.measureWater(texts.water), [say.waterOf[who]]),
    step(
      texts.scoops === null ? say.weigh(texts.grams, powder.name) : say.addScoops(texts.scoops),
      [
        ...(texts.scoops === null || texts.scoopGrams === null ? [] : [say.thisTin(texts.scoopGrams)]),
        ...stronger(texts),
      ],
      texts.scoopCount,
    ),
    ...texts.modules.map(({ name, amount, isExtraRoom }) =>
      step(
        amount.endsWith('ml') ? say.measure(amount, name) : say.weigh(amount, name),
        isExtraRoom && texts.water !== null ? [say.extraRoom(texts.finalVolume)] : [],
      ),
    ),
    ...(texts.water === null ? [step(say.makeUp(texts.finalVolume))] : []),
    step(say.mix[who]),
    step(say.keep, [...(given === 'hung' ? [] : leftOver(powder)), ...HANGS[given]]),
  ];
}

/** Above the label's own strength a card says whose it is. */
const stronger = ({ isStronger, strength, standardStrength }: RecipeTexts): string[] =>
  isStronger && standardStrength !== null ? [say.stronger(strength, standardStrength)] : [];
