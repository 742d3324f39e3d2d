import { ENERGY_FIELDS, PROTEIN_FLUID_FIELDS } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { ticksOf } from './ticks.ts';

const scaleOf = (id: string) => {
  const field = [...ENERGY_FIELDS, ...PROTEIN_FLUID_FIELDS].find((candidate) => candidate.id === id);
  if (!field || !('scale' in field)) throw new Error(`${id} has no scale`);
  return field.scale;
};

it.each<[string, string[], number]>([
  ['ER_CALORIC_EQUATION', ['10', '15', '20', '25', '30', '35', '40'], 31],
  ['ER_PAL_DIT_CATEGORY', ['1.0', '1.1', '1.2', '1.4', '1.6', '1.7', '1.9'], 19],
  ['ER_STRESS_FACTOR_ADJUST', ['0', '25', '50', '75', '100'], 21],
  ['ER_ROI_6M17Y_ADJUST', ['1', '25', '50', '75', '100', '125', '150'], 31],
  ['PC_PENG_PROTEIN', ['0.5', '1.0', '1.5', '2.0', '2.5'], 41],
  ['PC_FLUID_ADJUST', ['20', '50', '75', '100', '125', '150'], 27],
])('[D-13] [E-07] the scale of %s is marked %j', (id, labels, strokes) => {
  const scale = scaleOf(id);
  const ticks = ticksOf(scale);
  expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(labels);
  expect(ticks).toHaveLength(strokes);
  expect(ticks.every(({ value }) => scale.min <= value && value <= scale.max)).toBe(true);
});
