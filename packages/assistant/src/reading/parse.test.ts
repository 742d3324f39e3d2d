import { describe, expect, it } from 'vitest';
import { queriesOf } from '../test-support/demonstration-reading.ts';

/** The criteria of a query as words, those that are left out with a minus. */
const criteriaOf = (message: string, at = 0): string[] =>
  (queriesOf(message)[at]?.criteria ?? []).map(
    ({ is, kind, ...more }) => `${is ? '' : '-'}${'value' in more ? more.value : kind}`,
  );

describe('several questions in one', () => {
  it.each([
    ['highest fibre ons and lowest sodium tube feed', 2],
    ['is Dalesip Plant vegan and which tube feeds are', 2],
    ['fat of Tarnvane Standard and Dalesip Mini', 1],
    ['protein and flavours of Dalesip Two', 1],
    ['protein in Dalesip Two, fat in Dalesip Mini and fibre in Dalesip Plant', 3],
    ['250 g of Dalesip Shake, how much fat is that and is Dalesip Mini halal', 2],
    ['tube feeds over 1.5 kcal/ml and sip feeds under 1 kcal/ml', 2],
    ['which tube feeds are vegan and which are halal', 2],
    ['tube feeds with fibre and which are halal', 1],
    ['of the vegan feeds, which has the most protein', 1],
    ['tube feeds with more than 1.2 and less than 1.6 kcal per ml', 1],
    ['how long can a feed hang and what is the phone number', 2],
  ])('[J-10] %s: %i', (message, count) => expect(queriesOf(message)).toHaveLength(count));

  it('[J-10] what one side leaves out is what the other says', () => {
    expect(criteriaOf('highest protein and lowest sodium tube feed', 0)).toEqual(['tube-feed']);
    expect(criteriaOf('is Dalesip Plant vegan and which tube feeds are', 1)).toEqual(['tube-feed', 'vegan']);
    expect(criteriaOf('which tube feeds have fish and which dont', 1)).toEqual(['tube-feed', '-Fish']);
  });
});

describe('what is left out', () => {
  it.each([
    ['tube feeds without milk or soya', ['tube-feed', '-Milk', '-Soya']],
    ['feeds free of both milk and fish', ['feed', '-Milk', '-Fish']],
    ['halal but not kosher tube feeds', ['halal', '-kosher', 'tube-feed']],
    ['kosher and gluten free puddings', ['kosher', '-Cereals containing gluten', 'food']],
    ['sip feeds that do not come in vanilla', ['oral-nutritional-supplement', '-vanilla']],
    ['PKU products except bars and tablets', ['pku', '-bar', '-tablet']],
    ['sip feeds other than Dalesip', ['-dalesip', 'oral-nutritional-supplement']],
    ['powders not in tins', ['powder-and-tablets', '-tin']],
    ['sip feeds that are not nutritionally complete', ['oral-nutritional-supplement', '-complete']],
    ['tube feeds not for adults or children', ['tube-feed', '-age', '-age']],
  ])('[J-10] %s', (message, criteria) => expect(criteriaOf(message)).toEqual(criteria));
});

describe('what is put in order', () => {
  it.each([
    ['which tube feed with fibre has the most protein', 'protein', false, ['tube-feed', 'fibre']],
    ['tube feeds from lowest to highest calcium', 'calcium', true, ['tube-feed']],
    ['smallest bottle with over 10 g protein', 'packSize', true, ['bottle', 'protein']],
    ['which 125 ml bottle has the most energy', 'energyKcal', false, ['pack']],
    ['2nd highest calorie sip', 'energyKcal', false, ['oral-nutritional-supplement']],
    ['order tube feeds by sodium ascending', 'sodium', true, ['tube-feed']],
    ['the lowest protein Dalesip', 'protein', true, ['dalesip']],
  ])('[J-10] %s', (message, by, isLowFirst, criteria) => {
    expect(queriesOf(message)[0]?.order).toMatchObject({ by, isLowFirst });
    expect(criteriaOf(message)).toEqual(criteria);
  });
});
