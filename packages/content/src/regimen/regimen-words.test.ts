import type { TextKey } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import * as cards from './cards.ts';
import { FIELD_TEXTS, fieldText } from './field-texts.ts';
import { energyMethodWords, PROTEIN_METHOD_WORDS, proteinMethodWords } from './methods.ts';
import { SOURCE_STATUS_WORDS } from './source-status.ts';

const COUNTRIES = ['uk', 'roi'] as const;

describe('words of the regimen', () => {
  it('[D-01] shows "-" for an unknown energy method', () => {
    expect(energyMethodWords('toString').name).toBe('-');
    expect(energyMethodWords(null).name).toBe('-');
  });

  it('[E-01] names the four protein methods', () => {
    expect(Object.keys(PROTEIN_METHOD_WORDS)).toEqual(['paeds', 'peng', 'min_max', 'nitrogen']);
    expect(proteinMethodWords('peng').name).toBe('PENG');
  });

  it('[F-01] words every title, hint and tooltip of the field definitions', () => {
    const keys = Object.keys(FIELD_TEXTS) as TextKey[];
    const texts = keys.flatMap((key) => COUNTRIES.map((country) => fieldText(key, country)));
    for (const text of texts) expect(text.trim()).not.toBe('');
    expect(fieldText('patient.height.hint', 'roi')).toBe('Optional under 18\u00a0years');
    const untied = texts.filter((text) => /\d (?:%|ml|g|kg|kcal|hours|years)(?!\w)/u.test(text));
    expect(untied).toEqual([]);
  });

  it('[L-09] [M-05] no line of a card ends between a number and its unit', () => {
    const untied = wordsOf(cards).filter((text) => /\d (?:ml|g|h|°C|minutes|hours|days)(?!\w)/u.test(text));
    expect(untied).toEqual([]);
  });

  it('warns beside results whose figures are not checked', () => {
    for (const status of ['spec', 'unconfirmed'] as const) {
      expect(SOURCE_STATUS_WORDS[status].sentence).toBe('figures not yet checked against the printed source');
    }
  });
});

/** Every text in here; those made of figures are called with "1". */
function wordsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return wordsOf((words as (...given: string[]) => unknown)('1', '1'));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(wordsOf) : [];
}
