import { describe, expect, it } from 'vitest';
import { updateText } from './update-row.tsx';

describe('[I-03] an update that failed', () => {
  const failed = { status: 'failed', reason: 'not-stored', detail: '' } as const;

  it('says that the saved products are still there', () => {
    expect(updateText(failed, Date.parse('2026-11-20T09:00'))).toContain(
      'Saved products are still available.',
    );
  });

  it('does not say so where none were ever saved', () => {
    expect(updateText(failed, undefined)).toContain('Could not update. No products are saved yet.');
  });
});
