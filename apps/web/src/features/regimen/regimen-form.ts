import { useDeferredValue, useMemo } from 'react';
import type { FieldForm } from '#fields/field-form.ts';
import { changeRegimen, confirmWarning, useAssessment, useOpenWarnings, useRegimen } from '#state/regimen.ts';
import { calendarToday } from '#state/regimen-keeping.ts';

/** Hands the regimen in progress to the fields, which know no store. */
export function useRegimenForm(place: FieldForm['place'] = 'work'): FieldForm {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const openWarnings = useOpenWarnings();
  return useMemo(
    () => ({
      context: { country: regimen.country, values: regimen.values, assessment },
      regimen,
      place,
      openWarnings,
      today: calendarToday(),
      change: changeRegimen,
      confirm: confirmWarning,
    }),
    [regimen, assessment, openWarnings, place],
  );
}

/**
 * The same for what follows from an entry, a moment behind it: the key being typed is drawn first, then its
 * result. Both belong to one regimen, so no figure is ever shown beside another patient's.
 */
export function useResultForm(): FieldForm {
  return useDeferredValue(useRegimenForm('result'));
}
