import { describe, expect, it } from 'vitest';
import { queriesOf } from '../test-support/demonstration-reading.ts';

/** The criteria of a query as words, excluded ones with a minus. */
const criteriaOf = (message: string, at = 0): string[] =>
  (queriesOf(message)[at]?.criteria ?? []).map(
    ({ isRequired, kind, ...more }) => `${isRequired ? '' : '-'}${'value' in more ? more.value : kind}`,
  );

/** The kinds in the "or" of another criterion. */
const eitherOf = (message: string) =>
  queriesOf(message)[0]?.criteria.flatMap(({ alternatives = [] }) => alternatives.map(({ kind }) => kind));

describe('several questions in one message', () => {
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
    ['which has the most protein, tube feeding for adults', 1],
    ['the rep spoke of peptide feeds, which peptide feeds are vegan', 1],
  ])('[J-10] %s: %i', (message, count) => expect(queriesOf(message)).toHaveLength(count));

  it('[J-10] what one question leaves out is taken from the other', () => {
    expect(criteriaOf('highest protein and lowest sodium tube feed', 0)).toEqual(['tube-feed']);
  });
});

describe('exclusions', () => {
  it.each([
    ['tube feeds without milk or soya', ['tube-feed', '-Milk', '-Soya']],
    ['feeds free of both milk and fish', ['feed', '-Milk', '-Fish']],
    ['halal but not kosher tube feeds', ['halal', '-kosher', 'tube-feed']],
    ['kosher and gluten free puddings', ['kosher', '-Cereals containing gluten', 'pudding']],
    ['sip feeds that do not come in vanilla', ['oral-nutritional-supplement', '-vanilla']],
    ['PKU products except bars and tablets', ['pku', '-bar', '-tablet']],
    ['sip feeds other than Dalesip', ['-dalesip', 'oral-nutritional-supplement']],
    ['powders not in tins', ['powder-and-tablets', '-tin']],
    ['sip feeds that are not nutritionally complete', ['oral-nutritional-supplement', '-complete']],
    ['tube feeds not for adults or children', ['tube-feed', '-age', '-age']],
    ['tube feeds not free from soya', ['tube-feed', 'Soya']],
    ['sip feeds that are not only vegan but also kosher', ['oral-nutritional-supplement', 'vegan', 'kosher']],
    ['feeds without fibre or with less than 1 g fibre per 100 ml', ['feed', '-fibre', 'fibre']],
    ['tube feeds with at least 1.5 kcal/ml and fibre', ['tube-feed', 'energyKcal', 'fibre']],
    ['lowest osmolality tube feed thats also got fibre', ['tube-feed', 'fibre']],
    ['all sips except dalesip two and dalesip mini', ['oral-nutritional-supplement', '-among', '-among']],
    ['500 ml tube feeds with fibre', ['tube-feed', 'fibre', 'pack']],
    ['feeds with no fibre and over 1.5 kcal/ml', ['feed', '-fibre', 'energyKcal']],
    ['most energy dense sip', ['oral-nutritional-supplement']],
  ])('[J-10] %s', (message, criteria) => expect(criteriaOf(message)).toEqual(criteria));
});

describe('one rule for all criteria', () => {
  it('[J-10] "or" joins criteria of one kind or of two', () => {
    expect(eitherOf('tube feeds that are vegan or halal')).toEqual(['diet']);
    expect(eitherOf('tube feeds that are halal or with fibre')).toEqual(['nutrient']);
    expect(eitherOf('feeds over 2 kcal/ml or under 1 kcal/ml')).toEqual(['nutrient']);
    expect(eitherOf('vegan or halal sip feeds for adults')).toEqual(['diet']);
  });

  it('[J-10] a required and an excluded criterion joined by "or" make no list, and are named', () =>
    expect(queriesOf('which feeds are vegan or not marked as containing milk')[0]?.unreadCriteria).toEqual([
      'or not marked as containing',
    ]));

  it('[J-10] a basis at the end applies to the limits joined to it', () =>
    expect(
      queriesOf('sip feeds with over 10 g protein and under 5 g sugar per bottle')[0]?.criteria.flatMap(
        (each) => (each.kind === 'nutrient' ? [each.basis] : []),
      ),
    ).toEqual([{ perPack: 'bottle' }, { perPack: 'bottle' }]));
});

describe('one product', () => {
  it.each([
    ['is dalesip mini in a bottle or pouch', 'packs', null],
    ['does tarnvane standard come in a pouch', 'packs', null],
    ['kcal in a bottle of dalesip mini', undefined, { perPack: 'bottle' }],
  ])('[J-10] %s', (message, topic, basis) => {
    const [query] = queriesOf(message);
    expect([query?.topics[0], query?.basis]).toEqual([topic, basis]);
  });

  it('[J-10] "and, sorry," keeps the first name, "sorry" drops it', () => {
    expect(queriesOf('compare dalesip mini and, sorry, dalesip two')[0]?.products).toHaveLength(2);
    expect(queriesOf('protein in dalesip mini, sorry, dalesip two')[0]?.products).toEqual(['dalesip-two']);
  });

  it('[J-10] a nutrient in the name is asked for when its content is mentioned', () => {
    expect(queriesOf('dalesip-mini fibre-content')[0]).toMatchObject({
      products: ['dalesip-mini'],
      nutrients: ['fibre'],
    });
    expect(queriesOf('dalesip mini fibre protein')[0]).toMatchObject({ products: ['dalesip-mini-fibre'] });
  });

  it('[J-10] a unit beside a nutrient is understood', () =>
    expect(queriesOf('selenium in micrograms in tarnvane standard')[0]?.unusedWords).toEqual([]));
});

describe('rankings', () => {
  it.each([
    ['which tube feed with fibre has the most protein', 'protein', false, ['tube-feed', 'fibre']],
    ['tube feeds from lowest to highest calcium', 'calcium', true, ['tube-feed']],
    ['smallest bottle with over 10 g protein', 'packSize', true, ['bottle', 'protein']],
    ['which 125 ml bottle has the most energy', 'energyKcal', false, ['pack']],
    ['2nd highest calorie sip', 'energyKcal', false, ['oral-nutritional-supplement']],
    ['order tube feeds by sodium ascending', 'sodium', true, ['tube-feed']],
    ['which is the least sweet sip feed', 'sugars', true, ['oral-nutritional-supplement']],
    ['the lowest protein Dalesip', 'protein', true, ['dalesip']],
  ])('[J-10] %s', (message, by, isLowFirst, criteria) => {
    expect(queriesOf(message)[0]?.order).toMatchObject({ by, isLowFirst });
    expect(criteriaOf(message)).toEqual(criteria);
  });
});

describe('words run together, and numbers without a unit', () => {
  it.each([
    ['glutenfree powders', ['-Cereals containing gluten', 'powder-and-tablets']],
    ['lactosefree tubefeeds', ['-lactose', 'tube-feed']],
    ['peptide feeds you do at 1.5', ['peptide', 'feed', 'energyKcal']],
    ['multifibre feeds suitable age 5', ['fibre', 'feed', 'age']],
    ['any 2.4 sips', ['oral-nutritional-supplement', 'energyKcal']],
  ])('[J-10] %s', (message, criteria) => expect(criteriaOf(message).toSorted()).toEqual(criteria.toSorted()));

  it('[J-10] a name run together is that product', () => {
    expect(queriesOf('dalesipmini kcal')[0]?.products).toEqual(['dalesip-mini']);
    expect(queriesOf('tarnvanestandard protein')[0]?.products).toEqual(['tarnvane-standard']);
  });

  it('[J-10] ordinary words are known, and none is corrected to a word of labels', () => {
    for (const word of ['talking', 'bacon', 'holiday', 'colleague', 'bedtime'])
      expect(queriesOf(`${word} in Dalesip Mini`)[0], word).toMatchObject({
        unknownWords: [],
        nutrients: [],
      });
    expect(queriesOf('probiotics in Dalesip Milk')[0]?.nutrientsWithoutRow).toEqual(['probiotics']);
  });
});
