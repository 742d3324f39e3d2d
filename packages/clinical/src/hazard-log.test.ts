import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const log = readFileSync(new URL('docs/clinical/hazard-log.md', root), 'utf8');
const hazards = log.split('\n## ').slice(1);

describe('docs/clinical/hazard-log.md', () => {
  it('holds twenty-two hazards, each in the overview', () => {
    expect(hazards).toHaveLength(22);
    for (const hazard of hazards) expect(log).toContain(`[${hazard.slice(0, 3)}](#`);
  });

  it.each(hazards.map((hazard) => [hazard.split('\n')[0] ?? '', hazard]))(
    '%s names tests that exist',
    (_title, hazard) => {
      const [, tests = ''] = /^- \*\*Test:\*\* (.+)$/m.exec(hazard) ?? [];
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    },
  );
});
