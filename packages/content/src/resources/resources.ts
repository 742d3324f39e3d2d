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

const document = (id: DocumentId, title: string, text: string): ResourceEntry => ({
  kind: 'document',
  id,
  title,
  text,
});

const COUNTRY_OF_CHART: Record<Country, string> = { uk: 'UK', roi: 'Ireland' };

const PENG_GUIDELINE: ResourceEntry = {
  kind: 'link',
  id: 'peng-guideline',
  title: 'PENG guideline',
  text: 'The pocket guide’s own page at the Parenteral and Enteral Nutrition Group',
  url: PENG_GUIDELINE_LINK,
};

/** What each tab lists, in order. The Irish code list has no counterpart in the UK, where ACBS decides, but both countries are given it. */
export function resourcesFor(country: Country, tab: ResourceTab): readonly ResourceEntry[] {
  const chartOf = COUNTRY_OF_CHART[country];
  const both = [
    document(
      `gms-code-list-${tab}`,
      'GMS code list',
      'Products reimbursed in Ireland, with flavours, packs and codes',
    ),
    PENG_GUIDELINE,
    document('references', 'References', 'The publications behind the calculators and reference intakes'),
    document('scoop-chart', `Scoop chart, ${chartOf}`, 'Scoops and water for each powder and thickener'),
    document('compendium', 'Compendium', 'Every product on its own page, with all nutrients and codes'),
    document(
      'complete-volumes',
      `Nutritionally complete volumes, ${chartOf}`,
      'The volume of each complete feed that meets the reference intakes',
    ),
    document('resource-centre-team', 'Resource Centre team', 'Who to ask about what, and when'),
  ];
  const ofPaediatrics = [
    document(
      'dilution-guide',
      'Dilution guide',
      'Powder and water for each concentration, with energy and protein',
    ),
    document(
      'micronutrient-monitoring',
      'Micronutrient monitoring guide',
      'What to test, and how often, on restricted diets and long-term feeds',
    ),
  ];
  return tab === 'adults' ? both : [...both, ...ofPaediatrics];
}

export const resourceWords = {
  title: 'Resources',
  intro: 'Documents for your country, made from the products on the server.',
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
  /** Beside a document that this device does not have. */
  needsConnection: 'Needs a connection',
  /** Above them all. */
  offline: 'Documents kept offline still open.',
  notAvailable: 'Not made yet on this server',
  loading: 'Loading documents…',
  failed: 'The list of documents could not be loaded.',
  externalLink: 'Opens the publisher’s site in a new tab',
  demonstration: demonstrationWords.mark,
} as const;
