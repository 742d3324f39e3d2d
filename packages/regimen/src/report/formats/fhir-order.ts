import type { Product, ProductAmount } from '@dietetic/catalogue';
import { NUTRIENTS, nutrientRow } from '@dietetic/catalogue';
import { withoutResidue } from '@dietetic/clinical';
import { isByMouth } from '../../plan/feed-plan/feed-plan.ts';
import { chosenAmountText, givenAmountOf } from '../../plan/checks/given-amount.ts';
import { isRequirementChosen, needOf } from '../../plan/totals/need.ts';
import { chosenAmounts, PLANNED_NUTRIENTS } from '../../plan/totals/provided.ts';
import type { RecipeAmount } from '../../plan/recipe/recipe-amounts.ts';
import { reportedBedside } from '../sections/bedside-sections.ts';
import { type Administration, type PlannedFeed, plannedFeed } from './fhir-administration.ts';
import { recipeAdditives, recipeWords } from './fhir-recipe.ts';
import { buildReport } from '../build-report.ts';
import type { ReportInput } from '../input.ts';
import { needText } from '../sections/requirement-blocks.ts';
import { findingsSection } from '../sections/findings-section.ts';
import { DEMONSTRATION_NOTE, quantity, type Quantity, type Resource, UCUM_SYSTEM } from './fhir-resource.ts';
import { fhirNarrative, narrative, paragraph } from './fhir-narrative.ts';
import { refeedingLine } from '../sections/refeeding-line.ts';
import { findingLines } from './rows.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';

/** Once a day, every day: the amount is for the whole of it. */
const EACH_DAY = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } };

/**
 * What a session of the feed plan gives by tube is by tube, up to date or not, and what one gives by mouth alone is not. Of the rest the route says first, then what the product is: beside
 * a plan, what may be drunk is drunk where something is taken by mouth.
 */
function isByTube({ id, categories }: Product, { feedPlan, values }: ReportInput): boolean {
  const isTubeFeed = categories.includes('tube-feed');
  const planned = feedPlan?.plan.sessions ?? [];
  const own = planned.filter(({ product }) => product === id);
  if (own.length > 0) return isTubeFeed && !own.every(isByMouth);
  const route = values.PC_TYPE_OF_FEED;
  const isDrunk = planned.length > 0 && route !== 'tube' && categories.includes(SUPPLEMENT);
  return isTubeFeed && route !== 'oral' && !isDrunk;
}

const SUPPLEMENT = 'oral-nutritional-supplement';

/** What a release of FHIR has its own form for. */
export type OrderForm = {
  /** Where it says who it is for. */
  patient: 'patient' | 'subject';
  product: (product: Product) => object;
  /** When a supplement, and a formula, is given; from a Timing. */
  supplementTimes: (timing: object) => object;
  /** What is stirred into a formula. */
  additives: (added: readonly RecipeAmount[]) => object;
  formulaTimes: (timing: object) => object;
};

/** The patient is never identified: the reference has a text and no target. */
const PATIENT = { type: 'Patient', display: 'Patient of this regimen, not identified' };

const supplement = ({ product, amount }: ProductAmount, form: OrderForm) => ({
  type: form.product(product),
  productName: product.name,
  schedule: form.supplementTimes(EACH_DAY),
  quantity: quantity(amount, product.basis),
});

/** What is drunk at its times, each feed with its own volume; without them while the plan is built up. */
const drinks = (product: Product, { administrations }: PlannedFeed, form: OrderForm) => {
  const of = { type: form.product(product), productName: product.name };
  return administrations.length === 0
    ? [of]
    : administrations.map(({ timing, volumeMl }) => ({
        ...of,
        schedule: form.supplementTimes(timing),
        quantity: quantity(volumeMl, 'ml'),
      }));
};

/** `planned` is null where no feed plan gives it: its amount is then for the day in all. */
const enteralFormula = (
  { product, amount }: ProductAmount,
  planned: PlannedFeed | null,
  added: readonly RecipeAmount[],
  form: OrderForm,
) => ({
  baseFormulaType: form.product(product),
  ...(added.length === 0 ? {} : form.additives(added)),
  ...feedFacts(product, planned),
  // An empty array is not valid in FHIR.
  ...(planned?.administrations.length === 0
    ? {}
    : {
        administration: planned?.administrations.map((one) => ({
          schedule: form.formulaTimes(one.timing),
          ...givenAmount(one),
        })) ?? [{ schedule: form.formulaTimes(EACH_DAY), quantity: quantity(amount, product.basis) }],
      }),
});

/**
 * One order for what is eaten and drunk over the day, one for each feed that the plan gives by mouth, since its times and volumes
 * are its own, and one for each tube feed, since an order has one formula. The first holds
 * the narrative and what is to be read beside the products. `madeAt` is an ISO instant.
 */
export function nutritionOrders(input: ReportInput, madeAt: string, form: OrderForm): Resource[] {
  const { portions, missing, changed } = chosenAmounts(input.selected, input.products);
  // Each order may be filed alone: what was asked about goes with every one.
  const section = findingsSection(input);
  const cautions = [
    ...(section === null ? [] : findingLines(section)),
    refeedingLine(input.values, input.lists, input.assessment, input.words),
  ];
  const say = input.words.products;
  const notes = [
    // A product without figures is no supplement to be given; the order says that it was chosen.
    ...(missing.length === 0 ? [] : [say.withdrawn(missing.map(({ name }) => name).join(', '))]),
    ...(changed.length === 0 ? [] : [say.changed(changed)]),
    ...givenNotes(input),
    ...requirementNotes(input),
  ];
  const bedside = reportedBedside(input);
  const plannedOf = ({ product }: ProductAmount, route: 'tube' | 'oral') =>
    plannedFeed(product, route, input, bedside);
  // What a session gives by tube is fed by it, whatever else it is for.
  const isFed = (portion: ProductAmount) =>
    plannedOf(portion, 'tube') !== null ||
    (plannedOf(portion, 'oral') === null && isByTube(portion.product, input));
  const feeds = portions.filter(isFed);
  const drunk = portions.flatMap((portion) => {
    const planned = plannedOf(portion, 'oral');
    return planned === null ? [] : [{ portion, planned }];
  });
  const isGiven = (one: ProductAmount) => isFed(one) || drunk.some(({ portion }) => portion === one);
  // What a recipe stirs into a feed of the plan is given with it, and not once more.
  const powder = portions.find(({ product }) => product.id === input.recipe?.product);
  const isPowderPlanned =
    powder !== undefined && (plannedOf(powder, 'tube') ?? plannedOf(powder, 'oral')) !== null;
  const added = isPowderPlanned ? recipeAdditives(input, bedside) : [];
  const others = portions.filter(
    (one) => !isGiven(one) && !added.some(({ product }) => product.id === one.product.id),
  );
  const parts: { isPlanned: boolean; part: object; what: string; says: string[] }[] = [
    ...(others.length > 0 || feeds.length + drunk.length === 0
      ? [
          {
            isPlanned: false,
            part: others.length === 0 ? {} : { supplement: others.map((one) => supplement(one, form)) },
            what: '',
            says: others.flatMap(({ product }) => recipeWords(product, input, bedside)),
          },
        ]
      : []),
    ...drunk.map(({ portion, planned }) => ({
      isPlanned: true,
      part: { supplement: drinks(portion.product, planned, form) },
      what: 'A feed by mouth',
      says: [planned.instruction],
    })),
    ...feeds.map((feed) => {
      const planned = plannedOf(feed, 'tube');
      return {
        isPlanned: planned !== null,
        part: {
          enteralFormula: enteralFormula(feed, planned, feed === powder ? added : [], form),
        },
        what: 'A tube feed',
        // Of a feed of the plan its instruction says so.
        says: planned === null ? recipeWords(feed.product, input, bedside) : [],
      };
    }),
  ];
  return parts.map(({ part, isPlanned, what, says }, index) => ({
    resourceType: 'NutritionOrder',
    id: deterministicUuid(`NutritionOrder ${madeAt}${index === 0 ? '' : ` ${index}`}`),
    text:
      index === 0
        ? fhirNarrative(buildReport(input))
        : narrative(paragraph(`${what} of the regimen in the first order of this bundle.`)),
    status: 'draft',
    intent: 'proposal',
    [form.patient]: PATIENT,
    dateTime: madeAt,
    ...part,
    note: [
      `Made with the Dietetic App, calculators ${input.engineVersion}. A guide for a healthcare professional to check.`,
      ...(isPlanned ? [] : [PER_DAY_NOTE]),
      ...says,
      ...cautions,
      ...(index === 0 ? notes : []),
      ...(input.demonstration ? [DEMONSTRATION_NOTE] : []),
    ].map((text) => ({ text })),
  }));
}

const PER_DAY_NOTE =
  'Each quantity is the amount for one day in all; how it is spread over the day is the clinician’s to say.';

/** What both releases say of a tube feed in the same words: its density where known, and how its amount is meant. */
function feedFacts(product: Product, planned: PlannedFeed | null) {
  const density = kcalPerMl(product);
  return {
    baseFormulaProductName: product.name,
    ...(density === null ? {} : { caloricDensity: density }),
    ...(planned === null || planned.volumeMl === null
      ? {}
      : { maxVolumeToDeliver: quantity(planned.volumeMl, 'ml') }),
    administrationInstruction: planned?.instruction ?? PER_DAY_NOTE,
  };
}

/** What both releases say of one administration beside its timing. */
const givenAmount = ({ volumeMl, rateMlPerHour }: Administration) => ({
  quantity: quantity(volumeMl, 'ml'),
  ...(rateMlPerHour === null ? {} : { rateQuantity: quantity(rateMlPerHour, 'ml/h') }),
});

/** Energy for each ml, where the label states it and the feed is measured in ml. */
function kcalPerMl(product: Product): Quantity | null {
  const nutrient = NUTRIENTS.find(({ id }) => id === 'energyKcal');
  const row = nutrient && nutrientRow(product, nutrient);
  if (row?.per100.kind !== 'stated' || product.basis !== 'ml') return null;
  return {
    value: withoutResidue(row.per100.value / 100),
    unit: 'kcal/ml',
    system: UCUM_SYSTEM,
    code: 'kcal/mL',
  };
}

/** A quantity is in ml or g; scoops, sachets and packs have no unit of their own there and are said in words. */
const givenNotes = ({ selected, products, words }: ReportInput): string[] =>
  selected.flatMap((one) => {
    const product = products.find(({ id }) => id === one.id);
    return product === undefined || givenAmountOf(product, one).unit === product.basis
      ? []
      : [words.products.givenAs(product.name, chosenAmountText(product, one))];
  });

/** The order has no place for a requirement; it goes along in the report's own words. */
function requirementNotes({ assessment, words }: ReportInput): string[] {
  const { label, requirementLabel, noNeed, notCalculated, notSelected } = words.requirement;
  return PLANNED_NUTRIENTS.map((id) => {
    const needed = needOf(id, assessment);
    if (needed !== null) return `${label[id]}: ${needText(id, needed, words.requirement)}`;
    return noNeed(requirementLabel[id], isRequirementChosen(id, assessment) ? notCalculated : notSelected);
  });
}
