import { describe, expect, it } from 'vitest';
import { REFERENCE_TABLES } from './reference-tables.ts';

describe('every table of figures', () => {
  it.each(REFERENCE_TABLES)(
    '[D-01] $id has a citation for each degree of confirmation',
    ({ id, sources }) => {
      expect(sources).not.toEqual([]);
      for (const source of sources) {
        expect(source.id).toBe(id);
        expect(source.citation.length).toBeGreaterThan(20);
      }
    },
  );

  it('is listed once', () => {
    const ids = REFERENCE_TABLES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
