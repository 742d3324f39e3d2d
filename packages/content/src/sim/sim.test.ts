import { describe, expect, it } from 'vitest';
import { SIM_PAGE_IDS, SIM_PAGES } from './sim.ts';

describe('Sim pages', () => {
  it('[J-10] are the five sub-pages, each with an intro', () => {
    expect(SIM_PAGE_IDS).toEqual(['product', 'general', 'stock', 'request', 'frequently-read-articles']);
    for (const id of SIM_PAGE_IDS) expect(SIM_PAGES[id].intro.length).toBeGreaterThan(20);
  });

  it('[J-10] suggest questions, but for the articles, which are the FAQs', () => {
    for (const id of SIM_PAGE_IDS) {
      expect(SIM_PAGES[id].suggestions.length > 0).toBe(id !== 'frequently-read-articles');
    }
  });
});
