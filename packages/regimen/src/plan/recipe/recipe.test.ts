import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Product } from '@dietetic/catalogue';
import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundUpToWhole } from '../totals/round-up-to-whole.ts';
import { catalogue, withPlainSpaces, productOf } from '../checks/test-support/plan-of.ts';
import { recipeFindings } from './findings.ts';
import { powderOf } from './powder.ts';
import type { Recipe, ScoopRule } from './recipe.ts';
import { gramsPer100MlFeed } from './strength.ts';
import { calculateRecipe } from './calculate-recipe.ts';

const REVIEWED = 'ecc9a55ea24dc0d85851705ab1abe729409d92534eca2a1ad4b822a33b5e837b';
const text = readFileSync(new URL('../../../golden/powder-recipe.json', import.meta.url), 'utf8');
const golden = JSON.parse(text) as Record<string, { in: Record<string, never>; out: Record<string, number> }>;
const out = (id: string) => {
  const found = golden[id];
  if (found === undefined) throw new Error(id);
  return found.out;
};

const SCOOP = 4.6;
const AMINO: Product = { ...productOf('cradlemere-amino'), scoopGrams: SCOOP };
const HYDROLYSED = productOf('cradlemere-hydrolysed');
const CHILD = catalogue.find(({ dilution }) => dilution?.powderGrams === 21);
const CARB = productOf('addimere-carb');

const recipe = (strengthPercent: number, finalMl: number, scoops: ScoopRule = 'exact_grams'): Recipe => ({
  product: 'any',
  by: 'final_volume',
  strengthPercent: gramsPer100MlFeed(strengthPercent),
  finalMl,
  scoops,
  modules: [],
});
const calculate = (one: Recipe, product: Product) => calculateRecipe(one, product, catalogue);
const closeTo = (value: number | null | undefined, expected: number | undefined, places = 2) =>
  expect(value).toBeCloseTo(expected ?? Number.NaN, places);

const from = (start: object) => calculate({ ...recipe(14, 600), ...start } as Recipe, AMINO);
const asked = (one: Recipe, product: Product, ageMonths: number | null = 4) =>
  recipeFindings(calculate(one, product), product, ageMonths).map(
    ({ code, severity }) => `${code} ${severity}`,
  );

it('the golden cases are the reviewed ones', () => {
  expect(createHash('sha256').update(text).digest('hex')).toBe(REVIEWED);
});

describe('[M-01] [M-02] a powder made up', () => {
  it.each([
    ['PR1', AMINO, 14, 600],
    ['PR2', HYDROLYSED, 17, 600],
    ['PR10', CHILD, 21, 1000],
  ] as const)('%s: grams and water by the displacement of the label', (id, product, percent, finalMl) => {
    if (product === undefined) throw new Error('no such powder');
    const made = calculate(recipe(percent, finalMl), product);
    closeTo(powderOf(product).displacementMlPerGram, out(id).displacement, 4);
    expect(made.grams).toBe(out(id).grams);
    closeTo(made.waterMl, out(id).water, 1);
    closeTo(made.kcalPer100Ml, out(id).kcal100);
    closeTo(made.proteinPer100Ml, out(id).protein100, 3);
    expect(made).toMatchObject({ finalMl, deviationPercent: 0, reasons: {} });
  });

  it('PR3a: whole scoops at the same volume, the strength deviates', () => {
    const golden3a = out('PR3a');
    const made = calculate(recipe(14, 600, 'same_volume'), AMINO);
    closeTo(calculate(recipe(14, 600), AMINO).scoopCount, golden3a.scoopsExact, 3);
    expect(made).toMatchObject({ scoopCount: golden3a.scoops, grams: golden3a.grams, finalMl: 600 });
    closeTo(made.strengthPercent, golden3a.pct, 6);
    closeTo(made.kcalPer100Ml, golden3a.kcal100, 3);
    closeTo(made.deviationPercent, golden3a.deviationPct);
  });

  it('PR3b: whole scoops at the same strength, the volume follows', () => {
    const made = calculate(recipe(14, 600, 'same_strength'), AMINO);
    expect(made).toMatchObject({ scoopCount: 18, deviationPercent: 0 });
    closeTo(made.strengthPercent, 14, 9);
    closeTo(made.waterMl, out('PR3b').waterMl, 1);
    closeTo(made.finalMl, out('PR3b').finalMl, 1);
  });

  it('PR4: one scoop to 30 ml is one figure of the feed and another of the water', () => {
    const byScoop: Recipe = {
      product: 'any',
      by: 'scoop_count',
      count: 1,
      to: { waterMl: 30 },
      scoops: 'same_strength',
      modules: [],
    };
    const made = calculate(byScoop, AMINO);
    closeTo(made.finalMl, out('PR4').finalMl);
    closeTo(made.strengthPercent, out('PR4').pctWV);
    closeTo(made.gramsPer100MlWater, out('PR4').gPer100Water);
    closeTo(made.kcalPer100Ml, out('PR4').kcal100);
    expect(made.waterMl).toBe(30);
  });

  it('from scoops to a strength or a volume, from water, from energy: all meet', () => {
    expect(from({ by: 'scoop_count', count: 18, to: { finalMl: 591.428571428571 } })).toMatchObject({
      grams: 82.8,
      deviationPercent: 0,
    });
    closeTo(from({ by: 'scoop_count', count: 18, to: { strengthPercent: 14 } }).finalMl, 591.43);
    expect(from({ by: 'water_volume', strengthPercent: 14, waterMl: 540 })).toMatchObject({
      grams: 84,
      finalMl: 600,
      waterMl: 540,
    });
    closeTo(from({ by: 'target_energy', kcalPer100Ml: 68.74, finalMl: 600 }).grams, 84, 9);
  });

  it('without a displacement no water; without a scoop grams alone', () => {
    const keto = catalogue.find(({ dilution }) => dilution?.powderGrams === 14.2);
    if (keto === undefined) throw new Error('no such powder');
    const made = calculate(recipe(14.2, 500), keto);
    expect(made).toMatchObject({ grams: 71, waterMl: null, gramsPer100MlWater: null });
    expect(made.reasons).toEqual({ waterMl: 'no-displacement', osmolality: 'no-displacement' });
    const byWater = { ...recipe(14.2, 500), by: 'water_volume', waterMl: 450 } as Recipe;
    expect(calculate(byWater, keto)).toMatchObject({
      grams: null,
      finalMl: null,
      reasons: { grams: 'no-displacement', waterMl: 'no-displacement' },
    });
    const weighed = calculate(recipe(13, 885, 'same_strength'), { ...HYDROLYSED, scoopGrams: null });
    expect(weighed).toMatchObject({ grams: 115.05, scoopCount: null, scoopGrams: null });
    expect(weighed.reasons).toEqual({ scoopCount: 'no-scoop', scoopGrams: 'no-scoop' });
    const scoops = { ...recipe(1, 1), by: 'scoop_count', count: 3, to: { finalMl: 100 } } as Recipe;
    expect(calculate(scoops, { ...HYDROLYSED, scoopGrams: null }).reasons).toMatchObject({
      grams: 'no-scoop',
    });
    expect(calculate(recipe(13, 10, 'same_strength'), HYDROLYSED).reasons.grams).toBe('under-one-scoop');
  });
});

describe('[M-03] what is in it', () => {
  it('PR5: osmolality by water, not by volume', () => {
    closeTo(calculate(recipe(17, 600), HYDROLYSED).osmolality, out('PR5').byWater, 0);
    closeTo(calculate(recipe(13, 600), HYDROLYSED).osmolality, 280, 9);
  });

  it('PR6: solute load, the same per 100 kcal at every strength; one mineral not stated and there is none', () => {
    const stated = withStated(HYDROLYSED, { sodium: 181, potassium: 477, chloride: 376, phosphorus: 241 });
    const [weak, strong] = [13, 17].map((percent) => calculate(recipe(percent, 600), stated));
    closeTo(weak?.soluteLoadPerLitre, out('PR6').perL13, 1);
    closeTo(strong?.soluteLoadPerLitre, out('PR6').perL17, 1);
    closeTo(weak?.soluteLoadPer100Kcal, out('PR6').per100kcal);
    closeTo(strong?.soluteLoadPer100Kcal, out('PR6').per100kcal);
    const unknown = calculate(recipe(13, 600), withStated(HYDROLYSED, { chloride: null }));
    expect(unknown).toMatchObject({ soluteLoadPer100Kcal: null, soluteLoadPerLitre: null });
    expect(unknown.reasons.soluteLoadPer100Kcal).toBe('not-stated');
  });

  it('PR7: a module is solved on the final volume', () => {
    const modules = [{ product: CARB.id, amount: 3, per: '100ml' as const }];
    const carb = withStated(CARB, { energyKcal: 380, protein: 0 });
    const made = calculateRecipe({ ...recipe(13, 885), modules }, HYDROLYSED, [carb]);
    closeTo(made.kcalPer100Ml, out('PR7').kcal100);
    closeTo(made.proteinPer100Ml, out('PR7').protein100, 3);
    closeTo(made.proteinEnergyPercent, out('PR7').proteinEnergyPct);
    closeTo(calculate(recipe(13, 885), HYDROLYSED).proteinEnergyPercent, out('PR7').basePEpct);
    expect(made.modules).toEqual([{ product: carb, amount: 26.55 }]);
    expect(made.modulesWithoutRoom).toEqual([carb]);
    // For the batch it is what it is, and the whole feed meets a target.
    const batch = [{ product: CARB.id, amount: 26.55, per: 'batch' as const }];
    closeTo(calculateRecipe({ ...recipe(13, 885), modules: batch }, HYDROLYSED, [carb]).kcalPer100Ml, 76.66);
    const target = { ...recipe(1, 885), by: 'target_energy', kcalPer100Ml: 76.66, modules } as Recipe;
    closeTo(calculateRecipe(target, HYDROLYSED, [carb]).strengthPercent, 13, 9);
    const more = { ...target, kcalPer100Ml: 11 } as Recipe;
    expect(calculateRecipe(more, HYDROLYSED, [carb]).reasons.grams).toBe('modules-exceed-target');
  });

  it('a liquid module takes its room from the water', () => {
    const oil = productOf('addimere-mct-oil');
    const modules = [{ product: oil.id, amount: 1, per: '100ml' as const }];
    const made = calculate({ ...recipe(13, 1000), modules }, HYDROLYSED);
    closeTo(made.waterMl, 890, 9);
    expect(made.modulesWithoutRoom).toEqual([]);
    const back = { ...recipe(13, 1), by: 'water_volume', waterMl: 890, modules } as Recipe;
    closeTo(calculate(back, HYDROLYSED).finalMl, 1000, 9);
  });

  it('PR8, PR9: what measuring is off by, and tins', () => {
    const { low = 0, high = 0 } = out('PR8');
    closeTo(68.74 * 0.91, low);
    closeTo(68.74 * 1.09, high);
    expect(roundUpToWhole((28 * 84) / 400)).toBe(out('PR9').tins);
  });

  it('PR11: a powder added to milk takes its room beside it', () => {
    const { displacementMlPerGram } = powderOf(HYDROLYSED);
    const finalMl = 100 + 4 * (displacementMlPerGram ?? 0);
    closeTo(finalMl, out('PR11').finalMl);
    closeTo(((69 + 4 * 5.02) * 100) / finalMl, out('PR11').kcal100);
    closeTo(((1.3 + 4 * 0.13) * 100) / finalMl, out('PR11').protein100, 3);
  });
});

describe('[M-03] what a recipe asks about', () => {
  it('strength over 15 and 17 %, of every powder, and over the most that a label allows', () => {
    expect(asked(recipe(15, 600), HYDROLYSED)).toEqual([]);
    expect(asked(recipe(15.1, 600), HYDROLYSED)).toEqual(['strength-high ask']);
    expect(asked(recipe(17, 600), HYDROLYSED)).toEqual(['strength-high ask']);
    expect(asked(recipe(17.01, 600), HYDROLYSED)).toEqual(['strength-high confirm']);
    if (CHILD === undefined) throw new Error('no such powder');
    // Over what the label allows it is the label that is named, and one finding is enough.
    expect(asked(recipe(18.01, 600), HYDROLYSED)).toEqual(['strength-high confirm']);
    expect(asked(recipe(18, 600), HYDROLYSED)).toEqual(['strength-high confirm']);
    expect(asked(recipe(18.01, 600), { ...HYDROLYSED, maxStrengthPercent: null })).toEqual([
      'strength-high confirm',
    ]);
    const [over] = recipeFindings(calculate(recipe(18.01, 600), HYDROLYSED), HYDROLYSED, 4);
    expect([over?.limit, over?.source]).toEqual([18, 'provider’s label']);
    // A powder whose label is stronger: a screen states it, and the finding of calculate says so.
    expect(asked(recipe(21, 600), CHILD, 36)).toEqual([]);
    const [own] = recipeFindings(calculate(recipe(21, 600), CHILD), CHILD, 36, true);
    expect(own).toMatchObject({ code: 'strength-high', severity: 'confirm' });
    expect(withPlainSpaces(own?.message ?? '')).toContain("within the label's own strength of 21 %");
    const [stronger] = recipeFindings(calculate(recipe(22, 600), CHILD), CHILD, 36);
    expect(withPlainSpaces(stronger?.message ?? '')).toContain("The label's strength is 21 %");
  });

  it('a feed for an infant weaker than its label, beyond what measuring is off by', () => {
    const weak = ['strength-under-label ask'];
    expect(asked(recipe(8, 600), HYDROLYSED)).toEqual(weak);
    expect(asked(recipe(8, 600), HYDROLYSED, null)).toEqual(weak);
    expect(asked(recipe(8, 600), HYDROLYSED, 12)).toEqual([]);
    // 13 % on the label: 9 % less is 11.83 %.
    expect(asked(recipe(11.82, 600), HYDROLYSED)).toEqual(weak);
    expect(asked(recipe(11.83, 600), HYDROLYSED)).toEqual([]);
    const [found] = recipeFindings(calculate(recipe(8, 600), HYDROLYSED), HYDROLYSED, 4);
    expect(withPlainSpaces(found?.message ?? '')).toBe(
      `${HYDROLYSED.name} is made up to 8 %, weaker than the 13 % of its label. For an infant, check that so much water is meant.`,
    );
  });

  it('nothing of the label itself where the screen states it, and `calculate` asks by its codes', () => {
    const OWN = productOf('cradlemere-amino-junior');
    const codesOf = (percent: number, isForCalculate: boolean) =>
      recipeFindings(calculate(recipe(percent, 600), OWN), OWN, 84, isForCalculate).map(({ code }) => code);
    expect(codesOf(21, true)).toEqual(['strength-high', 'osmolality-high']);
    expect(codesOf(21, false)).toEqual([]);
    expect(codesOf(22, false)).toEqual(['strength-high', 'osmolality-high']);
  });

  it('osmolality by age, and says when modules are not in it', () => {
    const strong = recipe(20, 600);
    expect(asked(strong, HYDROLYSED)).toContain('osmolality-high ask');
    expect(asked(strong, HYDROLYSED, 12)).not.toContain('osmolality-high ask');
    const modules = [{ product: CARB.id, amount: 1, per: '100ml' as const }];
    const found = recipeFindings(calculate({ ...strong, modules }, HYDROLYSED), HYDROLYSED, 4);
    expect(withPlainSpaces(found.find(({ code }) => code === 'osmolality-high')?.message ?? '')).toMatch(
      /over 450 mOsm\/kg\. What the modules add is not in it\.$/,
    );
    expect(found.map(({ code }) => code)).toContain('module-room');
    // Without a water figure there is no water to be too much.
    const { dilution: _unknown, ...silent } = HYDROLYSED;
    const jug = { ...silent, dilution: { ...HYDROLYSED.dilution, liquidMl: null } } as typeof HYDROLYSED;
    const inJug = recipeFindings(calculate({ ...strong, modules }, jug), jug, 4);
    expect(inJug.map(({ code }) => code)).not.toContain('module-room');
  });

  it('[M-03] a feed for an infant that is denser than 100 kcal in 100 ml by what is added', () => {
    const withCarb = (amount: number, age = 4) =>
      recipeFindings(
        calculate({ ...recipe(13, 600), modules: [{ product: CARB.id, amount, per: '100ml' }] }, HYDROLYSED),
        HYDROLYSED,
        age,
      ).filter(({ code }) => code === 'feed-energy-high');
    expect(withCarb(5)).toEqual([]);
    const [dense] = withCarb(18);
    expect(dense).toMatchObject({ severity: 'confirm', limit: 100, unit: 'kcal/100 ml' });
    expect(withPlainSpaces(dense?.message ?? '')).toMatch(/gives 13\d kcal, over 100 kcal for an infant\./);
    expect(withCarb(18, 12)).toEqual([]);
    // A powder alone is asked about by its strength.
    expect(asked(recipe(21, 600), HYDROLYSED)).not.toContain('feed-energy-high confirm');
  });

  it('protein under 7.5 % of the energy of an infant, solute load from 39', () => {
    const low = withStated(HYDROLYSED, { protein: 9.4 });
    expect(asked(recipe(13, 600), low)).toContain('protein-energy-low ask');
    expect(asked(recipe(13, 600), low, 12)).toEqual([]);
    expect(asked(recipe(13, 600), withStated(HYDROLYSED, { sodium: 2400 }))).toContain(
      'solute-load-high ask',
    );
  });
});

it('[M-02] whole scoops are never more than half a scoop away, and water, powder and modules fill the volume', () => {
  const any = record({
    percent: double({ min: 8, max: 25, noNaN: true }),
    finalMl: integer({ min: 60, max: 3000 }),
    rule: constantFrom<ScoopRule>('same_volume', 'same_strength', 'exact_grams'),
    product: constantFrom(AMINO, HYDROLYSED),
  });
  assert(
    property(any, ({ percent, finalMl, rule, product }) => {
      const wanted = (percent * finalMl) / 100;
      const made = calculate(recipe(percent, finalMl, rule), product);
      const { grams, scoopCount, scoopGrams, waterMl, strengthPercent } = made;
      if (grams === null || scoopCount === null || scoopGrams === null || waterMl === null)
        throw new Error('none');
      expect(Math.abs(grams - wanted)).toBeLessThanOrEqual(
        rule === 'exact_grams' ? 1e-9 : scoopGrams / 2 + 1e-9,
      );
      if (rule !== 'exact_grams') expect(Number.isInteger(scoopCount)).toBe(true);
      const d = powderOf(product).displacementMlPerGram ?? 0;
      expect(waterMl + grams * d).toBeCloseTo(made.finalMl ?? 0, 6);
      if (rule !== 'same_volume') expect(strengthPercent).toBeCloseTo(percent, 9);
      // And back: the same scoops in the same water are the same feed.
      const back = calculate(
        { ...recipe(1, 1), by: 'scoop_count', count: scoopCount, to: { waterMl } } as Recipe,
        product,
      );
      expect(back.finalMl).toBeCloseTo(made.finalMl ?? 0, 6);
    }),
    { seed: 2026, numRuns: 400 },
  );
});

/** The product with other figures per 100; null is not stated. */
function withStated(product: Product, figures: Record<string, number | null>): Product {
  const names: Record<string, string> = {
    energyKcal: 'Energy (kcal)',
    protein: 'Protein',
    sodium: 'Sodium',
    potassium: 'Potassium',
    chloride: 'Chloride',
    phosphorus: 'Phosphorus',
  };
  const changed = (rows: Product['referenceMinerals']) =>
    rows.map((row) => {
      const id = Object.keys(figures).find((key) => row.name === names[key]);
      if (id === undefined) return row;
      const value = figures[id] ?? null;
      return {
        ...row,
        per100:
          value === null
            ? { kind: 'not-stated' as const }
            : { kind: 'stated' as const, value, text: String(value) },
      };
    });
  return {
    ...product,
    referenceMacroNutrients: changed(product.referenceMacroNutrients),
    referenceMinerals: changed(product.referenceMinerals),
  };
}
