import { FAQS } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { nearestFaqs, searchFaqs } from './faq-search.ts';

const nearestIds = (typed: string) => nearestFaqs(typed).map((faq) => faq.id);
const idsFor = (typed: string) => searchFaqs(FAQS, typed).map((faq) => faq.id);

describe('searching the FAQs', () => {
  it('[J-05] shows all 34 while nothing is typed', () => {
    expect(idsFor('')).toHaveLength(34);
    expect(idsFor('   ')).toHaveLength(34);
  });

  it('[J-05] finds a word in the question, the topic or the answer, in any case', () => {
    expect(idsFor('SCOOP')).toContain('faq-04');
    expect(idsFor('hang time')).toEqual(expect.arrayContaining(['faq-13', 'faq-14', 'faq-15', 'faq-16']));
    expect(idsFor('thiamin')).toEqual(['faq-22']);
  });

  it('[J-05] needs every word, and does not mind quotes', () => {
    expect(idsFor('cows milk allergy')).toContain('faq-24');
    expect(idsFor("cow's milk")).toEqual(idsFor('cows milk'));
    expect(idsFor('scoop zebra')).toEqual([]);
  });

  it('[J-05] names the nearest when no question holds every word: other endings, a wrong letter, a word too many', () => {
    expect(idsFor('hanging times')).toEqual([]);
    expect(nearestIds('hanging times')).toEqual(
      expect.arrayContaining(['faq-13', 'faq-14', 'faq-15', 'faq-16']),
    );
    expect(nearestIds('thiamine deficency')).toEqual(['faq-22']);
    expect(nearestIds('coeliacs gluten please')[0]).toBe('faq-25');
    expect(nearestIds('zebra crossing')).toEqual([]);
    expect(nearestIds('milk').length).toBeLessThanOrEqual(5);
  });
});
