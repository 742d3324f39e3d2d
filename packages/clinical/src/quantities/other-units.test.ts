import { describe, expect, it } from 'vitest';
import { fahrenheitToCelsius, parseOtherUnit } from './other-units.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('[K-06] a quantity written in another unit', () => {
  it.each([
    ['weight', '13 lb', '13 lb', 5.896_700_81],
    ['weight', '13lbs', '13 lb', 5.896_700_81],
    ['weight', '9 st 2 lb', '9 st 2 lb', 58.059_823_36],
    ['weight', '9st 2', '9 st 2 lb', 58.059_823_36],
    ['weight', '10 stone', '10 st', 63.502_931_8],
    ['height', "5'9", '5 ft 9 in', 175.26],
    ['height', '5\u20199\u201d', '5 ft 9 in', 175.26],
    ['height', '5 ft 9 in', '5 ft 9 in', 175.26],
    ['height', '5ft', '5 ft', 152.4],
    ['height', '69 in', '69 in', 175.26],
    ['height', '1.75 m', '1.75 m', 175],
    ['temperature', '98.6 F', '98.6 °F', 37],
    ['temperature', '98.6°F', '98.6 °F', 37],
    ['fluid', '1.5 L', '1.5 L', 1500],
    ['fluid', '1.5l/day', '1.5 L', 1500],
    ['fluid', '2 litres a day', '2 L', 2000],
    ['fluid', '0,75 L per 24 h', '0.75 L', 750],
  ] as const)('%s %s is %s, %d', (kind, text, said, value) => {
    const read = parseOtherUnit(kind, text);
    expect(plain(read?.said)).toBe(said);
    expect(read?.value).toBeCloseTo(value, 9);
  });

  it.each([
    ['weight', '58'],
    ['weight', 'about 13 lb'],
    ['weight', '9 st 14 lb'],
    ['weight', '58 kg'],
    ['height', '163'],
    ['height', "5'12"],
    ['height', '163 cm'],
    ['temperature', '37'],
    ['fluid', '1500'],
    ['fluid', '1.5 lb'],
    ['fluid', '1.5 L an hour'],
    ['weight', "5'9"],
  ] as const)('%s %s is none', (kind, text) => {
    expect(parseOtherUnit(kind, text)).toBeNull();
  });

  it('degrees Fahrenheit', () => {
    expect(fahrenheitToCelsius(98.6)).toBe(37);
    expect(fahrenheitToCelsius(104)).toBe(40);
  });
});
