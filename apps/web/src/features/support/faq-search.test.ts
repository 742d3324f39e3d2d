import { FAQS } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { searchFaqs } from './faq-search.ts';

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
});
