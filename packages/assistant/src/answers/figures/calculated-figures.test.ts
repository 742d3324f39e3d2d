import { describe, expect, it } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('values that labels do not state but that can be calculated', () => {
  it.each([
    ['what percent of the energy is from fat in Dalesip Two', 'Energy from fat in Dalesip Two: 37.4 %'],
    ['NPC:N for Tarnvane Energy', '131 kcal to 1 g'],
    ['non protein calorie to nitrogen ratio of Tarnvane Protein', '100 kcal to 1 g'],
    [
      'how much more energy has Wrenfold Tube Energy than Wrenfold Tube',
      'The difference is 50 kcal per 100 ml',
    ],
    ['energy in a case of Dalesip Milk', '7,200 kcal in a case of 24 x 200 ml'],
    ['protein in one level scoop of Addimere Protein', '2.18 g of protein per 2.5 g scoop'],
    ['kcal in 3 bottles of Dalesip Mini and 2 of Dalesip Two', 'Dalesip Two has 800 kcal'],
    ['nitrogen in 1 litre of Tarnvane Energy', '9.60 g, from protein ÷ 6.25'],
    ['how much nitrogen in 2 bottles of Dalesip Mini', '3.84 g, from protein ÷ 6.25'],
    ['vitamin D in IU in Dalesip Two', '78 IU, at 40 IU per microgram'],
    ['which sip gives 300 kcal in the smallest volume', 'of Addimere Emulsion holds 300 kcal'],
    ['how many ml of tarnvane standard for 60 g protein and sodium in mmol', '62.1 mmol of sodium'],
    ['least volume to get 20 g protein', 'of Dalesip Mini Protein holds 20 g of protein'],
  ])('[J-10] %s: %s', (message, words) => expect(told(message)).toContain(words));
});

describe('a ranking of liquids and powders', () => {
  it('[J-10] names the first of each', () => {
    const text = told('highest protein in the Cradlemere range');
    expect(text).toContain('Cradlemere Hydrolysed MCT has the most protein of 4 products');
    expect(text).toContain(
      'The others: Cradlemere High Energy and Cradlemere High Energy Peptide have the most protein',
    );
  });

  it.each([['whit is the best Dalesip for protein', 'Dalesip Mini Protein has the most protein']])(
    '[J-10] %s: %s',
    (message, words) => expect(told(message)).toContain(words),
  );
});

describe('a second part, or a second question', () => {
  it.each([
    [['protein in Dalesip Mini and Dalesip Two, and are both vegan'], 'Dalesip Mini is not marked vegan'],
    [['min age of Dalesip Two and how does it differ from Dalesip Mini'], 'Energy: 200 kcal; 240 kcal'],
    [['henry for men and for women 30-59'], 'female, 30 to under 60 years'],
    [['henry men 30-59', 'and women'], 'female, 30 to under 60 years'],
    [['schofield female 65', 'what about henry'], 'female, 60 to under 70 years'],
    [['sacn girls 7', 'boys'], 'male, 7 to under 8 years'],
    [['Dalesip Two isnt 125 ml is it'], 'No, Dalesip Two comes in a 200 ml bottle'],
    [['which products cant I get samples of in Ireland'], 'not offered as samples'],
    [['which samples cant be ordered in the UK'], 'not offered as samples, sold in the United Kingdom'],
  ])('[J-10] %s: %s', (messages, words) => expect(told(...messages)).toContain(words));
});
