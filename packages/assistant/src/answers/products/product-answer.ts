// Longer than other files: what is asked of products that are named, one answer beside the other.
import { descriptionFor, type Product } from '../../catalogue.ts';
import { isOfABody } from '../../people/patient-facts.ts';
import { WHAT_FOR, kinds } from '../../message/criterion-kinds.ts';
import {
  type Criterion,
  isLimit,
  type NutrientLimit,
  packOfBasis,
  type Query,
  type Topic,
} from '../../message/query.ts';
import {
  intentOf,
  notComparable,
  onlyOneOfTwo,
  productOrNutrient,
  whatOfIt,
  whichOfSeveral,
  whichProduct,
} from '../ask-back.ts';
import { resolveAmounts } from '../figures/amounts.ts';
import { compareAnswer } from '../lists/compare-answer.ts';
import { criterionWords, formWords, holds, meaningOf } from '../lists/criteria.ts';
import {
  type Asked,
  type Draft,
  isSoldHere,
  type Knowledge,
  linesOf,
  listPart,
  notTakenIn,
  ofProduct,
} from '../draft.ts';
import { faqAnswer } from '../faq-answers.ts';
import { isItself, MILK_ALLERGY } from './kinds.ts';
import { labelAnswer } from './label.ts';
import { withArticle } from './pack-sizes.ts';
import { notSoldHere } from './where-sold.ts';
import { asksForScoops } from './mixing.ts';
import { moreThan } from '../figures/more-than.ts';
import { ingredientAsked, ingredientIn, spokenOfOnTheLabel } from './label-search.ts';
import { siblingsWith } from './siblings.ts';
import { levelAsked } from './thickener-levels.ts';
import { nutrientAnswer } from '../figures/nutrient-answer.ts';
import { withMeasureMeant } from '../../quantities/bare-sizes.ts';
import { NUTRIENT_WORDS } from '../../vocabulary/nutrient-words.ts';
import { isOfAnyAmount } from '../figures/own-basis.ts';
import { targetAnswer } from '../figures/target-answer.ts';
import { amountOn } from '../figures/values.ts';
import { degreeSought } from './versions.ts';

export function productAnswer(knowledge: Knowledge, given: Query): Draft[] {
  const products = given.products.flatMap(
    (id) => knowledge.products.find((product) => product.id === id) ?? [],
  );
  // "Per 100 kcal", after its card: the same figures on that basis.
  const isOfACard = given.topics.join() === 'info' && given.basis !== null;
  const query = withMeasureMeant(isOfACard ? { ...given, topics: [] } : given, products);
  const { topics, criteria, amounts, basis, nutrients, target, isComparison } = query;
  const asksWhere = topics.includes('availability') || criteria.some(({ kind }) => kind === 'country');
  const missing = asksWhere ? undefined : products.find((product) => !isSoldHere(knowledge, product));
  if (missing !== undefined) {
    const here = products.filter((product) => isSoldHere(knowledge, product)).map(({ id }) => id);
    // "Are both vegan": of the one that is sold here it is told; a sum or a comparison without the other is not what was asked.
    const isOrdered = isComparison || query.order !== null || query.orderWord !== null;
    const isOfEach = here.length > 0 && amounts.length < 2 && target === null && !isOrdered;
    const told = isOfEach ? productAnswer(knowledge, { ...query, products: here }) : [];
    return [...told, notSoldHere(knowledge, missing, intentOf(query))];
  }
  const [first, second] = products;
  if (first === undefined) return [whichProduct(query)];
  const beyond = second === undefined && topics.length === 0 ? moreThan(knowledge, query, first) : undefined;
  if (beyond !== undefined) return [beyond];
  if (query.unclear !== null && topics.length + nutrients.length > 0)
    return [whichOfSeveral(knowledge, query)];
  if (second === undefined) {
    const foreign = query.unknown.filter((word) => word.length > 3);
    if (isComparison && foreign.length > 0)
      return [notComparable(first, foreign), nutrientAnswer(knowledge, query, products)];
    if (isOfTwo(query)) return [onlyOneOfTwo(first), nutrientAnswer(knowledge, query, products)];
    const doubt = nameOrNutrient(knowledge, query, first);
    if (doubt !== undefined) return [doubt];
  }
  // "How much for level 2 in 200 ml of water", of a thickener: what its directions say.
  const isOfLevels = nutrients.every((id) => id === 'water') && second === undefined;
  if (isOfLevels && levelAsked(first, query).length > 0)
    return [
      labelAnswer({ knowledge, product: first, query: { ...query, topics: ['dilution'] } }, 'dilution'),
    ];
  if (target !== null) return [targetAnswer(knowledge, target, products, query)];
  const thickened = ofThickening(knowledge, query, products);
  if (thickened !== undefined) return thickened;
  // What no label has a row for is told of each by itself.
  const isOfAll = second !== undefined && topics.length + criteria.length + query.withoutRow.length === 0;
  if (isOfAll && (isComparison || nutrients.length === 0)) {
    const isOfEach = amounts.length > 0 || packOfBasis(basis) !== undefined;
    const answer = isOfEach ? nutrientAnswer : compareAnswer;
    return [answer(knowledge, query, products)];
  }
  const drafts = asksOf(knowledge, query, products);
  const unheard = query.unknown.filter(
    (word) => word.length > 3 && !isOfABody(word) && !/^(?:mrs?|ms|dr)$/u.test(before(query.text, word)),
  );
  const isAnswered = drafts.every(({ kind = 'answer' }) => kind === 'answer');
  const last = drafts.pop();
  if (last === undefined) return [];
  const isNamed = isAnswered && unheard.length > 0 && ingredientIn(first, unheard) === undefined;
  return [...drafts, isNamed ? { ...last, say: [...last.say, notTakenIn(unheard)] } : last];
}

function thickenedInGeneral(
  knowledge: Knowledge,
  faq: Knowledge['faqs'][number],
  name: string,
  what: string,
): Draft {
  const { say, ...told } = faqAnswer(knowledge, faq);
  return {
    ...told,
    say: [`The label of ${name} says nothing about ${what}. For supplements in general:`, ...say],
  };
}

/** "Can Flowenna Clear go into Dalesip Juice": no label says yes of another product, whatever it says of drinks. */
function ofThickening(
  knowledge: Knowledge,
  { text, nutrients, criteria, topics }: Query,
  products: readonly Product[],
): Draft[] | undefined {
  const faq = knowledge.faqs.find(({ id }) => id === ON_THICKENING);
  const thickener = products.find((product) => isItself(product, knowledge.country, 'thickener'));
  const [thinned, second] = products;
  const isOfAnother = products.length === 2 || A_SUPPLEMENT.test(text);
  if (faq === undefined || nutrients.length > 0) return undefined;
  // "Can Dalesip Juice be thickened", with nothing that is named.
  if (thickener === undefined)
    return thinned !== undefined &&
      second === undefined &&
      IS_THICKENED.test(text) &&
      !/thicken/iu.test(
        `${descriptionFor(thinned, knowledge.country)} ${thinned.directionsForUse} ${thinned.precautions}`,
      )
      ? [thickenedInGeneral(knowledge, faq, thinned.name, 'thickening')]
      : undefined;
  if (!isOfAnother) return undefined;
  if (!PUTS_INTO.test(text) || criteria.some(({ kind }) => kind === 'allergen')) return undefined;
  if (topics.some((topic) => topic !== 'directions' && topic !== 'dilution')) return undefined;
  const [other] = products.filter((product) => product !== thickener);
  const what = other === undefined ? 'a supplement' : other.name;
  // A label that does speak of it is quoted as any other.
  if (
    `${thickener.directionsForUse}\n${thickener.precautions}`
      .toLowerCase()
      .includes(what.replace('a ', '').toLowerCase())
  )
    return undefined;
  return [
    thickenedInGeneral(knowledge, faq, thickener.name, what),
    {
      ...ofProduct(knowledge, thickener, 'directions'),
      intent: 'product.directions',
      say: [listPart(`Directions for use of ${thickener.name}`, linesOf(thickener.directionsForUse))],
    },
  ];
}
const ON_THICKENING = 'faq-29';
const IS_THICKENED =
  /\b(?:(?:can|could|may|be|get)\b.*\bthicken(?:ed)?|(?:ok|okay|alright|possible|safe) to thicken)\b(?! (?:to|for|with)\b)/u;
const PUTS_INTO =
  /\b(?:go(?:es)?|mix(?:ed)?|stir\w*|add(?:ed)?|put|thicken\w*|works?) (?:\w+ ){0,4}(?:in|into|to|with)\b|\b(?:use[ds]?|ok|okay) (?:\w+ ){0,4}(?:in|into)\b|\bthicken\b/u;
const A_SUPPLEMENT =
  /\b(?:juice|supplements?|sips?|ons|shakes?|milkshake) (?:ones?|styles?|drinks?)\b|\b(?:supplements?|sips?|ons)\b/u;

/** "Is there more in this or in the other": of one that is known nothing is more. */
const isOfTwo = ({ text, order, orderWord, nutrients, criteria, topics }: Query): boolean =>
  (order !== null || orderWord !== null) &&
  nutrients.length === 1 &&
  topics.length === 0 &&
  !criteria.some(isLimit) &&
  WITH_ANOTHER.test(text);
const WITH_ANOTHER =
  /\bwhich of (?:the|these|those|all) [2-6]\b|\bthan (?!\d|before\b)|\bor (?!\d|(?:not|no|none|so|more|less|fewer|higher|lower|above|below|over|under|high|low)\b)/u;

const before = (text: string, word: string): string => {
  const words = text.split(' ');
  return words[words.indexOf(word) - 1] ?? '';
};

/** One draft for each thing that is asked; figures of all products together, texts one after the other. */
function asksOf(knowledge: Knowledge, asIs: Query, products: readonly Product[]): Draft[] {
  const given = withIngredient(asIs, knowledge);
  // "Safe with a milk allergy": of what is for it, that it is; of anything else, whether milk is marked.
  const criteria = given.criteria.map((each) =>
    each.kind === 'type' &&
    each.value === MILK_ALLERGY &&
    products.every((product) => holds(each, product, knowledge.country) !== true)
      ? { kind: 'allergen' as const, value: 'Milk', is: false }
      : each,
  );
  // "Which of them state selenium": what each of them says of it.
  const stated = criteria.flatMap((each) => (each.kind === 'states' ? [each.value] : []));
  // "A higher protein version of Dalesip Two": not whether the one that is named is high in protein.
  const isClaim = ({ kind }: Criterion) => kind === 'claim' && degreeSought(given.text) !== undefined;
  const claimed = criteria
    .filter(isClaim)
    .map((each) => (each.kind === 'claim' && each.value === 'high energy' ? 'energyKcal' : 'protein'));
  const query: Query = {
    ...given,
    criteria: criteria.filter((each) => each.kind !== 'states' && !isClaim(each)),
    nutrients: [...new Set([...given.nutrients, ...stated, ...claimed])],
  };
  const { nutrients, withoutRow, topics, amounts, basis, unread, unknown } = query;
  // "Is there a 1 litre bag": no nutrient is asked of it.
  const isSize = nutrients.length === 0 && amounts.length > 0 && ASKS_FOR_A_SIZE.test(query.text);
  const hasFigure = amounts.length > 0 || basis !== null || unread.length > 0;
  const asksFigures =
    nutrients.length + withoutRow.length > 0 ||
    (topics.length === 0 && hasFigure && !criteria.some(isLimit)) ||
    (basis === 'per-100' && !topics.includes('dilution'));
  const asked = criteria.filter((each) => isAsked(each, query));
  const kinds = new Set(asked.map(({ kind }) => kind));
  // "How many scoops in a 127 g tin, and sodium per scoop": the tin is asked of the scoops.
  const ofFigures = basis !== null && asksForScoops(query) ? { ...query, amounts: [] } : query;
  const drafts = asksFigures && !isSize ? [nutrientAnswer(knowledge, ofFigures, products)] : [];
  const isOfAll = drafts.length + topics.length + asked.length === 0 && !isSize;
  // "Protein in chocolate Dalesip Two", which has no chocolate: said first.
  const tastes = criteria.filter((each) => each.kind === 'flavour' && each.is && !asked.includes(each));
  const without = products.filter((product) =>
    tastes.some((each) => holds(each, product, knowledge.country) === false),
  );
  drafts.unshift(...without.map((product) => labelAnswer({ knowledge, product, query }, 'flavours')));
  for (const product of products) {
    const ofIt: Asked = { knowledge, product, query };
    const first: readonly Topic[] = isSize
      ? ['packs']
      : WHAT_IS_IT.test(query.heard.join(' '))
        ? ['info']
        : [];
    const told: readonly Topic[] = [...(isOfAll ? [] : first), ...topics];
    drafts.push(...told.map((topic) => labelAnswer(ofIt, topic)));
    for (const kind of kinds) {
      const { topic } = meaningOf(kind);
      const ofKind = asked.filter((each) => each.kind === kind);
      const limits = ofKind.filter(isLimit);
      if (limits.length > 0) drafts.push(...limits.map((each) => keepsTo(ofIt, each)));
      else drafts.push(topic === undefined ? fitsKind(ofIt, ofKind) : labelAnswer(ofIt, topic));
    }
    if (!isOfAll) continue;
    // An ingredient is looked for in the list.
    const isNamed = ingredientIn(product, unknown) !== undefined;
    const said = isNamed ? undefined : spokenOfOnTheLabel(ofIt);
    if (said !== undefined) {
      drafts.push({
        ...ofProduct(knowledge, product, 'directions'),
        intent: 'product.directions',
        say: [said],
      });
      continue;
    }
    drafts.push(
      unknown.length > 0 && !isNamed
        ? whatOfIt(product, unknown)
        : labelAnswer(ofIt, isNamed ? 'ingredients' : 'info'),
    );
  }
  return drafts;
}

/** "What is Micravane, is it vegan": what it is as well. */
const WHAT_IS_IT =
  /^(?:so )?what is (?:an? |the |your )?_ (?:,|and|,? and) (?:is|are|does|do|has|how|what|which|can)\b/u;

/** "Is there actual yogurt in it, and what flavours": by its ingredients, and not by what it is described as. */
function withIngredient(query: Query, { lexicon }: Knowledge): Query {
  const word = ingredientAsked(query, lexicon);
  if (word === undefined || query.topics.includes('ingredients')) return query;
  return {
    ...query,
    topics: ['ingredients', ...query.topics.filter((topic) => topic !== 'directions')],
    criteria: query.criteria.filter(({ kind }) => kind !== 'type' && kind !== 'flavour'),
  };
}

const ASKS_FOR_A_SIZE =
  /\b(?:is|are) there\b|^(?:is|are) .* in \d[\d.]* (?:ml|g|l|litres?)\b|\b(?:comes?|available|sold) in\b|\bdo you (?:do|have|sell|stock|make)\b|\bsizes?\b|\b(?:bag|pack|bottle|tin|pouch|tub|carton)(?: available)?$/u;

/** "Does it have more than 8 g protein per 100 ml": a yes or a no, and the figure it stands on. */
function keepsTo({ knowledge, product, query }: Asked, asked: NutrientLimit): Draft {
  const { name } = product;
  const [limit, ...others] = onTheAmount(asked, { knowledge, product, query });
  const sentences = [limit, ...others].map(({ onLabel, ...each }) => {
    const held = holds({ ...(onLabel ?? each), is: true }, product, knowledge.country);
    const words = criterionWords(knowledge, { ...each, is: true }).replace(/^with /u, '');
    if (held === null) return `The label of ${name} does not say whether it has ${words}.`;
    return held ? `Yes, ${name} has ${words}.` : `No, ${name} does not have ${words}.`;
  });
  const { limits, basis } = others.length > 0 ? asked : limit;
  const amount = limits === 'some' ? undefined : limits.of;
  const measured = amount === undefined ? [] : [{ kind: 'measure' as const, amount, unit: product.basis }];
  const amounts = others.length > 0 ? query.amounts : measured;
  const ofFigure = {
    ...query,
    nutrients: [limit.value],
    amounts,
    basis: typeof basis === 'object' ? basis : null,
    unread: [],
  };
  const figure = nutrientAnswer(knowledge, ofFigure, [product]);
  return { ...figure, say: [...sentences, ...figure.say] };
}

/** What is said of a size; the one that the label has a column of is held against that. */
type OfASize = NutrientLimit & { onLabel?: NutrientLimit };

/** "Has 200 ml over 12 g protein", "do 3 bottles give over 50 g": the limit stands on the amount that was named, or on each size. */
function onTheAmount(limit: NutrientLimit, { knowledge, product, query }: Asked): [OfASize, ...OfASize[]] {
  const { limits } = limit;
  const { basis } = product;
  const [only, other] = query.amounts;
  const isBare = limit.basis === null || packOfBasis(limit.basis) !== undefined;
  const noun = packOfBasis(limit.basis);
  if ((only === undefined && noun === undefined) || other !== undefined) return [limit];
  if (!isBare || limits === 'some' || limits.of !== undefined || isOfAnyAmount(limit.value)) return [limit];
  const on = noun === undefined ? query : { ...query, basis: { perPack: noun } };
  const found = resolveAmounts(knowledge, product, only, on, true);
  if ('draft' in found) return [limit];
  const [first = limit, ...others] = found.map((each): OfASize => {
    if (found.length === 1 && each.kind === 'label')
      return only?.kind === 'packs' ? { ...limit, basis: { perPack: only.noun } } : limit;
    const amount = amountOn(knowledge, product, each)?.amount;
    if (amount === undefined) return limit;
    const per100 = (edge: number | null) => (edge === null ? null : (edge * 100) / amount);
    const { low, high } = limits;
    return {
      ...limit,
      basis,
      limits: { ...limits, low: per100(low), high: per100(high), of: amount },
      ...(each.kind === 'label' && { onLabel: { ...limit, basis: { perPack: 'serving' } } }),
    };
  });
  return [first, ...others];
}

const MARKS_OF_A_PACK = kinds('flavour', 'allergen', 'diet', 'scheme', 'iddsi');

const NAMES_MORE = /(?: and| ,) (?!_)/u;
const OF_A_PROTEIN = /\b(?:milk|soya?|pea|eggs?|fish|whey|casein|wheat) (?:protein|fat|oil|based|peptides?)/u;

function isAsked({ kind }: Criterion, { topics, nutrients, text, isComparison, criteria }: Query): boolean {
  // "My renal patient asks whether it comes in strawberry".
  const isTold = WHAT_FOR.has(kind) && criteria.some((each) => MARKS_OF_A_PACK.has(each.kind));
  if (isTold) return false;
  // "Once opened how long, strawberry available?"
  if (kind === 'flavour' && !topics.includes('codes') && IS_TO_BE_HAD.test(text)) return true;
  if (kind === 'form' && nutrients.length === 0 && COMES_AS.test(text)) return true;
  const part = meaningOf(kind).partOf;
  if (part === undefined)
    return kind === 'country'
      ? topics.length === 0
      : nutrients.length === 0 && (kind === 'nutrient' || topics.length === 0);
  if (topics.some((topic) => part.includes(topic))) return false;
  if (kind === 'age') return nutrients.length === 0 && !isComparison;
  // "Protein, lactose and soya": what is marked, beside rows; "soya protein" is one thing.
  if (kind === 'allergen' && NAMES_MORE.test(text) && !OF_A_PROTEIN.test(text)) return true;
  return kind === 'diet' || nutrients.length === 0 || /\b(?:free|contain|contains|allerg\w*)\b/u.test(text);
}

const COMES_AS = /\b(?:comes?|available|made|sold) (?:in|as) (?!\d)/u;
const IS_TO_BE_HAD = /\b(?:available|comes? in|stocked|still made)\b/u;

/** "Is Tarnvane Peptide a tube feed", "is it for PKU": yes or no by the product data, and what it is. */
function fitsKind(asked: Asked, criteria: readonly Criterion[]): Draft {
  const { knowledge, product } = asked;
  const { name } = product;
  const sentences = criteria.map((each) => {
    // "Liquid or powder": which of them it is, and not yes.
    const all = [each, ...(each.or ?? [])].map((one): Criterion => ({ ...one, is: true, or: undefined }));
    const [first] = all.filter((one) => holds(one, product, knowledge.country) === true);
    const criterion = first ?? { ...each, is: true };
    const held = holds(criterion, product, knowledge.country);
    if (criterion.kind === 'type')
      return held === true
        ? `${all.length === 1 ? 'Yes, the' : 'The'} product data describe ${name} as ${criterion.value}.`
        : `The product data do not describe ${name} as ${criterion.value}.`;
    if (criterion.kind === 'ingredient')
      return held === true
        ? `Yes, ${name} lists ${criterion.value} among its ingredients.`
        : `${name} does not list ${criterion.value} among its ingredients; the list in the app may be shortened, so check the label.`;
    const words =
      criterion.kind === 'form'
        ? withArticle(formWords(criterion.value, true))
        : criterionWords(knowledge, criterion);
    if (held === null) return `The product data do not say whether ${name} is ${words}.`;
    // "Does Addimere Carb come in a liquid": not itself, and its version does.
    const version =
      held || criterion.kind !== 'form'
        ? undefined
        : siblingsWith(
            knowledge,
            product,
            words,
            (other) => holds(criterion, other, knowledge.country) === true,
          );
    if (!held) return [`No, ${name} is not ${words}.`, version].filter(Boolean).join(' ');
    return all.length === 1 ? `Yes, ${name} is ${words}.` : `${name} is ${words}.`;
  });
  const isOfUse = criteria.some(({ kind }) => kind === 'disorder' || kind === 'type' || kind === 'use');
  const what = labelAnswer(asked, isOfUse ? 'indications' : 'info');
  return { ...what, ...ofProduct(knowledge, product, 'description'), say: [...sentences, ...what.say] };
}

/** The last word of a name can be a nutrient of a product with a shorter name. */
function nameOrNutrient({ names }: Knowledge, query: Query, product: Product): Draft | undefined {
  const { amounts, basis, text, nutrients, topics, withoutRow } = query;
  const isOfAnAmount =
    amounts.length > 0 || basis !== null || /\b(?:content|level|amount|value)\b/u.test(text);
  if (!isOfAnAmount || nutrients.length + topics.length + withoutRow.length > 0) return undefined;
  // "600 ml of Wrenfold Tube Fibre" is of nothing shorter.
  if (query.criteria.some(isLimit) || /\bof _$/u.test(query.heard.join(' '))) return undefined;
  // "Does Wrenfold Tube Fibre come in 200 ml" asks for a size.
  if (
    /\b(?:comes?|available|sold|made) in\b|\bin \d[\d.]* \w+ (?:packs?|bags?|bottles?|pouch\w*|cartons?)\b/u.test(
      text,
    )
  )
    return undefined;
  const named = names.all.find((each) => each.product === product);
  const nutrient = named?.rest.at(-1);
  if (named === undefined || nutrient === undefined || !NUTRIENT_WORDS.has(nutrient)) return undefined;
  if (!text.split(' ').includes(nutrient)) return undefined;
  const words = named.rest.slice(0, -1).join(' ');
  const shorter = names.all.find(
    ({ brand, rest }) => brand === named.brand && words !== '' && rest.join(' ') === words,
  );
  return shorter && productOrNutrient(product, shorter.product, nutrient);
}
