import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonElements } from './json-elements.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function elements(text: string, key: string, size = 7): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const element of jsonElements(inPieces(text, size), key)) found.push(element);
  return found;
}

describe('[I-04] reading a list of a large file piece by piece', () => {
  it('gives what JSON.parse would, for any content and any piece size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())),
        fc.jsonValue(),
        fc.integer({ min: 1, max: 40 }),
        async (list, noise, size) => {
          const plain = JSON.stringify({
            before: noise,
            'a"b\\': [[{ projections: [1] }]],
            projections: list,
            after: noise,
          });
          const expected = (JSON.parse(plain) as { projections: unknown[] }).projections;
          expect(await elements(plain, 'projections', size)).toEqual(expected);
          const paged = JSON.stringify(
            { projections: { limit: 500, results: list }, other: noise },
            undefined,
            1,
          );
          expect(await elements(paged, 'projections', size)).toEqual(expected);
        },
      ),
      { seed: 500, numRuns: 300 },
    );
  });

  it.each([
    ['cut short', '{"projections":[{"a":1},{"b"', 'ends in the middle'],
    ['without the list', '{"products":[]}', 'no list "projections"'],
    ['a list at the top', '[{"projections":1}]', 'no list'],
    ['numbers in the list', '{"projections":[1,2]}', 'not an object'],
    ['broken inside', '{"projections":[{"a":}]}', 'not JSON near'],
  ])('says what is wrong with a file that is %s', async (_name, text, message) => {
    await expect(elements(text, 'projections')).rejects.toThrow(message);
  });

  it('[I-03] says that a file is not in UTF-8', async () => {
    const latin = Buffer.from('{"projections":[{"name":"Cr\u00e8me 2\u00964"}]}', 'latin1');
    await expect(jsonElements(Readable.from([latin]), 'projections').next()).rejects.toThrow('not in UTF-8');
  });

  it.each([
    ['nested ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['of five megabytes', `{"name":"${'a'.repeat(5_000_000)}"}`],
  ])('[J-11] refuses an element %s', async (_what, element) => {
    const text = `{"projections":[${element}]}`;
    await expect(elements(text, 'projections', 256 * 1024)).rejects.toThrow('too large, or nested too deep');
    // Beside the list it is ignored.
    const beside = `{"projections":[{}],"more":[${element}],"${'k'.repeat(1000)}":1}`;
    expect(await elements(beside, 'projections', 256 * 1024)).toEqual([{}]);
  });
});
