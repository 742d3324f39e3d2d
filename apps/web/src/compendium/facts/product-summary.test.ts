import { productFacts } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { dietsText } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { agesText, briefAgesText, countriesText, kindText, packsText } from './product-summary.ts';

const products = demonstrationProducts();
const NBSP = '\u00a0';
const factsOf = (id: string) => {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`no demonstration product ${id}`);
  return { product, facts: productFacts(product) };
};

describe('[H-01] what distinguishes a product from one with a similar name', () => {
  it('[H10] names packs of one kind with one unit, thousands parted', () => {
    expect(packsText(factsOf('tarnvane-energy').facts)).toBe(
      `500${NBSP}ml, 1,000${NBSP}ml, 1,500${NBSP}ml pack`,
    );
  });

  it('says for what ages, in words', () => {
    const { facts } = factsOf('tarnvane-energy');
    expect(agesText({ ...facts, ageFromMonths: 0, ageToMonths: null })).toBe('from birth');
    expect(agesText({ ...facts, ageFromMonths: 6, ageToMonths: null })).toBe(`from 6${NBSP}months`);
    expect(agesText({ ...facts, ageFromMonths: 12, ageToMonths: 120 })).toBe(
      `from 1${NBSP}year to under 10${NBSP}years`,
    );
    expect(agesText({ ...facts, ageFromMonths: null, ageToMonths: 12 })).toBe(`under 1${NBSP}year`);
  });

  it('says the same ages in the width of a phone', () => {
    const { facts } = factsOf('tarnvane-energy');
    expect(briefAgesText({ ...facts, ageFromMonths: 72, ageToMonths: null })).toBe(`6${NBSP}years+`);
    expect(briefAgesText({ ...facts, ageFromMonths: 12, ageToMonths: 84 })).toBe(
      `1${NBSP}year to under 7${NBSP}years`,
    );
    expect(briefAgesText({ ...facts, ageFromMonths: 0, ageToMonths: null })).toBe('from birth');
    expect(briefAgesText({ ...facts, ageFromMonths: null, ageToMonths: 18 })).toBe(
      agesText({ ...facts, ageFromMonths: null, ageToMonths: 18 }),
    );
  });

  it('falls back to the age categories where the data gives no months', () => {
    const { facts } = factsOf('tarnvane-energy');
    const unknown = { ...facts, ageFromMonths: null, ageToMonths: null, ages: ['infant-0-12m'] };
    expect(agesText(unknown)).toBe(`Infant 0–12${NBSP}months`);
  });

  it('has a form, an age and a country for every product of the range', () => {
    for (const product of products) {
      expect(kindText(product), product.id).toMatch(/\S/);
      expect(agesText(productFacts(product)), product.id).not.toBe('');
      expect(countriesText(product), product.id).toMatch(/UK|Ireland/);
    }
  });

  it('writes dietary marks as words', () => {
    expect(dietsText({ specialDiet: ['vegetarian', 'halal'] })).toBe('Vegetarian, halal');
    expect(dietsText({ specialDiet: [] })).toBe('');
  });
});
