import { describe, expect, test } from 'vitest';
import { mostly } from '../../test-support/mostly.ts';
import { told } from '../../test-support/dialogue.ts';

describe('[J-10] unit conversions beside other words', () => {
  mostly([
    ['5\'4" in cm', '5 ft 4 in = 162.6 cm.'],
    ['9 stone 4 in kilos, dysphagia lady in bed 6', '9 st 4 lb = 59 kg.'],
  ])('%s', (question, answer) => {
    expect(told(question)).toContain(answer);
  });

  test.each([
    [
      "I've 8 stone 4 and 5'3, what's that in kg and cm and the BMI",
      ['8 st 4 lb = 52.6 kg.', '5 ft 3 in = 160 cm.', '= 20.5 kg/m²'],
    ],
    ["what is 5'7 and 11 stone 2 in metric", ['5 ft 7 in = 170.2 cm.', '11 st 2 lb = 70.8 kg.']],
    ['hang on, baby is 18lb 6 what is that in kg', ['18 lb 6 oz = 8.33 kg.']],
    [
      '5 foot 2 and a half in cm. also 47.3kg in stone for the mammy',
      ['5 ft 2.5 in = 158.8 cm.', '47.3 kg = 7 st 6.3 lb.'],
    ],
  ])('%s', (question, answers) => {
    for (const answer of answers) expect(told(question)).toContain(answer);
  });

  test('the same salt in another unit', () => {
    expect(told('convert 1.8 g salt to mg sodium', 'and mmol')).toContain(
      '1.8 g of salt = 30.8 mmol of sodium.',
    );
  });

  mostly([
    'what rate should he be on for 1000 ml over 20 hours',
    '1000 ml over 14 hours comes to how many ml an hour',
    'my patient gets 1000 ml over 14 hours, how many ml an hour',
    'Dalesip Milk 1000 ml over 20 hours, what rate',
  ])('no conversion: %s', (question) => {
    expect(told(question)).not.toContain(' = ');
  });
});
