import { recipeCardWords as say } from '@dietetic/content';
import { FIRST_BIRTHDAY_MONTHS, HANG_LIMIT_HOURS } from '@dietetic/clinical';
import { durationText, type RecipeTexts } from '@dietetic/regimen';

/** One step of making up a powder; `scoops` are drawn under it. */
export type RecipeStep = { title: string; lines: string[]; scoops: number | null };

const step = (title: string, lines: string[] = [], scoops: number | null = null): RecipeStep => ({
  title,
  lines,
  scoops,
});

/** What is done, in its order. The figures are those of the recipe screen, letter for letter. */
export function recipeSteps(
  texts: RecipeTexts,
  powder: string,
  ageMonths: number | null,
  /** Whether it may hang in a feeding set: not where a plan gives all of it by syringe. */
  mayHang = true,
): RecipeStep[] {
  const who = ageMonths === null || ageMonths < FIRST_BIRTHDAY_MONTHS ? 'infant' : 'other';
  return [
    step(say.wash[who]),
    step(texts.water === null ? say.takeWater : say.measureWater(texts.water), [say.waterOf[who]]),
    step(
      texts.scoops === null ? say.weigh(texts.grams, powder) : say.addScoops(texts.scoops),
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
    step([say.keep, ...(mayHang ? [say.hangs(durationText(HANG_LIMIT_HOURS.reconstituted))] : [])].join(' ')),
  ];
}

/** Above the label's own strength a card says whose it is. */
const stronger = ({ isStronger, strength, standardStrength }: RecipeTexts): string[] =>
  isStronger && standardStrength !== null ? [say.stronger(strength, standardStrength)] : [];
