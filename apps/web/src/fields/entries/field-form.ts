import type { ReactNode } from 'react';
import type { CalendarDate } from '@dietetic/clinical';
import type {
  AnsweredFinding,
  Warning,
  FieldContext,
  FieldDefinition,
  FieldOf,
  FieldType,
  Finding,
  RegimenState,
  TextKey,
} from '@dietetic/regimen';

import type { FactorField } from '../results/working-product.ts';

/** Everything a field may read, and the two things it may do. Fields hold no state of their own patient. */
export type FieldForm = {
  context: FieldContext;
  regimen: RegimenState;
  today: CalendarDate;
  /** The words of a key in the regimen's country. */
  text: (key: TextKey) => string;
  /** Whether the fields are on separate panels beside each other, or one after the other in the result's panel. */
  place: 'work' | 'result';
  /** Unusual entries that are not confirmed yet. */
  warnings: readonly Warning[];
  /** The findings about the patient and the needs, answered or not. */
  findings: readonly Finding[];
  /** Those of them that were answered. */
  kept: readonly AnsweredFinding[];
  /** Entries that Continue was pressed without. */
  needed: readonly string[];
  change: (transition: (regimen: RegimenState) => RegimenState) => void;
  keep: (warning: Warning) => void;
  /** "Undo" of what was kept. */
  takeBack: (finding: Finding) => void;
  /** Sex or age have been entered, not only typed at: it may be another patient now. */
  identityEntered: () => void;
  /** To the field a factor of the calculation is entered in, on whatever step. */
  goTo: (field: FactorField) => void;
};

export type FieldProps<T extends FieldType> = {
  field: FieldOf<T>;
  form: FieldForm;
  /** Renders the fields inside a group, an accordion or a tab. */
  render: (fields: readonly FieldDefinition[]) => ReactNode;
};
/** The same for a renderer that renders several types. */
export type SharedProps<F extends FieldDefinition> = { field: F; form: FieldForm };
