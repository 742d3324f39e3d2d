import type { Nutrient, Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import type { Query } from '../../message/query.ts';
import { amountText } from '../answer.ts';
import {
  ASKS_YES_OR_NO,
  type Draft,
  type Knowledge,
  nutritionReferences,
  withoutEmptyParts,
  valuesPart,
} from '../draft.ts';
import { otherProductsOfBrand, nextQuestions, ASKS_FOR_ANOTHER_OR_DEGREE, siblingsWith } from './siblings.ts';
import {
  lowerFirst,
  numberIn,
  nutrientInSentence,
  nutrientsById,
  PER_100,
  valueOn,
} from '../figures/values.ts';

// Whether a product comes in another version, and which products of its family do.

/** "Does it come with fibre", "has it a version without": products of its family that do, if it does not itself. */
export function otherVersions(
  knowledge: Knowledge,
  { text, amounts, order, bareSuperlative }: Query,
  [nutrient, another]: readonly Nutrient[],
  [product, other]: readonly Product[],
): string | undefined {
  if (nutrient === undefined || product === undefined || another !== undefined || other !== undefined)
    return undefined;
  const number = numberIn(product, nutrient);
  const degree = requestedDegree(text);
  if (degree !== undefined)
    return number === null ? undefined : siblingsByDegree(knowledge, product, nutrient, degree);
  if (!ASKS_YES_OR_NO.test(text) && !ASKS_FOR_A_VERSION.test(text)) return undefined;
  if (order !== null || bareSuperlative !== null) return undefined;
  if (amounts.length > 0 || !nutrient.additive) return undefined;
  const asksForWithout = /\b(?:free|without|no)\b/u.test(text);
  // "Not stated" does not mean that it has none.
  if (number === null || number > 0 !== asksForWithout) return undefined;
  const name = lowerFirst(nutrientInSentence(nutrient));
  return siblingsWith(
    knowledge,
    product,
    asksForWithout ? `stated to contain no ${name}` : `with ${name}`,
    (each) => {
      const otherNumber = numberIn(each, nutrient);
      return otherNumber !== null && otherNumber > 0 !== asksForWithout;
    },
  );
}

type Degree = 'less' | 'more';

/** "A lower sodium version", "anything like it with more protein": asks for another product than the one named. */
export function requestedDegree(text: string): Degree | undefined {
  const word = ASKS_FOR_ANOTHER_OR_DEGREE.test(text) ? DEGREE.exec(text)?.[0] : undefined;
  return word === undefined ? undefined : /^[lfr]/u.test(word) ? 'less' : 'more';
}
const DEGREE = /\b(?:less|lower|fewer|reduced|more|higher|extra)\b/u;
/** Products of its brand that state less or more of the nutrient per 100, the largest difference first. */
function siblingsByDegree(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  degree: Degree,
): string | undefined {
  const ownValue = numberIn(product, nutrient);
  if (ownValue === null) return undefined;
  const words = `${degree} ${lowerFirst(nutrientInSentence(nutrient))}`;
  const found = otherProductsOfBrand(knowledge, product)
    .flatMap((other) => {
      const otherNumber = other.basis === product.basis ? numberIn(other, nutrient) : null;
      const differenceTo =
        otherNumber === null ? 0 : degree === 'less' ? ownValue - otherNumber : otherNumber - ownValue;
      return differenceTo > 0 ? [{ name: other.name, further: differenceTo }] : [];
    })
    .toSorted((one, other) => other.further - one.further)
    .map(({ name }) => name);
  if (found.length === 0) return `No other product of its brand is stated to have ${words}.`;
  const shownSiblings = found.slice(0, MAX_NAMED);
  return `With ${words} per 100\u00a0${product.basis}, of the same brand: ${listed(shownSiblings)}${found.length > MAX_NAMED ? `, and ${found.length - MAX_NAMED} more` : ''}.`;
}
const MAX_NAMED = 4;

/** "Does it come in 1.5 kcal": asks for an energy density, and which products of its family have it. */
export function densityAnswer(
  knowledge: Knowledge,
  { text, unreadAmounts: [number, another], amounts, nutrients: ids }: Query,
  [product, other]: readonly Product[],
): Draft | undefined {
  if (product === undefined || other !== undefined || product.basis !== 'ml') return undefined;
  if (number === undefined || another !== undefined) return undefined;
  // "1.5 kcal per ml" is read as the amount 1 ml.
  if (!amounts.every((each) => each.kind === 'measure' && each.amount === 1)) return undefined;
  const asksForDensity = ids.length === 1 && ids[0] === 'energyKcal' && text.includes(`${number} kcal`);
  const requestedDensity = Number(number);
  if (
    !asksForDensity ||
    !ASKS_OF_THE_PRODUCT.test(text) ||
    MAY_ASK_FOR_A_DECISION.test(text) ||
    !(requestedDensity > 0 && requestedDensity < 4)
  )
    return undefined;
  const [energy] = nutrientsById(['energyKcal']);
  if (energy === undefined) return undefined;
  const hasDensity = (each: Product) => {
    const otherNumber = numberIn(each, energy);
    return (
      each.basis === 'ml' &&
      otherNumber !== null &&
      Math.abs(otherNumber / 100 - requestedDensity) <= requestedDensity * DENSITY_TOLERANCE
    );
  };
  const value = valueOn(knowledge, product, energy, PER_100);
  return {
    intent: 'product.nutrient',
    ...nutritionReferences(knowledge, [product]),
    content: withoutEmptyParts(
      `${hasDensity(product) ? 'Yes' : 'No'}, ${product.name} has ${amountText(value)} ${value.basis}.`,
      !hasDensity(product) &&
        siblingsWith(knowledge, product, `with about ${number}\u00a0kcal/ml`, hasDensity),
      valuesPart([value]),
    ),
    choices: nextQuestions(knowledge, product),
    productIds: [product.id],
  };
}
const DENSITY_TOLERANCE = 0.03;
const ASKS_OF_THE_PRODUCT = /^(?:is|isnt|does|do|has)\b|\bcomes?\b|\bversions?\b/u;
/** "Yes" would read as approval to give it. */
const MAY_ASK_FOR_A_DECISION =
  /\b(?:i|we|he|she|they|can|may|should|give|given|start\w*|enough|ok|okay|fine|safe)\b/u;
const ASKS_FOR_A_VERSION =
  /\bcomes?\b|\bversions?\b|^(?:(?:and|or|but|what about|how about) )+(?:(?:one|the one|any) )?with(?:out)?\b/u;
