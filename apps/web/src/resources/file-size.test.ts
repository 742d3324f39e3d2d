import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

describe('the size of a document', () => {
  it.each([
    [12, '1\u00a0kB'],
    [83_600, '84\u00a0kB'],
    [999_400, '999\u00a0kB'],
    [1_000_000, '1.0\u00a0MB'],
    [2_460_000, '2.5\u00a0MB'],
  ])('[J-01] %i bytes', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
