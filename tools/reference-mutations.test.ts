import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { goldenTables } from '../packages/clinical/src/test-support/golden.ts';
import { root } from './steps/run.mjs';

/**
 * Changes every number in the source of every table of published figures, one at a time, and compares the result with
 * packages/clinical/golden/tables: a change that goes unnoticed fails.
 */
const folder = path.join(root, 'packages/clinical/src/reference');
const golden = goldenTables<{ figures: Record<string, unknown> }>();

type Exports = Record<string, unknown>;
type Mutation = { line: string; figures: string };

/** Turns a module of plain data into a function of the modules it imports. */
async function asFunction(
  file: string,
): Promise<{ source: string; code: string; run: (code: string) => Exports }> {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const { code } = await transformWithOxc(source, file);
  const imported: Exports = {};
  const names: string[] = [];
  for (const [, from = ''] of code.matchAll(/from "([^"]+)"/gu))
    Object.assign(imported, await import(pathToFileURL(path.join(folder, from)).href));
  const body = code
    .replaceAll(/^import[^;]*;$/gmu, '')
    .replaceAll(/^export (const|function) (\w+)/gmu, (_all, kind: string, name: string) => {
      names.push(name);
      return `${kind} ${name}`;
    });
  const parameters = Object.keys(imported);
  const run = (changed: string): Exports =>
    // eslint-disable-next-line no-new-func -- a changed table has to be run, and there is no file of it
    new Function(...parameters, `${changed}\nreturn { ${names.join(', ')} };`)(
      ...parameters.map((name) => imported[name]),
    ) as Exports;
  return { source, code: body, run };
}

const TOKENS =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<![\w$.])(?:\d+(?:\.\d+)?|(?<![)\]])\.\d+)(?:e-?\d+)?/gu;

const numbersIn = (code: string): { at: number; number: string }[] =>
  [...code.matchAll(TOKENS)].flatMap(({ 0: token, index }) =>
    /^\.?\d/u.test(token) ? [{ at: index, number: token }] : [],
  );

const figuresOf = (exported: Exports, name: string): string =>
  JSON.stringify(
    Object.fromEntries(Object.keys(golden[name]?.figures ?? {}).map((each) => [each, exported[each]])),
    (_key, value: unknown) => (value === Number.POSITIVE_INFINITY ? 'open' : value),
  );

const tables = await Promise.all(
  Object.keys(golden).map(async (name) => ({ name, ...(await asFunction(`${name}.ts`)) })),
);

/** The table's export with each of its numbers one higher. */
const mutationsOf = ({ name, code, run }: (typeof tables)[number]): Mutation[] =>
  numbersIn(code).map(({ at, number }) => ({
    line: code.slice(code.lastIndexOf('\n', at) + 1, code.indexOf('\n', at)).trim(),
    figures: figuresOf(
      run(`${code.slice(0, at)}${Number(number) + 1}${code.slice(at + number.length)}`),
      name,
    ),
  }));

describe('[D-01] [E-01] [G-03] no figure changes in silence', () => {
  it.each(tables)('$name: every number changed is noticed', (table) => {
    const reviewed = JSON.stringify(golden[table.name]?.figures);
    expect(JSON.parse(figuresOf(table.run(table.code), table.name))).toEqual(JSON.parse(reviewed));
    const mutations = mutationsOf(table);
    // Checks that every number of the source is found: 0.25 is written .25 there.
    expect(mutations).toHaveLength(numbersIn(table.source).length);
    expect(mutations.length).toBeGreaterThan(0);
    const unchanged = figuresOf(table.run(table.code), table.name);
    expect(mutations.filter(({ figures }) => figures === unchanged).map(({ line }) => line)).toEqual([]);
  });

  it.each([
    ['a median weight', 'cdc-2000-medians', '10.162', '10.163'],
    ['a stress percentage', 'stress-peng-2004-2011', 'toPercent: 45', 'toPercent: 46'],
    ['an upper level', 'efsa-upper-levels', '255', '256'],
    ['the phytate of adult zinc', 'efsa-micronutrients', 'phytateMgPerDay: 600', 'phytateMgPerDay: 300'],
  ])('%s among them', (_what, name, number, other) => {
    const table = tables.find((each) => each.name === name);
    if (!table) throw new Error(`no table ${name}`);
    expect(table.code).toContain(number);
    const changed = figuresOf(table.run(table.code.replace(number, other)), name);
    expect(changed).not.toBe(figuresOf(table.run(table.code), name));
    expect(JSON.parse(changed)).not.toEqual(golden[name]?.figures);
  });
});
