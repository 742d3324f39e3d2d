import { describe, expect, it } from 'vitest';
import { buildReport } from './build-report.ts';
import type { ReportDocument } from './report-document.ts';
import { reportCsv } from './report-csv.ts';
import { reportFhir } from './report-fhir.ts';
import { EMAIL_WIDTH_PX, reportHtml } from './report-html.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';
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
  document.patient.facts.find((one) => one.id === id)?.value;
const block = (document: ReportDocument, id: string) =>
  document.requirements.blocks.find((one) => one.id === id);
const nutrient = (document: ReportDocument, id: string) =>
  document.tables.flatMap(({ lines }) => lines).find((line) => line.id === id);

describe('the report', () => {
  it('[G-03] tells the patient as entered, with BMI and weight change', () => {
    expect(
      report.patient.facts.map(({ label, value }) => `${label}: ${value}`.replaceAll(NBSP, ' ')),
    ).toEqual([
      'Sex: Female',
      'Age: 68 years',
      'Weight: 58.0 kg',
      'Height: 163 cm',
      'BMI: 21.8 kg/m²',
      'Weight change: −8.7 % (−5.5 kg)',
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

  it('[G-02] [G-03] holds what is provided against what is needed, with numbers', () => {
    expect(block(report, 'energy')).toMatchObject({
      provided: `1,820${NBSP}kcal/day`,
      need: `Need 1,467–1,734${NBSP}kcal/day`,
      standing: 'over',
      standingText: `86${NBSP}kcal/day over`,
      planned: `Planned to 1,734.2${NBSP}kcal/day`,
    });
    expect(block(report, 'protein')).toMatchObject({ provided: `84.5${NBSP}g/day`, standing: 'within' });
    expect(block(report, 'fluid')).toMatchObject({
      provided: `at least 851${NBSP}ml/day`,
      standing: 'unknown-under',
      standingText: `1${NBSP}product not stated`,
    });
  });

  it('[G-03] writes "Not selected" where there is no energy requirement', () => {
    const { PD_HEIGHT: _height, ...withoutHeight } = WOMAN_OF_68;
    const without = buildReport(exampleReport({ values: withoutHeight }));
    expect(block(without, 'energy')).toMatchObject({
      need: 'Energy requirement: Not selected',
      standing: 'no-need',
    });
    expect(without.methods.notes[0]?.result).toContain('height');
  });

  it('[G-03] gives every nutrient to 1 decimal and says at least where a product does not state it', () => {
    expect(nutrient(report, 'calcium')).toMatchObject({ provided: `1,291.3${NBSP}mg`, atLeast: false });
    expect(nutrient(report, 'iron')).toMatchObject({ provided: `at least 24.5${NBSP}mg`, atLeast: true });
    for (const table of report.tables) {
      for (const line of table.lines)
        expect(line.provided).toMatch(/^(?:at least )?[\d,]+(?:\.\d)? ?|^not stated$/);
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

  it('[G-03] does not hold folic acid against dietary folate equivalents as if they were the same', () => {
    const irish = buildReport(exampleReport({ country: 'roi' }));
    const line = nutrient(irish, 'folate');
    // 397.1 µg folic acid × 1.7 = 675.1 µg DFE; EFSA's reference for women is 330 µg DFE.
    expect(line).toMatchObject({ reference: `330${NBSP}micrograms`, percentText: `at least 205${NBSP}%` });
    expect(line?.tooltip).toContain('1.7');
  });

  it('[G-03] names the products that leave a total incomplete', () => {
    expect(report.products.incomplete?.title).toBe('Incomplete for 1 of 3 products.');
    expect(report.products.incomplete?.text).toContain('Addimere Protein does not state');
  });

  it('[G-03] counts packs a day and in 28 days', () => {
    expect(report.products.lines[0]?.packs).toBe('1 × 1,000 ml pack a day, 28 in 28 days');
    const partly = buildReport(exampleReport({ selected: [chosen('tarnvane-energy-fibre', 1200)] }));
    expect(partly.products.lines[0]?.packs).toMatch(/^0\.80 × 1,500 ml pack a day, 23 in 28 days$/);
  });

  it('[G-03] names a product that has left the catalogue and does not count it', () => {
    const gone = { ...chosen('dalesip-mini-protein', 125), id: 'gone', name: 'Gone' };
    const without = buildReport(exampleReport({ selected: [...THREE_PRODUCTS.slice(0, 1), gone] }));
    expect(without.products.withdrawn).toContain('Gone');
    expect(without.products.lines).toHaveLength(1);
  });

  it('[G-03] says which methods were chosen, their working, source and what is unchecked', () => {
    const [energy, protein] = report.methods.notes;
    expect(energy).toMatchObject({ method: 'PENG 2018', choice: 'chosen' });
    expect(energy?.working).toBe(`58 kg × 26 kcal/kg × 1.15 = 1,734.2${NBSP}kcal/day`);
    expect(energy?.unchecked).toBe('Figures not yet checked against the printed source');
    expect(protein?.choice).toBe('default, not chosen');
  });

  it('[G-03] repeats the unusual values that were kept, and what the calculators were not made for', () => {
    const values = { ...WOMAN_OF_68, PD_WEIGHT_PREVIOUS: 80 };
    const kept = buildReport(exampleReport({ values, scope: ['Burns'] }));
    expect(kept.checks?.lines[0]).toBe('Burns');
    expect(kept.checks?.lines.length).toBeGreaterThan(1);
    expect(report.checks).toBeNull();
  });

  it('[G-03] carries the demonstration mark while demonstration products are in it', () => {
    expect(report.demonstration).toBe('Demonstration data – not for patient care');
  });
});

describe('the report as text', () => {
  const full = reportText(report, 'full', words);

  it('[G-03] holds every figure of the screen letter for letter', () => {
    const figures = [
      ...report.patient.facts.map(({ value }) => value),
      ...report.requirements.blocks.flatMap(({ provided, need, standingText }) => [
        provided,
        need,
        standingText,
      ]),
      ...report.products.lines.flatMap(({ amount, energy, protein, water }) => [
        amount,
        energy,
        protein,
        water,
      ]),
      ...report.tables.flatMap(({ lines }) =>
        lines.flatMap(({ provided, percentText }) => [provided, percentText ?? '']),
      ),
    ];
    for (const figure of figures) expect(full).toContain(figure);
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

describe('the report as data', () => {
  it('[G-03] CSV rows have four cells each, and none starts a formula', () => {
    const rows = reportCsv(report).trimEnd().split('\r\n');
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      const cells = row.match(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.filter((_, index) => index < 4) ?? [];
      expect(cells).toHaveLength(4);
      for (const cell of cells) expect(cell).not.toMatch(/^"?[=+@-]/);
    }
  });

  it('[G-03] JSON holds unknown totals as null and names who does not state them', () => {
    const data = JSON.parse(reportJson(exampleReport())) as {
      totals: { id: string; value: number | null; complete: boolean; notStatedBy: string[] }[];
    };
    const water = data.totals.find(({ id }) => id === 'water');
    expect(water).toMatchObject({ complete: false, notStatedBy: ['addimere-protein'] });
    expect(data.totals.find(({ id }) => id === 'inositol')).toMatchObject({ value: null });
  });

  type FhirBundle = {
    entry: {
      fullUrl: string;
      resource: {
        resourceType: string;
        id: string;
        subject?: unknown;
        supplement?: { quantity: unknown; type: { reference: { reference: string } } }[];
        nutrient?: { item: { concept: { text: string } } }[];
        note?: { text: string }[];
      };
    }[];
  };
  const MADE_AT = '2026-11-20T09:41:00.000Z';
  const bundleOf = (input: ReturnType<typeof exampleReport>) =>
    JSON.parse(reportFhir(input, MADE_AT)) as FhirBundle;

  it('[G-03] FHIR carries amounts and stated nutrients, no zero for an unknown, and no patient', () => {
    const bundle = bundleOf(exampleReport());
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'NutritionProduct',
      'NutritionProduct',
      'NutritionProduct',
      'NutritionOrder',
    ]);
    const order = bundle.entry[3]?.resource;
    expect(order?.supplement?.[0]?.quantity).toEqual({
      value: 1000,
      unit: 'ml',
      system: 'http://unitsofmeasure.org',
      code: 'mL',
    });
    expect(order?.subject).toEqual({ type: 'Patient', display: 'Patient of this regimen, not identified' });
    expect(JSON.stringify(bundle)).not.toContain('816');
    const powder = bundle.entry[2]?.resource.nutrient?.map(({ item }) => item.concept.text);
    expect(powder).toContain('Protein');
    expect(powder).not.toContain('Water');
  });

  it('[G-03] FHIR references inside the bundle lead to its own entries, and ids are UUIDs', () => {
    const { entry } = bundleOf(exampleReport());
    const urls = entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    for (const { fullUrl, resource } of entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource.id}`);
      expect(resource.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    const references = entry.at(-1)?.resource.supplement?.map(({ type }) => type.reference.reference);
    expect(references).toEqual(urls.slice(0, 3));
  });

  it('[G-03] FHIR of a report without products has no empty list', () => {
    const bundle = bundleOf(exampleReport({ selected: [] }));
    expect(bundle.entry).toHaveLength(1);
    expect(JSON.stringify(bundle)).not.toContain('[]');
  });

  it('[G-03] every product of the range has a resource of its own', () => {
    const selected = allProducts.map(({ id }) => chosen(id, 100));
    const ids = bundleOf(exampleReport({ selected })).entry.map(({ resource }) => resource.id);
    expect(new Set(ids).size).toBe(allProducts.length + 1);
  });
});
