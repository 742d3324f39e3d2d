import { importCatalogue } from '@dietetic/catalogue';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { addPart, catalogueParts, wholeText } from './catalogue-parts.ts';

const { products, categories } = importCatalogue(demonstrationCatalogue(), { demonstration: true });
const empty = () => ({ products: [], categories: [] });

describe('[I-03] the catalogue as the device keeps it', () => {
  it('comes back from its parts as it was', () => {
    const parts = [...catalogueParts({ products, categories })];
    expect(parts.length).toBeGreaterThan(1);
    const read = empty();
    for (const part of parts) expect(addPart(read, part)).toBe(true);
    // Updates are told by comparing texts, so even the order of the fields must stay.
    expect(JSON.stringify(read)).toBe(JSON.stringify({ products, categories }));
  });

  it('is a quarter of the plain text', () => {
    const size = [...catalogueParts({ products, categories })].join('').length;
    expect(size).toBeLessThan(JSON.stringify(products).length / 3);
  });

  it('has letters of one byte only, and gives every other letter back', () => {
    const strange = products
      .slice(0, 1)
      .map((product) => ({ ...product, name: 'Dvořák – 50 % µg 🥛 \u2028"\\' }));
    const [text = ''] = catalogueParts({ products: strange, categories });
    expect([...text].every((letter) => letter.charCodeAt(0) <= 0xff)).toBe(true);
    const read = empty();
    expect(addPart(read, text)).toBe(true);
    expect(read).toEqual({ products: strange, categories });
  });

  it('keeps the categories of a catalogue without products', () => {
    const read = empty();
    for (const part of catalogueParts({ products: [], categories })) addPart(read, part);
    expect(read).toEqual({ products: [], categories });
  });

  it('is still read from the one text in which devices kept it before', () => {
    expect(wholeText(JSON.stringify({ products, categories }))).toEqual({ products, categories });
    expect(wholeText(undefined)).toBeUndefined();
    expect(wholeText('{"products":[]}')).toBeUndefined();
  });

  it.each([
    undefined,
    7,
    '',
    '{"products":[]}',
    ([...catalogueParts({ products, categories })][0] ?? '').slice(0, -9),
  ])('a part that is not whole is refused', (text) => expect(addPart(empty(), text)).toBe(false));
});
