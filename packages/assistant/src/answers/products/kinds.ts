import { type Country, descriptionFor, type Product } from '../../catalogue.ts';
import { singular, wordSet } from '../../language/phrases.ts';
import { typeIsWrittenAs } from '../../vocabulary/criteria-words.ts';

// What a product is and what it is for, as two fields; the rest of its description is ignored.

/** Words in indications that do not name a condition. */
const NOT_A_CONDITION = wordSet(`
  dietary management disorder condition disease other type extra need whole age year month birth infant children patient
  preparation recovery total use advice regimen diet over under above which with from proven little much itself
`);

/** A type by indication. For a product without it, the question is about its milk mark. */
export const MILK_ALLERGY = "cows' milk allergy";

type TypeFields = { identity: string; firstIndication: string; indications: string };
/** Cached, because lists use all products. */
const TYPE_FIELDS = new WeakMap<Product, Partial<Record<Country, TypeFields>>>();

function typeFieldsOf(product: Product, country: Country): TypeFields {
  const byCountry = TYPE_FIELDS.get(product) ?? {};
  TYPE_FIELDS.set(product, byCountry);
  return (byCountry[country] ??= readTypeFields(product, country));
}

function readTypeFields(product: Product, country: Country): TypeFields {
  const [what = ''] = descriptionFor(product, country).split(/\. (?=[A-Z])/u);
  const indications = toPlainText(product.indications);
  const [firstIndication = ''] = indications.split(/,|;| and (?!chronic)/u);
  return { identity: toPlainText(`${product.name}\n${what}`), firstIndication, indications };
}

const toPlainText = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const PATTERNS = new Map<string, RegExp>();
function patternOf(type: string): RegExp {
  const pattern = PATTERNS.get(type) ?? new RegExp(`(?:^|[^a-z])(?:${typeIsWrittenAs(type).pattern})`, 'u');
  PATTERNS.set(type, pattern);
  return pattern;
}

/** Whether a product has a type: by what it is, or by its first indication; if the type is a use, by any indication. */
export function isOfType(product: Product, country: Country, type: string): boolean {
  const { firstIndication, indications } = typeFieldsOf(product, country);
  return (
    isTypeByDescription(product, country, type) ||
    patternOf(type).test(typeIsWrittenAs(type).isIndication ? indications : firstIndication)
  );
}

/** Whether a product has a type by what it is, not only by its indications. */
export const isTypeByDescription = (product: Product, country: Country, type: string): boolean =>
  patternOf(type).test(typeFieldsOf(product, country).identity);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/u)
    .map(singular);

/** Whether the indications contain the words of a condition, one after the other. */
export const isIndicatedFor = (product: Product, words: string): boolean =>
  ` ${wordsIn(product.indications).join(' ')} `.includes(` ${words.split(' ').map(singular).join(' ')} `);

/** All words that name a condition in the indications. */
export const useWords = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(
    products.flatMap(({ indications }) => wordsIn(indications)).filter((word) => !NOT_A_CONDITION.has(word)),
  );

export const ingredientWords = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ medicalIngredients }) => wordsIn(medicalIngredients.join(' '))));
