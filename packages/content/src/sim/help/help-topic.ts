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

/** `first` is said before the rest where one of its words is asked for, and instead of it where it is all that was asked (`alone`); `whom`: whom to ask is said after it. */
export type HelpTopic = {
  id: string;
  page: HelpPage;
  says: string;
  first?: readonly { words: string; says: string; alone?: true }[];
  whom?: true;
};

/** Topics that lead to this page, where they name no other. */
export const topicsLeadingTo = (
  page: HelpPage,
  topics: readonly (Omit<HelpTopic, 'page'> & Partial<HelpTopic>)[],
): HelpTopic[] => topics.map((topic) => ({ page, ...topic }));

/** Asked of what is stored and of the terms alike. */
export const COMPLIANCE_DISCLAIMER = {
  words: 'gdpr compliant compliance complies comply governance dpia dpa ico protection',
  says: 'The app makes no claim of compliance: go by its privacy statement and the information governance of your organisation.',
};
