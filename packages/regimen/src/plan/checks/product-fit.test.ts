import type { Product } from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import type { ScopeId } from '../../entries/choice-ids.ts';
import type { RegimenValues } from '../../state/values.ts';
import { assess } from '../../assessment/assess.ts';
import { planFindings, type PlanInput, productFindings } from './checks.ts';
import { shortFindingText } from './short-finding-text.ts';
import {
  catalogue,
  findingsWithCode,
  withPlainSpaces,
  productOf,
  ofPatient,
} from './test-support/plan-of.ts';

const FEED = 'tarnvane-energy-fibre'; // from 6 years
const TODDLER_FEED = 'wrenfold-tube'; // 1 to under 7 years
const INFANT_FEED = 'cradlemere-high-energy'; // under 18 months

describe('[K-01] a product’s age range against the patient', () => {
  it.each<[string, number, string | null, number | null]>([
    [FEED, 0, 'confirm', 72],
    [FEED, 11, 'confirm', 72],
    [FEED, 12, 'ask', 72],
    [FEED, 71, 'ask', 72],
    [FEED, 72, null, null],
    [FEED, 1200, null, null],
    [TODDLER_FEED, 11, 'confirm', 12],
    [TODDLER_FEED, 12, null, null],
    [TODDLER_FEED, 83, null, null],
    [TODDLER_FEED, 84, 'ask', 84],
    [INFANT_FEED, 17, null, null],
    [INFANT_FEED, 18, 'ask', 18],
    ['orrimel-pku-spoon-10', 5, 'ask', 6], // from 6 months: below the first birthday only an ask
    ['orrimel-pku-spoon-10', 6, null, null],
  ])('%s at %d months: %s', (id, age, severity, limit) => {
    const [finding, ...others] = findingsWithCode('product-age', {
      values: { PD_AGE: age },
      products: [[id, 100]],
    });
    expect(others).toEqual([]);
    expect(finding?.severity ?? null).toBe(severity);
    expect(finding?.limit ?? null).toBe(limit);
    if (finding)
      expect(finding).toMatchObject({ value: age, unit: 'months', products: [id], source: 'label' });
  });

  it.each<[string, RegimenValues, string]>([
    [FEED, { PD_AGE: 63 }, 'Tarnvane Energy Fibre is for 6 years and over. Patient 5 years 3 months.'],
    [FEED, { PD_AGE: 0, PD_AGE_DAYS: 1 }, 'Tarnvane Energy Fibre is for 6 years and over. Patient 1 day.'],
    [TODDLER_FEED, { PD_AGE: 4 }, 'Wrenfold Tube is for 1 year to under 7 years. Patient 4 months.'],
    [INFANT_FEED, { PD_AGE: 24 }, 'Cradlemere High Energy is for under 1 year 6 months. Patient 2 years.'],
  ])('%s says it with both ages', (id, values, message) => {
    const [finding] = findingsWithCode('product-age', { values, products: [[id, 100]] });
    expect(withPlainSpaces(finding?.message ?? '')).toBe(message);
  });

  it('says nothing while the age is not known, or of a product that names no ages', () => {
    expect(findingsWithCode('product-age', { products: [[FEED, 100]] })).toEqual([]);
    const ageless = { ...productOf(FEED), ageFromMonths: null };
    expect(findingsWithCode('product-age', { values: { PD_AGE: 4 }, products: [[ageless, 100]] })).toEqual(
      [],
    );
  });
});

describe('[K-02] form and route', () => {
  it.each<[string, RegimenValues['PC_TYPE_OF_FEED'], string | null]>([
    ['dalesip-milk', 'tube', 'Dalesip Milk is a supplement to drink. The plan is by tube.'],
    ['lowenfield-penne', 'tube', 'Lowenfield Low Protein Penne is a food. The plan is by tube.'],
    ['dalesip-pud', 'tube', 'Dalesip Pud is a food. The plan is by tube.'],
    [FEED, 'oral', 'Tarnvane Energy Fibre is a tube feed. The plan is oral.'],
    [FEED, 'tube', null],
    ['dalesip-milk', 'oral', null],
    ['dalesip-milk', 'oral_and_tube', null],
    [FEED, 'oral_and_tube', null],
    [FEED, undefined, null],
    // Both a tube feed and a supplement: either route.
    ['lumeket-4-1-liquid', 'tube', null],
    ['lumeket-4-1-liquid', 'oral', null],
    // A module is neither.
    ['addimere-carb', 'tube', null],
    ['addimere-carb', 'oral', null],
  ])('%s in a plan that is %s: %s', (id, route, message) => {
    const values: RegimenValues = route === undefined ? {} : { PC_TYPE_OF_FEED: route };
    const findings = findingsWithCode('product-route', { values, products: [[id, 100]] });
    expect(findings.map(({ message: text }) => text)).toEqual(
      message === null ? [] : [expect.stringContaining(message.split(' is ')[1] ?? '')],
    );
    expect(findings.map(({ severity }) => severity)).toEqual(message === null ? [] : ['ask']);
  });
});

const ofRoute = (id: string, route: RegimenValues['PC_TYPE_OF_FEED'], recipe?: PlanInput['recipe']) =>
  planFindings({
    country: 'uk',
    values: { PD_AGE: 900, PC_TYPE_OF_FEED: route },
    lists: { PD_SCOPE: [] },
    assessment: assess({ country: 'uk', values: {}, lists: { PD_SCOPE: [] } }),
    products: [{ id, name: id, packSize: '', images: [], volume: 12, volumeUnit: 'g' }],
    catalogue,
    recipe,
  }).flatMap(({ code, severity, message }) => (code === 'not-for-tube' ? [`${severity}: ${message}`] : []));

describe('[K-02] what goes down no tube', () => {
  const says = 'confirm: Flowenna Clear is a thickener of food and drink. The plan is by tube.';

  it('a thickener has to be confirmed, also in what a recipe makes', () => {
    expect(ofRoute('flowenna-clear', 'tube')).toEqual([says]);
    const recipe = { modules: [{ product: 'flowenna-clear', amount: 1, per: '100ml' as const }] };
    expect(ofRoute('flowenna-clear', 'tube', recipe)).toEqual([says]);
  });

  it('a tablet is asked about', () => {
    expect(ofRoute('orrimel-pku-tabs', 'tube')).toEqual([
      'ask: Orrimel PKU Tabs is a tablet. The plan is by tube.',
    ]);
    expect(ofRoute('orrimel-pku-powder-15', 'tube')).toEqual([]);
  });

  it('stands beside a tube feed where something is taken by mouth', () => {
    for (const route of ['oral', 'oral_and_tube', undefined] as const)
      expect([...ofRoute('flowenna-clear', route), ...ofRoute('orrimel-pku-tabs', route)]).toEqual([]);
  });
});

describe('[K-03] a product of a disorder needs that disorder', () => {
  it.each<[string, string | undefined, 'ask' | 'confirm' | null]>([
    ['orrimel-pku-infant', undefined, 'ask'],
    ['orrimel-pku-infant', 'pku', null],
    ['orrimel-pku-infant', 'msud', 'confirm'],
    ['orrimel-pku-infant', 'other', 'confirm'],
    // Modules and low-protein foods ask only when another disorder is named.
    ['lowenfield-penne', undefined, null],
    ['lowenfield-penne', 'pku', null],
    ['lowenfield-penne', 'sod', 'ask'],
    ['lowenfield-penne', 'other', null],
    ['orrimel-gsd-starch', undefined, null],
    ['orrimel-gsd-starch', 'pku', 'ask'],
    [FEED, 'pku', null],
    [FEED, undefined, null],
  ])('%s, condition %s: %s', (id, condition, severity) => {
    const values: RegimenValues = condition === undefined ? {} : { PD_CONDITION: condition };
    const findings = findingsWithCode('product-disorder', { values, products: [[id, 100]] });
    expect(findings.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
  });

  it.each<[string, string | undefined, string]>([
    ['orrimel-msud-powder-15', 'pku', 'Orrimel MSUD Powder 15 is for MSUD. This patient has PKU.'],
    [
      'orrimel-msud-powder-15',
      undefined,
      'Orrimel MSUD Powder 15 is for MSUD. No disorder is set for this patient.',
    ],
    [
      'orrimel-isoleucine-50',
      'pku',
      'Orrimel Isoleucine 50 is for MMA-PA, MSUD or another metabolic disorder. This patient has PKU.',
    ],
  ])('%s says what it is for', (id, condition, message) => {
    const values: RegimenValues = condition === undefined ? {} : { PD_CONDITION: condition };
    expect(findingsWithCode('product-disorder', { values, products: [[id, 25]] })[0]?.message).toBe(message);
  });
});

describe('[A-07] [K-01] a product of the other country', () => {
  const UK_ONLY = 'tarnvane-1-2-fibre';
  const ROI_ONLY = 'nephrane-low-protein';

  it.each<['uk' | 'roi', string, string | null]>([
    ['uk', UK_ONLY, null],
    ['roi', UK_ONLY, 'Tarnvane 1.2 Fibre is not available in the Republic of Ireland.'],
    ['roi', ROI_ONLY, null],
    ['uk', ROI_ONLY, 'Nephrane Low Protein is not available in the United Kingdom.'],
    ['uk', FEED, null],
    ['roi', FEED, null],
  ])('in %s, %s: %s', (country, id, message) => {
    const findings = findingsWithCode('product-country', { country, products: [[id, 100]] });
    expect(findings.map((finding) => finding.message)).toEqual(message === null ? [] : [message]);
    for (const finding of findings) expect(finding).toMatchObject({ severity: 'ask', products: [id] });
  });
});

it('[K-01] [K-02] [K-03] [K-16] a row of a list says the same as the plan that holds the product', () => {
  const values: RegimenValues = { PD_AGE: 4, PC_TYPE_OF_FEED: 'tube', PD_CONDITION: 'pku' };
  for (const id of [FEED, 'dalesip-milk', 'orrimel-msud-powder-15', 'orrimel-pku-infant']) {
    const inPlan = (['product-age', 'product-route', 'product-disorder', 'natural-protein'] as const).flatMap(
      (code) => findingsWithCode(code, { values, products: [[id, 100]] }),
    );
    expect(productFindings(ofPatient(values), productOf(id), 100)).toEqual(inPlan);
  }
});

const askedOfKidneys = (product: Product, scope: ScopeId[]) =>
  findingsWithCode('product-kidney', { products: [[product, 100]], scope }).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );
const shortRow = (product: Product, scope: ScopeId[]) =>
  productFindings(ofPatient({}, scope), product).map((finding) => shortFindingText(finding, product, {}));

describe('[K-19] a product for kidney disease or dialysis needs one of them', () => {
  const DIALYSIS = 'nephrane-dialysis'; // dialysis or kidney disease
  const CHILD = 'nephrane-child-2-0'; // kidney disease
  const alone = { ...productOf(DIALYSIS), kidneyUses: ['dialysis'] as const };
  const before = { ...productOf(DIALYSIS), kidneyUses: ['before-dialysis'] as const };
  it.each<[string, ScopeId[], string | null]>([
    [
      DIALYSIS,
      [],
      'ask: Nephrane Dialysis is for dialysis or kidney disease. Neither dialysis nor kidney disease is set for this patient.',
    ],
    [DIALYSIS, ['renal'], null],
    [DIALYSIS, ['kidney'], null],
    [
      DIALYSIS,
      ['burns'],
      'ask: Nephrane Dialysis is for dialysis or kidney disease. Neither dialysis nor kidney disease is set for this patient.',
    ],
    [CHILD, [], 'ask: Nephrane Child 2.0 is for kidney disease. No kidney disease is set for this patient.'],
    [CHILD, ['renal'], null],
    [CHILD, ['kidney'], null],
    [
      'alone',
      ['kidney'],
      'confirm: Nephrane Dialysis is for dialysis. This patient has kidney disease without dialysis.',
    ],
    [
      'before',
      ['renal'],
      'confirm: Nephrane Dialysis is for kidney disease before dialysis. This patient is on dialysis.',
    ],
    ['alone', [], 'ask: Nephrane Dialysis is for dialysis. Dialysis is not set for this patient.'],
    ['before', ['kidney'], null],
    [
      'before',
      ['kidney', 'renal'],
      'confirm: Nephrane Dialysis is for kidney disease before dialysis. This patient is on dialysis.',
    ],
    [
      'before',
      [],
      'ask: Nephrane Dialysis is for kidney disease before dialysis. No kidney disease is set for this patient.',
    ],
    // Its label names dialysis last, after much else.
    ['tarnvane-concentrate-2-0', [], null],
    [FEED, ['renal'], null],
  ])('%s, %j: %s', (id, scope, says) => {
    const one = { alone, before }[id] ?? productOf(id);
    expect(askedOfKidneys(one, scope)).toEqual(says === null ? [] : [says]);
    const row = productFindings(ofPatient({}, scope), one).filter(({ code }) => code === 'product-kidney');
    expect(row.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
      says === null ? [] : [says],
    );
  });

  it('says it in the few words of a row', () => {
    expect(shortRow(productOf(DIALYSIS), [])).toEqual([
      'for dialysis or kidney disease, not set for this patient',
    ]);
    expect(shortRow(alone, ['kidney'])).toEqual([
      'for dialysis, patient has kidney disease without dialysis',
    ]);
    expect(shortRow(before, ['renal'])).toEqual([
      'for kidney disease before dialysis, patient is on dialysis',
    ]);
  });

  it('`calculate` has no such code', () => {
    expect(findingsWithCode('product-kidney', { products: [[DIALYSIS, 100]], isForCalculate: true })).toEqual(
      [],
    );
  });
});
