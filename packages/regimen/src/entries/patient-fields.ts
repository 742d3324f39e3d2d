import { CHOICE_ENTRIES } from '../assessment/choice-entries.ts';
import type { FieldDefinition, MultiDropdownField } from './field-definition.ts';
import { precisionOf } from './scales.ts';
import { correctedAgeMatters, daysOfAgeAreAsked, otherWeightIsUsed } from './conditions.ts';
import { CONDITION_IDS, SCOPE_IDS } from './choice-ids.ts';

const scopeField: MultiDropdownField = {
  id: 'PD_SCOPE',
  type: 'multi-dropdown',
  title: 'patient.scope.question',
  none: 'patient.scope.none',
  choices: SCOPE_IDS.map((value) => ({ value, title: `scope.${value}` as const })),
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
        id: 'PD_AGE_DAYS',
        type: 'text-field',
        title: 'patient.age-days.title',
        hint: 'patient.age-days.hint',
        unit: 'days',
        width: 'third',
        ...precisionOf('PD_AGE_DAYS'),
        visibleWhen: daysOfAgeAreAsked,
      },
      {
        id: 'PD_PRETERM',
        type: 'radio-list',
        title: 'patient.preterm.title',
        hint: 'patient.preterm.hint',
        width: 'two-thirds',
        items: [
          { value: 'no', title: 'patient.preterm.no' },
          { value: 'yes', title: 'patient.preterm.yes' },
        ],
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
        ...precisionOf('PD_WEIGHT_PREVIOUS_MONTHS'),
      },
      {
        id: 'PD_WEIGHT_BASIS',
        type: 'dropdown',
        title: 'patient.weight-basis.title',
        width: 'half',
        defaultValue: 'actual',
        choices: CHOICE_ENTRIES.PD_WEIGHT_BASIS.map((value) => ({
          value,
          title: `weight-basis.${value}` as const,
        })),
        isUsual: true,
        read: (values) => values.PD_WEIGHT_BASIS,
        write: (value) => {
          const basis = CHOICE_ENTRIES.PD_WEIGHT_BASIS.find((one) => one === value);
          // The weight of another basis is another weight.
          return { PD_WEIGHT_BASIS: basis === 'actual' ? undefined : basis, PD_WEIGHT_USED: undefined };
        },
      },
      {
        id: 'PD_CONDITION',
        type: 'dropdown',
        title: 'patient.condition.title',
        width: 'half',
        defaultValue: '',
        isUsual: true,
        choices: [
          { value: '', title: 'patient.condition.none' },
          ...CONDITION_IDS.map((value) => ({ value, title: `condition.${value}` as const })),
        ],
        read: (values) => values.PD_CONDITION,
        write: (value) => ({ PD_CONDITION: CONDITION_IDS.find((one) => one === value) }),
      },
      {
        id: 'PD_WEIGHT_USED',
        type: 'weight-used',
        title: 'patient.weight-used.title',
        hint: 'patient.weight-used.hint',
        visibleWhen: otherWeightIsUsed,
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
