import type { AnyProduct } from '@dietetic/catalogue';
import { agePresetWords as say } from '@dietetic/content';
import { ageOfPatient, productFindings, setListForAllAges } from '@dietetic/regimen';
import { useMemo } from 'react';
import { changeRegimen, useRegimen } from '#session/regimen.ts';

/**
 * The list starts from what is for the patient's age; one press lifts it, for as long as there is this patient. A
 * product whose data gives no ages stays. Undefined while no age is known.
 */
export function useAgePreset() {
  const { values, listForAllAges } = useRegimen();
  const { PD_AGE: age, PD_AGE_DAYS: days } = values;
  return useMemo(() => {
    if (age === undefined) return undefined;
    const written = ageOfPatient({ PD_AGE: age, PD_AGE_DAYS: days });
    return {
      label: say.chip(written),
      labelWithout: (count: number) => say.chipWithout(written, count),
      liftLabel: say.lift,
      restoreLabel: say.restore(written),
      outside: say.outside,
      isOn: listForAllAges !== true,
      keeps: (product: AnyProduct) =>
        !productFindings({ values: { PD_AGE: age }, lists: { PD_SCOPE: [] } }, product).some(
          ({ code }) => code === 'product-age',
        ),
      onChange: (isOn: boolean) => changeRegimen((regimen) => setListForAllAges(regimen, !isOn)),
    };
  }, [age, days, listForAllAges]);
}
