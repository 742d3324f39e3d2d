import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';

/** Every sentence that a person reads is in `packages/content`. */
const PLACES = [
  'apps/web/src',
  'apps/server/src/documents',
  'apps/server/src/email',
  'apps/server/src/counts',
];

/** The only texts in the rules, built from the figures of a rule (decision 104). A new exception needs a reason. */
const RULES = ['clinical', 'catalogue', 'regimen', 'contract'].map((name) => `packages/${name}/src`);
const WITH_THEIR_RULE: { where: RegExp; because: string }[] = [
  { where: /^packages\/clinical\/src\/reference\//, because: 'titles of sources and names of their bands' },
  {
    where: /^packages\/clinical\/src\/(energy|protein|fluid)\//,
    because: 'names of levels and conditions as their source has them, and what a figure is by',
  },
  { where: /^packages\/catalogue\/src\/import\//, because: 'why the import gate keeps a product back' },
  { where: /^packages\/catalogue\/src\/nutrients\//, because: 'names of nutrients, as labels have them' },
  {
    where: /^packages\/catalogue\/src\/(product|listing)\//,
    because: 'units and filters, as the data has them',
  },
  { where: /^packages\/regimen\/src\/assessment\//, because: 'what is wrong with an entry' },
  { where: /^packages\/regimen\/src\/plan\/checks\//, because: 'findings' },
  {
    where: /^packages\/regimen\/src\/plan\/feed-plan\//,
    because: 'the sentence, the table and the findings of a feed plan',
  },
  { where: /^packages\/regimen\/src\/plan\/recipe\//, because: 'lines and findings of a recipe' },
  {
    where: /^packages\/regimen\/src\/(report|plan\/totals)\//,
    because: 'what FHIR and CSV name for another system, and a product with its unit',
  },
  { where: /^packages\/contract\/src\/email\//, because: 'the fixed subject of a report' },
];

/** Texts that people do not read, or that must stay where they are. At most ten, each with its reason. */
const EXCEPTIONS: { where: RegExp; text?: RegExp; because: string }[] = [
  { where: /^apps\/web\/src\/ui\//, because: 'a part has a default for what its user names by a property' },
  { where: /catalogue-store\/sync(?:hronise|-result)\.ts$/, because: 'the cause of a failure, for a log' },
  { where: /start\/build\/row-template\.tsx$/, because: 'replaced by a product before it is shown' },
  { where: /fields\/entries\/entry-frame\.ts$/, text: /^ would be $/, because: 'looked for in a sentence' },
  { where: /platform\/focus-field\.ts$/, because: 'selectors' },
  { where: /platform\/search-shortcut\.ts$/, text: /^Ctrl …$/, because: 'the names of keys' },
  {
    where:
      /server\/src\/(email|documents|counts)\/(mailer|document-library|count-deletion|counts|report-entries-schema)\.ts$/,
    because: 'for a log, the database, or whoever calls with what cannot be',
  },
];

/** A selector, figures with their units, and the name of the app: no sentences. */
const NO_WORDS = /^main …$|^… to …$|^<title>Dietetic App<\/title>$|^…\sml, …\sml\/h$/;
/** Names of properties whose values are read by programs. */
const FOR_PROGRAMS = new Set([
  'className',
  'cellClass',
  'style',
  'media',
  'rel',
  'id',
  'key',
  'place',
  'cause',
]);
const TWO_WORDS = /\p{L}{2,}[,;:.]? +[\p{L}(…]/u;
const A_WORD = /\p{L}{2,}/u;
/** Style sheets, and media queries such as "(min-width: 64em) and (pointer: coarse)". */
const CODE = /^\s*[:a-z-]+[:{][^ ]|^\([a-z-]+: [a-z0-9.]+\)( and \([a-z-]+: [a-z0-9.]+\))*$/;
const IS_MARKUP = /^\s*<\/?[!a-z]|="…"/i;
/** The text of markup, between its tags. */
const SPOKEN = /\b(aria-label|alt|title|placeholder)="[^"…]*\p{L}{2,}/u;
const SILENT_MARKUP = /<!--.*?(-->|$)|<[^>]*>|\b[a-z]+="…"/gs;
/** The arguments of these functions are selectors. */
const TAKES_A_SELECTOR = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest']);

/** A note for reviewers of an answer, which is never shown. */
const FOR_REVIEW = 'reviewNote';

type Sentence = { file: string; line: number; text: string };
type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (value: unknown): string =>
  isNode(value) ? String(value.name ?? value.value ?? nameOf(value.property ?? value.object)) : '';

/** Types, imports, errors, selectors and console output are for developers. */
function isForDevelopers(node: Node): boolean {
  if (/^(Import|ExportAll|TS(Type|Interface|Literal))|^ThrowStatement$/.test(node.type)) return true;
  if (node.type === 'NewExpression') return nameOf(node.callee).endsWith('Error');
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return false;
  return nameOf(callee.object) === 'console' || TAKES_A_SELECTOR.has(nameOf(callee.property));
}

function writtenIn(node: Node): string | null {
  if (node.type === 'JSXText') return A_WORD.test(String(node.value)) ? String(node.value).trim() : null;
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
        : null;
  if (text === null) return null;
  if (NO_WORDS.test(text)) return null;
  if (IS_MARKUP.test(text))
    return A_WORD.test(text.replaceAll(SILENT_MARKUP, '')) || SPOKEN.test(text) ? text : null;
  return TWO_WORDS.test(text) && !CODE.test(text) ? text : null;
}

/** The sentences of one file: text between tags, and every string of more than one word. */
export function sentencesIn(file: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || isForDevelopers(value)) return;
    const named = value.type === 'JSXAttribute' ? value.name : value.type === 'Property' ? value.key : null;
    if (FOR_PROGRAMS.has(nameOf(named))) return;
    const text = writtenIn(value);
    if (text !== null)
      found.push({
        file,
        line: source.slice(0, value.start).split('\n').length,
        text: text.replace(/\s+/g, ' '),
      });
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner);
  };
  visit(parseSync(file, source).program);
  return found;
}

const isExcepted = ({ file, text }: Sentence) =>
  EXCEPTIONS.some(({ where, text: said }) => where.test(file) && (said === undefined || said.test(text)));

const isOfProduct = (file: string): boolean => !/\.test\.tsx?$|\/test-support\//.test(file);
const typeScriptOf = (place: string): string[] =>
  readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => `${place}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'));

function sentencesOf(place: string): Sentence[] {
  return typeScriptOf(place)
    .filter(isOfProduct)
    .flatMap((file) => sentencesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

describe('the words a person reads', () => {
  const all = PLACES.flatMap(sentencesOf);
  const ofRules = RULES.flatMap(sentencesOf);
  it('[J-06] stand in packages/content', () => {
    expect(
      all.filter((each) => !isExcepted(each)).map(({ file, line, text }) => `${file}:${line} ${text}`),
    ).toEqual([]);
  });

  it('[J-06] stand with a rule only where they are made of its figures, and nowhere in vain', () => {
    const isWithItsRule = ({ file }: Sentence) => WITH_THEIR_RULE.some(({ where }) => where.test(file));
    expect(
      ofRules.filter((each) => !isWithItsRule(each)).map(({ file, line, text }) => `${file}:${line} ${text}`),
    ).toEqual([]);
    const unneeded = WITH_THEIR_RULE.filter(({ where }) => !ofRules.some(({ file }) => where.test(file)));
    expect(unneeded.map(({ because }) => because)).toEqual([]);
  });

  it('are each read by some screen, document or answer', () => {
    const files = ['apps', 'packages'].flatMap((place) => typeScriptOf(place)).filter(isOfProduct);
    const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
    const code = sources.map(([, source]) => source).join('\n');
    // `words.key`, `'key'`, and `{ key } = words`.
    const read = new Set(code.match(/(?<=[.'])[a-zA-Z]\w*/g));
    for (const [, names = ''] of code.matchAll(/\{([^{}]*)\}(?: =|:|\))/g))
      for (const name of names.match(/\w+/g) ?? []) read.add(name);
    const unread = sources
      .filter(([file]) => file.startsWith('packages/content/'))
      .flatMap(([file, source]) =>
        [...source.matchAll(/^ +(\w+): /gm)]
          .filter(([, key = '']) => !read.has(key) && key !== FOR_REVIEW)
          .map(([, key]) => `${file} ${key}`),
      );
    expect(unread).toEqual([]);
  });

  it('have at most ten exceptions, and none that is not needed', () => {
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(10);
    const unneeded = EXCEPTIONS.filter(
      ({ where, text: said }) =>
        !all.some(({ file, text }) => where.test(file) && (said === undefined || said.test(text))),
    );
    expect(unneeded.map(({ because }) => because)).toEqual([]);
  });

  it.each([
    ['text between tags', '<p>Loading</p>'],
    ['an attribute', '<p aria-label="Patient summary" />'],
    ['a choice in an attribute', '<p title={a ? "Go on" : b} />'],
    ['a sentence with a gap', 'const a = `Enter ${b} again`;'],
    ['an attribute of such markup', 'const a = `<img alt="Pack of ${b}">`;'],
    ['markup made of a template', 'const a = `<h2>Screens</h2><p>${b}</p>`;'],
  ])('are found in %s', (_where, source) => {
    expect(sentencesIn('a.tsx', source)).toHaveLength(1);
  });

  it.each([
    ['an error', 'throw new RangeError("No such step");'],
    ['the console', 'console.warn("It did not answer");'],
    ['a class', '<p className="one two" />'],
    ['a media query', 'matchMedia("(pointer: coarse)");'],
    ['two of them', 'matchMedia("(min-width: 64em) and (pointer: fine)");'],
    ['a selector', 'row.querySelector("input, button");'],
    ['a style', 'const a = `padding:6px 0;border:1px solid ${b}`;'],
    ['markup without words', 'const a = `<p style="margin: 0 auto">${b}</p>`;'],
    ['a type', 'type Place = "local storage";'],
  ])('are not looked for in %s', (_where, source) => {
    expect(sentencesIn('a.tsx', source)).toEqual([]);
  });
});
