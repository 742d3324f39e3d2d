import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENERGY_METHODS, ENERGY_RULES, offeredEnergyMethods } from './energy/energy-methods.ts';
import type { EnergyMethod } from './energy/energy-methods.ts';
import { cm, fluidRequirement, kg, months } from './index.ts';
import { PROTEIN_METHODS, PROTEIN_RULES } from './protein/protein-methods.ts';
import { REFERENCE_TABLES } from './reference/reference-tables.ts';
import type { ReferenceTable } from './reference/reference-tables.ts';
import { isUnchecked } from './reference/source.ts';
import { bandEdges } from './test-support/band-edges.ts';
import { energyCases, goldenFile } from './test-support/golden.ts';
import { EMPTY_ENERGY_INPUT, EMPTY_PROTEIN_INPUT } from './test-support/empty-input.ts';

/**
 * What a method or a table needs before patients are fed by it: a sheet, a status, a line to sign if nobody has
 * checked it, golden cases, and both edges of each band. Each check names what is missing, so it can be tested on
 * something incomplete.
 */
const clinicalDocs = new URL('../../../docs/clinical/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, clinicalDocs), 'utf8');

type GoldenCase = {
  method: string;
  source: string;
  input: { country?: 'uk' | 'roi'; sex?: 'male' | 'female'; ageMonths?: number };
};

const SHEETS = new Map(
  readdirSync(new URL('sources/', clinicalDocs)).map((name) => [
    name.replace('.md', ''),
    read(`sources/${name}`),
  ]),
);
/** The boxes to sign: "- [ ] `table-id` (status): what to check". */
const BOXES = new Set(
  [...read('sign-off.md').matchAll(/^- \[[ x]\] `([^`]+)` \((\w+)\): \S/gmu)].map(
    ([, id, status]) => `${id} ${status}`,
  ),
);
const CASES = [
  ...energyCases<GoldenCase>(),
  ...goldenFile<{ cases: GoldenCase[] }>('protein-fluid.json').cases,
];
const STATUS = /\b(?:official|independent|derived|spec|unconfirmed)\b/gu;

/** "Source id `x` · used by … · status: …" */
const headOf = (sheet: string) => sheet.split('\n').find((line) => line.startsWith('Source id')) ?? '';

function missingFromTable({ id, sources }: ReferenceTable, sheets = SHEETS, boxes = BOXES): string[] {
  const sheet = sheets.get(id);
  if (sheet === undefined) return ['sheet'];
  const [, statuses = ''] = headOf(sheet).split('status:');
  const said = [...new Set(statuses.match(STATUS) ?? [])].sort().join(', ');
  const held = [...new Set(sources.map(({ status }) => status))].sort().join(', ');
  return [
    ...(headOf(sheet).includes(`\`${id}\``) ? [] : ['its id on the sheet']),
    ...['## Figures', '## Source', '## How far it is confirmed'].filter((part) => !sheet.includes(part)),
    ...(said === held ? [] : [`status: the sheet says ${said}, the table ${held}`]),
    ...sources
      .filter((source) => isUnchecked(source) && !boxes.has(`${id} ${source.status}`))
      .map(({ status }) => `a line to sign (${status})`),
  ];
}

type Method = {
  id: string;
  tables: readonly string[];
  sharedTables?: readonly string[] | undefined;
  /** Its patients, and its results for them at an age. */
  patients: {
    country?: 'uk' | 'roi';
    sex?: 'male' | 'female';
    bandAt: (ageMonths: number) => string | null;
  }[];
};

const SEXES = ['male', 'female'] as const;
const BODY = { weight: kg(60), height: cm(165) };
const answered = (outcome: { ok: boolean; band?: string | null }): string | null =>
  outcome.ok ? (outcome.band ?? 'no band') : null;

/** What the method would return where no country offers it is never shown. */
const isOffered = (id: EnergyMethod, age: number): boolean =>
  (['uk', 'roi'] as const).some((country) => offeredEnergyMethods(country, months(age)).includes(id));

const METHODS: Method[] = [
  ...ENERGY_METHODS.map((id) => ({
    id,
    tables: ENERGY_RULES[id].tables,
    sharedTables: ENERGY_RULES[id].sharedTables,
    patients: SEXES.map((sex) => ({
      sex,
      bandAt: (age: number) =>
        !isOffered(id, age)
          ? null
          : answered(
              ENERGY_RULES[id].calculate({
                ...EMPTY_ENERGY_INPUT,
                ...BODY,
                bodyWeight: BODY.weight,
                sex,
                age: months(age),
                kcalPerKgMin: 25,
                kcalPerKgMax: 30,
                temperature: 37,
                ventilation: 8,
              }),
            ),
    })),
  })),
  ...PROTEIN_METHODS.map((id) => ({
    id,
    tables: PROTEIN_RULES[id].tables,
    sharedTables: PROTEIN_RULES[id].sharedTables,
    patients: (['uk', 'roi'] as const).flatMap((country) =>
      SEXES.map((sex) => ({
        country,
        sex,
        bandAt: (age: number) =>
          answered(
            PROTEIN_RULES[id].calculate({
              ...EMPTY_PROTEIN_INPUT,
              ...BODY,
              country,
              sex,
              age: months(age),
              minimum: 1,
              maximum: 2,
              pengMinimum: 1,
              pengMaximum: 2,
              nitrogenLevel: 'normal',
            }),
          ),
      })),
    ),
  })),
  {
    id: 'fluid',
    tables: ['fluid-by-age'],
    patients: [
      {
        bandAt: (age: number) =>
          fluidRequirement({ ...BODY, age: months(age), adjustMlPerKg: undefined }).band,
      },
    ],
  },
];

const allTables = ({ tables, sharedTables = [] }: Method): string[] => [...tables, ...sharedTables];

function missingFromMethod(method: Method, cases = CASES, sheets = SHEETS): string[] {
  const { id, tables, patients } = method;
  const own = cases.filter(({ method }) => method === id);
  if (own.length === 0) return ['golden cases'];
  return [
    ...(allTables(method).length === 0 ? ['a published table'] : []),
    ...allTables(method)
      .filter((table) => !REFERENCE_TABLES.some((listed) => listed.id === table))
      .map((table) => `table ${table}`),
    ...tables
      .filter((table) => !headOf(sheets.get(table) ?? '').includes(`\`${id}\``))
      .map((table) => `its name on the sheet of ${table}`),
    ...patients.flatMap(({ country, sex, bandAt }) => {
      const covered = new Set(
        own
          .filter(
            ({ input }) =>
              (country === undefined || input.country === country || input.country === undefined) &&
              (sex === undefined || input.sex === sex || input.sex === undefined),
          )
          .map(({ input }) => input.ageMonths),
      );
      // A method without bands by age has no edges in between; one case at any age is enough.
      const bands = new Set(bandEdges(bandAt).map(bandAt));
      return bands.size < 2
        ? []
        : bandEdges(bandAt)
            .filter((month) => !covered.has(month))
            .map(
              (month) =>
                `a golden case at ${month} months${sex ? `, ${sex}` : ''}${country ? `, ${country}` : ''}`,
            );
    }),
  ];
}

const sheetSaying = (status: string) =>
  `Source id \`new-2027\` · used by \`x\` · status: ${status}\n## Figures\n## Source\n## How far it is confirmed`;

describe('a table is not used before it is complete', () => {
  it.each(REFERENCE_TABLES)('[D-01] [E-01] $id', (table) => expect(missingFromTable(table)).toEqual([]));

  it('[D-01] one without a sheet, a status or a line to sign is named', () => {
    const source = {
      id: 'new-2027',
      citation: 'A new table of the year 2027',
      status: 'unconfirmed',
    } as const;
    const table: ReferenceTable = { id: source.id, use: 'energy', sources: [source] };
    expect(missingFromTable(table)).toEqual(['sheet']);
    expect(missingFromTable(table, new Map([['new-2027', sheetSaying('independent')]]))).toEqual([
      'status: the sheet says independent, the table unconfirmed',
      'a line to sign (unconfirmed)',
    ]);
    const complete = new Map([['new-2027', sheetSaying('unconfirmed')]]);
    expect(missingFromTable(table, complete, new Set(['new-2027 unconfirmed']))).toEqual([]);
  });

  it('[D-01] every sheet, and every line to sign, is that of a table', () => {
    const ids = REFERENCE_TABLES.map(({ id }) => id);
    expect([...SHEETS.keys()].sort()).toEqual(ids.toSorted());
    const unchecked = REFERENCE_TABLES.flatMap(({ id, sources }) =>
      sources.filter(isUnchecked).map(({ status }) => `${id} ${status}`),
    );
    expect([...BOXES].sort()).toEqual(unchecked.sort());
  });
});

describe('a method is not offered before it is complete', () => {
  it.each(METHODS)('[D-01] [E-01] $id', (method) => expect(missingFromMethod(method)).toEqual([]));

  it('[D-01] one without tables, a sheet that names it, golden cases or an edge is named', () => {
    const [schofield] = METHODS.filter(({ id }) => id === 'schofield');
    if (!schofield) throw new Error('no schofield');
    expect(missingFromMethod({ ...schofield, id: 'new_2027' })).toEqual(['golden cases']);
    expect(missingFromMethod({ ...schofield, tables: [], sharedTables: [] })).toEqual(['a published table']);
    expect(missingFromMethod({ ...schofield, tables: ['new-2027'] })).toEqual([
      'table new-2027',
      'its name on the sheet of new-2027',
    ]);
    const withoutEdge = CASES.filter(({ input }) => input.ageMonths !== 119);
    expect(missingFromMethod(schofield, withoutEdge)).toEqual([
      'a golden case at 119 months, male',
      'a golden case at 119 months, female',
    ]);
  });

  it('[D-01] [E-01] every table for requirements is behind a method, and every sheet names no other', () => {
    const methods = METHODS.map(({ id }) => id);
    const behind = new Set(METHODS.flatMap(allTables));
    for (const { id, use } of REFERENCE_TABLES) {
      if (use !== 'energy' && use !== 'protein' && use !== 'fluid') continue;
      expect(behind).toContain(id);
      const named = [...(headOf(SHEETS.get(id) ?? '').split('· status')[0] ?? '').matchAll(/`(\w+)`/gu)].map(
        ([, name]) => name,
      );
      for (const name of named.filter((each) => methods.includes(each ?? '')))
        expect(METHODS.filter((method) => method.id === name).flatMap(allTables)).toContain(id);
    }
  });
});
