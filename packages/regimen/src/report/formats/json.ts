import { NUTRIENTS, totalNutrient } from '@dietetic/catalogue';
import { chosenAmountText } from '../../plan/checks/given-amount.ts';
import { stageOf } from '../../state/reproductive-stage.ts';
import { chosenAmounts } from '../../plan/totals/provided.ts';
import { adequacyOf, adequacyPatient } from '../sections/adequacy.ts';
import { serialiseFeedPlan } from '../../plan/feed-plan/parse-feed-plan.ts';
import { recipeDifferences } from '../../plan/recipe/recipe-amounts.ts';
import { serialiseRecipe } from '../../plan/recipe/parse-recipe.ts';
import { buildReport } from '../build-report.ts';
import type { ReportDocument } from '../document.ts';
import type { ReportInput } from '../input.ts';
import { feedPlanSection, recipeSection, reportedBedside } from '../sections/bedside-sections.ts';
import { reportFindings } from '../sections/findings-section.ts';
import { energyShares } from '../sections/energy-split.ts';

type Items = { title: string; items: { title: string; value: string }[] };

/** The nutrient tables of the report as the specification names them, each value as it is written there. */
function emailData({ tables, allNutrients }: ReportDocument): Record<string, Items> {
  const groups = (['macroNutrients', 'vitamins', 'minerals'] as const).flatMap((id) => {
    const table = tables.find((one) => one.id === id);
    const items = table?.lines.map(({ name, provided }) => ({ title: name, value: provided.text }));
    return table && items ? [[id, { title: table.title, items }] as const] : [];
  });
  const all = allNutrients?.lines.map(({ label, text }) => ({ title: label, value: text })) ?? [];
  return {
    ...Object.fromEntries(groups),
    allNutrients: { title: allNutrients?.title ?? '', items: all },
  };
}

/** Raised when the meaning of a field changes. */
const REPORT_JSON_FORMAT = 1;

/**
 * The regimen as data: entries, results unrounded, products, and every total with who does not state it and
 * how it stands to the reference intake.
 */
export function reportJson(input: ReportInput): string {
  const { counted, missing, changed } = chosenAmounts(input.selected, input.products);
  const patient = adequacyPatient(input);
  const totals = NUTRIENTS.filter(({ additive, group }) => additive && group !== 'aminoAcids').flatMap(
    (nutrient) => {
      const total = totalNutrient(nutrient.id, counted);
      if (total === null) return [];
      const { id, name, unit, group } = nutrient;
      const { statedBy, notStatedBy, complete } = total;
      const isCompared = group === 'minerals' || group === 'vitamins';
      return [
        {
          id,
          name,
          unit,
          value: statedBy.length === 0 ? null : total.value,
          complete,
          notStatedBy,
          adequacy: isCompared ? adequacyOf(nutrient, total, patient) : null,
        },
      ];
    },
  );
  const { energy, protein, fluid } = input.assessment;
  const report = buildReport(input);
  const document = {
    format: REPORT_JSON_FORMAT,
    engineVersion: input.engineVersion,
    madeOn: input.madeOn,
    catalogueDate: input.catalogueDate,
    country: input.country,
    demonstration: input.demonstration,
    values: input.values,
    /** What the calculators were not made for, as named by the clinician. */
    scope: input.scope,
    /** Null: not chosen, or not asked of this patient. */
    stage: stageOf(input) ?? null,
    assessment: input.assessment,
    /** The results and the report under the names of the specification; null where there is none. */
    PATIENT_ENERGY_RESULT: energy.kind === 'basal' ? null : energy.result,
    PATIENT_PROTEIN_RESULT: protein.result,
    FLUID_RESULT: fluid.result,
    FLUID_PER_KG: fluid.perKg,
    PC_SELECTED_PRODUCTS: input.selected.map(({ id, name, packSize, images, volume, volumeUnit }) => ({
      id,
      name,
      packSize,
      images,
      volume,
      volumeUnit,
    })),
    RR_EMAIL_DATA: emailData(report),
    /** As it was entered and as it is said; no rates of a plan that is out of date. */
    feedPlan: planData(input),
    recipe: recipeData(input),
    /** What does not fit the patient; `keptAt` is null until it is confirmed. */
    findings: reportFindings(input).map(({ finding, keptAt }) => ({ ...finding, keptAt })),
    products: input.selected.map((one) => {
      const { id, name, volume, volumeUnit, given } = one;
      const product = input.products.find((known) => known.id === id);
      return {
        id,
        name,
        volume,
        volumeUnit,
        given: given ?? { amount: volume, unit: volumeUnit },
        asGiven: chosenAmountText(product, one),
      };
    }),
    withdrawn: missing.map(({ id }) => id),
    /** What an update changed since the product was chosen, as long as that was not checked. */
    changed: changed.map(({ product, changes }) => ({ id: product.id, changes })),
    totals,
    /** What every report says of itself, and that refeeding risk is not assessed. */
    notes: report.notes.lines,
    /** Null where a product does not state what brings energy. */
    energySharesPercent: energyShares(counted),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function planData(input: ReportInput) {
  const { feedPlan, words } = input;
  if (feedPlan === undefined) return null;
  const bedside = reportedBedside(input);
  const section = feedPlanSection(input, bedside);
  return {
    entered: serialiseFeedPlan(feedPlan.plan),
    isOutOfDate: feedPlan.isOutOfDate,
    result: bedside.feedPlan,
    sentences: section?.sentences ?? [],
    notice: section?.notice ?? null,
    day: section?.day.map(({ time, what, feed, water, rate }) => ({
      time: time === words.feedPlan.anyTime ? null : time,
      what,
      feedMl: feed?.number ?? null,
      waterMl: water?.number ?? null,
      mlPerHour: rate?.number ?? null,
    })),
  };
}

function recipeData(input: ReportInput) {
  const { recipe } = input;
  if (recipe === undefined) return null;
  const bedside = reportedBedside(input);
  const section = recipeSection(input, bedside);
  const made = bedside.recipe ?? NOT_MADE;
  const isOutOfDate = bedside.recipe !== null && recipeDifferences(bedside.recipe, input.selected).length > 0;
  const { parts: _parts, modules, modulesWithoutRoom: _room, unknownModules, ...result } = made;
  return {
    entered: serialiseRecipe(recipe),
    // No figures of a recipe that is out of date, as of a plan.
    result: bedside.recipe === null || unknownModules.length > 0 || isOutOfDate ? null : result,
    modules: modules.map(({ product, amount }) => ({ id: product.id, amount, unit: product.basis })),
    sentence: section?.sentence ?? '',
    notice: section?.notice ?? null,
  };
}

const NOT_MADE = { parts: [], modules: [], modulesWithoutRoom: [], unknownModules: [] };
