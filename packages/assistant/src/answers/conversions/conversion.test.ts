import { describe, expect, it } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('[J-10] several unit conversions in one message are each answered, and what cannot be converted is named', () => {
  it.each([
    ['50 mmol potassium in mg, 12 stone in kg and 1800 kcal in kJ', '1,955 mg.', '76.2 kg.', '7,531 kJ.'],
    ['11 stone, 12 stone and 13 and a half stone in kg', '69.9 kg.', '76.2 kg.', '85.7 kg.'],
    ['1500 kcal, 1800 kcal and 2000 kcal in kJ', '6,276 kJ.', '7,531 kJ.', '8,368 kJ.'],
    ['5 ft 3 and 9 and a half stone', '160 cm.', '60.3 kg.'],
    ['50 mmol of iron in mg and 12 stone in kg', 'do not convert “50 mmol of iron in mg”', '76.2 kg.'],
    ['7 mmol/l glucose in mg/dl', 'do not convert “7 mmol/L glucose in mg/dL”'],
    ['12 stone in kg and protein in Dalesip Mini', '76.2 kg.', '9.6 g of protein'],
    [
      '1.2 mmol/l phosphate in mg/dl, 100 mmol sodium in mg, and sodium in 500 ml of Tarnvane Energy',
      '3.72 mg/dL.',
      '2,299 mg.',
      '625 mg of sodium',
    ],
    ['12 stone in kg and what rate should I give him', 'I do not give feeding rates', '76.2 kg.'],
  ])('%s', (question, ...answers) => {
    for (const answer of answers) expect(told(question)).toContain(answer);
  });

  it.each([
    ['his K is 7.1 mmol/l, in mg/dl?', 'This sounds urgent'],
    ['he collapsed, 12 stone in kg, 5 ft 3 in cm', 'This sounds urgent'],
    ['5 ft 3, 60 kg, how much protein', 'I do not work out what a patient needs'],
  ])('a measurement that is only background is not converted: %s', (question, answer) => {
    expect(told(question)).toContain(answer);
    expect(told(question)).not.toContain(' = ');
  });
});

describe('[J-10] a unit conversion and nothing else', () => {
  it.each([
    ['what is 15% of 1800', '15 % of 1,800 = 270.'],
    ['20 percent of 250 ml', '20 % of 250 ml = 50 ml.'],
    ['how many ml in a fluid ounce', '1 fluid oz = 28.4 ml.'],
    ['1850kcal in kj', '1,850 kcal = 7,740 kJ.'],
    ['how many kcal is 1000 kJ', '1,000 kJ = 239 kcal.'],
    ['convert 7.5 MJ to kcal', '7.5 MJ = 1,793 kcal.'],
    ['5 foot 6 height cm', '5 ft 6 in = 167.6 cm.'],
    ['172 cm in feet and inches', '172 cm = 5 ft 7.7 in.'],
    ['12 stone 4 in kg', '12 st 4 lb = 78 kg.'],
    ['75kg in stones', '75 kg = 11 st 11.3 lb.'],
    ['98.6 f in celsius', '98.6 °F = 37 °C.'],
    ['14g nitrogen = how much protein', '14 g of nitrogen = 87.5 g of protein.'],
    ['how much nitrogen is 80 g protein', '80 g of protein = 12.8 g of nitrogen.'],
    ['how much salt is 800mg sodium', '800 mg of sodium = 2,000 mg of salt.'],
    ['protein 75 g how much nitrogen', '75 g of protein = 12 g of nitrogen.'],
    ['how many mmol of sodium is 2 g salt', '2 g of salt = 34.2 mmol of sodium.'],
    ['convert 6g salt to mmol sodium', '6 g of salt = 102.7 mmol of sodium.'],
    ['100 mmol sodium in g salt', '100 mmol of sodium = 5.84 g of salt.'],
    ['1 g potassium chloride in mmol potassium', '13.4 mmol of potassium.'],
    ['10 mmol phosphate as phosphorus mg', '10 mmol of phosphate = 309.7 mg'],
    ['convert 1500 kcal and 1800 kcal to kJ', '1,500 kcal = 6,276 kJ.\n1,800 kcal = 7,531 kJ.'],
    ['500 kcal plus 300 kcal in kJ', '500 kcal + 300 kcal = 3,347 kJ.'],
    ['convert 2100 kcal into kJ and MJ', '2,100 kcal = 8.79 MJ.'],
    [
      'how much nitrogen is 75g of protein and what is 14 g N as protein',
      '14 g of nitrogen = 87.5 g of protein.',
    ],
    ['50 mmol sodium in mg', '50 mmol of sodium = 1,150 mg.'],
    ['2300 mg of sodium in mmol', '2,300 mg of sodium = 100 mmol.'],
    ['400 IU vitamin d in micrograms', '400 IU of vitamin D = 10 micrograms.'],
    ['how do i convert kj to kcal', '1 kJ = 0.23901 kcal.'],
    ['conversion factor for mmol to mg sodium', '1 mmol of sodium = 23 mg.'],
    ['nitrogen to protein conversion factor', '1 g of nitrogen = 6.25 g of protein.'],
    ['how do you convert g salt to sodium', '1 g of salt = 0.4 g of sodium.'],
    ['10 st 3 and a half in kg', '10 st 3.5 lb = 65.1 kg.'],
    ['8 and a half stone', '8.5 st = 54 kg.'],
    ['9½ st', '9.5 st = 60.3 kg.'],
    ['five foot one in cm', '5 ft 1 in = 154.9 cm.'],
    ['5 foot eleven and a half', '5 ft 11.5 in = 181.6 cm.'],
    ['13 stone', '13 st = 82.6 kg.'],
    ['1.1 mmol/l phosphate in mg/dl', '1.1 mmol/L of phosphate = 3.41 mg/dL.'],
    ['1.1 mmol/l phosphate in mg/dl', 'weighed as phosphorus'],
    ['9 mg per dl calcium in mmol per litre', '9 mg/dL of calcium = 2.25 mmol/L.'],
  ])('%s', (question, answer) => {
    expect(told(question)).toContain(answer);
  });

  it.each([
    'energy of Dalesip Milk in kJ',
    'kcal in 100 ml',
    '100 g in ml',
    'tube feeds under 40 mmol/l sodium',
    '50 mmol of iron in mg',
    '400 IU vitamin a in micrograms',
    '3 bottles in ml',
    'sodium 500 mg salt',
    'how many mmol of sodium is 2 g bicarbonate',
  ])('no conversion: %s', (question) => {
    expect(told(question)).not.toContain(' = ');
  });
});
