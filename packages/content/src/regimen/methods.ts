import type { EnergyMethod, ProteinMethod } from '@dietetic/clinical';

export type MethodWords = {
  name: string;
  /** Where space is short: a chip, a chart row. */
  short: string;
  /** One line under the name in the list of methods. */
  description: string;
  /** The figure a result was worked out from: what it is, and what it does not hold yet. */
  basis?: string;
};

export const ENERGY_METHOD_WORDS = {
  peng_2018: {
    name: 'PENG 2018',
    short: 'PENG',
    description: 'Weight × kcal/kg × activity; Mifflin–St Jeor × activity when BMI is 30 or more',
    basis: 'before activity',
  },
  henry_oxford: {
    name: 'Henry (Oxford) 2005',
    short: 'Henry',
    description: 'Basal rate from sex, age and weight, with activity and stress added',
    basis: 'basal rate, before activity and stress',
  },
  schofield: {
    name: 'Schofield 1985',
    short: 'Schofield',
    description: 'Basal rate from sex, age and weight, with activity and stress added',
    basis: 'basal rate, before activity and stress',
  },
  harris_benedict: {
    name: 'Harris–Benedict 1919',
    short: 'Harris–Benedict',
    description: 'Basal rate from sex, age, weight and height, with activity and stress added',
    basis: 'basal rate, before activity and stress',
  },
  mifflin_st_jeor: {
    name: 'Mifflin–St Jeor 1990',
    short: 'Mifflin',
    description: 'Resting rate from sex, age, weight and height, × activity',
    basis: 'resting rate, before activity',
  },
  penn_state: {
    name: 'Penn State',
    short: 'Penn State',
    description: 'For ventilated patients: Mifflin–St Jeor with temperature and minute ventilation',
    basis: 'resting rate, before temperature and ventilation',
  },
  sacn: {
    name: 'SACN 2011',
    short: 'SACN',
    description: 'Estimated average requirement of the population by age and sex, × a %',
    basis: 'average requirement, before adjustment',
  },
  uk_paeds: {
    name: 'UK paediatric (SACN 2011)',
    short: 'UK paediatric',
    description: 'kcal/kg/day by age and sex × weight',
  },
  roi_paeds_under_6months: {
    name: 'ROI under 6 months (SACN 2011)',
    short: 'ROI under 6 months',
    description: 'kcal/kg/day by age and sex × weight',
  },
  roi_paeds_6months_17years: {
    name: 'ROI 6 months to 17 years (EFSA)',
    short: 'EFSA',
    description: 'Average requirement by age, sex and physical activity level, × a %',
    basis: 'average requirement, before adjustment',
  },
} as const satisfies Record<EnergyMethod, MethodWords>;

export const PROTEIN_METHOD_WORDS = {
  paeds: {
    name: 'Paediatric',
    short: 'Paediatric',
    description: 'Reference intake by age and sex; in Ireland from 6 months by weight',
  },
  peng: {
    name: 'PENG',
    short: 'PENG',
    description: 'g/kg/day range × weight, reduced in obesity',
  },
  min_max: {
    name: 'Minimum and maximum',
    short: 'Min–max',
    description: 'A g/kg/day range that you set',
  },
  nitrogen: {
    name: 'Nitrogen',
    short: 'Nitrogen',
    description: 'g nitrogen/kg/day by metabolic state, × 6.25 as protein',
  },
} as const satisfies Record<ProteinMethod, MethodWords>;

const UNKNOWN_METHOD: MethodWords = { name: '-', short: '-', description: '' };

const wordsIn = (table: Record<string, MethodWords>, id: string | null): MethodWords =>
  (id !== null && Object.hasOwn(table, id) ? table[id] : undefined) ?? UNKNOWN_METHOD;

/** An unknown method shows "-", as the product specifies. */
export const energyMethodWords = (id: string | null): MethodWords => wordsIn(ENERGY_METHOD_WORDS, id);
export const proteinMethodWords = (id: string | null): MethodWords => wordsIn(PROTEIN_METHOD_WORDS, id);
