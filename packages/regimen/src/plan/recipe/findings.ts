import type { Product } from '@dietetic/catalogue';
import {
  FIRST_BIRTHDAY_MONTHS,
  formatNumber,
  LEAST_INFANT_PROTEIN_ENERGY_PERCENT,
  PLAUSIBLE_INFANT_FEED_KCAL_PER_100_ML,
  PLAUSIBLE_OSMOLALITY,
  PLAUSIBLE_SOLUTE_LOAD,
  PLAUSIBLE_STRENGTH_PERCENT,
  POWDER_MEASURING_ERROR_PERCENT,
  POWDER_RECIPE_LIMITS_SOURCE,
} from '@dietetic/clinical';
import { exceededLimit, figureAndLimit, isOver, isUnder } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { isWithinLabelStrength, powderOf } from './powder.ts';
import type { RecipeResult } from './calculate-recipe.ts';

const PROVIDERS_LABEL = 'provider’s label';

/** The findings of a recipe, unordered: the list of all findings sorts them. */
export function recipeFindings(
  result: RecipeResult,
  product: Product,
  ageMonths: number | null,
  /** Whether what the label itself has is asked about; where it is not, the recipe states it. */
  isForCalculate = false,
): Finding[] {
  const isInfant = ageMonths === null || ageMonths < FIRST_BIRTHDAY_MONTHS;
  const isLabels = !isForCalculate && isWithinLabelStrength(result, product);
  return [
    ...(isLabels ? [] : strengthFinding(result, product)),
    ...(isInfant ? weakFinding(result, product) : []),
    ...(ageMonths !== null && isInfant ? feedEnergyFinding(result, product) : []),
    ...(isLabels && result.modules.length === 0 ? [] : osmolalityFinding(result, product, isInfant)),
    ...soluteLoadFinding(result, product),
    ...(ageMonths !== null && isInfant ? proteinEnergyFinding(result, product) : []),
    // Without a water figure all is made up to the volume, and no room is taken from anything.
    ...(result.waterMl === null && !isForCalculate ? [] : result.modulesWithoutRoom.map(roomFinding)),
  ];
}

type OfRecipe = Partial<Finding> & Pick<Finding, 'code' | 'message'>;

const about = ({ id }: Product, said: OfRecipe): Finding =>
  createFinding({
    fields: ['recipe'],
    products: [id],
    source: POWDER_RECIPE_LIMITS_SOURCE.citation,
    ...said,
  });

/** Limits of practice; over the most that the label allows, the label is what is named: it needs no limit of ours. */
function strengthFinding({ strengthPercent: value }: RecipeResult, product: Product): Finding[] {
  if (value === null) return [];
  const { standardStrength: standard, maxStrength } = powderOf(product);
  const { ask, confirm } = PLAUSIBLE_STRENGTH_PERCENT;
  const isOverLabel = maxStrength !== null && isOver(value, maxStrength);
  const limit = isOverLabel ? maxStrength : isOver(value, confirm) ? confirm : ask;
  if (!isOver(value, limit)) return [];
  const beside = isOverLabel ? ', the most that its label allows.' : `.${besideLabel(value, standard)}`;
  return [
    about(product, {
      code: 'strength-high',
      severity: isOverLabel || isOver(value, confirm) ? 'confirm' : 'ask',
      ...exceededLimit(
        value,
        limit,
        '%',
        (figure, most) => `${product.name} is made up to ${figure}, over ${most}${beside}`,
      ),
      ...(isOverLabel ? { source: PROVIDERS_LABEL } : {}),
    }),
  ];
}

/** Some powders are made up stronger than that by their own label: then it is said, and the question is soon answered. */
function besideLabel(value: number, standard: number | null): string {
  if (standard === null) return '';
  const label = figureAndLimit(standard, value, '%', 1).figure;
  return isOver(value, standard)
    ? ` The label's strength is ${label}.`
    : ` That is within the label's own strength of ${label}.`;
}

/** Thinned feed gives an infant too much water and too little energy. What measuring is off by is no thinning. */
function weakFinding({ strengthPercent: value }: RecipeResult, product: Product): Finding[] {
  const { standardStrength: standard } = powderOf(product);
  if (value === null || standard === null) return [];
  const limit = (standard * (100 - POWDER_MEASURING_ERROR_PERCENT)) / 100;
  if (!isUnder(value, limit)) return [];
  const says = (figure: string, label: string) =>
    `${product.name} is made up to ${figure}, weaker than the ${label} of its label. For an infant, check that so much water is meant.`;
  return [
    about(product, { code: 'strength-under-label', ...exceededLimit(value, standard, '%', says), limit }),
  ];
}

/** What is added makes a feed denser than its strength tells. A powder alone is asked about by its strength. */
function feedEnergyFinding({ kcalPer100Ml: value, modules }: RecipeResult, product: Product): Finding[] {
  const limit = PLAUSIBLE_INFANT_FEED_KCAL_PER_100_ML;
  if (modules.length === 0 || value === null || !isOver(value, limit)) return [];
  const said = exceededLimit(
    value,
    limit,
    'kcal',
    (figure, most) =>
      `With what is added, 100\u00a0ml of the feed gives ${figure}, over ${most} for an infant. Check each amount, and whether it is per 100\u00a0ml or in all.`,
    0,
  );
  return [about(product, { code: 'feed-energy-high', severity: 'confirm', ...said, unit: 'kcal/100 ml' })];
}

function osmolalityFinding(
  { osmolality: value, modules }: RecipeResult,
  product: Product,
  isInfant: boolean,
): Finding[] {
  const limit = isInfant ? PLAUSIBLE_OSMOLALITY.underOneYear : PLAUSIBLE_OSMOLALITY.fromOneYear;
  if (value === null || !isOver(value, limit)) return [];
  const least = modules.length === 0 ? '' : ' What the modules add is not in it.';
  const says = (figure: string, most: string) =>
    `The estimated osmolality is ${figure}, over ${most}.${least}`;
  return [about(product, { code: 'osmolality-high', ...exceededLimit(value, limit, 'mOsm/kg', says, 0) })];
}

function soluteLoadFinding({ soluteLoadPer100Kcal: value }: RecipeResult, product: Product): Finding[] {
  const { askFrom: limit } = PLAUSIBLE_SOLUTE_LOAD;
  if (value === null || isUnder(value, limit)) return [];
  const says = (figure: string, most: string) =>
    `The potential renal solute load is ${figure}, ${isOver(value, limit) ? `over ${most}` : 'where it is asked about'}.`;
  const said = exceededLimit(value, limit, 'mOsm per 100 kcal', says, 1, formatNumber);
  return [about(product, { code: 'solute-load-high', ...said, unit: 'mOsm/100 kcal' })];
}

function proteinEnergyFinding({ proteinEnergyPercent: value }: RecipeResult, product: Product): Finding[] {
  const limit = LEAST_INFANT_PROTEIN_ENERGY_PERCENT;
  if (value === null || !isUnder(value, limit)) return [];
  return [
    about(product, {
      code: 'protein-energy-low',
      ...exceededLimit(
        value,
        limit,
        '%',
        (figure, least) => `Protein gives ${figure} of the energy, under ${least} for an infant.`,
        1,
        formatNumber,
      ),
    }),
  ];
}

const roomFinding = (module: Product): Finding =>
  about(module, {
    code: 'module-room',
    message: `${module.name} takes up room, and its label does not say how much: the water is for the formula alone. Made up to the final volume in a jug, it is exact.`,
  });
