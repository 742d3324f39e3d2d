import { type Country, descriptionFor, type Product, productFacts } from '@dietetic/catalogue';
import { allergensText, factWords, productWords } from '@dietetic/content';
import { formatSize } from './format-size.ts';
import { agesText, approvalsText, countriesText } from './product-summary.ts';

export type DescriptionFact = {
  id: string;
  title: string;
  text: string;
  /** Where the page of the product has it; a comparison has all of them. */
  on: 'tab' | 'aside' | 'both' | 'notice';
  /** Each line of the text is one of several. */
  isList?: boolean;
};

/** What a product is, in the order of the page; what the data does not give is left out. */
export function descriptionFacts(product: Product, country: Country): DescriptionFact[] {
  const facts: DescriptionFact[] = [
    {
      id: 'description',
      title: productWords.description,
      text: descriptionFor(product, country),
      on: 'tab',
    },
    { id: 'countries', title: factWords.availableIn, text: countriesText(product), on: 'aside' },
    { id: 'ages', title: factWords.ages, text: agesText(productFacts(product)), on: 'aside' },
    { id: 'approved', title: factWords.approved, text: approvalsText(product), on: 'aside' },
    { id: 'allergens', title: productWords.allergens, text: allergensText(product), on: 'both' },
    { id: 'flavours', title: productWords.flavours, text: list(product.flavours), on: 'tab', isList: true },
    {
      id: 'packs',
      title: productWords.packSize,
      text: list(product.packSize.split(',').map(formatSize)),
      on: 'tab',
      isList: true,
    },
    {
      id: 'cases',
      title: productWords.caseSize,
      text: list(product.caseSize.map(formatSize)),
      on: 'tab',
      isList: true,
    },
    {
      id: 'ingredients',
      title: productWords.ingredients,
      text: product.medicalIngredients.join(', '),
      on: 'tab',
    },
    {
      id: 'notice',
      title: productWords.importantNotice,
      text: list(product.importantNotice),
      on: 'notice',
      isList: true,
    },
  ];
  return facts.filter(({ text }) => text.trim() !== '');
}

const list = (items: readonly string[]): string =>
  items
    .map((item) => item.trim())
    .filter(Boolean)
    .join('\n');
