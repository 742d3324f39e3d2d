import { formatQuantity } from '@dietetic/clinical';
import type { PlanAndRecipe } from '../plan/feed-plan/plan-and-recipe.ts';
import { recipeAmounts } from '../plan/recipe/recipe-amounts.ts';
import { fluidNote, preparedVolumeOfRegimen, recipeFluidNote } from '../plan/totals/fluid-note.ts';
import { needOf } from '../plan/totals/need.ts';
import { proteinPartsNote } from '../plan/totals/protein-parts.ts';
import { needsReproductiveStage } from '../state/reproductive-stage.ts';
import { chosenAmounts, totalProvided } from '../plan/totals/provided.ts';
import { adequacyPatient } from './sections/adequacy.ts';
import {
  feedPlanSection,
  plannedPacks,
  recipeSection,
  reportedBedside,
} from './sections/bedside-sections.ts';
import { energySplit } from './sections/energy-split.ts';
import { findingsSection } from './sections/findings-section.ts';
import { intakesNote } from './sections/intakes-note.ts';
import { methodNotes, methodsSummary } from './sections/method-notes.ts';
import { allNutrients, notStatedByProduct, nutrientTables } from './sections/nutrient-tables.ts';
import { refeedingLine } from './sections/refeeding-line.ts';
import { patientFacts } from './sections/patient-facts.ts';
import { codesTable, productsTable } from './sections/products-table.ts';
import type { ReportDocument } from './document.ts';
import type { ReportInput } from './input.ts';
import { requirementBlocks } from './sections/requirement-blocks.ts';

export function buildReport(input: ReportInput): ReportDocument {
  const { country, values, assessment, words } = input;
  const chosen = chosenAmounts(input.selected, input.products);
  const { counted, portions } = chosen;
  const given = totalProvided(counted);
  const patient = adequacyPatient(input);
  const tables = nutrientTables(counted, patient, words);
  const bedside = reportedBedside(input);
  const proteinParts = proteinPartsNote(values.PD_CONDITION, counted, words.requirement);
  const refeeding = refeedingLine(values, input.lists, assessment, words);
  return {
    head: {
      title: words.title,
      madeOn: words.madeOn(input.madeOn.date, input.madeOn.time),
      country,
      countryName: words.country[country],
      demonstration: input.demonstration ? words.demonstration : null,
    },
    findings: findingsSection(input),
    patient: { title: words.patient.title, facts: patientFacts(values, input.lists, assessment, words) },
    requirements: {
      title: words.requirement.title,
      blocks: requirementBlocks(assessment, given, words, {
        protein: proteinParts === null ? [] : [proteinParts],
        fluid: fluidNotes(input, bedside),
      }),
    },
    products: productsTable(
      chosen,
      given,
      notStatedByProduct(portions, words),
      input.selected,
      plannedPacks(bedside),
      bedside.recipe === null ? [] : recipeAmounts(bedside.recipe),
      words,
    ),
    feedPlan: feedPlanSection(input, bedside),
    recipe: recipeSection(input, bedside),
    tables,
    allNutrients: allNutrients(counted, tables, words),
    intakeStage: intakeStage(input),
    energySplit: energySplit(counted, words),
    codes: codesTable(portions, words),
    methods: {
      title: words.methods.title,
      notes: [...methodNotes(assessment, words), ...intakesNote(patient, words)],
      summary: methodsSummary(assessment, words),
    },
    checks: checks(input),
    notes: {
      title: words.notes.title,
      refeeding,
      lines: [
        words.notes.rounding,
        words.notes.guide(refeeding),
        words.notes.versions(input.engineVersion, input.catalogueDate ?? words.notes.unknownDate),
      ],
    },
  };
}

/** For an infant the volume, and what the fluid is with the water of the feed plan. */
function fluidNotes(
  { values, assessment, selected, products, recipe, words }: ReportInput,
  { feedPlan }: PlanAndRecipe,
): string[] {
  const say = words.requirement;
  const volume = preparedVolumeOfRegimen(selected, products, recipe);
  const need = needOf('fluid', assessment);
  const note =
    fluidNote(values.PD_AGE, volume, need, say) ??
    (feedPlan === null ? recipeFluidNote({ values, products: selected, recipe }, products, need, say) : null);
  const intake = feedPlan?.intakeMl[feedPlan.basis];
  const total = intake && formatQuantity('fluid', intake.value).text;
  return [
    ...(note === null ? [] : [note]),
    ...(feedPlan?.reason !== null || total === undefined || feedPlan.flushMl === 0
      ? []
      : [say.withPlan(intake?.complete === false ? say.atLeast(total) : total, feedPlan.basis)]),
  ];
}

function checks({ assessment, scope, words }: ReportInput): ReportDocument['checks'] {
  const lists = [
    {
      id: 'kept' as const,
      title: words.checks.kept,
      lines: assessment.warnings.map(({ message }) => message),
    },
    { id: 'scope' as const, title: words.checks.scope, lines: [...scope] },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}

/** Figures for pregnancy and lactation are used only where they were chosen, and the report says which it was. */
function intakeStage({ values, lists, stage, words }: ReportInput): ReportDocument['intakeStage'] {
  if (!needsReproductiveStage(values)) return null;
  const say = words.nutrients.stage;
  return {
    label: say.label,
    value: stage === undefined ? say.notChosen : say.value[stage],
    text:
      stage === undefined && lists.PD_SCOPE.includes('pregnancy') ? say.markedAlone : say.text(stage ?? null),
  };
}
