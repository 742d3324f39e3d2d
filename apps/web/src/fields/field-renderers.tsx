import type { FieldDefinition, FieldType } from '@dietetic/regimen';
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
import { sliderRenderer } from './slider-renderers.tsx';
import { StressFactorField } from './stress-factor-field.tsx';
import { RegimenReportField, SummaryBlock } from './summary-block.tsx';
import { TextInputField } from './text-input-field.tsx';
import { WeightEntry } from './weight-entry.tsx';
import { Working } from './working.tsx';

/** Every field type has a renderer: leave one out and the build fails. */
const RENDERERS: { [T in FieldType]: ComponentType<FieldProps<T>> } = {
  accordion: Accordion,
  'across-methods': AcrossMethods,
  'age-picker': AgePicker,
  'age-text-field': AgeTextField,
  'calculator-selector': MethodSelector,
  'caloric-range': sliderRenderer<'caloric-range'>((sliders) => sliders.TwoEndedSlider),
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
  'pal-dit-slider': sliderRenderer((sliders) => sliders.PalDitSlider),
  'patient-result': PatientResult,
  'protein-calculator': MethodSelector,
  'protein-range': sliderRenderer((sliders) => sliders.ProteinRange),
  'protein-result': ProteinResult,
  'protein-slider': sliderRenderer<'protein-slider'>((sliders) => sliders.TwoEndedSlider),
  'radio-list': RadioListField,
  'range-slider': sliderRenderer<'range-slider'>((sliders) => sliders.TwoEndedSlider),
  'regimen-report': RegimenReportField,
  'roi-paeds-protein': ProteinResult,
  slider: sliderRenderer((sliders) => sliders.SliderField),
  'stress-factor': StressFactorField,
  'stress-factor-adjuster': sliderRenderer((sliders) => sliders.StressFactorAdjuster),
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
