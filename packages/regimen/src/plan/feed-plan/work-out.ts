import { isPowder, type Product } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS, isAdult, months, withoutResidue } from '@dietetic/clinical';
import { type KnownTotal, knownTotal } from '../checks/infant-volume.ts';
import { SUPPLY_DAYS } from '../totals/supply.ts';
import { wholeUp } from '../totals/whole-up.ts';
import type { BesideTube } from './beside-tube.ts';
import { type BolusRun, giveBoluses } from './boluses.ts';
import { HOURS_PER_DAY } from './clock.ts';
import {
  type BolusSession,
  type FeedPlan,
  type FeedSession,
  type FluidBasis,
  isBolus,
  type PumpSession,
} from './feed-plan.ts';
import { type RateStep, rateSteps } from './first-days.ts';
import {
  containerOf,
  isContainerAssumed,
  packOfSession,
  packOnLabel,
  type SessionFeed,
} from './containers.ts';
import { hang, type Hanging, hangLimit, type Hung, type Packs, packsOf } from './hanging.ts';
import { type PumpRun, runPump } from './pump.ts';
import { less, sum } from './sums.ts';
import { gramsPerMlByLabel, inHundred } from '../recipe/powder.ts';

export type PlanContext = {
  /** Products of the sessions are looked up here. */
  catalogue: readonly Product[];
  ageMonths: number | null;
  /** kg, that what is said per kg is said of. */
  weightKg: number | null;
  /** ml a day; null without a requirement. */
  fluidNeedMl: number | null;
  /** Named by the clinician or entered: for these there is no plan. */
  outside: 'preterm' | 'parenteral' | null;
  /** A powder's recipe: its water is the water of the feed. */
  recipe: RecipeOfPlan | null;
  /** Id of a powder whose recipe cannot be worked out: what a ml of it brings is not known, and not as on the label. */
  unknownRecipeOf?: string | null;
  /** What the regimen gives beside the tube; null where there is no regimen. */
  beside?: BesideTube | null;
  /** ml: the pack that the regimen has for a session, where it holds its product. */
  packOf?: (session: SessionFeed) => number | null;
};

/** What a feed plan takes from a recipe worked out for 24 hours. */
export type RecipeOfPlan = {
  product: string;
  waterMl: number | null;
  finalMl: number;
  grams: number;
  /** With all that is added. */
  kcalPer100Ml: number | null;
  proteinPer100Ml: number | null;
};

type OfAnySession = {
  /** The product's name; null where the catalogue does not have it. */
  feed: string | null;
  /** What one container held and how long, for the hang limit. */
  hung: Hung &
    Hanging & {
      /** Nobody has named the container of a bottle: it is taken as the one that may hang the shortest. */
      isAssumed: boolean;
    };
  /** ml of water in the feed delivered; null where it is not stated. */
  waterMl: number | null;
  /** What a ml of the feed brings, of a powder as its recipe, else its label, makes it; null where it is not stated. */
  kcalPerMl: number | null;
  proteinPerMl: number | null;
};
export type PumpResult = PumpRun & OfAnySession & { session: PumpSession; reason: 'rate-zero' | null };
export type BolusResult = BolusRun &
  OfAnySession & {
    session: BolusSession;
    /** Under 18 years, where a weight is known; else null. */
    mlPerKgBolus: number | null;
    mlPerKgDay: number | null;
    reason: 'bolus-zero' | null;
  };
export type SessionResult = PumpResult | BolusResult;

export type FeedPlanResult = {
  reason: 'preterm' | 'parenteral' | 'no-sessions' | null;
  sessions: SessionResult[];
  /** Sum of the volumes asked for, ml. */
  volumeMl: number;
  /** Sum of what is given, ml. */
  deliveredMl: number;
  feedWaterMl: KnownTotal;
  /** All water but that of the feed: flushes at feeds, at medicines, and water as such. */
  flushMl: number;
  freeWaterMl: KnownTotal;
  totalVolumeMl: number;
  /** Of the feeds as they are delivered, which rounding moves away from the regimen's amounts. */
  energyKcal: KnownTotal;
  proteinG: KnownTotal;
  basis: FluidBasis;
  /** The same with what is drunk and eaten beside the tube, each way it can be counted. */
  intakeMl: Record<FluidBasis, KnownTotal>;
  beside: BesideTube | null;
  /** Need less intake on the basis; negative when over, null without a need. Not complete: an upper bound. */
  shortMl: KnownTotal | null;
  /** By product and size of pack; none for powders. */
  packs: Packs[];
  packsPerDay: number | null;
  packs28: number | null;
  discardMl: number | null;
  hangs: number;
  steps: RateStep[];
};

/** Everything that follows from a feed plan, unrounded but where a pump or a syringe rounds. Pure. */
export function workOutFeedPlan(plan: FeedPlan, context: PlanContext): FeedPlanResult {
  const { outside } = context;
  const sessions =
    outside === null ? plan.sessions.map((session) => workOutSession(session, plan, context)) : [];
  const deliveredMl = sum(sessions.map((one) => one.deliveredMl));
  const flushMl = flushWater(plan, sessions);
  const feedWaterMl = knownTotal(sessions.map(({ waterMl }) => waterMl));
  const freeWaterMl = { ...feedWaterMl, value: sum([feedWaterMl.value, flushMl]) };
  const totalVolumeMl = sum([deliveredMl, flushMl]);
  const basis = plan.fluidBasis ?? basisAt(context.ageMonths);
  const beside = context.beside ?? null;
  const intakeMl = {
    free_water: both(freeWaterMl, beside?.waterMl),
    volume: both({ value: totalVolumeMl, complete: true }, beside?.volumeMl),
  };
  const intake = intakeMl[basis];
  return {
    reason: outside ?? (sessions.length === 0 ? 'no-sessions' : null),
    sessions,
    volumeMl: sum(sessions.map(({ session }) => session.volume)),
    deliveredMl,
    feedWaterMl,
    flushMl,
    freeWaterMl,
    totalVolumeMl,
    energyKcal: knownTotal(sessions.map((one) => delivered(one, one.kcalPerMl))),
    proteinG: knownTotal(sessions.map((one) => delivered(one, one.proteinPerMl))),
    basis,
    intakeMl,
    beside: beside === null || beside.products.length === 0 ? null : beside,
    shortMl:
      context.fluidNeedMl === null ? null : { ...intake, value: less(context.fluidNeedMl, intake.value) },
    ...supply(sessions, context),
    hangs: sum(sessions.map(({ hung }) => hung.hangs)),
    steps: plan.steps === undefined || outside !== null ? [] : rateSteps(plan.steps),
  };
}

const both = (one: KnownTotal, other: KnownTotal | undefined): KnownTotal =>
  other === undefined
    ? one
    : { value: sum([one.value, other.value]), complete: one.complete && other.complete };

const delivered = ({ deliveredMl }: SessionResult, perMl: number | null): number | null =>
  perMl === null ? null : withoutResidue(deliveredMl * perMl);

const basisAt = (ageMonths: number | null): FluidBasis =>
  ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS ? 'volume' : 'free_water';

function workOutSession(session: FeedSession, plan: FeedPlan, context: PlanContext): SessionResult {
  const product = context.catalogue.find(({ id }) => id === session.product);
  if (isBolus(session)) {
    const run = giveBoluses(session, plan.roundDown);
    const perKg = (ml: number) =>
      context.weightKg === null || context.ageMonths === null || isAdult(months(context.ageMonths))
        ? null
        : ml / context.weightKg;
    return {
      ...run,
      session,
      mlPerKgBolus: perKg(run.bolus),
      mlPerKgDay: perKg(run.deliveredMl),
      reason: run.bolus === 0 ? 'bolus-zero' : null,
      ...ofAny(session, product, context, { ...run, rate: null, runHours: null }),
    };
  }
  const run = runPump(session, plan);
  return {
    ...run,
    session,
    reason: run.rate === 0 ? 'rate-zero' : null,
    ...ofAny(session, product, context, run),
  };
}

function ofAny(
  session: FeedSession,
  product: Product | undefined,
  context: PlanContext,
  { deliveredMl, rate, runHours }: { deliveredMl: number; rate: number | null; runHours: number | null },
): OfAnySession {
  const packMl = packOfSession(session, product, context.packOf);
  const container = containerOf(session, product, packMl);
  const feed: Hanging = {
    container,
    limitHours: hangLimit(container, session.hangLimitHours),
    packMl,
    deliveredMl,
    rate,
    hours: isBolus(session) || runHours === null ? null : session.hours,
    aroundTheClock: !isBolus(session) && session.hours >= HOURS_PER_DAY,
    boluses: isBolus(session) ? session.boluses : 0,
  };
  return {
    feed: product?.name ?? null,
    hung: { ...feed, ...hang(feed), isAssumed: isContainerAssumed(session, product, packMl) },
    waterMl: waterOf(session, product, context, deliveredMl),
    ...perMlOf(product, context),
  };
}

function waterOf(
  { product: id }: FeedSession,
  product: Product | undefined,
  { recipe }: PlanContext,
  deliveredMl: number,
): number | null {
  if (recipe?.product === id)
    return recipe.waterMl === null || recipe.finalMl === 0
      ? null
      : withoutResidue((recipe.waterMl * deliveredMl) / recipe.finalMl);
  // The water of a powder is said by its recipe alone.
  if (product?.basis !== 'ml') return null;
  const gramsPer100 = inHundred(product, 'water');
  return gramsPer100 === null ? null : withoutResidue((deliveredMl * gramsPer100) / 100);
}

function perMlOf(
  product: Product | undefined,
  { recipe, unknownRecipeOf }: PlanContext,
): Pick<OfAnySession, 'kcalPerMl' | 'proteinPerMl'> {
  const per100Ml = (nutrient: string) =>
    product === undefined || product.id === unknownRecipeOf ? null : inHundredMl(product, nutrient);
  const [kcal, protein] =
    product !== undefined && recipe?.product === product.id
      ? [recipe.kcalPer100Ml, recipe.proteinPer100Ml]
      : [per100Ml('energyKcal'), per100Ml('protein')];
  return {
    kcalPerMl: kcal === null ? null : kcal / 100,
    proteinPerMl: protein === null ? null : protein / 100,
  };
}

/** Of 100 ml of a liquid, or of a powder as its label makes it up. */
function inHundredMl(product: Product, nutrient: string): number | null {
  const of = inHundred(product, nutrient);
  if (!isPowder(product)) return of;
  const grams = gramsPerMlByLabel(product.dilution);
  return of === null || grams === null ? null : of * grams;
}

function flushWater({ flush, medicines, extraWater }: FeedPlan, sessions: readonly SessionResult[]): number {
  const feeds = sum(sessions.map(({ session }) => (isBolus(session) ? session.boluses : 1)));
  return sum([
    feeds * (flush.before + flush.after),
    medicines.times * (medicines.before + medicines.between + medicines.after),
    extraWater,
  ]);
}

function supply(
  sessions: readonly SessionResult[],
  { catalogue, recipe }: PlanContext,
): Pick<FeedPlanResult, 'packs' | 'packsPerDay' | 'packs28' | 'discardMl'> {
  const bySize = new Map<string, { product: string; packMl: number; hung: SessionResult['hung'][] }>();
  let isKnown = sessions.length > 0;
  for (const { session, hung } of sessions) {
    const { packMl } = hung;
    const isPowder = catalogue.find(({ id }) => id === session.product)?.basis === 'g';
    if (packMl === null || isPowder) {
      isKnown = false;
      continue;
    }
    const key = JSON.stringify([session.product, packMl]);
    const held = bySize.get(key) ?? { product: session.product, packMl, hung: [] };
    bySize.set(key, { ...held, hung: [...held.hung, hung] });
  }
  const packs = [...bySize.values()].map(({ product, packMl, hung }) => packsOf(product, packMl, hung));
  const tins = recipe === null ? null : tinsFor28Days(sessions, catalogue, recipe);
  return {
    packs,
    packsPerDay: isKnown ? sum(packs.map(({ perDay }) => perDay)) : null,
    packs28: isKnown || tins !== null ? sum([...packs.map(({ in28Days }) => in28Days), tins ?? 0]) : null,
    discardMl: isKnown ? sum(packs.map(({ discardMl }) => discardMl)) : null,
  };
}

/** Tins of the powder for 28 days, where the plan feeds nothing whose packs are unknown beside it. */
function tinsFor28Days(
  sessions: readonly SessionResult[],
  catalogue: readonly Product[],
  recipe: RecipeOfPlan,
): number | null {
  const others = sessions.filter(({ session }) => session.product !== recipe.product);
  if (others.length === sessions.length || others.some(({ hung }) => hung.packMl === null)) return null;
  const product = catalogue.find(({ id }) => id === recipe.product);
  const tin = packOnLabel(product);
  return tin === undefined ? null : wholeUp((SUPPLY_DAYS * recipe.grams) / tin);
}
