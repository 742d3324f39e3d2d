import { describe, expect, it } from 'vitest';
import { mostly } from '../test-support/mostly.ts';
import { told } from '../test-support/dialogue.ts';

describe('what appears on a screen is explained', () => {
  mostly([
    ['why is a piece of the fluid bar hatched in grey', 'the label of a product does not give this'],
    ['what are the gold pins over the energy meter', 'one pin is a single figure'],
    ['dashed outline appears when I point at a product', 'would add'],
    ['what is the † after copper', 'a product does not state that nutrient'],
    ['the yellow strip above all screens, what is it for', 'Demonstration data'],
    ['strip says there is a new version, shall I press it', '“Update now” is safe'],
    ['does ticking fish among the allergens show those with fish', 'Ticking an allergen removes'],
    ['my 10 hour session ends 4 minutes late on the plan, why', 'rounded to a step of the pump'],
    ['why has the plan got free water and volume as fluid', '“Counted as fluid”'],
    ['why are there two water amounts on the recipe', 'in two ways'],
    [
      'refeeding criteria not assessed, have I left something out',
      'does not mean that there is a risk, nor that there is none',
    ],
    ['it asked another patient when I corrected the age', '“Correct this one” keeps everything'],
    ['may I have two patients open together', 'open it in two tabs'],
    ['will it put the report right into our patient record', 'not linked to any patient record'],
    ['is my patient’s name kept by the app', 'no name or number of a patient'],
    ['it says a feed was changed after I chose it', '“Checked” says'],
  ])('[J-10] "%s": %s', (message, words) => expect(told(message)).toContain(words));
});

describe('the answer says what the app does not hold, and whom to ask', () => {
  mostly([
    ['what are the delivery times for feed at home', 'Whom to ask'],
    ['can the empty bottles be recycled', 'Whom to ask'],
    ['are the feeds manufactured in Ireland', 'Whom to ask'],
  ])('[J-10] "%s": %s', (message, words) => expect(told(message)).toContain(words));

  it('[J-10] names the product whose price the app does not hold', () => {
    const said = told('what does Dalesip Milk cost');
    expect(said).toContain('no price for Dalesip Milk');
    expect(said).not.toContain('did not understand');
  });
});

it('[J-10] continues a topic of the app for another age', () => {
  expect(told('is a height needed for a 9 year old', 'and for somebody of 21')).toContain(
    'required from 18 years',
  );
});
