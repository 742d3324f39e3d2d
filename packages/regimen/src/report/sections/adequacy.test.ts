import { type NutrientRow, parseAmount, type Product } from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import type { ScopeId } from '../../entries/choice-ids.ts';
import type { RegimenValues } from '../../state/values.ts';
import { buildReport } from '../build-report.ts';
import type { ReportDocument } from '../document.ts';
import { exampleReport, products, WOMAN_OF_68 } from '../test-support/example-report.ts';
import { nutrientTrack } from './nutrient-track.ts';
import { chosenAmounts } from '../../plan/totals/provided.ts';

/** The examples of docs/clinical/adequacy-examples.md, seen through a whole report. */
const NBSP = '\u00a0';
const FULL_DAY_ML = 100;

/** A product of which 100 ml give just these amounts, in the reference table's own units. */
function giving(id: string, amounts: Readonly<Record<string, string>>): Product {
  const [base] = products.filter((one) => one.id === 'tarnvane-standard');
  if (!base) throw new Error('The demonstration range has no Tarnvane Standard');
  const filled = (rows: readonly NutrientRow[]): NutrientRow[] =>
    rows.map((row) => ({ ...row, per100: parseAmount(amounts[row.name] ?? '-') ?? { kind: 'not-stated' } }));
  return {
    ...base,
    id,
    name: id,
    referenceMinerals: filled(base.referenceMinerals),
    referenceVitamins: filled(base.referenceVitamins),
  };
}

function reportOf(
  country: 'uk' | 'roi',
  values: RegimenValues,
  given: readonly Product[],
  stage?: 'pregnancy',
  scope: ScopeId[] = [],
) {
  const selected = given.map(({ id, name, packSize }) => ({
    id,
    name,
    packSize,
    images: [],
    volume: FULL_DAY_ML,
    volumeUnit: 'ml' as const,
  }));
  const lists = { PD_SCOPE: scope };
  return buildReport({ ...exampleReport({ country, values, selected, lists }), products: given, stage });
}

function line(report: ReportDocument, id: string) {
  const found = report.tables.flatMap(({ lines }) => lines).find((one) => one.id === id);
  if (!found) throw new Error(`No row for ${id}`);
  const { reference, percentText, standingText, aboveUpper } = found;
  return [reference, percentText, standingText, aboveUpper].map(
    (text) => text?.replaceAll(NBSP, ' ') ?? null,
  );
}

const WOMAN = [
  giving('one', { Calcium: '1291', Iron: '24.5', 'Folic acid': '397', 'Thiamin (B1)': '2.3' }),
  giving('two', { Calcium: '0', 'Folic acid': '0', 'Thiamin (B1)': '0' }),
];
const BOY_OF_9_MONTHS: RegimenValues = { PD_GENDER: 'male', PD_AGE: 9, PD_WEIGHT: 8.9 };
const BOY = [giving('infant', { Zinc: '4.4', 'Vitamin D3': '12' })];

describe('[G-03] a woman of 68 in the United Kingdom, worked by hand', () => {
  const report = reportOf('uk', WOMAN_OF_68, WOMAN);
  it.each([
    ['calcium', ['700 mg', '184 %', 'meets', null]],
    ['iron', ['8.7 mg', 'at least 282 %', 'meets', null]],
    ['folate', ['200 micrograms', '199 %', 'meets', null]],
  ])('%s', (id, expected) => expect(line(report, id)).toEqual(expected));
});

describe('[G-03] the same woman in Ireland, worked by hand', () => {
  const report = reportOf('roi', WOMAN_OF_68, WOMAN);
  it.each([
    ['calcium', ['950 mg', '136 %', 'meets', null]],
    ['iron', ['11 mg', 'at least 223 %', 'meets', null]],
    // 674.9 micrograms of equivalents; the upper level is for the 397 of folic acid, which lie below it.
    ['folate', ['330 micrograms', '205 %', 'meets', null]],
    ['thiamin', ['0.73 mg', '317 %', 'meets', null]],
  ])('%s', (id, expected) => expect(line(report, id)).toEqual(expected));

  it('without an energy requirement thiamin has no reference, and the report says why', () => {
    const { PD_HEIGHT: _height, ...withoutHeight } = WOMAN_OF_68;
    expect(line(reportOf('roi', withoutHeight, WOMAN), 'thiamin')).toEqual([
      'needs an energy requirement',
      null,
      null,
      null,
    ]);
  });
});

describe('[G-03] a boy of 9 months, worked by hand', () => {
  it('in the United Kingdom', () => {
    const report = reportOf('uk', BOY_OF_9_MONTHS, BOY);
    expect(line(report, 'vitaminD')).toEqual(['8.5–10.0 micrograms', null, 'above range', null]);
    expect(line(report, 'zinc')).toEqual(['5 mg', '88 %', 'below', null]);
  });

  it('in Ireland', () => {
    const report = reportOf('roi', BOY_OF_9_MONTHS, BOY);
    expect(line(report, 'vitaminD')).toEqual(['10 micrograms', '120 %', 'meets', null]);
    expect(line(report, 'zinc')).toEqual(['2.9 mg', '152 %', 'meets', null]);
  });

  it('at 5 months in Ireland there is no reference, and that of an older age is not used', () => {
    const report = reportOf('roi', { ...BOY_OF_9_MONTHS, PD_AGE: 5 }, BOY);
    expect(line(report, 'zinc')).toEqual(['no reference at this age', null, null, null]);
  });
});

const calcium = (amount: string, silent = false) =>
  line(
    reportOf('uk', WOMAN_OF_68, [giving('one', { Calcium: amount }), ...(silent ? [giving('two', {})] : [])]),
    'calcium',
  ).slice(1, 3);

describe('[G-03] [K-10] below and meets', () => {
  it.each([
    ['696', false, '99 %', 'below'],
    ['697', false, '100 %', 'meets'],
    ['700', false, '100 %', 'meets'],
    ['703', false, '100 %', 'meets'],
    ['704', false, '101 %', 'meets'],
    ['0', false, '0 %', 'below'],
    // What is silent may give the rest: that is not called under.
    ['696', true, 'at least 99 %', 'label data incomplete'],
    ['700', true, 'at least 100 %', 'meets'],
  ])('%s mg of 700, a silent product beside it: %s', (amount, silent, percent, standing) => {
    expect(calcium(amount, silent)).toEqual([percent, standing]);
  });

  it.each(['uk', 'roi'] as const)(
    '[K-10] says what lies above an upper level, and of what: %s',
    (country) => {
      const report = reportOf(country, WOMAN_OF_68, [
        giving('one', { 'Folic acid': '1001', Zinc: '25', Iodine: '601', Magnesium: '251' }),
      ]);
      expect(line(report, 'magnesium')[3]).toBeNull();
      expect(line(report, 'folate')[3]).toBe('above the upper level of 1,000 micrograms for folic acid');
      expect(line(report, 'zinc')[3]).toBeNull();
      expect(line(report, 'iodine')[3]).toBe('above the upper level of 600 micrograms');
    },
  );
});

const provided = (values: RegimenValues, id: string, name: string, amount: string) => {
  const report = reportOf('uk', values, [giving('one', { [name]: amount })]);
  const found = report.tables.flatMap(({ lines }) => lines).find((one) => one.id === id);
  expect(report.allNutrients?.lines.find((one) => one.id === id)?.text).toBe(found?.provided.text);
  return [found?.provided.text.replaceAll(NBSP, ' '), found?.provided.number, found?.standingText];
};

describe('[G-03] [K-10] a figure beside what it is above or below', () => {
  const TODDLER: RegimenValues = { PD_GENDER: 'male', PD_AGE: 24, PD_WEIGHT: 12 };

  it.each([
    // The upper level at 2 years is 7 mg.
    [TODDLER, 'zinc', 'Zinc', '7.004', '7.004 mg', 'above the upper level of 7\u00a0mg'],
    [TODDLER, 'zinc', 'Zinc', '7.4', '7.4 mg', 'above the upper level of 7\u00a0mg'],
    [TODDLER, 'zinc', 'Zinc', '7', '7.0 mg', 'meets'],
    // 99.4 % of 8.7 mg.
    [WOMAN_OF_68, 'iron', 'Iron', '8.65', '8.65 mg', 'below'],
    [WOMAN_OF_68, 'iron', 'Iron', '8.6', '8.6 mg', 'below'],
    // 8.5 to 10 micrograms.
    [BOY_OF_9_MONTHS, 'vitaminD', 'Vitamin D3', '10.04', '10.04 micrograms', 'above range'],
    [BOY_OF_9_MONTHS, 'vitaminD', 'Vitamin D3', '8.46', '8.46 micrograms', 'below range'],
    [BOY_OF_9_MONTHS, 'vitaminD', 'Vitamin D3', '10', '10.0 micrograms', 'within range'],
  ])('is written on its own side of it: %s %s', (values, id, name, amount, text, standing) =>
    expect(provided(values, id, name, amount)).toEqual([text, Number(amount), standing]),
  );
});

it('[G-03] of a range an amount that is only a least one meets the lower end, and is not within it', () => {
  const half = [...BOY, giving('other', { 'Vitamin D3': '' })].map((one, index) =>
    index === 0 ? giving('infant', { 'Vitamin D3': '9' }) : one,
  );
  expect(line(reportOf('uk', BOY_OF_9_MONTHS, half), 'vitaminD')[2]).toBe('at least the lower end');
});

describe('[G-03] pregnancy and lactation', () => {
  const woman: RegimenValues = { ...WOMAN_OF_68, PD_AGE: 360 };
  const one = [giving('one', { 'Folic acid': '300' })];

  it('are used only when chosen, and the report says which', () => {
    const plain = reportOf('uk', woman, one);
    expect(line(plain, 'folate').slice(0, 2)).toEqual(['200 micrograms', '150 %']);
    expect(plain.intakeStage?.value).toBe('not chosen');
    const expecting = reportOf('uk', woman, one, 'pregnancy');
    expect(line(expecting, 'folate')).toEqual(['300 micrograms', '100 %', 'meets', null]);
    expect(expecting.intakeStage).toMatchObject({ value: 'Pregnant' });
  });

  it('marked at the details without a stage, the report says that the figures are of other women and too low', () => {
    const marked = reportOf('uk', woman, one, undefined, ['pregnancy']);
    expect(marked.intakeStage?.text).toMatch(/is marked, and not which.*too low/);
    expect(reportOf('uk', woman, one).intakeStage?.text).not.toContain('marked');
    expect(reportOf('uk', woman, one, 'pregnancy', ['pregnancy']).intakeStage?.text).toContain('as chosen');
  });

  it('are not asked about or used for a patient to whom they cannot apply', () => {
    const report = reportOf('uk', WOMAN_OF_68, one, 'pregnancy');
    expect(report.intakeStage).toBeNull();
    expect(line(report, 'folate')[0]).toBe('200 micrograms');
  });
});

it('[G-03][K-13] what the table sets for each kg is reckoned with the weight that the requirements use', () => {
  const heavy = { ...WOMAN_OF_68, PD_WEIGHT: 120 };
  const used = (more: RegimenValues) =>
    line(reportOf('uk', { ...heavy, ...more }, [giving('one', { 'Vitamin K': '60' })]), 'vitaminK')[0];
  expect(used({})).toBe('120 micrograms');
  expect(used({ PD_WEIGHT_BASIS: 'adjusted', PD_WEIGHT_USED: 75 })).toBe('75 micrograms');
  expect(used({ PD_WEIGHT_BASIS: 'dry' })).toBe('needs a weight');
});

it('[G-03] an amount that is not 0 is never written as if it were', () => {
  const report = reportOf('uk', WOMAN_OF_68, [
    giving('trace', { Fluoride: '0.047', Copper: '0', Zinc: '0.26' }),
  ]);
  const provided = (id: string) =>
    report.tables.flatMap(({ lines }) => lines).find((one) => one.id === id)?.provided.text;
  expect(provided('fluoride')).toBe(`0.05${NBSP}mg`);
  expect(provided('copper')).toBe(`0${NBSP}mg`);
  expect(provided('zinc')).toBe(`0.3${NBSP}mg`);
});

const RENAL = [
  giving('renal', { Sodium: '680', Potassium: '600', Phosphorus: '400', 'Vitamin A': '400', Zinc: '4' }),
];
const notesOnIntakes = ({ methods }: ReportDocument) =>
  methods.notes.find(({ id }) => id === 'intakes')?.notes ?? [];
const providedText = (scope: ScopeId[], id: string) =>
  reportOf('uk', WOMAN_OF_68, RENAL, undefined, scope)
    .tables.flatMap(({ lines }) => lines)
    .find((one) => one.id === id)
    ?.provided.text.replaceAll(NBSP, ' ');

describe('[G-03] on dialysis', () => {
  it.each(['sodium', 'potassium', 'phosphorus', 'vitaminA'])(
    'what is limited or builds up is held against no reference of healthy people: %s',
    (id) => {
      const dialysed = reportOf('uk', WOMAN_OF_68, RENAL, undefined, ['renal']);
      expect(line(dialysed, id)).toEqual(['no reference on dialysis', null, null, null]);
      expect(line(reportOf('uk', WOMAN_OF_68, RENAL), id)[2]).toBe('below');
    },
  );

  it('in kidney disease without it neither, and it says which of the two', () => {
    const renal = reportOf('uk', WOMAN_OF_68, RENAL, undefined, ['kidney']);
    expect(line(renal, 'potassium')).toEqual(['no reference in kidney disease', null, null, null]);
    expect(notesOnIntakes(renal)).toContainEqual(expect.stringContaining('In kidney disease sodium'));
    expect(providedText(['kidney'], 'potassium')).toBe('600.0 mg (15.3 mmol)');
    expect(line(reportOf('uk', WOMAN_OF_68, RENAL, undefined, ['renal', 'kidney']), 'potassium')[0]).toBe(
      'no reference on dialysis',
    );
  });

  it('other nutrients keep theirs', () => {
    const dialysed = reportOf('uk', WOMAN_OF_68, RENAL, undefined, ['renal']);
    expect(line(dialysed, 'zinc').slice(0, 3)).toEqual(['7 mg', '57 %', 'below']);
    expect(notesOnIntakes(dialysed)).toContainEqual(expect.stringContaining('On dialysis sodium'));
    expect(notesOnIntakes(reportOf('uk', WOMAN_OF_68, RENAL)).join()).not.toContain('dialysis');
  });

  it('what blood results are in is said in mmol as well', () => {
    expect(providedText(['renal'], 'potassium')).toBe('600.0 mg (15.3 mmol)');
    expect(providedText(['renal'], 'phosphorus')).toBe('400.0 mg (12.9 mmol)');
    expect(providedText(['renal'], 'sodium')).toBe('680.0 mg (29.6 mmol)');
    expect(providedText(['renal'], 'zinc')).toBe('4.0 mg');
    expect(providedText([], 'potassium')).toBe('600.0 mg');
  });

  it('the measure calls nothing of them below, and has no tick of them', () => {
    const selected = [
      { id: 'renal', name: 'renal', packSize: '', images: [], volume: 100, volumeUnit: 'ml' as const },
    ];
    const input = exampleReport({ selected, lists: { PD_SCOPE: ['renal'] } });
    const track = nutrientTrack(chosenAmounts(selected, RENAL).counted, input, input.words);
    const named = [...(track?.below ?? []), ...(track?.ticks ?? [])].map(({ id }) => id);
    expect(named).toContain('zinc');
    expect(named).not.toContain('potassium');
  });
});

it('[G-03] a table names the totals to which traces and “less than” of a label add nothing', () => {
  const report = reportOf('uk', WOMAN_OF_68, [
    giving('one', { Sodium: '680', Zinc: '4', Copper: '1' }),
    giving('other', { Sodium: '<1', Zinc: 'trace', Copper: 'none added' }),
  ]);
  const [minerals, vitamins] = ['minerals', 'vitamins'].map((id) =>
    report.tables.find((one) => one.id === id),
  );
  expect(minerals?.addNothing).toBe(
    'Traces and “less than” on labels add nothing to the total of sodium and zinc.',
  );
  expect(vitamins?.addNothing).toBeNull();
});
