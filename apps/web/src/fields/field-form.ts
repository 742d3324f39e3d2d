import type { CalendarDate } from '@dietetic/clinical';
import type { FieldContext, FieldOf, FieldType, InputWarning, RegimenState } from '@dietetic/regimen';

/** Everything a field may read, and the two things it may do. Fields hold no state of their own patient. */
export type FieldForm = {
  context: FieldContext;
  regimen: RegimenState;
  today: CalendarDate;
  /** Soft limits nobody has answered yet. */
  openWarnings: readonly InputWarning[];
  change: (transition: (regimen: RegimenState) => RegimenState) => void;
  confirm: (warning: InputWarning) => void;
};

export type FieldProps<T extends FieldType> = { field: FieldOf<T>; form: FieldForm };
