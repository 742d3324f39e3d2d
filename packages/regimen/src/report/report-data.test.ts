import { describe, expect, it } from 'vitest';
import { buildReport } from './build-report.ts';
import { reportCsv } from './report-csv.ts';
import { reportFhir } from './report-fhir.ts';
import { reportJson } from './report-json.ts';
import {
  products as allProducts,
  chosen,
  exampleReport,
  THREE_PRODUCTS,
} from './test-support/example-report.ts';

const report = buildReport(exampleReport());
const NBSP = '\u00a0';

/** RFC 4180, read back. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n/)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

describe('the report as data', () => {
  it('[G-03] CSV rows have six cells each, and numbers are numbers', () => {
    const rows = cellsOf(reportCsv(report));
    expect(rows.length).toBeGreaterThan(60);
    for (const cells of rows) expect(cells).toHaveLength(6);
    expect(rows.find(([, item]) => item === 'Calcium')?.slice(2, 5)).toEqual([
      `1,291.3${NBSP}mg`,
      '1291.3',
      'mg',
    ]);
    expect(rows.find(([, item]) => item === 'Iron')?.slice(2, 5)).toEqual([
      `at least 24.5${NBSP}mg`,
      '24.5',
      'mg',
    ]);
    expect(rows.find(([, item]) => item === 'Weight change')?.slice(3, 5)).toEqual(['', '']);
  });

  it('[G-03] CSV: no text of a product, whatever it begins with, is a formula', () => {
    const names = ['=1+1', '+1', '-1+1|cmd', '@SUM(A1)', '＝1+1', ' =1', '\t=1', '-5', '-5.5'];
    const written = names.map((name, index) => ({
      ...chosen('tarnvane-standard', 500),
      id: `gone${index}`,
      name,
    }));
    const named = names.map((name, index) => ({ ...allProducts[0], id: `gone${index}`, name }));
    const input = exampleReport({ selected: written });
    const csv = reportCsv(buildReport({ ...input, products: named as typeof allProducts }));
    const items = cellsOf(csv).map(([, item]) => item);
    for (const name of names.slice(0, -2)) expect(items).toContain(`'${name}`);
    // A minus before figures alone is a number, and stays one.
    expect(items).toContain('-5');
    expect(items).toContain('-5.5');
    const cells = cellsOf(csv)
      .flat()
      .filter((cell) => !/^-?\d+(?:\.\d+)?$/.test(cell));
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
  });

  it('[G-03] CSV names what was withdrawn and what is not stated', () => {
    const gone = { ...chosen('dalesip-mini-protein', 125), id: 'gone', name: 'Gone Feed' };
    const csv = reportCsv(buildReport(exampleReport({ selected: [...THREE_PRODUCTS, gone] })));
    expect(csv).toContain('Not in the catalogue: Gone Feed');
    expect(csv).toContain('Incomplete for 1 of 3 products');
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
