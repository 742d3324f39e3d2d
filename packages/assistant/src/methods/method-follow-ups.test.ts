import { describe, expect, it } from 'vitest';
import { mostly } from '../test-support/mostly.ts';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] follow-ups to a method or an FAQ', () => {
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
    // Two named methods are both answered.
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

  it.each([
    [
      ['Which methods are there for a 10 year old', 'and in ireland?', "what's the source of that"],
      /^These are the sources of the methods for energy: Henry.*EFSA NDA Panel/su,
    ],
    [['energy for child 8 in ireland', 'what is the source of that'], /^ROI 6 months.*EFSA NDA Panel/su],
    [['Which methods are there for a 10 year old', 'protein?'], /^The app has 2 methods for protein: /u],
    [
      ['protein methods for a 2 year old in ireland', 'where are those from'],
      /^These .* for protein: Paediatric;.*Paediatric: EFSA NDA/su,
    ],
    [['energy and protein methods for adults', 'sources?'], /Harris JA, .*Nitrogen: Elia/su],
  ])('the same for a list, and for the country mentioned: %j', (messages, answer) => {
    expect(told(...messages)).toMatch(answer);
    expect(told(...messages)).not.toMatch(
      /Department of Health|SACN\. Dietary Reference Values for Energy 2011, per/u,
    );
  });

  it('galactosaemia beside "lactose free" lists nothing', () => {
    expect(told('does galactosaemia rule out the lactose free ones')).toContain('The two are not alike');
  });

  it('the meanings of two terms', () => {
    expect(told('PAL and DIT, what do they mean')).toMatch(/PAL: .*DIT: /su);
  });
});
