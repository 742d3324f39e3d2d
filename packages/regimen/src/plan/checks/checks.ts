import type { Country, AnyProduct } from '@dietetic/catalogue';
import { type ReproductiveStage, withoutResidue } from '@dietetic/clinical';
import { assess, type EntriesAssessment } from '../../assessment/assess.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { stageOf } from '../../state/reproductive-stage.ts';
import type { RegimenLists, RegimenValues, SelectedProduct } from '../../state/values.ts';
import { isByVolume } from '../totals/fluid-note.ts';
import { needOf } from '../totals/need.ts';
import { countedAmounts, totalProvided } from '../totals/provided.ts';
import { amountFinding, type ChosenProduct, totalFindings } from './amounts.ts';
import { bodyFindings } from './body.ts';
import { earlyLifeFindings } from './early-life.ts';
import { FINDING_CODES, type Finding } from './finding.ts';
import { incompleteAlone, incompleteTubeFeed } from './incomplete-feeds.ts';
import { type KnownTotal, knownTotal, preparedVolumeMl, volumeOfProducts } from './infant-volume.ts';
import { kidneysOf } from './kidney.ts';
import { needFindings } from './needs.ts';
import { type PlanPatient, planPatient } from './patient.ts';
import { productFit } from './product-fit.ts';
import { upperLevelFindings } from './upper-levels.ts';

export type PlanInput = {
  country: Country | undefined;
  values: RegimenValues;
  lists: RegimenLists;
  /** Pregnancy or lactation, where it was chosen: some upper levels are not for them. */
  stage?: ReproductiveStage | undefined;
  /** Of the same country and values. */
  assessment: EntriesAssessment;
  /** The chosen products with their daily amounts. */
  products: readonly SelectedProduct[];
  /** Where the chosen products are looked up; one it does not have is named by the totals, and has no findings. */
  catalogue: readonly AnyProduct[];
  /** What it adds to its powder is in the feed, and goes where that goes. */
  recipe?: Pick<Recipe, 'modules'> | undefined;
  /** Those of the feed plan and the recipe; absent where there is neither. */
  bedside?: readonly Finding[] | undefined;
  /** Set by `npm run calculate` alone: asks by its contract, also where that would be asked of every ordinary feed. */
  isForCalculate?: boolean | undefined;
};

/**
 * The plan held against its patient: every finding, in the order of `FINDING_CODES`, then of the products. Pure and
 * complete: screens, report, exports and `calculate` all show this list. Figures are compared unrounded; a limit
 * itself passes.
 */
export function planFindings({
  country,
  values,
  lists,
  stage,
  assessment,
  products,
  catalogue,
  recipe,
  bedside,
  isForCalculate = false,
}: PlanInput): Finding[] {
  const patient = planPatient(country, values, lists.PD_SCOPE, isForCalculate);
  const { counted } = countedAmounts(products, catalogue);
  const given = totalProvided(counted);
  const chosen = counted.flatMap((one, index): ChosenProduct[] => {
    const selected = products[index];
    return 'product' in one && selected !== undefined ? [{ product: one.product, selected }] : [];
  });
  const ofDay = bedside ?? [
    ...volumeOfChosen(
      chosen,
      counted.length === chosen.length,
      patient,
      isForCalculate ? null : assessment.fluid,
      given.fluid,
    ),
    ...(isForCalculate || patient.route !== 'tube' ? [] : incompleteOf(products, catalogue)),
  ];
  return inOrder([
    // Whom a product is for holds even where its amount is no longer known.
    ...products
      .flatMap((one) => productFits(patient, catalogue, one))
      .filter((finding) =>
        // Its contract has no such code, and no kidneys to set.
        isForCalculate ? finding.code !== 'product-kidney' : !isRouteOfModule(finding, recipe),
      ),
    ...chosen.flatMap((one) => amountFinding(one, assessment) ?? []),
    ...totalFindings(given, assessment, { isForCalculate, isByVolume: isByVolume(patient.ageMonths) }),
    ...upperLevelFindings(counted, patient, stageOf({ values, stage })),
    ...bodyFindings(patient, isForCalculate),
    ...needFindings(patient, assessment, given, isForCalculate),
    ...earlyLifeFindings(patient, assessment, values.PD_DOB !== undefined && !isForCalculate),
    ...ofDay,
    ...(isForCalculate || ofDay.some(({ code }) => code === 'tube-incomplete')
      ? []
      : incompleteAlone(productsOf(products, catalogue), given.energy, needOf('energy', assessment))),
  ]);
}

/** Without plan and recipe, each product is drunk as its label makes it up. */
function volumeOfChosen(
  chosen: readonly ChosenProduct[],
  isAllKnown: boolean,
  { ageMonths, usedWeightKg: weightKg }: PlanPatient,
  fluid: EntriesAssessment['fluid'] | null,
  water: KnownTotal,
): Finding[] {
  const parts = chosen.map(({ product, selected }) => preparedVolumeMl(product, selected.volume));
  const volume = knownTotal(isAllKnown ? parts : [...parts, null]);
  return volumeOfProducts(
    volume,
    {
      ageMonths,
      weightKg,
      fluidNeedMl: fluid?.result ?? null,
      isFluidRestricted: fluid?.isRestricted ?? false,
    },
    chosen.map(({ product }) => product.id),
    water,
  );
}

/** Of a patient who is fed by tube alone, while no feed plan says what goes down it. */
export const incompleteOf = (
  products: readonly SelectedProduct[],
  catalogue: readonly AnyProduct[],
): Finding[] => incompleteTubeFeed(productsOf(products, catalogue), ['PC_TYPE_OF_FEED']);

const productsOf = (products: readonly SelectedProduct[], catalogue: readonly AnyProduct[]) =>
  products.map(({ id }) => catalogue.find((one) => one.id === id));

/** A drink that is stirred into a feed is not drunk. */
export const isRouteOfModule = (
  { code, products }: Finding,
  recipe: Pick<Recipe, 'modules'> | undefined,
): boolean =>
  code === 'product-route' && recipe?.modules.some(({ product }) => products.includes(product)) === true;

function productFits(
  patient: PlanPatient,
  catalogue: readonly AnyProduct[],
  chosen: SelectedProduct,
): Finding[] {
  const product = catalogue.find(({ id }) => id === chosen.id);
  if (product === undefined) return [];
  return productFit(patient, product, product.basis === chosen.volumeUnit ? chosen.volume : null);
}

/** The same, in what the calculators say of these entries. */
export const regimenFindings = (plan: Omit<PlanInput, 'assessment'>): Finding[] =>
  planFindings({ ...plan, assessment: assess(plan) });

/** The findings about one product for a list row or a dialog; `amount` is null before any is known. */
export const productFindings = (
  { values, lists }: Pick<PlanInput, 'values' | 'lists'>,
  product: AnyProduct,
  amount: number | null = null,
): Finding[] =>
  productFit(
    {
      // A list holds what its country has.
      country: null,
      ageMonths: values.PD_AGE ?? null,
      ageDays: values.PD_AGE_DAYS ?? null,
      route: values.PC_TYPE_OF_FEED ?? null,
      condition: values.PD_CONDITION ?? null,
      kidneys: kidneysOf(lists.PD_SCOPE),
    },
    product,
    amount,
  );

/** A sum of stated figures without the residue of binary arithmetic. */
const exact = (figure: number | null): number | null => (figure === null ? null : withoutResidue(figure));

/** Those of one code stay in the order they were found in, which is that of the products. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings
    .map((finding) => ({ ...finding, value: exact(finding.value), limit: exact(finding.limit) }))
    .toSorted((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code));
