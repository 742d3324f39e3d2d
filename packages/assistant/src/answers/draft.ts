import { type Country, isAvailable, type Product } from '../catalogue.ts';
import type { AssistantFaq, FaqIndex } from '../faqs/faq-index.ts';
import type { MethodFact } from '../methods/method-facts.ts';
import type { Decision, Emergency, Fault, Intents, SmallTalk } from '../intent/intents.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { Lexicon } from '../message/lexicon.ts';
import type { Query } from '../message/query.ts';
import { asSaid } from '../vocabulary/other-makers.ts';
import type { Answer, AnswerLink, AnswerPart, AnswerSource, AnswerValue } from './answer.ts';

type ServiceDesk = { title: string; phone: string | null; email: string };
type ServiceDocument = { id: string; title: string; tab: 'adults' | 'paediatrics' };

/** What the provider configures: whom to ask (the country's own desk first), when, and where things are. */
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

/** Said before a standing text where one of its words is asked for; `alone` where it is all that was asked. */
type Ahead = { words: string; says: string; alone?: true };

/** What Sim says beside figures and labels, and its own short forms: the app's words. */
type Sentences = {
  meanings: readonly (readonly [term: string, meaning: string, called?: string])[];
  methodNotes: Readonly<Record<string, readonly Ahead[]>>;
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
  /** When the products were last confirmed, as it is shown; null when that is not known. */
  catalogueDate: string | null;
  service: Service;
  /** The equations and tables of the calculators. */
  methods: readonly MethodFact[];
  sentences: Sentences;
  /** What the app says of itself. */
  help: readonly {
    id: string;
    page: keyof typeof PAGES;
    says: string;
    first?: readonly Ahead[];
    /** Whom to ask is said after it. */
    whom?: true;
  }[];
  /** The one formatter of the app. */
  formatNumber: (value: number, places: number) => string;
};

/** All that an answer may draw on. */
export type Knowledge = AssistantOptions & {
  names: NameIndex;
  faqIndex: FaqIndex;
  lexicon: Lexicon;
  intents: Intents;
};

/** A product, and what is asked of it. */
export type Asked = { knowledge: Knowledge; product: Product; query: Query };

/** Sentences and parts, in their order. */
export type Said = readonly (string | AnswerPart)[];

/** An answer before it is complete. */
export type Draft = Pick<Answer, 'intent'> &
  Partial<Pick<Answer, 'kind' | 'sources' | 'links' | 'choices' | 'productIds'>> & {
    say: Said;
    /** Products that are shown where none fits: "the first one" may be one of these. */
    offered?: readonly string[];
  };

export const COUNTRY_WORDS: Readonly<Record<Country, string>> = {
  uk: 'the United Kingdom',
  roi: 'the Republic of Ireland',
};

const page = (label: string, href: string): AnswerLink => ({ label, href });
export const PAGES = {
  regimen: page('Create a regimen', '/regimen'),
  products: page('Products', '/products'),
  resources: page('Resources', '/resources'),
  contact: page('Contact us', '/contact-us'),
  faqs: page('FAQs', '/support/faqs'),
  support: page('Support', '/support'),
  region: page('Region', '/support/region'),
  saveApp: page('Save to home screen', '/save-app'),
  notifications: page('Notifications', '/notifications'),
  privacy: page('Privacy', '/privacy'),
  terms: page('Terms', '/terms'),
  version: page('Version', '/support/version'),
  sim: page('Ask Sim', '/sim'),
} as const;

/** To a product, or to a part of its page. */
export const productLink = ({ id, name }: Product, tab = ''): AnswerLink =>
  page(tab === '' ? name : `${name}, ${tab}`, `/products/${id}/`);

export const compareLink = (products: readonly Product[]): AnswerLink =>
  page(
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

/** What an answer about one product carries: where it was looked up, and the way to the page it stands on. */
export const ofProduct = (knowledge: Knowledge, product: Product, where: string, tab = '') => ({
  sources: [catalogueSource(knowledge, product, where)],
  links: [productLink(product, tab)],
  productIds: [product.id],
});

/** What an answer about figures carries: the nutrition of each product. */
export const ofNutrition = (knowledge: Knowledge, products: readonly Product[]) => ({
  sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
  links: products.map((product) => productLink(product, 'nutrition')),
  productIds: products.map(({ id }) => id),
});

/** What is asked back. */
export const asking = (intent: string, sentence: string, more: Partial<Draft> = {}): Draft => ({
  intent,
  kind: 'question',
  say: [sentence],
  ...more,
});

/** Questions to choose from, each as it would be sent. */
export const questions = (all: readonly string[]) => all.map((question) => ({ label: question, question }));

/** "Order codes", to be asked of a product next. */
export const askNext = (label: string, { name }: Product) => ({
  label,
  question: `${label} of ${name}`,
});

export const isSoldHere = (knowledge: Knowledge, product: Product): boolean =>
  isAvailable(product, knowledge.country);

/** What there is to say, without what does not hold. */
export const said = (...parts: readonly (string | AnswerPart | false | undefined)[]): Said =>
  parts.flatMap((part) => part || []);

/** Each word in quotation marks, as it was typed. */
export const quoted = (words: Iterable<string>): string[] => Array.from(words, (word) => `“${asSaid(word)}”`);
/** What means nothing to Sim is named, and never dropped. */
export const notTakenIn = (words: readonly string[]): string =>
  words.length === 0 ? '' : `I did not understand: ${quoted(words).join(', ')}.`;

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const valuesPart = (values: AnswerValue[]): AnswerPart | false =>
  values.length > 0 && { kind: 'values', values };

export const listPart = (title: string, items: string[]): AnswerPart => ({ kind: 'list', title, items });

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const SERVICE = [{ kind: 'service', text: 'Contact page' }] as const;
export const whomToAsk = ({ service }: Knowledge): AnswerPart =>
  listPart(
    'Whom to ask',
    service.desks.map(({ title, phone, email }) => `${title}: ${phone ?? 'by email'}, ${email}`),
  );

/** What the app does not hold, and who does. */
export const whoKnows = (knowledge: Knowledge, sentence: string, product?: Product): Draft => ({
  intent: 'stock.query',
  kind: 'answer',
  say: [`${sentence} The Resource Centre does.`, whomToAsk(knowledge), `Hours: ${knowledge.service.hours}`],
  sources: SERVICE,
  links: [PAGES.contact, ...(product === undefined ? [] : [productLink(product)])],
  productIds: product === undefined ? [] : [product.id],
});

/** "Is it", "does it come": asked for a yes or a no. */
export const ASKS_WHETHER =
  /(?:^|, )(?:(?:so|and|but|ok|hi|hello|please|also|then|quick one) )*(?:is|isnt|are|arent|does|doesnt|do|did|has|have|can|could|would|will|may|should|must)\b|\bor not\b|\b(?:allowed|ok|approved)$/u;
const TURNED =
  /\b(?:not (?!approved|marked)|isnt|arent|doesnt|un\w+able|unlicensed|unsold|no longer)\b(?<!or not)/u;
/** Yes or no before a sentence, where one was asked for and nothing in the question turns it round. */
export const yesOrNo = ({ text }: Query, is: boolean, sentence: string): string =>
  ASKS_WHETHER.test(text) && !TURNED.test(text) ? `${is ? 'Yes' : 'No'}, ${sentence}` : sentence;
