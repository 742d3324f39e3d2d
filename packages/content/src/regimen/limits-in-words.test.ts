import { FEVER_ML_PER_KG_PER_DEGREE, KG_PER_POUND, POUNDS_PER_STONE } from '@dietetic/clinical';
import { INPUT_LIMITS } from '@dietetic/regimen';
import type { TextKey } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { fieldText } from './field-texts.ts';

/** Words that say a limit say the one that holds. */
const SAID: [TextKey, readonly (number | string)[]][] = [
  ['energy.caloric.tooltip', usual('ER_CALORIC_EQUATION_MIN')],
  ['protein.range.tooltip', usual('PC_PENG_PROTEIN_MIN')],
  ['fluid.adjust.tooltip', usual('PC_FLUID_ADJUST')],
  ['patient.weight.tooltip', [KG_PER_POUND, POUNDS_PER_STONE]],
  [
    'fluid.fever.text',
    [FEVER_ML_PER_KG_PER_DEGREE.from, FEVER_ML_PER_KG_PER_DEGREE.to, FEVER_ML_PER_KG_PER_DEGREE.aboveCelsius],
  ],
];

function usual(
  entry: 'ER_CALORIC_EQUATION_MIN' | 'PC_PENG_PROTEIN_MIN' | 'PC_FLUID_ADJUST',
): (number | string)[] {
  const { usualMin = 'no lower end', usualMax = 'no upper end' } = INPUT_LIMITS[entry];
  return [usualMin, usualMax];
}

describe('[F-03] limits in words', () => {
  it.each(SAID)('%s says %j', (key, figures) => {
    const numbers = fieldText(key, 'uk').match(/\d+(?:\.\d+)?/gu) ?? [];
    expect(numbers.filter((number) => figures.map(String).includes(number))).toEqual(figures.map(String));
  });
});
