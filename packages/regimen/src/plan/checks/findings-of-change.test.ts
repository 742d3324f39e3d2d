import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { keepFindings } from '../../state/kept-findings.ts';
import { chooseProduct } from '../../state/products.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import type { RegimenState } from '../../state/regimen-state.ts';
import { setValues } from '../../state/transitions.ts';
import { isAboutWholePlan } from './finding.ts';
import { findingsOfChange } from './findings-of-change.ts';

const catalogue = demonstrationProducts();
const productOf = (id: string) => catalogue.find((one) => one.id === id)!;
const infant = setValues(emptyRegimen('uk'), { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 6.5 });
const asked = (before: RegimenState, after: RegimenState, id: string) =>
  findingsOfChange(before, after, [id], { assessment: assess(after), catalogue });
const feed = productOf('tarnvane-energy-fibre');
const formula = productOf('cradlemere-hydrolysed');

it('[K-01] a product that does not fit is asked about before it is added, and once', () => {
  const withFeed = chooseProduct(infant, feed, 300);
  const first = asked(infant, withFeed, feed.id);
  expect(first.map(({ code, severity }) => [code, severity])).toContainEqual(['product-age', 'confirm']);
  const kept = keepFindings(withFeed, first, '2026-11-23T10:00:00.000Z');
  expect(asked(infant, kept, feed.id)).toEqual([]);
});

it('[K-01] what is open about another product is asked where that one stands, not with this one', () => {
  const withFeed = chooseProduct(infant, feed, 20);
  const both = chooseProduct(withFeed, formula, 10);
  expect(asked(withFeed, both, formula.id).filter(({ code }) => code.startsWith('product-'))).toEqual([]);
});

it('[K-01] an amount that is changed while a finding is open asks it', () => {
  const withFeed = chooseProduct(infant, feed, 20);
  const more = chooseProduct(withFeed, feed, 30);
  expect(asked(withFeed, more, feed.id).map(({ code }) => code)).toContain('product-age');
});

it('[L-02] an infant’s volume is asked about where the product is added, and stands with what is said of the whole day', () => {
  // 1,354 ml made up, 208 ml/kg.
  const withFormula = chooseProduct(infant, formula, 176);
  const found = asked(infant, withFormula, formula.id).filter(({ code }) => code === 'infant-volume');
  expect(found).toMatchObject([{ severity: 'confirm', products: [formula.id] }]);
  expect(found.map(isAboutWholePlan)).toEqual([true]);
});
