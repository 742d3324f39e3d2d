import { describe, expect, it } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('a powder', () => {
  it.each([
    [
      'How many scoops of Cradlemere Amino for 90ml water',
      'About 90 ml of water with 14 g of powder (3 level scoops',
    ],
    [
      'I have 180 ml of water, how many scoops of Cradlemere Amino',
      '28 g of powder (6 level scoops of 4.7 g) makes about 200 ml',
    ],
  ])('[J-10] has its amount of water: %s', (message, expected) => {
    expect(told(message)).toContain(expected);
  });

  it('[J-10] is not calculated from water if the label does not state the volume it makes', () => {
    expect(told('scoops of Orrimel PKU Infant for 150 ml of water')).toContain('I do not work out recipes');
  });

  it.each([
    [['sodium mmol per 100 ml made up Cradlemere Hydrolysed'], '1.0 mmol of sodium per 100 ml at 13% w/v'],
    [
      ['potassium in Nephrane Infant and Child per 100 ml made up in mmol'],
      '0.6 mmol of potassium per 100 ml at 20% w/v',
    ],
    [
      ['potassium in 500 ml of Nephrane Infant and Child', 'and in mmol'],
      '2.8 mmol of potassium in 500 ml as made up',
    ],
  ])('[J-10] is shown in mmol as made up: %s', (messages, expected) => {
    expect(told(...messages)).toContain(expected);
  });
});

it.each([
  'which feeds are suitable for galactosaemia',
  'lowest sodium feed suitable for galactosaemia',
  'supplements for lactose intolerance',
])('[J-10] no list by a property that no label marks: %s', (message) => {
  expect(told(message)).toContain('In galactosaemia any source of lactose is unsuitable');
  expect(told(message)).not.toContain('per 100');
});

it('[J-10] "yes" answers what was asked', () => {
  expect(told('kcal per 100ml and per bottle of Dalesip Juice, and does it have soya')).toMatch(
    /^Dalesip Juice has 150 kcal per 100 ml/u,
  );
});

it('[J-10] a product that is not counted by the dose is ranked by the pack', () => {
  expect(told('lowest carb PKU protein substitute per dose')).toMatch(
    /^Orrimel PKU Tabs has the least carbohydrate of 12/u,
  );
});
