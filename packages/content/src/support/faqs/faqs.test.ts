import { describe, expect, it } from 'vitest';
import { FAQ_TOPICS } from './faq.ts';
import { FAQS, faqsByTopic, faqWords } from './faqs.ts';

describe('FAQs', () => {
  it('[J-05] are 34, each with its own id and question', () => {
    expect(FAQS).toHaveLength(34);
    expect(new Set(FAQS.map((faq) => faq.id)).size).toBe(34);
    expect(new Set(FAQS.map((faq) => faq.question)).size).toBe(34);
  });

  it('[J-05] have an answer and a source each', () => {
    for (const faq of FAQS) {
      expect(faq.answer.length, faq.id).toBeGreaterThan(120);
      expect(faq.sources.length, faq.id).toBeGreaterThan(0);
      expect(faq.question, faq.id).toMatch(/\?$/u);
      for (const source of faq.sources) {
        expect(source.title).not.toBe('');
        if (source.reading !== 'provider') expect(source.url, faq.id).toMatch(/^https?:\/\//u);
      }
    }
  });

  it('[J-05] fall into the eleven topics, in order, without one left over', () => {
    const groups = faqsByTopic();
    expect(groups.map((group) => group.topic)).toEqual([...FAQ_TOPICS]);
    expect(groups.flatMap((group) => group.faqs)).toHaveLength(34);
    expect(groups[0]?.faqs).toHaveLength(8);
  });

  it('[J-05] name one question for each country alone and offer asking Sim', () => {
    expect(FAQS.filter((faq) => faq.country === 'uk').map((faq) => faq.id)).toEqual(['faq-31']);
    expect(FAQS.filter((faq) => faq.country === 'roi').map((faq) => faq.id)).toEqual(['faq-32']);
    expect(faqWords.askAbout('Why?')).toBe('Ask Sim: Why?');
  });

  it.each([
    ['faq-01', ['70\u00a0°C', '30\u00a0minutes', '1\u00a0litre']],
    ['faq-03', ['70\u00a0°C', '5\u00a0°C', '24\u00a0hours', '2\u00a0hours', '1\u00a0hour']],
    ['faq-08', ['24\u00a0hours', '4\u00a0hours']],
    ['faq-12', ['14\u00a0days', '5\u00a0°C']],
    ['faq-13', ['24\u00a0hours']],
    ['faq-14', ['4\u00a0hours', '8–12\u00a0hours', 'local policy']],
    ['faq-15', ['4\u00a0hours', '24\u00a0hours']],
    ['faq-17', ['4–6\u00a0hours', '30–50\u00a0ml', '5–10\u00a0ml']],
    ['faq-22', ['10\u00a0kcal/kg', '5\u00a0kcal/kg', '4–7\u00a0days', 'thiamin']],
    ['faq-23', ['14 groups', '10\u00a0mg/kg']],
    ['faq-28', ['10\u00a0ml', '10\u00a0seconds', '1–4\u00a0ml', '4–8\u00a0ml', '8\u00a0ml']],
    ['faq-30', ['2015']],
    ['faq-32', ['1 July 2019', '6\u00a0months']],
  ])('[J-05] %s keeps its facts', (id, facts) => {
    const answer = FAQS.find((faq) => faq.id === id)?.answer ?? '';
    for (const fact of facts) expect(answer).toContain(fact);
  });
});
