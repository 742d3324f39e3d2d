import { type Country, isAvailable, type Product } from '../catalogue.ts';
import type { AssistantFaq, FaqIndex } from '../faqs/faq-index.ts';
import type { MethodFact } from '../methods/method-facts.ts';
import type { Decision, Emergency, Fault, Intents, SmallTalk } from '../intent/intents.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { Lexicon } from '../message/lexicon.ts';
import type { Query } from '../message/query.ts';
import { asTyped } from '../vocabulary/other-makers.ts';
import type { Answer, AnswerLink, AnswerPart, AnswerSource, AnswerValue } from './answer.ts';

type ServiceDesk = { title: string; phone: string | null; email: string };
type ServiceDocument = { id: string; title: string; tab: 'adults' | 'paediatrics' };

/** What the provider configures: contacts (the country's own desk first), opening hours, and addresses. */
export type Service = {
  provider: string;
  version: string;
  desks: readonly ServiceDesk[];
  hours: string;
  chatHours: string;
  documents: readonly ServiceDocument[];
  guidelineUrl: string;
  academyUrl: string;
  feedbackUrl: string;
  sampleUrl: (productId: string) => string;
};

/** A sentence that comes before a fixed text if the message contains one of its words; with `alone`, in place of that text. */
type LeadSentence = { words: string; says: string; alone?: true };

/** Sim's fixed sentences, and the abbreviations it explains. */
type Sentences = {
  meanings: readonly (readonly [term: string, meaning: string, called?: string])[];
  methodNotes: Readonly<Record<string, readonly LeadSentence[]>>;
  smallTalk: Readonly<Record<SmallTalk, string>>;
  whichBasis: string;
  firstSteps: Readonly<Record<Emergency, string>>;
  ifUnwell: string;
  ifResult: string;
  faults: Readonly<Record<Fault, readonly string[]>>;
  refused: Readonly<Record<Decision, string>>;
};

export type AssistantOptions = {
  products: readonly Product[];
  faqs: readonly AssistantFaq[];
  country: Country;
  /** When the products were last confirmed, as text; null if not known. */
  catalogueDate: string | null;
  service: Service;
  /** The equations and tables of the calculators. */
  methods: readonly MethodFact[];
  sentences: Sentences;
  /** Texts about the app itself. */
  help: readonly {
    id: string;
    page: keyof typeof PAGES;
    says: string;
    first?: readonly LeadSentence[];
    /** The contact list follows the text. */
    whom?: true;
  }[];
  /** The app's only number formatter. */
  formatNumber: (value: number, places: number) => string;
};

/** Everything that an answer may draw on. */
export type Knowledge = AssistantOptions & {
  names: NameIndex;
  faqIndex: FaqIndex;
  lexicon: Lexicon;
  intents: Intents;
};

/** A product and the query about it. */
export type ProductQuestion = { knowledge: Knowledge; product: Product; query: Query };

/** Sentences and other parts, in order. */
export type Content = readonly (string | AnswerPart)[];

/** An answer before it is complete. */
export type Draft = Pick<Answer, 'intent'> &
  Partial<Pick<Answer, 'kind' | 'sources' | 'links' | 'choices' | 'productIds'>> & {
    content: Content;
    /** Near misses shown for an empty list: "the first one" may refer to one of them. */
    offeredProducts?: readonly string[];
    /** The first of a ranking, with all that tie with it. */
    leaders?: readonly string[];
  };

export const COUNTRY_WORDS: Readonly<Record<Country, string>> = {
  uk: 'the United Kingdom',
  roi: 'the Republic of Ireland',
};

const pageLink = (label: string, href: string): AnswerLink => ({ label, href });
export const PAGES = {
  regimen: pageLink('Create a regimen', '/regimen'),
  products: pageLink('Products', '/products'),
  resources: pageLink('Resources', '/resources'),
  contact: pageLink('Contact us', '/contact-us'),
  faqs: pageLink('FAQs', '/support/faqs'),
  support: pageLink('Support', '/support'),
  region: pageLink('Region', '/support/region'),
  saveApp: pageLink('Save to home screen', '/save-app'),
  notifications: pageLink('Notifications', '/notifications'),
  privacy: pageLink('Privacy', '/privacy'),
  terms: pageLink('Terms', '/terms'),
  version: pageLink('Version', '/support/version'),
  sim: pageLink('Ask Sim', '/sim'),
} as const;

/** A link to a product, or to one tab of its page. */
export const productLink = ({ id, name }: Product, tab = ''): AnswerLink =>
  pageLink(tab === '' ? name : `${name}, ${tab}`, `/products/${id}/`);

export const compareLink = (products: readonly Product[]): AnswerLink =>
  pageLink(
    `Compare ${products.map(({ name }) => name).join(', ')}`,
    `/products/compare/${products.map(({ id }) => id).join('/')}/`,
  );

export function catalogueSource(knowledge: Knowledge, product: Product | null, where: string): AnswerSource {
  const { catalogueDate: date } = knowledge;
  const text = `${product?.name ?? 'Catalogue'}, ${where}${date === null ? '' : `, ${date}`}`;
  return { kind: 'catalogue', productId: product?.id ?? null, date, text };
}

export const faqSources = ({ id, sources }: AssistantFaq): AnswerSource[] =>
  sources.map(({ title, url }) => ({ kind: 'faq', faqId: id, text: title, url: url ?? null }));

/** The source, link and product id of an answer about one product. */
export const productReferences = (knowledge: Knowledge, product: Product, where: string, tab = '') => ({
  sources: [catalogueSource(knowledge, product, where)],
  links: [productLink(product, tab)],
  productIds: [product.id],
});

/** The sources, links and product ids of an answer about figures: the nutrition tab of each product. */
export const nutritionReferences = (knowledge: Knowledge, products: readonly Product[]) => ({
  sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
  links: products.map((product) => productLink(product, 'nutrition')),
  productIds: products.map(({ id }) => id),
});

/** A draft that asks the user back. */
export const askBack = (intent: string, sentence: string, more: Partial<Draft> = {}): Draft => ({
  intent,
  kind: 'question',
  content: [sentence],
  ...more,
});

/** Questions to choose from; the label is the text that is sent. */
export const questions = (all: readonly string[]) => all.map((question) => ({ label: question, question }));

/** A next question about a product: "Order codes" is sent as "Order codes of Dalesip Mini". */
export const askNext = (label: string, { name }: Product) => ({
  label,
  question: `${label} of ${name}`,
});

export const isSoldHere = (knowledge: Knowledge, product: Product): boolean =>
  isAvailable(product, knowledge.country);

/** The parts of a draft, without those that are false, undefined or empty. */
export const withoutEmptyParts = (...parts: readonly (string | AnswerPart | false | undefined)[]): Content =>
  parts.flatMap((part) => part || []);

/** Each word in quotation marks, as the user typed it. */
export const quoted = (words: Iterable<string>): string[] =>
  Array.from(words, (word) => `“${asTyped(word)}”`);
/** Words that Sim did not understand are named, never silently dropped. */
export const notUnderstoodSentence = (words: readonly string[]): string =>
  words.length === 0 ? '' : `I did not understand: ${quoted(words).join(', ')}.`;

export const capitalise = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const valuesPart = (values: AnswerValue[]): AnswerPart | false =>
  values.length > 0 && { kind: 'values', values };

export const listPart = (title: string, items: string[]): AnswerPart => ({ kind: 'list', title, items });

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const SERVICE = [{ kind: 'service', text: 'Contact page' }] as const;
export const contactList = ({ service }: Knowledge): AnswerPart =>
  listPart('Whom to ask', [
    ...service.desks.map(({ title, phone, email }) => `${title}: ${phone ?? 'by email'}, ${email}`),
    `Hours: ${service.hours}`,
  ]);

/** Says that the app does not hold something, and who can answer. */
export const notHeldDraft = (knowledge: Knowledge, sentence: string, product?: Product): Draft => ({
  intent: 'stock.query',
  kind: 'answer',
  content: [`${sentence} The Resource Centre does.`, contactList(knowledge)],
  sources: SERVICE,
  links: [PAGES.contact, ...(product === undefined ? [] : [productLink(product)])],
  productIds: product === undefined ? [] : [product.id],
});

/** A yes-or-no question: "is it", "does it come". */
export const ASKS_YES_OR_NO =
  /(?:^|, )(?:(?:so|and|but|ok|hi|hello|please|also|then|quick one) )*(?:is|isnt|are|arent|does|doesnt|do|did|has|have|can|could|would|will|may|should|must)\b|\bor not\b|\b(?:allowed|ok|approved)$/u;
const NEGATED =
  /\b(?:not (?!approved|marked)|isnt|arent|doesnt|un\w+able|unlicensed|unsold|no longer)\b(?<!or not)/u;
/** Puts "Yes" or "No" before a sentence if the question is yes-or-no and not negated. */
export const yesOrNo = ({ text }: Query, is: boolean, sentence: string): string =>
  ASKS_YES_OR_NO.test(text) && !NEGATED.test(text) ? `${is ? 'Yes' : 'No'}, ${sentence}` : sentence;
