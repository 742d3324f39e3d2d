import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/run.mjs';

/** Pages that describe the project as it is now; decision records describe the day they were written. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'apps/web/README.md',
  'apps/web/src/ui/README.md',
  ...readdirSync(path.join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`),
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/README.md`),
].filter((page) => existsSync(path.join(root, page)));

const isThere = (file: string): boolean => existsSync(path.join(root, file));

describe.each(PAGES)('%s names only what there is', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');

  it('in its links', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));
    const gone = targets.filter((target) => !isThere(path.join(path.dirname(page), target)));
    expect(gone).toEqual([]);
  });

  it('in the files it names from the root', () => {
    const named = [...text.matchAll(/`((?:apps|bench|data|docs|e2e|packages|tools)\/[\w./@-]+)`/g)].map(
      ([, file = '']) => file,
    );
    // The output of a command exists only after it has run.
    const made = /node_modules|dist|test-results/;
    expect(named.filter((file) => !made.test(file) && !isThere(file))).toEqual([]);
  });
});
