import { expect, it } from 'vitest';
import { answerText } from '../index.ts';
import { sim } from '../test-support/dialogue.ts';

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
  ['presentations of lumeket 4:1 liquid', 'product.packCase', /comes in/u],
  ['unit size of dalesip mini', 'product.packCase', /125\s*ml/u],
])('the words of the trade for a field of the catalogue: %s', (message, intent, text) => {
  const answer = sim.ask(message);
  expect('intents' in answer && answer.intents).toEqual([intent]);
  expect(answerText(answer)).toMatch(text);
});
