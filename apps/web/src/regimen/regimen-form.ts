import { fieldText } from '@dietetic/content';
import { keptFindings, type StepId, stepUrl } from '@dietetic/regimen';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { focusField, focusFieldOnNextScreen, focusLiveField } from '#platform/focus-field.ts';
import type { FieldForm } from '#fields/entries/field-form.ts';
import type { EnteredFact, FactorField } from '#fields/results/working-product.ts';
import { reopenKeptFinding } from '#session/findings.ts';
import { askIfAnotherPatient, changeRegimen, answerWarning, useRegimenStore } from '#session/regimen.ts';
import { calendarToday } from '#session/regimen-keeping.ts';

/** Hands the regimen in progress to the fields, which know no store. */
export function useRegimenForm(place: FieldForm['place'] = 'work'): FieldForm {
  const { regimen, assessment, warnings, findings, needed } = useRegimenStore((store) => store);
  const goTo = useGoToField();
  return useMemo(
    () => ({
      context: { country: regimen.country, values: regimen.values, assessment },
      regimen,
      place,
      warnings,
      findings,
      kept: keptFindings(regimen, findings),
      needed,
      today: calendarToday(),
      text: (key) => fieldText(key, regimen.country),
      change: changeRegimen,
      keep: answerWarning,
      takeBack: reopenKeptFinding,
      identityEntered: askIfAnotherPatient,
      goTo,
    }),
    [regimen, assessment, warnings, findings, needed, place, goTo],
  );
}

/**
 * The same beside the results. Not deferred: a choice stands there too, and would flip back until it is rendered. What
 * follows from a typed number is rendered after the number all the same, since it changes the regimen in a transition.
 */
export function useResultForm(): FieldForm {
  return useRegimenForm('result');
}

type Goal = FactorField | EnteredFact | 'PC_TYPE_OF_FEED';

const STEP_OF: Readonly<Record<Goal, StepId>> = {
  PD_GENDER: 'details',
  PD_AGE: 'details',
  PD_HEIGHT: 'details',
  PD_WEIGHT_PREVIOUS: 'details',
  PD_CONDITION: 'details',
  PD_WEIGHT: 'details',
  PD_WEIGHT_USED: 'details',
  ER_CALORIC_EQUATION: 'energy',
  ER_PAL_DIT_CATEGORY: 'energy',
  PC_CALCULATION_METHOD: 'protein-fluid',
  PC_PENG_PROTEIN: 'protein-fluid',
  PC_RANGE: 'protein-fluid',
  PC_FLUID_ADJUST: 'protein-fluid',
  PC_TYPE_OF_FEED: 'protein-fluid',
};

/** To the field on the screen of its step. */
export function useGoToField(): (field: Goal) => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  return useCallback(
    (field) => {
      if (focusLiveField(field)) return;
      const to = stepUrl(STEP_OF[field]);
      if (history.location.pathname.replace(/\/$/, '') === to) return focusField(field);
      focusFieldOnNextScreen(field);
      void navigate({ to });
    },
    [navigate, history],
  );
}
