import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';

/** What each package may import of ours; types only where the architecture says so. */
const PACKAGES: Record<string, { ours: string[]; typesOnly?: string[] }> = {
  clinical: { ours: [] },
  contract: { ours: [] },
  catalogue: { ours: [] },
  regimen: { ours: ['clinical', 'catalogue'] },
  content: { ours: [], typesOnly: ['clinical', 'regimen', 'catalogue'] },
  assistant: { ours: ['catalogue'] },
};

/** Folders of the web app from the outside in: a folder may import itself and those listed. */
const WEB: Record<string, string[]> = {
  app: ['routes', 'features', 'state', 'platform', 'ui', 'fields', 'worker'],
  routes: ['app', 'features', 'state', 'platform', 'ui'],
  features: ['fields', 'state', 'platform', 'ui'],
  fields: ['ui'],
  state: ['platform'],
  platform: ['worker'],
  worker: ['platform'],
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

describe('apps/web', () => {
  const imports = importsUnder('apps/web/src').map((one) => {
    const [, , , from, feature] = one.file.split('/');
    const target = one.specifier.startsWith('#')
      ? one.specifier.slice(1)
      : one.specifier.startsWith('.')
        ? path.relative('apps/web/src', path.join(path.dirname(one.file), one.specifier))
        : undefined;
    return { ...one, from: from!, feature, target };
  });

  it('imports from the outside in', () => {
    const wrong = imports.filter(({ from, target }) => {
      if (target === undefined || !(from in WEB)) return false;
      const to = target.split('/')[0]!;
      return to !== from && to in WEB && !WEB[from]!.includes(to);
    });
    expect(wrong.map(({ file, specifier }) => `${file} -> ${specifier}`)).toEqual([]);
  });

  it('keeps features from importing each other', () => {
    const wrong = imports.filter(({ from, feature, target }) => {
      if (from !== 'features' || target === undefined) return false;
      const [to, other] = target.split('/');
      return to === 'features' && other !== feature;
    });
    expect(wrong.map(({ file, specifier }) => `${file} -> ${specifier}`)).toEqual([]);
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
