// Longer than other files: one specimen of each field type, side by side.
import {
  ENERGY_FIELDS,
  ENERGY_RESULT_FIELDS,
  PATIENT_FIELDS,
  PATIENT_RESULT_FIELDS,
  PROTEIN_FLUID_FIELDS,
  PROTEIN_FLUID_RESULT_FIELDS,
  emptyRegimen,
  markUpdated,
  setEntry,
  setEntryMode,
  setStressFactor,
  setValues,
} from '@dietetic/regimen';
import type { FieldDefinition, FieldOf, FieldType, RegimenState, RegimenValues } from '@dietetic/regimen';

export type FieldSpecimen = {
  state: string;
  field: FieldDefinition;
  regimen: RegimenState;
  place?: 'result';
};

type SpecimensOf<T extends FieldType> = readonly (FieldSpecimen & { field: FieldOf<T> })[];

const ALL = [
  ...PATIENT_FIELDS,
  ...PATIENT_RESULT_FIELDS,
  ...ENERGY_FIELDS,
  ...ENERGY_RESULT_FIELDS,
  ...PROTEIN_FLUID_FIELDS,
  ...PROTEIN_FLUID_RESULT_FIELDS,
].flatMap(opened);

function opened(field: FieldDefinition): FieldDefinition[] {
  return 'fields' in field ? [field, ...field.fields.flatMap(opened)] : [field];
}

/** A field as the steps define it. */
function defined<T extends FieldType>(type: T, id: string): FieldOf<T> {
  const found = ALL.find((field) => field.type === type && field.id === id);
  if (!found) throw new Error(`No field ${id} of type ${type}`);
  return found as FieldOf<T>;
}

const always = <F extends FieldDefinition>(field: F): F => ({ ...field, visibleWhen: undefined });
const fixed = <F extends FieldDefinition>(field: F): F => ({ ...field, readonly: true });

const nobody = emptyRegimen('uk');
const of = (values: RegimenValues, country: 'uk' | 'roi' = 'uk') => setValues(emptyRegimen(country), values);
const ADULT: RegimenValues = { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 };
const CHILD: RegimenValues = { PD_GENDER: 'male', PD_AGE: 144, PD_WEIGHT: 41, PD_HEIGHT: 150 };
const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 3, PD_WEIGHT: 6.1 };
const adult = (values: RegimenValues = {}) => of({ ...ADULT, ...values });

const weight = defined('weight-picker', 'PD_WEIGHT');
const height = defined('height-picker', 'PD_HEIGHT');
const age = defined('age-picker', 'PD_AGE');
const tmax = always(defined('text-field', 'ER_PENN_TMAX'));
const months = defined('text-field', 'PD_WEIGHT_PREVIOUS_MONTHS');
const sex = defined('radio-list', 'PD_GENDER');
const nitrogen = always(defined('radio-list', 'PC_NITROGEN'));
const sacnAdjust = always(defined('radio-list', 'ER_SACN_ADJUST'));
const roiPal = always(defined('dropdown', 'ER_ROI_6M17Y'));
const activity = always(defined('dropdown', 'ER_ACTIVITY'));
const caloric = always(defined('caloric-range', 'ER_CALORIC_EQUATION'));
const proteinSlider = always(defined('protein-slider', 'PC_PENG_PROTEIN'));
const proteinRange = always(defined('protein-range', 'PC_RANGE'));
const palDit = always(defined('pal-dit-slider', 'ER_PAL_DIT_CATEGORY'));
const fluid = defined('fluid', 'PC_FLUID_ADJUST');
const roiAdjust = always(defined('slider', 'ER_ROI_6M17Y_ADJUST'));
const stress = always(defined('stress-factor', 'ER_STRESS_FACTOR'));
const stressAdjust = defined('stress-factor-adjuster', 'ER_STRESS_FACTOR_ADJUST');
const method = defined('calculator-selector', 'ER_CALCULATION_METHOD');
const proteinMethod = defined('protein-calculator', 'PC_CALCULATION_METHOD');
const scope = defined('multi-dropdown', 'PD_SCOPE');
const guide = always(defined('link', 'peng-guide'));
const note: FieldOf<'text'> = { type: 'text', id: 'note', title: 'energy.peng.over-30', tone: 'note' };
const plain: FieldOf<'text'> = { type: 'text', id: 'plain', title: 'patient.scope.text' };

/** Each type with the states it can be in; a type without a specimen does not compile. */
export const FIELD_SPECIMENS: { [T in FieldType]: SpecimensOf<T> } = {
  'weight-picker': [
    { state: 'empty', field: weight, regimen: nobody },
    { state: 'filled', field: weight, regimen: adult() },
    { state: 'out of range', field: weight, regimen: adult({ PD_WEIGHT: 651 }) },
    { state: 'unusual', field: weight, regimen: adult({ PD_WEIGHT: 258, PD_HEIGHT: undefined }) },
    { state: 'no number', field: weight, regimen: setEntry(adult(), 'PD_WEIGHT', { text: '5o' }) },
    { state: 'in stones', field: weight, regimen: setEntryMode(adult(), 'weight', 'st') },
    { state: 'readonly', field: fixed(weight), regimen: adult() },
  ],
  'weight-used': (['dry', 'adjusted', 'ideal', 'corrected'] as const).map((basis) => ({
    state: basis,
    field: { type: 'weight-used', id: 'PD_WEIGHT_USED', title: 'patient.weight-used.title' },
    regimen: adult({ PD_WEIGHT: 113, PD_HEIGHT: 177.8, PD_WEIGHT_BASIS: basis }),
  })),
  'weight-text-field': [
    { state: 'filled', field: { ...weight, type: 'weight-text-field' }, regimen: adult() },
    { state: 'readonly', field: { ...fixed(weight), type: 'weight-text-field' }, regimen: adult() },
  ],
  'height-picker': [
    { state: 'empty, a child', field: height, regimen: of({ ...CHILD, PD_HEIGHT: undefined }) },
    { state: 'filled', field: height, regimen: adult() },
    { state: 'out of range', field: height, regimen: adult({ PD_HEIGHT: 1630 }) },
    { state: 'in feet', field: height, regimen: setEntryMode(adult(), 'height', 'ft') },
    { state: 'readonly', field: fixed(height), regimen: setEntryMode(adult(), 'height', 'ft') },
  ],
  'height-text-field': [
    { state: 'filled', field: { ...height, type: 'height-text-field' }, regimen: adult() },
  ],
  'age-picker': [
    { state: 'empty', field: age, regimen: nobody },
    { state: 'filled', field: age, regimen: of({ ...CHILD, PD_AGE: 147 }) },
    { state: 'by date of birth', field: age, regimen: setEntryMode(nobody, 'age', 'date-of-birth') },
    { state: 'readonly', field: fixed(age), regimen: adult() },
  ],
  'age-text-field': [
    { state: 'filled', field: { ...age, type: 'age-text-field' }, regimen: of(CHILD) },
    {
      state: 'out of range',
      field: { ...age, type: 'age-text-field' },
      regimen: of({ ...CHILD, PD_AGE: 1452 }),
    },
    { state: 'readonly', field: { ...fixed(age), type: 'age-text-field' }, regimen: of(CHILD) },
  ],
  'date-picker': [
    {
      state: 'empty',
      field: { type: 'date-picker', id: 'PD_DOB', title: 'patient.age.title' },
      regimen: nobody,
    },
  ],
  'text-field': [
    { state: 'empty', field: tmax, regimen: adult() },
    { state: 'filled', field: tmax, regimen: adult({ ER_PENN_TMAX: 38.6 }) },
    { state: 'out of range', field: tmax, regimen: adult({ ER_PENN_TMAX: 98.6 }) },
    {
      state: 'unusual',
      field: tmax,
      // Only what the chosen method reads is asked about.
      regimen: adult({ ER_CALCULATION_METHOD: 'penn_state', ER_PENN_TMAX: 45 }),
    },
    { state: 'readonly', field: fixed(tmax), regimen: adult({ ER_PENN_TMAX: 38.6 }) },
    { state: 'whole numbers', field: months, regimen: adult() },
  ],
  'radio-list': [
    { state: 'empty', field: sex, regimen: nobody },
    { state: 'filled', field: sex, regimen: adult() },
    { state: 'default, not chosen', field: sacnAdjust, regimen: adult() },
    { state: 'a list with ranges', field: nitrogen, regimen: adult() },
    { state: 'readonly', field: fixed(sex), regimen: adult() },
  ],
  dropdown: [
    { state: 'default, not chosen', field: roiPal, regimen: of(CHILD, 'roi') },
    { state: 'filled', field: activity, regimen: adult({ ER_PAL_DIT_CATEGORY: 1.15 }) },
    { state: 'readonly', field: fixed(activity), regimen: adult({ ER_PAL_DIT_CATEGORY: 1.15 }) },
  ],
  'multi-dropdown': [
    { state: 'empty', field: scope, regimen: adult() },
    { state: 'readonly', field: fixed(scope), regimen: adult() },
  ],
  fluid: [
    { state: 'default, not chosen', field: fluid, regimen: adult() },
    { state: 'out of range', field: fluid, regimen: adult({ PC_FLUID_ADJUST: 251 }) },
    { state: 'per day', field: fluid, regimen: adult({ PC_FLUID_PER_DAY: 1500 }) },
    {
      state: 'per day, in litres',
      field: fluid,
      regimen: setEntry(adult(), 'PC_FLUID_PER_DAY', { text: '1.5', value: 1.5 }),
    },
    { state: 'readonly', field: fixed(fluid), regimen: adult({ PC_FLUID_ADJUST: 35 }) },
  ],
  slider: [
    { state: 'filled', field: roiAdjust, regimen: of({ ...CHILD, ER_ROI_6M17Y_ADJUST: 80 }, 'roi') },
    { state: 'out of range', field: roiAdjust, regimen: of({ ...CHILD, ER_ROI_6M17Y_ADJUST: 151 }, 'roi') },
    { state: 'readonly', field: fixed(roiAdjust), regimen: of({ ...CHILD, ER_ROI_6M17Y_ADJUST: 80 }, 'roi') },
  ],
  'pal-dit-slider': [
    { state: 'not chosen', field: palDit, regimen: adult() },
    { state: 'filled', field: palDit, regimen: adult({ ER_PAL_DIT_CATEGORY: 1.2 }) },
    { state: 'out of range', field: palDit, regimen: adult({ ER_PAL_DIT_CATEGORY: 2 }) },
    { state: 'readonly', field: fixed(palDit), regimen: adult({ ER_PAL_DIT_CATEGORY: 1.2 }) },
  ],
  'caloric-range': [
    { state: 'empty', field: caloric, regimen: adult() },
    {
      state: 'filled',
      field: caloric,
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 }),
    },
    {
      state: 'crossed',
      field: caloric,
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 30, ER_CALORIC_EQUATION_MAX: 26 }),
    },
    {
      state: 'unusual',
      field: caloric,
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 55 }),
    },
    {
      state: 'no number',
      field: caloric,
      regimen: setEntry(adult(), 'ER_CALORIC_EQUATION_MIN', { text: '2o' }),
    },
    {
      state: 'readonly',
      field: fixed(caloric),
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 }),
    },
  ],
  'protein-slider': [
    { state: 'empty', field: proteinSlider, regimen: adult() },
    {
      state: 'filled',
      field: proteinSlider,
      regimen: adult({ PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 }),
    },
  ],
  'range-slider': [
    { state: 'empty', field: { ...proteinSlider, type: 'range-slider' }, regimen: adult() },
    {
      state: 'filled',
      field: { ...proteinSlider, type: 'range-slider' },
      regimen: adult({ PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 }),
    },
  ],
  'protein-range': [
    { state: 'empty', field: proteinRange, regimen: adult() },
    { state: 'out of range', field: proteinRange, regimen: adult({ PC_MINIMUM: 1, PC_MAXIMUM: 51 }) },
    { state: 'readonly', field: fixed(proteinRange), regimen: adult({ PC_MINIMUM: 1, PC_MAXIMUM: 1.5 }) },
  ],
  'stress-factor': [
    { state: 'none', field: stress, regimen: adult() },
    { state: 'readonly', field: fixed(stress), regimen: setStressFactor(adult(), 'infection', 25) },
  ],
  'stress-factor-adjuster': [
    {
      state: 'hidden, no condition set',
      field: stressAdjust,
      regimen: adult({ ER_CALCULATION_METHOD: 'schofield' }),
    },
    {
      state: 'preset',
      field: stressAdjust,
      regimen: setStressFactor(adult({ ER_CALCULATION_METHOD: 'schofield' }), 'infection', 25),
    },
    {
      state: 'out of range',
      field: stressAdjust,
      regimen: adult({
        ER_CALCULATION_METHOD: 'schofield',
        ER_STRESS_FACTOR: 'infection',
        ER_STRESS_FACTOR_ADJUST: 101,
      }),
    },
  ],
  'calculator-selector': [
    { state: 'first offered', field: method, regimen: adult() },
    { state: 'readonly', field: fixed(method), regimen: adult({ ER_CALCULATION_METHOD: 'schofield' }) },
  ],
  'protein-calculator': [{ state: 'first offered', field: proteinMethod, regimen: adult() }],
  text: [
    { state: 'plain', field: plain, regimen: nobody },
    { state: 'a note', field: note, regimen: nobody },
  ],
  title: [
    { state: 'shown', field: { type: 'title', id: 'title', title: 'step.energy.title' }, regimen: nobody },
  ],
  link: [
    { state: 'a link', field: guide, regimen: nobody },
    { state: 'a download', field: { ...guide, style: 'button', isDownload: true }, regimen: nobody },
  ],
  group: [{ state: 'the details of a patient', field: defined('group', 'patient'), regimen: adult() }],
  accordion: [{ state: 'closed', field: defined('accordion', 'fever'), regimen: adult() }],
  tabs: [
    {
      state: 'two',
      field: {
        type: 'tabs',
        id: 'tabs',
        title: 'patient.group.title',
        tabs: [
          { id: 'one', title: 'step.energy.title', fields: [weight] },
          { id: 'two', title: 'step.protein-fluid.title', fields: [sex] },
        ],
      },
      regimen: adult(),
    },
  ],
  'patient-result': [
    {
      state: 'an adult',
      field: defined('patient-result', 'patient-result'),
      regimen: adult(),
      place: 'result',
    },
    {
      state: 'an infant',
      field: defined('patient-result', 'patient-result'),
      regimen: of(INFANT),
      place: 'result',
    },
  ],
  'energy-result': [
    {
      state: 'missing',
      field: always(defined('energy-result', 'energy-result')),
      regimen: adult(),
      place: 'result',
    },
    {
      state: 'calculated',
      field: always(defined('energy-result', 'energy-result')),
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 }),
      place: 'result',
    },
  ],
  'uk-paeds-energy': [
    {
      state: 'an infant',
      field: defined('uk-paeds-energy', 'uk-paeds-energy'),
      regimen: of(INFANT),
      place: 'result',
    },
  ],
  'protein-result': [
    {
      state: 'calculated',
      field: always(defined('protein-result', 'protein-result')),
      regimen: adult({ PC_PENG_PROTEIN_MIN: 1.2, PC_PENG_PROTEIN_MAX: 1.5 }),
      place: 'result',
    },
  ],
  'nitrogen-result': [
    {
      state: 'calculated',
      field: always(defined('nitrogen-result', 'nitrogen-result')),
      regimen: adult({ PC_CALCULATION_METHOD: 'nitrogen', PC_NITROGEN: 'normal' }),
      place: 'result',
    },
  ],
  'uk-paeds-protein': [
    {
      state: 'an infant',
      field: always(defined('uk-paeds-protein', 'uk-paeds-protein')),
      regimen: of(INFANT),
      place: 'result',
    },
  ],
  'roi-paeds-protein': [
    {
      state: 'a child',
      field: always(defined('roi-paeds-protein', 'roi-paeds-protein')),
      regimen: of(CHILD, 'roi'),
      place: 'result',
    },
  ],
  'fluid-result': [
    {
      state: 'calculated',
      field: defined('fluid-result', 'fluid-result'),
      regimen: adult(),
      place: 'result',
    },
  ],
  working: [
    {
      state: 'energy',
      field: defined('working', 'energy-working'),
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 }),
      place: 'result',
    },
  ],
  'across-methods': [
    {
      state: 'an adult',
      field: defined('across-methods', 'energy-across'),
      regimen: adult({ ER_CALORIC_EQUATION_MIN: 22, ER_CALORIC_EQUATION_MAX: 26 }),
      place: 'result',
    },
  ],
  'summary-block': [
    {
      state: 'with what is missing',
      field: { type: 'summary-block', id: 'summary', title: 'patient.group.title' },
      regimen: of({ PD_GENDER: 'female' }),
    },
  ],
  'regimen-report': [
    {
      state: 'no products yet',
      field: { type: 'regimen-report', id: 'report', title: 'step.report.title' },
      regimen: markUpdated(adult({ ER_CALCULATION_METHOD: 'schofield', ER_PAL_DIT_CATEGORY: 1.2 }), 'energy'),
    },
  ],
};
