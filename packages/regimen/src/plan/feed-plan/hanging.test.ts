import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { catalogue, withPlainSpaces, productOf } from '../checks/test-support/plan-of.ts';
import { alternativeContainers, usualContainer } from './containers.ts';
import { calculatePlanAndRecipe } from './plan-and-recipe.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';

const night = (product: string, volume: number, more: object = {}) => ({
  product,
  mode: 'cyclic',
  volume,
  start: '20:00',
  hours: 10,
  ...more,
});

const chosen = (id: string, volume: number): SelectedProduct => {
  const { name, basis } = productOf(id);
  return { id, name, packSize: '', images: [], volume, volumeUnit: basis };
};

type Given = { product: string; volume: number; minutes?: number };

function workedOut(session: Given, isForCalculate = false) {
  const { plan, errors } = parseFeedPlan({ sessions: [session] });
  expect(errors).toEqual([]);
  const values = { PD_GENDER: 'female', PD_AGE: 700, PD_WEIGHT: 60 } as const;
  const { feedPlan, findings } = calculatePlanAndRecipe({
    country: 'uk',
    values,
    lists: { PD_SCOPE: [] },
    assessment: assess({ lists: { PD_SCOPE: [] }, country: 'uk', values }),
    feedPlan: plan ?? undefined,
    recipe: undefined,
    products: [chosen(session.product, session.volume)],
    catalogue,
    isForCalculate,
  });
  const [one] = feedPlan?.sessions ?? [];
  if (one === undefined) throw new Error('no session');
  return { hung: one.hung, findings };
}

const askedOfBolus = (minutes: number, more: object = {}, isForCalculate = false) => {
  const bolus = { product: 'lumeket-4-1-liquid', volume: 900, mode: 'bolus', boluses: 3, first: '06:00' };
  const { findings } = workedOut({ ...bolus, minutes, ...more }, isForCalculate);
  return findings.flatMap(({ code, message }) => (code === 'hang-time' ? [withPlainSpaces(message)] : []));
};

describe('[L-04] what a session hangs that names no container', () => {
  it.each([
    ['a tube feed in packs', 'tarnvane-standard', 1000, 'rth', 24],
    ['a drink in bottles', 'dalesip-milk', 400, 'decanted', 4],
    ['a feed in cartons, drunk or given by tube', 'lumeket-4-1-liquid', 400, 'decanted', 4],
    ['the same in bottles', 'nephrane-dialysis', 500, 'decanted', 4],
    ['what only a metabolic team gives, in pouches', 'orrimel-pku-pouch-20', 348, 'decanted', 4],
    ['a tube feed of which the bottle is opened', 'wrenfold-tube', 200, 'decanted', 4],
    ['the same feed in the pack that hangs', 'wrenfold-tube', 1000, 'rth', 24],
    ['an infant’s feed in bottles', 'cradlemere-high-energy', 250, 'decanted', 4],
    ['a powder', 'cradlemere-hydrolysed', 500, 'reconstituted', 4],
  ] as const)('%s: %s, %s ml', (_what, id, volume, container, limitHours) => {
    expect(workedOut(night(id, volume)).hung).toMatchObject({ container, limitHours });
    expect(usualContainer({ product: id, volume }, [chosen(id, volume)], catalogue)).toBe(container);
  });

  it.each([
    [200, 'decanted'],
    [500, 'rth'],
  ])('takes the pack that the session names: %s ml', (packSize, container) =>
    expect(workedOut(night('wrenfold-tube', 1000, { packSize })).hung.container).toBe(container),
  );

  it('states what it takes for the container of a bottle, and offers what else the label or a person may say', () => {
    const bottles = night('wrenfold-tube', 700);
    const { hung, findings } = workedOut(bottles);
    expect(hung).toMatchObject({ container: 'decanted', limitHours: 4, isAssumed: true, hangs: 3 });
    expect(findings.map(({ code }) => code)).not.toContain('hang-time');
    // As a list of numbers it has no other place to say so.
    expect(workedOut(bottles, true).findings.map(({ code }) => code)).toContain('hang-time');
    expect(alternativeContainers(productOf('wrenfold-tube'), 200)).toEqual([
      { packSize: 500 },
      { container: 'rth' },
    ]);
    expect(alternativeContainers(productOf('nephrane-child-2-0'), 125)).toEqual([{ container: 'rth' }]);
    expect(alternativeContainers(productOf('lumeket-4-1-liquid'), 200)).toEqual([]);
    // Neither is assumed once it is said: decanted all night is asked about everywhere.
    const said: object[] = [
      { container: 'decanted' },
      { container: 'rth' },
      { packSize: 500 },
      { hangLimitHours: 8 },
    ];
    for (const more of said) expect(workedOut({ ...bottles, ...more }).hung.isAssumed).toBe(false);
    const decanted = workedOut(night('wrenfold-tube', 700, { container: 'decanted' }), false);
    expect(decanted.findings.map(({ code }) => code)).toContain('hang-time');
    // What is drunk is opened, whatever is said of it.
    const drink = workedOut(night('lumeket-4-1-liquid', 800), false);
    expect(drink.findings.map(({ code }) => code)).toContain('hang-time');
  });

  it('asks about a drink that hangs beyond its 4 h, and nothing once its label is entered', () => {
    const drink = night('lumeket-4-1-liquid', 800, { mode: 'continuous', hours: 20 });
    const asked = (more: object) => {
      const { findings } = workedOut({ ...drink, ...more });
      return findings.flatMap(({ code, message }) =>
        code === 'hang-time' ? [withPlainSpaces(message)] : [],
      );
    };
    expect(asked({})).toEqual([
      'Lumeket 4:1 Liquid runs for 20 h and may hang 4 h: 5 containers a day, at most 160 ml in each.',
    ]);
    expect(asked({ container: 'decanted', hangLimitHours: 12, hours: 12 })).toEqual([]);
    // Longer than any source says, and 40 typed for 4.
    expect(asked({ hangLimitHours: 40 })).toEqual([
      'A hang limit of 40 h was entered for Lumeket 4:1 Liquid: this app asks above 12 h for what hangs so.',
    ]);
    expect(asked({ container: 'rth', hangLimitHours: 36 })).toEqual([]);
    expect(asked({ container: 'rth', hangLimitHours: 48 })).toHaveLength(1);
  });

  it('asks about a bolus that hangs longer than its feed may, on screens', () => {
    expect(askedOfBolus(300)).toEqual([
      'Each bolus of Lumeket 4:1 Liquid hangs 5 h, over 4 h: give it in less time, or in two.',
    ]);
    expect(askedOfBolus(240)).toEqual([]);
    expect(askedOfBolus(300, {}, true)).toEqual([]);
    expect(askedOfBolus(300, { hangLimitHours: 8 })).toEqual([]);
  });

  it('keeps a container that it names', () => {
    expect(workedOut(night('dalesip-milk', 400, { container: 'rth' })).hung).toMatchObject({
      container: 'rth',
      limitHours: 24,
    });
    expect(workedOut(night('tarnvane-standard', 400, { container: 'milk' })).hung.container).toBe('milk');
  });
});

describe('[L-04] how long a container hangs', () => {
  const continuous = { mode: 'continuous', hours: 24, start: '08:00' };

  it('is until it is empty where the next day begins as the session ends', () => {
    const { hung } = workedOut(night('tarnvane-standard', 840, { ...continuous, packSize: 1000 }));
    expect(hung.hangsHours).toBeCloseTo(1000 / 35, 9);
    expect(hung.isBeyondLimit).toBe(true);
  });
});
