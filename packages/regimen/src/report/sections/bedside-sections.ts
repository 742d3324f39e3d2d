import { roundingDifferenceLines } from '../../plan/feed-plan/amounts-of-plan.ts';
import type { DayRow } from '../../plan/feed-plan/day-row.ts';
import { dayRows } from '../../plan/feed-plan/day-rows.ts';
import {
  capLine,
  containersInFirstDays,
  firstDaysRows,
  otherFeedsInFirstDays,
  weightWithBasis,
} from '../../plan/feed-plan/first-days-rows.ts';
import { type FeedPlan, hasBuildUp, isAllByMouth, isFlushMissing } from '../../plan/feed-plan/feed-plan.ts';
import { type PlanAndRecipe, calculatePlanAndRecipe } from '../../plan/feed-plan/plan-and-recipe.ts';
import { deliveredFeedText, firstDaysFluidText, fluidLines } from '../../plan/feed-plan/fluid-lines.ts';
import { hangingLines, waterLines } from '../../plan/feed-plan/plan-lines.ts';
import { buildUpSentences } from '../../plan/feed-plan/sentence.ts';
import { sentencesWithStrength } from '../../plan/feed-plan/strength-named.ts';
import type { FeedPlanResult } from '../../plan/feed-plan/calculate-feed-plan.ts';
import { isNotStated, withUnit } from '../../plan/checks/figures.ts';
import { NOT_STATED } from '../../plan/recipe/recipe-rows.ts';
import { recipeDifferences } from '../../plan/recipe/recipe-amounts.ts';
import { recipeTexts } from '../../plan/recipe/recipe-texts.ts';
import { type Figure, figure, figureOf } from '../figure.ts';
import type { ReportInput } from '../input.ts';
import { refeedingLine } from './refeeding-line.ts';

/** What is given at one time of the day; null where there is none of it. */
type DayLine = {
  id: string;
  /** "20:00", "08:03 next day"; "In the day" where no time was said. */
  time: string;
  what: string;
  feed: Figure | null;
  water: Figure | null;
  rate: Figure | null;
};

export type FeedPlanSection = {
  title: string;
  /** Why there are no figures: the plan is out of date, or there can be none. All below is then empty. */
  notice: string | null;
  sentences: string[];
  head: { time: string; what: string; feed: string; water: string; rate: string };
  day: DayLine[];
  /** Water is null where all is by mouth: none is given through a tube, and 0 ml would be read of the feed. */
  total: { label: string; feed: Figure; water: Figure | null } | null;
  /** Flushes and water, fluid, hanging and packs. */
  lines: string[];
  firstDays: { title: string; lines: string[] } | null;
};

export type RecipeSection = {
  title: string;
  notice: string | null;
  sentence: string;
  lines: string[];
};

type Around = Pick<
  ReportInput,
  | 'country'
  | 'values'
  | 'lists'
  | 'feedPlan'
  | 'recipe'
  | 'recipeFor'
  | 'selected'
  | 'products'
  | 'assessment'
>;

/**
 * Feed plan and recipe as they are reported. A plan that is out of date is not worked out: no rate of it is shown. Nor
 * is one with a product that nobody knows: it has neither its name nor its water, and no id of it is ever written.
 */
export function reportedBedside({ feedPlan, recipe, selected, products, ...around }: Around): PlanAndRecipe {
  const isKnown = (all: readonly { product: string }[]) =>
    all.every(({ product }) => products.some(({ id }) => id === product));
  const stands =
    feedPlan?.isOutOfDate === false && !isFlushMissing(feedPlan.plan) && isKnown(feedPlan.plan.sessions);
  return calculatePlanAndRecipe({
    ...around,
    feedPlan: stands ? feedPlan.plan : undefined,
    recipe,
    products: selected,
    catalogue: products,
  });
}

/** Products whose packs for 28 days stand with the feed plan. */
export const plannedPacks = ({ feedPlan }: PlanAndRecipe): ReadonlySet<string> =>
  new Set(feedPlan?.reason === null ? feedPlan.packs.map(({ product }) => product) : []);

/** Null without a plan. */
export function feedPlanSection(input: ReportInput, bedside: PlanAndRecipe): FeedPlanSection | null {
  const { feedPlan: reported, products, words } = input;
  if (reported === undefined) return null;
  const say = words.feedPlan;
  const { plan, isOutOfDate, isOfTemplate } = reported;
  const { time, what } = say.dayColumns;
  const head = { time, what, feed: say.feed, water: say.water, rate: say.rate };
  const empty = { title: say.title, head, sentences: [], day: [], lines: [] };
  const none = (notice: string): FeedPlanSection => ({ ...empty, notice, total: null, firstDays: null });
  const result = bedside.feedPlan;
  if (isFlushMissing(plan)) return none(say.flushNotEnteredReport);
  if (isOutOfDate) return none(isOfTemplate ? say.ofTemplateReport : say.outOfDateReport);
  if (result === null) return none(say.noPlan['no-product']);
  if (result.reason !== null) return none(say.noPlan[result.reason]);
  const { deliveredMl, flushMl } = result;
  const { weightKg } = bedside.patient;
  const firstDays = firstDaysRows(plan, result, bedside.patient);
  const weight =
    weightKg === null
      ? null
      : weightWithBasis(weightKg, input, {
          names: words.patient.weightBasis,
          onActualWeight: say.onActualWeight,
        });
  const cap = capLine(plan, weight, say);
  return {
    ...empty,
    notice: null,
    sentences: [
      ...buildUpSentences(plan, result, bedside.patient.weightKg),
      ...reportedSentences(plan, result, input, bedside),
      // The head of the table below: its rates and volumes are not those of the first day.
      ...(hasBuildUp(plan) ? [say.everyDayAfter] : []),
    ],
    day: dayRows(plan, result).map((row) => dayLine(row, say.anyTime)),
    total: {
      label: hasBuildUp(plan) ? say.inAllAfter : say.inAll,
      feed: inMl(deliveredMl),
      water: isAllByMouth(plan) ? null : inMl(flushMl),
    },
    lines: [
      `${hasBuildUp(plan) ? say.afterFirstDays : ''}${deliveredFeedText(result, say)}.`,
      ...roundingDifferenceLines(plan, bedside.amounts, products, say).map(({ text }) => text),
      ...waterLines(plan, say),
      ...fluidText(result, bedside, input),
      ...hangingLines(result, products, say),
    ],
    firstDays:
      firstDays.length === 0
        ? null
        : {
            title: say.firstDays,
            lines: [
              ...(cap === null ? [] : [cap]),
              ...firstDays.map(({ id: _id, ...row }) => say.firstDaysLine(row)),
              ...otherFeedsInFirstDays(plan, say),
              ...containersInFirstDays(result, say),
              firstDaysFluidText(result, bedside.patient, say),
              refeedingLine(input.values, input.lists, input.assessment, words),
            ],
          },
  };
}

/** As screen and ward card say it. */
export const reportedSentences = (
  plan: FeedPlan,
  result: FeedPlanResult,
  { recipe, products, words }: ReportInput,
  { patient, recipe: made }: PlanAndRecipe,
): string[] =>
  sentencesWithStrength(plan, result, { recipe, made, products, patient }, words.recipe.strengthOf);

const inMl = (value: number): Figure => figureOf('amount', value, { unit: 'ml' });

const dayLine = (
  { id, time, day, what, feedMl, waterMl, rate, ratePerHour }: DayRow,
  anyTime: string,
): DayLine => ({
  id,
  time: time === null ? anyTime : `${time}${day === null ? '' : ` ${day}`}`,
  what,
  feed: feedMl === 0 ? null : inMl(feedMl),
  water: waterMl === 0 ? null : inMl(waterMl),
  rate: ratePerHour === null ? null : { ...figure(ratePerHour, 2, 'ml/h'), text: `${rate}\u00a0ml/h` },
});

function fluidText(
  result: FeedPlanResult,
  { patient }: PlanAndRecipe,
  { words: { feedPlan: say, requirement } }: ReportInput,
): string[] {
  const lines = fluidLines(result, patient, say);
  // The need, or the limit, says it already.
  const isOfLimit =
    patient.isFluidLimit && (lines.standing?.kind === 'none' || lines.standing?.kind === 'unknown');
  const total = (label: string, of: typeof lines.volume) => {
    const amount = withUnit(of.number, 'ml');
    const text = of.isComplete ? amount : isNotStated(of) ? NOT_STATED : requirement.atLeast(amount);
    return `${label}: ${text}.`;
  };
  return [
    total(say.freeWater, lines.freeWater),
    total(say.volume, lines.volume),
    ...(lines.perKg === null ? [] : [`${lines.perKg}.`]),
    lines.parts,
    `${say.basisOf(result.basis === 'volume' ? say.volume.toLowerCase() : say.freeWater.toLowerCase())}${
      lines.need === null || lines.standing === null
        ? ''
        : ` ${lines.need}${isOfLimit ? '' : `: ${lines.standing.text}`}.`
    }`,
  ];
}

/** Null without a recipe. */
export function recipeSection(input: ReportInput, bedside: PlanAndRecipe): RecipeSection | null {
  const { recipe, products, words } = input;
  if (recipe === undefined) return null;
  const say = words.recipe;
  const powder = products.find(({ id }) => id === recipe.product);
  const { recipe: made, patient } = bedside;
  const none = (notice: string): RecipeSection => ({ title: say.title, notice, sentence: '', lines: [] });
  if (made === null || powder === undefined || made.unknownModules.length > 0) return none(say.noProduct);
  if (recipeDifferences(made, input.selected).length > 0) return none(say.outOfDate(powder.name));
  const texts = recipeTexts(made, powder, patient);
  if (!texts.isMade) return none(texts.sentence);
  const per100 = [...texts.figures, ...texts.nutrients.filter(({ id }) => PER_100.includes(id))];
  return {
    title: say.title,
    notice: null,
    sentence: `${powder.name}: ${texts.sentence}`,
    lines: [
      ...(texts.perWater === null
        ? []
        : [say.perFeedAndWater(texts.strength.replace('%', 'g'), texts.perWater)]),
      ...(texts.scoopGrams === null ? [] : [say.scoopOf(texts.scoopGrams)]),
      ...(texts.isHighByLabel ? [say.ownStrength(texts.strength, texts.standardStrength ?? '')] : []),
      ...(texts.noWater === null ? [] : [texts.noWater]),
      `${say.figures}: ${per100.map(({ label, text }) => `${label} ${text}`).join('; ')}.`,
      ...(texts.supply.length === 0
        ? []
        : [`${say.supply}: ${texts.supply.map(({ name, text }) => `${text} ${name}`).join('; ')}.`]),
      say.status,
    ],
  };
}

const PER_100: readonly string[] = ['energyKcal', 'protein'];
