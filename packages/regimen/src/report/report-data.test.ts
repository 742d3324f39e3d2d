import { describe, expect, it } from 'vitest';
import { buildReport } from './build-report.ts';
import { reportCsv } from './formats/csv.ts';
import { reportFhirR4 } from './formats/fhir-r4.ts';
import { reportFhir } from './formats/fhir.ts';
import { reportJson } from './formats/json.ts';
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
  it('[G-03] CSV rows have seven cells each, and numbers are numbers', () => {
    const rows = cellsOf(reportCsv(report));
    expect(rows.length).toBeGreaterThan(60);
    for (const cells of rows) expect(cells).toHaveLength(7);
    expect(rows.find(([, item]) => item === 'Calcium')?.slice(2, 6)).toEqual([
      '1,291.3 mg',
      '1291.3',
      'mg',
      'exact',
    ]);
    expect(rows.find(([, item]) => item === 'Iron')?.slice(2, 6)).toEqual([
      'at least 24.5 mg',
      '24.5',
      'mg',
      'at least',
    ]);
    expect(rows.find(([, item]) => item === 'Weight change')?.slice(3, 5)).toEqual(['', '']);
  });

  it('[G-03] CSV has energy, protein and water of each product and of the total as figures', () => {
    const rows = cellsOf(reportCsv(report));
    const figures = (item: string) => rows.find(([, name]) => name === item)?.slice(2, 6);
    expect(figures('Tarnvane Energy Fibre: Energy')).toEqual(['1,500 kcal', '1500', 'kcal', 'exact']);
    expect(figures('Tarnvane Energy Fibre: Protein')).toEqual(['62.0 g', '62', 'g', 'exact']);
    expect(figures('Addimere Protein: Water')).toEqual(['not stated', '', '', '']);
    expect(figures('Total: Water')).toEqual(['at least 851 ml', '851', 'ml', 'at least']);
  });

  it('[G-03] CSV says whether a figure is complete, a minimum, or one end of a range', () => {
    const rows = cellsOf(reportCsv(report));
    expect(rows[0]).toEqual(['Section', 'Item', 'Value', 'Number', 'Unit', 'Bound', 'Note']);
    const figures = (item: string) => rows.find(([, name]) => name === item)?.slice(3, 6);
    expect(figures('Energy, need, lower end')).toEqual(['1467', 'kcal/day', 'range']);
    expect(figures('Energy, need, upper end')).toEqual(['1734', 'kcal/day', 'range']);
    expect(figures('Fluid from products, need')).toEqual(['1740', 'ml/day', 'exact']);
    expect(figures('Fluid from products')).toEqual(['851', 'ml/day', 'at least']);
    for (const [, , , number, , bound] of rows.slice(1)) expect(bound === '').toBe(number === '');
  });

  it('[G-03] CSV has only plain spaces, and its figures are those of the screen, not parsed from text', () => {
    expect(cellsOf(reportCsv(report)).find((cells) => cells.join().includes(NBSP))).toBeUndefined();
    for (const { lines } of report.tables) {
      for (const { provided } of lines) {
        const written = /[\d,]+(?:\.\d+)?/.exec(provided.text)?.[0].replaceAll(',', '');
        expect(provided.number).toBe(written === undefined ? null : Number(written));
      }
    }
  });

  it('[G-03] CSV: no product text is read as a formula, whatever it begins with', () => {
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
    const rows = cellsOf(reportCsv(buildReport(exampleReport({ selected: [...THREE_PRODUCTS, gone] }))));
    const noted = rows.filter(([section]) => section === 'Products, per day').map((cells) => cells.at(-1));
    const first = (note: string) => noted.find((each) => each?.startsWith(note));
    expect(first('Not in the catalogue')).toContain('Not in the catalogue: Gone Feed.');
    expect(first('Incomplete for')).toContain('Incomplete for 1 of 3 products.');
  });

  it('[G-03] JSON has null for unknown totals and names the products that do not state them', () => {
    const data = JSON.parse(reportJson(exampleReport())) as {
      totals: { id: string; value: number | null; complete: boolean; notStatedBy: string[] }[];
    };
    const water = data.totals.find(({ id }) => id === 'water');
    expect(water).toMatchObject({ complete: false, notStatedBy: ['addimere-protein'] });
    expect(data.totals.find(({ id }) => id === 'inositol')).toMatchObject({ value: null });
  });

  it('[B-12] JSON has results, products and the report under the names of the specification', () => {
    const data = JSON.parse(reportJson(exampleReport())) as Record<string, unknown>;
    expect(data).toMatchObject({
      PATIENT_ENERGY_RESULT: 1734.2,
      PATIENT_PROTEIN_RESULT: 69.6,
      FLUID_RESULT: 1740,
      FLUID_PER_KG: 30,
    });
    expect(data.PC_SELECTED_PRODUCTS).toMatchObject(
      THREE_PRODUCTS.map(({ id, name, volume }) => ({ id, name, volume })),
    );
    const groups = data.RR_EMAIL_DATA as Record<string, { title: string; items: object[] }>;
    expect(Object.keys(groups)).toEqual(['macroNutrients', 'vitamins', 'minerals', 'allNutrients']);
    expect(groups.minerals?.items).toContainEqual({ title: 'Calcium', value: `1,291.3${NBSP}mg` });
    expect(groups.allNutrients?.items).toContainEqual({ title: 'Calcium', value: `1,291.3${NBSP}mg` });
  });

  type FhirBundle = {
    entry: {
      fullUrl: string;
      resource: {
        resourceType: string;
        id: string;
        subject?: unknown;
        text?: { status: string; div: string };
        code?: { text: string; coding?: { code: string; display: string }[] };
        enteralFormula?: { baseFormulaType: { reference: { reference: string } } };
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
      'NutritionOrder',
    ]);
    const order = bundle.entry[3]?.resource;
    const ml = { unit: 'ml', system: 'http://unitsofmeasure.org', code: 'mL' };
    expect(order?.supplement?.map(({ quantity }) => quantity)).toMatchObject([
      { value: 125, ...ml },
      { value: 5, unit: 'g' },
    ]);
    expect(bundle.entry[4]?.resource.enteralFormula).toMatchObject({
      baseFormulaProductName: 'Tarnvane Energy Fibre',
      caloricDensity: { value: 1.5, code: 'kcal/mL' },
      administration: [{ quantity: { value: 1000, ...ml } }],
      administrationInstruction: expect.stringContaining('for one day in all') as string,
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
    const orders = entry.slice(3).map(({ resource }) => resource);
    const references = orders.flatMap(({ supplement = [], enteralFormula }) => [
      ...supplement.map(({ type }) => type.reference.reference),
      ...(enteralFormula ? [enteralFormula.baseFormulaType.reference.reference] : []),
    ]);
    expect(references.toSorted()).toEqual(urls.slice(0, 3).toSorted());
  });

  it('[G-03] FHIR has the codes for ordering, and a full narrative without a date of birth', () => {
    const input = exampleReport({ values: { ...WOMAN_OF_68, PD_DOB: '1958-03-09' } });
    const { entry } = bundleOf(input);
    expect(entry[0]?.resource.code?.coding).toContainEqual({
      code: '9910080',
      display: 'PIP code: Tarnvane Energy Fibre Neutral 12 x 500 ml',
    });
    const div = entry[3]?.resource.text?.div ?? '';
    expect(div).toContain('Total: 1,820');
    expect(div).toContain('Need 1,467–1,734');
    expect(div).toContain('not for patient care');
    expect(JSON.stringify(entry)).not.toContain('1958');
    for (const { resource } of entry) expect(resource.text?.status).toBe('generated');
  });

  it('[G-03] FHIR of a report without products has no empty list', () => {
    const bundle = bundleOf(exampleReport({ selected: [] }));
    expect(bundle.entry).toHaveLength(1);
    expect(JSON.stringify(bundle)).not.toContain('[]');
  });

  it('[G-03] FHIR R4 has the same content in its own structure: patient, codes and names in the order, one timing', () => {
    const input = exampleReport({ values: { ...WOMAN_OF_68, PD_DOB: '1958-03-09' } });
    const { entry } = JSON.parse(reportFhirR4(input, MADE_AT)) as {
      entry: { resource: Record<string, unknown> & { note: object[]; text: { div: string } } }[];
    };
    expect(entry.map(({ resource }) => resource.resourceType)).toEqual(['NutritionOrder', 'NutritionOrder']);
    const [order, feed] = entry.map(({ resource }) => resource);
    expect(order?.patient).toEqual({ type: 'Patient', display: 'Patient of this regimen, not identified' });
    expect(order?.subject).toBeUndefined();
    const daily = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } };
    expect(order?.supplement).toMatchObject([
      { quantity: { value: 125, code: 'mL' }, schedule: [daily] },
      { type: { text: 'Addimere Protein' }, quantity: { value: 5, unit: 'g' }, schedule: [daily] },
    ]);
    expect(feed?.enteralFormula).toMatchObject({
      baseFormulaType: {
        coding: expect.arrayContaining([
          { code: '9910080', display: 'PIP code: Tarnvane Energy Fibre Neutral 12 x 500 ml' },
        ]) as unknown,
      },
      baseFormulaProductName: 'Tarnvane Energy Fibre',
      caloricDensity: { value: 1.5, code: 'kcal/mL' },
      administration: [{ schedule: daily, quantity: { value: 1000, code: 'mL' } }],
    });
    const r5 = bundleOf(input).entry.slice(3);
    expect(entry.map(({ resource }) => resource.note)).toEqual(r5.map(({ resource }) => resource.note));
    expect(order?.text).toEqual(r5[0]?.resource.text);
    expect(JSON.stringify(entry)).not.toContain('1958');
    expect(JSON.stringify(JSON.parse(reportFhirR4(exampleReport({ selected: [] }), MADE_AT)))).not.toContain(
      '[]',
    );
  });

  it('[G-03] every product of the range has a resource of its own', () => {
    const selected = allProducts.map(({ id }) => chosen(id, 100));
    const ids = bundleOf(exampleReport({ selected })).entry.map(({ resource }) => resource.id);
    const feeds = allProducts.filter(({ categories }) => categories.includes('tube-feed'));
    expect(new Set(ids).size).toBe(allProducts.length + 1 + feeds.length);
  });
});

describe('[K-04] an amount appears everywhere as it was given', () => {
  const selected = [
    {
      ...chosen('cradlemere-hydrolysed', 110.4),
      given: { amount: 24, unit: 'scoop' as const },
    },
  ];
  const input = exampleReport({ selected });
  const document = buildReport(input);
  const asGiven = `24${NBSP}scoops (110.4${NBSP}g)`;

  it('in the report and its text, with the tins for 28 days', () => {
    expect(document.products.lines[0]).toMatchObject({
      amount: { text: asGiven, number: 110.4, unit: 'g' },
      packs: `8${NBSP}tins of 400 g for 28${NBSP}days`,
    });
    expect(reportText(document, 'short', words)).toContain(asGiven);
  });

  it('in CSV with the grams as its number', () => {
    const row = cellsOf(reportCsv(document)).find(([, item]) => item === 'Cradlemere Hydrolysed');
    expect(row?.slice(2, 5)).toEqual(['24 scoops (110.4 g)', '110.4', 'g']);
  });

  it('in JSON beside the grams', () => {
    const { products } = JSON.parse(reportJson(input)) as { products: unknown[] };
    expect(products[0]).toMatchObject({
      volume: 110.4,
      volumeUnit: 'g',
      given: { amount: 24, unit: 'scoop' },
      asGiven,
    });
  });

  it('in FHIR as grams, with a note of what was given', () => {
    const bundle = JSON.parse(reportFhir(input, '2026-11-20T09:41:00.000Z')) as {
      entry: { resource: { supplement?: { quantity: object }[]; note?: { text: string }[] } }[];
    };
    const order = bundle.entry.at(-1)?.resource;
    expect(order?.supplement?.[0]?.quantity).toMatchObject({ value: 110.4, unit: 'g' });
    expect(order?.note?.map(({ text }) => text)).toContain(
      `Cradlemere Hydrolysed: given as ${asGiven.replaceAll(NBSP, ' ')} a day.`,
    );
  });

  it('an amount in a unit that the label no longer has is given in grams', () => {
    const lost = exampleReport({ selected: [{ ...selected[0]!, given: { amount: 24, unit: 'dose' } }] });
    expect(buildReport(lost).products.lines[0]?.amount.text).toBe(`110.4${NBSP}g`);
  });
});
