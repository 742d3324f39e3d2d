import { expect, it } from 'vitest';

type Row<T> = T extends readonly [...infer Items] ? Items : [T];

/**
 * Like `it.each`, for results that depend on the classifier's weights: each retraining may flip a borderline wording.
 * One of twenty rows may fail, of fewer than ten none. What must never fail belongs in `it.each`.
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
