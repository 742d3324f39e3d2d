import { nutrientById, type Product } from '../../catalogue.ts';
import type { Criterion, LimitBasis, Query } from '../../message/query.ts';
import { basisWords, numbersOnBasis } from './amounts.ts';
import { meetsCriterion, staysInList } from '../lists/criteria.ts';
import { ASKS_YES_OR_NO, type Draft, isSoldHere, type Knowledge, withoutEmptyParts } from '../draft.ts';
import { listAnswer } from '../lists/list-answer.ts';
import { nutrientAnswer } from './nutrient-answer.ts';
import { nutrientInSentence } from './values.ts';

/** "Anything with more protein than Dalesip Two": a list of the products that have more, on one basis, in order. */
export function moreThanAnswer(knowledge: Knowledge, query: Query, product: Product): Draft | undefined {
  const { basis: asked, classifierWords, text } = query;
  const words = classifierWords.join(' ');
  const isAsMuch = ASKS_FOR_AS_MUCH.test(words);
  const ranksAsMost =
    IS_THE_MOST.test(words) &&
    query.bareSuperlative !== null &&
    query.criteria.length > 0 &&
    query.unresolvedName === null;
  const asksForProducts =
    (ASKS_FOR_PRODUCTS.test(words) && (isAsMuch || / than /u.test(words))) || ranksAsMost;
  const [only, other] = query.nutrients;
  const by = query.order?.by ?? (isAsMuch && other === undefined ? only : undefined);
  const nutrient = nutrientById(by ?? '');
  const { unresolvedName } = query;
  // Only one nutrient: "more fibre but less sodium than" has no single order.
  const hasOneNutrient =
    query.nutrients.every((id) => id === by) && (unresolvedName === null || unresolvedName.kind === 'brand');
  const isUnread = [
    ...query.unknownWords,
    ...query.unusedWords,
    ...query.unreadAmounts,
    ...query.unreadCriteria,
  ].some((word) => !ASKS_FOR_AS_MUCH.test(word));
  if (
    nutrient === undefined ||
    !asksForProducts ||
    !hasOneNutrient ||
    isUnread ||
    EXCLUDED_WORDS.test(text) ||
    query.amounts.length > 0
  )
    return undefined;
  const basis: LimitBasis =
    typeof asked === 'object' && asked !== null ? asked : asked === 'as-fed' ? asked : product.basis;
  const [number, another] = numbersOnBasis(product, nutrient, basis);
  // With several sizes it is unclear which one to compare with.
  if (number === undefined || another !== undefined) return undefined;
  const isLowFirst = query.order?.isLowFirst ?? AS_LITTLE.test(text);
  const limit: Criterion = {
    kind: 'nutrient',
    isRequired: true,
    value: nutrient.id,
    limits: {
      low: isLowFirst ? null : number,
      high: isLowFirst ? number : null,
      isLowOpen: !isAsMuch,
      isHighOpen: !isAsMuch,
    },
    basis,
  };
  // The product is not compared with itself.
  const others = knowledge.products.filter((each) => each !== product);
  // "Does any Tarnvane beat Tarnvane Energy": only products of that brand.
  const [brand] =
    knowledge.products
      .find(({ id }) => id === unresolvedName?.ids[0])
      ?.name.toLowerCase()
      .split(' ') ?? [];
  const criteria: readonly Criterion[] =
    brand === undefined
      ? query.criteria
      : [{ kind: 'brand', isRequired: true, value: brand }, ...query.criteria];
  const list = listAnswer(
    { ...knowledge, products: others },
    {
      ...query,
      subject: 'list',
      products: [],
      nutrients: [nutrient.id],
      unresolvedName: null,
      criteria: [...criteria, limit],
      order: { by: nutrient.id, isLowFirst, place: 1 },
      bareSuperlative: null,
      isComparison: false,
    },
  );
  const ownAnswer = nutrientAnswer(
    knowledge,
    { ...query, nutrients: [nutrient.id], order: null, bareSuperlative: null, isComparison: false, text: '' },
    [product],
  );
  const silent = others.filter(
    (each) =>
      isSoldHere(knowledge, each) &&
      criteria.every((one) => staysInList(one, each, knowledge.country)) &&
      meetsCriterion(limit, each, knowledge.country) === null,
  ).length;
  const basisText =
    typeof basis === 'object' && basis !== null
      ? basisWords(knowledge, basis)
      : `per 100\u00a0${basis === 'as-fed' ? 'ml' : basis}`;
  const isFound = (list.productIds ?? []).length > 0;
  return {
    ...list,
    content: withoutEmptyParts(
      ranksAsMost
        ? isFound
          ? 'No.'
          : `Yes: of the products that state it, none has ${isLowFirst ? 'less' : 'more'}.`
        : ASKS_YES_OR_NO.test(text) && (isFound ? 'Yes.' : 'No.'),
      // Alternatives without one of the criteria do not answer a yes-or-no question.
      ...(isFound ? list.content : list.content.slice(0, 1)),
      ...ownAnswer.content,
      silent > 0 &&
        `${silent} ${silent === 1 ? 'has' : 'have'} no figure for ${nutrientInSentence(nutrient)} ${basisText} and ${silent === 1 ? 'is' : 'are'} not compared with it.`,
    ),
    productIds: isFound ? (list.productIds ?? []) : [product.id],
  };
}

/** The question is about products that are not named: "does any sip have", "which have", "anything with … than _". */
const ASKS_FOR_PRODUCTS =
  /\b(?:any|anything|which|what|is there|are there|list|show|find|name|all|others?|everything|something|products?|feeds?|sips?|supplements?)\b.*\b(?:than|as|match\w*|equals?) (?:the )?_/u;
const ASKS_FOR_AS_MUCH =
  /\bas (?:much|many|high|rich|little|low)\b.*\bas\b|\bmatch(?:es|ing)?\b|\bequals?\b/u;
const AS_LITTLE = /\bas (?:little|low)\b/u;
/** "Is _ the highest energy tube feed", "does _ have the most protein of the sips". */
const IS_THE_MOST = /^(?:is|does) (?:the )?_ (?:(?:have|got|hold|contain) )?(?:the )?(?!than\b)/u;
const EXCLUDED_WORDS = /\b(?:these|those|them|not|isnt|doesnt|nothing|none|without)\b/u;
