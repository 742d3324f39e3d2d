import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './steps/run.mjs';

const isThere = (file: string): boolean => existsSync(path.join(root, file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Pages that describe the project as it is now; decision records describe the day they were written. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'data/README.md',
  'e2e/browsers/README.md',
  'apps/server/README.md',
  'apps/web/README.md',
  'apps/web/src/start/README.md',
  'apps/web/src/ui/README.md',
  ...['docs', 'docs/how-to', 'docs/clinical'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/README.md`),
];

describe.each(PAGES)('%s names only what there is', (page) => {
  const text = read(page);

  it('in its links', () => {
    const targets = found(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((target) => !/^[a-z]+:/.test(target));
    expect(targets.filter((target) => !isThere(path.join(path.dirname(page), target)))).toEqual([]);
  });

  it('in the files it names from the root', () => {
    const named = found(text, /`((?:apps|bench|data|docs|e2e|packages|tools)\/[\w./@-]+)`/g);
    // The output of a command exists only after it has run.
    const made = /node_modules|dist|test-results/;
    expect(named.filter((file) => !made.test(file) && !isThere(file))).toEqual([]);
  });

  it('in the files of the design system', () => {
    const named = found(text, /#ui\/([\w/-]+\.tsx?)/g);
    expect(named.filter((file) => !isThere(`apps/web/src/ui/${file}`))).toEqual([]);
  });

  it('in the commands', () => {
    const named = found(text, /`?npm run (?:-s )?([\w:]+)/g);
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  it('in the folders it draws as a tree', () => {
    expect(foldersDrawn(text).filter((folder) => !isThere(folder))).toEqual([]);
  });
});

/** The folders in a block such as "apps/" with "  web/ …" below it, from the root. */
function foldersDrawn(text: string): string[] {
  const blocks = found(text, /```\n([\s\S]*?)```/g).filter((block) => /^[a-z]+\/ /m.test(block));
  return blocks.flatMap((block) => {
    let above = '';
    return block.split('\n').flatMap((line) => {
      const [, indent = '', name] = /^( *)([\w/-]+?)\/? {2,}\S/.exec(line) ?? [];
      if (name === undefined) {
        above = /^([\w-]+)\/$/.exec(line)?.[1] ?? '';
        return above === '' ? [] : [above];
      }
      if (indent === '') above = name;
      return indent === '' ? [name] : [`${above}/${name}`];
    });
  });
}

it('the page of the design system describes components that it exports', () => {
  const ui = 'apps/web/src/ui';
  const code = readdirSync(path.join(root, ui), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(path.join(ui, file)))
    .join('\n');
  const described = found(read(`${ui}/README.md`), /\b([A-Z]\w+)(?:<[^>]*>)?\(props/g);
  expect(described.length).toBeGreaterThan(40);
  expect(described.filter((name) => !new RegExp(`export (?:function|const) ${name}\\b`).test(code))).toEqual(
    [],
  );
});
