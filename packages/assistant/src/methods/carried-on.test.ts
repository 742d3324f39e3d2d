import { describe, expect, it } from 'vitest';
import { mostly } from '../test-support/mostly.ts';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] what goes on with a method or an FAQ', () => {
  mostly([
    [
      ['Schofield for a woman of 45', 'schofield for him instead'],
      'Schofield 1985, male, 30 to under 60 years',
    ],
    [['upper limit of zinc for a 5 year old', 'and 12'], 'Zinc, upper level, 11 to under 15 years'],
    [['RNI of calcium, woman of 70', 'upper level of it?'], 'Calcium, upper level'],
    [['protein in Tarnvane Energy', 'rni for calcium, woman of 70'], 'Calcium, reference intake, female'],
    [['how is adjusted weight worked out', 'is that from peng'], 'Adjusted body weight'],
    [['how often is a tube flushed', 'in children?'], '4–6 hours'],
    // Two by name are both told of.
    [['Schofield and PENG, how do they differ in here'], 'PENG 2018 needs height'],
    [
      ['Schofield and PENG, how do they differ in here', 'which does it open with'],
      'PENG 2018 is the default',
    ],
    [['which steps has the slider for activity'], 'from 1 to 1.9 in steps of 0.05'],
    [['how long can a feed hang', 'one made from powder?'], 'At most 4 hours'],
  ])('%s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });

  it('galactosaemia beside "lactose free" lists nothing', () => {
    expect(told('does galactosaemia rule out the lactose free ones')).toContain('The two are not alike');
  });

  it('the meanings of two terms', () => {
    expect(told('PAL and DIT, what do they mean')).toMatch(/PAL: .*DIT: /su);
  });
});
