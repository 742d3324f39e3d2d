import type { Product } from '@dietetic/catalogue';
import {
  preparedVolumeMl,
  gramsPer100MlFeed,
  powderOf,
  type Recipe,
  type RecipeModule,
  type ScoopRule,
  type SelectedProduct,
} from '@dietetic/regimen';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';

export type Start = Recipe['by'];
export const STARTS: readonly Start[] = ['final_volume', 'water_volume', 'scoop_count', 'target_energy'];
export const SCOOP_RULES: readonly ScoopRule[] = ['same_strength', 'same_volume', 'exact_grams'];

export type ModuleDraft = { product: string; amount: NumberEntry | undefined; per: RecipeModule['per'] };

/** A recipe as it is typed; every start keeps its own figures, so that going back and forth loses nothing. */
export type RecipeDraft = {
  product: string;
  by: Start;
  strength: NumberEntry | undefined;
  finalMl: NumberEntry | undefined;
  waterMl: NumberEntry | undefined;
  count: NumberEntry | undefined;
  kcal: NumberEntry | undefined;
  scoopsInto: 'strength' | 'waterMl' | 'finalMl';
  scoops: ScoopRule;
  modules: readonly ModuleDraft[];
};

const FIGURES = {
  final_volume: ['strength', 'finalMl'],
  water_volume: ['strength', 'waterMl'],
  scoop_count: ['count', 'strength'],
  target_energy: ['kcal', 'finalMl'],
} as const;
export type FigureKey = (typeof FIGURES)[Start][number];

/** Which figures a start is made of. Scoops from a template or a file may go into a volume instead of a strength. */
export const figuresOf = ({ by, scoopsInto }: RecipeDraft): readonly FigureKey[] =>
  by === 'scoop_count' ? ['count', scoopsInto] : FIGURES[by];

export const MOST_KCAL_PER_100_ML = 300;
const MOST: Record<FigureKey, number> = {
  strength: 100,
  finalMl: 20_000,
  waterMl: 20_000,
  count: 1000,
  // Of 100 ml: no feed is denser, and the energy of a day is above it.
  kcal: MOST_KCAL_PER_100_ML,
};

/** A figure of the draft that can be worked with; null where it is missing, no number or out of reason. */
function valueOf(draft: RecipeDraft, key: FigureKey): number | null {
  const value = draft[key]?.value;
  if (value === undefined || !(value > 0) || value > MOST[key]) return null;
  return key === 'count' && !Number.isInteger(value) ? null : value;
}

export const isFigureMissing = (draft: RecipeDraft, key: FigureKey): boolean => valueOf(draft, key) === null;

/** Null until all of it can be read: a module without an amount is no module of 0. */
export function parseRecipeDraft(draft: RecipeDraft): Recipe | null {
  const modules = draft.modules.map(({ product, amount, per }) =>
    amount?.value === undefined || amount.value < 0 ? null : { product, amount: amount.value, per },
  );
  if (draft.product === '' || !modules.every((one) => one !== null)) return null;
  const ofAny = { product: draft.product, scoops: draft.scoops, modules };
  const value = (key: FigureKey): number => valueOf(draft, key) ?? 0;
  if (figuresOf(draft).some((key) => valueOf(draft, key) === null)) return null;
  const strengthPercent = gramsPer100MlFeed(value('strength'));
  switch (draft.by) {
    case 'final_volume':
      return { ...ofAny, by: draft.by, strengthPercent, finalMl: value('finalMl') };
    case 'water_volume':
      return { ...ofAny, by: draft.by, strengthPercent, waterMl: value('waterMl') };
    case 'scoop_count': {
      const into = {
        strength: { strengthPercent },
        waterMl: { waterMl: value('waterMl') },
        finalMl: { finalMl: value('finalMl') },
      };
      return { ...ofAny, by: draft.by, count: value('count'), to: into[draft.scoopsInto] };
    }
    case 'target_energy':
      return { ...ofAny, by: draft.by, kcalPer100Ml: value('kcal'), finalMl: value('finalMl') };
  }
}

/** A draft that this tab kept as text; none where it is damaged, or of another version. */
export function draftOfText(text: string | undefined): RecipeDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const draft = JSON.parse(text) as RecipeDraft;
    const entries = [draft.strength, draft.finalMl, draft.waterMl, draft.count, draft.kcal];
    const isWhole =
      typeof draft.product === 'string' &&
      STARTS.includes(draft.by) &&
      SCOOP_RULES.includes(draft.scoops) &&
      [...entries, ...draft.modules.map(({ amount }) => amount)].every(isEntry);
    return isWhole ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isEntry = (entry: NumberEntry | undefined): boolean =>
  entry === undefined ||
  (typeof entry.text === 'string' && (entry.value === undefined || Number.isFinite(entry.value)));

const entry = (value: number | null): NumberEntry | undefined =>
  value === null ? undefined : entryOfValue(value);

const NONE = {
  strength: undefined,
  finalMl: undefined,
  waterMl: undefined,
  count: undefined,
  kcal: undefined,
  scoopsInto: 'strength',
} as const;

/** ml to begin with: what the regimen has of the powder, as its label makes it up, else the fluid need. */
export function startMl(
  powder: Product,
  chosen: readonly Pick<SelectedProduct, 'id' | 'volume' | 'volumeUnit'>[],
  fluidNeedMl: number | null,
): number | null {
  const amount = chosen.find(({ id, volumeUnit }) => id === powder.id && volumeUnit === powder.basis)?.volume;
  return amount === undefined || amount === 0
    ? fluidNeedMl
    : (preparedVolumeMl(powder, amount) ?? fluidNeedMl);
}

/** A new recipe at the label's own strength; whole scoops where the tin has one, since homes measure with it. */
export function newRecipeDraft(powder: Product, finalMl: number | null): RecipeDraft {
  const { standardStrength, scoopGrams } = powderOf(powder);
  return {
    ...NONE,
    product: powder.id,
    by: 'final_volume',
    strength: entry(standardStrength === null ? null : Number(standardStrength.toFixed(3))),
    finalMl: entry(finalMl === null ? null : Math.round(finalMl)),
    scoops: scoopGrams === null ? 'exact_grams' : 'same_strength',
    modules: [],
  };
}

export function draftOfRecipe(recipe: Recipe): RecipeDraft {
  const ofAny = {
    ...NONE,
    product: recipe.product,
    by: recipe.by,
    scoops: recipe.scoops,
    modules: recipe.modules.map(({ product, amount, per }) => ({ product, amount: entry(amount), per })),
  };
  switch (recipe.by) {
    case 'final_volume':
      return { ...ofAny, strength: entry(recipe.strengthPercent), finalMl: entry(recipe.finalMl) };
    case 'water_volume':
      return { ...ofAny, strength: entry(recipe.strengthPercent), waterMl: entry(recipe.waterMl) };
    case 'scoop_count': {
      const { to } = recipe;
      const count = entry(recipe.count);
      if ('waterMl' in to) return { ...ofAny, count, scoopsInto: 'waterMl', waterMl: entry(to.waterMl) };
      if ('finalMl' in to) return { ...ofAny, count, scoopsInto: 'finalMl', finalMl: entry(to.finalMl) };
      return { ...ofAny, count, strength: entry(to.strengthPercent) };
    }
    case 'target_energy':
      return { ...ofAny, kcal: entry(recipe.kcalPer100Ml), finalMl: entry(recipe.finalMl) };
  }
}
