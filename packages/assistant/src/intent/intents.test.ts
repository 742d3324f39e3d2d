import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Labelled, trained } from '../../training/train.ts';
import { runAll } from '../language/steps.ts';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { readingOf } from '../test-support/demonstration-reading.ts';
import { classifierOf, columnsOf } from './classifier.ts';
import { featuresOf } from './features.ts';
import { toClassifierWords } from './classifier-words.ts';
import { intentsOfMessages, refusalOf } from './intents.ts';
import { MODEL_TEXT } from './model.ts';
import { modelOf, modelText } from './model-text.ts';

const { intents } = runAll(intentsOfMessages());
const likelyIntents = (message: string) => intents(toClassifierWords(readingOf(message)), null);

const ofProtein = (name: string) => likelyIntents(`protein in ${name}`)[0]?.name;
const shares = (...all: (readonly [string, number])[]) =>
  all.map(([name, probability]) => ({ name, probability }));

describe('the classifier', () => {
  it('[J-10] shares add up to one, the likeliest first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'how much protein print she needs feed the app 999'.split(' '))),
        (words) => {
          const all = intents(words, null);
          expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
          expect(all.map(({ probability }) => probability)).toEqual(
            all.map(({ probability }) => probability).toSorted((one, other) => other - one),
          );
        },
      ),
      { seed: 71 },
    );
  });

  it('[J-10] does not depend on which product is named', () => {
    const sold = PRODUCTS.map(({ name }) => name);
    fc.assert(
      fc.property(fc.constantFrom(...sold), fc.constantFrom(...sold), (one, other) => {
        expect(ofProtein(one)).toBe('lookup');
        expect(ofProtein(one)).toBe(ofProtein(other));
      }),
      { seed: 72 },
    );
  });

  it.each([
    ['notifcations', 'notifications'],
    ['stethoscpe', 'stethoscope'],
  ])('[J-10] reads %s as %s', (typed, meant) => {
    expect(intents([typed], null)[0]?.name).toBe(intents([meant], null)[0]?.name);
  });

  it('[J-10] uses what came before', () => {
    expect(featuresOf(['and', 'women'], 'method')).toContain('<method');
    expect(featuresOf(['and', 'women'], null).some((feature) => feature.startsWith('<'))).toBe(false);
  });
});

describe('the layers of the model', () => {
  const model = {
    intents: ['clinical:dose', 'clinical:rate', 'lookup:list', 'lookup:value', 'outside'],
    bias: [0, 0, 0, 0, 0],
    // After the intents, the first column is for all decisions and the second for all look-ups.
    features: new Map([
      ['her', [5, 3]],
      ['pump', [1, 2]],
      ['protein', [6, 3]],
    ]),
  };
  const sharesOf = (...words: string[]) =>
    Object.fromEntries(classifierOf(model)(words, null).map(({ name, probability }) => [name, probability]));

  it('[J-10] a family weight counts for each of its intents; an intent without a family has none', () => {
    expect(columnsOf(model.intents)).toEqual({ count: 7, ofFamily: [5, 5, 6, 6, undefined] });
    const { 'clinical:dose': dose = 0, 'clinical:rate': rate, outside = 0 } = sharesOf('her');
    expect(dose).toBe(rate);
    expect(dose).toBeGreaterThan(outside);
  });

  it('[J-10] an intent also has weights of its own', () => {
    const { 'clinical:dose': dose = 0, 'clinical:rate': rate = 0 } = sharesOf('her', 'pump');
    expect(rate).toBeGreaterThan(dose);
  });

  it('[J-10] all kinds of look-ups are one intent', () => {
    expect(classifierOf(model)(['protein'], null)[0]?.name).toBe('lookup');
    expect(Object.keys(sharesOf('protein'))).toHaveLength(4);
  });
});

describe('a refusal', () => {
  it('[J-10] adds up all decisions, and names the likeliest', () => {
    expect(refusalOf(shares(['lookup', 0.5], ['clinical:rate', 0.15], ['clinical:dose', 0.2]))).toEqual({
      kind: 'clinical',
      reason: 'rate',
    });
  });

  it('[J-10] of an emergency needs less, and comes first', () => {
    expect(refusalOf(shares(['clinical:change', 0.6], ['emergency:collapse', 0.26]))).toEqual({
      kind: 'emergency',
      reason: 'collapse',
    });
  });

  it('[J-10] does not happen below its threshold', () => {
    expect(refusalOf(shares(['lookup', 0.8], ['clinical:dose', 0.1]))).toBeUndefined();
    expect(refusalOf(shares(['lookup', 0.6], ['clinical:dose', 0.4]), 0.85)).toBeUndefined();
  });
});

describe('training', () => {
  const toy: Labelled[] = [
    ...['print the page', 'print it please', 'can it be printed', 'print a report', 'how do I print'].map(
      (message) => ({
        intent: 'app:print',
        before: null,
        message,
      }),
    ),
    ...['is he choking', 'choking now', 'she is choking', 'choking on a drink', 'my man is choking'].map(
      (message) => ({
        intent: 'emergency:choking',
        before: null,
        message,
      }),
    ),
  ];

  it('[J-10] learns its examples, and gives the same model every time', () => {
    const model = trained(toy);
    expect(classifierOf(model)(['print'], null)[0]?.name).toBe('app:print');
    expect(classifierOf(model)(['choking'], null)[0]?.name).toBe('emergency:choking');
    expect(modelText(trained(toy))).toEqual(modelText(model));
  });

  it('[J-10] a model is the same after writing and reading', () => {
    const model = runAll(modelOf(MODEL_TEXT));
    expect(modelText(model)).toEqual(MODEL_TEXT);
    expect(model.features.size).toBeGreaterThan(1000);
  });

  it('[J-10] a weight is read back at its feature, however large the gap in its column', () => {
    const features = new Map(
      Array.from({ length: 400 }, (_, at): [string, number[]] => [
        `word${String(at).padStart(3, '0')}`,
        at % 80 === 0 || at === 399 ? [0, 3, 1, -2] : [1, 1],
      ]),
    );
    const given = { intents: ['app:print', 'outside'], bias: [0, 0], features };
    expect(runAll(modelOf(modelText(given))).features).toEqual(features);
  });
});
