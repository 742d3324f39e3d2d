import { expect, it } from 'vitest';
import { answerText } from '../../index.ts';
import { sim } from '../../test-support/dialogue.ts';

it.each([
  ['mcn for tarnvane energy', 'product.codes', /^Order code of Tarnvane Energy/u],
  ['mcn of dalesip plant mocha 200 ml', 'product.codes', /^Order code of Dalesip Plant/u],
  [
    'gtin of dalesip plant',
    'product.codes',
    /^No GTIN or barcode is in the catalogue\. Order code and PIP code/u,
  ],
  ['barcode for tarnvane standard', 'product.codes', /^No GTIN or barcode is in the catalogue\./u],
  ['pip code of tarnvane standard', 'product.codes', /^PIP code of Tarnvane Standard/u],
  ['how do i order more of tarnvane energy', 'product.codes', /^The app takes no orders\..*MCN10070/su],
  ['how do i order more dalesip mini', 'product.codes', /^The app takes no orders\..*MCN10370/su],
  ['how can i order nephrane dialysis for a patient', 'product.codes', /^The app takes no orders\./u],
  ['should i order nephrane dialysis for my patient', 'clinical.decision', /^I do not choose/u],
  [
    'can i order nephrane dialysis for a patient with a potassium of 6.2',
    'clinical.decision',
    /^I do not choose/u,
  ],
  ['which code do i order dalesip mini with', 'product.codes', /^Order code of Dalesip Mini/u],
  ['presentations of lumeket 4:1 liquid', 'product.packCase', /comes in/u],
  ['unit size of dalesip mini', 'product.packCase', /125\s*ml/u],
])('trade terms for a field of the catalogue: %s', (message, intent, text) => {
  const answer = sim.ask(message);
  expect('intents' in answer && answer.intents).toEqual([intent]);
  expect(answerText(answer)).toMatch(text);
});
