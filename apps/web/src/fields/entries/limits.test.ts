import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);
const renderers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx$|-rules\.ts$/u.test(name),
);

describe('[F-03] each limit is defined once', () => {
  it.each(renderers)('%s writes no limit of its own', (name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    // A lower end of 0 or 1 only keeps a stepper from going below nothing.
    expect(source.match(/\bmax=\{-?\d[^}]*\}|\bmin=\{(?![01]\})-?\d[^}]*\}/gu) ?? []).toEqual([]);
    expect(
      source.match(/\bconst [A-Z_]*(?:MOST|HEAVIEST|TALLEST|LIMIT)_(?!PLACES)[A-Z_]* = \d+/gu) ?? [],
    ).toEqual([]);
  });
});
