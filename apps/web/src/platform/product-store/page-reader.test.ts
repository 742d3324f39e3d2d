import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageReader } from './page-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What comes of a page that arrives in pieces of so many bytes. */
function readInPieces(bytes: Uint8Array<ArrayBuffer>, size: number) {
  const results: unknown[] = [];
  const page = new PageReader((result) => results.push(result));
  for (let from = 0; from < bytes.length; from += size) page.add(bytes.slice(from, from + size));
  return { around: page.end(), results };
}

const pageOf = (results: unknown[]) => ({
  limit: 500,
  offset: 0,
  count: results.length,
  total: results.length,
  results,
  facets: { others: [['"results":['], { results: [1] }] },
});

describe('[I-03] a page that is read while it arrives', () => {
  it('is what JSON.parse makes of the whole, wherever it was parted', () => {
    const result = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('"', '\\', '\\"', '[{,', ']}', '–', 'µg 🥛', '"results":[', ' '),
    );
    fc.assert(
      fc.property(
        fc.array(result, { maxLength: 6 }),
        fc.constantFrom(0, 1),
        fc.integer({ min: 1, max: 40 }),
        (results, indent, size) => {
          const page = JSON.parse(JSON.stringify(pageOf(results))) as ReturnType<typeof pageOf>;
          const read = readInPieces(bytesOf(JSON.stringify(page, null, indent)), size);
          expect(read).toEqual({ around: { ...page, results: [] }, results: page.results });
        },
      ),
      { seed: 2026, numRuns: 2000 },
    );
  });

  it('is so too when its results begin alike, and hold what begins as they do', () => {
    const text = fc.constantFrom(
      'a',
      '"',
      '},{"id":"',
      '},{\\"id\\":\\"',
      '\\',
      'µg',
      '[{"id":"a"},{"id":"b"}]',
    );
    const inner = fc.record({ id: fc.oneof(text, fc.nat()) }, { requiredKeys: [] });
    const result = fc.record({ id: text, says: text, rows: fc.array(inner, { maxLength: 20 }) });
    fc.assert(
      fc.property(fc.array(result, { maxLength: 6 }), fc.integer({ min: 1, max: 400 }), (results, size) => {
        const page = pageOf(results);
        const read = readInPieces(bytesOf(JSON.stringify(page)), size);
        expect(read).toEqual({ around: { ...page, results: [] }, results });
      }),
      { seed: 2026, numRuns: 2000 },
    );
  });

  it('gives a result once more, as it was', () => {
    const results = [
      { id: 'a', unit: 'µg' },
      { id: 'b', unit: 'mg' },
    ];
    const more: unknown[] = [];
    const page = new PageReader((_result, again) => more.push(again()));
    page.add(bytesOf(JSON.stringify(pageOf(results))));
    page.end();
    expect(more).toEqual(results);
  });

  it('gives a result as soon as it is whole', () => {
    const results: unknown[] = [];
    const page = new PageReader((result) => results.push(result));
    page.add(bytesOf('{"total":3,"results":[{"id":"a","rows":[{"id":1},{"id":2}]},{"id'));
    expect(results).toEqual([]);
    page.add(bytesOf('":"b","says":"},{\\"id\\":\\""},{"id":"c"'));
    expect(results).toEqual([
      { id: 'a', rows: [{ id: 1 }, { id: 2 }] },
      { id: 'b', says: '},{"id":"' },
    ]);
    page.add(bytesOf('}]}'));
    expect(page.end()).toEqual({ total: 3, results: [] });
    expect(results.slice(2)).toEqual([{ id: 'c' }]);
  });

  it('ends in a SyntaxError wherever it is cut off', () => {
    const whole = bytesOf(JSON.stringify(pageOf([{ id: 'é"\\', rows: [[1], []] }, 'text', 7, null])));
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => readInPieces(whole.slice(0, length), 9), `${length} bytes`).toThrow(SyntaxError);
    }
  });

  it.each([
    '{"results":[1,]}',
    '{"results":[,1]}',
    '{"results":[1,,2]}',
    '{"results":[1 2]}',
    '{"results":[{"a":1]}',
    '{"results":[1}',
    '{"results":[1]]',
    '{"results":[1]} {}',
    '{"results":["a]}',
    '<html><script>var results = {"results":[1]}</script></html>',
  ])('ends in a SyntaxError when it is no JSON: %s', (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => readInPieces(bytesOf(text), 4)).toThrow(SyntaxError);
  });

  it('ends in a SyntaxError when a letter was damaged on the way', () => {
    const bytes = bytesOf(JSON.stringify(pageOf(['5.8 µg'])));
    bytes[bytes.indexOf(0xb5)] = 0x20;
    expect(() => readInPieces(bytes, 50)).toThrow(SyntaxError);
  });

  it.each([
    '7',
    'null',
    '"results"',
    '[]',
    '[{"results":[1]}]',
    '{}',
    '{"a":{"results":[1]},"results":{"b":[1]}}',
  ])('is given back as it is when it has no list of results: %s', (text) =>
    expect(readInPieces(bytesOf(text), 3)).toEqual({ around: JSON.parse(text), results: [] }),
  );
});
