import type { Country } from '@dietetic/catalogue';
import { demonstrationWords } from '../app/shell.ts';
import { PENG_GUIDELINE_LINK } from '../links/links.ts';

export type ResourceTab = 'adults' | 'paediatrics';
type DocumentId =
  | 'gms-code-list-adults'
  | 'gms-code-list-paediatrics'
  | 'references'
  | 'scoop-chart'
  | 'compendium'
  | 'complete-volumes'
  | 'dilution-guide'
  | 'micronutrient-monitoring'
  | 'resource-centre-team';

export type ResourceEntry =
  | { kind: 'document'; id: DocumentId; title: string; text: string }
  | { kind: 'link'; id: 'peng-guideline'; title: string; text: string; url: string };

export const RESOURCE_TABS: readonly ResourceTab[] = ['adults', 'paediatrics'];
export const RESOURCE_TAB_WORDS: Record<ResourceTab, string> = {
  adults: 'Adults',
  paediatrics: 'Paediatrics',
};

const COUNTRY_OF_CHART: Record<Country, string> = { uk: 'UK', roi: 'Ireland' };

const gmsCodeList = (tab: ResourceTab): ResourceEntry => ({
  kind: 'document',
  id: `gms-code-list-${tab}`,
  title: 'GMS code list',
  text: 'Products reimbursed in Ireland, with flavours, packs and codes',
});
const peng: ResourceEntry = {
  kind: 'link',
  id: 'peng-guideline',
  title: 'PENG guideline',
  text: 'The pocket guide’s own page at the Parenteral and Enteral Nutrition Group',
  url: PENG_GUIDELINE_LINK,
};
const references: ResourceEntry = {
  kind: 'document',
  id: 'references',
  title: 'References',
  text: 'The publications behind the calculators and reference intakes',
};
const scoopChart = (country: Country): ResourceEntry => ({
  kind: 'document',
  id: 'scoop-chart',
  title: `Scoop chart, ${COUNTRY_OF_CHART[country]}`,
  text: 'Scoops and water for each powder and thickener',
});
const compendium: ResourceEntry = {
  kind: 'document',
  id: 'compendium',
  title: 'Compendium',
  text: 'Every product on its own page, with all nutrients and codes',
};
const completeVolumes = (country: Country): ResourceEntry => ({
  kind: 'document',
  id: 'complete-volumes',
  title: `Nutritionally complete volumes, ${COUNTRY_OF_CHART[country]}`,
  text: 'The volume of each complete feed that meets the reference intakes',
});
const team: ResourceEntry = {
  kind: 'document',
  id: 'resource-centre-team',
  title: 'Resource Centre team',
  text: 'Who to ask about what, and when',
};
const dilutionGuide: ResourceEntry = {
  kind: 'document',
  id: 'dilution-guide',
  title: 'Dilution guide',
  text: 'Powder and water for each concentration, with energy and protein',
};
const monitoringGuide: ResourceEntry = {
  kind: 'document',
  id: 'micronutrient-monitoring',
  title: 'Micronutrient monitoring guide',
  text: 'What to test, and how often, on restricted diets and long-term feeds',
};

/** What each tab lists, in order. The Irish code list has no counterpart in the UK, where ACBS decides, but both countries are given it. */
export function resourcesFor(country: Country, tab: ResourceTab): readonly ResourceEntry[] {
  const both = [
    gmsCodeList(tab),
    peng,
    references,
    scoopChart(country),
    compendium,
    completeVolumes(country),
    team,
  ];
  return tab === 'adults' ? both : [...both, dilutionGuide, monitoringGuide];
}

export const resourceWords = {
  title: 'Resources',
  intro: 'Documents made from the products saved on the server, for the country you chose.',
  tabsLabel: 'For whom',
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  csvOf: (title: string) => `${title} as CSV`,
  csv: 'CSV',
  pdfOf: (size: string, date: string) => `PDF, ${size}, ${date}`,
  keep: 'Keep offline',
  keepOf: (title: string) => `Keep ${title} offline`,
  keeping: 'Saving…',
  kept: 'Kept offline',
  letGo: 'Remove from this device',
  letGoOf: (title: string) => `Remove ${title} from this device`,
  keepFailed: 'Could not be saved on this device. The document can still be opened online.',
  refresh: 'Replace',
  refreshOf: (title: string) => `Replace the kept ${title}`,
  offline: 'Needs a connection. Documents kept offline still open.',
  notAvailable: 'Not made yet on this server',
  loading: 'Loading documents…',
  failed: 'The list of documents could not be loaded.',
  externalLink: 'Opens the publisher’s site in a new tab',
  demonstration: demonstrationWords.mark,
} as const;
