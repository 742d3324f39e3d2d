import type { Condition, FieldContext } from '../fields/field-definition.ts';
import {
  kcalPerKgIsRead,
  minimumAndMaximumAreRead,
  pengProteinIsRead,
  pennStateIsRead,
} from '../fields/conditions.ts';
import type { InputWarning } from './assessment.ts';
import type { NumericEntryKey } from './input-limits.ts';

const READ_WHEN: Partial<Record<NumericEntryKey, Condition>> = {
  ER_CALORIC_EQUATION_MIN: kcalPerKgIsRead,
  ER_CALORIC_EQUATION_MAX: kcalPerKgIsRead,
  ER_PENN_TMAX: pennStateIsRead,
  ER_PENN_VE: pennStateIsRead,
  PC_MINIMUM: minimumAndMaximumAreRead,
  PC_MAXIMUM: minimumAndMaximumAreRead,
  PC_PENG_PROTEIN_MIN: pengProteinIsRead,
  PC_PENG_PROTEIN_MAX: pengProteinIsRead,
};

/**
 * The soft limits that bear on the results shown. An entry kept from a method that is no longer chosen is on no
 * screen: a question about it could not be answered, and would hold back a result it has no part in.
 */
export function warningsInUse(context: FieldContext): InputWarning[] {
  return context.assessment.warnings.filter(
    ({ field }) => READ_WHEN[field as NumericEntryKey]?.(context) ?? true,
  );
}
