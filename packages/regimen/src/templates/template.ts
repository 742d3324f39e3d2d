import type { GivenAmount, AnyProduct } from '@dietetic/catalogue';
import { isAdult, months } from '@dietetic/clinical';
import { givenAmountOf } from '../plan/checks/given-amount.ts';
import { chooseProduct } from '../state/products.ts';
import { type FeedPlan, isAllByMouth } from '../plan/feed-plan/feed-plan.ts';
import type { Recipe, RecipePatient } from '../plan/recipe/recipe.ts';
import { NO_PATIENT, NO_PATIENT_BUT_ADULT, setRecipe } from '../state/feed-plan-of-regimen.ts';
import type { RegimenState } from '../state/regimen-state.ts';
import type { SelectedProduct, VolumeUnit } from '../state/values.ts';

/** Products with amounts under a name, and nothing of a patient: it may be kept, sent and opened by anyone. */
export type RegimenTemplate = {
  name: string;
  products: readonly TemplateProduct[];
  /** How they are given and made up, without what was set for one patient. */
  feedPlan?: FeedPlan;
  recipe?: Recipe;
};

/** The name travels with the id, so that a product this device does not know can still be named. */
export type TemplateProduct = {
  id: string;
  name: string;
  volume: number;
  volumeUnit: VolumeUnit;
  /** As it was given; absent: in ml or g. */
  given?: GivenAmount;
};

export function templateOf(
  name: string,
  { products, feedPlan, recipe }: Pick<RegimenState, 'products' | 'feedPlan' | 'recipe'>,
): RegimenTemplate {
  return {
    name: name.trim(),
    feedPlan: feedPlan && withoutPatient(feedPlan.plan),
    recipe,
    products: products.map(({ id, name: product, volume, volumeUnit, given }) => ({
      id,
      name: product,
      volume,
      volumeUnit,
      given,
    })),
  };
}

/** When medicines are given, other water and the first days are one patient's own. */
function withoutPatient({
  cap: _cap,
  steps: _steps,
  extraWaterAt: _extraWaterAt,
  medicines,
  ...plan
}: FeedPlan): FeedPlan {
  const { at: _at, ...water } = medicines;
  return { ...plan, medicines: { ...water, times: 0 }, extraWater: 0 };
}

/** What a template would do here. Everything in it is in exactly one of the lists. */
export type TemplatePreview = {
  add: readonly {
    product: AnyProduct;
    volume: number;
    /** The same amount as the template gives it; ml or g where the product no longer has that unit or size. */
    given: GivenAmount;
    /** What the regimen holds of it now. */
    now: number | null;
  }[];
  /** In the catalogue, but not in this country. */
  unavailable: readonly TemplateProduct[];
  unknown: readonly TemplateProduct[];
  /** Now measured in the other of ml and g: an amount is not carried over from one to the other. */
  otherUnit: readonly TemplateProduct[];
  /** Of the template, where it has them. */
  feedPlan?: FeedPlan;
  recipe?: Recipe;
};

export function previewTemplate(
  template: RegimenTemplate,
  catalogue: { here: readonly AnyProduct[]; all: readonly AnyProduct[] },
  selected: readonly SelectedProduct[],
): TemplatePreview {
  const here = new Map(catalogue.here.map((product) => [product.id, product]));
  const known = new Set(catalogue.all.map(({ id }) => id));
  const now = new Map(selected.map(({ id, volume }) => [id, volume]));
  const { feedPlan, recipe } = template;
  const plan = {
    feedPlan,
    recipe,
    add: [] as TemplatePreview['add'][number][],
    unavailable: [] as TemplateProduct[],
    unknown: [] as TemplateProduct[],
    otherUnit: [] as TemplateProduct[],
  };
  for (const one of template.products) {
    const product = here.get(one.id);
    if (product === undefined) plan[known.has(one.id) ? 'unavailable' : 'unknown'].push(one);
    else if (product.basis !== one.volumeUnit) plan.otherUnit.push(one);
    else {
      const given = givenAmountOf(product, one);
      plan.add.push({ product, volume: one.volume, given, now: now.get(one.id) ?? null });
    }
  }
  return plan;
}

/** Which of a template's plan and recipe can come along: those whose products are all added. */
export function applicablePlanAndRecipe({ add, feedPlan, recipe }: TemplatePreview): {
  feedPlan: FeedPlan | undefined;
  recipe: Recipe | undefined;
} {
  const isAdded = (all: readonly { product: string }[]) =>
    all.every(({ product: id }) => add.some(({ product }) => product.id === id));
  return {
    feedPlan: feedPlan !== undefined && isAdded(feedPlan.sessions) ? feedPlan : undefined,
    recipe: recipe !== undefined && isAdded([recipe, ...recipe.modules]) ? recipe : undefined,
  };
}

/** A template is made without a patient. */
const NOBODY: RecipePatient = { ageMonths: null, weightKg: null, usedWeightKg: null };

/**
 * Adds the products that can be added; one already chosen takes the template's amount. A feed plan that comes along is
 * out of date until it was reviewed: it was made without a patient.
 */
export function applyTemplate(state: RegimenState, plan: TemplatePreview): RegimenState {
  const { feedPlan, recipe } = applicablePlanAndRecipe(plan);
  const before: RegimenState =
    recipe === undefined ? state : { ...setRecipe(state, recipe), recipeFor: NOBODY };
  const added = plan.add.reduce(
    (regimen, { product, given }) => chooseProduct(regimen, product, given),
    before,
  );
  if (feedPlan === undefined) return added;
  const { PD_AGE: age } = state.values;
  const madeFor = isAdultAge(age) ? NO_PATIENT_BUT_ADULT : NO_PATIENT;
  return { ...added, feedPlan: { plan: planForAge(feedPlan, age), madeFor } };
}

const isAdultAge = (ageMonths: number | undefined): boolean =>
  ageMonths !== undefined && isAdult(months(ageMonths));

/** A template's plan as it comes along: under 18 years no flush is the usual one, and without an age nobody knows. It is entered. */
export function planForAge(plan: FeedPlan, ageMonths: number | undefined): FeedPlan {
  if (isAdultAge(ageMonths) || isAllByMouth(plan)) return plan;
  const { flush: _ofAnother, ...rest } = plan;
  return rest;
}

/** More than anyone looks through; the oldest stay and a further one is refused. */
export const MAX_TEMPLATES = 50;

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const hasTemplate = (templates: readonly RegimenTemplate[], name: string): boolean =>
  templates.some((one) => sameName(one.name, name));

/** A template saved under a name already used takes its place; a new one comes last. */
export function saveTemplate(
  templates: readonly RegimenTemplate[],
  template: RegimenTemplate,
): readonly RegimenTemplate[] {
  if (hasTemplate(templates, template.name)) {
    return templates.map((one) => (sameName(one.name, template.name) ? template : one));
  }
  return templates.length >= MAX_TEMPLATES ? templates : [...templates, template];
}

export const deleteTemplate = (
  templates: readonly RegimenTemplate[],
  name: string,
): readonly RegimenTemplate[] => templates.filter((one) => !sameName(one.name, name));
