import { describe, expect, it } from 'vitest';
import { INVALID, fluidRequirement, kg, months } from '../index.ts';

const fluid = (age: number, weight: number, adjustMlPerKg?: number) =>
  fluidRequirement({ age: months(age), weight: kg(weight), adjustMlPerKg });

describe('fluid', () => {
  it.each([
    [0, 150],
    [6, 150],
    [7, 120],
    [11, 120],
    [12, 90],
    [47, 90],
    [48, 80],
    [83, 80],
    [84, 60],
    [131, 60],
    [132, 50],
    [179, 50],
    [180, 40],
    [215, 40],
    [216, 35],
    [719, 35],
    [720, 30],
    [1451, 30],
  ])('[E-07] %d months: %d ml/kg', (age, expected) => {
    expect(fluid(age, 10)).toMatchObject({ perKg: expected, result: expected * 10, perKgIsDefault: true });
  });

  it('[E-07] whole ml, a half up, on the exact product', () => {
    expect(fluid(2, 6.31).result).toBe(947);
    expect(fluid(624, 91.6).result).toBe(3206);
  });

  it('[E-07] [E-08] the clinician’s own figure replaces the table and needs no age', () => {
    expect(fluidRequirement({ age: undefined, weight: kg(60), adjustMlPerKg: 25 })).toMatchObject({
      result: 1500,
      perKg: 25,
      perKgIsDefault: false,
      source: { id: 'clinician-ml-per-kg' },
    });
  });

  it('[E-07] without a weight the ml/kg is still known', () => {
    const outcome = fluidRequirement({ age: months(624), weight: undefined, adjustMlPerKg: undefined });
    expect(outcome).toMatchObject({ result: null, perKg: 35, reason: 'needs-weight' });
  });

  it.each([
    [{ age: undefined }, 'needs-age'],
    [{ age: INVALID }, 'invalid-input'],
    [{ weight: INVALID }, 'invalid-input'],
    [{ adjustMlPerKg: INVALID }, 'invalid-input'],
  ])('[E-07] with %o there is no result: %s', (wrong, reason) => {
    const input = { age: months(624), weight: kg(60), adjustMlPerKg: undefined };
    expect(fluidRequirement({ ...input, ...wrong })).toMatchObject({ result: null, reason });
  });

  it('[E-07] the fever note is shown beside the result and does not change it', () => {
    expect(fluid(624, 60).notes).toEqual(['fever']);
    expect(fluid(60, 18).notes).toEqual(['fever', 'figures-not-checked']);
  });
});
