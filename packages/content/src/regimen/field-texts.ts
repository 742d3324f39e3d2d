import type { TextKey } from '@dietetic/regimen';
import { tied } from '../words/tied.ts';
import { ENERGY_METHOD_WORDS, PROTEIN_METHOD_WORDS } from './methods.ts';

/** Every title, hint and tooltip that a field or a step asks for; a key without words does not compile. */
const TEXTS: Record<TextKey, string> = {
  'step.details.title': 'Patient details',
  'step.details.hint': 'Sex, age, weight, height',
  'step.intermittent.title': 'What next?',
  'step.intermittent.hint': 'Estimate energy or protein first, or go to the products',
  'step.energy.title': 'Energy',
  'step.energy.hint': 'Method, activity, stress',
  'step.protein-fluid.title': 'Protein and fluid',
  'step.protein-fluid.hint': 'Protein or nitrogen, fluid, type of feed',
  'step.products.title': 'Products',
  'step.products.hint': 'Choose products and amounts',
  'step.report.title': 'Report',
  'step.report.hint': 'Compare, copy, print or email',

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

  'activity.in-bed-immobile': 'In bed and immobile',
  'activity.in-bed-or-sitting-out': 'In bed and/or sitting out',
  'activity.limited-mobility': 'Limited mobility',
  'activity.sedentary': 'Sedentary',
  'activity.light': 'Light',
  'activity.moderate': 'Moderate',
  'activity.heavy': 'Heavy',
  'activity.not-chosen': 'Not chosen, counted as 1.0',

  'nitrogen.normal': 'Normal metabolic rate',
  'nitrogen.hypermetabolic_5-25': 'Hypermetabolic, 5–25 %',
  'nitrogen.hypermetabolic_25-50': 'Hypermetabolic, 25–50 %',
  'nitrogen.hypermetabolic_50plus': 'Hypermetabolic, over 50 %',
  'nitrogen.depleted': 'Depleted',

  'scope.preterm': 'Born preterm, age not corrected',
  'scope.pregnancy': 'Pregnant or breastfeeding',
  'scope.parenteral': 'Parenteral nutrition',
  'scope.renal': 'Dialysis',
  'scope.burns': 'Burns',
  'scope.amputation': 'Amputation, weight not adjusted',

  'patient.group.title': 'Patient details',
  'patient.privacy': 'Leave out names and numbers that identify the patient.',
  'patient.gender.title': 'Sex used in equations',
  'patient.gender.female': 'Female',
  'patient.gender.male': 'Male',
  'patient.age.title': 'Age',
  'patient.age.tooltip':
    'Counted in completed months. Every table starts a new band on the birthday, not on the day after it.',
  'patient.age.corrected': 'Born preterm? Under 2 years, enter the age corrected for prematurity.',
  'patient.weight.title': 'Weight now',
  'patient.weight.tooltip':
    'Actual weight. It is kept exactly as you enter it; 1 lb counts as 0.45359237 kg and 1 st as 14 lb.',
  'patient.weight-previous.title': 'Previous weight',
  'patient.weight-previous.hint': 'Optional.',
  'patient.weight-previous-months.title': 'Time since then',
  'patient.weight-previous-months.hint': 'Optional. Not given, so not assumed.',
  'patient.height.title': 'Height',
  'patient.height.hint': 'Optional <18yrs',
  'patient.result.title': 'From these details',
  'patient.scope.title': 'When not to use this',
  'patient.scope.text':
    'The equations and tables were not made for preterm infants, pregnancy, parenteral nutrition, dialysis, burns, or an amputation without an adjusted weight.',
  'patient.scope.question': 'Does one of these apply?',
  'patient.scope.none': 'None named',

  'energy.method.title': 'Method',
  'energy.method.tooltip':
    'The list follows the country and the age. The first one counts until you choose; the order is fixed and is not advice.',
  'energy.height-needed.title': 'Height is missing',
  'energy.height-needed.text':
    'This method depends on height or BMI. Enter the height here, or choose another method.',
  'energy.caloric.title': 'Energy per kg',
  'energy.caloric.hint': 'a day, actual weight',
  'energy.caloric.tooltip':
    'Energy per kg of actual weight for the patient’s condition, from your own guide. Figures below 10 or above 40 kcal/kg can be typed.',
  'energy.caloric.minimum': 'Minimum',
  'energy.caloric.maximum': 'Maximum',
  'energy.peng.link.title': 'PENG pocket guide',
  'energy.peng.link.button': 'PENG Pocket Guide to Clinical Nutrition',
  'energy.peng.over-30':
    'BMI is 30 or more, so the Mifflin–St Jeor estimate with PAL and DIT is used instead of energy per kg.',
  'energy.toggle.title': 'Plan to the',
  'energy.toggle.minimum': 'Minimum',
  'energy.toggle.maximum': 'Maximum',
  'energy.feeding.title': 'Plan to the figure for',
  'energy.feeding.minimum': 'Breast-fed',
  'energy.feeding.maximum': 'Formula-fed',
  'energy.pal-dit.title': 'PAL and DIT',
  'energy.pal-dit.tooltip':
    'Physical activity level and diet-induced thermogenesis together, as one factor. A value on the edge of two bands counts as the higher one.',
  'energy.activity.title': 'Activity',
  'energy.activity.tooltip':
    'Choosing a band starts PAL and DIT at its lower edge; the slider below sets it finer.',
  'energy.stress.title': 'Stress factor',
  'energy.stress.tooltip':
    'A percentage of basal metabolic rate, added to activity. The list is a starting point: its figures are not yet checked against the printed guide.',
  'energy.stress.none': 'No stress factor',
  'energy.stress-adjust.title': 'Stress',
  'energy.stress-adjust.tooltip':
    'Starts at the lower end for the condition. Set it to what your guide gives.',
  'energy.penn-tmax.title': 'Highest temperature, last 24 hours',
  'energy.penn-tmax.tooltip': 'Tmax in the Penn State equation, in degrees Celsius.',
  'energy.penn-ve.title': 'Minute ventilation',
  'energy.penn-ve.tooltip':
    'VE in the Penn State equation: expired volume in litres a minute, from the ventilator.',
  'energy.sacn-adjust.title': 'Share of the average requirement',
  'energy.sacn-adjust.tooltip': 'The estimated average requirement for age and sex is multiplied by this.',
  'energy.sacn-adjust.75': '75 %',
  'energy.sacn-adjust.100': '100 %',
  'energy.sacn-adjust.120': '120 %',
  'energy.sacn-adjust.150': '150 %',
  'energy.roi-pal.title': 'Physical activity level',
  'energy.roi-pal.tooltip':
    'The European reference gives one figure for each level. Which levels exist depends on the age.',
  'energy.roi-pal.none': 'No level, 6 to 12 months',
  'energy.roi-pal.14': '1.4, low',
  'energy.roi-pal.16': '1.6, moderate',
  'energy.roi-pal.18': '1.8, active',
  'energy.roi-pal.20': '2.0, very active',
  'energy.roi-adjust.title': 'Adjust',
  'energy.roi-adjust.tooltip': 'The average requirement is multiplied by this percentage.',
  'energy.result.title': 'Estimated energy requirement',

  'protein.method.title': 'Method',
  'protein.method.tooltip':
    'The list follows the age. The first one counts until you choose; the order is fixed and is not advice.',
  'protein.range.title': 'Protein per kg',
  'protein.range.hint': 'a day, actual weight',
  'protein.range.tooltip':
    'Protein per kg of actual weight, from your own guide. Figures below 0.5 or above 2.5 g/kg can be typed.',
  'protein.range.minimum': 'Minimum',
  'protein.range.maximum': 'Maximum',
  'protein.toggle.title': 'Plan protein to the',
  'protein.toggle.minimum': 'Minimum',
  'protein.toggle.maximum': 'Maximum',
  'protein.nitrogen.title': 'Nitrogen level',
  'protein.nitrogen.tooltip':
    'Each level has a lowest, an average and a highest figure in g nitrogen per kg. The average is planned to; times 6.25 it is protein.',
  'protein.result.title': 'Protein requirement',
  'protein.nitrogen-result.title': 'Protein requirement from nitrogen',

  'fluid.adjust.title': 'Fluid per kg',
  'fluid.adjust.tooltip':
    'The reference for the age counts until you set another figure, from 20 to 150 ml/kg/day.',
  'fluid.adjust.result': 'Fluid follows the figure you set, not the reference for the age.',
  'fluid.result.title': 'Fluid requirement',
  'fluid.fever.title': 'Fever',
  'fluid.fever.text': 'Add 2 to 2.5 ml/kg for each degree above 37 °C. Not added for you.',
  'feed.title': 'Feed',
  'feed.type.title': 'Type of feed',
  'feed.type.tooltip': 'Goes into the report.',
  'feed.type.oral': 'Oral',
  'feed.type.tube': 'Tube',
  'feed.type.oral-and-tube': 'Oral and tube',
  'feed.category.title': 'Category of feed',
  'feed.category.continuous': 'Continuous',
  'feed.category.bolus': 'Bolus',
  'feed.category.continuous-and-bolus': 'Continuous and bolus',

  'result.working.title': 'Formula and source',
  'energy.across.title': 'Across methods',
  'protein.working.title': 'Protein: formula and source',
  'fluid.working.title': 'Fluid: formula and source',

  'summary.title': 'Summary',
  'report.title': 'Regimen so far',
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
