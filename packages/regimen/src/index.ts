export * from './state/values.ts';
export * from './state/entries.ts';
export * from './state/birth-date.ts';
export * from './state/regimen-state.ts';
export * from './state/transitions.ts';
export * from './state/offered-methods.ts';
export * from './state/products.ts';
export * from './state/selection.ts';
export * from './state/reproductive-stage.ts';
export * from './state/confirmations.ts';
export * from './state/weight-used.ts';
export * from './state/another-patient.ts';
export * from './state/country-change.ts';
export {
  type AnsweredFinding,
  reopenFinding,
  keepFindings,
  keptFindings,
  openFindings,
} from './state/kept-findings.ts';
export {
  changeFeedPlan,
  confirmFeedPlan,
  isFeedPlanOfTemplate,
  isFeedPlanOutOfDate,
  planToKeep,
  waterOfOlder,
  restoreFeedPlan,
  setFeedPlan,
  setRecipe,
} from './state/feed-plan-of-regimen.ts';
export { applyRecipe } from './state/apply-recipe.ts';
export * from './plan/checks/finding.ts';
export * from './plan/checks/warnings.ts';
export { planFindings, productFindings } from './plan/checks/checks.ts';
export { findingsOfChange } from './plan/checks/findings-of-change.ts';
export { typedQuantityText } from './assessment/parse-entries.ts';
export { ageOfPatient } from './plan/checks/patient.ts';
export { disorderName, isWithoutCategory } from './plan/checks/disorder-names.ts';
export { shortFindingText, nutrientNameOf, messageWithoutName } from './plan/checks/short-finding-text.ts';
export * from './plan/checks/given-amount.ts';
export { likelyCounts } from './plan/checks/count-slip.ts';
export * from './state/stored-regimen.ts';
export * from './steps/navigation.ts';
export * from './entries/choice-ids.ts';
export type * from './entries/text-keys.ts';
export * from './entries/field-definition.ts';
export * from './entries/choices.ts';
export * from './entries/patient-fields.ts';
export * from './entries/energy-fields.ts';
export * from './entries/protein-fluid-fields.ts';
export type * from './assessment/assessment.ts';
export { INPUT_WARNING_CODES } from './assessment/assessment.ts';
export * from './assessment/assess.ts';
export { bmiOf, type ComparedWeight, weightChangeOf } from './assessment/body-figures.ts';
export { CHOICE_ENTRIES } from './assessment/choice-entries.ts';
export * from './assessment/input-limits.ts';
export * from './plan/totals/provided.ts';
export * from './plan/totals/need.ts';
export * from './plan/totals/fill.ts';
export { openForText, supplyFor28Days, supplyText } from './plan/totals/supply.ts';
export { fluidNote, isByVolume, preparedVolumeOfRegimen, recipeFluidNote } from './plan/totals/fluid-note.ts';
export { type NeedComparisonFigures, needComparisonFigures } from './plan/totals/need-comparison-figures.ts';
export * from './templates/template.ts';
export * from './templates/stored-templates.ts';
export { buildReport } from './report/build-report.ts';
export type { ReportInput } from './report/input.ts';
export type { FeedPlanSection, RecipeSection } from './report/sections/bedside-sections.ts';
export { figureOf } from './report/figure.ts';
export * from './report/report-entries.ts';
export { serialiseMailedReport, parseMailedReport } from './report/mailed-report.ts';
export * from './report/document.ts';
export type { NoReference, ReportWords } from './report/report-words.ts';
export { amountText, packLabel } from './report/sections/products-table.ts';
export { nutrientTrack, type TrackStatus } from './report/sections/nutrient-track.ts';
export { refeedingLine } from './report/sections/refeeding-line.ts';
export { needAside, requirementBlock, totalFigure } from './report/sections/requirement-blocks.ts';
export { escapeHtml } from './report/formats/escape.ts';
export { reportText } from './report/formats/text.ts';
export { reportHtml } from './report/formats/html.ts';
export { reportCsv } from './report/formats/csv.ts';
export { methodTitle } from './report/sections/method-notes.ts';
export { reportJson } from './report/formats/json.ts';
export { reportFhir } from './report/formats/fhir.ts';
export { reportFhirR4 } from './report/formats/fhir-r4.ts';
export {
  type FindingsSection,
  type ReportFinding,
  reportFindings,
} from './report/sections/findings-section.ts';
export { bolusOf, runBoluses, pumpMinutesForBolus, bolusStepKeeping } from './plan/feed-plan/boluses.ts';
export * from './plan/feed-plan/feed-plan.ts';
export { runPump } from './plan/feed-plan/pump.ts';
export * from './plan/feed-plan/clock.ts';
export { parseFeedPlan, serialiseFeedPlan } from './plan/feed-plan/parse-feed-plan.ts';
export * from './plan/feed-plan/plan-and-recipe.ts';
export { sentencesWithStrength } from './plan/feed-plan/strength-named.ts';
export { buildUpSentences, durationText, feedPlanSentences } from './plan/feed-plan/sentence.ts';
export type * from './plan/feed-plan/calculate-feed-plan.ts';
export { firstLabelPackMl, alternativeContainers, usualContainer } from './plan/feed-plan/containers.ts';
export { leftoverFeed } from './plan/feed-plan/packs.ts';
export { openPackMl, opensPackForRounding } from './plan/feed-plan/opened-packs.ts';
export { pouredFeeds } from './plan/feed-plan/poured-feeds.ts';
export { maxFillMl } from './plan/feed-plan/hanging.ts';
export {
  amountDifferences,
  type PlannedAmount,
  roundingDifferenceLines,
} from './plan/feed-plan/amounts-of-plan.ts';
export { countsFlushesTwice, type DayRow, mergeRowsByMinute, takesWater } from './plan/feed-plan/day-row.ts';
export { dayRows, dayStart } from './plan/feed-plan/day-rows.ts';
export { isNotStated, mlNumber, mlText, rateNumber, signedMl } from './plan/checks/figures.ts';
export { type FeedPlanChange, feedPlanChanges } from './state/feed-plan-changes.ts';
export { preparedVolumeMl } from './plan/checks/infant-volume.ts';
export { deliveredFeedText, firstDaysFluidText, fluidLines } from './plan/feed-plan/fluid-lines.ts';
export { changeNightEndTimes, hangingLines, waterLines } from './plan/feed-plan/plan-lines.ts';
export {
  capLine,
  type FirstDaysRow,
  containersInFirstDays,
  firstDaysRows,
  otherFeedsInFirstDays,
  weightWithBasis,
} from './plan/feed-plan/first-days-rows.ts';
export { builtUpFeed, builtUpResults } from './plan/feed-plan/first-days-runs.ts';
export { gramsPer100MlFeed } from './plan/recipe/strength.ts';
export { powderOf } from './plan/recipe/powder.ts';
export { NOT_STATED, type RecipeRow } from './plan/recipe/recipe-rows.ts';
export { type RecipeTexts, recipeTexts } from './plan/recipe/recipe-texts.ts';
export { recipeDifferences } from './plan/recipe/recipe-amounts.ts';
export { recipeForVolume } from './plan/recipe/recipe-for-volume.ts';
export { calculateRecipe } from './plan/recipe/calculate-recipe.ts';
export * from './plan/recipe/recipe.ts';
export { parseRecipe } from './plan/recipe/parse-recipe.ts';
export type { RecipeFigure, RecipeResult } from './plan/recipe/calculate-recipe.ts';
