import type { Country } from '@dietetic/catalogue';
import type { Assessment } from '../assessment/assessment.ts';
import type { NumericEntryKey } from '../assessment/input-limits.ts';
import type { RegimenLists, RegimenValues } from '../state/values.ts';
import type { TextKey } from './text-keys.ts';

/** What a condition or a set of choices may look at: the entries and what the calculators say of them. */
export type FieldContext = {
  country: Country | undefined;
  values: RegimenValues;
  assessment: Assessment;
};

export type Condition = (context: FieldContext) => boolean;

type KeysHolding<T> = {
  [K in keyof RegimenValues]-?: NonNullable<RegimenValues[K]> extends T ? K : never;
}[keyof RegimenValues];
export type NumberKey = KeysHolding<number>;
export type ValueKey = keyof RegimenValues;
type ListKey = keyof RegimenLists;

type Described = {
  title: TextKey;
  hint?: TextKey;
  tooltip?: TextKey;
  readonly?: boolean;
  unit?: string;
  /** Share of the row where there is room for more than one field; left out, the whole row. */
  width?: 'third' | 'two-thirds' | 'half';
  visibleWhen?: Condition;
};

/** A choice of a list. Where an age range is stated (months, half-open), the choice is offered inside it only. */
export type Choice<V extends string | number = string | number> = {
  value: V;
  title: TextKey;
  fromMonths?: number;
  toMonths?: number;
};

/** The extent a slider shows. Not a limit: typed values beyond it are the limits' business. */
export type Scale = { min: number; max: number; step: number; places: number; marks: readonly number[] };

/** Several types, each a field of its own. */
type Shown<T extends string> = T extends string ? Described & { type: T; id: string } : never;
type Entered<T extends string, Id> = T extends string ? Described & { type: T; id: Id } : never;

type TextField = Shown<'text'> & { tone?: 'plain' | 'note' };
type LinkField = Shown<'link'> & {
  buttonText: TextKey;
  icon: 'document' | 'external';
  url: string;
  isDownload: boolean;
  style: 'link' | 'button';
  classes: readonly string[];
};

type TextInputField = Entered<'text-field', NumericEntryKey> & { step: number; places: number };

/** What is drawn as a type of its own, beside the entry it is of. */
type EntryField =
  | Entered<'age-text-field' | 'age-picker', 'PD_AGE'>
  | Entered<'weight-text-field' | 'weight-picker', 'PD_WEIGHT' | 'PD_WEIGHT_PREVIOUS'>
  | Entered<'height-text-field' | 'height-picker', 'PD_HEIGHT'>
  | Entered<'date-picker', 'PD_DOB'>
  /** The weight that the requirements are worked out from, where it is another than the one weighed. */
  | Entered<'weight-used', 'PD_WEIGHT_USED'>
  | Entered<'calculator-selector', 'ER_CALCULATION_METHOD'>
  | Entered<'protein-calculator', 'PC_CALCULATION_METHOD'>;

export type DropdownField = Described & {
  type: 'dropdown';
  id: string;
  choices: readonly Choice[];
  defaultValue?: string | number;
  /** The default is what holds for nearly everyone: it is not said to be unchosen. */
  isUsual?: boolean;
  /** What the choice stands for now, when the entry is kept in another form than the choices. */
  read: (values: RegimenValues) => string | number | undefined;
  /** The entries a choice makes; undefined takes an entry away. */
  write: (value: string | number) => Partial<RegimenValues>;
};
export type MultiDropdownField = Described & {
  type: 'multi-dropdown';
  id: ListKey;
  choices: readonly Choice<string>[];
  none: TextKey;
};
type ItemFigure = { kind: 'energy' | 'protein'; value: number };
export type ItemRange = { kind: 'nitrogenPerKg'; low: number; high: number };
export type RadioListField = Described & {
  type: 'radio-list';
  id: ValueKey;
  items: readonly Choice[];
  required?: true;
  /** The item that counts while nothing is chosen. Left out where nothing may be assumed. */
  defaultValue?: (context: FieldContext) => string | number;
  /** The result an item leads to, shown with it where the choice is one between results. */
  figure?: (context: FieldContext, value: string | number) => ItemFigure | null;
  /** The published range an item stands for. */
  range?: (value: string | number) => ItemRange | null;
  /** Left out: as segments. */
  layout?: 'list';
};

type SliderField = Entered<'slider', NumberKey> & {
  scale: Scale;
  defaultFrom: (context: FieldContext) => number | null;
};
/** ml/kg on a slider, or in its place ml a day, which is typed. */
type FluidField = Entered<'fluid', 'PC_FLUID_ADJUST'> & {
  scale: Scale;
  defaultFrom: (context: FieldContext) => number | null;
  perDay: { id: 'PC_FLUID_PER_DAY'; title: TextKey; step: number; places: number };
};
type AdjusterField =
  | (Entered<'pal-dit-slider', 'ER_PAL_DIT_CATEGORY'> & { scale: Scale })
  | (Entered<'stress-factor-adjuster', 'ER_STRESS_FACTOR_ADJUST'> & { scale: Scale });
type TwoEnds<T extends string> = Shown<T> & {
  min: NumericEntryKey;
  max: NumericEntryKey;
  minTitle: TextKey;
  maxTitle: TextKey;
};
type RangeSliderField = TwoEnds<'range-slider' | 'caloric-range' | 'protein-slider'> & { scale: Scale };
/** Two typed ends without a slider: the range is too wide to draw (0 to 50 g/kg). */
type ProteinRangeField = TwoEnds<'protein-range'> & { step: number; places: number };
type StressFactorField = Entered<'stress-factor', 'ER_STRESS_FACTOR'> & { none: TextKey };

type ResultField = Shown<
  | 'patient-result'
  | 'energy-result'
  | 'uk-paeds-energy'
  | 'protein-result'
  | 'nitrogen-result'
  | 'uk-paeds-protein'
  | 'roi-paeds-protein'
  | 'fluid-result'
  | 'summary-block'
  | 'regimen-report'
>;

/** How a result came about: terms, band, source and how far its figures are confirmed (decision 009). */
type WorkingField = Shown<'working'> & { of: 'energy' | 'protein' | 'fluid' };

type GroupField = Shown<'group'> & { fields: readonly FieldDefinition[] };
type AccordionField = Shown<'accordion'> & { open: boolean; fields: readonly FieldDefinition[] };
type TabsField = Shown<'tabs'> & {
  tabs: readonly { id: string; title: TextKey; fields: readonly FieldDefinition[] }[];
};

/** A field is described here and rendered elsewhere. Screens of steps 1 to 3 are lists of these. */
export type FieldDefinition =
  | AccordionField
  | AdjusterField
  | DropdownField
  | EntryField
  | FluidField
  | GroupField
  | LinkField
  | MultiDropdownField
  | ProteinRangeField
  | RadioListField
  | RangeSliderField
  | ResultField
  /** What every other method offered gives for the same patient (decision 009). */
  | Shown<'across-methods'>
  | Shown<'title'>
  | SliderField
  | StressFactorField
  | TabsField
  | TextField
  | TextInputField
  | WorkingField;

export type FieldType = FieldDefinition['type'];
export type FieldOf<T extends FieldType> = Extract<FieldDefinition, { type: T }>;

/** The groups, accordions and tabs opened out: every field that is shown for these entries, in order. */
export function visibleFields(fields: readonly FieldDefinition[], context: FieldContext): FieldDefinition[] {
  return fields.flatMap((field) => {
    if (!isVisible(field, context)) return [];
    if (field.type === 'group' || field.type === 'accordion')
      return [field, ...visibleFields(field.fields, context)];
    if (field.type === 'tabs')
      return [field, ...field.tabs.flatMap((tab) => visibleFields(tab.fields, context))];
    return [field];
  });
}

export function isVisible(field: FieldDefinition, context: FieldContext): boolean {
  return field.visibleWhen?.(context) ?? true;
}
