import { describe, expect, it } from 'vitest';
import { reportDocumentWords } from './report-document-words.ts';

const text = (nutrients: string[]) =>
  reportDocumentWords.products.incompleteText([{ product: 'Addimere Carb', nutrients }]);

describe('[G-03] what a label does not state', () => {
  it('is named in its own letters, each once', () => {
    expect(text(['Energy, kcal'])).toContain('no label data for energy.');
    expect(text(['Vitamin B12', 'Iron'])).toContain('no label data for vitamin B12 or iron.');
    expect(text(['Protein', 'Thiamin (B1)', 'Iron'])).toContain('for protein, thiamin (B1) or iron.');
  });
});
