import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

it('[I-04] a text comes out of its packing to the letter', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(unpackText(packText(text)).toString()).toBe(text);
    }),
    { seed: 7, numRuns: 200 },
  );
  const long = JSON.stringify({ storage: 'Kühl – 5 µg '.repeat(3000) });
  expect(unpackText(packText(long)).toString()).toBe(long);
  expect(packText(long).length).toBeLessThan(long.length / 5);
});

it('[I-04] a text that was stored before texts were packed is read as it is', () => {
  expect(unpackText('{"id":"µ"}').toString()).toBe('{"id":"µ"}');
});
