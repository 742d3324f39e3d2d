import type { Source } from './source.ts';

/** Resting metabolic rate = perMifflin × Mifflin-St Jeor + perLitre × VE + perDegree × Tmax + constant, kcal/day. */
export type PennStateEquation = {
  perMifflin: number;
  /** Minute ventilation, L/min */
  perLitre: number;
  /** Highest temperature of the last 24 hours, °C */
  perDegree: number;
  constant: number;
  source: Source;
};

export const PENN_STATE_2003B: PennStateEquation = {
  perMifflin: 0.96,
  perLitre: 31,
  perDegree: 167,
  constant: -6212,
  source: {
    id: 'penn-state-2003b',
    citation: 'Frankenfield D, Smith JS, Cooney RN. JPEN 2004;28:259-264',
    status: 'independent',
  },
};

/** For people aged 60 and over with a BMI of 30 or more. */
export const PENN_STATE_2010: PennStateEquation = {
  perMifflin: 0.71,
  perLitre: 64,
  perDegree: 85,
  constant: -3085,
  source: {
    id: 'penn-state-2010',
    citation: 'Frankenfield D. JPEN 2011;35:264-269 (citation not yet checked)',
    status: 'independent',
  },
};

export const PENN_STATE_2010_FROM_MONTHS = 720;
export const PENN_STATE_2010_FROM_BMI = 30;
