import { type Country, isAvailable, type Product } from '@dietetic/catalogue';
import type { AssistantFaq, FaqIndex } from '../faqs/faq-index.ts';
import type { NameIndex } from '../products/name-index.ts';
import type { Answer, AnswerLink, AnswerSource } from './answer.ts';

export type ServiceDesk = { title: string; phone: string | null; email: string };
export type ServiceDocument = { id: string; title: string; tab: 'adults' | 'paediatrics' };

/** What the provider configures: whom to ask, when, and where things are. */
export type Service = {
  /** The country's own desk first. */
  desks: readonly ServiceDesk[];
  hours: string;
  chatHours: string;
  documents: readonly ServiceDocument[];
  guidelineUrl: string;
  academyUrl: string;
  feedbackUrl: string;
  sampleUrl: (productId: string) => string;
};

export type AssistantOptions = {
  products: readonly Product[];
  faqs: readonly AssistantFaq[];
  country: Country;
  /** When the products were last confirmed, as it is shown; null when that is not known. */
  catalogueDate: string | null;
  service: Service;
  /** The one formatter of the app. */
  formatNumber: (value: number, places: number) => string;
};

/** All that an answer may draw on. */
export type Knowledge = AssistantOptions & {
  names: NameIndex;
  faqIndex: FaqIndex;
  /** The words of all flavours. */
  tastes: ReadonlySet<string>;
  /** The words that descriptions tell some products by. */
  descriptionWords: ReadonlySet<string>;
};

export type Draft = Partial<Omit<Answer, 'country' | 'context'>> &
  Pick<Answer, 'intent'> & { nutrientIds?: readonly string[] };

export const COUNTRY_WORDS: Record<Country, string> = {
  uk: 'the United Kingdom',
  roi: 'the Republic of Ireland',
};

/** To a product, or to a part of its page. */
export const productLink = ({ id, name }: Product, tab = ''): AnswerLink => ({
  label: tab === '' ? name : `${name}, ${tab}`,
  href: `/products/${id}/`,
});

export const compareLink = (products: readonly Product[]): AnswerLink => ({
  label: `Compare ${products.map((product) => product.name).join(', ')}`,
  href: `/products/compare/${products.map((product) => product.id).join('/')}/`,
});

export const PAGES = {
  regimen: { label: 'Create a regimen', href: '/regimen' },
  products: { label: 'Products', href: '/products' },
  resources: { label: 'Resources', href: '/resources' },
  contact: { label: 'Contact us', href: '/contact-us' },
  faqs: { label: 'FAQs', href: '/support/faqs' },
  support: { label: 'Support', href: '/support' },
  region: { label: 'Region', href: '/support/region' },
  saveApp: { label: 'Save to home screen', href: '/save-app' },
  notifications: { label: 'Notifications', href: '/notifications' },
  privacy: { label: 'Privacy', href: '/privacy' },
  terms: { label: 'Terms', href: '/terms' },
  version: { label: 'Version', href: '/support/version' },
  productQuery: { label: 'Product query', href: '/sim/product' },
  generalQuery: { label: 'General query', href: '/sim/general' },
  articles: { label: 'Frequently read articles', href: '/sim/frequently-read-articles' },
} as const satisfies Record<string, AnswerLink>;

export function catalogueSource(knowledge: Knowledge, product: Product | null, where: string): AnswerSource {
  const date = knowledge.catalogueDate === null ? '' : `, ${knowledge.catalogueDate}`;
  return {
    kind: 'catalogue',
    productId: product?.id ?? null,
    date: knowledge.catalogueDate,
    text: `${product === null ? 'Catalogue' : product.name}, ${where}${date}`,
  };
}

/** What an answer about one product carries: where it was looked up, and the way to the page it stands on. */
export const ofProduct = (knowledge: Knowledge, product: Product, where: string, tab = '') => ({
  sources: [catalogueSource(knowledge, product, where)],
  links: [productLink(product, tab)],
  productIds: [product.id],
});

/** "Order codes", to be asked of a product next. */
export const askNext = (label: string, { name }: Product) => ({ label, question: `${label} of ${name}` });

export const askForAllergens = ({ name }: Product) => ({
  label: 'Allergens',
  question: `Allergens in ${name}`,
});

export const isSoldHere = (knowledge: Knowledge, product: Product): boolean =>
  isAvailable(product, knowledge.country);

/** A number and its unit stay on one line, also in the words of the product data. */
export const textPart = (text: string) =>
  ({ kind: 'text', text: text.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml)\b)/gu, '$1\u00a0') }) as const;

export const listPart = (title: string, items: string[]) => ({ kind: 'list', title, items }) as const;

/** "a, b and c" */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
