import type { FieldDefinition, MultiDropdownField } from './field-definition.ts';
import { correctedAgeMatters } from './conditions.ts';

export const scopeField: MultiDropdownField = {
  id: 'PD_SCOPE',
  type: 'multi-dropdown',
  title: 'patient.scope.question',
  none: 'patient.scope.none',
  choices: [
    { value: 'preterm', title: 'scope.preterm' },
    { value: 'pregnancy', title: 'scope.pregnancy' },
    { value: 'parenteral', title: 'scope.parenteral' },
    { value: 'renal', title: 'scope.renal' },
    { value: 'burns', title: 'scope.burns' },
    { value: 'amputation', title: 'scope.amputation' },
  ],
};

/** Step 1. Nothing has a default here: sex, age and weight are asked, never assumed. */
export const PATIENT_FIELDS: readonly FieldDefinition[] = [
  {
    id: 'patient',
    type: 'group',
    title: 'patient.group.title',
    fields: [
      {
        id: 'PD_GENDER',
        type: 'radio-list',
        title: 'patient.gender.title',
        required: true,
        layout: 'segments',
        width: 'third',
        items: [
          { value: 'female', title: 'patient.gender.female' },
          { value: 'male', title: 'patient.gender.male' },
        ],
      },
      {
        id: 'PD_AGE',
        type: 'age-picker',
        title: 'patient.age.title',
        tooltip: 'patient.age.tooltip',
        width: 'two-thirds',
      },
      {
        id: 'corrected-age',
        type: 'text',
        title: 'patient.age.corrected',
        tone: 'note',
        visibleWhen: correctedAgeMatters,
      },
      {
        id: 'PD_WEIGHT',
        type: 'weight-picker',
        title: 'patient.weight.title',
        tooltip: 'patient.weight.tooltip',
        unit: 'kg',
        width: 'half',
      },
      {
        id: 'PD_HEIGHT',
        type: 'height-picker',
        title: 'patient.height.title',
        hint: 'patient.height.hint',
        unit: 'cm',
        width: 'half',
      },
      {
        id: 'PD_WEIGHT_PREVIOUS',
        type: 'weight-picker',
        title: 'patient.weight-previous.title',
        hint: 'patient.weight-previous.hint',
        unit: 'kg',
        width: 'half',
      },
      {
        id: 'PD_WEIGHT_PREVIOUS_MONTHS',
        type: 'text-field',
        title: 'patient.weight-previous-months.title',
        hint: 'patient.weight-previous-months.hint',
        unit: 'months',
        width: 'half',
        step: 1,
        places: 0,
      },
    ],
  },
];

/** Beside step 1: what follows from the details, and when not to go on. */
export const PATIENT_RESULT_FIELDS: readonly FieldDefinition[] = [
  { id: 'patient-result', type: 'patient-result', title: 'patient.result.title' },
  {
    id: 'scope',
    type: 'accordion',
    title: 'patient.scope.title',
    open: true,
    fields: [{ id: 'scope-text', type: 'text', title: 'patient.scope.text' }],
  },
  scopeField,
];
