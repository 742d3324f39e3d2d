import { expect, it } from 'vitest';

type Row<T> = T extends readonly [...infer Items] ? Items : [T];

/**
 * Like `it.each`, for what is weighed and not ruled: the classifier is fitted anew with every labelled message, and a wording at
 * a border may fall on its other side. One of twenty rows may, of fewer than ten none; which must never, stands in `it.each`.
 */
export const mostly =
  <const T>(rows: readonly T[]) =>
  (title: string, judge: (...row: Row<T>) => void): void => {
    const most = Math.round(rows.length / 20);
    it(`${title.replaceAll(/:? ?"?%[sj]"?/gu, '')} (${rows.length - most} of ${rows.length} or more)`, () => {
      const wrong = rows.flatMap((row) => {
        try {
          judge(...((Array.isArray(row) ? row : [row]) as Row<T>));
          return [];
        } catch (error) {
          return [`${JSON.stringify(row)}: ${error instanceof Error ? error.message : String(error)}`];
        }
      });
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most);
    });
  };
