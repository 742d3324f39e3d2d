export const DOCUMENTS_PATH = '/documents';

export const DOCUMENT_KINDS = [
  'gms-code-list-adults',
  'gms-code-list-paediatrics',
  'scoop-chart',
  'compendium',
  'complete-volumes',
  'dilution-guide',
  'micronutrient-monitoring',
  'references',
  'resource-centre-team',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
