import { describe, expect, it } from 'vitest';
import { assess } from '../../assessment/assess.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { setValues } from '../../state/transitions.ts';
import type { RegimenValues } from '../../state/values.ts';
import { findNavigationItem, navigationItems } from '../../steps/navigation.ts';
import { assessRegimen, warningsAbout, confirmWarning } from './warnings.ts';

const AT = '2026-11-23T09:41:00.000Z';
const adult: RegimenValues = {
  PD_GENDER: 'female',
  PD_AGE: 816,
  PD_WEIGHT: 58,
  PD_HEIGHT: 163,
  ER_CALCULATION_METHOD: 'henry_oxford',
  ER_PAL_DIT_CATEGORY: 1.25,
  PC_PENG_PROTEIN_MIN: 1,
  PC_PENG_PROTEIN_MAX: 1.2,
};
const regimenOf = (values: RegimenValues) => setValues(emptyRegimen('uk'), { ...adult, ...values });
const dry = (used: number) => regimenOf({ PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: used });
const messages = (values: RegimenValues) =>
  assessRegimen(regimenOf(values)).warnings.map(({ message }) => message);

describe('[K-11] an entry with an open warning', () => {
  it('is none while everything is in order', () => {
    const { warnings, assessment, calculated } = assessRegimen(regimenOf({}));
    expect(warnings).toEqual([]);
    expect(assessment).toEqual(calculated);
  });

  it.each<[string, RegimenValues]>([
    ['a change of weight', { PD_WEIGHT_PREVIOUS: 95 }],
    ['a weight used', { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 70 }],
    [
      'a weight used for another body',
      { PD_WEIGHT_BASIS: 'adjusted', PD_WEIGHT_USED: 55, PD_WEIGHT_USED_FOR: '90 163 female' },
    ],
    ['a temperature', { ER_CALCULATION_METHOD: 'penn_state', ER_PENN_TMAX: 29, ER_PENN_VE: 10 }],
  ])('about %s is asked also where protein is over 4 g/kg', (_, entered) => {
    const usual = messages(entered);
    expect(usual.length).toBeGreaterThan(0);
    const protein = { PC_CALCULATION_METHOD: 'min_max', PC_MINIMUM: 4.5, PC_MAXIMUM: 4.5 };
    const both = messages({ ...entered, ...protein });
    expect(both).toEqual(expect.arrayContaining(usual));
    // Of the protein itself one question is enough.
    expect(both).toHaveLength(usual.length + 1);
  });

  it('a need of a child under 40 % of the average requirement is asked about, and is not shown before', () => {
    const child = { PD_GENDER: 'male' as const, PD_AGE: 60, PD_WEIGHT: 19, PD_HEIGHT: 110 };
    const at = (percent: number) =>
      assessRegimen(setValues(emptyRegimen('roi'), { ...child, ER_ROI_6M17Y_ADJUST: percent }));
    expect(at(50).warnings).toEqual([]);
    expect(at(10).warnings.map(({ message }) => message.replaceAll('\u00a0', ' '))).toEqual([
      'Energy is 133 kcal/day, under 0.4 times the average requirement at 5 years, 1,522 kcal/day.',
    ]);
    expect(at(10).assessment.energy.reason).toBe('unconfirmed');
  });

  it('answered for one weight used is asked again of another, and of a BMI that it makes', () => {
    const [asked] = assessRegimen(dry(70)).warnings;
    if (asked === undefined) throw new Error('Nothing was asked');
    const kept = confirmWarning(dry(70), asked, AT);
    expect(assessRegimen(kept).warnings).toEqual([]);
    const changed = assessRegimen(setValues(kept, { PD_WEIGHT_USED: 600 }));
    expect(changed.warnings.map(({ fields }) => fields[0])).toContain('PD_WEIGHT_USED');
    expect(changed.assessment.protein.result).toBeNull();
  });

  it('about the patient leaves no figure: no requirement, no BMI, no other method, and the details are not done', () => {
    const state = regimenOf({ PD_WEIGHT: 580, PD_WEIGHT_PREVIOUS: 570 });
    const { warnings, assessment, calculated } = assessRegimen(state);
    expect(warnings).toHaveLength(1);
    for (const figure of ['body', 'energy', 'protein', 'fluid'] as const)
      expect(warningsAbout(figure, warnings)).toHaveLength(1);
    expect(calculated.bmi).toBeCloseTo(218.3, 1);
    expect(assessment).toMatchObject({
      bmi: null,
      weightDifference: null,
      energy: {
        result: null,
        low: null,
        high: null,
        perKg: null,
        basal: null,
        reason: 'unconfirmed',
        terms: [],
      },
      protein: { result: null, low: null, high: null, reason: 'unconfirmed' },
      fluid: { result: null, perKg: null, reason: 'unconfirmed' },
    });
    expect(assessment.energyAcross.map(({ result }) => result)).toEqual(
      assessment.energyAcross.map(() => null),
    );
    const details = findNavigationItem('details', navigationItems(state, assessment, warnings));
    expect([details.complete, details.done]).toEqual([true, false]);
  });

  it.each([
    ['is in doubt', { PD_WEIGHT: 580 }],
    ['is not entered yet', { PD_WEIGHT_BASIS: 'dry' }],
  ] as const)('leaves no figure that does not say when it may be shown, where the weight %s', (_, values) => {
    const state = regimenOf(values);
    const known = assess(state);
    const added = { added: 61 };
    const { assessment } = assessRegimen(state, {
      ...known,
      ...added,
      energy: { ...known.energy, ...added },
      protein: { ...known.protein, ...added, factor: 0.75 },
      fluid: { ...known.fluid, ...added },
      energyAcross: known.energyAcross.map((row) => ({ ...row, ...added })),
    });
    const { energy, protein, fluid, energyAcross } = assessment;
    for (const shown of [assessment, energy, protein, fluid, ...energyAcross])
      expect(shown).not.toHaveProperty('added');
    expect(protein.factor).toBeNull();
  });

  it('is asked once: what is kept shows its figures, and another weight asks again', () => {
    const state = regimenOf({ PD_WEIGHT: 240 });
    const [warning] = assessRegimen(state).warnings;
    if (warning === undefined) throw new Error('no warning');
    const kept = confirmWarning(state, warning, AT);
    expect(assessRegimen(kept).warnings).toEqual([]);
    expect(assessRegimen(kept).assessment.bmi).toBeCloseTo(90.3, 1);
    expect(assessRegimen(setValues(kept, { PD_WEIGHT: 241 })).warnings).toHaveLength(1);
  });

  it('that is probably in another unit names the value it would be, and one answer settles both', () => {
    const infant = regimenOf({
      PD_AGE: 4,
      PD_WEIGHT: 13,
      PD_HEIGHT: undefined,
      ER_CALCULATION_METHOD: undefined,
    });
    const [warning] = assessRegimen(infant).warnings;
    expect(warning?.of).toMatchObject({ kind: 'finding', slip: { value: 5.896_700_81, unit: 'kg' } });
    if (warning === undefined) throw new Error('no warning');
    expect(confirmWarning(infant, warning, AT).kept).toHaveLength(2);
  });

  it('about a result holds back that result alone', () => {
    const high = {
      ER_CALCULATION_METHOD: 'peng_2018',
      ER_CALORIC_EQUATION_MIN: 22,
      ER_CALORIC_EQUATION_MAX: 260,
    };
    const { assessment, warnings } = assessRegimen(regimenOf({ ...high, ER_CALORIC_TOGGLE: 'max' }));
    expect(assessment.energy).toMatchObject({ result: null, high: null, reason: 'unconfirmed' });
    expect(assessment.protein.result).toBe(58);
    expect(warnings).toHaveLength(1);
  });

  it('is asked once, not by the soft limit and by the finding of the same thing', () => {
    expect(messages({ PD_WEIGHT: 300 })).toHaveLength(1);
    const protein = { PC_CALCULATION_METHOD: 'min_max', PC_MINIMUM: 5, PC_MAXIMUM: 5 };
    expect(messages(protein)).toEqual([expect.stringMatching(/5\sg\/kg\/day, over 4/)]);
  });
});

describe('[K-08] a basal rate', () => {
  it('is known but is not the requirement: the step is not complete until activity is chosen', () => {
    const state = regimenOf({ ER_PAL_DIT_CATEGORY: undefined });
    const { assessment, calculated } = assessRegimen(state);
    expect(calculated.energy.kind).toBe('basal');
    expect(assessment.energy).toMatchObject({ result: null, perKg: null, reason: 'needs-activity' });
    expect(assessment.energy.basal).toBe(calculated.energy.result);
    expect(assessment.energy.terms.length).toBeGreaterThan(0);
    expect(findNavigationItem('energy', navigationItems(state, assessment)).done).toBe(false);
    const active = regimenOf({ ER_PAL_DIT_CATEGORY: 1.25 });
    expect(findNavigationItem('energy', navigationItems(active, assessRegimen(active).assessment)).done).toBe(
      true,
    );
  });
});

describe('[K-07] a reference intake of more than 4 g/kg', () => {
  const infant: RegimenValues = {
    PD_GENDER: 'male',
    PD_AGE: 1,
    PD_AGE_DAYS: 35,
    PD_WEIGHT: 3,
    PD_HEIGHT: undefined,
    ER_CALCULATION_METHOD: undefined,
  };

  it('is not offered as a need, and there is nothing to confirm', () => {
    const state = setValues(emptyRegimen('uk'), infant);
    const { assessment, calculated, warnings } = assessRegimen(state);
    expect(calculated.protein.perKg).toBeGreaterThan(4);
    expect(assessment.protein).toMatchObject({ result: null, low: null, reason: 'rni-over-limit' });
    expect(warningsAbout('protein', warnings).filter(({ figures }) => figures.length === 1)).toEqual([]);
  });

  it('is one from 4 g/kg down', () => {
    const { assessment } = assessRegimen(setValues(emptyRegimen('uk'), { ...infant, PD_WEIGHT: 4 }));
    expect(assessment.protein.result).toBeGreaterThan(0);
  });
});

describe('[K-13] a weight used that is not entered yet', () => {
  it('is not the one weighed: nothing is worked out', () => {
    const { assessment, calculated } = assessRegimen(regimenOf({ PD_WEIGHT_BASIS: 'dry' }));
    expect(calculated.fluid.result).toBeGreaterThan(0);
    expect(assessment.energy).toMatchObject({ result: null, reason: 'needs-weight' });
    expect(assessment.protein).toMatchObject({ result: null, reason: 'needs-weight' });
    expect(assessment.fluid).toMatchObject({ result: null, reason: 'needs-weight' });
    const entered = assessRegimen(regimenOf({ PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 55 })).assessment;
    expect(entered.protein.result).toBe(55);
  });
});
