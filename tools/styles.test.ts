import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps/run.mjs';

const source = path.join(root, 'apps/web/src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

type Use = { name: string; isLookedUp: boolean };

/** The classes of each style sheet that components use; `styles[look]` may be any of them. */
const uses = new Map<string, Use[]>();
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const text = read(file);
  for (const [, styles, specifier] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
    const sheet = path.join(
      specifier?.startsWith('#') ? '' : path.dirname(file),
      specifier?.replace('#', '') ?? '',
    );
    const named = text.matchAll(new RegExp(`(?<![\\w./-])${styles}(?:\\.(\\w+)|\\[)`, 'g'));
    const found = [...named].map(([, name = '']) => ({ name, isLookedUp: name === '' }));
    uses.set(sheet, [...(uses.get(sheet) ?? []), ...found]);
  }
}

const sheets = files.filter((file) => file.endsWith('.module.css'));
for (const sheet of sheets) {
  for (const [, names = '', specifier = ''] of read(sheet).matchAll(/composes: ([^;]+) from "([^"]+)"/g)) {
    const other = path.join(path.dirname(sheet), specifier);
    const found = names.split(' ').map((name) => ({ name, isLookedUp: false }));
    uses.set(other, [...(uses.get(other) ?? []), ...found]);
  }
}

/** Without comments, shared names and declarations, which can be in a rule and in nested rules. */
function classesOf(sheet: string): Set<string> {
  const selectors = read(sheet)
    .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
    .replaceAll(/[^{};]*;/g, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

it('every class of a style sheet is named by a component, and every class a component names is in its sheet', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const wrong = sheets.flatMap((sheet) => {
    const used = uses.get(sheet) ?? [];
    const [classes, named] = [classesOf(sheet), new Set(used.map(({ name }) => name))];
    const unused = used.some(({ isLookedUp }) => isLookedUp)
      ? []
      : [...classes].filter((name) => !named.has(name));
    const missing = [...named].filter((name) => name !== '' && !classes.has(name));
    return [
      ...unused.map((name) => `${sheet}: nobody names .${name}`),
      ...missing.map((name) => `${sheet}: has no .${name}`),
    ];
  });
  expect(wrong).toEqual([]);
});

/** The words of `className="…"`, of a template and of the texts given to `classNames`. */
function sharedWords(text: string): string[] {
  const templates = text.matchAll(/className=\{`([^`]*)`\}/g);
  const texts = [...text.matchAll(/className="([^"]*)"/g), ...templates].map(([, words = '']) => words);
  const joined = [...text.matchAll(/classNames\(([^;{]*?)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(?<=^\s*|[,&?:]\s+)(?:'([^']*)'|`([^`]*)`)/g)].map(
      ([, plain, template]) => plain ?? template ?? '',
    ),
  );
  return [...texts, ...joined].flatMap((words) =>
    words
      .replaceAll(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  );
}

it('every class of the whole app that a component names is in shared.css, and each of these is named', () => {
  const shared = classesOf('styles/shared.css');
  const named = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => sharedWords(read(file)).map((name) => ({ file, name })));
  const wrong = named
    .filter(({ name }) => !shared.has(name))
    .map(({ file, name }) => `${file}: shared.css has no .${name}`);
  const used = new Set(named.map(({ name }) => name));
  expect(shared).toContain('quiet');
  expect(wrong).toEqual([]);
  expect([...shared].filter((name) => !used.has(name))).toEqual([]);
});

/** Tables, sheets and the parts of report, plan and cards. */
const ON_PAPER =
  /^(?:styles\/tokens|ui\/(?:page|sheet|table|quantity|chip|patient-band|meter)\/|regimen\/(?:bedside|cards|feed-plan|findings|recipe|report)\/).*css$/;
/** An em in a width query is the browser's font size, also on paper: with 24 px, A4 would count as a phone. */
it('what is printed is the same whatever the size of text on screen: a width is one of the screen', () => {
  const printed = files.filter((file) => ON_PAPER.test(file));
  expect(printed.length).toBeGreaterThan(15);
  const wrong = printed.flatMap((file) =>
    [...read(file).matchAll(/@media ([^{]*width[^{]*)\{/g)]
      .filter(([, query = '']) => !query.includes('screen'))
      .map(([, query]) => `${file}: ${query}`),
  );
  expect(wrong).toEqual([]);
});
