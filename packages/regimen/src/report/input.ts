import type { Country, Product } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { RegimenLists, RegimenValues, SelectedProduct } from '../state/values.ts';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import type { Recipe, RecipePatient } from '../plan/recipe/recipe.ts';
import type { ReportWords } from './report-words.ts';

/** A feed plan as it is reported. */
export type ReportedFeedPlan = {
  plan: FeedPlan;
  isOutOfDate: boolean;
  /** Out of date because nobody has checked it since it came from a template. */
  isOfTemplate?: true;
};

/** Everything a report is generated from. */
export type ReportInput = {
  country: Country;
  values: RegimenValues;
  lists: RegimenLists;
  /** Pregnancy or lactation, where it was chosen. */
  stage?: ReproductiveStage | undefined;
  assessment: Assessment;
  selected: readonly SelectedProduct[];
  /** The day by tube, and whether patient or amounts have changed since it was made. */
  feedPlan?: ReportedFeedPlan | undefined;
  recipe?: Recipe | undefined;
  recipeFor?: RecipePatient | undefined;
  /** For each finding, in their order, when it was kept by the clock on the wall, "2026-11-22T14:32"; null: open. */
  keptAt: readonly (string | null)[];
  products: readonly Product[];
  /** While demonstration data is loaded every report says so, even one without products. */
  demonstration: boolean;
  /** Written out by the caller, who has the clock: "20 Nov 2026" and "09:41". */
  madeOn: { date: string; time: string };
  /** When the product data was last updated, written out; null when it is not known. */
  catalogueDate: string | null;
  engineVersion: string;
  /** What the clinician named as outside the calculators' scope, in words. */
  scope: readonly string[];
  words: ReportWords;
};
