import { NITROGEN_LEVELS } from '@dietetic/clinical';
import type { FieldDefinition, RadioListField } from './field-definition.ts';
import { allOf, countryIs, entryIsRead, fluidAdjustSet, proteinMethodIs, tubeFed } from './conditions.ts';
import { rangeEnd } from './range-end.ts';
import { precisionOf, scaleOf } from './scales.ts';

const nitrogenRange: RadioListField['range'] = (level) => {
  const figures = NITROGEN_LEVELS.find(({ id }) => id === level);
  return figures ? { kind: 'nitrogenPerKg', low: figures.lowest, high: figures.highest } : null;
};

/** Step 3, in the order of the screen. */
export const PROTEIN_FLUID_FIELDS: readonly FieldDefinition[] = [
  {
    id: 'PC_CALCULATION_METHOD',
    type: 'protein-calculator',
    title: 'protein.method.title',
    tooltip: 'protein.method.tooltip',
  },
  {
    id: 'PC_PENG_PROTEIN',
    type: 'protein-slider',
    title: 'protein.range.title',
    hint: 'protein.range.hint',
    tooltip: 'protein.range.tooltip',
    unit: 'g/kg',
    min: 'PC_PENG_PROTEIN_MIN',
    max: 'PC_PENG_PROTEIN_MAX',
    minTitle: 'protein.range.minimum',
    maxTitle: 'protein.range.maximum',
    scale: scaleOf('PC_PENG_PROTEIN_MIN', [1, 1.5, 2]),
    visibleWhen: entryIsRead('PC_PENG_PROTEIN_MIN'),
  },
  {
    id: 'PC_RANGE',
    type: 'protein-range',
    title: 'protein.range.title',
    hint: 'protein.range.hint',
    unit: 'g/kg',
    min: 'PC_MINIMUM',
    max: 'PC_MAXIMUM',
    minTitle: 'protein.range.minimum',
    maxTitle: 'protein.range.maximum',
    ...precisionOf('PC_MINIMUM'),
    visibleWhen: entryIsRead('PC_MINIMUM'),
  },
  {
    id: 'PC_NITROGEN',
    type: 'radio-list',
    title: 'protein.nitrogen.title',
    tooltip: 'protein.nitrogen.tooltip',
    required: true,
    layout: 'list',
    range: nitrogenRange,
    items: NITROGEN_LEVELS.map(({ id }) => ({ value: id, title: `nitrogen.${id}` as const })),
    visibleWhen: entryIsRead('PC_NITROGEN'),
  },
  {
    id: 'PC_FLUID_ADJUST',
    type: 'fluid',
    title: 'fluid.adjust.title',
    tooltip: 'fluid.adjust.tooltip',
    unit: 'ml/kg',
    perDay: { id: 'PC_FLUID_PER_DAY', title: 'fluid.per-day.title', ...precisionOf('PC_FLUID_PER_DAY') },
    scale: scaleOf('PC_FLUID_ADJUST', [50, 75, 100, 125]),
    defaultFrom: ({ assessment }) => (assessment.fluid.perKgIsDefault ? assessment.fluid.perKg : null),
  },
  {
    id: 'PC_FLUID_IS',
    type: 'radio-list',
    title: 'fluid.is.title',
    tooltip: 'fluid.is.tooltip',
    items: [
      { value: 'need', title: 'fluid.is.need' },
      { value: 'limit', title: 'fluid.is.limit' },
    ],
    visibleWhen: fluidAdjustSet,
  },
  {
    id: 'feed',
    type: 'group',
    title: 'feed.title',
    fields: [
      {
        id: 'PC_TYPE_OF_FEED',
        type: 'radio-list',
        title: 'feed.type.title',
        tooltip: 'feed.type.tooltip',
        items: [
          { value: 'oral', title: 'feed.type.oral' },
          { value: 'tube', title: 'feed.type.tube' },
          { value: 'oral_and_tube', title: 'feed.type.oral-and-tube' },
        ],
      },
      {
        id: 'PC_CATEGORY_OF_FEED',
        type: 'radio-list',
        title: 'feed.category.title',
        items: [
          { value: 'continuous', title: 'feed.category.continuous' },
          { value: 'bolus', title: 'feed.category.bolus' },
          { value: 'continuous_and_bolus', title: 'feed.category.continuous-and-bolus' },
        ],
        visibleWhen: tubeFed,
      },
    ],
  },
  {
    id: 'fever',
    type: 'accordion',
    title: 'fluid.fever.title',
    open: false,
    fields: [{ id: 'fever-text', type: 'text', title: 'fluid.fever.text' }],
  },
];

/** Beside step 3. */
export const PROTEIN_FLUID_RESULT_FIELDS: readonly FieldDefinition[] = [
  {
    id: 'uk-paeds-protein',
    type: 'uk-paeds-protein',
    title: 'protein.result.title',
    visibleWhen: allOf(proteinMethodIs('paeds'), countryIs('uk')),
  },
  {
    id: 'roi-paeds-protein',
    type: 'roi-paeds-protein',
    title: 'protein.result.title',
    visibleWhen: allOf(proteinMethodIs('paeds'), countryIs('roi')),
  },
  {
    id: 'nitrogen-result',
    type: 'nitrogen-result',
    title: 'protein.nitrogen-result.title',
    visibleWhen: proteinMethodIs('nitrogen'),
  },
  {
    id: 'protein-result',
    type: 'protein-result',
    title: 'protein.result.title',
    visibleWhen: ({ assessment: { protein } }) => protein.method !== 'paeds' && protein.method !== 'nitrogen',
  },
  rangeEnd('PC_PENG_TOGGLE', 'protein', 'protein.toggle', 'min', entryIsRead('PC_PENG_TOGGLE')),
  { id: 'fluid-result', type: 'fluid-result', title: 'fluid.result.title' },
  { id: 'fluid-adjusted', type: 'text', title: 'fluid.adjust.result', visibleWhen: fluidAdjustSet },
  { id: 'protein-working', type: 'working', of: 'protein', title: 'protein.working.title' },
  { id: 'fluid-working', type: 'working', of: 'fluid', title: 'fluid.working.title' },
];
