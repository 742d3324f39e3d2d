import { displayUnit, NUTRIENTS, type Product } from '@dietetic/catalogue';
import {
  FIRST_BIRTHDAY_MONTHS,
  formatNumber,
  isAdult,
  LEAST_INFANT_PROTEIN_ENERGY_PERCENT,
  months,
  PLAUSIBLE_OSMOLALITY,
  PLAUSIBLE_SOLUTE_LOAD,
  POWDER_MEASURING_ERROR_PERCENT,
} from '@dietetic/clinical';
import { isOver, isUnder, placesBeside, withUnit } from '../checks/figures.ts';
import { isKetogenic, ketogenicRatio, ratioText } from '../totals/ketogenic-ratio.ts';
import { nutrientPer100Ml, proteinEnergyPercent, type RecipePart, soluteLoadPer100Ml } from './nutrients.ts';
import { nutrientPer100, isWithinLabelStrength } from './powder.ts';
import type { RecipeResult } from './calculate-recipe.ts';

export const NOT_STATED = 'not stated';

/** How a figure stands to its limits. `asked`: beyond one; `unknown`: a part is not in it. */
type RecipeStatus = { kind: 'within' | 'asked' | 'unknown' | 'none'; text: string };

/** A figure of 100 ml of this feed beside that of the label's own strength. */
export type RecipeRow = {
  id: string;
  label: string;
  text: string;
  standard: string;
  status: RecipeStatus | null;
  /** Drawn from 0 to `to`, with a mark at each limit. */
  bar: { value: number; limits: readonly number[]; to: number } | null;
};

type Figure = { unit: string; places: number; value: number | null; standard: number | null };
type OfLimits = Partial<Pick<RecipeRow, 'status' | 'bar'>>;

const row = (id: string, label: string, figure: Figure, ofLimits: OfLimits = {}): RecipeRow => {
  const limits = ofLimits.bar?.limits ?? [];
  const text = (value: number | null) =>
    value === null
      ? NOT_STATED
      : withUnit(formatNumber(value, placesBeside(value, limits, figure.places)), figure.unit);
  return {
    id,
    label,
    text: text(figure.value),
    standard: text(figure.standard),
    status: null,
    bar: null,
    ...ofLimits,
  };
};

const within = (text: string): RecipeStatus => ({ kind: 'within', text });
const asked = (text: string): RecipeStatus => ({ kind: 'asked', text });
const quiet = (text: string): RecipeStatus => ({ kind: 'none', text });

/** What is judged of a recipe; the same limits as its findings. */
export function figureRows(
  result: RecipeResult,
  powder: Product,
  standardParts: readonly RecipePart[] | null,
  ageMonths: number | null,
): RecipeRow[] {
  const inStandard = (nutrient: string) =>
    standardParts === null ? null : nutrientPer100Ml(standardParts, nutrient);
  const kcal = inStandard('energyKcal');
  const load = standardParts === null ? null : soluteLoadPer100Ml(standardParts);
  const isChild = ageMonths === null || !isAdult(months(ageMonths));
  return [
    row(
      'proteinEnergy',
      'Energy from protein',
      {
        unit: '%',
        places: 1,
        value: result.proteinEnergyPercent,
        standard: proteinEnergyPercent(inStandard('protein'), kcal),
      },
      ageMonths !== null && ageMonths < FIRST_BIRTHDAY_MONTHS ? ofProteinEnergy(result) : {},
    ),
    ...ketogenicRow(result, powder, standardParts),
    osmolalityRow(
      result,
      nutrientPer100(powder, 'osmolality'),
      ageMonths,
      isWithinLabelStrength(result, powder),
    ),
    ...(isChild
      ? [
          row(
            'soluteLoad',
            'Renal solute load per 100\u00a0kcal',
            {
              unit: 'mOsm',
              places: 1,
              value: result.soluteLoadPer100Kcal,
              standard: load === null || kcal === null || kcal === 0 ? null : (100 * load) / kcal,
            },
            ofSoluteLoad(result.soluteLoadPer100Kcal),
          ),
          row('soluteLoadPerLitre', 'Renal solute load per litre', {
            unit: 'mOsm',
            places: 0,
            value: result.soluteLoadPerLitre,
            standard: load === null ? null : load * 10,
          }),
        ]
      : []),
    ...measuredRow(result, kcal),
  ];
}

function ratioOf(of: readonly RecipePart[] | null): string {
  const ratio = of === null ? null : ketogenicRatio((id) => nutrientPer100Ml(of, id));
  return ratio === null ? NOT_STATED : ratioText(ratio);
}

/** What is added to a ketogenic powder moves its ratio, and the name of the powder still says the old one. */
function ketogenicRow(
  { parts }: RecipeResult,
  powder: Product,
  standardParts: readonly RecipePart[] | null,
): RecipeRow[] {
  if (!isKetogenic(powder)) return [];
  return [
    {
      id: 'ketogenicRatio',
      label: 'Ketogenic ratio',
      text: ratioOf(parts),
      standard: ratioOf(standardParts),
      status: quiet('Fat to carbohydrate and protein'),
      bar: null,
    },
  ];
}

function ofProteinEnergy({ proteinEnergyPercent: value }: RecipeResult): OfLimits {
  const limit = LEAST_INFANT_PROTEIN_ENERGY_PERCENT;
  if (value === null) return {};
  return {
    status: isUnder(value, limit) ? asked(`Under ${limit}\u00a0%`) : within(`At least ${limit}\u00a0%`),
    bar: { value, limits: [limit], to: 2 * limit },
  };
}

function osmolalityRow(
  { osmolality: value, modules }: RecipeResult,
  standard: number | null,
  ageMonths: number | null,
  isLabels: boolean,
): RecipeRow {
  const isInfant = ageMonths === null || ageMonths < FIRST_BIRTHDAY_MONTHS;
  const limit = isInfant ? PLAUSIBLE_OSMOLALITY.underOneYear : PLAUSIBLE_OSMOLALITY.fromOneYear;
  const figure = { unit: 'mOsm/kg', places: 0, value, standard };
  const label = 'Osmolality, estimate';
  if (value === null) return row('osmolality', label, figure);
  const isLeast = modules.length > 0;
  const beside: RecipeStatus = isLeast
    ? { kind: 'unknown', text: 'What is added is not in it' }
    : within(`At most ${limit}`);
  // The label's own figure is stated, not asked about.
  const overLimit = isLabels && !isLeast ? quiet(`Over ${limit}, as on the label`) : asked(`Over ${limit}`);
  const made = row('osmolality', label, figure, {
    status: isOver(value, limit) ? overLimit : beside,
    bar: { value, limits: [limit], to: 1.5 * limit },
  });
  return isLeast ? { ...made, text: `at least ${made.text}` } : made;
}

function ofSoluteLoad(value: number | null): OfLimits {
  const { noteAbove, askFrom } = PLAUSIBLE_SOLUTE_LOAD;
  if (value === null) return { status: quiet('Protein or a mineral is not stated') };
  const below = isOver(value, noteAbove) ? quiet(`Over ${noteAbove}`) : within(`At most ${noteAbove}`);
  return {
    status: isUnder(value, askFrom) ? below : asked(`From ${askFrom}`),
    bar: { value, limits: [noteAbove, askFrom], to: 1.5 * askFrom },
  };
}

function around(kcal: number, ofPowder: number): string {
  const error = (ofPowder * POWDER_MEASURING_ERROR_PERCENT) / 100;
  return withUnit(`${formatNumber(kcal - error)}–${formatNumber(kcal + error)}`, 'kcal');
}

/** What is weighed beside it is not measured with the scoop: the powder alone is out. */
function measuredRow({ parts: [powder], kcalPer100Ml }: RecipeResult, standard: number | null): RecipeRow[] {
  const ofPowder = powder === undefined ? null : nutrientPer100Ml([powder], 'energyKcal');
  if (ofPowder === null || kcalPer100Ml === null) return [];
  return [
    {
      id: 'measured',
      label: `If the powder is ${POWDER_MEASURING_ERROR_PERCENT}\u00a0% out`,
      text: around(kcalPer100Ml, ofPowder),
      standard: standard === null ? NOT_STATED : around(standard, standard),
      status: quiet('Mean error of measuring at home'),
      bar: null,
    },
  ];
}

/** Two digits at least: 0.04 mg is never written as 0.0. */
function placesOf(value: number): number {
  if (value >= 1 || value === 0) return 1;
  if (value >= 0.1) return 2;
  return value >= 0.01 ? 3 : 4;
}

/** Every nutrient of 100 ml that the powder or what is added states; unknown where one of them does not. */
export function nutrientRows(
  parts: readonly RecipePart[],
  standardParts: readonly RecipePart[] | null,
): RecipeRow[] {
  const ofModules = nutrientPer100Ml(parts.slice(1), 'energyKcal');
  return NUTRIENTS.filter(
    ({ additive, group, id }) => additive && group !== 'aminoAcids' && id !== 'water',
  ).flatMap(({ id, name, unit }): RecipeRow[] => {
    if (parts.every(({ product }) => nutrientPer100(product, id) === null)) return [];
    const written = (of: readonly RecipePart[]) => {
      const value = nutrientPer100Ml(of, id);
      return value === null ? NOT_STATED : withUnit(formatNumber(value, placesOf(value)), displayUnit(unit));
    };
    return [
      {
        id,
        label: name,
        text: written(parts),
        standard: standardParts === null ? NOT_STATED : written(standardParts),
        status:
          id === 'energyKcal' && ofModules !== null && ofModules > 0
            ? quiet(`${withUnit(formatNumber(ofModules, 1), 'kcal')} of it added`)
            : null,
        bar: null,
      },
    ];
  });
}
