import { describe, expect, it } from 'vitest';
import { assessRegimen } from '../plan/checks/warnings.ts';
import { addProduct } from '../state/products.ts';
import { emptyRegimen } from '../state/regimen-state.ts';
import type { RegimenState } from '../state/regimen-state.ts';
import { markUpdated, setEntry, setValues } from '../state/transitions.ts';
import type { RegimenValues } from '../state/values.ts';
import { continueRule, laterSteps, findNavigationItem, navigationItems, nextStep } from './navigation.ts';
import type { StepId } from '../entries/text-keys.ts';

const itemsOf = (state: RegimenState) => {
  const { assessment, warnings } = assessRegimen(state);
  return navigationItems(state, assessment, warnings);
};
const itemOf = (id: StepId, state: RegimenState) => findNavigationItem(id, itemsOf(state));
const regimenOf = (values: RegimenValues): RegimenState => setValues(emptyRegimen('uk'), values);

const adult: RegimenValues = { PD_GENDER: 'male', PD_AGE: 600, PD_WEIGHT: 70, PD_HEIGHT: 175 };
const child: RegimenValues = { PD_GENDER: 'male', PD_AGE: 60, PD_WEIGHT: 18 };
const withProduct = (state: RegimenState): RegimenState =>
  addProduct(state, { id: 'a', name: 'A', packSize: '', images: [], volume: 500, volumeUnit: 'ml' });

describe('the steps', () => {
  it('[B-01] [B-02] stand in order with their addresses, options and dependencies', () => {
    const rules = itemsOf(emptyRegimen('uk')).map((item) => [
      item.id,
      item.url,
      item.optional,
      item.dependant,
    ]);
    expect(rules).toEqual([
      ['details', '/regimen/enter-patient-details', false, null],
      ['energy', '/regimen/energy-calculations', true, 'details'],
      ['protein-fluid', '/regimen/edit-protein-fluid-calculators', true, 'details'],
      ['products', '/regimen/products', false, 'details'],
      ['report', '/regimen/report', false, 'products'],
    ]);
  });

  it.each<[string, RegimenValues, boolean]>([
    ['nothing', {}, false],
    ['an adult', adult, true],
    ['an adult without height', { ...adult, PD_HEIGHT: undefined }, false],
    ['a height of 0', { ...adult, PD_HEIGHT: 0 }, false],
    ['17 years 11 months without height', { ...adult, PD_AGE: 215, PD_HEIGHT: undefined }, true],
    ['18 years without height', { ...adult, PD_AGE: 216, PD_HEIGHT: undefined }, false],
    ['a newborn of 0 days', { PD_GENDER: 'female', PD_AGE: 0, PD_AGE_DAYS: 0, PD_WEIGHT: 3.2 }, true],
    ['an infant under 2 months without days', { PD_GENDER: 'female', PD_AGE: 1, PD_WEIGHT: 3.2 }, false],
    ['an infant of 2 months', { PD_GENDER: 'female', PD_AGE: 2, PD_WEIGHT: 5 }, true],
    ['an adult whose height is not known', { ...adult, PD_HEIGHT: undefined, PD_HEIGHT_KNOWN: 'no' }, true],
    ['an adult whose dry weight is to be used', { ...adult, PD_WEIGHT_BASIS: 'dry' }, false],
    ['a dry weight', { ...adult, PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 66 }, true],
    ['an estimated weight', { ...adult, PD_WEIGHT_BASIS: 'estimated' }, true],
    ['no sex', { ...adult, PD_GENDER: undefined }, false],
    ['no age', { ...adult, PD_AGE: undefined }, false],
    ['no weight', { ...adult, PD_WEIGHT: undefined }, false],
    ['a weight of 0', { ...adult, PD_WEIGHT: 0 }, false],
    ['a weight above the limit', { ...adult, PD_WEIGHT: 651 }, false],
    ['a height above the limit', { ...adult, PD_HEIGHT: 301 }, false],
  ])('[B-03] [C-06] details of %s are complete: %s', (_name, values, complete) => {
    const state = regimenOf(values);
    expect(itemOf('details', state).complete).toBe(complete);
    for (const id of ['energy', 'protein-fluid', 'products'] as const) {
      expect(itemOf(id, state).disabled).toBe(!complete);
    }
  });

  it.each<[string, RegimenState, boolean, boolean]>([
    ['no patient', emptyRegimen('uk'), true, true],
    ['a patient', regimenOf(adult), false, true],
    ['a patient and a product', withProduct(regimenOf(adult)), false, false],
    ['a product whose patient was taken away', withProduct(emptyRegimen('uk')), true, true],
  ])('[B-03] with %s products is closed: %s, report is closed: %s', (_name, state, products, report) => {
    expect(itemOf('products', state).disabled).toBe(products);
    expect(itemOf('report', state).disabled).toBe(report);
  });
});

describe('a tick', () => {
  const ranges = { ER_CALORIC_EQUATION_MIN: 25, ER_CALORIC_EQUATION_MAX: 30 };
  it.each<[string, RegimenState, boolean]>([
    ['is not given for being optional', regimenOf(adult), false],
    ['is not given for a Continue without a result', markUpdated(regimenOf(adult), 'energy'), false],
    ['is given for a result that was entered', regimenOf({ ...adult, ...ranges }), true],
    ['is given for a default that was continued with', markUpdated(regimenOf(child), 'energy'), true],
    [
      'is not given while an entry has an open warning',
      regimenOf({ ...adult, ...ranges, ER_CALORIC_EQUATION_MAX: 41 }),
      false,
    ],
    ['is not given for a default nobody looked at', regimenOf(child), false],
  ])('[B-01] %s', (_name, state, done) => {
    expect(itemOf('energy', state).done).toBe(done);
  });
});

describe('past the next step', () => {
  it.each<[string, RegimenState, string[]]>([
    ['nothing done', regimenOf(child), ['energy', 'protein-fluid', 'products']],
    ['energy done', markUpdated(regimenOf(child), 'energy'), ['protein-fluid', 'products']],
    ['protein done', markUpdated(regimenOf(child), 'protein-fluid'), ['energy', 'products']],
    ['both done', markUpdated(markUpdated(regimenOf(child), 'energy'), 'protein-fluid'), ['products']],
  ])('[B-07] with %s', (_name, state, offered) => {
    expect(laterSteps(itemsOf(state)).map(({ id }) => id)).toEqual(offered);
  });
});

const ruleOf = (step: StepId, state: RegimenState, ids: string[]) =>
  continueRule(step, state, assessRegimen(state).assessment, ids);

describe('Continue', () => {
  const fields = ['PD_GENDER', 'PD_AGE', 'PD_WEIGHT', 'PD_HEIGHT', 'PD_WEIGHT_PREVIOUS'];

  it('[B-05] waits for what is required, and names it', () => {
    expect(ruleOf('details', regimenOf({ PD_GENDER: 'male', PD_AGE: 600 }), fields)).toEqual({
      allowed: false,
      missing: ['PD_WEIGHT', 'PD_HEIGHT'],
      invalid: [],
    });
    expect(ruleOf('details', regimenOf(adult), fields)).toEqual({ allowed: true, missing: [], invalid: [] });
  });

  it.each<[string, RegimenState, string[]]>([
    [
      'text that is no number',
      setEntry(regimenOf(adult), 'PD_WEIGHT_PREVIOUS', { text: '6o' }),
      ['PD_WEIGHT_PREVIOUS'],
    ],
    [
      'an optional value outside its limit',
      regimenOf({ ...adult, PD_WEIGHT_PREVIOUS: 651 }),
      ['PD_WEIGHT_PREVIOUS'],
    ],
    ['a height of a child outside its limit', regimenOf({ ...child, PD_HEIGHT: 301 }), ['PD_HEIGHT']],
  ])('[F-03] is blocked by %s', (_name, state, invalid) => {
    expect(ruleOf('details', state, fields)).toMatchObject({ allowed: false, invalid });
  });

  it('[B-05] an optional step lets go without an entry, not with a wrong one', () => {
    expect(ruleOf('energy', regimenOf(adult), ['ER_PENN_TMAX']).allowed).toBe(true);
    expect(ruleOf('energy', regimenOf({ ...adult, ER_PENN_TMAX: 151 }), ['ER_PENN_TMAX']).allowed).toBe(
      false,
    );
    expect(ruleOf('energy', regimenOf({ ...adult, ER_PENN_TMAX: 151 }), ['ER_SACN_ADJUST']).allowed).toBe(
      true,
    );
  });

  it('[B-09] products wait for a product', () => {
    expect(ruleOf('products', regimenOf(adult), [])).toMatchObject({
      allowed: false,
      missing: ['PC_SELECTED_PRODUCTS'],
    });
    expect(ruleOf('products', withProduct(regimenOf(adult)), []).allowed).toBe(true);
  });

  it('[B-02] [B-07] leads from step to step', () => {
    expect((['details', 'energy', 'protein-fluid', 'products', 'report'] as const).map(nextStep)).toEqual([
      'energy',
      'protein-fluid',
      'products',
      'report',
      null,
    ]);
  });
});
