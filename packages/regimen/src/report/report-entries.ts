import { changesSince, type Country, type Product } from '@dietetic/catalogue';
import type { ReproductiveStage } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { ScopeId } from '../entries/choice-ids.ts';
import type { Recipe, RecipePatient } from '../plan/recipe/recipe.ts';
import { isFeedPlanOfTemplate, isFeedPlanOutOfDate } from '../state/feed-plan-of-regimen.ts';
import { keptFindings } from '../state/kept-findings.ts';
import type { RegimenState } from '../state/regimen-state.ts';
import type { RegimenValues, SelectedProduct } from '../state/values.ts';
import type { ReportedFeedPlan, ReportInput } from './input.ts';
import { dateText, dateAndTime } from './date-text.ts';
import type { ReportWords } from './report-words.ts';
import { findingsOf } from './sections/findings-section.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** A chosen product as a report needs it: the amount per day, and what tells which product it was. */
export type ReportedProduct = Pick<SelectedProduct, 'id' | 'name' | 'volume' | 'volumeUnit' | 'given'> & {
  /** Which changes of the product were not yet checked, as `changeMark` has them; absent when there are none. */
  changed?: string;
};

/**
 * Everything a report is generated from besides the catalogue and the texts: numbers, choices, dates, and names that the
 * catalogue knows. The same entries with the same catalogue give the same report, letter for letter.
 */
export type ReportEntries = {
  engineVersion: string;
  /** What the server calls the content of the catalogue; null where the device has none. */
  catalogue: string | null;
  /** The day on which the device last had its products confirmed, "2026-11-19"; null when it is not known. */
  catalogueDate: string | null;
  /** The clock on the wall where the report was made, "2026-11-20T09:41". */
  madeOn: string;
  country: Country;
  values: RegimenValues;
  scope: readonly ScopeId[];
  stage?: ReproductiveStage;
  products: readonly ReportedProduct[];
  feedPlan?: ReportedFeedPlan;
  recipe?: Recipe;
  recipeFor?: RecipePatient;
  /** For each finding of the plan, in their order, when it was kept, "2026-11-20T09:38"; null while it is open. */
  keptAt: readonly (string | null)[];
};

type MadeWith = Pick<ReportEntries, 'engineVersion' | 'catalogue' | 'catalogueDate' | 'madeOn'> & {
  /** An ISO instant by the clock on the wall: "2026-11-20T09:38". */
  onTheWall: (iso: string) => string;
};

export function reportEntries(
  regimen: RegimenState,
  country: Country,
  products: readonly Product[],
  { onTheWall, ...madeWith }: MadeWith,
): ReportEntries {
  const { values, lists, stage, products: selected } = regimen;
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    ...madeWith,
    country,
    values,
    scope: lists.PD_SCOPE,
    stage,
    products: selected.map(({ id, name, volume, volumeUnit, given, asChosen }) => {
      const product = byId.get(id);
      const changed = product && asChosen !== undefined ? changeMark(asChosen, product) : null;
      return {
        id,
        name,
        volume,
        volumeUnit,
        given,
        changed: changed ?? undefined,
      };
    }),
    ...reportedOf(regimen),
    keptAt: momentsKept(regimen, country, products).map((iso) => (iso === null ? null : onTheWall(iso))),
  };
}

/** Feed plan and recipe of a regimen as they are reported. */
function reportedOf(regimen: RegimenState): Pick<ReportEntries, 'feedPlan' | 'recipe' | 'recipeFor'> {
  const { feedPlan, recipe, recipeFor } = regimen;
  return {
    feedPlan: feedPlan && {
      plan: feedPlan.plan,
      isOutOfDate: isFeedPlanOutOfDate(regimen),
      ...(isFeedPlanOfTemplate(regimen) && { isOfTemplate: true as const }),
    },
    recipe,
    recipeFor,
  };
}

/** For each finding of the plan the instant it was kept; null while it is open. */
function momentsKept(
  regimen: RegimenState,
  country: Country,
  products: readonly Product[],
): (string | null)[] {
  const { values, lists, stage, products: selected } = regimen;
  const findings = findingsOf({ country, values, lists, stage, ...reportedOf(regimen), selected, products });
  const kept = new Map(keptFindings(regimen, findings).map(({ finding, keptAt }) => [finding, keptAt]));
  return findings.map((finding) => kept.get(finding) ?? null);
}

/** One short text for what is different between a product as it was chosen and as it is; null for nothing. */
export function changeMark(asChosen: string, product: Product): string | null {
  const changes = changesSince(asChosen, product);
  return changes.length === 0 ? null : deterministicUuid(JSON.stringify(changes));
}

type Around = {
  selected: readonly SelectedProduct[];
  assessment: Assessment;
  products: readonly Product[];
  demonstration: boolean;
  words: ReportWords;
  scopeWords: (id: ScopeId) => string;
};

/** The one way from entries to a report, in the app and on the server. Both dates must be real ones. */
export function reportInput(entries: ReportEntries, { scopeWords, ...around }: Around): ReportInput {
  const { madeOn, scope, catalogueDate, catalogue: _catalogue, products: _products, ...reported } = entries;
  return {
    ...reported,
    ...around,
    lists: { PD_SCOPE: scope },
    madeOn: dateAndTime(madeOn),
    catalogueDate: catalogueDate === null ? null : dateText(catalogueDate),
    scope: scope.map(scopeWords),
  };
}
