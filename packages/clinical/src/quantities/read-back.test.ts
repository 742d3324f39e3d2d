import { describe, expect, it } from 'vitest';
import { ageParts, ageText, heightReadBackText, weightReadBackText } from './read-back.ts';
import { cm, kg, months } from './units.ts';

const spaced = (text: string) => text.replaceAll('~', '\u00A0');

describe('what is read back beside an entry', () => {
  it.each([
    [0, '0~months'],
    [1, '1~month'],
    [11, '11~months'],
    [12, '1~year'],
    [13, '1~year 1~month'],
    [27, '2~years 3~months'],
    // 17 years 8 months must not read as 18 years while the rules for children apply.
    [212, '17~years 8~months'],
    [215, '17~years 11~months'],
    [216, '18~years'],
    [227, '18~years'],
    [827, '68~years'],
    [1451, '120~years'],
  ])('[C-08] %d months reads %s', (age, expected) => {
    expect(ageText(months(age))).toBe(spaced(expected));
  });

  it('[C-08] gives the pieces of an age', () => {
    expect(ageParts(months(27)).map(({ number, unit }) => [number, unit])).toEqual([
      ['2', 'years'],
      ['3', 'months'],
    ]);
  });

  it.each([
    [58, '9~st 2~lb'],
    [91.6, '14~st 6~lb'],
    [6.35, '14~lb 0~oz'],
    [6.36, '1~st 0~lb'],
    [3.5, '7~lb 11~oz'],
  ])('[C-04] %d kg reads %s', (weight, expected) => {
    expect(weightReadBackText(kg(weight))).toBe(spaced(expected));
  });

  it('[C-06] 163 cm reads 5 ft 4 in', () => {
    expect(heightReadBackText(cm(163))).toBe(spaced('5~ft 4~in'));
  });
});
