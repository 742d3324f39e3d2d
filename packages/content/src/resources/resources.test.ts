import type { Country } from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../app/app.ts';
import { RESOURCE_TABS, resourcesFor } from './resources.ts';

const AFTER_CODE_LIST = [
  'peng-guideline',
  'references',
  'scoop-chart',
  'compendium',
  'complete-volumes',
  'resource-centre-team',
];

const titles = (country: Country) =>
  RESOURCE_TABS.flatMap((tab) => resourcesFor(country, tab)).map((entry) => entry.title);

describe('resources', () => {
  it.each(COUNTRIES)('[J-01] lists seven entries for adults and nine for paediatrics in %s', (country) => {
    expect(resourcesFor(country, 'adults').map((entry) => entry.id)).toEqual([
      'gms-code-list-adults',
      ...AFTER_CODE_LIST,
    ]);
    expect(resourcesFor(country, 'paediatrics').map((entry) => entry.id)).toEqual([
      'gms-code-list-paediatrics',
      ...AFTER_CODE_LIST,
      'dilution-guide',
      'micronutrient-monitoring',
    ]);
  });

  it('[J-01] names the country on charts that differ', () => {
    expect(titles('uk')).toContain('Scoop chart, UK');
    expect(titles('roi')).toContain('Nutritionally complete volumes, Ireland');
  });

  it('[J-01] only links to the PENG guideline', () => {
    const links = resourcesFor('uk', 'adults').filter((entry) => entry.kind === 'link');
    expect(links).toHaveLength(1);
    expect(links[0]?.url).toMatch(/^https:\/\/www\.peng\.org\.uk\//u);
  });
});
