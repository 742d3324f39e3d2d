import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../test-support/demonstration-assistant.ts';
import { queryOf, readingOf } from '../test-support/demonstration-reading.ts';

function named(message: string): string[] {
  return readingOf(message).mentions.flatMap((mention) =>
    mention.kind === 'product' ? [mention.product.id] : [`${mention.kind}:${mention.products.length}`],
  );
}

describe('product names in a message', () => {
  it('[J-10] every product is found by its full name, and only it', () => {
    for (const product of PRODUCTS)
      expect(named(`tell me about ${product.name}`), product.name).toEqual([product.id]);
  });

  it('[J-10] every product is found by its full name in capitals and by its slug', () => {
    for (const product of PRODUCTS)
      expect(named(product.name.toUpperCase()), product.name).toEqual([product.id]);
    expect(named('dalesip-mini-protein')).toEqual(['dalesip-mini-protein']);
  });

  it.each([
    ['daelsip mini', ['dalesip-mini']],
    ['dale sip yogurt', ['dalesip-yogurt']],
    ['lumeket 4-1 powder', ['lumeket-4-1-powder']],
    ['orrimel pku15 powder', ['orrimel-pku-powder-15']],
    ['wrenfold sip', ['wrenfold-sip']],
    ['tarnvane 1.2 fibre', ['tarnvane-1-2-fibre']],
    ['dalesip 2', ['dalesip-two']],
    ['PKU Pouch 20', ['orrimel-pku-pouch-20']],
    ['compare dalesip milk, yogurt and juice', ['dalesip-milk', 'dalesip-yogurt', 'dalesip-juice']],
    ['tarnvane standard and wrenfold tube', ['tarnvane-standard', 'wrenfold-tube']],
  ])('[J-10] reads “%s”', (message, ids) => expect(named(message)).toEqual(ids));

  it.each([
    ['orrimel pku powder', 'several:2'],
    ['torvane standard', 'doubtful:1'],
    ['nefrane dialysis', 'doubtful:1'],
    ['dalesip', `brand:${PRODUCTS.filter((product) => product.name.startsWith('Dalesip')).length}`],
  ])('[J-10] asks back about “%s”', (message, expected) => expect(named(message)).toEqual([expected]));

  it('[J-10] leaves a nutrient outside the name', () => {
    const query = queryOf('protein in dalesip mini');
    expect(named('protein in dalesip mini')).toEqual(['dalesip-mini']);
    expect(query.nutrients).toEqual(['protein']);
    expect(named('wrenfold tube 7+ fibre energy')).toEqual(['wrenfold-tube-7plus-fibre']);
  });

  it('[J-10] an amount is not part of a name', () => {
    expect(named('kcal in 200 ml dalesip milk')).toEqual(['dalesip-milk']);
    expect(queryOf('kcal in 2 x 200 ml dalesip milk').amounts[0]).toEqual({
      kind: 'measure',
      amount: 400,
      unit: 'ml',
    });
  });
});
