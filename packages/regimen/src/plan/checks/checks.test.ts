import { assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { RegimenValues } from '../../state/values.ts';
import { planFindings } from './checks.ts';
import { FINDING_CODES } from './finding.ts';
import { catalogue, findingsOf, productOf } from './test-support/plan-of.ts';

/** An infant of four months in pounds, fed by tube with what is for others. */
const WRONG: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 1,
  PD_PRETERM: 'yes',
  PD_WEIGHT: 11,
  PD_HEIGHT: 21,
  PC_TYPE_OF_FEED: 'tube',
  PD_CONDITION: 'pku',
  ER_CALCULATION_METHOD: 'schofield',
};

describe('[K-01] [K-05] the findings of a plan', () => {
  it('stand in the order of the codes, then of the products', () => {
    const ids = ['dalesip-milk', 'orrimel-msud-powder-15', 'tarnvane-energy-fibre'];
    const findings = findingsOf({ values: WRONG, products: ids.map((id) => [id, 4001] as const) });
    const codes = findings.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted((a, b) => FINDING_CODES.indexOf(a) - FINDING_CODES.indexOf(b)));
    expect(new Set(codes)).toEqual(
      new Set([
        'product-age',
        'product-route',
        'product-disorder',
        'natural-protein',
        'amount-implausible',
        'total-implausible',
        'upper-level',
        'weight-implausible',
        'height-implausible',
        'unit-slip',
        'energy-implausible',
        'fluid-implausible',
        'infant-volume',
        'basal-without-activity',
        'age-needs-days',
        'preterm',
      ]),
    );
    const ages = findings.filter(({ code }) => code === 'product-age').map(({ products }) => products[0]);
    expect(ages).toEqual(ids);
  });

  it('are none for an empty plan of an ordinary patient', () => {
    const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 175 };
    expect(findingsOf({ values: { ...values, ER_CALCULATION_METHOD: 'sacn' } })).toEqual([]);
    expect(findingsOf({})).toEqual([]);
  });

  it('a product that the catalogue no longer has is left to the totals', () => {
    const { id, name, packSize, basis } = productOf('tarnvane-energy-fibre');
    const input = {
      country: 'uk' as const,
      values: { PD_AGE: 4 },
      lists: { PD_SCOPE: [] },
      assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values: { PD_AGE: 4 } }),
      products: [{ id, name, packSize, images: [], volume: 500, volumeUnit: basis }],
    };
    expect(planFindings({ ...input, catalogue: [] })).toEqual([]);
    expect(planFindings({ ...input, catalogue })).toHaveLength(1);
    // Now measured in the other unit: the amount is not known any more, but whom it is for is.
    const turned = { ...productOf('tarnvane-energy-fibre'), basis: 'g' as const };
    expect(planFindings({ ...input, catalogue: [turned] }).map(({ code }) => code)).toEqual(['product-age']);
  });
});

it('[K-01] no plan holds a product outside its ages without the finding, and none inside them with it', () => {
  const plan = record({
    age: integer({ min: 0, max: 1451 }),
    product: constantFrom(...catalogue),
    amount: integer({ min: 1, max: 4000 }),
    other: option(constantFrom(...catalogue), { nil: undefined }),
    route: constantFrom('oral', 'tube', 'oral_and_tube', undefined),
    weight: integer({ min: 1, max: 200 }),
  });
  assert(
    property(plan, ({ age, product, amount, other, route, weight }) => {
      const products = [
        [product, amount] as const,
        ...(other === undefined || other.id === product.id ? [] : [[other, 100] as const]),
      ];
      const values: RegimenValues = {
        PD_AGE: age,
        PD_WEIGHT: weight,
        PD_GENDER: 'female',
        ...(route === undefined ? {} : { PC_TYPE_OF_FEED: route }),
      };
      const named = findingsOf({ values, products })
        .filter(({ code }) => code === 'product-age')
        .flatMap(({ products: ids }) => ids);
      const excluded = products
        .filter(([one]) => {
          const { ageFromMonths: from, ageToMonths: to } = one;
          return (from !== null && age < from) || (to !== null && age >= to);
        })
        .map(([one]) => one.id);
      expect(named).toEqual(excluded);
    }),
    { seed: 2026, numRuns: Math.ceil(400 * inject('share')) },
  );
});

it('[K-05] a finding has figures that JSON can carry, words and a source', () => {
  for (const product of catalogue) {
    for (const finding of findingsOf({ values: WRONG, products: [[product, 4001]] })) {
      expect(finding.message).toMatch(/^\S.*\.$/s);
      expect(finding.message).not.toMatch(/undefined|NaN|null|Infinity/);
      expect(finding.source).not.toBe('');
      for (const figure of [finding.value, finding.limit])
        expect(figure === null || Number.isFinite(figure)).toBe(true);
    }
  }
});
