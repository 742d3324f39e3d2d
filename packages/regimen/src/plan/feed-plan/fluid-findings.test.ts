import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { applyRecipe } from '../../state/apply-recipe.ts';
import { chooseProduct } from '../../state/products.ts';
import { emptyRegimen, type RegimenState } from '../../state/regimen-state.ts';
import { setList, setValues } from '../../state/transitions.ts';
import type { RegimenValues } from '../../state/values.ts';
import { planFindings } from '../checks/checks.ts';
import { catalogue, productOf, withPlainSpaces } from '../checks/test-support/plan-of.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { calculatePlanAndRecipe } from './plan-and-recipe.ts';
import { parseFeedPlan } from './parse-feed-plan.ts';

const HYDROLYSED = 'cradlemere-hydrolysed';
/** Its label does not say how much room the powder takes, so no water is known of its recipe. */
const RENAL = 'nephrane-start';
const FEED = 'wrenfold-tube';
const CHILD: RegimenValues = { PD_GENDER: 'male', PD_AGE: 36, PD_WEIGHT: 14 };

const regimen = (values: RegimenValues, amounts: Record<string, number> = {}): RegimenState =>
  Object.entries(amounts).reduce(
    (state, [id, amount]) => chooseProduct(state, productOf(id), amount),
    setValues(emptyRegimen('uk'), values),
  );

function withRecipe(state: RegimenState, product: string, strengthPercent: number, finalMl: number) {
  const { recipe } = parseRecipe({
    product,
    by: 'final_volume',
    strengthPercent,
    finalMl,
    scoops: 'exact_grams',
    modules: [],
  });
  return applyRecipe(state, recipe!, catalogue);
}

/** What is asked about fluid of a regimen as a screen finds it: what plan and recipe ask about is found where there is one. */
function asked(state: RegimenState, plan?: object): string[] {
  const read = parseFeedPlan(plan ?? {});
  expect(read.errors).toEqual([]);
  const around = { ...state, assessment: assess(state), catalogue };
  const feedPlan = plan === undefined ? undefined : (read.plan ?? undefined);
  const bedside =
    plan === undefined && state.recipe === undefined
      ? undefined
      : calculatePlanAndRecipe({ ...around, feedPlan }).findings;
  return planFindings({ ...around, bedside })
    .filter(({ code, fields }) => code === 'infant-volume' || fields.includes('FLUID_RESULT'))
    .map(({ code, message }) => `${code}: ${withPlainSpaces(message)}`);
}

const bottles = (product: string, volume: number) => ({
  sessions: [{ product, mode: 'by_mouth', volume, boluses: 4, first: '08:00' }],
});

describe('[K-05] [M-04] the water of what is made up', () => {
  const restricted = { ...CHILD, PC_FLUID_ADJUST: 25 };
  const made = withRecipe(regimen(restricted), HYDROLYSED, 13, 700);

  it('is held against a restriction without a feed plan, and with one that flushes nothing', () => {
    expect(asked(made)).toEqual([
      'total-implausible: The products as they are made up give 630 ml/day of free water, 180 % of the fluid limit (350 ml/day).',
    ]);
    expect(asked(made, bottles(HYDROLYSED, 700))).toEqual([
      'total-implausible: The feed plan gives 630 ml/day of free water, 180 % of the fluid limit (350 ml/day).',
    ]);
    expect(asked(withRecipe(regimen(restricted), HYDROLYSED, 13, 300))).toEqual([]);
  });

  it('is the volume where the water is not known', () => {
    const unknown = withRecipe(regimen(restricted), RENAL, 15, 600);
    expect(asked(unknown)).toEqual([
      'total-implausible: By volume the products give 600 ml/day, of which not all water is stated, 171 % of the fluid limit (350 ml/day).',
    ]);
    expect(asked(unknown, bottles(RENAL, 600))).toEqual([
      'total-implausible: By volume the feed plan gives 600 ml/day, of which not all water is stated, 171 % of the fluid limit (350 ml/day).',
    ]);
    expect(asked(withRecipe(regimen(CHILD), RENAL, 15, 600))).toEqual([]);
    // So of a powder made up by its label.
    expect(asked(regimen(restricted, { [HYDROLYSED]: 130 }))).toEqual([
      'total-implausible: By volume the products give 1,000 ml/day, of which not all water is stated, 286 % of the fluid limit (350 ml/day).',
    ]);
  });
});

it('[L-03] the volume of a plan is held against the need where it was chosen as the basis', () => {
  const state = regimen({ ...CHILD, PC_FLUID_ADJUST: 30 }, { [FEED]: 440 });
  const plan = (fluidBasis: string) => ({ ...bottles(FEED, 440), fluidBasis });
  expect(asked(state, plan('free_water'))).toEqual([]);
  expect(asked(state, plan('volume'))).toEqual([
    'total-implausible: The feed plan gives 440 ml/day by volume, 105 % of the fluid limit (420 ml/day).',
  ]);
});

it('[K-07] a feed plan that is not made for whom it is silences nothing that the products give', () => {
  const infant: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 5 };
  const state = regimen(infant, { 'cradlemere-high-energy': 1300 });
  const of = [
    'total-implausible: By volume the products give 1,300 ml/day, 173 % of the fluid need (750 ml/day).',
    'infant-volume: By volume the products come to 260 ml/kg/day, over 200 ml/kg/day for an infant.',
  ];
  const plan = bottles('cradlemere-high-energy', 1300);
  const ofPlan = { ...state, lists: { PD_SCOPE: [] } };
  expect(asked(ofPlan)).toEqual(expect.arrayContaining(of.slice(1)));
  for (const outside of [
    setValues(state, { PD_PRETERM: 'yes' }),
    setList(state, 'PD_SCOPE', ['preterm']),
    setList(state, 'PD_SCOPE', ['parenteral']),
  ]) {
    expect(asked(outside, plan)).toEqual(asked(outside));
    expect(asked(outside, plan)).toEqual(expect.arrayContaining(of));
  }
});
