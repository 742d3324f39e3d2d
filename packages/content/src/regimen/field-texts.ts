import type { TextKey } from '@dietetic/regimen';
import { ENERGY_METHOD_WORDS, PROTEIN_METHOD_WORDS } from './methods.ts';
import {
  ACTIVITY_BAND_WORDS,
  FEED_CATEGORY_WORDS,
  FEED_TYPE_WORDS,
  GENDER_WORDS,
  INFANT_RANGE_END_WORDS,
  NITROGEN_LEVEL_WORDS,
  RANGE_END_WORDS,
  ROI_PAL_WORDS,
  SACN_ADJUST_WORDS,
} from './options.ts';
import { REGIMEN_STEP_WORDS } from './steps.ts';
import { tied } from '../words/tied.ts';

/** Every title, hint and tooltip that a field or a step asks for; a key without words does not compile. */
const TEXTS: Record<TextKey, string> = {
  'step.details.title': REGIMEN_STEP_WORDS['patient-details'].title,
  'step.details.hint': REGIMEN_STEP_WORDS['patient-details'].text,
  'step.intermittent.title': REGIMEN_STEP_WORDS.intermittent.title,
  'step.intermittent.hint': REGIMEN_STEP_WORDS.intermittent.text,
  'step.energy.title': REGIMEN_STEP_WORDS.energy.title,
  'step.energy.hint': REGIMEN_STEP_WORDS.energy.text,
  'step.protein-fluid.title': REGIMEN_STEP_WORDS['protein-fluid'].title,
  'step.protein-fluid.hint': REGIMEN_STEP_WORDS['protein-fluid'].text,
  'step.products.title': REGIMEN_STEP_WORDS.products.title,
  'step.products.hint': REGIMEN_STEP_WORDS.products.text,
  'step.report.title': REGIMEN_STEP_WORDS.report.title,
  'step.report.hint': REGIMEN_STEP_WORDS.report.text,

  'energy.method.peng_2018.title': ENERGY_METHOD_WORDS.peng_2018.name,
  'energy.method.peng_2018.hint': ENERGY_METHOD_WORDS.peng_2018.description,
  'energy.method.henry_oxford.title': ENERGY_METHOD_WORDS.henry_oxford.name,
  'energy.method.henry_oxford.hint': ENERGY_METHOD_WORDS.henry_oxford.description,
  'energy.method.schofield.title': ENERGY_METHOD_WORDS.schofield.name,
  'energy.method.schofield.hint': ENERGY_METHOD_WORDS.schofield.description,
  'energy.method.harris_benedict.title': ENERGY_METHOD_WORDS.harris_benedict.name,
  'energy.method.harris_benedict.hint': ENERGY_METHOD_WORDS.harris_benedict.description,
  'energy.method.mifflin_st_jeor.title': ENERGY_METHOD_WORDS.mifflin_st_jeor.name,
  'energy.method.mifflin_st_jeor.hint': ENERGY_METHOD_WORDS.mifflin_st_jeor.description,
  'energy.method.penn_state.title': ENERGY_METHOD_WORDS.penn_state.name,
  'energy.method.penn_state.hint': ENERGY_METHOD_WORDS.penn_state.description,
  'energy.method.sacn.title': ENERGY_METHOD_WORDS.sacn.name,
  'energy.method.sacn.hint': ENERGY_METHOD_WORDS.sacn.description,
  'energy.method.uk_paeds.title': ENERGY_METHOD_WORDS.uk_paeds.name,
  'energy.method.uk_paeds.hint': ENERGY_METHOD_WORDS.uk_paeds.description,
  'energy.method.roi_paeds_under_6months.title': ENERGY_METHOD_WORDS.roi_paeds_under_6months.name,
  'energy.method.roi_paeds_under_6months.hint': ENERGY_METHOD_WORDS.roi_paeds_under_6months.description,
  'energy.method.roi_paeds_6months_17years.title': ENERGY_METHOD_WORDS.roi_paeds_6months_17years.name,
  'energy.method.roi_paeds_6months_17years.hint': ENERGY_METHOD_WORDS.roi_paeds_6months_17years.description,

  'protein.method.peng.title': PROTEIN_METHOD_WORDS.peng.name,
  'protein.method.peng.hint': PROTEIN_METHOD_WORDS.peng.description,
  'protein.method.paeds.title': PROTEIN_METHOD_WORDS.paeds.name,
  'protein.method.paeds.hint': PROTEIN_METHOD_WORDS.paeds.description,
  'protein.method.min_max.title': PROTEIN_METHOD_WORDS.min_max.name,
  'protein.method.min_max.hint': PROTEIN_METHOD_WORDS.min_max.description,
  'protein.method.nitrogen.title': PROTEIN_METHOD_WORDS.nitrogen.name,
  'protein.method.nitrogen.hint': PROTEIN_METHOD_WORDS.nitrogen.description,

  'activity.in-bed-immobile': ACTIVITY_BAND_WORDS['in-bed-immobile'],
  'activity.in-bed-or-sitting-out': ACTIVITY_BAND_WORDS['in-bed-or-sitting-out'],
  'activity.limited-mobility': ACTIVITY_BAND_WORDS['limited-mobility'],
  'activity.sedentary': ACTIVITY_BAND_WORDS.sedentary,
  'activity.light': ACTIVITY_BAND_WORDS.light,
  'activity.moderate': ACTIVITY_BAND_WORDS.moderate,
  'activity.heavy': ACTIVITY_BAND_WORDS.heavy,
  'activity.not-chosen': 'Not chosen, counted as 1.0',

  'nitrogen.normal': NITROGEN_LEVEL_WORDS.normal,
  'nitrogen.hypermetabolic_5-25': NITROGEN_LEVEL_WORDS['hypermetabolic_5-25'],
  'nitrogen.hypermetabolic_25-50': NITROGEN_LEVEL_WORDS['hypermetabolic_25-50'],
  'nitrogen.hypermetabolic_50plus': NITROGEN_LEVEL_WORDS.hypermetabolic_50plus,
  'nitrogen.depleted': NITROGEN_LEVEL_WORDS.depleted,

  'scope.preterm': 'Born preterm',
  'scope.pregnancy': 'Pregnant or breastfeeding',
  'scope.parenteral': 'Parenteral nutrition',
  'scope.renal': 'Kidney disease or dialysis',
  'scope.burns': 'Burns',
  'scope.amputation': 'Amputation',

  'patient.group.title': 'Patient',
  'patient.privacy': 'Leave out names, numbers and anything else that says who the patient is.',
  'patient.gender.title': 'Gender',
  'patient.gender.female': GENDER_WORDS.female,
  'patient.gender.male': GENDER_WORDS.male,
  'patient.age.title': 'Age',
  'patient.age.tooltip':
    'Years and months, or a date of birth. Every table uses completed months; equations with age in years use completed years.',
  'patient.age.corrected':
    'Under 2 years, use the age corrected for prematurity until your unit stops correcting.',
  'patient.weight.title': 'Weight now',
  'patient.weight.tooltip': 'Kept exactly as entered. 1 lb is 0.45359237 kg and 14 lb make a stone.',
  'patient.weight-previous.title': 'Previous weight',
  'patient.weight-previous.hint': 'Optional',
  'patient.weight-previous-months.title': 'Time since the previous weight',
  'patient.weight-previous-months.hint': 'Optional',
  'patient.height.title': 'Height',
  'patient.height.hint': 'Optional <18yrs',
  'patient.result.title': 'From these details',
  'patient.scope.title': 'Check that the calculators fit',
  'patient.scope.text':
    'The equations and tables were not made for every patient. What you tick here is repeated in the report.',
  'patient.scope.question': 'Does any of this apply?',
  'patient.scope.none': 'None of these',

  'energy.method.title': 'Method',
  'energy.method.tooltip':
    'Which methods are offered follows from the country and the age. The order is not advice.',
  'energy.height-needed.title': 'Height is missing',
  'energy.height-needed.text': 'This method depends on height or BMI. Nothing is assumed in its place.',
  'energy.caloric.title': 'Energy per kg',
  'energy.caloric.hint': 'From your pocket guide or local policy',
  'energy.caloric.tooltip':
    'The guide’s figures by condition are not public, so the app holds none. The scale runs from 10 to 40 kcal/kg a day; figures beyond it can be typed.',
  'energy.caloric.minimum': 'Minimum',
  'energy.caloric.maximum': 'Maximum',
  'energy.peng.link.title': 'PENG guideline',
  'energy.peng.link.button': 'Open the pocket guide’s page',
  'energy.peng.over-30':
    'BMI is 30 or more: Mifflin–St Jeor × activity is used, and energy per kg does not apply.',
  'energy.toggle.title': 'Plan to',
  'energy.toggle.minimum': RANGE_END_WORDS.min,
  'energy.toggle.maximum': RANGE_END_WORDS.max,
  'energy.feeding.title': 'Plan to',
  'energy.feeding.minimum': INFANT_RANGE_END_WORDS.min,
  'energy.feeding.maximum': INFANT_RANGE_END_WORDS.max,
  'energy.pal-dit.title': 'Activity and diet-induced thermogenesis',
  'energy.pal-dit.tooltip':
    'One factor from 1.0 to 1.9. A value on the edge between two bands belongs to the higher band.',
  'energy.activity.title': 'Activity',
  'energy.activity.tooltip': 'Choosing a band sets the factor to its lower edge.',
  'energy.stress.title': 'Stress factor',
  'energy.stress.tooltip':
    'A starting point for the adjuster. These percentages are not yet checked against the printed source: check your pocket guide.',
  'energy.stress.none': 'None',
  'energy.stress-adjust.title': 'Stress',
  'energy.stress-adjust.tooltip':
    'Added to the activity factor: basal rate × (activity + stress). From 0 to 100 %.',
  'energy.penn-tmax.title': 'Highest temperature, last 24 hours',
  'energy.penn-tmax.tooltip': 'Tmax of the Penn State equation, in °C.',
  'energy.penn-ve.title': 'Minute ventilation',
  'energy.penn-ve.tooltip': 'VE of the Penn State equation, in litres a minute, read from the ventilator.',
  'energy.sacn-adjust.title': 'Share of the estimated average requirement',
  'energy.sacn-adjust.tooltip':
    'The requirement is that of a population by age and sex; adjust it for this patient.',
  'energy.sacn-adjust.75': SACN_ADJUST_WORDS['0.75'],
  'energy.sacn-adjust.100': SACN_ADJUST_WORDS['1'],
  'energy.sacn-adjust.120': SACN_ADJUST_WORDS['1.2'],
  'energy.sacn-adjust.150': SACN_ADJUST_WORDS['1.5'],
  'energy.roi-pal.title': 'Physical activity level',
  'energy.roi-pal.tooltip': 'The levels that the EFSA table offers at this age.',
  'energy.roi-pal.none': ROI_PAL_WORDS.none,
  'energy.roi-pal.14': ROI_PAL_WORDS['14'],
  'energy.roi-pal.16': ROI_PAL_WORDS['16'],
  'energy.roi-pal.18': ROI_PAL_WORDS['18'],
  'energy.roi-pal.20': ROI_PAL_WORDS['20'],
  'energy.roi-adjust.title': 'Adjust',
  'energy.roi-adjust.tooltip': 'Share of the table’s figure, from 1 to 150 %. The default is 100 %.',
  'energy.result.title': 'Estimated energy requirement',

  'protein.method.title': 'Method',
  'protein.method.tooltip': 'Which methods are offered follows from the age. The order is not advice.',
  'protein.range.title': 'Protein per kg',
  'protein.range.hint': 'From your pocket guide or local policy',
  'protein.range.tooltip':
    'From 0.5 to 2.5 g/kg a day on the scale; figures beyond it can be typed. From BMI 30 to 50 the result is 75 % of the figure for actual weight, above 50 it is 65 %.',
  'protein.range.minimum': 'Minimum',
  'protein.range.maximum': 'Maximum',
  'protein.toggle.title': 'Plan to',
  'protein.toggle.minimum': RANGE_END_WORDS.min,
  'protein.toggle.maximum': RANGE_END_WORDS.max,
  'protein.nitrogen.title': 'Metabolic state',
  'protein.nitrogen.tooltip':
    'Lowest, average and highest g nitrogen/kg a day; the average is used. Protein is nitrogen × 6.25.',
  'protein.result.title': 'Estimated protein requirement',
  'protein.nitrogen-result.title': 'Estimated nitrogen and protein requirement',

  'fluid.adjust.title': 'Fluid per kg',
  'fluid.adjust.tooltip': 'The figure for the age until you change it, from 20 to 150 ml/kg a day.',
  'fluid.adjust.result': 'Adjusted from the figure for the age.',
  'fluid.result.title': 'Estimated fluid requirement',
  'fluid.fever.title': 'Fever',
  'fluid.fever.text':
    'Add 2 to 2.5 ml/kg for each °C above 37 °C. This is a reminder; the result does not include it.',

  'feed.title': 'Feeding',
  'feed.type.title': 'Type of feed',
  'feed.type.tooltip': 'Goes into the report and prepares the feed plan.',
  'feed.type.oral': FEED_TYPE_WORDS.oral,
  'feed.type.tube': FEED_TYPE_WORDS.tube,
  'feed.type.oral-and-tube': FEED_TYPE_WORDS.oral_and_tube,
  'feed.category.title': 'Category of feed',
  'feed.category.continuous': FEED_CATEGORY_WORDS.continuous,
  'feed.category.bolus': FEED_CATEGORY_WORDS.bolus,
  'feed.category.continuous-and-bolus': FEED_CATEGORY_WORDS.continuous_and_bolus,

  'result.working.title': 'Working',
  'energy.across.title': 'Across methods',
  'protein.working.title': 'Protein, working',
  'fluid.working.title': 'Fluid, working',
  'summary.title': 'Summary',
  'report.title': 'Regimen report',
};

/** The words for a key, with each number tied to its unit. */
export const FIELD_TEXTS: Readonly<Record<TextKey, string>> = tiedTexts(TEXTS);

export function fieldText(key: TextKey): string {
  return FIELD_TEXTS[key];
}

function tiedTexts<K extends string>(texts: Record<K, string>): Record<K, string> {
  const copy = { ...texts };
  for (const key of Object.keys(texts) as K[]) copy[key] = tied(texts[key]);
  return copy;
}
