import { describe, expect, it } from 'vitest';
import { cm, kg } from '../quantities/units.ts';
import { BODY_PARTS } from '../reference/osterkamp-1995.ts';
import { adjustedWeight, amputationCorrectedWeight, idealWeight } from './weight-used.ts';

describe('[K-13] ideal weight, Devine 1974', () => {
  it.each([
    ['male', 152.4, 50],
    ['female', 152.4, 45.5],
    ['male', 177.8, 73],
    ['female', 165.1, 57],
    ['female', 163, 55.098_425_196_9],
  ] as const)('%s, %d cm: %d kg', (sex, height, ideal) => {
    expect(idealWeight(sex, cm(height))).toBeCloseTo(ideal, 9);
  });

  it('is not defined below 5 ft', () => {
    expect(idealWeight('female', cm(152.3))).toBeNull();
    expect(idealWeight('female', cm(152.4))).toBe(45.5);
  });
});

describe('[K-13] adjusted weight', () => {
  it('is the ideal weight and a quarter of what lies above it', () => {
    expect(adjustedWeight('male', cm(177.8), kg(113))).toBe(83);
    expect(adjustedWeight('female', cm(165.1), kg(97))).toBe(67);
  });

  it('is none for someone who does not weigh more than the ideal, or below 5 ft', () => {
    expect(adjustedWeight('male', cm(177.8), kg(73))).toBeNull();
    expect(adjustedWeight('male', cm(177.8), kg(73.1))).toBeCloseTo(73.025, 9);
    expect(adjustedWeight('female', cm(150), kg(90))).toBeNull();
  });
});

describe('[K-13] weight corrected for an amputation', () => {
  it.each([
    [['hand'], 80.563_947_633_4],
    [['forearm-and-hand'], 81.883_316_274_3],
    [['arm'], 84.210_526_315_8],
    [['foot'], 81.218_274_111_7],
    [['lower-leg-and-foot'], 85.015_940_488_8],
    [['leg'], 95.238_095_238_1],
    [['leg', 'lower-leg-and-foot'], 102.432_778_489_1],
    [[], 80],
  ] as const)('80 kg without %j: %d kg', (missing, expected) => {
    expect(amputationCorrectedWeight(kg(80), missing)).toBeCloseTo(expected, 9);
  });

  it.each([
    [['leg', 'lower-leg-and-foot', 'foot']],
    [['leg', 'leg', 'foot']],
    [['hand', 'forearm-and-hand', 'arm']],
  ] as const)('of a limb named more often than there are sides is none: %j', (missing) => {
    expect(amputationCorrectedWeight(kg(80), missing)).toBeNull();
  });

  it('knows the parts of the published table', () => {
    expect(Object.fromEntries(BODY_PARTS.map(({ id, percent }) => [id, percent]))).toEqual({
      hand: 0.7,
      'forearm-and-hand': 2.3,
      arm: 5,
      foot: 1.5,
      'lower-leg-and-foot': 5.9,
      leg: 16,
    });
  });
});
