import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';

/** Which of our packages each package may import; only types where the architecture says so. */
const PACKAGES: Record<string, { ours: string[]; typesOnly?: string[] }> = {
  clinical: { ours: [] },
  contract: { ours: [] },
  catalogue: { ours: [] },
  regimen: { ours: ['clinical', 'catalogue'] },
  content: { ours: [], typesOnly: ['clinical', 'regimen', 'catalogue'] },
  assistant: { ours: ['catalogue', 'clinical'] },
};

/** The parts of the app, one folder each; none imports another: routes and the shell combine them. */
const PARTS = ['regimen', 'compendium', 'sim', 'support', 'resources', 'home', 'gate', 'not-found'];
const LOWEST = ['catalogue-store', 'platform'];
const BELOW_PARTS = ['fields', 'session', 'start', 'ui', ...LOWEST];

/** Folders of the web app from the outside in: a folder may import itself and those listed. */
const WEB: Record<string, string[]> = {
  shell: ['routes', 'worker', ...PARTS, ...BELOW_PARTS],
  routes: ['shell', ...PARTS, ...BELOW_PARTS],
  ...Object.fromEntries(PARTS.map((part) => [part, BELOW_PARTS])),
  fields: ['ui'],
  session: LOWEST,
  platform: ['catalogue-store', 'worker'],
  start: LOWEST,
  'start/worker': ['compendium', 'start', ...LOWEST],
  // Renders the whole app during the build; nothing imports it.
  'start/build': ['shell', 'routes', ...PARTS, ...BELOW_PARTS],
  // The texts of a list row are written once; the workers use them too.
  worker: ['start', 'start/worker', 'compendium', ...LOWEST],
  'catalogue-store': ['platform', 'worker'],
  ui: [],
};

type Import = { file: string; specifier: string; typeOnly: boolean };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function* sourceFiles(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test-support'].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

function importsUnder(folder: string): Import[] {
  return [...sourceFiles(path.join(root, folder))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({
      file: path.relative(root, file),
      specifier: (match[2] ?? match[3])!,
      typeOnly: match[1] !== undefined,
    })),
  );
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isOwn = (specifier: string) => specifier.startsWith('.') || specifier.startsWith('#');

describe.each(Object.entries(PACKAGES))('packages/%s', (name, rule) => {
  const imports = importsUnder(`packages/${name}/src`);

  it('imports only the packages below it', () => {
    const wrong = imports.filter(({ specifier, typeOnly }) => {
      if (!specifier.startsWith('@dietetic/')) return false;
      const other = specifier.slice('@dietetic/'.length);
      return !rule.ours.includes(other) && !(typeOnly && rule.typesOnly?.includes(other));
    });
    expect(wrong).toEqual([]);
  });

  it('reaches for no part of Node', () => {
    const wrong = imports.filter(
      ({ specifier }) => specifier.startsWith('node:') || builtinModules.includes(specifier),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each([
  'packages/clinical',
  'packages/contract',
  'packages/catalogue',
  'packages/regimen',
  'packages/content',
  'packages/assistant',
  'data',
  'apps/server',
  'apps/web',
])('%s', (workspace) => {
  it('declares every package it imports, and imports every one by its door', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    const declared = new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.devDependencies ?? {}),
    ]);
    const outside = importsUnder(`${workspace}/src`).filter(
      ({ specifier }) =>
        !isOwn(specifier) &&
        !specifier.startsWith('node:') &&
        !specifier.startsWith('virtual:') &&
        !specifier.startsWith('/'),
    );
    expect(outside.filter(({ specifier }) => !declared.has(packageOf(specifier)))).toEqual([]);
    const deep = outside.filter(
      ({ specifier }) => specifier.startsWith('@dietetic/') && specifier.includes('/src/'),
    );
    expect(deep).toEqual([]);
  });
});

/** Import cycles, over imports of types and `import()` too; each as its files in order. */
function circles(folder: string): string[] {
  const edges = new Map<string, string[]>();
  for (const { file, specifier } of importsUnder(folder)) {
    if (!isOwn(specifier)) continue;
    const target = specifier.startsWith('#')
      ? path.join(folder, specifier.slice(1))
      : path.join(path.dirname(file), specifier);
    edges.set(file, [...(edges.get(file) ?? []), target.replace(/\?.*$/, '')]);
  }
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) found.add([...way.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return [...found];
}

describe('no file leads back to itself', () => {
  it.each([
    'packages/clinical/src',
    'packages/contract/src',
    'packages/catalogue/src',
    'packages/regimen/src',
    'packages/content/src',
    'packages/assistant/src',
    'data/src',
    'apps/server/src',
    'apps/web/src',
  ])('in %s', (folder) => {
    expect(circles(folder)).toEqual([]);
  });
});

/** The folder of the web app that a file belongs to: the innermost that has a rule. */
const webFolder = (file: string): string => {
  const [folder = '', inner = ''] = file.split('/');
  return `${folder}/${inner}` in WEB ? `${folder}/${inner}` : folder;
};

describe('apps/web', () => {
  const imports = importsUnder('apps/web/src').map((one) => {
    const from = webFolder(path.relative('apps/web/src', one.file));
    const target = one.specifier.startsWith('#')
      ? one.specifier.slice(1)
      : one.specifier.startsWith('.')
        ? path.relative('apps/web/src', path.join(path.dirname(one.file), one.specifier))
        : undefined;
    return { ...one, from, target };
  });

  it('imports from the outside in', () => {
    const wrong = imports.filter(({ from, target }) => {
      if (target === undefined || !(from in WEB)) return false;
      const to = webFolder(target);
      return to !== from && to in WEB && !WEB[from]!.includes(to);
    });
    expect(wrong.map(({ file, specifier }) => `${file} -> ${specifier}`)).toEqual([]);
  });

  it('has a rule for every folder', () => {
    expect(imports.filter(({ from }) => !(from in WEB) && !/\.tsx?$/.test(from))).toEqual([]);
  });

  it('never imports the server, nor the server it', () => {
    const across = [
      ...importsUnder('apps/web/src').filter(({ specifier }) => specifier === '@dietetic/server'),
      ...importsUnder('apps/server/src').filter(({ specifier }) => specifier === '@dietetic/web'),
    ];
    expect(across).toEqual([]);
  });
});

describe('rule packages', () => {
  it('read no clock and draw no random number', () => {
    const wrong = Object.keys(PACKAGES).flatMap((name) =>
      [...sourceFiles(path.join(root, 'packages', name, 'src'))].filter((file) =>
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\.toLocale\w*String\(/.test(
          readFileSync(file, 'utf8'),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
