import type { ReactNode } from 'react';
import type { CalendarDate } from '@dietetic/clinical';
import type {
  FieldContext,
  FieldDefinition,
  FieldOf,
  FieldType,
  InputWarning,
  RegimenState,
} from '@dietetic/regimen';

/** Everything a field may read, and the two things it may do. Fields hold no state of their own patient. */
export type FieldForm = {
  context: FieldContext;
  regimen: RegimenState;
  today: CalendarDate;
  /** Fields stand on sheets beside each other in the work, and follow each other in the result's own sheet. */
  place: 'work' | 'result';
  /** Soft limits nobody has answered yet. */
  openWarnings: readonly InputWarning[];
  change: (transition: (regimen: RegimenState) => RegimenState) => void;
  confirm: (warning: InputWarning) => void;
};

export type FieldProps<T extends FieldType> = {
  field: FieldOf<T>;
  form: FieldForm;
  /** Draws the fields inside a group, an accordion or a tab. */
  draw: (fields: readonly FieldDefinition[]) => ReactNode;
};
/** The same for a renderer that draws several types. */
export type SharedProps<F extends FieldDefinition> = { field: F; form: FieldForm };
