import { type Product, samplesAvailable } from '@dietetic/catalogue';
import { type Draft, type Knowledge, listPart, PAGES, productLink, textPart } from './knowledge.ts';
import type { AnswerLink } from './answer.ts';

export function sampleAnswer(knowledge: Knowledge, product: Product | undefined): Draft {
  if (product === undefined) {
    return {
      intent: 'product.sample',
      kind: 'question',
      parts: [
        textPart(
          'Samples are ordered from the product page, under Description, where the country offers them. Which product?',
        ),
      ],
      links: [PAGES.products, PAGES.contact],
      choices: [{ label: 'How ordering works', question: 'How do I order a sample?' }],
    };
  }
  const base = {
    intent: 'product.sample',
    sources: [
      {
        kind: 'catalogue',
        productId: product.id,
        date: knowledge.catalogueDate,
        text: `${product.name}, samples`,
      },
    ],
    productIds: [product.id],
  } as const satisfies Draft;
  if (!samplesAvailable(product, knowledge.country)) {
    return {
      ...base,
      parts: [
        textPart(
          `Samples of ${product.name} are not offered in your country. The Resource Centre can tell you more.`,
        ),
      ],
      links: [PAGES.contact],
    };
  }
  return {
    ...base,
    parts: [
      textPart(
        `Samples of ${product.name} can be ordered from the sampling service. It asks for your professional details.`,
      ),
    ],
    links: [
      { label: `Order a sample of ${product.name}`, href: knowledge.service.sampleUrl(product.id) },
      productLink(product),
    ],
  };
}

function deskLines(knowledge: Knowledge): string[] {
  return knowledge.service.desks.map((desk) => `${desk.title}: ${desk.phone ?? 'by email'}, ${desk.email}`);
}

const serviceSource = { kind: 'service', text: 'Contact page' } as const;

export function stockAnswer(knowledge: Knowledge, product: Product | undefined): Draft {
  const subject =
    product === undefined
      ? 'The app holds no stock or delivery figures.'
      : `The app holds no stock figures for ${product.name}.`;
  return {
    intent: 'stock.query',
    parts: [
      textPart(`${subject} The Resource Centre does.`),
      listPart('Whom to ask', deskLines(knowledge)),
      textPart(`Hours: ${knowledge.service.hours}`),
    ],
    sources: [serviceSource],
    links: [PAGES.contact, ...(product === undefined ? [] : [productLink(product)])],
    productIds: product === undefined ? [] : [product.id],
  };
}

export function priceAnswer(knowledge: Knowledge): Draft {
  const { parts = [], ...rest } = stockAnswer(knowledge, undefined);
  return {
    ...rest,
    parts: [textPart('The app holds no prices. The Resource Centre does.'), ...parts.slice(1)],
  };
}

export function contactAnswer(knowledge: Knowledge): Draft {
  return {
    intent: 'contact.human',
    parts: [
      listPart('Whom to ask', deskLines(knowledge)),
      textPart(`Support hours: ${knowledge.service.hours}`),
      textPart(`Chat experts: ${knowledge.service.chatHours}`),
    ],
    sources: [serviceSource],
    links: [PAGES.contact],
  };
}

const DOCUMENTS: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/\bscoops?\b/u, 'scoop-chart'],
  [/\bdilution\b/u, 'dilution-guide'],
  [/\b(?:gms|code list)\b/u, 'gms-code-list'],
  [/\b(?:complete|volumes?)\b/u, 'complete-volumes'],
  [/\b(?:monitoring|micronutrient)\b/u, 'micronutrient-monitoring'],
  [/\bteam\b/u, 'resource-centre-team'],
  [/\breferences?\b/u, 'references'],
  [/\b(?:compendium|data ?cards?|brochure|booklet)\b/u, 'compendium'],
];

export function resourceAnswer(knowledge: Knowledge, text: string): Draft {
  if (/\b(?:peng|pocket guide)\b/u.test(text)) {
    return {
      intent: 'request.resource',
      parts: [
        textPart('The PENG guide is a publication of its own and is not reproduced here. This is its page.'),
      ],
      sources: [{ kind: 'service', text: 'Resources' }],
      links: [{ label: 'PENG pocket guide', href: knowledge.service.guidelineUrl }, PAGES.resources],
    };
  }
  const id = DOCUMENTS.find(([pattern]) => pattern.test(text))?.[1];
  const document = knowledge.service.documents.find((each) => id !== undefined && each.id.startsWith(id));
  const sentence =
    document === undefined
      ? 'Charts, guides and code lists are on the Resources page, by country.'
      : `${document.title} is on the Resources page, tab ${document.tab === 'adults' ? 'Adults' : 'Paediatrics'}. It can be kept on this device there.`;
  return {
    intent: 'request.resource',
    parts: [textPart(sentence)],
    sources: [{ kind: 'service', text: 'Resources' }],
    links: [{ label: document?.title ?? 'Resources', href: PAGES.resources.href }],
  };
}

const HELP: readonly (readonly [pattern: RegExp, text: string, link: AnswerLink])[] = [
  [/\bproduct query\b/u, 'Ask about a product by name.', PAGES.productQuery],
  [/\bgeneral query\b/u, 'Ask a general question.', PAGES.generalQuery],
  [/\bfrequently read\b|\bfaqs?\b/u, 'The questions asked most, with answers and sources.', PAGES.articles],
  [
    /\b(?:home ?screen|install|save (?:the |this )?app|download the app)\b/u,
    'Support, Save to home screen shows the steps for your device.',
    PAGES.saveApp,
  ],
  [
    /\b(?:notifications?|push|alerts?)\b/u,
    'Notifications about product changes are switched on and off in Support.',
    PAGES.notifications,
  ],
  [
    /\b(?:region|country|switch (?:to )?(?:uk|ireland))\b/u,
    'The country is changed in the header, or in Support, Region.',
    PAGES.region,
  ],
  [
    /\b(?:privacy|cookies?|data protection|gdpr|personal data)\b/u,
    'What the app keeps, and where, is in the privacy statement.',
    PAGES.privacy,
  ],
  [/\b(?:terms|copyright|legal)\b/u, 'The terms of use.', PAGES.terms],
  [
    /\b(?:update products|product updates?|sync|refresh|up to date|updates?)\b/u,
    'Support, Check for product updates brings the products up to date.',
    PAGES.support,
  ],
  [
    /\b(?:reset|clear (?:my |the )?data|delete (?:my )?data)\b/u,
    'Support can clear everything from this device.',
    PAGES.support,
  ],
  [/\bversion\b/u, 'The version is on the start page and in Support.', PAGES.version],
  [
    /\b(?:login|log in|sign in|password|account)\b/u,
    'The app needs no account and has no password.',
    PAGES.support,
  ],
  [
    /\b(?:email|e mail|send|print|export|report)\b/u,
    'The report is step 5 of a regimen: read, print, copy or email it there.',
    PAGES.regimen,
  ],
  [
    /\b(?:compare|comparison)\b/u,
    'Choose Compare beside up to four products in the product list.',
    PAGES.products,
  ],
  [
    /\b(?:filter|filters|search)\b/u,
    'Search by name or choose Filter products in the product list.',
    PAGES.products,
  ],
  [
    /\b(?:offline|no signal|no internet|without internet)\b/u,
    'After the first visit products, calculators, report and Sim work offline. Email and notifications need a connection.',
    PAGES.support,
  ],
  [
    /\b(?:equations?|henry|schofield|mifflin|harris|penn state|sacn|efsa|stress factor|pal)\b/u,
    'The calculators name their equation, edition and working in steps 2 and 3 of a regimen; the publications are in References.',
    PAGES.regimen,
  ],
  [
    /\b(?:regimen|calculators?|calculate|calculation|requirements?)\b/u,
    'A regimen takes five steps: patient, energy, protein and fluid, products, report.',
    PAGES.regimen,
  ],
];

export function helpAnswer(knowledge: Knowledge, text: string): Draft {
  if (/\b(?:academy|training|webinar|course)\b/u.test(text)) {
    return {
      intent: 'app.help',
      parts: [textPart('Courses and webinars are on the academy site of your country.')],
      links: [{ label: 'Academy', href: knowledge.service.academyUrl }],
    };
  }
  if (/\bfeedback\b/u.test(text)) {
    return {
      intent: 'app.help',
      parts: [textPart('Feedback on the app goes by email.')],
      links: [{ label: 'Send feedback', href: knowledge.service.feedbackUrl }],
    };
  }
  const [, sentence, link] = HELP.find(([pattern]) => pattern.test(text)) ?? [
    /./u,
    'Support holds help on the app.',
    PAGES.support,
  ];
  return {
    intent: 'app.help',
    parts: [textPart(sentence)],
    sources: [{ kind: 'service', text: 'The app' }],
    links: [link],
  };
}
