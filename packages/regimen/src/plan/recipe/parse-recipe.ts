import type { InputError } from '../../assessment/assessment.ts';
import { type FieldReader, NOT_NEGATIVE, ABOVE_ZERO, parseObject } from '../feed-plan/parse-fields.ts';
import {
  MODULE_AMOUNTS_PER,
  MAX_SCOOPS,
  MAX_STRENGTH_PERCENT,
  type Recipe,
  RECIPE_STARTS,
  type RecipeModule,
  SCOOP_RULES,
} from './recipe.ts';
import { type GramsPer100MlFeed, gramsPer100MlFeed } from './strength.ts';

const MOST_MODULES = 20;
/** The figures that a recipe may start from. */
const STARTING_FIGURES = ['strengthPercent', 'finalMl', 'waterMl', 'count', 'kcalPer100Ml'];

export type ParsedRecipe = { recipe: Recipe | null; errors: InputError[] };

/** A recipe from outside. Null with the errors named where anything in it is wrong. */
export function parseRecipe(given: unknown): ParsedRecipe {
  const { value: recipe, errors } = parseObject(given, 'recipe', readStart);
  return { recipe, errors };
}

/** The recipe as it is stored and sent, for `parseRecipe`. */
export function serialiseRecipe(recipe: Recipe): Record<string, unknown> {
  if (recipe.by !== 'scoop_count') return { ...recipe };
  const { to, ...rest } = recipe;
  return { ...rest, ...to };
}

function readStart(fields: FieldReader): Recipe | null {
  fields.knows(STARTING_FIGURES);
  const ofAny = {
    product: fields.text('product'),
    scoops: fields.choice('scoops', SCOOP_RULES, 'exact_grams' as const),
    modules: fields.list('modules', MOST_MODULES, readModule),
  };
  const by = fields.choice('by', RECIPE_STARTS, undefined);
  if (!fields.has('by')) fields.refuse('by', 'wrong-type', 'must be text');
  switch (by) {
    case 'final_volume':
      refuseOthers(fields, ['strengthPercent', 'finalMl']);
      return { ...ofAny, by, strengthPercent: strength(fields), finalMl: over0(fields, 'finalMl') };
    case 'water_volume':
      refuseOthers(fields, ['strengthPercent', 'waterMl']);
      return { ...ofAny, by, strengthPercent: strength(fields), waterMl: over0(fields, 'waterMl') };
    case 'target_energy':
      refuseOthers(fields, ['kcalPer100Ml', 'finalMl']);
      return { ...ofAny, by, kcalPer100Ml: over0(fields, 'kcalPer100Ml'), finalMl: over0(fields, 'finalMl') };
    case 'scoop_count':
      return readScoops(fields, ofAny);
    case undefined:
      return null;
  }
}

const OF_SCOOPS = ['strengthPercent', 'waterMl', 'finalMl'] as const;

function readScoops(
  fields: FieldReader,
  ofAny: Pick<Recipe, 'product' | 'scoops' | 'modules'>,
): Recipe | null {
  refuseOthers(fields, ['count', ...OF_SCOOPS]);
  const count = fields.neededNumber('count', { min: 1, max: MAX_SCOOPS, whole: true });
  const [to, second] = OF_SCOOPS.filter((key) => fields.has(key));
  if (to === undefined || second !== undefined) {
    fields.refuse(
      second ?? 'strengthPercent',
      'not-allowed',
      `must be the only one of: ${OF_SCOOPS.join(', ')}`,
    );
    return null;
  }
  const by = 'scoop_count' as const;
  if (to === 'strengthPercent') return { ...ofAny, by, count, to: { strengthPercent: strength(fields) } };
  return to === 'waterMl'
    ? { ...ofAny, by, count, to: { waterMl: over0(fields, to) } }
    : { ...ofAny, by, count, to: { finalMl: over0(fields, to) } };
}

function readModule(fields: FieldReader): RecipeModule {
  return {
    product: fields.text('product'),
    amount: fields.neededNumber('amount', NOT_NEGATIVE),
    per: fields.choice('per', MODULE_AMOUNTS_PER, '100ml' as const),
  };
}

/** A figure that the start does not read would be silently ignored. */
function refuseOthers(fields: FieldReader, read: readonly string[]): void {
  for (const key of STARTING_FIGURES)
    if (!read.includes(key) && fields.has(key))
      fields.refuse(key, 'not-allowed', 'does not go with what the recipe starts from');
}

const strength = (fields: FieldReader): GramsPer100MlFeed =>
  gramsPer100MlFeed(fields.neededNumber('strengthPercent', { ...ABOVE_ZERO, max: MAX_STRENGTH_PERCENT }));
const over0 = (fields: FieldReader, key: string): number => fields.neededNumber(key, ABOVE_ZERO);
