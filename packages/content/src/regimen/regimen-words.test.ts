import { describe, expect, it } from 'vitest';
import { FIELD_TEXTS, fieldText } from './field-texts.ts';
import {
  ENERGY_METHOD_WORDS,
  energyMethodWords,
  PROTEIN_METHOD_WORDS,
  proteinMethodWords,
} from './methods.ts';
import { SOURCE_STATUS_WORDS } from './source-status.ts';

describe('words of the regimen', () => {
  it('[D-01] names the ten energy methods and shows "-" for an unknown one', () => {
    expect(Object.keys(ENERGY_METHOD_WORDS)).toEqual([
      'peng_2018',
      'henry_oxford',
      'schofield',
      'harris_benedict',
      'mifflin_st_jeor',
      'penn_state',
      'sacn',
      'uk_paeds',
      'roi_paeds_under_6months',
      'roi_paeds_6months_17years',
    ]);
    expect(energyMethodWords('toString').name).toBe('-');
    expect(energyMethodWords(null).name).toBe('-');
  });

  it('[E-01] names the four protein methods', () => {
    expect(Object.keys(PROTEIN_METHOD_WORDS)).toEqual(['paeds', 'peng', 'min_max', 'nitrogen']);
    expect(proteinMethodWords('peng').name).toBe('PENG');
  });

  it('[F-01] words every title, hint and tooltip of the field definitions', () => {
    for (const [key, text] of Object.entries(FIELD_TEXTS)) expect(text.trim(), key).not.toBe('');
    expect(fieldText('patient.height.hint')).toBe('Optional <18yrs');
    const untied = Object.values(FIELD_TEXTS).filter((text) =>
      /\d (?:%|ml|g|kg|kcal|hours|years)(?!\w)/u.test(text),
    );
    expect(untied).toEqual([]);
  });

  it('warns beside results whose figures are not checked', () => {
    for (const status of ['spec', 'unconfirmed'] as const) {
      expect(SOURCE_STATUS_WORDS[status].sentence).toBe('figures not yet checked against the printed source');
    }
  });
});
