import { EFSA_PALS, PAL_DIT_CATEGORIES, palDitCategory } from '@dietetic/clinical';
import type { FieldDefinition } from './field-definition.ts';
import {
  allOf,
  bmi30OrMore,
  energyMethodIs,
  entryIsRead,
  heightMissing,
  infantFeedingRange,
  not,
  stressFactorSet,
} from './conditions.ts';
import { rangeEnd } from './range-end.ts';
import { precisionOf, scaleOf } from './scales.ts';

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
    scale: scaleOf('ER_CALORIC_EQUATION_MIN', [15, 20, 25, 30, 35]),
    visibleWhen: entryIsRead('ER_CALORIC_EQUATION_MIN'),
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
    ...precisionOf('ER_PENN_TMAX'),
    visibleWhen: entryIsRead('ER_PENN_TMAX'),
  },
  {
    id: 'ER_PENN_VE',
    type: 'text-field',
    title: 'energy.penn-ve.title',
    tooltip: 'energy.penn-ve.tooltip',
    unit: 'L/min',
    ...precisionOf('ER_PENN_VE'),
    visibleWhen: entryIsRead('ER_PENN_VE'),
  },
  {
    id: 'ER_SACN_ADJUST',
    type: 'radio-list',
    title: 'energy.sacn-adjust.title',
    tooltip: 'energy.sacn-adjust.tooltip',
    defaultValue: () => 1,
    items: [
      { value: 0.75, title: 'energy.sacn-adjust.75' },
      { value: 1, title: 'energy.sacn-adjust.100' },
      { value: 1.2, title: 'energy.sacn-adjust.120' },
      { value: 1.5, title: 'energy.sacn-adjust.150' },
    ],
    visibleWhen: entryIsRead('ER_SACN_ADJUST'),
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
    write: (value) => ({ ER_ROI_6M17Y: EFSA_PALS.find((option) => option === value) }),
    visibleWhen: entryIsRead('ER_ROI_6M17Y'),
  },
  {
    id: 'ER_ROI_6M17Y_ADJUST',
    type: 'slider',
    title: 'energy.roi-adjust.title',
    tooltip: 'energy.roi-adjust.tooltip',
    unit: '%',
    scale: scaleOf('ER_ROI_6M17Y_ADJUST', [25, 50, 75, 100, 125]),
    defaultFrom: () => 100,
    visibleWhen: entryIsRead('ER_ROI_6M17Y_ADJUST'),
  },
  {
    id: 'ER_STRESS_FACTOR',
    type: 'stress-factor',
    title: 'energy.stress.title',
    tooltip: 'energy.stress.tooltip',
    none: 'energy.stress.none',
    visibleWhen: entryIsRead('ER_STRESS_FACTOR'),
  },
  {
    id: 'ER_STRESS_FACTOR_ADJUST',
    type: 'stress-factor-adjuster',
    title: 'energy.stress-adjust.title',
    tooltip: 'energy.stress-adjust.tooltip',
    unit: '%',
    scale: scaleOf('ER_STRESS_FACTOR_ADJUST', [25, 50, 75]),
    visibleWhen: allOf(entryIsRead('ER_STRESS_FACTOR_ADJUST'), stressFactorSet),
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
    scale: scaleOf('ER_PAL_DIT_CATEGORY', [1.1, 1.2, 1.4, 1.6, 1.7]),
    visibleWhen: entryIsRead('ER_PAL_DIT_CATEGORY'),
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
  rangeEnd('ER_CALORIC_TOGGLE', 'energy', 'energy.toggle', 'min', entryIsRead('ER_CALORIC_EQUATION_MIN')),
  // The regimen is made of formula, so the formula-fed end is planned to (decision 006).
  rangeEnd(
    'ER_CALORIC_TOGGLE',
    'energy',
    'energy.feeding',
    'max',
    allOf(entryIsRead('ER_CALORIC_TOGGLE'), not(entryIsRead('ER_CALORIC_EQUATION_MIN')), infantFeedingRange),
  ),
  { id: 'energy-working', type: 'working', of: 'energy', title: 'result.working.title' },
  { id: 'energy-across', type: 'across-methods', title: 'energy.across.title' },
];
