import { lookAlikes, type Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { askNext, type Draft, isSoldHere, type Knowledge } from '../draft.ts';
import { namedProduct } from '../../names/name-match.ts';

const MAX_NAMED = 4;

/** "A version", "anything like it": asks for another product than the one named. */
const ANOTHER_PRODUCT = String.raw`\bany(?:thing (?:like|similar|else)| others?)\b|\b(?:versions?|variet(?:y|ies)|variants?|alternatives?|equivalents?)\b`;
export const ASKS_FOR_ANOTHER = new RegExp(ANOTHER_PRODUCT, 'u');
/** As above, or "is there one with less". */
export const ASKS_FOR_ANOTHER_OR_DEGREE = new RegExp(
  String.raw`\b(?:is there|are there|do you have|got) (?!(?:any )?(?:less|lower|more|higher|fewer)\b(?! \w+ (?:version|alternative|one)))|${ANOTHER_PRODUCT}`,
  'u',
);

const includesAll = (some: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((word) => some.includes(word));

const ownName = ({ names }: Knowledge, product: Product) => namedProduct(names, product.id);

const otherProducts = (knowledge: Knowledge, ownNamed: ReturnType<typeof ownName>) =>
  (knowledge.names.brands.get(ownNamed?.brand ?? '') ?? []).filter(
    (named) => named !== ownNamed && isSoldHere(knowledge, named.product),
  );

/** The other products of the same brand that are sold here. */
export const otherProductsOfBrand = (knowledge: Knowledge, product: Product): Product[] =>
  otherProducts(knowledge, ownName(knowledge, product)).map((named) => named.product);

/** "Does it come with fibre": related products that do. Versions by name, or else the brand's in the same categories. */
export function siblingsWith(
  knowledge: Knowledge,
  product: Product,
  trait: string,
  has: (other: Product) => boolean,
): string | undefined {
  const ownNamed = ownName(knowledge, product);
  const family = otherProducts(knowledge, ownNamed).filter((named) => has(named.product));
  const isVersion = ({ nameWords }: (typeof family)[number]) =>
    ownNamed !== undefined &&
    (includesAll(nameWords, ownNamed.nameWords) || includesAll(ownNamed.nameWords, nameWords));
  const kinds = product.categories.toSorted().join(' ');
  const versions = family.filter(isVersion);
  const alike = family.filter((named) => named.product.categories.toSorted().join(' ') === kinds);
  const found = (versions.length > 0 ? versions : alike).map((named) => named.product.name);
  if (found.length === 0) return undefined;
  const named = listed(found.slice(0, MAX_NAMED));
  return `In the same family, ${trait}: ${found.length > MAX_NAMED ? `${found.length}, among them ` : ''}${named}.`;
}

/** Suggested next questions: a comparison with the most similar product, codes, allergens. */
export function nextQuestions(knowledge: Knowledge, product: Product): NonNullable<Draft['choices']> {
  const { names } = knowledge;
  const family = names.brands.get(namedProduct(names, product.id)?.brand ?? '') ?? [];
  const others = family.map((named) => named.product).filter((other) => isSoldHere(knowledge, other));
  const [similar] = lookAlikes(product, others).map((each) => each.product.name);
  const { name } = product;
  return [
    ...(similar === undefined
      ? []
      : [{ label: `Compare with ${similar}`, question: `Compare ${name} and ${similar}` }]),
    askNext('Order codes', product),
    { label: 'Allergens', question: `Allergens in ${name}` },
  ];
}
