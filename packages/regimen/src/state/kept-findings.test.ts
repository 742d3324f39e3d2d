import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess.ts';
import { planFindings } from '../plan/checks/checks.ts';
import type { Finding } from '../plan/checks/finding.ts';
import { catalogue, productOf } from '../plan/checks/test-support/plan-of.ts';
import { reopenFinding, keepFindings, keptFindings, openFindings } from './kept-findings.ts';
import { chooseProduct } from './products.ts';
import { emptyRegimen, type RegimenState } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setValue, setValues } from './transitions.ts';
import type { RegimenValues } from './values.ts';

const AT = '2026-11-22T14:32:00.000Z';
const FEED = productOf('tarnvane-energy-fibre');

const findingsOf = (state: RegimenState) => planFindings({ ...state, assessment: assess(state), catalogue });
const open = (state: RegimenState) => openFindings(state, findingsOf(state)).map(({ code }) => code);

const girl: RegimenValues = { PD_GENDER: 'female', PD_AGE: 63, PC_TYPE_OF_FEED: 'tube' };
const plan = chooseProduct(setValues(emptyRegimen('uk'), girl), FEED, 200);
const kept = keepFindings(plan, findingsOf(plan), AT);

describe('[K-01] a finding is asked once and stays named', () => {
  it('is open until it is kept, and then named with the time', () => {
    expect(open(plan)).toEqual(['product-age']);
    expect(open(kept)).toEqual([]);
    expect(keptFindings(plan, findingsOf(plan))).toEqual([]);
    expect(keptFindings(kept, findingsOf(kept))).toEqual([{ finding: findingsOf(kept)[0], keptAt: AT }]);
  });

  it('is not asked again for another amount, and is asked again for another age', () => {
    expect(open(chooseProduct(kept, FEED, 220))).toEqual([]);
    expect(open(setValue(kept, 'PD_AGE', 62))).toEqual(['product-age']);
    expect(open(setValue(setValue(kept, 'PD_AGE', 62), 'PD_AGE', 63))).toEqual([]);
    expect(open(setValue(kept, 'PD_GENDER', 'male'))).toEqual([]);
  });

  it('an answer for one product does not count for another', () => {
    const other = chooseProduct(kept, productOf('tarnvane-standard'), 100);
    expect(openFindings(other, findingsOf(other)).map(({ products }) => products)).toEqual([
      ['tarnvane-standard'],
    ]);
  });

  it('Undo asks it again, and keeping it twice keeps the later time', () => {
    const [finding] = findingsOf(kept);
    if (finding === undefined) throw new Error('nothing found');
    expect(open(reopenFinding(kept, finding))).toEqual(['product-age']);
    const later = keepFindings(kept, [finding], '2026-11-23T09:00:00.000Z');
    expect(later.kept).toHaveLength(1);
    expect(keptFindings(later, [finding])[0]?.keptAt).toBe('2026-11-23T09:00:00.000Z');
  });

  it('is kept when the page is closed', () => {
    expect(parseRegimen(serialiseRegimen(kept))).toEqual(kept);
  });
});

const total = (value: number, products = ['a']): Finding => ({
  code: 'total-implausible',
  severity: 'ask',
  fields: ['PATIENT_PROTEIN_RESULT'],
  products,
  value,
  limit: 250,
  unit: '%',
  message: `${value} %`,
  source: '',
});

describe('[K-05] [K-10] a total that was answered', () => {
  const answered = keepFindings(emptyRegimen('uk'), [total(260)], AT);
  it.each([
    ['the same', total(260), true],
    ['a little more, by another product', total(374, ['a', 'b']), true],
    ['half the limit further on', total(376), false],
    ['of another need', { ...total(260), fields: ['PATIENT_ENERGY_RESULT'] }, false],
    ['held against another limit', { ...total(260), limit: 150 }, false],
  ])('%s', (_what, finding, isKept) => expect(keptFindings(answered, [finding]).length === 1).toBe(isKept));
});

const share = (value: number): Finding => ({ ...total(value), code: 'incomplete-alone', limit: 80 });

it('[K-05] products that are not complete are not asked about again at each amount', () => {
  const answered = keepFindings(emptyRegimen('uk'), [share(98)], AT);
  expect(openFindings(answered, [share(104)])).toEqual([]);
  expect(openFindings(answered, [share(150)])).toHaveLength(1);
});

it('[K-05] [K-10] a total that was answered is asked about again for another patient', () => {
  const values: RegimenValues = { PD_GENDER: 'female', PD_AGE: 40, PD_WEIGHT: 14 };
  const state = setValues(emptyRegimen('uk'), values);
  const totals = [total(260), { ...total(30), code: 'upper-level', fields: ['zinc'], limit: 10 } as Finding];
  const answered = keepFindings(state, totals, AT);
  expect(openFindings(answered, totals)).toEqual([]);
  for (const other of [
    { PD_AGE: 50 },
    { PD_GENDER: 'male' },
    { PD_WEIGHT: 12 },
    { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 12 },
  ] as RegimenValues[])
    expect(openFindings(setValues(answered, other), totals)).toEqual(totals);
  expect(openFindings(setValues(answered, { PC_TYPE_OF_FEED: 'oral' }), totals)).toEqual([]);
});

describe('[K-06] [K-07] findings about the patient', () => {
  const heavy = setValues(emptyRegimen('uk'), {
    PD_GENDER: 'female',
    PD_AGE: 63,
    PD_WEIGHT: 40,
    PC_FLUID_ADJUST: 30,
  });
  const answered = keepFindings(heavy, findingsOf(heavy), AT);

  it.each<[keyof RegimenValues, number | string, boolean]>([
    ['PD_WEIGHT', 41, true],
    ['PD_AGE', 64, true],
    ['PD_GENDER', 'male', true],
    ['PD_HEIGHT', 110, true],
    ['PC_FLUID_ADJUST', 31, false],
  ])('after %s becomes %s the weight is asked about again: %s', (key, value, isAskedAgain) => {
    expect(open(heavy)).toContain('weight-implausible');
    expect(open(answered)).toEqual([]);
    const changed = setValues(answered, { [key]: value });
    expect(open(changed).includes('weight-implausible')).toBe(isAskedAgain);
  });

  it('a stop is resolved by changing an entry, not by answering', () => {
    const newborn = setValues(emptyRegimen('uk'), { PD_AGE: 0, PD_AGE_DAYS: 20 });
    const tried = keepFindings(newborn, findingsOf(newborn), AT);
    expect(tried.kept).toEqual([]);
    expect(open(tried)).toEqual(['newborn']);
  });
});

const cap = (value: number): Finding => ({ ...total(0), code: 'first-days', value });

it('[K-01] is the same question where a figure was reckoned in another order', () => {
  const answered = keepFindings(emptyRegimen('uk'), [cap(16.1111111111111)], AT);
  expect(keptFindings(answered, [cap(16.11111111111111)])).toHaveLength(1);
  expect(keptFindings(answered, [cap(16.12)])).toEqual([]);
});
