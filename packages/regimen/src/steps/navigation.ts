import { heightIsRequired, months } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import type { ValueKey } from '../fields/field-definition.ts';
import type { TextKey } from '../fields/text-keys.ts';
import { doubtsAbout, openWarnings } from '../state/confirmations.ts';
import { isSelected } from '../state/selection.ts';
import type { RequirementStep } from '../state/selection.ts';
import type { RegimenState } from '../state/regimen-state.ts';

export type StepId = 'details' | 'intermittent' | 'energy' | 'protein-fluid' | 'products' | 'report';

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
  /** The step has really been dealt with; this is what earns a tick. An optional step nobody opened is not done. */
  done: boolean;
  /** Not in the step list: the intermittent screen is passed through, never chosen. */
  hidden: boolean;
};

export const REGIMEN_URL = '/regimen';

const STEP_URLS: Record<StepId, string> = {
  details: '/regimen/enter-patient-details',
  intermittent: '/regimen/intermittent',
  energy: '/regimen/energy-calculations',
  'protein-fluid': '/regimen/edit-protein-fluid-calculators',
  products: '/regimen/products',
  report: '/regimen/report',
};

type StepRule = Pick<NavigationItem, 'id' | 'optional' | 'dependant' | 'hidden'>;

const STEP_RULES: readonly StepRule[] = [
  { id: 'details', optional: false, dependant: null, hidden: false },
  { id: 'intermittent', optional: true, dependant: 'details', hidden: true },
  { id: 'energy', optional: true, dependant: 'details', hidden: false },
  { id: 'protein-fluid', optional: true, dependant: 'details', hidden: false },
  { id: 'products', optional: false, dependant: 'details', hidden: false },
  { id: 'report', optional: false, dependant: 'products', hidden: false },
];

/** Every step with where it stands. Computed from the entries each time, so that it can never lag behind them. */
export function navigationItems(state: RegimenState, assessment: Assessment): NavigationItem[] {
  const complete = (rule: StepRule): boolean =>
    rule.optional || requiredFields(rule.id, state).every((field) => isFilled(field, state, assessment));

  return STEP_RULES.map((rule) => {
    const dependant = STEP_RULES.find((other) => other.id === rule.dependant);
    return {
      ...rule,
      url: STEP_URLS[rule.id],
      navigation_title: `step.${rule.id}.title`,
      requiredFields: requiredFields(rule.id, state),
      complete: complete(rule),
      disabled: dependant !== undefined && !isOpenedBy(dependant, complete),
      done: isDone(rule.id, complete(rule), state, assessment),
    };
  });
}

export function navigationItem(id: StepId, items: readonly NavigationItem[]): NavigationItem {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`No step ${id}`);
  return item;
}

/** Height is asked of everyone and required of adults (specification section 5). */
function requiredFields(step: StepId, { values }: RegimenState): readonly RequiredField[] {
  if (step === 'details') {
    const adult = values.PD_AGE !== undefined && heightIsRequired(months(values.PD_AGE));
    return adult ? ['PD_GENDER', 'PD_AGE', 'PD_WEIGHT', 'PD_HEIGHT'] : ['PD_GENDER', 'PD_AGE', 'PD_WEIGHT'];
  }
  return step === 'products' || step === 'report' ? ['PC_SELECTED_PRODUCTS'] : [];
}

/** A value outside its hard limit is in the field but fills nothing. Zero months is an age. */
function isFilled(field: RequiredField, state: RegimenState, assessment: Assessment): boolean {
  if (field === 'PC_SELECTED_PRODUCTS') return state.products.length > 0;
  const value = state.values[field];
  const isZero = value === 0 && field !== 'PD_AGE';
  return value !== undefined && !isZero && !assessment.errors.some((error) => error.field === field);
}

/** A step cannot be opened through one that is itself closed: products without a patient are no regimen. */
function isOpenedBy(rule: StepRule, complete: (rule: StepRule) => boolean): boolean {
  const before = STEP_RULES.find((other) => other.id === rule.dependant);
  return complete(rule) && (before === undefined || isOpenedBy(before, complete));
}

function isDone(step: StepId, complete: boolean, state: RegimenState, assessment: Assessment): boolean {
  switch (step) {
    case 'energy':
      return (
        isSelected('energy', state) &&
        assessment.energy.result !== null &&
        !isDoubted('energy', state, assessment)
      );
    case 'protein-fluid':
      return (
        isSelected('protein-fluid', state) &&
        assessment.protein.result !== null &&
        !isDoubted('protein-fluid', state, assessment)
      );
    case 'report':
      return complete && state.updatedSteps.includes('report');
    case 'intermittent':
      return false;
    case 'details':
    case 'products':
      return complete;
  }
}

function isDoubted(step: RequirementStep, state: RegimenState, { warnings }: Assessment): boolean {
  return doubtsAbout(step, openWarnings(state, warnings)).length > 0;
}

/** The optional steps still to offer after step 1; none left means there is nothing to ask (B-07). */
export function intermittentChoices(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter((item) => (item.id === 'energy' || item.id === 'protein-fluid') && !item.done);
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
  const item = navigationItem(step, navigationItems(state, assessment));
  const missing = item.requiredFields.filter((field) =>
    field === 'PC_SELECTED_PRODUCTS' ? state.products.length === 0 : state.values[field] === undefined,
  );
  const refused = [...Object.keys(state.unreadable), ...assessment.errors.map((error) => error.field)];
  const invalid = fieldsOfStep.filter((field) => refused.includes(field));
  return { allowed: item.complete && invalid.length === 0, missing, invalid };
}

const NEXT_STEP: Record<StepId, StepId | null> = {
  details: 'intermittent',
  intermittent: 'products',
  energy: 'protein-fluid',
  'protein-fluid': 'products',
  products: 'report',
  report: null,
};

export function urlOfStep(step: StepId): string {
  return STEP_URLS[step];
}

export function nextStep(step: StepId): StepId | null {
  return NEXT_STEP[step];
}
