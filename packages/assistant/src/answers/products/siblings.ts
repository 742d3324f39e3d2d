import { lookAlikes, type Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { askNext, type Draft, isSoldHere, type Knowledge } from '../draft.ts';

const MOST_NAMED = 4;

/** "A version", "anything like it": another product than the one that is named. */
const OF_ANOTHER = String.raw`\bany(?:thing (?:like|similar|else)| others?)\b|\b(?:versions?|variet(?:y|ies)|variants?|alternatives?|equivalents?)\b`;
export const IS_OF_ANOTHER = new RegExp(OF_ANOTHER, 'u');
/** "Is there one with less": of a degree, that is another as well. */
export const SEEKS_ANOTHER = new RegExp(
  String.raw`\b(?:is there|are there|do you have|got) (?!(?:any )?(?:less|lower|more|higher|fewer)\b(?! \w+ (?:version|alternative|one)))|${OF_ANOTHER}`,
  'u',
);

const holdsAll = (some: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((word) => some.includes(word));

const ownName = ({ names }: Knowledge, product: Product) =>
  names.all.find((named) => named.product === product);

const othersOf = (knowledge: Knowledge, own: ReturnType<typeof ownName>) =>
  (knowledge.names.brands.get(own?.brand ?? '') ?? []).filter(
    (named) => named !== own && isSoldHere(knowledge, named.product),
  );

/** The other products of its brand that are sold here. */
export const brandOf = (knowledge: Knowledge, product: Product): Product[] =>
  othersOf(knowledge, ownName(knowledge, product)).map((named) => named.product);

/** "Does it come with fibre": who of its family does. Its versions by name, or else those of the same brand that are the same kinds of product. */
export function siblingsWith(
  knowledge: Knowledge,
  product: Product,
  trait: string,
  has: (other: Product) => boolean,
): string | undefined {
  const own = ownName(knowledge, product);
  const family = othersOf(knowledge, own).filter((named) => has(named.product));
  const isVersion = ({ rest }: (typeof family)[number]) =>
    own !== undefined && (holdsAll(rest, own.rest) || holdsAll(own.rest, rest));
  const kinds = product.categories.toSorted().join(' ');
  const versions = family.filter(isVersion);
  const alike = family.filter((named) => named.product.categories.toSorted().join(' ') === kinds);
  const found = (versions.length > 0 ? versions : alike).map((named) => named.product.name);
  if (found.length === 0) return undefined;
  const named = listed(found.slice(0, MOST_NAMED));
  return `In the same family, ${trait}: ${found.length > MOST_NAMED ? `${found.length}, among them ` : ''}${named}.`;
}

/** What is often asked next: the product it is most easily taken for, codes, allergens. */
export function nextQuestions(knowledge: Knowledge, product: Product): NonNullable<Draft['choices']> {
  const { names } = knowledge;
  const family = names.brands.get(names.all.find((named) => named.product === product)?.brand ?? '') ?? [];
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
