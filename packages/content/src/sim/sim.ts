export type SimPage = 'product' | 'general' | 'stock' | 'request' | 'frequently-read-articles';

export type SimPageWords = {
  title: string;
  /** One line under the title in a list of pages. */
  short: string;
  intro: string;
  suggestions: readonly string[];
};

/** The sub-pages. "Frequently read articles" lists the FAQs instead of its own suggestions. */
export const SIM_PAGES: Record<SimPage, SimPageWords> = {
  product: {
    title: 'Product query',
    short: 'Values, codes, allergens, packs',
    intro: 'Name a product and what you want to know about it, or describe the product you need.',
    suggestions: [
      'What 1.5 kcal fibre tube feeds do you have?',
      'How much protein is in Dalesip Mini Protein?',
      'Compare Dalesip Mini and Dalesip Two',
      'What do you have for MSUD?',
      'PIP code of Dalesip Milk strawberry',
      'Which sip feeds are vegan?',
    ],
  },
  general: {
    title: 'General query',
    short: 'Storage, hang time, making up',
    intro: 'Short answers to common questions, each with its source. Local policy comes first.',
    suggestions: [
      'How long can a feed hang?',
      'What is level 2 in IDDSI?',
      'How should powdered infant formula be made up?',
      'Can medicines be added to the feed?',
      'How long does an opened tin of powder last?',
    ],
  },
  stock: {
    title: 'Stock query',
    short: 'Deliveries and availability',
    intro: 'The app has no stock figures. Sim says which products are sold in your country and whom to ask.',
    suggestions: [
      'Is Nephrane Dialysis in stock?',
      'Who do I call about a delivery?',
      'Is Tarnvane Peptide Energy available in my country?',
    ],
  },
  request: {
    title: 'Request something',
    short: 'Documents and samples',
    intro: 'Ask for a document from Resources or for a sample.',
    suggestions: [
      'Send me the scoop chart',
      'Can I order samples of Dalesip Two?',
      'GMS code list',
      'Where is the dilution guide?',
    ],
  },
  'frequently-read-articles': {
    title: 'Frequently read articles',
    short: 'Short answers, with sources',
    intro: 'The most common questions. Choose one to read Sim’s answer.',
    suggestions: [],
  },
};

export const SIM_PAGE_IDS = Object.keys(SIM_PAGES) as readonly SimPage[];

/** The first message of every conversation. */
const SIM_GREETING =
  'I look up products, codes, nutrition values and short answers to common questions. I do not give advice for a patient. Please leave out personal details.';

export const simWords = {
  title: 'Sim',
  landingTitle: 'Ask Sim',
  landingText:
    'Sim looks up products, codes, nutrition values and answers to common questions, and names its sources. It does not give advice for a patient, so please leave out personal details.',
  kind: (country: string) => `Automatic assistant · reads the ${country} catalogue`,
  kindWithoutCountry: 'Automatic assistant',
  greeting: SIM_GREETING,
  inputLabel: 'Ask about a product or topic',
  sendQuestion: 'Send the question',
  close: 'Close Sim',
  clear: 'Clear the conversation',
  you: 'You asked',
  sim: 'Sim',
  log: 'Conversation with Sim',
  working: 'Looking it up…',
  failed: 'Sim could not answer this time. Please ask again.',
  suggestions: 'Suggested questions',
  pages: 'Topics',
  followUps: 'Ask next',
  source: 'Source',
  sources: 'Sources',
  offline: 'You are offline. Sim uses the products and answers saved on this device.',
  noProducts: 'No products are saved on this device yet, so Sim can answer general questions only.',
  onDevice: 'Questions are answered on this device. Sim does not see your regimen.',
  outsideOff: (name: string) =>
    `Messages that Sim does not understand can be sent to ${name} to be rephrased. Messages about a person are never sent.`,
  outsideOn: (name: string) =>
    `Messages that Sim does not understand are sent to ${name} to be rephrased. Messages about a person are never sent.`,
  outsideAllow: 'Allow for this visit',
  outsideStop: 'Stop sending',
  endTitle: 'Need a person?',
  endText: 'The Resource Centre answers what Sim cannot.',
  endLink: 'Contact us',
  moreProducts: (count: number) =>
    count === 1 ? '1 more product in the list' : `${count} more products in the list`,
  compared: 'Compared',
} as const;
