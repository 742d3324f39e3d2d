import { describe, expect, it } from 'vitest';
import { buildReport } from './build-report.ts';
import type { ReportDocument } from './document.ts';
import { chooseProduct } from '../state/products.ts';
import { emptyRegimen } from '../state/regimen-state.ts';
import { setValues } from '../state/transitions.ts';
import { assessRegimen } from '../plan/checks/warnings.ts';
import { reportCsv } from './formats/csv.ts';
import { reportFhir } from './formats/fhir.ts';
import { reportJson } from './formats/json.ts';
import { EMAIL_WIDTH_PX, reportHtml } from './formats/html.ts';
import { reportText } from './formats/text.ts';
import {
  products as allProducts,
  chosen,
  exampleReport,
  THREE_PRODUCTS,
  WOMAN_OF_68,
  words,
} from './test-support/example-report.ts';

const report = buildReport(exampleReport());
const NBSP = '\u00a0';
const fact = (document: ReportDocument, id: string) =>
  document.patient.facts.find((one) => one.id === id)?.text;
const block = (document: ReportDocument, id: string) =>
  document.requirements.blocks.find((one) => one.id === id);
const nutrient = (document: ReportDocument, id: string) =>
  document.tables.flatMap(({ lines }) => lines).find((line) => line.id === id);

const reportOf = (values: object) => buildReport(exampleReport({ values: { ...WOMAN_OF_68, ...values } }));
/** The same product, its label silent on one nutrient. */
const silentOn = (name: string) => (product: (typeof allProducts)[number]) => ({
  ...product,
  referenceMacroNutrients: product.referenceMacroNutrients.map((row) =>
    row.name === name ? { ...row, per100: { kind: 'not-stated' as const } } : row,
  ),
});

describe('the report', () => {
  it('[G-03] describes the patient as entered, with BMI and weight change', () => {
    expect(report.patient.facts.map(({ label, text }) => `${label}: ${text}`.replaceAll(NBSP, ' '))).toEqual([
      'Sex: Female',
      'Age: 68 years',
      'Weight: 58.0 kg',
      'Height: 163 cm',
      'BMI: 21.8 kg/m²',
      'Weight change: −8.7 % (−5.5 kg), from 63.5 kg',
    ]);
  });

  it.each([
    [11, 7.4, 70, 'N/A'],
    [23, 11, 84, 'N/A'],
    [24, 12, 86, `16.2${NBSP}kg/m²`],
  ])('[G-03] [C-07] at %i months the BMI reads as it should', (age, weight, height, expected) => {
    const values = { PD_GENDER: 'male' as const, PD_AGE: age, PD_WEIGHT: weight, PD_HEIGHT: height };
    expect(fact(buildReport(exampleReport({ values })), 'bmi')).toBe(expected);
  });

  it.each([
    ['without an age', { PD_AGE: undefined }, 'N/A', '−8.7 % (−5.5 kg), from 63.5 kg'],
    ['in doubt', { PD_WEIGHT: 580, PD_WEIGHT_PREVIOUS: 570 }, 'Not calculated', 'Not calculated'],
  ] as const)('[G-03] [C-07] [K-11] BMI and weight change %s', (_, values, ofBmi, ofChange) => {
    const measured = { ...WOMAN_OF_68, PD_WEIGHT_PREVIOUS: 63.5, ...values };
    const { assessment } = assessRegimen(setValues(emptyRegimen('uk'), measured));
    const document = buildReport({ ...exampleReport({ values: measured }), assessment });
    expect([fact(document, 'bmi'), fact(document, 'weight-change')?.replaceAll(NBSP, ' ')]).toEqual([
      ofBmi,
      ofChange,
    ]);
  });

  it.each([
    [{}, '−12.0 % (−9.0 kg) in 3 months, from 75.0 kg'],
    [
      { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 63 },
      '−16.0 % (−12.0 kg) in 3 months, dry weight now, from 75.0 kg as weighed',
    ],
    [
      { PD_WEIGHT_BASIS: 'corrected', PD_WEIGHT_USED: 78.6 },
      '−12.0 % (−9.0 kg) in 3 months, from 75.0 kg, both as weighed',
    ],
  ])('[G-03] [C-08] [K-13] says what the weight has changed from, of %o', (used, expected) => {
    const values = { PD_WEIGHT: 66, PD_WEIGHT_PREVIOUS: 75, PD_WEIGHT_PREVIOUS_MONTHS: 3, ...used };
    expect(fact(reportOf(values), 'weight-change')?.replaceAll(NBSP, ' ')).toBe(expected);
  });

  it('[G-02] [G-03] compares what is provided with what is needed, with numbers', () => {
    expect(block(report, 'energy')).toMatchObject({
      provided: { text: `1,820${NBSP}kcal/day` },
      need: `Need 1,467–1,734${NBSP}kcal/day`,
      standing: 'over',
      standingText: `105${NBSP}% of the upper end (1,734), 86${NBSP}kcal over`,
      planned: `Target 1,734${NBSP}kcal/day`,
    });
    expect(block(report, 'protein')).toMatchObject({
      provided: { text: `84.5${NBSP}g/day` },
      standing: 'within',
    });
    expect(block(report, 'fluid')).toMatchObject({
      provided: { text: `at least 851${NBSP}ml/day` },
      standing: 'unknown-under',
      standingText: expect.stringContaining(`, 1${NBSP}product not stated`) as string,
    });
  });

  it('[G-03] says on every report what is not counted, and that refeeding risk is not assessed', () => {
    const texts = (['short', 'full', 'adime'] as const).map((form) => reportText(report, form, words));
    for (const written of [...texts, reportHtml(report), reportJson(exampleReport())]) {
      expect(written).toContain('Refeeding risk: criteria not assessed (NICE CG32, for adults).');
      expect(written).toContain('A guide for a healthcare professional to check, not a clinical decision');
      expect(written).toContain('Food, other drinks, medicines and infusions are not counted.');
    }
  });

  it.each([
    [{}, '; worked out here: BMI 14.8 kg/m², weight loss 15.6 % in 5 months'],
    [{ PD_WEIGHT_PREVIOUS_MONTHS: 7 }, '; worked out here: BMI 14.8 kg/m²'],
    // What was lost in less time was lost within it.
    [{ PD_WEIGHT_PREVIOUS_MONTHS: 2 }, '; worked out here: BMI 14.8 kg/m², weight loss 15.6 % in 2 months'],
    [{ PD_WEIGHT_PREVIOUS_MONTHS: undefined }, '; worked out here: BMI 14.8 kg/m²'],
    // Two of those of which NICE counts any two.
    [
      { PD_WEIGHT_PREVIOUS: 45.8, PD_HEIGHT: 155 },
      '; worked out here: BMI 16.2 kg/m², weight loss 14.8 % in 5 months',
    ],
    // 15.97, which is under the 16 that it would be written as.
    [{ PD_WEIGHT: 40.88, PD_HEIGHT: 160, PD_WEIGHT_PREVIOUS: 41 }, '; worked out here: BMI 15.97 kg/m²'],
    [{ PD_WEIGHT_PREVIOUS: 45.8, PD_HEIGHT: 145 }, ''],
    [{ PD_WEIGHT_PREVIOUS: 43.3, PD_HEIGHT: 155 }, ''],
    // The birthday from which they hold.
    [{ PD_AGE: 216 }, '; worked out here: BMI 14.8 kg/m², weight loss 15.6 % in 5 months'],
  ])('[G-03] names beside it what it works out itself, and scores nothing: %o', (more, figures) => {
    const values = {
      PD_WEIGHT: 39,
      PD_WEIGHT_PREVIOUS: 46.2,
      PD_WEIGHT_PREVIOUS_MONTHS: 5,
      PD_HEIGHT: 162.5,
    };
    const document = reportOf({ ...values, ...more });
    expect(document.notes.refeeding.replaceAll(NBSP, ' ')).toBe(
      `Refeeding risk: criteria not assessed (NICE CG32, for adults)${figures}.`,
    );
    expect(reportText(document, 'short', words)).toContain(document.notes.refeeding);
  });

  it.each([4, 215])(
    '[G-03] of a child of %d months says that the criteria are not for it, and names none',
    (age) => {
      const starved = { PD_WEIGHT: 5, PD_WEIGHT_PREVIOUS: 6.5, PD_WEIGHT_PREVIOUS_MONTHS: 2, PD_HEIGHT: 100 };
      expect(reportOf({ ...starved, PD_AGE: age }).notes.refeeding.replaceAll(NBSP, ' ')).toBe(
        'Refeeding risk: criteria not assessed. Those of NICE CG32 are for adults: none is worked out under 18 years.',
      );
    },
  );

  it('[G-03][K-13] BMI, and what is worked out of it, say that a missing limb was not corrected for', () => {
    const values = { PD_WEIGHT: 39, PD_HEIGHT: 162.5, PD_WEIGHT_PREVIOUS: undefined };
    const of = (more: object) => {
      const input = exampleReport({ values: { ...WOMAN_OF_68, ...values, ...more } });
      const { patient, notes } = buildReport({ ...input, lists: { PD_SCOPE: ['amputation'] } });
      const bmi = patient.facts.find(({ id }) => id === 'bmi');
      return [bmi?.text, notes.refeeding].map((text) => text?.replaceAll(NBSP, ' '));
    };
    expect(of({})).toEqual([
      '14.8 kg/m², weight not corrected for amputation',
      'Refeeding risk: criteria not assessed (NICE CG32, for adults); worked out here (weight not corrected for amputation): BMI 14.8 kg/m².',
    ]);
    expect(of({ PD_WEIGHT_BASIS: 'corrected', PD_WEIGHT_USED: 45 })).toEqual([
      '17.0 kg/m²',
      'Refeeding risk: criteria not assessed (NICE CG32, for adults).',
    ]);
  });

  it('[G-03] of which one product has none and another says nothing is not stated, and never at least 0', () => {
    const [none, silent] = [chosen('addimere-carb', 100), chosen('addimere-mct-oil', 50)];
    const input = exampleReport({ selected: [none, silent] });
    const withoutProtein = input.products.map((product) =>
      product.id === 'addimere-mct-oil' ? silentOn('Protein')(product) : product,
    );
    const document = buildReport({ ...input, products: withoutProtein });
    expect(reportText(document, 'full', words)).not.toMatch(/at least 0\u00a0(?!%)/i);
    expect(block(document, 'protein')).toMatchObject({
      provided: { text: 'not stated' },
      standing: 'not-stated',
    });
  });

  it('[G-03] writes "Not selected" where a step was skipped whose method needs a choice', () => {
    const skipped = buildReport(
      exampleReport({ values: { PD_GENDER: 'female', PD_AGE: 816, PD_WEIGHT: 58, PD_HEIGHT: 163 } }),
    );
    expect(block(skipped, 'energy')).toMatchObject({
      need: 'Energy requirement: Not selected',
      planned: null,
    });
    expect(skipped.methods.notes[0]).toMatchObject({ method: 'Not selected', choice: null, source: null });
    const text = reportText(skipped, 'full', words);
    expect(text).toContain(`Energy: 1,820${NBSP}kcal/day (requirement not selected)`);
    expect(text).toContain('Energy: Not selected.');
    expect(text).not.toContain('PENG');
  });

  it.each([
    ['a child', { PD_GENDER: 'male', PD_AGE: 100, PD_WEIGHT: 26, PD_HEIGHT: 128 }, [true, true, true]],
    [
      'a child with ml/kg',
      { PD_GENDER: 'male', PD_AGE: 100, PD_WEIGHT: 26, PC_FLUID_ADJUST: 70 },
      [true, true, false],
    ],
    ['g/kg typed, no method pressed', WOMAN_OF_68, [false, false, true]],
  ] as const)('[G-03] %s: a need that nobody chose says so, once', (_who, values, defaults) => {
    const document = buildReport(exampleReport({ values }));
    expect(document.requirements.blocks.map(({ isDefault }) => isDefault)).toEqual(defaults);
    for (const { isDefault, need, standingText } of document.requirements.blocks) {
      expect(need.endsWith(' (default, not chosen)'), need).toBe(isDefault);
      expect(standingText).not.toContain('default');
    }
    for (const form of ['short', 'full', 'adime'] as const) {
      expect(reportText(document, form, words)).toContain('(default, not chosen)');
    }
    expect(reportHtml(document)).toContain('(default, not chosen)');
    expect(reportCsv(document)).toContain('(default, not chosen)');
  });

  it('[G-03] has one list of all nutrients, in text, mail and CSV too', () => {
    const all = report.allNutrients?.lines ?? [];
    expect(all.length).toBeGreaterThan(50);
    expect(all.find(({ id }) => id === 'inositol')?.text).toBe('not stated');
    for (const { lines } of report.tables) {
      for (const { id, provided } of lines) expect(all.find((one) => one.id === id)).toMatchObject(provided);
    }
    const text = reportText(report, 'full', words);
    expect(text).toContain('ALL NUTRIENTS');
    expect(reportHtml(report)).toContain('All nutrients');
    expect(reportCsv(report)).toContain('All nutrients,Calcium,"1,291.3 mg",1291.3,mg,exact');
    expect(buildReport(exampleReport({ selected: [] })).allNutrients).toBeNull();
  });

  it('[G-03] writes "Not calculated" where a chosen method lacks an entry', () => {
    const { PD_HEIGHT: _height, ...withoutHeight } = WOMAN_OF_68;
    const without = buildReport(exampleReport({ values: withoutHeight }));
    expect(block(without, 'energy')).toMatchObject({
      need: 'Energy requirement: Not calculated',
      standing: 'no-need',
    });
    expect(without.methods.notes[0]?.result).toContain('height');
  });

  it('[G-03] gives every nutrient to 1 decimal and says at least where a product does not state it', () => {
    expect(nutrient(report, 'calcium')).toMatchObject({
      provided: { text: `1,291.3${NBSP}mg` },
      atLeast: false,
    });
    expect(nutrient(report, 'iron')).toMatchObject({
      provided: { text: `at least 24.5${NBSP}mg` },
      atLeast: true,
    });
    for (const table of report.tables) {
      for (const line of table.lines)
        expect(line.provided.text).toMatch(/^(?:at least )?[\d,]+(?:\.\d)? ?|^not stated$/);
    }
  });

  it('[G-03] compares vitamins with the reference of the country, and says which in the tooltip', () => {
    expect(nutrient(report, 'vitaminC')).toMatchObject({
      reference: `40${NBSP}mg`,
      percentText: `at least 381${NBSP}%`,
    });
    expect(nutrient(report, 'vitaminC')?.tooltip).toContain('UK reference nutrient intake');
    const irish = buildReport(exampleReport({ country: 'roi' }));
    // 152.5 mg of 95 mg.
    expect(nutrient(irish, 'vitaminC')).toMatchObject({
      reference: `95${NBSP}mg`,
      percentText: `at least 161${NBSP}%`,
    });
    expect(nutrient(irish, 'vitaminC')?.tooltip).toContain('EFSA');
  });

  it('[G-03] does not compare folic acid with dietary folate equivalents as if they were the same', () => {
    const irish = buildReport(exampleReport({ country: 'roi' }));
    const line = nutrient(irish, 'folate');
    // 397.1 µg folic acid × 1.7 = 675.1 µg DFE; EFSA's reference for women is 330 µg DFE.
    expect(line).toMatchObject({ reference: `330${NBSP}micrograms`, percentText: `at least 205${NBSP}%` });
    expect(line?.tooltip).toContain('1.7');
  });

  it('[G-03] names the products that leave a total incomplete', () => {
    expect(report.products.incomplete?.title).toBe('Incomplete for 1 of 3 products.');
    expect(report.products.incomplete?.text).toContain('Addimere Protein: no label data for');
  });

  it('[G-03] [K-04] counts the packs for 28 days', () => {
    expect(report.products.lines[0]?.packs).toMatch(/^28\spacks of 1,000 ml for 28\sdays$/);
    const partly = buildReport(exampleReport({ selected: [chosen('tarnvane-energy-fibre', 1200)] }));
    expect(partly.products.lines[0]?.packs).toMatch(/^28\spacks of 1,500 ml for 28\sdays$/);
  });

  it('[G-03] names a product that has left the catalogue and does not count it', () => {
    const gone = { ...chosen('dalesip-mini-protein', 125), id: 'gone', name: 'Gone' };
    const without = buildReport(exampleReport({ selected: [...THREE_PRODUCTS.slice(0, 1), gone] }));
    expect(without.products.withdrawn).toContain('Gone');
    expect(without.products.lines).toHaveLength(1);
  });

  it('[I-05] names what an update changed in a chosen product, in every form of the report', () => {
    const input = exampleReport({ selected: [] });
    const product = input.products.find(({ id }) => id === 'tarnvane-standard')!;
    const { products: selected } = chooseProduct(emptyRegimen('uk'), product, 500);
    const updated = { ...product, storage: 'Keep frozen', packSize: '1 litre' };
    const changed = { ...input, selected, products: [updated] };
    const note =
      'Changed since it was chosen, and not yet checked: Tarnvane Standard (pack size; storage). The figures here are the new ones.';
    expect(buildReport({ ...changed, products: [product] }).products.changed).toBeNull();
    const document = buildReport(changed);
    expect(document.products.changed).toBe(note);
    for (const text of [
      reportText(document, 'full', words),
      reportText(document, 'short', words),
      reportHtml(document),
      reportCsv(document),
      reportFhir(changed, '2026-11-20T09:41:00Z'),
    ]) {
      expect(text).toContain(note);
    }
    expect(JSON.parse(reportJson(changed)).changed).toMatchObject([{ id: 'tarnvane-standard' }]);
  });

  it('[G-03] says which methods were chosen, their working, source and what is unchecked', () => {
    const [energy, protein] = report.methods.notes;
    expect(energy).toMatchObject({ method: 'PENG 2018', choice: 'chosen' });
    expect(energy?.working).toBe(`58 kg × 26 kcal/kg × 1.15 = 1,734.2${NBSP}kcal/day`);
    expect(energy?.unchecked).toBe(
      'kcal/kg: your figure. Activity bands: PENG 2018, not yet checked against the printed guide.',
    );
    // g/kg was entered for it: that is choosing it.
    expect(protein?.choice).toBe('chosen');
  });

  it('[G-03] repeats the unusual values that were confirmed, and what the calculators do not cover', () => {
    const values = { ...WOMAN_OF_68, PD_WEIGHT_PREVIOUS: 80 };
    const kept = buildReport(exampleReport({ values, scope: ['Burns'] }));
    expect(kept.checks.map(({ id }) => id)).toEqual(['kept', 'scope']);
    expect(kept.checks[0]?.lines[0]).toContain('Weight changed by');
    expect(kept.checks[1]?.lines).toEqual(['Burns']);
    expect(report.checks).toEqual([]);
  });

  it('[G-03] carries the demonstration mark while demonstration data is loaded, chosen from or not', () => {
    expect(report.head.demonstration).toBe('Demonstration data – not for patient care');
    const none = exampleReport({ selected: [] });
    expect(buildReport(none).head.demonstration).toBe(report.head.demonstration);
    expect(buildReport({ ...none, demonstration: false }).head.demonstration).toBeNull();
  });

  it('[G-03] tells how the feed is given and writes a date of birth out', () => {
    const tube = { PC_TYPE_OF_FEED: 'oral_and_tube', PC_CATEGORY_OF_FEED: 'continuous_and_bolus' } as const;
    expect(fact(reportOf(tube), 'feed')).toBe('Oral and tube, continuous and bolus');
    // A category left over from a tube is not said of an oral feed.
    expect(fact(reportOf({ ...tube, PC_TYPE_OF_FEED: 'oral' }), 'feed')).toBe('Oral');
    expect(fact(report, 'feed')).toBeUndefined();
    expect(fact(reportOf({ PD_DOB: '1958-03-09' }), 'date-of-birth')).toBe(`9${NBSP}Mar${NBSP}1958`);
  });

  it.each([
    [{ PD_AGE: 3 }, 'Not recorded'],
    [{ PD_AGE: 23, PD_PRETERM: 'no' }, 'No'],
    [{ PD_AGE: 3, PD_PRETERM: 'yes' }, 'Yes'],
    [{ PD_AGE: 24 }, undefined],
  ])('[K-07] says whether %o was born preterm, also where nobody answered', (values, text) => {
    expect(fact(reportOf(values), 'preterm')).toBe(text);
  });

  it('[K-07] says born preterm of what is named as outside the scope', () => {
    const named = exampleReport({ values: { ...WOMAN_OF_68, PD_AGE: 3 }, lists: { PD_SCOPE: ['preterm'] } });
    expect(fact(buildReport(named), 'preterm')).toBe('Yes');
  });

  it('[G-03] says which reference intakes are used, with their source and what they count', () => {
    const note = report.methods.notes.find(({ id }) => id === 'intakes');
    expect(note).toMatchObject({
      method: 'UK reference nutrient intakes and safe intakes',
      choice: 'set by the country',
    });
    expect(note?.source).toContain('Dietary Reference Values, Report 41');
    expect(note?.source).toContain('not yet checked against the printed source');
    const irish = buildReport(exampleReport({ country: 'roi' })).methods.notes.at(-1);
    expect(irish?.method).toContain('EFSA');
    expect(irish?.notes.join(' ')).toContain('Folate: the folic acid stated counts as 1.7 times');
    const unknown = buildReport(exampleReport({ values: {} }));
    expect(unknown.methods.notes.map(({ id }) => id)).not.toContain('intakes');
  });

  it('[G-03] splits the energy by macronutrient, or says which product leaves it unknown', () => {
    const one = buildReport(exampleReport({ selected: [chosen('tarnvane-energy-fibre', 1000)] }));
    const shares = one.energySplit?.shares ?? [];
    expect(shares.map(({ label }) => label)).toEqual(['Fat', 'Carbohydrate', 'Protein', 'Fibre']);
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9);
    const input = exampleReport({ selected: [chosen('tarnvane-energy-fibre', 1000)] });
    const unknown = buildReport({ ...input, products: allProducts.map(silentOn('Fibre')) });
    expect(unknown.energySplit?.shares).toEqual([]);
    expect(unknown.energySplit?.basis).toBe('Not given: Tarnvane Energy Fibre: no label data for fibre.');
    expect(buildReport(exampleReport({ selected: [] })).energySplit).toBeNull();
    const ketogenic = exampleReport({
      selected: [chosen('lumeket-4-1-liquid', 800), chosen('dalesip-milk', 200)],
    });
    expect(buildReport(ketogenic).energySplit?.basis).toMatch(
      /Ketogenic ratio of all products, fat to carbohydrate and protein: \d\.\d\u00a0:\u00a01\.$/u,
    );
    expect(one.energySplit?.basis).not.toContain('Ketogenic');
  });

  it('[G-03] an amount of nothing gives nothing, and is not called unknown', () => {
    const none = buildReport(
      exampleReport({ selected: [{ ...chosen('tarnvane-energy-fibre', 1), volume: 0 }] }),
    );
    expect(none.products.lines[0]).toMatchObject({
      amount: { text: `0${NBSP}ml` },
      energy: { text: `0${NBSP}kcal` },
      packs: null,
    });
    expect(nutrient(none, 'calcium')).toMatchObject({
      provided: { text: `0${NBSP}mg` },
      notStated: false,
      standing: 'under',
    });
  });
});

describe('the report as text', () => {
  const full = reportText(report, 'full', words);

  it('[G-03] holds every figure of the screen letter for letter', () => {
    const figures = [
      ...report.patient.facts.map(({ text }) => text),
      ...report.requirements.blocks.flatMap(({ provided, need, standingText }) => [
        provided.text,
        need,
        standingText,
      ]),
      ...report.products.lines.flatMap(({ amount, energy, protein, water }) => [
        amount.text,
        energy.text,
        protein.text,
        water.text,
      ]),
      ...report.tables.flatMap(({ lines }) =>
        lines.flatMap(({ provided, percentText }) => [provided.text, percentText ?? '']),
      ),
    ];
    for (const figure of figures) expect(full).toContain(figure);
  });

  it('[G-03] the short form has one line of method, kcal/kg and PAL', () => {
    const [line] = reportText(report, 'short', words)
      .split('\n')
      .filter((text) => text.startsWith('Energy: PENG'));
    expect(line?.replaceAll(NBSP, ' ')).toBe(
      'Energy: PENG 2018, chosen, 29.9 kcal/kg/day, PAL/DIT 1.15; Protein: PENG, chosen, 1.2 g/kg/day; Fluid: ml/kg by age, 30 ml/kg/day, default for 60 years and over.',
    );
  });

  it('[G-03] ml/kg that was entered is not said to be by age', () => {
    const { summary } = reportOf({ PC_FLUID_ADJUST: 25 }).methods;
    expect(summary.replaceAll(NBSP, ' ')).toContain('Fluid: ml/kg, 25 ml/kg/day, chosen.');
  });

  it('[K-16] [G-03] in PKU the protein is said in its two parts, in every form', () => {
    const selected = [chosen('orrimel-pku-powder-15', 50), chosen('tarnvane-standard', 250)];
    const input = exampleReport({ selected, values: { ...WOMAN_OF_68, PD_CONDITION: 'pku' } });
    const says = `from substitutes for PKU 30.0${NBSP}g, other (natural) protein 10.0${NBSP}g`;
    const document = buildReport(input);
    expect(block(document, 'protein')?.standingText).toContain(says);
    for (const form of ['short', 'full', 'adime'] as const)
      expect(reportText(document, form, words)).toContain(says);
    expect(reportHtml(document)).toContain(says);
    expect(reportCsv(document)).toContain('other (natural) protein');
    expect(block(buildReport(exampleReport({ selected })), 'protein')?.standingText).not.toContain('natural');
  });

  it('[E-07] [G-03] fluid that was entered for the day is said as that, with the ml/kg it comes to', () => {
    const { methods, requirements } = reportOf({ PC_FLUID_PER_DAY: 1500, PC_FLUID_IS: 'limit' });
    expect(methods.summary.replaceAll(NBSP, ' ')).toContain(
      'Fluid: ml a day, 1,500 ml/day, chosen: 25.9 ml/kg/day.',
    );
    const note = methods.notes.find(({ id }) => id === 'fluid');
    expect(note).toMatchObject({ result: `1,500${NBSP}ml/day`, working: null });
    expect(requirements.blocks.find(({ id }) => id === 'fluid')?.need).toBe(`Limit 1,500${NBSP}ml/day`);
  });

  it('[G-03] has a short form and one in ADIME order', () => {
    expect(reportText(report, 'short', words).length).toBeLessThan(full.length / 2);
    const adime = reportText(report, 'adime', words);
    const order = ['ASSESSMENT', 'NUTRITION DIAGNOSIS', 'INTERVENTION', 'MONITORING AND EVALUATION'];
    const places = order.map((title) => adime.indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
});

describe('the report as email', () => {
  const html = reportHtml(report);

  it('[G-05] is at most 580 px wide and far below the size mail programs clip at', () => {
    expect(EMAIL_WIDTH_PX).toBe(580);
    expect(html).toContain('max-width:580px');
    expect(html.length).toBeLessThan(100_000);
  });

  it('[G-05] is tables and text: nothing that could load, run or be sent', () => {
    expect(html).not.toMatch(
      /<(?:a|img|script|style|link|form|input|svg|iframe|base|meta)\b|url\(|https?:|javascript:/i,
    );
  });

  it('[G-05] writes a name that looks like markup as text', () => {
    const sly = { ...chosen('tarnvane-standard', 500), id: 'gone', name: '<img src=x onerror=alert(1)>' };
    const marked = reportHtml(buildReport(exampleReport({ selected: [sly] })));
    expect(marked).not.toContain('<img');
    expect(marked).toContain('&lt;img');
  });
});
