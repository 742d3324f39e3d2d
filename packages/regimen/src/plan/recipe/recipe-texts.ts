import { displayUnit, NUTRIENTS, type Product } from '@dietetic/catalogue';
import { formatNumber, formatQuantity, isAdult, months } from '@dietetic/clinical';
import { isOver, trimmed, withUnit } from '../checks/figures.ts';
import { supplyFor28Days } from '../totals/supply.ts';
import type { NoFigure } from './batch.ts';
import { per100MlOf, proteinEnergyPercent, type Part, soluteLoadPer100Ml } from './nutrients.ts';
import { inHundred, powderOf } from './powder.ts';
import type { RecipeResult } from './work-out-recipe.ts';

/** A figure of 100 ml of this feed beside that of the label's own strength. */
export type RecipeRow = { id: string; label: string; text: string; standard: string; note: string | null };

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
  /** Strength got against the strength asked for: "−1.4 %", "0 %". */
  deviation: string;
  /** `isExtraRoom`: its displacement is not stated, so the feed comes to more than the final volume. */
  modules: { id: string; name: string; amount: string; isExtraRoom: boolean }[];
  figures: RecipeRow[];
  nutrients: RecipeRow[];
  /** "9 × 400 g tin" for 28 days; null where the label names no pack. */
  supply: { name: string; text: string }[];
  /** kcal in 100 ml where measuring at home is out by 9 % either way. */
  measured: string | null;
};

/** Mean error of measuring powder at home: 9.0 % (doi 10.3389/fnut.2024.1385496). */
const MEASURING_ERROR = 0.09;
export const NOT_STATED = 'not stated';

const WHY: Record<NoFigure, string> = {
  'no-displacement':
    'The label does not say how much water its own recipe takes, so there is no water figure. Make up to the final volume in a jug.',
  'no-scoop': 'The label states no scoop: weigh the powder.',
  'under-one-scoop': 'This comes to less than half a scoop: weigh the powder, or make more.',
  'no-room': 'There is no room for water at this strength.',
  'not-stated': 'The label does not state what this needs.',
  'modules-exceed-target': 'What is added already gives more energy than asked for.',
};

export function recipeTexts(result: RecipeResult, powder: Product, ageMonths: number | null): RecipeTexts {
  const { grams, finalMl, waterMl, strengthPercent, scoopGrams } = result;
  const { standardStrength, maxStrength } = powderOf(powder);
  const whole = result.scoopCount !== null && Number.isInteger(result.scoopCount) ? result.scoopCount : null;
  const strength = strengthPercent === null ? '' : percent(strengthPercent);
  const isMade = grams !== null && finalMl !== null && strengthPercent !== null;
  const water = waterMl === null ? null : ml(waterMl);
  const gramsText = grams === null ? '' : g(grams);
  const finalVolume = finalMl === null ? '' : ml(finalMl);
  const modules = result.modules.map(({ product, amount }) => ({
    id: product.id,
    name: product.name,
    amount: withUnit(trimmed(amount, 1), product.basis),
    isExtraRoom: result.modulesWithoutRoom.some(({ id }) => id === product.id),
  }));
  const powderWords = whole === null ? `${gramsText} powder` : `${scoopsText(whole)} (${gramsText})`;
  const parts = [
    powderWords,
    ...modules.map(({ name, amount }) => `${amount} ${name}`),
    water === null ? `water to ${finalVolume}` : `${water} water`,
  ];
  const standardParts: Part[] | null =
    standardStrength === null ? null : [{ product: powder, per100Ml: standardStrength }];
  const why = result.reasons.grams ?? result.reasons.finalMl;
  return {
    sentence: isMade ? `${finalVolume} at ${strength}: ${parts.join(' + ')}` : WHY[why ?? 'not-stated'],
    isMade,
    water,
    noWater: water === null && isMade ? WHY[result.reasons.waterMl ?? 'no-displacement'] : null,
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
    deviation: result.deviationPercent === null ? '' : signedPercent(result.deviationPercent),
    modules,
    figures: isMade ? figureRows(result, powder, standardParts, ageMonths) : [],
    nutrients: isMade ? nutrientRows(result.parts, standardParts) : [],
    supply: isMade ? supplyOf(result, powder, grams) : [],
    measured:
      result.kcalPer100Ml === null
        ? null
        : `${formatNumber(result.kcalPer100Ml * (1 - MEASURING_ERROR))}–${formatNumber(result.kcalPer100Ml * (1 + MEASURING_ERROR))}\u00a0kcal`,
  };
}

const ml = (value: number): string => formatQuantity('volume', value).text;
const g = (value: number): string => withUnit(trimmed(value, 1), 'g');
const percent = (value: number): string => withUnit(trimmed(value, 1), '%');
const signedPercent = (value: number): string => `${value > 0 ? '+' : ''}${percent(value)}`;
const scoopsText = (count: number): string =>
  `${formatNumber(count)} level ${count === 1 ? 'scoop' : 'scoops'}`;

const NOTES = {
  osmolality: 'estimate, by the water in it',
  osmolalityAtLeast: 'estimate, by the water in it; what is added is not in it',
  solute:
    'potential renal solute load; none where protein, sodium, potassium, chloride or phosphorus is not stated',
} as const;

const row = (
  id: string,
  label: string,
  unit: string,
  places: number,
  value: number | null,
  atStandard: number | null,
  note: string | null = null,
): RecipeRow => ({
  id,
  label,
  text: text(value, places, unit),
  standard: text(atStandard, places, unit),
  note,
});

function figureRows(
  result: RecipeResult,
  powder: Product,
  standard: Part[] | null,
  ageMonths: number | null,
): RecipeRow[] {
  const inStandard = (nutrient: string) => (standard === null ? null : per100MlOf(standard, nutrient));
  const kcal = inStandard('energyKcal');
  const load = standard === null ? null : soluteLoadPer100Ml(standard);
  const isChild = ageMonths === null || !isAdult(months(ageMonths));
  const hasModules = result.modules.length > 0;
  const osmolality = row(
    'osmolality',
    'Osmolality',
    'mOsm/kg',
    0,
    result.osmolality,
    inHundred(powder, 'osmolality'),
    hasModules ? NOTES.osmolalityAtLeast : NOTES.osmolality,
  );
  return [
    row(
      'proteinEnergy',
      'Energy from protein',
      '%',
      1,
      result.proteinEnergyPercent,
      proteinEnergyPercent(inStandard('protein'), kcal),
    ),
    hasModules && result.osmolality !== null
      ? { ...osmolality, text: `at least ${osmolality.text}` }
      : osmolality,
    ...(isChild
      ? [
          row(
            'soluteLoad',
            'Solute load per 100\u00a0kcal',
            'mOsm',
            1,
            result.soluteLoadPer100Kcal,
            load === null || kcal === null || kcal === 0 ? null : (100 * load) / kcal,
            NOTES.solute,
          ),
          row(
            'soluteLoadPerLitre',
            'Solute load per litre',
            'mOsm',
            0,
            result.soluteLoadPerLitre,
            load === null ? null : load * 10,
          ),
        ]
      : []),
  ];
}

const text = (value: number | null, places: number, unit: string): string =>
  value === null ? NOT_STATED : withUnit(formatNumber(value, places), unit);

/** Two digits at least: 0.04 mg is never written as 0.0. */
function placesOf(value: number): number {
  if (value >= 1 || value === 0) return 1;
  if (value >= 0.1) return 2;
  return value >= 0.01 ? 3 : 4;
}

/** Every nutrient of 100 ml that the powder or what is added states; unknown where one of them does not. */
function nutrientRows(parts: readonly Part[], standard: readonly Part[] | null): RecipeRow[] {
  return NUTRIENTS.filter(
    ({ additive, group, id }) => additive && group !== 'aminoAcids' && id !== 'water',
  ).flatMap(({ id, name, unit }): RecipeRow[] => {
    if (parts.every(({ product }) => inHundred(product, id) === null)) return [];
    const shown = displayUnit(unit);
    const written = (of: readonly Part[]) => {
      const value = per100MlOf(of, id);
      return text(value, value === null ? 0 : placesOf(value), shown);
    };
    return [
      {
        id,
        label: name,
        text: written(parts),
        standard: standard === null ? NOT_STATED : written(standard),
        note: null,
      },
    ];
  });
}

function supplyOf({ modules }: RecipeResult, powder: Product, grams: number): RecipeTexts['supply'] {
  return [{ product: powder, amount: grams }, ...modules].flatMap(({ product, amount }) => {
    const supply = supplyFor28Days(product, { volume: amount, volumeUnit: product.basis });
    return supply === null
      ? []
      : [{ name: product.name, text: `${formatNumber(supply.count)} × ${supply.pack.label}` }];
  });
}
