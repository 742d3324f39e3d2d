import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLabelNumber, formatNumber, formatQuantity, formatRange } from './display.ts';
import type { FormatOptions, QuantityKind } from './display.ts';

const spaced = (text: string) => text.replaceAll('~', '\u00A0');

describe('numbers', () => {
  it.each([
    [0, 1, '0'],
    [0.31, 2, '0.31'],
    [999.4, 0, '999'],
    [999.5, 0, '1,000'],
    [1234567.891, 2, '1,234,567.89'],
    [-8.7, 1, '−8.7'],
    [-0.04, 1, '0.0'],
    [58, 1, '58.0'],
  ])('%d to %d places reads %s', (value, places, expected) => {
    expect(formatNumber(value, places)).toBe(expected);
  });

  it('can be read back, whatever the size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 0, max: 3 }),
        (n, places) => {
          const value = n / 10 ** places;
          const text = formatNumber(value, places).replaceAll(',', '').replace('−', '-');
          expect(Number(text)).toBe(value);
        },
      ),
      { seed: 1234, numRuns: 500 },
    );
  });
});

describe('quantities', () => {
  const cases: [QuantityKind, number, string, FormatOptions?][] = [
    ['energy', 1734.2, '1,734~kcal/day'],
    ['energy1dp', 1734.25, '1,734.3~kcal/day'],
    ['energyOfProduct', 300.5, '301~kcal'],
    ['kilojoules', 1256.4, '1,256~kJ'],
    ['protein', 84.45, '84.5~g/day'],
    ['nitrogen', 13.92, '13.9~g/day'],
    ['grams', 0, '0~g'],
    ['grams', 10, '10.0~g'],
    ['salt', 0.305, '0.31~g'],
    ['fluid', 946.5, '947~ml/day'],
    ['volume', 1500, '1,500~ml'],
    ['amount', 27.5, '27.5~g', { unit: 'g' }],
    ['weight', 58, '58.0~kg'],
    ['weight', 3.456, '3.46~kg'],
    ['weight', 9.99, '9.99~kg'],
    ['weight', 9.996, '10.0~kg'],
    ['weightChange', -8.66, '−8.7~%'],
    ['weightChange', 5, '+5.0~%'],
    ['weightChange', 0, '0~%'],
    ['weightChange', 0.01, '0.0~%'],
    ['weightDifference', -5.5, '−5.5~kg'],
    ['height', 163.4, '163.4~cm'],
    ['height', 163, '163~cm'],
    ['height', 180.34, '180~cm'],
    ['height', 61.25, '61.3~cm', { ageMonths: 23 }],
    ['height', 86.25, '86~cm', { ageMonths: 24 }],
    ['bmi', 29.95, '30.0~kg/m²'],
    ['percent', 184.4, '184~%'],
    ['kcalPerKg', 26, '26~kcal/kg/day'],
    ['kcalPerKg', 26.5, '26.5~kcal/kg/day'],
    ['kcalPerKgDerived', 29.9, '29.9~kcal/kg/day'],
    ['gPerKg', 1.25, '1.25~g/kg/day'],
    ['gPerKg', 1.5, '1.5~g/kg/day'],
    ['mlPerKg', 30, '30~ml/kg/day'],
    ['nitrogenPerKg', 0.2, '0.20~g/kg/day'],
    ['kcalPerMl', 1.5, '1.5~kcal/ml'],
    ['pal', 1, '1.0'],
    ['pal', 1.25, '1.25'],
    ['factor', 0.75, '0.75'],
    ['temperature', 38, '38~°C'],
    ['ventilation', 9.5, '9.5~L/min'],
    ['micronutrient', 8.66, '8.7~mg', { unit: 'mg' }],
    ['micronutrient', 99.94, '99.9~micrograms', { unit: 'micrograms' }],
    ['micronutrient', 99.95, '100~micrograms', { unit: 'micrograms' }],
    ['micronutrient', 1294.4, '1,294~micrograms', { unit: 'micrograms' }],
    ['months', 7, '7~months'],
    ['years', 68, '68~years'],
    ['count', 4, '4'],
  ];

  it.each(cases)('[G-03] %s %d reads %s', (kind, value, expected, options) => {
    expect(formatQuantity(kind, value, options).text).toBe(spaced(expected));
  });

  it('gives number and unit apart, for a screen that styles them', () => {
    expect(formatQuantity('energy', 1734.2)).toEqual({
      number: '1,734',
      rounded: 1734,
      unit: 'kcal/day',
      text: '1,734\u00A0kcal/day',
    });
  });
});

describe('ranges', () => {
  it.each<[QuantityKind, number, number, string]>([
    ['protein', 69.6, 87, '69.6–87.0~g/day'],
    ['energy', 1466.9, 1734.2, '1,467–1,734~kcal/day'],
    ['gPerKg', 1.2, 1.55, '1.20–1.55~g/kg/day'],
    ['pal', 1, 1.1, '1.0–1.1'],
    ['weight', 9.4, 10.4, '9.40–10.40~kg'],
    ['energy', 1734.1, 1734.2, '1,734~kcal/day'],
    ['weightChange', -8.7, -5, '−8.7 to −5.0~%'],
  ])('%s from %d to %d reads %s', (kind, low, high, expected) => {
    expect(formatRange(kind, low, high).text).toBe(spaced(expected));
  });
});

describe('[2.3] a label’s own figure', () => {
  it.each([
    ['2105', '2,105'],
    ['12.40', '12.40'],
    ['0.31', '0.31'],
    ['0', '0'],
    ['0.0', '0'],
    ['1000.5', '1,000.5'],
  ])('a label figure %s is shown as %s: every place it prints, never rounded again', (text, shown) => {
    expect(formatLabelNumber(text)).toBe(shown);
  });
});
