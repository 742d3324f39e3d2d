import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { mostly } from '../test-support/mostly.ts';
import { answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
const after = (...messages: readonly string[]) => {
  const [first = '', ...others] = messages;
  return others.reduce((answer, message) => sim.ask(message, answer.context), sim.ask(first));
};
const told = (...messages: readonly string[]) => answerText(after(...messages)).replaceAll('\u00a0', ' ');

describe('[J-10] sums for no one', () => {
  mostly([
    ['5\'4" in cm', '5 ft 4 in = 162.6 cm.'],
    ['9 stone 4 in kilos, dysphagia lady in bed 6', '9 st 4 lb = 59 kg.'],
  ])('%s', (question, answer) => {
    expect(told(question)).toContain(answer);
  });

  mostly([
    'what rate should he be on for 1000 ml over 20 hours',
    '1000 ml over 14 hours comes to how many ml an hour',
    'my patient gets 1000 ml over 14 hours, how many ml an hour',
    'Dalesip Milk 1000 ml over 20 hours, what rate',
  ])('is none: %s', (question) => {
    expect(told(question)).not.toContain(' = ');
  });

  mostly([
    [['9 stone 4 in kilos', '5 foot 3 as well'], '5 ft 3 in = 160 cm.'],
    [['1800 kcal in kj', 'and 2000?'], '2,000 kcal = 8,368 kJ.'],
  ])('%s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });
});

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
