import { ADULT_FROM_MONTHS, formatNumber, formatQuantity } from '@dietetic/clinical';
import { withUnit } from '../checks/figures.ts';
import type { KnownTotal } from '../checks/infant-volume.ts';
import { NOT_STATED } from '../recipe/recipe-rows.ts';
import type { FeedPlanResult } from './calculate-feed-plan.ts';
import { isAllByMouth, isByMouth } from './feed-plan.ts';
import type { PlanAndRecipe } from './plan-and-recipe.ts';
import type { PlanLineWords } from './plan-lines.ts';

type Total = { number: string; isComplete: boolean };
export type FluidLines = {
  freeWater: Total;
  volume: Total;
  /** "Need 1,740 ml/day (default, not chosen)"; null without one. */
  need: string | null;
  /** How the basis stands to the need, beside it; null without one. */
  standing: { kind: 'under' | 'over' | 'within' | 'unknown' | 'none'; text: string } | null;
  /** The same where the need does not stand beside it: "910 ml under the need (default, not chosen)". */
  standingAlone: string | null;
  /** ml/kg a day by volume and of each bolus, under 18 years. */
  perKg: string | null;
  parts: string;
};

/** Energy and protein of the feeds as they are delivered; "not stated" where no part of it is known. */
export const deliveredFeedText = (
  { energyKcal, proteinG }: FeedPlanResult,
  say: Pick<PlanLineWords, 'feedGives'>,
): string =>
  say.feedGives(
    knownText(energyKcal, formatQuantity('energy', energyKcal.value).text),
    knownText(proteinG, formatQuantity('protein', proteinG.value).text),
  );

const knownText = (total: KnownTotal, text: string): string =>
  !total.complete && total.value === 0 ? NOT_STATED : atLeast(total, text);

const atLeast = ({ complete }: KnownTotal, text: string): string => (complete ? text : `at least ${text}`);

const totalOf = ({ value, complete }: KnownTotal): Total => ({
  number: volume(value).number,
  isComplete: complete,
});

const volume = (value: number) => formatQuantity('volume', value);

/** The fluid of a plan as screens, cards and report write it. */
export function fluidLines(
  { intakeMl, deliveredMl, shortMl, feedWaterMl, flushMl, beside, sessions }: FeedPlanResult,
  {
    ageMonths,
    weightKg,
    fluidNeedMl,
    isFluidNeedDefault,
    isFluidOnActualWeight,
    isFluidLimit,
    isFluidRestricted,
  }: PlanAndRecipe['patient'],
  say: PlanLineWords,
): FluidLines {
  const feed = knownText(feedWaterMl, volume(feedWaterMl.value).text);
  const marked = (text: string) => (isFluidNeedDefault ? say.byDefault(text) : text);
  const isChild = ageMonths !== null && ageMonths < ADULT_FROM_MONTHS;
  const isTubeless = isAllByMouth({ sessions: sessions.map(({ session }) => session) });
  const eachPerKg = (isDrunk: boolean): string[] => [
    ...new Set(
      sessions.flatMap((one) =>
        'bolus' in one && one.mlPerKgBolus !== null && isByMouth(one.session) === isDrunk
          ? [withUnit(formatNumber(one.mlPerKgBolus, 1), 'ml/kg')]
          : [],
      ),
    ),
  ];
  const [boluses, drinks] = [eachPerKg(false), eachPerKg(true)];
  const besideWater = beside && knownText(beside.waterMl, volume(beside.waterMl.value).text);
  const stands =
    shortMl === null
      ? null
      : isFluidLimit && fluidNeedMl !== null && Math.round(shortMl.value) > 0
        ? ({
            kind: shortMl.complete ? 'none' : 'unknown',
            text: (isFluidRestricted ? say.ofRestriction : say.ofLimit)(volume(fluidNeedMl).text),
          } as const)
        : standing(shortMl, isFluidRestricted, say);
  return {
    freeWater: totalOf(intakeMl.free_water),
    volume: totalOf(intakeMl.volume),
    need:
      fluidNeedMl === null
        ? null
        : `${marked((isFluidRestricted ? say.limit : say.need)(formatQuantity('fluid', fluidNeedMl).text))}${isFluidOnActualWeight ? say.onActualWeight : ''}`,
    standing: stands,
    standingAlone: stands && marked(stands.text),
    perKg:
      isChild && weightKg !== null
        ? [
            say.perKg(
              atLeast(intakeMl.volume, formatQuantity('mlPerKg', intakeMl.volume.value / weightKg).text),
            ),
            ...(boluses.length === 0 ? [] : [say.bolusPerKg(boluses.join(', '))]),
            ...(drinks.length === 0 ? [] : [say.drinkPerKg(drinks.join(', '))]),
          ].join('; ')
        : null,
    parts: [
      isTubeless
        ? say.ofWhichByMouth(feed, besideWater)
        : say.ofWhich(feed, volume(flushMl).text, besideWater),
      ...(feedWaterMl.complete ? [] : [say.waterNotStated]),
      ...(beside === null
        ? []
        : [
            (isTubeless ? say.besideByMouth : say.besideTube)(
              volume(deliveredMl).text,
              knownText(beside.volumeMl, volume(beside.volumeMl.value).text),
            ),
          ]),
    ].join(' '),
  };
}

/** What the fluid of each of the first days counts, and what it is held against. */
export function firstDaysFluidText(
  result: FeedPlanResult,
  patient: PlanAndRecipe['patient'],
  say: PlanLineWords,
): string {
  const { need } = fluidLines(result, patient, say);
  return [
    say.firstDaysFluid[result.basis],
    ...(result.beside === null ? [] : [say.besideNotCounted]),
    ...(result.steps.length > 0 && result.sessions.some(({ session }) => isByMouth(session))
      ? [say.drinksNotCounted]
      : []),
    ...(need === null ? [] : [`${need}.`]),
  ].join(' ');
}

function standing(
  { value, complete }: NonNullable<FeedPlanResult['shortMl']>,
  isRestricted: boolean,
  say: PlanLineWords,
): FluidLines['standing'] {
  const amount = volume(Math.abs(value)).text;
  if (Math.round(value) === 0)
    return { kind: complete ? 'within' : 'unknown', text: isRestricted ? say.metLimit : say.met };
  if (value < 0) {
    const over = isRestricted ? say.overLimit : say.over;
    return { kind: 'over', text: over(complete ? amount : `at least ${amount}`) };
  }
  return complete
    ? { kind: 'under', text: say.short(amount) }
    : { kind: 'unknown', text: say.atMostShort(amount) };
}
