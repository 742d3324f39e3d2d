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
