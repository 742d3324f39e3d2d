import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, product, projection } from '../test-support/projections.ts';
import { differencesFromSource } from '../test-support/same-as-source.ts';
import { isPlainProjection, Projection } from './commerce-shapes.ts';
import { importCatalogue } from './import-catalogue.ts';

/** Goes into a projection and corrupts what it finds there. */
type Mutation = { path: number[]; spoil: { kind: 'replace' | 'remove' | 'repeat'; value: unknown } };

const mutation: fc.Arbitrary<Mutation> = fc.record({
  path: fc.array(fc.nat(200), { minLength: 1, maxLength: 8 }),
  spoil: fc.record({
    kind: fc.constantFrom('replace', 'remove', 'repeat'),
    value: fc.oneof(
      fc.constantFrom(
        null,
        '',
        '-',
        '-,-',
        '1,2',
        '1,2,3',
        '<0.1,trace',
        'nil added,-',
        '1e999,1',
        'NaN,1',
        {},
        [],
        [[]],
        0,
        -1,
      ),
      fc.string({ maxLength: 12 }),
      fc.double(),
      fc.boolean(),
    ),
  }),
});

function spoil(target: unknown, { path, spoil: { kind, value } }: Mutation): void {
  let node: unknown = target;
  for (const [depth, step] of path.entries()) {
    if (typeof node !== 'object' || node === null) return;
    const keys = Object.keys(node);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return;
    const child: unknown = Reflect.get(node, key);
    const leaf = depth === path.length - 1 || typeof child !== 'object' || child === null;
    if (!leaf) {
      node = child;
      continue;
    }
    if (kind === 'remove') Reflect.deleteProperty(node, key);
    else if (kind === 'repeat' && Array.isArray(node)) node.push(structuredClone(child));
    else Reflect.set(node, key, value);
    return;
  }
}

describe('20,000 spoiled projections', () => {
  const untouched = product();

  it('[I-03] [I-04] each comes out equal to its source, quarantined with a reason, or dropped; none crashes the import', {
    // For a machine that stalls.
    timeout: 240_000,
  }, () => {
    let quarantined = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const spoiled: unknown = structuredClone(projection());
        for (const each of mutations) spoil(spoiled, each);
        const result = importCatalogue({ categories: CATEGORIES, projections: [spoiled] });
        expect(result.products.length + result.quarantined.length + result.droppedWeb.length).toBe(1);
        expect(result.quarantined.every(({ reasons }) => reasons.length > 0)).toBe(true);
        quarantined += result.quarantined.length;
        expect(result.products.every((imported) => isSound(imported, untouched))).toBe(true);
        expect(result.products.flatMap((imported) => differencesFromSource(imported, spoiled))).toEqual([]);
      }),
      { seed: 2016, numRuns: 20_000 },
    );
    // The mutations must matter: a fuzz test that never corrupts anything proves nothing.
    expect(quarantined).toBeGreaterThan(5_000);
    // And some must get through, or nothing was compared.
    expect(quarantined).toBeLessThan(19_000);
  });
});

describe('a projection that is seen to be right at a glance', () => {
  // Corrupted near the top, where the quick check looks; deeper levels are checked when the attributes are read.
  const nearTheTop = mutation.map(({ path, spoil: how }) => ({ path: path.slice(0, 5), spoil: how }));

  it('[I-03] is right by its schema too', () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.array(nearTheTop, { minLength: 1, maxLength: 2 }), (mutations) => {
        const spoiled: unknown = structuredClone(projection());
        for (const each of mutations) spoil(spoiled, each);
        const isPlain = isPlainProjection(spoiled);
        if (isPlain) passed += 1;
        expect(isPlain && !Projection.safeParse(spoiled).success).toBe(false);
      }),
      { seed: 2016, numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(500);
    expect(passed).toBeLessThan(4500);
  });

  it('[I-03] nothing the platform sends is left to the slower schema', () => {
    expect(isPlainProjection(projection())).toBe(true);
  });
});

/** Whatever got through has the shape the app relies on: every field of its type, every number a number. */
function isSound(imported: object, model: object): boolean {
  const sameFields = Object.keys(imported).join() === Object.keys(model).join();
  const sameTypes = Object.entries(model).every(([field, value]) => {
    const found: unknown = Reflect.get(imported, field);
    return value === null || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value));
  });
  // JSON writes NaN and Infinity as null.
  return sameFields && sameTypes && !/"(?:value|limit|amount)":null/.test(JSON.stringify(imported));
}
