import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { isUnchecked } from './source.ts';

const docs = (name: string) =>
  readFileSync(new URL(`../../../../docs/clinical/${name}`, import.meta.url), 'utf8');
const sheets = readdirSync(new URL('../../../../docs/clinical/sources/', import.meta.url));

/** The boxes of the sign-off sheet: "- [ ] `table-id` (status): what to check". */
const boxes = [...docs('sign-off.md').matchAll(/^- \[[ x]\] `([^`]+)` \((\w+)\): \S/gm)].map(
  ([, id, status]) => `${id} ${status}`,
);

describe('[D-01] [E-01] docs/clinical/sign-off.md', () => {
  it('lists every table and status that has not been held against the printed source, and no other', () => {
    const unchecked = REFERENCE_TABLES.flatMap(({ id, sources }) =>
      sources.filter(isUnchecked).map(({ status }) => `${id} ${status}`),
    );
    expect([...new Set(boxes)].sort()).toEqual(unchecked.sort());
  });
});

describe('every table of figures', () => {
  it.each(REFERENCE_TABLES)('[D-01] $id has a source sheet and a citation', ({ id, sources }) => {
    expect(docs(`sources/${id}.md`)).toContain(`Source id \`${id}\``);
    for (const source of sources) {
      expect(source.id).toBe(id);
      expect(source.citation.length).toBeGreaterThan(20);
    }
  });

  it('is listed once, and every sheet belongs to a table', () => {
    const ids = REFERENCE_TABLES.map(({ id }) => id);
    expect(ids.map((id) => `${id}.md`).sort()).toEqual([...sheets].sort());
  });
});
