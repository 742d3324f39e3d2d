type HelpPage =
  | 'regimen'
  | 'products'
  | 'resources'
  | 'contact'
  | 'faqs'
  | 'support'
  | 'region'
  | 'saveApp'
  | 'notifications'
  | 'privacy'
  | 'terms'
  | 'version'
  | 'sim';

/** `first`: comes before `says` if the question has one of its words, or replaces it (`alone`). `whom`: adds whom to ask. */
export type HelpTopic = {
  id: string;
  page: HelpPage;
  says: string;
  first?: readonly { words: string; says: string; alone?: true }[];
  whom?: true;
};

/** Topics that link to this page unless they name another. */
export const topicsLeadingTo = (
  page: HelpPage,
  topics: readonly (Omit<HelpTopic, 'page'> & Partial<HelpTopic>)[],
): HelpTopic[] => topics.map((topic) => ({ page, ...topic }));

/** Used by the topics on stored data and on the terms. */
export const COMPLIANCE_DISCLAIMER = {
  words: 'gdpr compliant compliance complies comply governance dpia dpa ico protection',
  says: 'The app makes no claim of compliance: go by its privacy statement and the information governance of your organisation.',
};
