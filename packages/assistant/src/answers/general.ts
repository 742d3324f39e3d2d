import { COUNTRY_WORDS, type Draft, isSoldHere, type Knowledge, PAGES, SERVICE, whomToAsk } from './draft.ts';

/** What the app says of itself: by name, the page it leads to and a sentence. {} is filled in from what is known. */
const APP: Readonly<Record<string, readonly [page: keyof typeof PAGES, sentence: string]>> = {
  install: [
    'saveApp',
    'The app can be put on the home screen: Support, Save to home screen shows the steps for your device.',
  ],
  notifications: ['notifications', 'Notifications about product changes are switched on and off in Support.'],
  region: ['region', 'The country is changed in the header, or in Support, Region.'],
  privacy: [
    'privacy',
    'What you enter about a patient stays on this device, in this tab, and is cleared when the tab is closed; only a report that you send leaves it. Questions to Sim are kept for this visit only. The privacy statement says what else is stored.',
  ],
  terms: ['terms', 'The terms of use are on a page of their own.'],
  updates: ['support', '{updated} Support, Check for product updates brings them up to date.'],
  count: ['products', 'There are {count} products for {country} in the app.'],
  reset: [
    'support',
    'Support can clear everything from this device; “Create new regimen” clears the regimen alone.',
  ],
  version: ['version', 'The version is on the start page and in Support.'],
  login: ['support', 'The app needs no account and has no password.'],
  audience: [
    'terms',
    'The app is for healthcare professionals in the United Kingdom and Ireland, acting in their profession. It is not for patients, carers or the public.',
  ],
  template: [
    'regimen',
    'Products and amounts of a regimen can be saved on this device as a template: step 4, Templates. A template holds nothing of the patient. The regimen itself is cleared when the tab is closed: print, copy or email its report before.',
  ],
  cards: [
    'regimen',
    'A ward card, a home plan and a recipe card are made from a feed plan or recipe of the regimen: choose “Feed plan, recipe and cards”, then “Cards”, and print them there.',
  ],
  report: [
    'regimen',
    'The report is step 5 of a regimen: read, print, copy or email it there. Feed plan and recipe of the regimen come along.',
  ],
  compare: ['products', 'Choose Compare beside up to four products in the product list.'],
  filter: ['products', 'Search by name or choose Filter products in the product list.'],
  offline: [
    'support',
    'After the first visit the app works offline: products, calculators, report and Sim. Email and notifications need a connection.',
  ],
  decides: [
    'regimen',
    'The app works out what you enter by published methods and shows formula and source. It recommends nothing: product, rate and dose are the dietitian’s decision.',
  ],
  regimen: ['regimen', 'A regimen takes five steps: patient, energy, protein and fluid, products, report.'],
  maker: [
    'contact',
    'All products in the app are those of its provider, whom the Contact page names. {demonstration}',
  ],
  plan: [
    'regimen',
    'A feed plan is set up in a regimen, once it holds a feed: choose “Feed plan, recipe and cards” and enter sessions with their hours and rate, or boluses. What is entered is the dietitian’s.',
  ],
  feedback: ['contact', 'Feedback on the app goes by email.'],
  training: ['contact', 'Courses and webinars are on the academy site of your country.'],
  pages: [
    'sim',
    'Sim has a page for each kind of query: product, general, stock, request and frequently read articles.',
  ],
  faqs: ['faqs', 'The frequently asked questions, with their answers and sources, are in Support, FAQs.'],
  history: [
    'sim',
    'The conversation with Sim is kept for this visit only; “Clear the conversation” ends it at once.',
  ],
  languages: ['support', 'The app and Sim are in English only.'],
  favourites: [
    'products',
    'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again.',
  ],
  demo: ['products', '{demonstration}'],
  sim: [
    'sim',
    'I am Sim, an automatic assistant on this device, not a person and not a language model. I look up products, codes, nutrition values, the app’s methods and answers to common questions, and name the source of each.',
  ],
};

export function appAnswer(knowledge: Knowledge, name: string): Draft {
  const { catalogueDate: date, products, country, service } = knowledge;
  const [page, sentence] = APP[name] ?? ['support', 'Support holds help on the app.'];
  const known: Readonly<Record<string, string>> = {
    updated:
      date === null
        ? 'This device has not yet confirmed its products.'
        : `The products on this device were last confirmed on ${date}.`,
    count: String(products.filter((product) => isSoldHere(knowledge, product)).length),
    country: COUNTRY_WORDS[country],
    demonstration: products.some(({ demonstration }) => demonstration)
      ? 'The products in this app are fictional: a demonstration range that must not be used for patients.'
      : 'The products in this app are the provider’s own.',
  };
  const outside =
    name === 'feedback'
      ? { label: 'Send feedback', href: service.feedbackUrl }
      : name === 'training'
        ? { label: 'Academy', href: service.academyUrl }
        : undefined;
  return {
    intent: 'app.help',
    say: [sentence.replaceAll(/\{(\w+)\}/gu, (_, key: string) => known[key] ?? '')],
    sources: [{ kind: 'service', text: 'The app' }],
    links: [outside ?? PAGES[page]],
  };
}

/** A document of Resources, by the beginning of its id; "any" leads to the page. */
export function documentAnswer({ service }: Knowledge, id: string): Draft {
  const document = service.documents.find((each) => each.id.startsWith(id));
  const isPeng = id === 'peng';
  const sentence = isPeng
    ? 'The PENG guide is a publication of its own and is not reproduced here. This is its page.'
    : document === undefined
      ? 'Charts, guides and code lists are on the Resources page, by country.'
      : `${document.title} is on the Resources page, tab ${document.tab === 'adults' ? 'Adults' : 'Paediatrics'}. It can be kept on this device there.`;
  const guideline = { label: 'PENG pocket guide', href: service.guidelineUrl };
  return {
    intent: 'request.resource',
    say: [sentence],
    sources: [{ kind: 'service', text: 'Resources' }],
    links: isPeng
      ? [guideline, PAGES.resources]
      : [{ ...PAGES.resources, label: document?.title ?? 'Resources' }],
  };
}

/** Three questions that can be answered from what is at hand. */
function suggestions({ products, faqs }: Knowledge) {
  const product = products.find(({ productAvailability }) => productAvailability === 'both');
  const faq = faqs.find(({ question }) => /hang/iu.test(question));
  return [
    ...(product === undefined
      ? []
      : [
          { label: `Protein in ${product.name}`, question: `How much protein is in ${product.name}?` },
          { label: 'Vegan products', question: 'Which products are vegan?' },
        ]),
    ...(faq === undefined ? [] : [{ label: faq.question, question: faq.question }]),
  ];
}

export const smallTalkAnswer = (knowledge: Knowledge, text: string): Draft => ({
  intent: 'smalltalk',
  say: [
    /thank|cheers|^ta\b|great|perfect|brilliant|lovely|million/u.test(text)
      ? 'You are welcome. Anything else to look up?'
      : /bye|see you/u.test(text)
        ? 'Goodbye. The conversation is kept for this visit only.'
        : 'I am Sim, an automatic assistant. I look up products, codes, nutrition values and common questions.',
  ],
  choices: suggestions(knowledge),
});

/** Names what was not taken in, where there is a word of it. */
export function unknownAnswer(knowledge: Knowledge, unknown: readonly string[], isAName = false): Draft {
  const words = unknown.slice(0, 3).map((word) => `“${word}”`);
  const lead =
    words.length === 0
      ? 'I do not know that.'
      : isAName
        ? `I know no product called ${words.join(' ')}: it is not one of ours.`
        : `I do not know ${words.join(', ')}.`;
  return {
    intent: 'outOfScope',
    kind: 'unknown',
    say: [
      `${lead} I look up products, codes, nutrition values, the app’s methods and common questions about feeds.`,
    ],
    links: [PAGES.contact, PAGES.faqs],
    choices: suggestions(knowledge),
  };
}

export const contactAnswer = (knowledge: Knowledge): Draft => ({
  intent: 'contact.human',
  say: [
    'The Resource Centre answers by phone and email.',
    whomToAsk(knowledge),
    `Support hours: ${knowledge.service.hours}`,
    // Only where a person answers.
    ...(knowledge.service.chatHours === '' ? [] : [`Chat experts: ${knowledge.service.chatHours}`]),
  ],
  sources: SERVICE,
  links: [PAGES.contact],
});
