import { describe, expect } from 'vitest';
import { mostly } from '../test-support/mostly.ts';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] changes of unit beside other words', () => {
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
});
