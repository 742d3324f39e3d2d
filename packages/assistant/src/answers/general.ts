import {
  ASKS_YES_OR_NO,
  capitalise,
  COUNTRY_WORDS,
  type Draft,
  isSoldHere,
  type Knowledge,
  PAGES,
  quoted,
  SERVICE,
  contactList,
} from './draft.ts';
import type { SmallTalk } from '../intent/intents.ts';

const METHOD_TEXTS = /^(?:stressApplied|basal)$/u;

/** A text about the app, with a link to the page it is about. */
export function appAnswer(knowledge: Knowledge, name: string, text: string): Draft {
  const { catalogueDate: date, products, country, service, help } = knowledge;
  const {
    page,
    says: sentence,
    first = [],
    whom,
  } = help.find(({ id }) => id === name) ?? {
    page: 'support' as const,
    says: 'Help with the app is in Support.',
  };
  const words = text.split(' ');
  const leadSentence = first.find((each) => each.words.split(' ').some((word) => words.includes(word)));
  const fixedText = leadSentence === undefined ? withYesOnlyIfAsked(sentence, text) : withoutYes(sentence);
  const placeholders: Readonly<Record<string, string>> = {
    updated:
      date === null
        ? 'This device has not yet confirmed its products.'
        : `The products on this device were last confirmed on ${date}.`,
    count: String(products.filter((product) => isSoldHere(knowledge, product)).length),
    country: COUNTRY_WORDS[country],
    version: service.version,
    provider: service.provider,
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
    intent: METHOD_TEXTS.test(name) ? 'app.method' : 'app.help',
    content: [
      ...(leadSentence === undefined ? [] : [withYesOnlyIfAsked(leadSentence.says, text)]),
      ...(leadSentence?.alone === true && !ASKS_HOW.test(text)
        ? []
        : [fixedText.replaceAll(/\{(\w+)\}/gu, (_, key: string) => placeholders[key] ?? '')]),
      ...(whom === undefined ? [] : [contactList(knowledge)]),
    ],
    sources: [{ kind: 'service', text: 'The app' }],
    links: [outside ?? PAGES[page]],
  };
}

/** A leading "Yes:" or "No:" is dropped if the question is not yes-or-no ("what", "which", "how"). */
const withYesOnlyIfAsked = (sentence: string, text: string): string =>
  ASKS_WHAT.test(text) && !ASKS_YES_OR_NO.test(text) ? withoutYes(sentence) : sentence;
const withoutYes = (sentence: string): string =>
  sentence.replace(/^(?:Yes|No): (.)/u, (_, letter: string) => letter.toUpperCase());
/** Questions about where something is in the app always get the full text. */
const ASKS_HOW = /\bhow (?:do|can|would|should|to)\b|\bwhere\b/u;
const ASKS_WHAT =
  /^(?:(?:and|so|but|ok|hi|hello|please|in|to|as) )*(?:what|which|whats|how|hows|where|wheres|who|when|why|list|show|tell|name|give|formats?)\b/u;

/** A document of the Resources page, found by the start of its id; "any" leads to the page itself. */
export function documentAnswer({ service }: Knowledge, id: string): Draft {
  const document = service.documents.find((each) => each.id.startsWith(id));
  const isPeng = id === 'peng';
  const sentence = isPeng
    ? 'The PENG guide is a separate publication and is not reproduced here. This is its page.'
    : document === undefined
      ? 'Charts, guides and code lists are on the Resources page, by country.'
      : `${document.title} is on the Resources page, tab ${document.tab === 'adults' ? 'Adults' : 'Paediatrics'}. You can save it on this device there.`;
  const guideline = { label: 'PENG pocket guide', href: service.guidelineUrl };
  return {
    intent: 'request.resource',
    content: [sentence],
    sources: [{ kind: 'service', text: 'Resources' }],
    links: isPeng
      ? [guideline, PAGES.resources]
      : [{ ...PAGES.resources, label: document?.title ?? 'Resources' }],
  };
}

/** Up to three sample questions that can be answered with this catalogue. */
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

/** The fixed reply to small talk of this kind. */
export const smallTalkAnswer = (knowledge: Knowledge, kind: SmallTalk): Draft => ({
  intent: 'smalltalk',
  content: [knowledge.sentences.smallTalk[kind]],
  choices: suggestions(knowledge),
});

const FUNCTION_WORDS = /^(?:or|and|nor|but|not|the|an?|of|to|in|is|are)$/u;
/** Says what was not understood, naming up to three of the words. */
export function unknownAnswer(
  knowledge: Knowledge,
  unknown: readonly string[],
  isProductName = false,
): Draft {
  // Function words are not named.
  const words = quoted(unknown.filter((word) => !FUNCTION_WORDS.test(word)).slice(0, 3));
  const lead =
    words.length === 0
      ? 'I do not know that.'
      : isProductName
        ? `I do not know ${words.join(' ')}: none of our products has that name.`
        : `I do not know ${words.join(', ')}.`;
  return {
    intent: 'outOfScope',
    kind: 'unknown',
    content: [
      `${lead} I look up products, codes, nutrition values, the app’s methods and common questions about feeds. For anything else about our products ask the Resource Centre: “Contact us” has its phone and email.`,
    ],
    links: [PAGES.contact, PAGES.faqs],
    choices: suggestions(knowledge),
  };
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEEKEND = /\bweekends?\b/u;
const HOLIDAY = /\b(?:bank holidays?|good friday|easter|christmas|xmas|new years?|st patricks|boxing day)\b/u;

/** The opening hours of the day that was asked for ("Saturday 9am–5pm."); for "weekend", of both days. */
function hoursOfTheDay(hours: string, text: string): string[] {
  if (HOLIDAY.test(text)) return ['The support hours do not mention holidays: please check beforehand.'];
  const entries = hours.replace(/\.$/u, '').split(', ');
  return DAYS.flatMap((day, at) => {
    if (!new RegExp(String.raw`\b${day}s?\b`, 'u').test(WEEKEND.test(text) ? 'saturday sunday' : text))
      return [];
    const entry = entries.find((each) => {
      const [from = '', to = from] = (/^(\w+day)(?: to (\w+day))? /u.exec(each.toLowerCase()) ?? [])
        .slice(1)
        .filter(Boolean);
      return DAYS.indexOf(from) <= at && at <= DAYS.indexOf(to);
    });
    if (entry === undefined) return [];
    const hoursPart = entry.replace(/^\w+day(?: to \w+day)? /u, '');
    return [
      hoursPart === 'closed' ? `Closed on ${capitalise(day)}.` : `Open on ${capitalise(day)}, ${hoursPart}.`,
    ];
  });
}

export const contactAnswer = (knowledge: Knowledge, text: string): Draft => ({
  intent: 'contact.human',
  content: [
    ...hoursOfTheDay(knowledge.service.hours, text),
    'The Resource Centre answers by phone and email.',
    contactList(knowledge),
    // Only if the chat is staffed.
    ...(knowledge.service.chatHours === '' ? [] : [`Chat experts: ${knowledge.service.chatHours}`]),
  ],
  sources: SERVICE,
  links: [PAGES.contact],
});
