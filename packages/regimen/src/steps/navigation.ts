import { isHeightRequired, months } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { ValueKey } from '../entries/field-definition.ts';
import type { StepId, TextKey } from '../entries/text-keys.ts';
import { needsAgeInDays } from '../plan/checks/early-life.ts';
import { type Warning, warningsAbout } from '../plan/checks/warnings.ts';
import { isSelected } from '../state/selection.ts';
import { refusedText } from '../state/entries.ts';
import type { RegimenState } from '../state/regimen-state.ts';
import { hasOwnWeight, weightBasis } from '../state/weight-used.ts';

/** What a step needs before it is complete: an entry, or at least one product. */
export type RequiredField = ValueKey | 'PC_SELECTED_PRODUCTS';

export type NavigationItem = {
  id: StepId;
  url: string;
  navigation_title: TextKey;
  optional: boolean;
  /** The step that must be complete before this one opens. */
  dependant: StepId | null;
  requiredFields: readonly RequiredField[];
  /** Optional, or marked so, or every required field has a usable value: the rule that opens the next step. */
  complete: boolean;
  disabled: boolean;
  /** The step is done and gets a tick. An optional step that was not opened is not done. */
  done: boolean;
};

type StepRule = Pick<NavigationItem, 'id' | 'url' | 'optional' | 'dependant'>;

/** In their order. */
const STEP_RULES: readonly StepRule[] = [
  { id: 'details', url: '/regimen/enter-patient-details', optional: false, dependant: null },
  { id: 'energy', url: '/regimen/energy-calculations', optional: true, dependant: 'details' },
  {
    id: 'protein-fluid',
    url: '/regimen/edit-protein-fluid-calculators',
    optional: true,
    dependant: 'details',
  },
  { id: 'products', url: '/regimen/products', optional: false, dependant: 'details' },
  { id: 'report', url: '/regimen/report', optional: false, dependant: 'products' },
];

/**
 * Every step with where it stands. Computed from the entries each time, so that it can never lag behind them.
 * `assessment` is what may be shown: a requirement with an open warning has no result there.
 */
export function navigationItems(
  state: RegimenState,
  assessment: Assessment,
  warnings: readonly Warning[] = [],
): NavigationItem[] {
  const complete = (rule: StepRule): boolean =>
    rule.optional || requiredFields(rule.id, state).every((field) => isFilled(field, state, assessment));

  return STEP_RULES.map((rule) => {
    const dependant = STEP_RULES.find((other) => other.id === rule.dependant);
    return {
      ...rule,
      navigation_title: `step.${rule.id}.title`,
      requiredFields: requiredFields(rule.id, state),
      complete: complete(rule),
      disabled: dependant !== undefined && !isOpenedBy(dependant, complete),
      done: isDone(rule.id, complete(rule), state, assessment, warnings),
    };
  });
}

export function findNavigationItem<Item extends { id: StepId }>(id: StepId, items: readonly Item[]): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`No step ${id}`);
  return item;
}

/**
 * Height is asked of everyone and required of adults (specification section 5), unless the answer is that it is not
 * known; days of age below two months; the weight used where it is not the one weighed.
 */
function requiredFields(step: StepId, { values }: RegimenState): readonly RequiredField[] {
  if (step === 'details') {
    const { PD_AGE: age, PD_HEIGHT_KNOWN: heightKnown } = values;
    const adult = age !== undefined && isHeightRequired(months(age));
    return [
      'PD_GENDER',
      'PD_AGE',
      ...(age !== undefined && needsAgeInDays(age) ? (['PD_AGE_DAYS'] as const) : []),
      'PD_WEIGHT',
      ...(hasOwnWeight(weightBasis(values)) ? (['PD_WEIGHT_USED'] as const) : []),
      ...(adult && heightKnown !== 'no' ? (['PD_HEIGHT'] as const) : []),
    ];
  }
  return step === 'products' || step === 'report' ? ['PC_SELECTED_PRODUCTS'] : [];
}

/** A value outside its hard limit is in the field but fills nothing. Zero months is an age. */
function isFilled(field: RequiredField, state: RegimenState, assessment: Assessment): boolean {
  if (field === 'PC_SELECTED_PRODUCTS') return state.products.length > 0;
  const value = state.values[field];
  const isZero = value === 0 && field !== 'PD_AGE' && field !== 'PD_AGE_DAYS';
  return value !== undefined && !isZero && !assessment.errors.some((error) => error.field === field);
}

/** A step cannot be opened through one that is itself closed: products without a patient are no regimen. */
function isOpenedBy(rule: StepRule, complete: (rule: StepRule) => boolean): boolean {
  const before = STEP_RULES.find((other) => other.id === rule.dependant);
  return complete(rule) && (before === undefined || isOpenedBy(before, complete));
}

function isDone(
  step: StepId,
  complete: boolean,
  state: RegimenState,
  assessment: Assessment,
  warnings: readonly Warning[],
): boolean {
  switch (step) {
    case 'energy':
      return isSelected('energy', state) && assessment.energy.result !== null;
    case 'protein-fluid':
      return isSelected('protein-fluid', state) && assessment.protein.result !== null;
    case 'report':
      return complete && state.updatedSteps.includes('report');
    case 'details':
      return complete && warningsAbout('body', warnings).length === 0;
    case 'products':
      return complete;
  }
}

/** Where one can go on to from the details, past the next step: what is still to be estimated, and the products (B-07). */
export function laterSteps(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter(
    ({ id, done }) => id === 'products' || ((id === 'energy' || id === 'protein-fluid') && !done),
  );
}

export type ContinueRule = {
  allowed: boolean;
  missing: readonly RequiredField[];
  invalid: readonly string[];
};

/**
 * Continue needs the step complete or optional, and no entry of the step that is refused: text that is no
 * number or a value outside a hard limit (F-03).
 */
export function continueRule(
  step: StepId,
  state: RegimenState,
  assessment: Assessment,
  fieldsOfStep: readonly string[],
): ContinueRule {
  const item = findNavigationItem(step, navigationItems(state, assessment));
  const missing = item.requiredFields.filter((field) =>
    field === 'PC_SELECTED_PRODUCTS' ? state.products.length === 0 : state.values[field] === undefined,
  );
  const refused = assessment.errors.map((error) => error.field);
  const invalid = fieldsOfStep.filter(
    (field) => refused.includes(field) || refusedText(state.entries, field) !== undefined,
  );
  return { allowed: item.complete && invalid.length === 0, missing, invalid };
}

export const stepUrl = (step: StepId): string => findNavigationItem(step, STEP_RULES).url;

export const nextStep = (step: StepId): StepId | null =>
  STEP_RULES[STEP_RULES.findIndex(({ id }) => id === step) + 1]?.id ?? null;
