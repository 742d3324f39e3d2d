import type { FieldDefinition, FieldType } from '@dietetic/regimen';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { AcrossMethods } from './across-methods.tsx';
import { AgePicker, AgeTextField } from './age-entry.tsx';
import { DatePicker } from './birth-date-entry.tsx';
import { Accordion, Group, LinkField, PlainText, TabGroup, TitleText } from './containers.tsx';
import { DropdownField } from './dropdown-field.tsx';
import { EnergyResult } from './energy-result.tsx';
import type { FieldForm, FieldProps } from './field-form.ts';
import { FluidResult } from './fluid-result.tsx';
import { HeightEntry } from './height-entry.tsx';
import { MethodSelector } from './method-selector.tsx';
import { MultiDropdownField } from './multi-dropdown-field.tsx';
import { PatientResult } from './patient-result.tsx';
import { ProteinResult } from './protein-result.tsx';
import { RadioListField } from './radio-list-field.tsx';
import { StressFactorField } from './stress-factor-field.tsx';
import { RegimenReportField, SummaryBlock } from './summary-block.tsx';
import { TextInputField } from './text-input-field.tsx';
import { WeightEntry } from './weight-entry.tsx';
import { Working } from './working.tsx';

/**
 * Sliders weigh more than all other fields together and step 1 has none. Screens that have them import them as
 * well, so that they are there when the screen is and nothing is drawn late.
 */
const slider = () => import('./slider-fields.tsx');
const PalDitSlider = lazy(() => slider().then((module) => ({ default: module.PalDitSlider })));
const ProteinRange = lazy(() => slider().then((module) => ({ default: module.ProteinRange })));
const SliderField = lazy(() => slider().then((module) => ({ default: module.SliderField })));
const StressFactorAdjuster = lazy(() =>
  slider().then((module) => ({ default: module.StressFactorAdjuster })),
);
const TwoEndedSlider = lazy(() => slider().then((module) => ({ default: module.TwoEndedSlider })));

/** Every field type has a renderer: leave one out and the build fails. */
const RENDERERS: { [T in FieldType]: ComponentType<FieldProps<T>> } = {
  accordion: Accordion,
  'across-methods': AcrossMethods,
  'age-picker': AgePicker,
  'age-text-field': AgeTextField,
  'calculator-selector': MethodSelector,
  'caloric-range': TwoEndedSlider,
  'date-picker': DatePicker,
  dropdown: DropdownField,
  'energy-result': EnergyResult,
  'fluid-result': FluidResult,
  group: Group,
  'height-picker': HeightEntry,
  'height-text-field': HeightEntry,
  link: LinkField,
  'multi-dropdown': MultiDropdownField,
  'nitrogen-result': ProteinResult,
  'pal-dit-slider': PalDitSlider,
  'patient-result': PatientResult,
  'protein-calculator': MethodSelector,
  'protein-range': ProteinRange,
  'protein-result': ProteinResult,
  'protein-slider': TwoEndedSlider,
  'radio-list': RadioListField,
  'range-slider': TwoEndedSlider,
  'regimen-report': RegimenReportField,
  'roi-paeds-protein': ProteinResult,
  slider: SliderField,
  'stress-factor': StressFactorField,
  'stress-factor-adjuster': StressFactorAdjuster,
  'summary-block': SummaryBlock,
  tabs: TabGroup,
  text: PlainText,
  'text-field': TextInputField,
  title: TitleText,
  'uk-paeds-energy': EnergyResult,
  'uk-paeds-protein': ProteinResult,
  'weight-picker': WeightEntry,
  'weight-text-field': WeightEntry,
  working: Working,
};

export function drawField<T extends FieldType>(
  field: Extract<FieldDefinition, { type: T }>,
  form: FieldForm,
  draw: (fields: readonly FieldDefinition[]) => ReactNode,
): ReactNode {
  const Renderer: ComponentType<FieldProps<T>> = RENDERERS[field.type as T];
  return <Renderer field={field as FieldProps<T>['field']} form={form} draw={draw} />;
}
