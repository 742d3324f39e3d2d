import type { Product } from '@dietetic/catalogue';
import {
  FIRST_BIRTHDAY_MONTHS,
  formatNumber,
  formatQuantity,
  PLAUSIBLE_STRENGTH_PERCENT,
} from '@dietetic/clinical';
import { isOver, trimmedNumber, withUnit } from '../checks/figures.ts';
import { supplyFor28Days, supplyText } from '../totals/supply.ts';
import type { MissingFigureReason } from './batch.ts';
import type { RecipePart } from './nutrients.ts';
import { isWithinLabelStrength, powderOf } from './powder.ts';
import type { RecipePatient } from './recipe.ts';
import { figureRows, nutrientRows, type RecipeRow } from './recipe-rows.ts';
import type { RecipeResult } from './calculate-recipe.ts';

/** A recipe as every screen, card and output writes it. A figure that cannot be known is null. */
export type RecipeTexts = {
  /** "885 ml at 13 %: 25 level scoops (115 g) + 796 ml water"; the reason where there is no recipe. */
  sentence: string;
  isMade: boolean;
  water: string | null;
  /** Why there is no water figure. */
  noWater: string | null;
  /** "25"; null where no scoop is stated or they are not whole. */
  scoops: string | null;
  scoopCount: number | null;
  scoopGrams: string | null;
  grams: string;
  finalVolume: string;
  strength: string;
  perWater: string | null;
  standardStrength: string | null;
  /** The most that the label allows. */
  maxStrength: string | null;
  /** Above the label's own strength, as both are written. */
  isStronger: boolean;
  /** As high as is asked about elsewhere, and no higher than the label makes it up itself: said in place of a question. */
  isHighByLabel: boolean;
  /** Strength got against the strength asked for: "−1.4 %", "0 %". */
  deviation: string;
  /** `isExtraRoom`: its displacement is not stated, so the feed comes to more than the final volume. */
  modules: { id: string; name: string; amount: string; isExtraRoom: boolean }[];
  figures: RecipeRow[];
  nutrients: RecipeRow[];
  /** "9 tins of 400 g" for 28 days; null where the label names no pack. */
  supply: { name: string; text: string }[];
  /** What the whole of it gives in 24 hours: "678 kcal", "15.0 g protein", "150 ml/kg"; what is not known is left out. */
  aDay: string[];
  /** Shared out to so many feeds of an infant, ml of each that never come to more than is made; none of an older patient. */
  feeds: { count: number; ml: number }[];
};

/** How often infants are commonly fed. */
const FEEDS_A_DAY = [5, 6, 7, 8];

const WHY: Record<MissingFigureReason, string> = {
  'no-displacement':
    'The label does not say how much water its own recipe takes, so there is no water figure. Make up to the final volume in a jug.',
  'no-scoop': 'The label states no scoop: weigh the powder.',
  'under-one-scoop': 'This comes to less than half a scoop: weigh the powder, or make more.',
  'no-room': 'There is no room for water at this strength.',
  'not-stated': 'The label does not state what this needs.',
  'modules-exceed-target': 'What is added already gives more energy than asked for.',
  'no-product':
    'Something that is added is no longer in the catalogue: what the feed then comes to is not known.',
};

export function recipeTexts(
  result: RecipeResult,
  powder: Product,
  { ageMonths, weightKg }: Pick<RecipePatient, 'ageMonths' | 'weightKg'>,
): RecipeTexts {
  const { grams, finalMl, waterMl, strengthPercent, scoopGrams } = result;
  const { standardStrength, maxStrength } = powderOf(powder);
  const whole = result.scoopCount !== null && Number.isInteger(result.scoopCount) ? result.scoopCount : null;
  const strength = strengthPercent === null ? '' : percent(strengthPercent);
  const isMade = grams !== null && finalMl !== null && strengthPercent !== null;
  const water = waterMl === null ? null : ml(waterMl);
  const gramsText = grams === null ? '' : g(grams);
  const finalVolume = finalMl === null ? '' : ml(finalMl);
  // "Weigh 0 g and add it" is no step.
  const modules = result.modules
    .filter(({ amount }) => amount > 0)
    .map(({ product, amount }) => ({
      id: product.id,
      name: product.name,
      amount: withUnit(trimmedNumber(amount, amount < 1 ? 2 : 1), product.basis),
      isExtraRoom: result.modulesWithoutRoom.some(({ id }) => id === product.id),
    }));
  const powderWords = whole === null ? `${gramsText} powder` : `${scoopsText(whole)} (${gramsText})`;
  const parts = [
    powderWords,
    ...modules.map(({ name, amount }) => `${amount} ${name}`),
    water === null ? `water to ${finalVolume}` : `${water} water`,
  ];
  const standardParts: RecipePart[] | null =
    standardStrength === null ? null : [{ product: powder, per100Ml: standardStrength }];
  const why = result.reasons.grams ?? result.reasons.finalMl;
  return {
    sentence: isMade ? `${finalVolume} at ${strength}: ${parts.join(' + ')}` : WHY[why ?? 'not-stated'],
    isMade,
    water,
    noWater: water === null && isMade ? whyNoWater(result, powder) : null,
    scoops: whole === null ? null : formatNumber(whole),
    scoopCount: whole,
    scoopGrams: scoopGrams === null ? null : g(scoopGrams),
    grams: gramsText,
    finalVolume,
    strength,
    perWater: result.gramsPer100MlWater === null ? null : g(result.gramsPer100MlWater),
    standardStrength: standardStrength === null ? null : percent(standardStrength),
    maxStrength: maxStrength === null ? null : percent(maxStrength),
    isStronger:
      strengthPercent !== null &&
      standardStrength !== null &&
      isOver(strengthPercent, standardStrength) &&
      strength !== percent(standardStrength),
    isHighByLabel:
      strengthPercent !== null &&
      isOver(strengthPercent, PLAUSIBLE_STRENGTH_PERCENT.ask) &&
      isWithinLabelStrength(result, powder),
    deviation: result.deviationPercent === null ? '' : signedPercent(result.deviationPercent),
    modules,
    figures: isMade ? figureRows(result, powder, standardParts, ageMonths) : [],
    nutrients: isMade ? nutrientRows(result.parts, standardParts) : [],
    supply: isMade ? supplyOf(result, powder, grams) : [],
    aDay: isMade ? aDayOf(result, finalMl, weightKg) : [],
    feeds:
      isMade && ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS
        ? FEEDS_A_DAY.map((count) => ({ count, ml: Math.floor(finalMl / count) }))
        : [],
  };
}

/** A card that says water beside a label that says milk has to say that it means it. */
function whyNoWater({ reasons }: RecipeResult, { dilution }: Product): string {
  const liquid = dilution?.liquid ?? '';
  return liquid === '' || liquid === 'water'
    ? WHY[reasons.waterMl ?? 'no-displacement']
    : `The label of this powder says to use ${liquid}. This recipe is with water, and its figures are of the powder alone. Make up to the final volume in a jug.`;
}

const ml = (value: number): string => formatQuantity('volume', value).text;
const g = (value: number): string => withUnit(trimmedNumber(value, 1), 'g');
const percent = (value: number): string => withUnit(trimmedNumber(value, 1), '%');
const signedPercent = (value: number): string => `${value > 0 ? '+' : ''}${percent(value)}`;
const scoopsText = (count: number): string =>
  `${formatNumber(count)} level ${count === 1 ? 'scoop' : 'scoops'}`;

function aDayOf(
  { kcalPer100Ml, proteinPer100Ml }: RecipeResult,
  finalMl: number,
  weightKg: number | null,
): string[] {
  const of = (per100Ml: number | null, places: number, unit: string) =>
    per100Ml === null ? [] : [withUnit(formatNumber((per100Ml * finalMl) / 100, places), unit)];
  return [
    ...of(kcalPer100Ml, 0, 'kcal'),
    ...of(proteinPer100Ml, 1, 'g protein'),
    ...(weightKg === null ? [] : [withUnit(formatNumber(finalMl / weightKg), 'ml/kg')]),
  ];
}

function supplyOf({ modules }: RecipeResult, powder: Product, grams: number): RecipeTexts['supply'] {
  return [{ product: powder, amount: grams }, ...modules].flatMap(({ product, amount }) => {
    const supply = supplyFor28Days(product, { volume: amount, volumeUnit: product.basis });
    return supply === null ? [] : [{ name: product.name, text: supplyText(supply) }];
  });
}
