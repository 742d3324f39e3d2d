import type { ReproductiveStage } from '@dietetic/clinical';
import { type RegimenState, withPart } from './regimen-state.ts';
import type { RegimenValues } from './values.ts';

/** Completed months between which the question is asked: from the 12th birthday to before the 56th. */
const ASKED_FROM_MONTHS = 144;
const ASKED_UNTIL_MONTHS = 672;

/** Whether reference intakes for pregnancy and lactation could be this patient's. */
export const needsReproductiveStage = ({ PD_GENDER: sex, PD_AGE: ageMonths }: RegimenValues): boolean =>
  sex === 'female' &&
  ageMonths !== undefined &&
  ageMonths >= ASKED_FROM_MONTHS &&
  ageMonths < ASKED_UNTIL_MONTHS;

export function setStage(state: RegimenState, stage: ReproductiveStage | undefined): RegimenState {
  return stage === state.stage ? state : withPart(state, 'stage', stage);
}

/** The stage that holds. One chosen before the sex or the age was corrected is not applied. */
export const stageOf = ({
  stage,
  values,
}: Pick<RegimenState, 'stage' | 'values'>): ReproductiveStage | undefined =>
  needsReproductiveStage(values) ? stage : undefined;
