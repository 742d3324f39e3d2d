// Longer than other files: one table of bases, each checked against the label.
import { describe, expect, it } from 'vitest';
import { type Answer, answerText } from './answers/answer.ts';
import { createAssistant } from './assistant.ts';
import { demonstrationOptions, PRODUCTS } from './test-support/demonstration-assistant.ts';
import { rawRow } from './test-support/raw-labels.ts';
import { isOnTheLabel } from './test-support/untraceable.ts';
import { plain, sim, told } from './test-support/dialogue.ts';

const sold = (category: string) =>
  PRODUCTS.filter(
    ({ productAvailability, categories }) => productAvailability !== 'roi' && categories.includes(category),
  ).map(({ id }) => id);
/** A number from the first or second column of the raw label; undefined if there is none. */
const raw = (id: string, row: string, column: 0 | 1 = 0): number | undefined => {
  const text = rawRow(id, row)?.columns[column] ?? '';
  return /^\d/u.test(text) ? Number(text) : undefined;
};
const perHundredKcal = (id: string): number => {
  const [protein, energy] = [raw(id, 'Protein'), raw(id, 'Energy (kcal)')];
  return protein === undefined || !energy ? Number.NaN : (protein / energy) * 100;
};

const idsOfRows = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.kind === 'products' ? part.rows.map((row) => row.id) : []));
const figuresOf = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.kind === 'values' ? part.values.map(({ shown }) => shown) : []));

describe('how much of a product provides an amount of a nutrient', () => {
  it.each([
    ['how many ml of Dalesip Mini for 30 g protein', 'dalesip-mini', 'Protein', 30],
    ['what volume of Tarnvane Energy gives 1500 kcal', 'tarnvane-energy', 'Energy (kcal)', 1500],
    ['how many mls of Tarnvane Standard contain 20 g of protein', 'tarnvane-standard', 'Protein', 20],
  ])('[J-10] %s', (question, id, row, target) => {
    const [value] = sim.ask(question).parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
    const amount = (target / (raw(id, row) ?? Number.NaN)) * 100;
    expect(value).toMatchObject({ productId: id, unit: 'ml', derivation: { kind: 'for-target', target } });
    expect(value?.shown).toBe(Math.round(amount).toLocaleString('en-GB'));
    expect(value && isOnTheLabel(value)).toBe(true);
  });

  it('[J-10] counts packs if there is only one size, with the calculation', () => {
    const question = 'how many bottles of Dalesip Two for 30 g protein';
    expect(told(question)).toContain('300 ml of Dalesip Two (1.5 × 200 ml) holds 30 g of protein');
    const values = sim.ask(question).parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
    // Besides the fraction of a pack, what whole packs contain.
    expect(values.map(({ shown }) => shown)).toEqual(['300', '1.5', '40.0', '20.0']);
    expect(values.every(isOnTheLabel)).toBe(true);
  });

  it('[J-10] shows no amount if the label does not state the nutrient, or states none', () => {
    const noFibre = PRODUCTS.find(({ id }) => id === 'dalesip-juice');
    expect(noFibre && (raw(noFibre.id, 'Fibre') ?? 0)).toBe(0);
    const answer = sim.ask('how many ml of Dalesip Juice for 5 g fibre');
    expect(answer.kind).toBe('unknown');
    expect(answer.parts.every(({ kind }) => kind === 'text')).toBe(true);
    expect(plain(answerText(answer))).toContain('has no fibre (0 g per 100 ml)');
  });

  it('[J-10] is not an amount for a person', () => {
    for (const question of [
      'how many ml of Dalesip Mini for 30 g protein for my patient',
      'how many bottles of Dalesip Two should he have for 30 g protein',
      'how many bottles of Dalesip Two a day for 30 g protein',
    ])
      expect(sim.ask(question).kind, question).toBe('refusal');
  });
});

describe('lists on a basis', () => {
  it('[J-10] ranks feeds per kcal', () => {
    const best = sold('tube-feed').toSorted(
      (one, other) => (perHundredKcal(other) || 0) - (perHundredKcal(one) || 0),
    );
    const answer = sim.ask('which tube feed has the most protein per 100 kcal');
    expect(answer.productIds[0]).toBe(best[0]);
    expect(told('which tube feed has the most protein per 100 kcal')).toMatch(
      /most protein .* g per 100 kcal/u,
    );
  });

  it('[J-10] checks feeds against a limit per kcal', () => {
    const fit = sold('tube-feed').filter((id) => perHundredKcal(id) >= 5);
    expect(fit.length).toBeGreaterThan(0);
    expect([...sim.ask('tube feeds with at least 5 g protein per 100 kcal').productIds].sort()).toEqual(
      fit.sort(),
    );
  });

  it('[J-10] takes an energy above 10 kcal without a basis as per pack', () => {
    const fit = sold('oral-nutritional-supplement').filter((id) => {
      const { headings, units } = PRODUCTS.find((each) => each.id === id) ?? { headings: [], units: [] };
      const packs = /dose|scoop|100ml at/u.test(headings[1] ?? '')
        ? []
        : units.filter(({ kind }) => !/^(?:tin|dose|scoop)$/u.test(kind));
      return packs.some(({ amount }) => ((raw(id, 'Energy (kcal)') ?? 0) * amount) / 100 > 300);
    });
    expect(fit).toContain('nephrane-dialysis');
    expect([...sim.ask('supplements with over 300 kcal').productIds].sort()).toEqual(fit.sort());
    expect(told('supplements with over 300 kcal')).toContain('more than 300 kcal energy per pack');
  });

  it.each([
    'tube feeds with more than 1.2 and less than 1.6 kcal per ml',
    'tube feeds with less than 1.6 but more than 1.2 kcal per ml',
  ])('[J-10] keeps both ends of a range: %s', (question) => {
    const fit = sold('tube-feed').filter((id) => {
      const energy = raw(id, 'Energy (kcal)') ?? 0;
      const isLiquid = PRODUCTS.find((each) => each.id === id)?.basis === 'ml';
      return isLiquid && energy > 120 && energy < 160;
    });
    expect(fit.length).toBeGreaterThan(0);
    expect([...sim.ask(question).productIds].sort()).toEqual(fit.sort());
    expect(told(question)).toContain('more than 1.2 kcal/ml and less than 1.6 kcal/ml');
  });

  it('[J-10] checks products by the container they come in', () =>
    expect(sim.ask('show me everything for tyrosinaemia in pouches').productIds).toEqual([
      'orrimel-tyr-pouch-15',
    ]));

  it('[J-10] a fish allergy, or "no fish", excludes fish', () => {
    const [with_, without, stated] = [
      'tube feeds for fish allergy',
      'tube feeds, no fish allergy',
      'tube feeds without fish',
    ].map((question) => [...sim.ask(question).productIds].sort());
    expect(with_?.length).toBeGreaterThan(0);
    expect(without).toEqual(with_);
    expect(stated).toEqual(with_);
  });
});

describe('the methods of the regimen', () => {
  it('[J-10] explains the body mass index and the obesity factor', () => {
    expect(told('how is BMI worked out')).toContain('Weight in kg ÷ (height in m)²');
    expect(told('how does the app adjust for obesity')).toContain('high body mass index');
    for (const question of [
      'how is BMI worked out',
      'how does the app adjust for obesity',
      'how does Henry work for a 70 year old woman',
      'how do I work out a bolus',
    ])
      expect(sim.ask(question).intents).toEqual(['app.method']);
  });
});

const perGram = (id: string, row: string): number =>
  (raw(id, row) ?? Number.NaN) / (raw(id, 'Protein') ?? Number.NaN);

describe('one nutrient relative to another', () => {
  it.each([
    'sip feeds with the least potassium per 10 g protein',
    'which sip feeds have the lowest potassium to protein ratio',
    'order the supplements by potassium per gram of protein, lowest first',
  ])('[J-10] ranks by it: %s', (question) => {
    const { productIds } = sim.ask(question);
    const ratios = productIds.map((id) => perGram(id, 'Potassium')).filter((ratio) => !Number.isNaN(ratio));
    expect(ratios.length).toBeGreaterThan(10);
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  });

  it('[J-10] names the basis, and the values it was calculated from', () => {
    const answer = sim.ask('potassium per 10 g protein in Nephrane Dialysis');
    const [value] = answer.parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
    expect(plain(value?.basis ?? '')).toBe('per 10 g of protein');
    expect(value?.shown).toBe((perGram('nephrane-dialysis', 'Potassium') * 10).toFixed(1));
    expect(value && isOnTheLabel(value)).toBe(true);
  });

  it('[J-10] compares nothing with a value that is not stated, or is zero', () => {
    const text = told('potassium per 10 g protein in Addimere Carb Liquid');
    expect(text).toContain('not stated; that is not the same as none');
  });
});

describe('feeds and foods', () => {
  const RENAL = ['nephrane-start', 'nephrane-child-2-0', 'nephrane-dialysis'];

  it.each(['renal feeds', 'compare sodium in all the renal feeds', 'which feeds are for kidney disease'])(
    '[J-10] no bread or biscuits among them: %s',
    (question) => expect([...sim.ask(question).productIds].sort()).toEqual(RENAL.toSorted()),
  );

  it('[J-10] a product indicated for it among other conditions is not of that kind', () =>
    expect(sim.ask('renal products').productIds).not.toContain('lowenfield-loaf'));
});

describe('what an abbreviation means', () => {
  it.each([
    ['what does BMR mean', 'basal metabolic rate'],
    ['what is ONS short for', 'oral nutritional supplement'],
    ['define basal metabolic rate', 'basal metabolic rate'],
    ['what does PENG stand for', 'Parenteral and Enteral Nutrition Group'],
  ])('[J-10] %s', (question, meaning) => {
    const [first] = sim.ask(question).parts;
    expect(first?.kind === 'text' && first.text).toContain(meaning);
    expect(sim.ask(question).productIds).toEqual([]);
  });

  it('[J-10] comes before other information about it', () =>
    expect(told('what is ACBS')).toMatch(/^ACBS: Advisory Committee.*\n.*NHS may prescribe/u));
});

describe('labels that state an amount differently', () => {
  type Row = (typeof PRODUCTS)[number]['minerals'][number];
  const withRow = (
    id: string,
    group: 'minerals' | 'macroNutrients',
    name: string,
    change: (row: Row) => Row,
  ) =>
    createAssistant(
      demonstrationOptions(
        'uk',
        PRODUCTS.map((product) =>
          product.id === id
            ? { ...product, [group]: product[group].map((row) => (row.name === name ? change(row) : row)) }
            : product,
        ),
      ),
    );
  const inMilligrams = ({ per100, perServing, ...row }: Row): Row => {
    const thousandth = (amount: Row['per100']): Row['per100'] =>
      amount.kind === 'stated'
        ? { kind: 'stated', value: amount.value / 1000, text: String(amount.value / 1000) }
        : amount;
    return { ...row, unit: 'mg', per100: thousandth(per100), perServing: thousandth(perServing) };
  };

  it('[J-10] another unit on one label changes no amount, ranking or limit', () => {
    const other = withRow('dalesip-two', 'minerals', 'Selenium', inMilligrams);
    for (const question of [
      'how many ml of Dalesip Two for 55 mcg selenium',
      'which supplements have the most selenium',
      'supplements with more than 10 mcg selenium per 100 ml',
    ]) {
      expect(idsOfRows(other.ask(question)), question).toEqual(idsOfRows(sim.ask(question)));
      expect(figuresOf(other.ask(question)), question).toEqual(figuresOf(sim.ask(question)));
    }
    expect(told('how many ml of Dalesip Two for 55 mcg selenium')).toContain('55');
  });

  it('[J-10] a trace is shown as a trace, never as none', () => {
    const trace = { kind: 'trace', text: 'trace' } as const;
    const other = withRow('dalesip-juice', 'macroNutrients', 'Fat', (row) => ({
      ...row,
      per100: trace,
      perServing: trace,
    }));
    const answer = other.ask('how many ml of Dalesip Juice for 5 g fat');
    expect(answer.kind).toBe('unknown');
    expect(answerText(answer)).toContain('trace');
    expect(answerText(answer)).not.toMatch(/\bno fat\b/);
  });
});
