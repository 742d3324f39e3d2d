import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { regimenFindings } from '../../plan/checks/checks.ts';
import { parseFeedPlan } from '../../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe } from '../../plan/recipe/parse-recipe.ts';
import { keepFindings } from '../../state/kept-findings.ts';
import { addProduct } from '../../state/products.ts';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { setValue, setValues } from '../../state/transitions.ts';
import type { RegimenValues } from '../../state/values.ts';
import { buildReport } from '../build-report.ts';
import { reportEntries } from '../report-entries.ts';
import { reportCsv } from '../formats/csv.ts';
import { reportFhir } from '../formats/fhir.ts';
import { reportHtml } from '../formats/html.ts';
import { reportJson } from '../formats/json.ts';
import { reportText } from '../formats/text.ts';
import { chosen, exampleReport, products, words } from '../test-support/example-report.ts';
import { reportFindings } from './findings-section.ts';

const AT = '2026-11-22T14:32';
const GIRL: RegimenValues = { PD_GENDER: 'female', PD_AGE: 63, PC_TYPE_OF_FEED: 'tube' };
const TWO = [chosen('tarnvane-energy-fibre', 100), chosen('dalesip-milk', 50)];

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first so many findings kept, by the clock on the wall. */
const kept = (count: number): string[] => Array.from({ length: count }, () => AT);

/** Every form a report leaves the app in, without the marks of its format. */
function outputs(input: ReturnType<typeof exampleReport>): Record<string, string> {
  const report = buildReport(input);
  const texts = {
    document: JSON.stringify(report),
    html: reportHtml(report).replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    'short text': reportText(report, 'short', words),
    'full text': reportText(report, 'full', words),
    'ADIME text': reportText(report, 'adime', words),
    csv: reportCsv(report).replaceAll('""', '"'),
    json: reportJson(input),
    fhir: reportFhir(input, '2026-11-23T09:00:00.000Z'),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([form, text]) => [form, text.replaceAll('\u00a0', ' ')]),
  );
}

describe('[K-01] [K-02] findings in the report', () => {
  it('stand first, with how they were answered and their source', () => {
    const input = exampleReport({ values: GIRL, selected: TWO, keptAt: kept(2) });
    const text = reportText(buildReport(input), 'short', words).replaceAll('\u00a0', ' ');
    expect(text.split('\n\n')[1]).toBe(
      [
        'FINDINGS: 2, BOTH KEPT',
        '1. Tarnvane Energy Fibre is for 6 years and over. Patient 5 years 3 months. Kept 22 Nov 2026, 14:32. Source: label.',
        '2. Dalesip Milk is a supplement to drink. The plan is by tube. Kept 22 Nov 2026, 14:32. Source: label.',
      ].join('\n'),
    );
  });

  it('are those of the screens: a drink that the recipe stirs into the feed is asked about on none', () => {
    const { recipe } = parseRecipe({
      product: 'cradlemere-hydrolysed',
      by: 'final_volume',
      strengthPercent: 14,
      finalMl: 850,
      modules: [{ product: 'addimere-emulsion', amount: 20, per: 'batch' }],
    });
    if (recipe === null) throw new Error('no recipe');
    const input = {
      ...exampleReport({
        values: { PD_GENDER: 'male', PD_AGE: 5, PD_WEIGHT: 5.5, PC_TYPE_OF_FEED: 'tube' },
        selected: [chosen('cradlemere-hydrolysed', 119), chosen('addimere-emulsion', 20)],
      }),
      recipe,
    };
    const routes = reportFindings(input).filter(({ finding }) => finding.code === 'product-route');
    expect(routes).toEqual([]);
  });

  it.each<[number, string]>([
    [0, '2, none confirmed'],
    [1, '2, 1 not confirmed'],
    [2, '2, both kept'],
  ])('%d of two kept: "%s"', (count, said) => {
    const report = buildReport(exampleReport({ values: GIRL, selected: TWO, keptAt: kept(count) }));
    expect(report.findings?.count).toBe(said);
    expect(report.findings?.lines.map(({ isKept }) => isKept)).toEqual([0, 1].map((place) => place < count));
    const open = report.findings?.lines.filter(({ isKept }) => !isKept) ?? [];
    for (const { answer } of open) expect(answer).toBe('Not confirmed. Source: label.');
  });

  it('the entries of a report include the answers to findings, and an answer given for another age is open again', () => {
    const state = TWO.reduce(addProduct, setValues(emptyRegimen('uk'), GIRL));
    const found = regimenFindings({ ...state, catalogue: products });
    const answered = keepFindings(state, found, '2026-11-22T13:32:00.000Z');
    const madeWith = {
      engineVersion: '2.6.0',
      catalogue: null,
      catalogueDate: null,
      madeOn: '2026-11-23T09:00',
      onTheWall: (iso: string) => `${iso.slice(0, 11)}14${iso.slice(13, 16)}`,
    };
    expect(reportEntries(state, 'uk', products, madeWith).keptAt).toEqual([null, null]);
    expect(reportEntries(answered, 'uk', products, madeWith).keptAt).toEqual([AT, AT]);
    const younger = setValue(answered, 'PD_AGE', 62);
    expect(reportEntries(younger, 'uk', products, madeWith).keptAt).toEqual([null, AT]);
  });

  it('a stop says that nothing is calculated', () => {
    const values: RegimenValues = { PD_GENDER: 'female', PD_AGE: 0, PD_AGE_DAYS: 20, PD_WEIGHT: 3.6 };
    const report = buildReport(exampleReport({ values, selected: [] }));
    expect(report.findings?.lines[0]?.answer).toContain('Not settled: not calculated until it is.');
    expect(report.findings?.count).toBe('1, not confirmed');
  });

  it('there is no section without findings', () => {
    const report = buildReport(exampleReport({ selected: [] }));
    expect(report.findings).toBeNull();
    expect(reportText(report, 'full', words)).not.toContain('FINDINGS');
    expect(reportHtml(report)).not.toContain('Findings');
  });

  it('JSON has the whole finding and when it was answered', () => {
    const input = exampleReport({ values: GIRL, selected: TWO, keptAt: kept(1) });
    const { findings } = JSON.parse(reportJson(input)) as {
      findings: { code: string; keptAt: string | null }[];
    };
    expect(findings).toMatchObject([
      { code: 'product-age', value: 63, limit: 72, unit: 'months', keptAt: AT },
      { code: 'product-route', keptAt: null },
    ]);
  });
});

it('[K-01] no product outside the patient’s ages reaches any output without the finding', () => {
  const plan = record({
    age: integer({ min: 0, max: 1451 }),
    place: integer({ min: 0, max: products.length - 1 }),
    amount: integer({ min: 1, max: 900 }),
    isKept: constantFrom(true, false),
  });
  let excluded = 0;
  assert(
    property(plan, ({ age, place, amount, isKept }) => {
      const product = products[place]!;
      const values: RegimenValues = { PD_AGE: age, PD_GENDER: 'male' };
      const selected = [chosen(product.id, amount)];
      const { ageFromMonths: from, ageToMonths: to } = product;
      const isOutside = (from !== null && age < from) || (to !== null && age >= to);
      if (isOutside) excluded += 1;
      const said = new RegExp(`${literal(product.name)} is for [^.]+\\. Patient \\d`);
      const written = outputs(exampleReport({ values, selected, keptAt: isKept ? kept(40) : [] }));
      for (const [form, text] of Object.entries(written)) {
        expect(said.test(text), form).toBe(isOutside);
        if (isOutside) expect(/Kept |keptAt": "2026|isKept":true/.test(text), form).toBe(isKept);
      }
    }),
    { seed: 1601, numRuns: Math.ceil(120 * inject('share')) },
  );
  expect(excluded).toBeGreaterThan(20 * inject('share'));
});

it('[K-05] [K-10] [K-16] every output has every finding of a plan, in the same words and order', () => {
  const values: RegimenValues = { ...GIRL, PD_WEIGHT: 40, PD_CONDITION: 'pku', PC_FLUID_ADJUST: 30 };
  const selected = [chosen('tarnvane-energy-fibre', 3000), chosen('orrimel-msud-powder-15', 100)];
  const input = exampleReport({ values, selected, keptAt: kept(3) });
  const messages =
    buildReport(input).findings?.lines.map(({ message }) => message.replaceAll('\u00a0', ' ')) ?? [];
  expect(messages.length).toBeGreaterThan(8);
  expect(messages.join(' ')).toContain('has 186.0 g of protein that is not from a substitute for PKU.');
  for (const [form, text] of Object.entries(outputs(input))) {
    const places = messages.map((message) => text.indexOf(message));
    expect(
      places.every((place) => place >= 0),
      form,
    ).toBe(true);
    expect(places, form).toEqual(places.toSorted((a, b) => a - b));
  }
});

describe('[L-03] the water of the feed plan', () => {
  const day = {
    product: 'tarnvane-energy-fibre',
    mode: 'bolus',
    volume: 1000,
    boluses: 5,
    first: '08:00',
    last: '20:00',
  };
  const { plan } = parseFeedPlan({ sessions: [day], flush: { before: 300, after: 300 } });
  if (plan === null) throw new Error('no plan');
  const values: RegimenValues = { PD_GENDER: 'male', PD_AGE: 852, PD_WEIGHT: 70, PC_FLUID_ADJUST: 30 };
  const input = {
    ...exampleReport({ values, selected: [chosen('tarnvane-energy-fibre', 1000)] }),
    feedPlan: { plan, isOutOfDate: false },
  };

  it('above the requirement is a finding in every output', () => {
    for (const [form, text] of Object.entries(outputs(input))) {
      expect(text, form).toMatch(
        /of free water, flushes included, 1\d\d % of the fluid need \(2,100 ml\/day\)/,
      );
      expect(text, form).toMatch(/of the feed plan, flushes included, is 5\d\.\d ml\/kg\/day, over 50/);
    }
  });

  it('is found even while the requirement is withheld, so that an answer never moves to another finding', () => {
    const fluid = { ...input.assessment.fluid, result: null };
    const withheld = { ...input, assessment: { ...input.assessment, fluid } };
    expect(reportFindings(withheld)).toEqual(reportFindings(input));
  });
});
