import { SIX_MONTHS, isAdult, isAged18 } from '../patient/age.ts';
import type { Months } from '../quantities/units.ts';
import { henryOxford, schofield } from './basal-by-weight.ts';
import { efsaByActivity } from './efsa-by-activity.ts';
import type { Country, EnergyInput } from './energy-input.ts';
import type { EnergyOutcome } from './energy-result.ts';
import { harrisBenedict } from './harris-benedict.ts';
import { mifflinStJeor } from './mifflin-st-jeor.ts';
import { paediatricPerKg } from './paediatric-per-kg.ts';
import { peng2018 } from './peng-2018.ts';
import { pennState } from './penn-state.ts';
import { sacn } from './sacn.ts';

/** Each energy method under its id (decision 006). */
const ENERGY_METHOD_RULES = {
  peng_2018: peng2018,
  henry_oxford: henryOxford,
  schofield,
  harris_benedict: harrisBenedict,
  mifflin_st_jeor: mifflinStJeor,
  penn_state: pennState,
  sacn,
  uk_paeds: paediatricPerKg,
  roi_paeds_under_6months: paediatricPerKg,
  roi_paeds_6months_17years: efsaByActivity,
} satisfies Record<string, (input: EnergyInput) => EnergyOutcome>;

export type EnergyMethod = keyof typeof ENERGY_METHOD_RULES;

export const ENERGY_METHODS = Object.keys(ENERGY_METHOD_RULES) as EnergyMethod[];

export const isEnergyMethod = (id: string): id is EnergyMethod => Object.hasOwn(ENERGY_METHOD_RULES, id);

const ADULT: readonly EnergyMethod[] = [
  'peng_2018',
  'henry_oxford',
  'schofield',
  'harris_benedict',
  'mifflin_st_jeor',
  'penn_state',
  'sacn',
];
const UK_CHILD: readonly EnergyMethod[] = ['uk_paeds', 'sacn', 'schofield', 'henry_oxford'];
const ROI_YOUNG_INFANT: readonly EnergyMethod[] = ['roi_paeds_under_6months'];
const ROI_CHILD: readonly EnergyMethod[] = ['roi_paeds_6months_17years', 'schofield', 'henry_oxford'];

/** The methods offered to a patient; the first is the default. The order is the specification's, not advice (decision 006). */
export function offeredEnergyMethods(country: Country, age: Months): readonly EnergyMethod[] {
  // The EFSA table ends at 17, so an Irish patient of 18 has the adult methods alone.
  if (isAdult(age)) return isAged18(age) && country === 'uk' ? [...ADULT, 'uk_paeds'] : ADULT;
  if (country === 'uk') return UK_CHILD;
  return age < SIX_MONTHS ? ROI_YOUNG_INFANT : ROI_CHILD;
}

/** The energy requirement by one method, kcal/day. Whether the method suits the patient is `offeredEnergyMethods`' matter. */
export const energyRequirement = (method: EnergyMethod, input: EnergyInput): EnergyOutcome =>
  ENERGY_METHOD_RULES[method](input);
