import type { EnergyInput, ProteinInput } from '../index.ts';

/** A patient about whom nothing is known; a test adds what it needs. */
export const EMPTY_ENERGY_INPUT: EnergyInput = {
  sex: undefined,
  age: undefined,
  weight: undefined,
  bodyWeight: undefined,
  height: undefined,
  kcalPerKgMin: undefined,
  kcalPerKgMax: undefined,
  rangeEnd: undefined,
  palDit: undefined,
  stressCondition: undefined,
  stressPercent: undefined,
  temperature: undefined,
  ventilation: undefined,
  sacnAdjust: undefined,
  efsaPal: undefined,
  efsaAdjustPercent: undefined,
};

export const EMPTY_PROTEIN_INPUT: ProteinInput = {
  country: undefined,
  sex: undefined,
  age: undefined,
  weight: undefined,
  height: undefined,
  minimum: undefined,
  maximum: undefined,
  pengMinimum: undefined,
  pengMaximum: undefined,
  rangeEnd: undefined,
  nitrogenLevel: undefined,
};
