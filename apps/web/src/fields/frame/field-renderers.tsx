import type { FieldDefinition, FieldType } from '@dietetic/regimen';
import type { ComponentType, ReactNode } from 'react';
import { AgePicker, AgeTextField } from '../entries/age-entry.tsx';
import { DatePicker } from '../entries/birth-date-entry.tsx';
import { Accordion, Group, PlainText, TitleText } from './containers.tsx';
import { DropdownField } from '../entries/dropdown-field.tsx';
import type { FieldForm, FieldProps } from '../entries/field-form.ts';
import { HeightEntry } from '../entries/height-entry.tsx';
import { MultiDropdownField } from '../entries/multi-dropdown-field.tsx';
import { PatientResult } from '../results/patient-result.tsx';
import { RadioListField } from '../entries/radio-list-field.tsx';
import { calculatorRenderer as ofCalculator } from './calculator-renderer.tsx';
import { TextInputField } from '../entries/text-input-field.tsx';
import { WeightEntry } from '../entries/weight-entry.tsx';
import { WeightUsed } from '../results/weight-used.tsx';

/** Every field type has a renderer: leave one out and the build fails. */
const RENDERERS: { [T in FieldType]: ComponentType<FieldProps<T>> } = {
  accordion: Accordion,
  'across-methods': ofCalculator<'across-methods'>((fields) => fields.AcrossMethods),
  'age-picker': AgePicker,
  'age-text-field': AgeTextField,
  'calculator-selector': ofCalculator<'calculator-selector'>((fields) => fields.MethodSelector),
  'caloric-range': ofCalculator<'caloric-range'>((fields) => fields.TwoEndedSlider),
  'date-picker': DatePicker,
  dropdown: DropdownField,
  'energy-result': ofCalculator<'energy-result'>((fields) => fields.EnergyResult),
  fluid: ofCalculator((fields) => fields.FluidEntry),
  'fluid-result': ofCalculator<'fluid-result'>((fields) => fields.FluidResult),
  group: Group,
  'height-picker': HeightEntry,
  'height-text-field': HeightEntry,
  link: ofCalculator<'link'>((fields) => fields.LinkField),
  'multi-dropdown': MultiDropdownField,
  'nitrogen-result': ofCalculator<'nitrogen-result'>((fields) => fields.ProteinResult),
  'pal-dit-slider': ofCalculator((fields) => fields.PalDitSlider),
  'patient-result': PatientResult,
  'protein-calculator': ofCalculator<'protein-calculator'>((fields) => fields.MethodSelector),
  'protein-range': ofCalculator((fields) => fields.ProteinRange),
  'protein-result': ofCalculator<'protein-result'>((fields) => fields.ProteinResult),
  'protein-slider': ofCalculator<'protein-slider'>((fields) => fields.TwoEndedSlider),
  'radio-list': RadioListField,
  'range-slider': ofCalculator<'range-slider'>((fields) => fields.TwoEndedSlider),
  'regimen-report': ofCalculator<'regimen-report'>((fields) => fields.RegimenReportField),
  'roi-paeds-protein': ofCalculator<'roi-paeds-protein'>((fields) => fields.ProteinResult),
  slider: ofCalculator((fields) => fields.SliderField),
  'stress-factor': ofCalculator<'stress-factor'>((fields) => fields.StressFactorField),
  'stress-factor-adjuster': ofCalculator((fields) => fields.StressFactorAdjuster),
  'summary-block': ofCalculator<'summary-block'>((fields) => fields.SummaryBlock),
  tabs: ofCalculator<'tabs'>((fields) => fields.TabGroup),
  text: PlainText,
  'text-field': TextInputField,
  title: TitleText,
  'uk-paeds-energy': ofCalculator<'uk-paeds-energy'>((fields) => fields.EnergyResult),
  'uk-paeds-protein': ofCalculator<'uk-paeds-protein'>((fields) => fields.ProteinResult),
  'weight-picker': WeightEntry,
  'weight-text-field': WeightEntry,
  'weight-used': WeightUsed,
  working: ofCalculator<'working'>((fields) => fields.Working),
};

export function renderField<T extends FieldType>(
  field: Extract<FieldDefinition, { type: T }>,
  form: FieldForm,
  render: (fields: readonly FieldDefinition[]) => ReactNode,
): ReactNode {
  const Renderer: ComponentType<FieldProps<T>> = RENDERERS[field.type as T];
  return <Renderer field={field as FieldProps<T>['field']} form={form} render={render} />;
}
