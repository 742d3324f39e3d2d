import type { Product } from '@dietetic/catalogue';
import { ageText, FEED_PLAN_LIMITS_SOURCE, months, POWDER_RECIPE_LIMITS_SOURCE } from '@dietetic/clinical';
import type { EntriesAssessment } from '../../assessment/assess.ts';
import type { Assessment } from '../../assessment/assessment.ts';
import { type BodyAssessment, refeedingStart } from '../../assessment/body-figures.ts';
import { isRouteOfModule } from '../checks/checks.ts';
import { exceededLimit, trimmedNumber, withUnit } from '../checks/figures.ts';
import { type Finding, createFinding } from '../checks/finding.ts';
import { preparedVolumeMl, volumeOfProducts } from '../checks/infant-volume.ts';
import { planPatient, type PlanPatient } from '../checks/patient.ts';
import { productFit } from '../checks/product-fit.ts';
import { fluidNeedOf } from '../totals/need.ts';
import { recipeFindings } from '../recipe/findings.ts';
import { recipeDifferences } from '../recipe/recipe-amounts.ts';
import type { Recipe, RecipePatient } from '../recipe/recipe.ts';
import { type MadeUpRecipe, makeUpRecipe, type RecipeResult } from '../recipe/calculate-recipe.ts';
import type { RegimenInput, RegimenLists, SelectedProduct } from '../../state/values.ts';
import { weightUsedKg } from '../../state/weight-used.ts';
import type { PlannedAmount } from './amounts-of-plan.ts';
import { madeUpWaterFindings } from './fluid-findings.ts';
import { nonTubeIntake } from './non-tube-intake.ts';
import type { FeedPlan } from './feed-plan.ts';
import { routeFindings } from './route-findings.ts';
import { feedPlanFindings } from './findings.ts';
import { packOf } from './containers.ts';
import type { RecipeOfPlan } from './feed-contents.ts';
import { type FeedPlanResult, type PlanContext, calculateFeedPlan } from './calculate-feed-plan.ts';

export type PlanAndRecipeInput = RegimenInput & {
  lists: RegimenLists;
  /** Of the same country and values. */
  assessment: Pick<EntriesAssessment, 'fluid'> & BodyAssessment & Pick<Assessment, 'isBodyInDoubt'>;
  feedPlan: FeedPlan | undefined;
  recipe?: Recipe | undefined;
  /** Whom the recipe was made for; absent: it is not known, and nothing is asked. */
  recipeFor?: RecipePatient | undefined;
  /** The daily amounts the plan is held against; absent: there are none to hold it against. */
  products: readonly SelectedProduct[] | undefined;
  catalogue: readonly Product[];
  /**
   * Set by `npm run calculate` alone. It has no screen that states what is merely worth knowing (a container that nobody has
   * named, a difference from the regimen that rounding makes, a powder at its label's own strength): for it these are
   * findings. It has no code for what only this app asks about, such as a child's rate by weight.
   */
  isForCalculate?: boolean;
};

export type PlanAndRecipe = {
  feedPlan: FeedPlanResult | null;
  /** Null without a recipe, and where the catalogue does not have its powder. */
  recipe: RecipeResult | null;
  /** ml of feed that the regimen gives of each of its products; null for a powder nothing says how to make up. */
  amounts: readonly PlannedAmount[];
  /** Worked out with, where entered. */
  patient: Pick<PlanContext, 'ageMonths' | 'weightKg' | 'fluidNeedMl' | 'outside'> & {
    /** The fluid need is by default, not by choice. */
    isFluidNeedDefault: boolean;
    /** Of an obese adult by default, and so may be too much. */
    isFluidOnActualWeight: boolean;
    /** On dialysis a fluid need is as often a limit: nothing invites more of it. */
    isFluidLimit: boolean;
    /** A limit that was entered, and no need. */
    isFluidRestricted: boolean;
  };
  findings: Finding[];
};

/** The results and findings of a regimen's feed plan and recipe. Pure. */
export function calculatePlanAndRecipe(input: PlanAndRecipeInput): PlanAndRecipe {
  const { catalogue, feedPlan } = input;
  const fluidNeed = fluidNeedOf(input.assessment);
  const patient = planPatient(input.country, input.values, input.lists.PD_SCOPE, input.isForCalculate);
  const made = makeUpRecipe(input.recipe, catalogue);
  const recipeOfPlan = forPlan(made);
  const unknownRecipeOf = made !== null && made.result.unknownModules.length > 0 ? made.powder.id : null;
  const outside = patient.isPretermInfant
    ? 'preterm'
    : input.lists.PD_SCOPE.includes('parenteral')
      ? 'parenteral'
      : null;
  // What a plan that is not made would feed is given all the same.
  const fedBy = outside === null ? feedPlan : undefined;
  const context: PlanContext = {
    catalogue,
    ageMonths: patient.ageMonths,
    weightKg: input.assessment.isBodyInDoubt ? null : patient.usedWeightKg,
    fluidNeedMl: input.assessment.fluid.result,
    isFluidRestricted: fluidNeed?.isRestricted ?? false,
    refeeding: refeedingStart(input.values, input.assessment),
    outside,
    recipe: recipeOfPlan,
    unknownRecipeOf,
    beside: input.products === undefined ? null : nonTubeIntake(input.products, catalogue, fedBy, made),
    packOf: packOf(input.products ?? [], catalogue),
    arePacksPooled: input.isForCalculate === true,
  };
  const result = feedPlan === undefined ? null : calculateFeedPlan(feedPlan, context);
  const amounts = input.products?.flatMap((one) =>
    plannedAmount(one, catalogue, recipeOfPlan).map((amount) =>
      one.id === unknownRecipeOf ? { ...amount, ml: null } : amount,
    ),
  );
  const isPlanned = result !== null && result.reason === null;
  return {
    feedPlan: result,
    recipe: made?.result ?? null,
    amounts: amounts ?? [],
    patient: {
      ...context,
      isFluidNeedDefault: fluidNeed?.isDefault ?? false,
      isFluidOnActualWeight: fluidNeed?.isOnActualWeight ?? false,
      isFluidLimit: fluidNeed?.isLimit ?? false,
      isFluidRestricted: fluidNeed?.isRestricted ?? false,
    },
    findings: [
      ...fitsOfOthers(input, patient),
      ...routeFindings(input, patient),
      ...recipeDiffers(input, made),
      ...recipeOfAnother(input, made?.powder),
      ...(feedPlan === undefined || result === null
        ? []
        : feedPlanFindings(feedPlan, result, context, amounts, input.isForCalculate)),
      // With sessions it is the plan's own.
      ...(isPlanned || !context.beside
        ? []
        : [
            ...volumeOfProducts(
              context.beside.volumeMl,
              input.isForCalculate ? { ...context, fluidNeedMl: null } : context,
              context.beside.products,
              context.beside.waterMl,
            ),
            ...(input.isForCalculate || made === null ? [] : madeUpWaterFindings(context.beside, context)),
          ]),
      ...(made === null
        ? []
        : recipeFindings(made.result, made.powder, patient.ageMonths, input.isForCalculate)),
    ],
  };
}

/** Whom a product is for, of those that the plan or the recipe alone names: the regimen's own are held against it there. */
function fitsOfOthers(
  { feedPlan, recipe, products, catalogue, isForCalculate }: PlanAndRecipeInput,
  patient: PlanPatient,
): Finding[] {
  const named = [
    ...(feedPlan?.sessions ?? []).map(({ product }) => product),
    ...(recipe === undefined ? [] : [recipe.product, ...recipe.modules.map(({ product }) => product)]),
  ];
  const others = new Set(named.filter((id) => products?.some((one) => one.id === id) !== true));
  return catalogue
    .filter(({ id }) => others.has(id))
    .flatMap((product) => productFit(patient, product))
    .filter((finding) => isForCalculate === true || !isRouteOfModule(finding, recipe));
}

const weightText = (kg: number): string => withUnit(trimmedNumber(kg, 3), 'kg');

const patientOf = ({ ageMonths, weightKg, usedWeightKg: used }: RecipePatient): string =>
  [
    ageMonths === null ? 'no age' : ageText(months(ageMonths)),
    weightKg === null ? 'no weight' : weightText(weightKg),
    ...(used === undefined || used === weightKg
      ? []
      : [used === null ? 'the weight used not entered' : `${weightText(used)} used`]),
  ].join(', ');

/** A recipe stays when the patient is changed, and may then be too much or too little. */
function recipeOfAnother(
  { recipeFor: of, values }: PlanAndRecipeInput,
  powder: Product | undefined,
): Finding[] {
  if (of === undefined || powder === undefined) return [];
  const now: RecipePatient = {
    ageMonths: values.PD_AGE ?? null,
    weightKg: values.PD_WEIGHT ?? null,
    usedWeightKg: of.usedWeightKg === undefined ? undefined : (weightUsedKg(values) ?? null),
  };
  const isOfWeight = of.weightKg === now.weightKg;
  const isOfWeightUsed = of.usedWeightKg === now.usedWeightKg;
  if (isOfWeight && isOfWeightUsed && of.ageMonths === now.ageMonths) return [];
  const isOfNobody = of.ageMonths === null && of.weightKg === null;
  const [value, limit] = isOfWeight
    ? [of.usedWeightKg ?? null, now.usedWeightKg ?? null]
    : [of.weightKg, now.weightKg];
  const isOfWeights = isOfWeight && isOfWeightUsed;
  return [
    createFinding({
      code: 'recipe-other-patient',
      severity: 'confirm',
      fields: ['recipe', 'PD_AGE', 'PD_WEIGHT', ...(isOfWeightUsed ? [] : ['PD_WEIGHT_USED'])],
      products: [powder.id],
      value: isOfWeights ? null : value,
      limit: isOfWeights ? null : limit,
      unit: isOfWeights ? null : 'kg',
      message: `${isOfNobody ? 'The recipe was made before a patient was entered' : `The recipe was made for ${patientOf(of)}`}; entered now: ${patientOf(now)}. Check it, or make it again.`,
      source: POWDER_RECIPE_LIMITS_SOURCE.citation,
    }),
  ];
}

/** The recipe and the regimen name two amounts of a powder, or of what is added to it. */
function recipeDiffers({ products }: PlanAndRecipeInput, made: MadeUpRecipe | null): Finding[] {
  if (products === undefined || made === null) return [];
  return recipeDifferences(made.result, products).map(({ product, amount, inRegimen }): Finding => {
    const says = (figure: string, limit: string) =>
      `The recipe has ${figure} of ${product.name} a day, the regimen ${limit}.`;
    return createFinding({
      code: 'plan-differs',
      severity: 'confirm',
      fields: ['recipe'],
      products: [product.id],
      ...exceededLimit(amount, inRegimen, product.basis, says),
      source: FEED_PLAN_LIMITS_SOURCE.citation,
    });
  });
}

function forPlan(made: MadeUpRecipe | null): RecipeOfPlan | null {
  if (made === null || made.result.grams === null || made.result.finalMl === null) return null;
  const { grams, finalMl, waterMl, kcalPer100Ml, proteinPer100Ml } = made.result;
  return { product: made.powder.id, grams, finalMl, waterMl, kcalPer100Ml, proteinPer100Ml };
}

/** ml of feed that the regimen's amount of a product comes to; null for a powder that nothing says how to make up. */
function plannedAmount(
  { id, volume, volumeUnit }: SelectedProduct,
  catalogue: readonly Product[],
  recipe: RecipeOfPlan | null,
): PlannedAmount[] {
  const product = catalogue.find((one) => one.id === id);
  if (product === undefined || product.basis !== volumeUnit) return [];
  if (recipe?.product === id) return [{ product: id, ml: (volume * recipe.finalMl) / recipe.grams }];
  return [{ product: id, ml: preparedVolumeMl(product, volume) }];
}
