import type { DocumentEntry } from '@dietetic/contract';
import { describe, expect, it } from 'vitest';
import { savedEdition } from './saved-documents.ts';

const ON_THE_SERVER: DocumentEntry = {
  kind: 'scoop-chart',
  title: 'Scoop chart: United Kingdom',
  country: 'uk',
  tabs: ['adults', 'paediatrics'],
  format: 'pdf',
  url: '/documents/uk/scoop-chart.pdf',
  bytes: 1,
  updated: '2026-11-20T10:00:00.000Z',
  catalogueVersion: 7,
  demonstration: true,
};

describe('a document on the device', () => {
  it.each([
    ['current', 'kept with this catalogue', { 'x-catalogue-version': '7' }],
    ['older', 'kept with an earlier one', { 'x-catalogue-version': '6' }],
    ['current', 'opened since it was made', { date: 'Fri, 20 Nov 2026 11:00:00 GMT' }],
    ['older', 'opened before it was made anew', { date: 'Fri, 20 Nov 2026 09:00:00 GMT' }],
    ['older', 'of no known time', {}],
  ])('[J-01] is %s when it was %s', (expected, _when, headers) => {
    expect(savedEdition(new Headers(headers), ON_THE_SERVER)).toBe(expected);
  });
});
