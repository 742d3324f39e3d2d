import { nutrientById } from '../catalogue.ts';
import { ANOTHER_NUMBER, withLimit } from './another-limit.ts';
import {
  asBefore,
  asksNothing,
  CORRECTS,
  howOf,
  inOtherCircumstances,
  isOneMore,
  isSaidBy,
  isSame,
  ofPointed,
  withoutSomeOf,
} from './as-before.ts';
import { type Range } from './described.ts';
import { isOrdinary } from '../intent/thesaurus.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { backToTheList, lastNamedProducts, ofTheRanks, returnToEarlierList } from './back-to-the-list.ts';
import type { Spoken } from './spoken.ts';
import { partOfTheList, withoutACondition } from './of-the-list.ts';
import { ofOthers } from './others.ts';
import {
  withSameNegation,
  isReplacedBy,
  ofAnotherBrand,
  onTheSameBasis,
  saidInstead,
  whatElse,
} from './said-instead.ts';
import { perKcal } from './limits.ts';
import { ofTheSameMethod } from './same-method.ts';
import { multiplied } from './measures.ts';
import { pickedByName, pointedAt } from './pointed.ts';
import { withRunHours, withNamedPackSize, inTheUnitOf, powderFor, withOneAmount } from './sizes.ts';
import { kinds } from './criterion-kinds.ts';
import { type AskedAmount, type Criterion, exactly, packOfBasis, type Query } from './query.ts';

/** A question that leaves something out, filled in from the one before; one that is whole stays as it is. */
export function merge(given: Query, context: Spoken, range: Range): Query {
  const { query: typed, spoken } = returnToEarlierList(given, lastNamedProducts(given, context));
  const { names } = range;
  const { shown, listed, asked: before } = spoken;
  // Nothing else is asked, and of nothing else: the answer before is all there is to look a reason up in.
  if (before !== null && WHY.test(typed.text)) return { ...before, asksWhy: true };
  const back = backToTheList(typed, spoken) ?? ofTheRanks(typed, spoken);
  if (back !== undefined) return back;
  const last = askedOfOnlyListed(typed, spoken);
  if (last === null) return typed;
  // What is asked of another maker's product goes on from nothing.
  if (typed.products.length === 0 && typed.unknown.some(isOtherMakers)) return typed;
  const asked = FEW_ALONE.test(typed.text)
    ? { ...typed, topics: [] }
    : last.amounts.length > 0 && typed.products.length === 0 && AS_MUCH_OF.test(typed.text)
      ? // "Same volume but the plain one": of as much, as it is without the words.
        { ...typed, topics: [], text: typed.text.replace(AS_MUCH_OF, '') }
      : typed;
  const ofAMethod = ofTheSameMethod(asked, last);
  if (ofAMethod !== undefined) return ofAMethod;
  const instead =
    whatElse(asked, last, shown) ?? saidInstead(asked, last) ?? ofAnotherBrand(asked, last, range);
  if (instead !== undefined) return instead;
  const candidates = shown.length > 1 ? shown : listed;
  const ofOne = powderFor(asked, last) ?? withOneAmount(asked, last, range);
  if (ofOne !== undefined) return ofOne;
  const other =
    last.subject === 'list'
      ? (withoutACondition(asked, last) ?? partOfTheList(asked, last, candidates, range))
      : ofOthers(asked, last, listed, range);
  if (other !== undefined) return other;
  const query = inOtherCircumstances(
    withOrder(
      withAmount(withNamedPackSize(withRunHours(withLimit(asked, last), last), last, range), last),
      last,
    ),
    last,
  );
  if (query.products.length > 0) return withNames(query, last);
  const picked = pickedByName(query, candidates, names);
  if (picked !== undefined && picked.ids.length > 1)
    return { ...query, subject: 'products', unclear: { kind: 'several', ...picked } };
  const pointed = picked?.ids ?? pointedAt(query, last, shown, listed, names);
  if (pointed.length > 0)
    return ofPointed(query, last, pointed, picked === undefined && OF_THOSE.test(query.text));
  if (query.unclear !== null || query.general.length > 0) return query;
  return last.subject === 'list'
    ? ofTheList(query, last, shown, range)
    : ofProducts(query, last, shown, listed);
}

/** "And methionine", "how much in 3 scoops", of a list of one: of that product. */
function askedOfOnlyListed(query: Query, { query: last, shown }: Spoken): Query | null {
  const { criteria, nutrients, topics, amounts, basis, order, products, unclear, general } = query;
  const asks = nutrients.length + topics.length + amounts.length > 0 || basis !== null;
  // "Who is allowed to order samples" is of no product.
  const isOfIt =
    query.reference !== null ||
    query.goesOn ||
    amounts.length > 0 ||
    basis !== null ||
    query.text.split(' ').length <= 3;
  const isOfElse =
    !isOfIt ||
    criteria.length + products.length + general.length + query.unknown.length > 0 ||
    order !== null ||
    unclear !== null ||
    query.isCount ||
    query.asksForSome ||
    query.namesProducts;
  return last?.subject !== 'list' || shown.length !== 1 || last.order !== null || !asks || isOfElse
    ? last
    : { ...last, subject: 'products', products: shown, criteria: [] };
}

/** "The last 2 only": of these, and not how long they last. */
const FEW_ALONE = /^(?:(?:and|just|only|ok|now) )*(?:the )?last \d{1,2}(?: (?:only|please|then|ones))*$/u;

const WHY =
  /^(?:(?:and|but|ok|so|oh|hm+) )*(?:why|how come|for what reason|what is the reason(?: for)?)(?: (?:not|so|only|just|then|though|that|this|it|its|they|those|these|the|is|isnt|are|arent|was|does|doesnt|do|dont|has|hasnt|have|can|cant|cannot|be|case|short|long|low|high|lower|higher|little|much|few|many|different|less|more|limit|time|figure|difference))*$/u;

/** "And 3 of them", "and for 1,500": as much of the same. "Just 125 ml", of a list, is the size of a pack; of a figure an amount. */
function withAmount(query: Query, last: Query): Query {
  const said = TIMES_OVER.exec(query.text)?.[1];
  const times = FACTORS[said ?? ''] ?? Number(said);
  if (times > 0 && last.amounts.length > 0 && query.products.length === 0)
    return {
      ...query,
      unread: [],
      leftOver: query.leftOver.filter((word) => word !== said),
      reference: { kind: 'same' },
      nutrients: [...new Set([...last.nutrients, ...query.nutrients])],
      amounts: last.amounts.map((each) => multiplied(each, times)),
    };
  const count = query.unread.length === 1 ? Number(query.unread[0]) : 0;
  // "Times four", "and 3 of them", of a pack that was asked for or of any.
  const isCounted =
    query.reference !== null || TIMES.test(query.text) || (last.amounts.length > 0 && MAKES.test(query.text));
  const noun = packOfBasis(last.basis);
  const ofPacks: AskedAmount = noun === undefined ? PACKS : { kind: 'packs', count: 1, noun };
  const [before = !isCounted || count > MOST_PACKS ? undefined : ofPacks, another] = last.amounts;
  if (
    count > 0 &&
    asksNothing(query) &&
    // "The same from four minis" counts what was not read.
    query.products.length === 0 &&
    !query.leftOver.some((word) => query.text.includes(`${count} ${word}`)) &&
    before !== undefined &&
    another === undefined
  )
    return { ...query, unread: [], amounts: [inTheUnitOf(count, before)], reference: { kind: 'same' } };
  // "The same volume of Tarnvane Standard".
  if (
    query.products.length > 0 &&
    last.amounts.length > 0 &&
    query.amounts.length === 0 &&
    AS_MUCH.test(query.text)
  )
    return { ...query, topics: [], amounts: last.amounts, reference: { kind: 'same' } };
  const [measure, otherMeasure] = query.amounts;
  const isASize = last.subject === 'list' && query.products.length === 0 && otherMeasure === undefined;
  if (isASize && measure?.kind === 'measure' && asksNothing(query)) {
    const size = { kind: 'pack', is: true, limits: exactly(measure.amount), unit: measure.unit } as const;
    return { ...query, amounts: [], criteria: [size] };
  }
  const pack = query.criteria.find((each) => each.kind === 'pack');
  // "Yours in a 200 ml bottle at 1.5" are others, by more than their size.
  const isOfIt = last.subject === 'products' && last.nutrients.length > 0 && query.criteria.length === 1;
  if (pack === undefined || !isOfIt) return query;
  const amount = pack.limits.low ?? pack.limits.high ?? 0;
  const criteria = query.criteria.filter((each) => each !== pack);
  return { ...query, subject: 'products', criteria, amounts: [{ kind: 'measure', amount, unit: pack.unit }] };
}
/** "Double it", "half that": a part is a number when it comes here. */
const TIMES_OVER =
  /^(?:(?:and|ok|so|now|no|if i|if you) )*(double|twice|treble|triple|halve|0\.5|0\.25|0\.75) (?:of )?(?:it|that|this|them)\b/u;
const FACTORS: Readonly<Record<string, number>> = { double: 2, twice: 2, treble: 3, triple: 3, halve: 0.5 };
const MOST_PACKS = 12;
const AS_MUCH =
  /\b(?:(?:same|equal|equivalent|identical) (?:volume|amount|quantity|weight|number|size|portion|dose|again)|as (?:much|many)|(?:that|this) (?:much|volume|amount))\b/u;
const AS_MUCH_OF =
  /\b(?:(?:and|at|in|for|the) )*(?:same|equal) (?:volume|amount|quantity|weight|number) (?:(?:but|of|for|with|in|as|,) )+(?=the )/u;
/** "Times four", "and how much in two": counts what was asked of. */
const TIMES =
  /^(?:(?:and|ok|so|now) )*(?:how much |what )?(?:is )?(?:(?:it|there) )?(?:in|for) \d+$|^(?:(?:and|ok|so|now) )*(?:times|x) \d+$|^(?:(?:and|ok|so|now) )*\d+ times$/u;
const MAKES =
  /^(?:(?:and|ok|no|actually|sorry|now|say) )*(?:make|call) (?:it|that) \d+(?: (?:then|instead|please))*$/u;
const PACKS: AskedAmount = { kind: 'packs', count: 1, noun: 'pack' };

/** "Which has least" and "the next one", of what was asked before. */
function withOrder(query: Query, last: Query): Query {
  // "Which has less for the calories it gives": of what was asked before, by 100 kcal.
  const [asked] = last.nutrients;
  const isForEnergy =
    asked !== undefined &&
    asked !== 'energyKcal' &&
    query.orderWord !== null &&
    FOR_ITS_ENERGY.test(query.text);
  if (isForEnergy)
    return {
      ...query,
      nutrients: [asked],
      basis: perKcal(100),
      order: { by: asked, isLowFirst: query.orderWord === 'least', place: 1 },
    };
  const limits = last.criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  const by = last.nutrients[0] ?? last.order?.by ?? (limits.length === 1 ? limits[0] : undefined);
  const isBare = query.order === null && query.nutrients.length + query.products.length === 0;
  if (!isBare || by === undefined) return query;
  if (last.order !== null && NEXT.test(query.text))
    return { ...query, reference: null, goesOn: true, order: { ...last.order, place: last.order.place + 1 } };
  if (query.orderWord === null) return query;
  const order = { by, isLowFirst: query.orderWord === 'least', place: 1 };
  return { ...query, nutrients: nutrientById(by) === undefined ? [] : [by], order };
}
const FOR_ITS_ENERGY =
  /\b(?:for|per|by|given|against) (?:(?:the|its|their|each) )?(?:energy|calories|k?cals?)\b/u;
/** "And Dalesip Milk?" asks what was asked before; "compare it with Dalesip Two" and "add Dalesip Mini" name one more. */
function withNames(query: Query, last: Query): Query {
  const pointsBack = query.reference?.kind === 'same';
  const isBare = asksNothing({ ...query, isComparison: false });
  // "How much more sodium is that than Tarnvane Standard"
  const isThan = pointsBack && query.orderWord !== null && / (?:than|or) /u.test(query.text);
  const isBeside =
    query.isComparison || isThan
      ? !CORRECTS.test(query.text) &&
        (pointsBack || (query.products.length === 1 && last.products.length === 1))
      : isBare && isOneMore(query, last);
  if (isBeside) {
    const products = [...new Set([...last.products, ...query.products])];
    const both = { ...query, products, isComparison: true };
    // "Compare it with the Mini", after all that there is of one: what differs, and not all of both.
    const topics = last.topics.filter((topic) => topic !== 'info');
    return isBare
      ? asBefore(both, { ...last, topics })
      : query.nutrients.length > 0
        ? { ...both, ...howOf(query, last) }
        : both;
  }
  // "Dalesip Mini Fibre", "600 ml of it", and no word more.
  const isNameAlone = query.free.every((word) => SOCIAL.test(word));
  const goesOn =
    query.goesOn || pointsBack || last.unclear !== null || isNameAlone || CORRECTS.test(query.text);
  return asksNothing(query) && last.subject === 'products' && goesOn
    ? ofPointed(query, last, query.products)
    : query;
}
/** Words around a name that ask for nothing. */
const SOCIAL =
  /^(?:ta|thanks|cheers|great|grand|lovely|now|ok|okay|right|so|and|then|next|please|pls|also|too|again|the|of|in|for|same|,)$/u;

/** "Sodium in a litre of both": what is asked stands before what it is asked of, and is no word of a name. */
const OF_THOSE =
  /\b(?:in|of|from|does|do|has|have) (?:.* )?(?:both|it|that|this|them|each|(?:those|these|the) 2)\b/u;

const BEGINS_A_SEARCH = kinds('form', 'disorder', 'brand', 'among');

/** A kind begins a search of its own where something is looked for. */
const begins = ({ criteria }: Query): boolean =>
  criteria.some(({ kind, is }) => is && BEGINS_A_SEARCH.has(kind));

/** A list that was shown: some of it, in another order, with another nutrient, or what its labels say. */
function ofTheList(given: Query, last: Query, shown: readonly string[], range: Range): Query {
  const query = onTheSameBasis(withSameNegation(given, last), last);
  const { order, nutrients, topics, basis, isCount, text, unknown, unread } = query;
  // "Any halal sip feeds" begins anew; "any without" goes on.
  const points =
    query.reference !== null ||
    THE_ONES.test(text) ||
    (query.goesOn && !(begins(query) && text.startsWith('any ')));
  const isOfItsOwn =
    query.asksForSome || query.namesProducts || query.criteria.length > 1 || query.order !== null;
  if ((begins(query) && !points && isOfItsOwn) || AT_LARGE.test(text)) return query;
  // What no label has a row for made no list: the next one stands by itself.
  if (last.withoutRow.length > 0 && query.criteria.length > 0 && !points) return query;
  // "How much protein is in it", "their codes": of each of a few.
  const isOfEach = query.reference?.kind === 'same' && nutrients.length > 0 && shown.length <= MOST_OF_EACH;
  // "Allergens?", of a few.
  const isBare = text.split(' ').length <= 2 && shown.length <= MOST_OF_EACH;
  const asksOfThem = topics.length > 0 && (points || isBare);
  const isNarrower = query.criteria.length > 0 || order !== null || isCount;
  if (!isNarrower && (isOfEach || asksOfThem))
    return { ...query, subject: 'products', products: shown.slice(0, MOST_OF_EACH), reference: null };
  const asksOtherwise =
    (nutrients.length > 0 || basis !== null) &&
    (points || text.split(' ').length <= 3 || /\b(?:each|all|every one)\b/u.test(text));
  if (!isNarrower && !asksOtherwise) return query;
  // "Drop kosher" takes back what was asked for; "drop the low protein foods" leaves them out.
  const isDropped = /^(?:(?:and|ok|now) )*(?:drop|remove|forget|lose|ditch)\b/u.test(text);
  const isTakenBack = (each: Criterion) =>
    isDropped && last.criteria.some((other) => other.is !== each.is && isSame(other, each));
  // "What about tube feeds": instead of those.
  const isInstead = (each: Criterion) =>
    each.kind === 'form' && /^(?:and )?(?:what|how) about\b/u.test(text) && begins(query);
  const isReplaced = (each: Criterion) =>
    (ANOTHER_NUMBER.test(text) && query.criteria.some((other) => isOfANutrient(each, other))) ||
    // "And vegetarian ones?": those, in place of the vegan ones; "which are also kosher" are both.
    (each.kind === 'diet' &&
      !BOTH.test(text) &&
      /^(?:(?:and|ok|so) )*(?:what|how) about\b/u.test(text) &&
      query.criteria.every((other) => other.kind === 'diet'));
  const others = query.criteria.filter((each) => !isSaidBy(each, last.criteria));
  const added = others.filter((each) => !isTakenBack(each));
  return {
    ...last,
    criteria: [
      ...last.criteria.flatMap((each) =>
        isInstead(each) || isReplaced(each) || isReplacedBy(each, query, shown, range)
          ? []
          : whatIsLeftOf(each, others),
      ),
      ...added,
    ],
    order: order ?? last.order,
    nutrients: nutrients.length > 0 ? nutrients : last.nutrients,
    basis: basis ?? last.basis,
    isCount,
    // "And the next one", of the same feeds.
    text: order !== null && order.place > 1 ? last.text : text,
    unknown,
    unread,
  };
}
/** Of all that there is, whatever was listed. */
const AT_LARGE =
  /\b(?:any(?:thing|one| products?) at all|(?:whole|entire|full) (?:range|catalogue)|(?:any|all|none) of (?:your|the) products)\b/u;
/** "The liquid ones", of those. */
const THE_ONES = /^(?:(?:and|just|only|show|me) )*the (?:\w+ ){1,3}ones$/u;
const MOST_OF_EACH = 4;
const BOTH = /\b(?:also|both|too|as well|only|that are|which are)\b/u;
/** Kinds of which a product has one: another one takes the place of the first. */
const ONE_OF_A_KIND = kinds('country', 'age', 'disorder', 'brand', 'flavour', 'pack');
const isOfANutrient = (one: Criterion, other: Criterion): boolean =>
  one.kind === 'nutrient' && other.kind === 'nutrient' && one.value === other.value && one.limits !== 'some';
/** What was asked for, less what is left out now, or asked for in its place. */
function whatIsLeftOf(criterion: Criterion, added: readonly Criterion[]): Criterion[] {
  const isReplaced = added.some(
    (other) => other.is && criterion.is && other.kind === criterion.kind && ONE_OF_A_KIND.has(other.kind),
  );
  return withoutSomeOf(
    criterion,
    (each) => isReplaced || added.some((other) => other.is !== each.is && isSame(each, other)),
  );
}

const ASKED_OF_ONE = kinds('allergen', 'ingredient', 'sample');

/** "And its fibre", "per bottle", "which has more": of the products that were named. */
function ofProducts(query: Query, last: Query, shown: readonly string[], listed: readonly string[]): Query {
  const { text, criteria, nutrients, topics, order, reference } = query;
  // "Which has milk", "which one has soya", of two or more that were named.
  const isOfThem = WHICH_OF_THEM.test(text) && !query.namesProducts;
  const isOfBoth =
    (order !== null || query.isComparison || isOfThem) && listed.includes(last.products[0] ?? '');
  const products = shown.length > 1 ? shown : isOfBoth ? listed : last.products;
  const isTaste =
    criteria.length > 0 && criteria.every(({ kind }) => kind === 'flavour') && !SEARCHES.test(text);
  // "Any gluten", of one product: whether it is in it.
  const isInIt =
    ANY_IN_IT.test(text) &&
    !query.namesProducts &&
    criteria.every(({ kind, is }) => is && ASKED_OF_ONE.has(kind));
  const isSearch =
    query.subject === 'list' &&
    !isInIt &&
    (query.asksForSome || query.namesProducts) &&
    !(isTaste || (isOfThem && products.length > 1)) &&
    reference === null &&
    order === null &&
    !/^(?:and|does|is|has|what about)\b/u.test(text);
  // A word that means nothing may be the name of another product: nothing is assumed.
  const isOfElse =
    query.leftOver.some((word) => isOrdinary(word) && !OF_A_VALUE.test(word)) &&
    reference === null &&
    !query.goesOn;
  const isOfItsOwn =
    isSearch ||
    (begins(query) && reference === null) ||
    query.isCount ||
    query.unknown.length > 0 ||
    isOfElse;
  const asksHow = query.amounts.length > 0 || query.basis !== null || query.isInMmol;
  // "How long", of what is kept or hung.
  const isOfTime = HOW_LONG.test(text) && last.topics.some((topic) => TAKES_TIME.test(topic));
  if (isOfTime) return { ...last, text, reference: null };
  if (products.length === 0 || isOfItsOwn || (asksNothing(query) && !asksHow)) return query;
  const isComparison =
    query.isComparison ||
    (products.length > 1 && ((last.isComparison && criteria.length === 0) || order !== null));
  const whole: Query = { ...query, subject: 'products', products, isComparison };
  // "And in Ireland?", after codes: those there.
  const isOfACountry = criteria.length > 0 && criteria.every(({ kind, is }) => kind === 'country' && is);
  if (isOfACountry && last.topics[0] === 'codes' && topics.length + nutrients.length === 0)
    return { ...asBefore(whole, last), criteria };
  // "What differs": whatever it is.
  if (DIFFERS.test(text) && products.length > 1 && nutrients.length === 0)
    return { ...whole, isComparison: true };
  // "Put them side by side": what was asked of each.
  if (asksNothing({ ...query, isComparison: false })) return asBefore(whole, last);
  // "And fat", of an amount: of as much of it.
  const isOfFiguresAlone =
    nutrients.length + query.withoutRow.length > 0 &&
    topics.length + criteria.length === 0 &&
    !(query.amounts.length > 0 || query.basis !== null);
  const hasHow = last.nutrients.length + last.amounts.length > 0 || last.target !== null;
  return isOfFiguresAlone && hasHow ? { ...whole, ...howOf(query, last) } : whole;
}
const OF_A_VALUE =
  /^(?:contents?|levels?|values?|figures?|amounts?|labels?|gets?|getting|(?:bag|bottle|pack|tin|carton|sachet|pot|tub|size)s?|pouch(?:es)?)$/u;
const HOW_LONG = /^(?:(?:and|so|ok|but) )*(?:for )?how long(?: (?:for|then|though|exactly))*$/u;
const TAKES_TIME = /^(?:storage|directions|shelfLife|hangTime|lasts)$/u;
const DIFFERS = /\b(?:what|how|where) (?:\w+ ){0,3}differs?\b|\bwhat is different\b|\bdifferences\b/u;
const ANY_IN_IT =
  /^(?:(?:and|ok|so|has it|does it have|is there|got|with) )*any (?!.*\b(?:ones?|others?|else|thing|products?)\b)/u;
const WHICH_OF_THEM =
  /^(?:(?:and|so|ok) )*which (?:(?:one|of (?:them|these|those|the 2|both)) )?(?:has|have|is|are|contains?|does|comes?)\b/u;
const SEARCHES = /\b(?:anything|something|which|others?|ones|else|everything|list|show)\b/u;

const NEXT = /\b(?:next|after (?:that|it|this))\b/u;
