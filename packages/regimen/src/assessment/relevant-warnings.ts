import type { FieldContext } from '../entries/field-definition.ts';
import type { RegimenValues } from '../state/values.ts';
import type { InputWarning } from './assessment.ts';
import { METHOD_ENTRIES, isEntryInUse } from './method-entries.ts';

/**
 * The soft limits that bear on the results shown. An entry kept from a method that is no longer chosen is on no
 * screen: a question about it could not be answered, and would hold back a result it has no part in.
 */
export function relevantWarnings({ values, assessment }: FieldContext): InputWarning[] {
  return assessment.warnings.filter(({ field }) => {
    const entry = field as keyof RegimenValues;
    return !METHOD_ENTRIES.has(entry) || isEntryInUse(entry, values, assessment);
  });
}
