import { ADJUSTED_WEIGHT_SOURCE } from './adjusted-weight.ts';
import { CDC_2000_MEDIANS_SOURCE } from './cdc-2000-medians.ts';
import { DEVINE_1974_SOURCE } from './devine-1974.ts';
import { EFSA_2012_PROTEIN, efsaProteinSource } from './efsa-2012-protein.ts';
import { EFSA_2013_ENERGY, efsaEnergySource } from './efsa-2013-energy.ts';
import {
  EFSA_INFANT_MANGANESE,
  EFSA_MICRONUTRIENTS,
  efsaMicronutrientSource,
} from './efsa-micronutrients.ts';
import { EFSA_UPPER_LEVEL_SOURCE } from './efsa-upper-levels.ts';
import { FEED_HANDLING_SOURCE } from './feed-handling.ts';
import { FEED_PLAN_LIMITS_SOURCE } from './feed-plan-limits.ts';
import { FLUID_BY_AGE, fluidSource } from './fluid-by-age.ts';
import { HARRIS_BENEDICT_1919_SOURCE } from './harris-benedict-1919.ts';
import { HENRY_2005_SOURCE } from './henry-2005.ts';
import { MIFFLIN_ST_JEOR_1990_SOURCE } from './mifflin-st-jeor-1990.ts';
import { naturalProteinSource } from './natural-protein.ts';
import { NITROGEN_SOURCE } from './nitrogen-elia-1990.ts';
import { OBESITY_FACTOR_SOURCE } from './obesity-factor.ts';
import { OSTERKAMP_1995_SOURCE } from './osterkamp-1995.ts';
import { PENG_2018_SOURCE } from './peng-2018.ts';
import { PENN_STATE_2003B, PENN_STATE_2010 } from './penn-state.ts';
import { PLAUSIBILITY_SOURCE } from './plausibility.ts';
import { POWDER_RECIPE_LIMITS_SOURCE } from './powder-recipe-limits.ts';
import { RENAL_SOLUTE_LOAD_SOURCE } from './renal-solute-load.ts';
import { RNI_1991_PROTEIN, rniProteinSource } from './rni-1991-protein.ts';
import { RNI_MICRONUTRIENT_SOURCE } from './rni-1991-micronutrients.ts';
import { SACN_2011_SOURCE } from './sacn-2011.ts';
import { SACN_2011_CHILDREN_PER_KG, SACN_2011_INFANTS_PER_KG, sacnPerKgSource } from './sacn-2011-per-kg.ts';
import { SAFE_INTAKES_1991, safeIntakeSource } from './safe-intakes-1991.ts';
import { SCHOFIELD_1985_SOURCE } from './schofield-1985.ts';
import type { Source, SourceStatus } from './source.ts';
import { STRESS_PENG_SOURCE } from './stress-peng-2004-2011.ts';

/** A table that the calculators use, with one source for each status of its figures. */
export type ReferenceTable = {
  id: string;
  /** What it is used for. */
  use: 'energy' | 'protein' | 'fluid' | 'intake' | 'limits' | 'weight' | 'bedside';
  sources: readonly Source[];
};

const sexes = <Figure>({ male, female }: Record<'male' | 'female', Figure>): Figure[] => [male, female];
const statusOf = ({ status }: { status: SourceStatus }): SourceStatus => status;

/** One source for each status that occurs among the figures. */
const eachStatus = (
  statuses: readonly SourceStatus[],
  source: (status: SourceStatus) => Source,
): readonly Source[] => [...new Set(statuses)].map(source);

const oneSource = (use: ReferenceTable['use'], source: Source): ReferenceTable => ({
  id: source.id,
  use,
  sources: [source],
});

/** Every table of published figures in the calculators. docs/clinical has a sheet for each of them. */
export const REFERENCE_TABLES: readonly ReferenceTable[] = [
  oneSource('energy', PENG_2018_SOURCE),
  oneSource('energy', SCHOFIELD_1985_SOURCE),
  oneSource('energy', HENRY_2005_SOURCE),
  oneSource('energy', HARRIS_BENEDICT_1919_SOURCE),
  oneSource('energy', MIFFLIN_ST_JEOR_1990_SOURCE),
  oneSource('energy', PENN_STATE_2003B.source),
  oneSource('energy', PENN_STATE_2010.source),
  oneSource('energy', STRESS_PENG_SOURCE),
  oneSource('energy', SACN_2011_SOURCE),
  {
    id: 'sacn-2011-per-kg',
    use: 'energy',
    sources: eachStatus(
      [...SACN_2011_INFANTS_PER_KG.map(statusOf), ...SACN_2011_CHILDREN_PER_KG.flatMap(sexes).map(statusOf)],
      sacnPerKgSource,
    ),
  },
  {
    id: 'efsa-2013-energy',
    use: 'energy',
    sources: eachStatus(EFSA_2013_ENERGY.map(statusOf), efsaEnergySource),
  },
  {
    id: 'rni-1991-protein',
    use: 'protein',
    sources: eachStatus(RNI_1991_PROTEIN.flatMap(sexes).map(statusOf), rniProteinSource),
  },
  {
    id: 'efsa-2012-protein',
    use: 'protein',
    sources: eachStatus(EFSA_2012_PROTEIN.map(statusOf), efsaProteinSource),
  },
  oneSource('protein', NITROGEN_SOURCE),
  oneSource('protein', OBESITY_FACTOR_SOURCE),
  { id: 'fluid-by-age', use: 'fluid', sources: eachStatus(FLUID_BY_AGE.map(statusOf), fluidSource) },
  oneSource('intake', RNI_MICRONUTRIENT_SOURCE),
  {
    id: 'safe-intakes-1991',
    use: 'intake',
    sources: eachStatus(
      Object.values(SAFE_INTAKES_1991).flatMap(({ bands }) => bands.map(statusOf)),
      safeIntakeSource,
    ),
  },
  {
    id: 'efsa-micronutrients',
    use: 'intake',
    sources: eachStatus(
      [...Object.values(EFSA_MICRONUTRIENTS), EFSA_INFANT_MANGANESE].map(statusOf),
      efsaMicronutrientSource,
    ),
  },
  oneSource('intake', EFSA_UPPER_LEVEL_SOURCE),
  oneSource('limits', CDC_2000_MEDIANS_SOURCE),
  oneSource('limits', PLAUSIBILITY_SOURCE),
  oneSource('limits', FEED_PLAN_LIMITS_SOURCE),
  oneSource('limits', POWDER_RECIPE_LIMITS_SOURCE),
  {
    id: 'natural-protein',
    use: 'limits',
    sources: [naturalProteinSource('official'), naturalProteinSource('unconfirmed')],
  },
  oneSource('bedside', FEED_HANDLING_SOURCE),
  oneSource('bedside', RENAL_SOLUTE_LOAD_SOURCE),
  oneSource('weight', DEVINE_1974_SOURCE),
  oneSource('weight', ADJUSTED_WEIGHT_SOURCE),
  oneSource('weight', OSTERKAMP_1995_SOURCE),
];

// The figures of the methods, as Sim tells them.
export * from './age-band.ts';
export * from './harris-benedict-1919.ts';
export * from './body-size-equation.ts';
export * from './henry-2005.ts';
export * from './mifflin-st-jeor-1990.ts';
export * from './obesity-factor.ts';
export * from './penn-state.ts';
export * from './efsa-2012-protein.ts';
export * from './efsa-2013-energy.ts';
export * from './fluid-by-age.ts';
export * from './rni-1991-protein.ts';
export * from './sacn-2011.ts';
export * from './sacn-2011-per-kg.ts';
export * from './schofield-1985.ts';
