// Longer than other files: the answers to questions about named products, side by side.
import { unique } from '../../language/phrases.ts';
import { asksNothing } from '../../follow-ups/repeated-question.ts';
import { descriptionFor, type Product } from '../../catalogue.ts';
import { isMedicalWord } from '../../people/patient-facts.ts';
import { INDICATION_KINDS, kinds } from '../../message/criterion-kinds.ts';
import {
  type Criterion,
  isLimit,
  type NutrientLimit,
  packNounOfBasis,
  type Query,
  type Topic,
} from '../../message/query.ts';
import {
  intentOf,
  notComparableDraft,
  onlyOneUnderstoodDraft,
  askProductOrNutrient,
  askWhatAbout,
  askWhichProduct,
  askForProduct,
} from '../ask-back.ts';
import { resolveAmounts } from '../figures/amounts.ts';
import { compareAnswer } from '../lists/compare-answer.ts';
import { criterionWords, formWords, meetsCriterion, criterionDefinition } from '../lists/criteria.ts';
import {
  type ProductQuestion,
  type Draft,
  isSoldHere,
  type Knowledge,
  linesOf,
  listPart,
  notUnderstoodSentence,
  productReferences,
} from '../draft.ts';
import { faqAnswer } from '../faq-answers.ts';
import { isTypeByDescription, MILK_ALLERGY } from './kinds.ts';
import { labelAnswer } from './label.ts';
import { withArticle } from './pack-sizes.ts';
import { notSoldHere } from './where-sold.ts';
import { asksForScoops } from './mixing.ts';
import { moreThanAnswer } from '../figures/more-than.ts';
import { requestedIngredient, ingredientIn, mentionedOnLabel } from './label-search.ts';
import { siblingsWith } from './siblings.ts';
import { thickenerLevel } from './thickener-levels.ts';
import { nutrientAnswer } from '../figures/nutrient-answer.ts';
import { withImpliedMeasure } from '../../quantities/bare-sizes.ts';
import { NUTRIENT_WORDS } from '../../vocabulary/nutrient-words.ts';
import { isAmountIndependent } from '../figures/amount-independent.ts';
import { targetAnswer } from '../figures/target-answer.ts';
import { amountOn } from '../figures/values.ts';
import { requestedDegree } from './versions.ts';
import { namedProduct, productsOf } from '../../names/name-match.ts';

export function productAnswer(knowledge: Knowledge, originalQuery: Query): Draft[] {
  const products = productsOf(knowledge.names, originalQuery.products);
  // "Per 100 kcal", after the product's summary: the same figures on that basis.
  const isAfterProductCard = originalQuery.topics.join() === 'info' && originalQuery.basis !== null;
  const query = withImpliedMeasure(
    isAfterProductCard ? { ...originalQuery, topics: [] } : originalQuery,
    products,
  );
  const { topics, criteria, amounts, basis, nutrients, target, isComparison } = query;
  const asksWhere = topics.includes('availability') || criteria.some(({ kind }) => kind === 'country');
  const missing = asksWhere ? undefined : products.find((product) => !isSoldHere(knowledge, product));
  if (missing !== undefined) {
    const soldHere = products.filter((product) => isSoldHere(knowledge, product)).map(({ id }) => id);
    // "Are both vegan": answered for the product that is sold here. A total or a comparison would need both.
    const isCompared = isComparison || query.order !== null || query.bareSuperlative !== null;
    const canAnswerHere = soldHere.length > 0 && amounts.length < 2 && target === null && !isCompared;
    const answersHere = canAnswerHere ? productAnswer(knowledge, { ...query, products: soldHere }) : [];
    return [...answersHere, notSoldHere(knowledge, missing, intentOf(query))];
  }
  const [first, second] = products;
  if (first === undefined) return [askForProduct(query)];
  const moreThanDraft =
    second === undefined && topics.length === 0 ? moreThanAnswer(knowledge, query, first) : undefined;
  if (moreThanDraft !== undefined) return [moreThanDraft];
  if (query.unresolvedName !== null && topics.length + nutrients.length > 0)
    return [askWhichProduct(knowledge, query)];
  if (second === undefined) {
    const foreign = query.unknownWords.filter((word) => word.length > 3);
    if (isComparison && foreign.length > 0)
      return [notComparableDraft(first, foreign), nutrientAnswer(knowledge, query, products)];
    if (comparesWithUnnamed(query))
      return [onlyOneUnderstoodDraft(first), nutrientAnswer(knowledge, query, products)];
    const askedBack = askNameOrNutrient(knowledge, query, first);
    if (askedBack !== undefined) return [askedBack];
  }
  // "How much for level 2 in 200 ml of water", about a thickener: what its directions say.
  const mayAskForLevel = nutrients.every((id) => id === 'water') && second === undefined;
  if (mayAskForLevel && thickenerLevel(first, query).length > 0)
    return [
      labelAnswer({ knowledge, product: first, query: { ...query, topics: ['dilution'] } }, 'dilution'),
    ];
  if (target !== null) return [targetAnswer(knowledge, target, products, query)];
  const thickened = thickeningDrafts(knowledge, query, products);
  if (thickened !== undefined) return thickened;
  // Values without a label row are answered for each product separately.
  const isAboutAll =
    second !== undefined && topics.length + criteria.length + query.nutrientsWithoutRow.length === 0;
  if (isAboutAll && (isComparison || nutrients.length === 0)) {
    const isPerAmount = amounts.length > 0 || packNounOfBasis(basis) !== undefined;
    const answer = isPerAmount ? nutrientAnswer : compareAnswer;
    return [answer(knowledge, query, products)];
  }
  const drafts = draftsFor(knowledge, query, products);
  // "Dalesip Juice, clear or milky": what is known of it, and that this was not understood.
  const asksElse = asksNothing(query) && amounts.length === 0 && basis === null ? query.unusedWords : [];
  const notUnderstood = unique([...query.unknownWords, ...asksElse]).filter(
    (word) =>
      word.length > 3 && !isMedicalWord(word) && !/^(?:mrs?|ms|dr)$/u.test(wordBefore(query.text, word)),
  );
  const isAnswered = drafts.every(({ kind = 'answer' }) => kind === 'answer');
  const last = drafts.pop();
  if (last === undefined) return [];
  const isNamed = isAnswered && notUnderstood.length > 0 && ingredientIn(first, notUnderstood) === undefined;
  return [
    ...drafts,
    isNamed ? { ...last, content: [...last.content, notUnderstoodSentence(notUnderstood)] } : last,
  ];
}

function thickenedInGeneral(
  knowledge: Knowledge,
  faq: Knowledge['faqs'][number],
  name: string,
  otherName: string,
): Draft {
  const { content, ...told } = faqAnswer(knowledge, faq);
  return {
    ...told,
    content: [
      `The label of ${name} says nothing about ${otherName}. For supplements in general:`,
      ...content,
    ],
  };
}

/** "Can Flowenna Clear go into Dalesip Juice": no label confirms mixing with another product, whatever it says about drinks. */
function thickeningDrafts(
  knowledge: Knowledge,
  { text, nutrients, criteria, topics }: Query,
  products: readonly Product[],
): Draft[] | undefined {
  const faq = knowledge.faqs.find(({ id }) => id === THICKENING_FAQ);
  const thickener = products.find((product) => isTypeByDescription(product, knowledge.country, 'thickener'));
  const [productToThicken, second] = products;
  const namesAnotherProduct = products.length === 2 || A_SUPPLEMENT.test(text);
  if (faq === undefined || nutrients.length > 0) return undefined;
  // "Can Dalesip Juice be thickened", without naming a thickener.
  if (thickener === undefined)
    return productToThicken !== undefined &&
      second === undefined &&
      IS_THICKENED.test(text) &&
      !/thicken/iu.test(
        `${descriptionFor(productToThicken, knowledge.country)} ${productToThicken.directionsForUse} ${productToThicken.precautions}`,
      )
      ? [thickenedInGeneral(knowledge, faq, productToThicken.name, 'thickening')]
      : undefined;
  if (!namesAnotherProduct) return undefined;
  if (!MIXES_INTO.test(text) || criteria.some(({ kind }) => kind === 'allergen')) return undefined;
  if (topics.some((topic) => topic !== 'directions' && topic !== 'dilution')) return undefined;
  const [other] = products.filter((product) => product !== thickener);
  const otherName = other === undefined ? 'a supplement' : other.name;
  // A label that does mention it is quoted like any other.
  if (
    `${thickener.directionsForUse}\n${thickener.precautions}`
      .toLowerCase()
      .includes(otherName.replace('a ', '').toLowerCase())
  )
    return undefined;
  return [
    thickenedInGeneral(knowledge, faq, thickener.name, otherName),
    {
      ...productReferences(knowledge, thickener, 'directions'),
      intent: 'product.directions',
      content: [listPart(`Directions for use of ${thickener.name}`, linesOf(thickener.directionsForUse))],
    },
  ];
}
const THICKENING_FAQ = 'faq-29';
const IS_THICKENED =
  /\b(?:(?:can|could|may|be|get)\b.*\bthicken(?:ed)?|(?:ok|okay|alright|possible|safe) to thicken)\b(?! (?:to|for|with)\b)/u;
const MIXES_INTO =
  /\b(?:go(?:es)?|mix(?:ed)?|stir\w*|add(?:ed)?|put|thicken\w*|works?) (?:\w+ ){0,4}(?:in|into|to|with)\b|\b(?:use[ds]?|ok|okay) (?:\w+ ){0,4}(?:in|into)\b|\bthicken\b/u;
const A_SUPPLEMENT =
  /\b(?:juice|supplements?|sips?|ons|shakes?|milkshake) (?:ones?|styles?|drinks?)\b|\b(?:supplements?|sips?|ons)\b/u;

/** "Is there more in this or in the other": only one of the two products is known. */
const comparesWithUnnamed = (query: Query): boolean =>
  isBareComparison(query) ||
  ((query.order !== null || query.bareSuperlative !== null) &&
    query.nutrients.length === 1 &&
    query.topics.length === 0 &&
    !query.criteria.some(isLimit) &&
    COMPARES_WITH_ANOTHER.test(query.text));
/** "Wrenfold Peptide vs standard": nothing is asked but the comparison. */
const isBareComparison = ({ isComparison, topics, nutrients, criteria, amounts, text }: Query): boolean =>
  isComparison &&
  topics.length + nutrients.length + criteria.length + amounts.length === 0 &&
  /\b(?:vs?|versus|against|compared? (?:with|to))\b/u.test(text);
const COMPARES_WITH_ANOTHER =
  /\bwhich of (?:the|these|those|all) [2-6]\b|\bthan (?!\d|before\b)|\bor (?!\d|(?:not|no|none|so|more|less|fewer|higher|lower|above|below|over|under|high|low)\b)/u;

const wordBefore = (text: string, word: string): string => {
  const words = text.split(' ');
  return words[words.indexOf(word) - 1] ?? '';
};

/** One draft for each thing asked: figures of all products together, texts one after another. */
function draftsFor(knowledge: Knowledge, originalQuery: Query, products: readonly Product[]): Draft[] {
  const withIngredients = withIngredientTopic(originalQuery, knowledge);
  // "Safe with a milk allergy": if the product is for milk allergy, that is said; for any other, whether milk is marked.
  const criteria = withIngredients.criteria.map((each) =>
    each.kind === 'type' &&
    each.value === MILK_ALLERGY &&
    products.every((product) => meetsCriterion(each, product, knowledge.country) !== true)
      ? { kind: 'allergen' as const, value: 'Milk', isRequired: false }
      : each,
  );
  // "Which of them state selenium": what each label says.
  const stated = criteria.flatMap((each) => (each.kind === 'states' ? [each.value] : []));
  // "A higher protein version of Dalesip Two": does not ask whether Dalesip Two is high in protein.
  const isClaim = ({ kind }: Criterion) =>
    kind === 'claim' && requestedDegree(withIngredients.text) !== undefined;
  const claimed = criteria
    .filter(isClaim)
    .map((each) => (each.kind === 'claim' && each.value === 'high energy' ? 'energyKcal' : 'protein'));
  const query: Query = {
    ...withIngredients,
    criteria: criteria.filter((each) => each.kind !== 'states' && !isClaim(each)),
    nutrients: [...new Set([...withIngredients.nutrients, ...stated, ...claimed])],
  };
  const { nutrients, nutrientsWithoutRow, topics, amounts, basis, unreadAmounts, unknownWords } = query;
  // "Is there a 1 litre bag": asks for a size, not for a nutrient.
  const isSize = nutrients.length === 0 && amounts.length > 0 && ASKS_FOR_A_SIZE.test(query.text);
  const isFlavour = nutrients.length === 0 && isFlavourOfASize(query, products);
  const hasFigure = amounts.length > 0 || basis !== null || unreadAmounts.length > 0;
  const asksFigures =
    nutrients.length + nutrientsWithoutRow.length > 0 ||
    (topics.length === 0 && hasFigure && !criteria.some(isLimit)) ||
    (basis === 'per-100' && !topics.includes('dilution'));
  const askedCriteria = criteria.filter((each) => isAskedCriterion(each, query));
  const kinds = new Set(askedCriteria.map(({ kind }) => kind));
  // "How many scoops in a 127 g tin, and sodium per scoop": the tin belongs to the scoops only.
  const figureQuery = basis !== null && asksForScoops(query) ? { ...query, amounts: [] } : query;
  const drafts =
    asksFigures && !isSize && !isFlavour ? [nutrientAnswer(knowledge, figureQuery, products)] : [];
  const asksForSummary = drafts.length + topics.length + askedCriteria.length === 0 && !isSize;
  // "Protein in chocolate Dalesip Two": if there is no chocolate, that comes first.
  const tastes = criteria.filter(
    (each) => each.kind === 'flavour' && each.isRequired && !askedCriteria.includes(each),
  );
  const productsWithout = products.filter((product) =>
    tastes.some((each) => meetsCriterion(each, product, knowledge.country) === false),
  );
  drafts.unshift(...productsWithout.map((product) => labelAnswer({ knowledge, product, query }, 'flavours')));
  for (const product of products) {
    const askedOfProduct: ProductQuestion = { knowledge, product, query };
    const first: readonly Topic[] = isSize
      ? ['packs']
      : isFlavour
        ? ['codes']
        : ALSO_ASKS_WHAT_IT_IS.test(query.classifierWords.join(' '))
          ? ['info']
          : [];
    const topicsToAnswer: readonly Topic[] = [...(asksForSummary ? [] : first), ...topics];
    drafts.push(...topicsToAnswer.map((topic) => labelAnswer(askedOfProduct, topic)));
    for (const kind of kinds) {
      const { topic } = criterionDefinition(kind);
      const sameKind = askedCriteria.filter((each) => each.kind === kind);
      const limits = sameKind.filter(isLimit);
      if (limits.length > 0) drafts.push(...limits.map((each) => limitDraft(askedOfProduct, each)));
      else
        drafts.push(
          topic === undefined ? criterionDraft(askedOfProduct, sameKind) : labelAnswer(askedOfProduct, topic),
        );
    }
    if (!asksForSummary) continue;
    // An unknown word may be an ingredient.
    const isNamed = ingredientIn(product, unknownWords) !== undefined;
    const labelQuote = isNamed ? undefined : mentionedOnLabel(askedOfProduct);
    if (labelQuote !== undefined) {
      drafts.push({
        ...productReferences(knowledge, product, 'directions'),
        intent: 'product.directions',
        content: [labelQuote],
      });
      continue;
    }
    drafts.push(
      unknownWords.length > 0 && !isNamed
        ? askWhatAbout(product, unknownWords)
        : labelAnswer(askedOfProduct, isNamed ? 'ingredients' : 'info'),
    );
  }
  return drafts;
}

/** "What is Micravane, is it vegan": asks for the summary as well. */
const ALSO_ASKS_WHAT_IT_IS =
  /^(?:so )?what is (?:an? |the |your )?_ (?:,|and|,? and) (?:is|are|does|do|has|how|what|which|can)\b/u;

/** "Is there actual yogurt in it, and what flavours": answered by the ingredients, not by the product's description. */
function withIngredientTopic(query: Query, { lexicon }: Knowledge): Query {
  const word = requestedIngredient(query, lexicon);
  if (word === undefined || query.topics.includes('ingredients')) return query;
  return {
    ...query,
    topics: ['ingredients', ...query.topics.filter((topic) => topic !== 'directions')],
    criteria: query.criteria.filter(({ kind }) => kind !== 'type' && kind !== 'flavour'),
  };
}

/** "Is the vanilla in the 400 g": no figures of 400 g, but its codes, which have the flavour and the pack. */
const isFlavourOfASize = (
  { amounts, topics, criteria, text }: Query,
  products: readonly Product[],
): boolean =>
  amounts.length > 0 &&
  topics.length === 0 &&
  /\b(?:is|are|does|do|comes?)\b/u.test(text) &&
  criteria.some(({ kind }) => kind === 'flavour') &&
  amounts.every(
    (each) =>
      each.kind === 'measure' &&
      products.every(({ units }) => units.some(({ amount }) => amount === each.amount)),
  );

const ASKS_FOR_A_SIZE =
  /\b(?:is|are) there\b|^(?:is|are) .* in \d[\d.]* (?:ml|g|l|litres?)\b|\b(?:comes?|available|sold) in\b|\bdo you (?:do|have|sell|stock|make)\b|\bsizes?\b|\b(?:bag|pack|bottle|tin|pouch|tub|carton)(?: available)?$/u;

/** "Does it have more than 8 g protein per 100 ml": yes or no, with the figure. */
function limitDraft({ knowledge, product, query }: ProductQuestion, requestedLimit: NutrientLimit): Draft {
  const { name } = product;
  const [limit, ...others] = limitsOnAmount(requestedLimit, { knowledge, product, query });
  const sentences = [limit, ...others].map(({ labelLimit, ...each }) => {
    const isMet = meetsCriterion({ ...(labelLimit ?? each), isRequired: true }, product, knowledge.country);
    const words = criterionWords(knowledge, { ...each, isRequired: true }).replace(/^with /u, '');
    if (isMet === null) return `The label of ${name} does not say whether it has ${words}.`;
    return isMet ? `Yes, ${name} has ${words}.` : `No, ${name} does not have ${words}.`;
  });
  const { limits, basis } = others.length > 0 ? requestedLimit : limit;
  const amount = limits === 'some' ? undefined : limits.perAmount;
  const measured = amount === undefined ? [] : [{ kind: 'measure' as const, amount, unit: product.basis }];
  const amounts = others.length > 0 ? query.amounts : measured;
  const figuresOnlyQuery = {
    ...query,
    nutrients: [limit.value],
    amounts,
    basis: typeof basis === 'object' ? basis : null,
    unreadAmounts: [],
  };
  const figure = nutrientAnswer(knowledge, figuresOnlyQuery, [product]);
  return { ...figure, content: [...sentences, ...figure.content] };
}

/** A limit on one pack size; `labelLimit` is the limit for the label's own column, if it is for that size. */
type SizedLimit = NutrientLimit & { labelLimit?: NutrientLimit };

/** "Has 200 ml over 12 g protein", "do 3 bottles give over 50 g": the limit applies to the named amount, or to each size. */
function limitsOnAmount(
  limit: NutrientLimit,
  { knowledge, product, query }: ProductQuestion,
): [SizedLimit, ...SizedLimit[]] {
  const { limits } = limit;
  const { basis } = product;
  const [only, other] = query.amounts;
  const isBare = limit.basis === null || packNounOfBasis(limit.basis) !== undefined;
  const noun = packNounOfBasis(limit.basis);
  if ((only === undefined && noun === undefined) || other !== undefined) return [limit];
  if (!isBare || limits === 'some' || limits.perAmount !== undefined || isAmountIndependent(limit.value))
    return [limit];
  const queryWithBasis = noun === undefined ? query : { ...query, basis: { perPack: noun } };
  const found = resolveAmounts(knowledge, product, only, queryWithBasis, true);
  if ('draft' in found) return [limit];
  const [first = limit, ...others] = found.map((each): SizedLimit => {
    if (found.length === 1 && each.kind === 'label')
      return only?.kind === 'packs' ? { ...limit, basis: { perPack: only.noun } } : limit;
    const amount = amountOn(knowledge, product, each)?.amount;
    if (amount === undefined) return limit;
    const per100 = (edge: number | null) => (edge === null ? null : (edge * 100) / amount);
    const { low, high } = limits;
    return {
      ...limit,
      basis,
      limits: { ...limits, low: per100(low), high: per100(high), perAmount: amount },
      ...(each.kind === 'label' && { labelLimit: { ...limit, basis: { perPack: 'serving' } } }),
    };
  });
  return [first, ...others];
}

const PACK_MARKS = kinds('flavour', 'allergen', 'diet', 'scheme', 'iddsi');

const HAS_SEVERAL_QUESTIONS = /(?: and| ,) (?!_)/u;
const PROTEIN_SOURCES =
  /\b(?:milk|soya?|pea|eggs?|fish|whey|casein|wheat) (?:protein|fat|oil|based|peptides?)/u;

function isAskedCriterion(
  { kind }: Criterion,
  { topics, nutrients, text, isComparison, criteria }: Query,
): boolean {
  // "My renal patient asks whether it comes in strawberry": "renal" is background.
  const isBackground = INDICATION_KINDS.has(kind) && criteria.some((each) => PACK_MARKS.has(each.kind));
  if (isBackground) return false;
  // "Once opened how long, strawberry available?": asks about the flavour too.
  if (kind === 'flavour' && !topics.includes('codes') && ASKS_IF_AVAILABLE.test(text)) return true;
  if (kind === 'form' && nutrients.length === 0 && ASKS_FOR_A_FORM.test(text)) return true;
  const part = criterionDefinition(kind).impliedByTopics;
  if (part === undefined)
    return kind === 'country'
      ? topics.length === 0
      : nutrients.length === 0 && (kind === 'nutrient' || topics.length === 0);
  if (topics.some((topic) => part.includes(topic))) return false;
  if (kind === 'age') return nutrients.length === 0 && !isComparison;
  // "Protein, lactose and soya" asks for the soya mark too; "soya protein" is one thing.
  if (kind === 'allergen' && HAS_SEVERAL_QUESTIONS.test(text) && !PROTEIN_SOURCES.test(text)) return true;
  return kind === 'diet' || nutrients.length === 0 || /\b(?:free|contain|contains|allerg\w*)\b/u.test(text);
}

const ASKS_FOR_A_FORM = /\b(?:comes?|available|made|sold) (?:in|as) (?!\d)/u;
const ASKS_IF_AVAILABLE = /\b(?:available|comes? in|stocked|still made)\b/u;

/** "Is Tarnvane Peptide a tube feed", "is it for PKU": yes or no from the product data, with the description. */
function criterionDraft(question: ProductQuestion, criteria: readonly Criterion[]): Draft {
  const { knowledge, product } = question;
  const { name } = product;
  const sentences = criteria.map((each) => {
    // "Liquid or powder": which of the two, not "yes".
    const all = [each, ...(each.alternatives ?? [])].map(
      (one): Criterion => ({ ...one, isRequired: true, alternatives: undefined }),
    );
    const [first] = all.filter((one) => meetsCriterion(one, product, knowledge.country) === true);
    const criterion = first ?? { ...each, isRequired: true };
    const isMet = meetsCriterion(criterion, product, knowledge.country);
    if (criterion.kind === 'type')
      return isMet === true
        ? `${all.length === 1 ? 'Yes, the' : 'The'} product data describe ${name} as ${criterion.value}.`
        : `The product data do not describe ${name} as ${criterion.value}.`;
    if (criterion.kind === 'ingredient')
      return isMet === true
        ? `Yes, ${name} lists ${criterion.value} among its ingredients.`
        : `${name} does not list ${criterion.value} among its ingredients; the list in the app may be shortened, so check the label.`;
    const words =
      criterion.kind === 'form'
        ? withArticle(formWords(criterion.value, true))
        : criterionWords(knowledge, criterion);
    if (isMet === null) return `The product data do not say whether ${name} is ${words}.`;
    // "Does Addimere Carb come in a liquid": no, but another version does.
    const version =
      isMet || criterion.kind !== 'form'
        ? undefined
        : siblingsWith(
            knowledge,
            product,
            words,
            (other) => meetsCriterion(criterion, other, knowledge.country) === true,
          );
    if (!isMet) return [`No, ${name} is not ${words}.`, version].filter(Boolean).join(' ');
    return all.length === 1 ? `Yes, ${name} is ${words}.` : `${name} is ${words}.`;
  });
  const asksForUse = criteria.some(({ kind }) => kind === 'disorder' || kind === 'type' || kind === 'use');
  const descriptionDraft = labelAnswer(question, asksForUse ? 'indications' : 'info');
  return {
    ...descriptionDraft,
    ...productReferences(knowledge, product, 'description'),
    content: [...sentences, ...descriptionDraft.content],
  };
}

/** The last word of a product name can also be a nutrient of a product with a shorter name. */
function askNameOrNutrient({ names }: Knowledge, query: Query, product: Product): Draft | undefined {
  const { amounts, basis, text, nutrients, topics, nutrientsWithoutRow } = query;
  const asksForAmount =
    amounts.length > 0 || basis !== null || /\b(?:content|level|amount|value)\b/u.test(text);
  if (!asksForAmount || nutrients.length + topics.length + nutrientsWithoutRow.length > 0) return undefined;
  // "600 ml of Wrenfold Tube Fibre" means that product.
  if (query.criteria.some(isLimit) || /\bof _$/u.test(query.classifierWords.join(' '))) return undefined;
  // "Does Wrenfold Tube Fibre come in 200 ml" asks for a size.
  if (
    /\b(?:comes?|available|sold|made) in\b|\bin \d[\d.]* \w+ (?:packs?|bags?|bottles?|pouch\w*|cartons?)\b/u.test(
      text,
    )
  )
    return undefined;
  const named = namedProduct(names, product.id);
  const nutrient = named?.nameWords.at(-1);
  if (named === undefined || nutrient === undefined || !NUTRIENT_WORDS.has(nutrient)) return undefined;
  if (!text.split(' ').includes(nutrient)) return undefined;
  const words = named.nameWords.slice(0, -1).join(' ');
  const shorter =
    words === ''
      ? undefined
      : names.brands.get(named.brand)?.find(({ nameWords }) => nameWords.join(' ') === words);
  return shorter && askProductOrNutrient(product, shorter.product, nutrient);
}
