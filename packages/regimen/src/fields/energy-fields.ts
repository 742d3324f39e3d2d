import { PAL_DIT_CATEGORIES, palDitCategory } from '@dietetic/clinical';
import type { FieldDefinition, RadioListField, Scale } from './field-definition.ts';
import {
  allOf,
  bmi30OrMore,
  energyMethodIs,
  heightMissing,
  infantFeedingRange,
  kcalPerKgIsRead,
  pennStateIsRead,
  stressFactorSet,
} from './conditions.ts';

const STRESS_PERCENT: Scale = { min: 0, max: 100, step: 1, places: 0, marks: [0, 25, 50, 75, 100] };
const KCAL_PER_KG: Scale = { min: 10, max: 40, step: 1, places: 0, marks: [10, 15, 20, 25, 30, 35, 40] };
const PAL_DIT: Scale = { min: 1, max: 1.9, step: 0.05, places: 2, marks: [1, 1.1, 1.2, 1.4, 1.6, 1.7, 1.9] };
const ROI_ADJUST_PERCENT: Scale = {
  min: 1,
  max: 150,
  step: 1,
  places: 0,
  marks: [1, 25, 50, 75, 100, 125, 150],
};

/** Both ends of a range are always shown; these stand in the choice between them (decision 006). */
const energyEnd: RadioListField['figure'] = ({ assessment: { energy } }, end) => {
  const value = end === 'min' ? energy.low : energy.high;
  return value === null ? null : { kind: 'energy', value };
};

const ROI_PAL_OPTIONS = ['none', '14', '16', '18', '20'] as const;

/** The 2018 pocket guide is sold by the group that wrote it; this is where it says what is in it. */
const PENG_GUIDE_URL = 'https://www.peng.org.uk/publications-resources/pocket-guide.php';

/** Step 2, in the order of the screen. Which of them show follows the method (specification section 4). */
export const ENERGY_FIELDS: readonly FieldDefinition[] = [
  {
    id: 'ER_CALCULATION_METHOD',
    type: 'calculator-selector',
    title: 'energy.method.title',
    tooltip: 'energy.method.tooltip',
  },
  {
    id: 'height-needed',
    type: 'group',
    title: 'energy.height-needed.title',
    visibleWhen: heightMissing,
    fields: [
      { id: 'height-needed-text', type: 'text', title: 'energy.height-needed.text' },
      { id: 'PD_HEIGHT', type: 'height-text-field', title: 'patient.height.title', unit: 'cm' },
    ],
  },
  {
    id: 'ER_CALORIC_EQUATION',
    type: 'caloric-range',
    title: 'energy.caloric.title',
    hint: 'energy.caloric.hint',
    tooltip: 'energy.caloric.tooltip',
    unit: 'kcal/kg',
    min: 'ER_CALORIC_EQUATION_MIN',
    max: 'ER_CALORIC_EQUATION_MAX',
    minTitle: 'energy.caloric.minimum',
    maxTitle: 'energy.caloric.maximum',
    scale: KCAL_PER_KG,
    visibleWhen: kcalPerKgIsRead,
  },
  {
    id: 'peng-over-30',
    type: 'text',
    tone: 'note',
    title: 'energy.peng.over-30',
    visibleWhen: allOf(energyMethodIs('peng_2018'), bmi30OrMore),
  },
  {
    id: 'ER_PENN_TMAX',
    type: 'text-field',
    title: 'energy.penn-tmax.title',
    tooltip: 'energy.penn-tmax.tooltip',
    unit: '°C',
    step: 0.1,
    places: 1,
    visibleWhen: pennStateIsRead,
  },
  {
    id: 'ER_PENN_VE',
    type: 'text-field',
    title: 'energy.penn-ve.title',
    tooltip: 'energy.penn-ve.tooltip',
    unit: 'L/min',
    step: 0.1,
    places: 1,
    visibleWhen: pennStateIsRead,
  },
  {
    id: 'ER_SACN_ADJUST',
    type: 'radio-list',
    title: 'energy.sacn-adjust.title',
    tooltip: 'energy.sacn-adjust.tooltip',
    required: false,
    layout: 'segments',
    defaultValue: () => 1,
    items: [
      { value: 0.75, title: 'energy.sacn-adjust.75' },
      { value: 1, title: 'energy.sacn-adjust.100' },
      { value: 1.2, title: 'energy.sacn-adjust.120' },
      { value: 1.5, title: 'energy.sacn-adjust.150' },
    ],
    visibleWhen: energyMethodIs('sacn'),
  },
  {
    id: 'ER_ROI_6M17Y',
    type: 'dropdown',
    title: 'energy.roi-pal.title',
    tooltip: 'energy.roi-pal.tooltip',
    choices: [
      { value: 'none', title: 'energy.roi-pal.none', fromMonths: 6, toMonths: 12 },
      { value: '14', title: 'energy.roi-pal.14', fromMonths: 12, toMonths: 120 },
      { value: '16', title: 'energy.roi-pal.16', fromMonths: 48, toMonths: 216 },
      { value: '18', title: 'energy.roi-pal.18', fromMonths: 48, toMonths: 216 },
      { value: '20', title: 'energy.roi-pal.20', fromMonths: 120, toMonths: 216 },
    ],
    read: (values) => values.ER_ROI_6M17Y,
    write: (value) => ({ ER_ROI_6M17Y: ROI_PAL_OPTIONS.find((option) => option === value) }),
    visibleWhen: energyMethodIs('roi_paeds_6months_17years'),
  },
  {
    id: 'ER_ROI_6M17Y_ADJUST',
    type: 'slider',
    title: 'energy.roi-adjust.title',
    tooltip: 'energy.roi-adjust.tooltip',
    unit: '%',
    scale: ROI_ADJUST_PERCENT,
    defaultFrom: () => 100,
    visibleWhen: energyMethodIs('roi_paeds_6months_17years'),
  },
  {
    id: 'ER_STRESS_FACTOR',
    type: 'stress-factor',
    title: 'energy.stress.title',
    tooltip: 'energy.stress.tooltip',
    none: 'energy.stress.none',
    visibleWhen: energyMethodIs('schofield', 'harris_benedict', 'henry_oxford'),
  },
  {
    id: 'ER_STRESS_FACTOR_ADJUST',
    type: 'stress-factor-adjuster',
    title: 'energy.stress-adjust.title',
    tooltip: 'energy.stress-adjust.tooltip',
    unit: '%',
    scale: STRESS_PERCENT,
    visibleWhen: allOf(energyMethodIs('schofield', 'harris_benedict', 'henry_oxford'), stressFactorSet),
  },
  {
    id: 'ER_ACTIVITY',
    type: 'dropdown',
    title: 'energy.activity.title',
    tooltip: 'energy.activity.tooltip',
    defaultValue: '',
    choices: [
      { value: '', title: 'activity.not-chosen' },
      ...PAL_DIT_CATEGORIES.map((band) => ({ value: band.id, title: `activity.${band.id}` as const })),
    ],
    read: ({ ER_PAL_DIT_CATEGORY: factor }) =>
      factor === undefined ? undefined : palDitCategory(factor)?.id,
    write: (value) => ({ ER_PAL_DIT_CATEGORY: PAL_DIT_CATEGORIES.find((band) => band.id === value)?.from }),
    visibleWhen: energyMethodIs('harris_benedict', 'schofield'),
  },
  {
    id: 'ER_PAL_DIT_CATEGORY',
    type: 'pal-dit-slider',
    title: 'energy.pal-dit.title',
    tooltip: 'energy.pal-dit.tooltip',
    unit: 'factor',
    scale: PAL_DIT,
    visibleWhen: energyMethodIs(
      'peng_2018',
      'schofield',
      'harris_benedict',
      'henry_oxford',
      'mifflin_st_jeor',
    ),
  },
  {
    id: 'peng-guide',
    type: 'link',
    title: 'energy.peng.link.title',
    buttonText: 'energy.peng.link.button',
    icon: 'document',
    url: PENG_GUIDE_URL,
    isDownload: false,
    style: 'link',
    classes: [],
    visibleWhen: energyMethodIs('peng_2018'),
  },
];

/** Beside step 2: the result of the method, with the end of its range to plan to. */
export const ENERGY_RESULT_FIELDS: readonly FieldDefinition[] = [
  {
    id: 'uk-paeds-energy',
    type: 'uk-paeds-energy',
    title: 'energy.result.title',
    visibleWhen: energyMethodIs('uk_paeds'),
  },
  {
    id: 'energy-result',
    type: 'energy-result',
    title: 'energy.result.title',
    visibleWhen: ({ assessment }) => assessment.energy.method !== 'uk_paeds',
  },
  {
    id: 'ER_CALORIC_TOGGLE',
    type: 'radio-list',
    title: 'energy.toggle.title',
    required: false,
    layout: 'segments',
    figure: energyEnd,
    defaultValue: () => 'min',
    items: [
      { value: 'min', title: 'energy.toggle.minimum' },
      { value: 'max', title: 'energy.toggle.maximum' },
    ],
    visibleWhen: kcalPerKgIsRead,
  },
  {
    id: 'ER_CALORIC_TOGGLE',
    type: 'radio-list',
    title: 'energy.feeding.title',
    required: false,
    layout: 'segments',
    figure: energyEnd,
    // The regimen is made of formula, so the formula-fed end is planned to (decision 006).
    defaultValue: () => 'max',
    items: [
      { value: 'min', title: 'energy.feeding.minimum' },
      { value: 'max', title: 'energy.feeding.maximum' },
    ],
    visibleWhen: allOf(energyMethodIs('uk_paeds', 'roi_paeds_under_6months'), infantFeedingRange),
  },
  { id: 'energy-working', type: 'working', of: 'energy', title: 'result.working.title' },
  { id: 'energy-across', type: 'across-methods', title: 'energy.across.title' },
];
