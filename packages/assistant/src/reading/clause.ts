// Longer than other files: one clause is read into one query, field by field.
import { nutrientById } from '../catalogue.ts';
import { singular } from '../language/phrases.ts';
import { IS_OTHER_FRACTION, phraseText, type Word } from '../language/words.ts';
import { ONE_PERSON } from '../vocabulary/person-words.ts';
import { wordsHeard } from '../intent/heard.ts';
import type { Lexicon } from './lexicon.ts';
import { perKcal } from './limits.ts';
import { measuresIn } from './measures.ts';
import { packOf } from './quantities.ts';
import type { Mention } from './mention.ts';
import type { NameIndex } from './names.ts';
import { orderIn } from './order.ts';
import { TAKES_BACK } from './said-instead.ts';
import { isThin, type Said, scan } from './scan.ts';
import { isOfAShare, shareIn } from './shares.ts';
import { finished, SIZED_PACKS } from './subject.ts';
import {
  type AskedAmount,
  type AskedBasis,
  type Criterion,
  NO_QUERY,
  type Query,
  type Reference,
  type Topic,
  type Unclear,
  type WithoutIs,
} from './query.ts';
import {
  isInAList,
  isOperator,
  JOINS,
  nutrientTags,
  type Tagged,
  type TaggedOf,
  tagsIn,
  tagsOf,
} from './tags.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';

/** One question as data. Every word is read into a field, passed over as one of any question, or kept as not understood. */
export function readClause(
  words: readonly Word[],
  given: readonly Mention[],
  names: NameIndex,
  lexicon: Lexicon,
): Query {
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const named = familyAsked(given, texts, names);
  // "Compare the Dalesip Minis": each of them.
  const each =
    named?.kind === 'among' && named.ids.length <= MOST_COMPARED && COMPARES_SOME.test(text)
      ? names.all.filter(({ product }) => named.ids.includes(product.id))
      : [];
  const family = each.length > 0 ? undefined : named;
  // "Of both of the liquid Lumekets": all that the name may be.
  const mentions = given.flatMap((mention): Mention[] => {
    const { kind, from, to } = mention;
    const products =
      kind === 'several' &&
      (ALL_OF_THEM.test(texts.slice(0, from).join(' ')) ||
        // "Compare the Orrimel PKU pouches".
        (mention.products.length <= MOST_COMPARED &&
          COMPARES_SOME.test(text) &&
          texts.slice(to - 1, to + 1).some((word) => OF_MANY.test(word))))
        ? mention.products
        : each.map(({ product }) => product);
    return products.length > 0
      ? products.map((product) => ({ kind: 'product', product, from, to }))
      : [mention];
  });
  const left = leftOutOf(mentions, texts);
  const kept = mentions.filter((mention) => !left.includes(mention));
  const isOfProducts = family === undefined && kept.some(({ kind }) => kind === 'product');
  const { amounts, isBetween, basis, ages, limits, target, taken } = measuresIn(
    texts,
    mentions,
    isOfProducts,
  );
  const isFree = (at: number) => !taken.has(at);
  const hasPacks =
    SIZED_PACKS.test(text) ||
    (PACKS.test(text) && kept.some(({ kind }) => kind === 'brand')) ||
    IN_PACKS.test(text) ||
    PACKS_ALONE.test(text) ||
    (!isOfProducts && PACKS.test(text) && limits.some(({ criterion }) => criterion.kind === 'pack'));
  const allTags = tagsIn(texts, isFree, lexicon, isOfProducts, hasPacks);
  // "No, the chocolate ones" turns nothing round.
  const isNo = (tag: Tagged) => texts[tag.from] === 'no' && isOperator(tag, 'not') && tag.to - tag.from === 1;
  const first = TAKES_BACK.test(text) ? allTags.find(isNo) : undefined;
  const tags = allTags.filter((tag) => tag !== first);
  const has = (...operators: string[]) => tags.some((tag) => isOperator(tag, ...operators));
  const nutrientsNamed = nutrientTags(tags, texts, isOfProducts);
  // "Protein to energy ratio", "ca:p ratio": of the two that are named, and not the ketogenic one.
  const before = (at: number) => nutrientsNamed.find(({ to }) => to === at)?.from ?? -1;
  const isOtherRatio =
    (OTHER_RATIO.test(text) || before(before(texts.indexOf('ratio'))) !== -1) && !/\bketo/u.test(text);
  const ordered = orderIn(
    tags.filter((tag) => tag.item.kind !== 'nutrient' || nutrientsNamed.includes(tag)),
    texts,
    limits,
    (at) => mentions.some(({ kind, from }) => kind === 'brand' && from === at),
  );
  const share = isOfProducts ? undefined : shareIn(nutrientsNamed, texts);
  const order =
    ordered === undefined ? null : share === undefined ? ordered.order : { ...ordered.order, by: share };
  // "The most protein for its energy": the one for so much of the other.
  const weighed = nutrientsNamed.find(
    ({ from, item }) =>
      nutrientsNamed.some((tag) => tag.item !== item) &&
      (order === null ? FOR_ITS : FOR_THE).test(`${texts.slice(0, from).join(' ')} `),
  );
  const basisTag = weighed !== undefined && ordered?.used.includes(weighed) !== true ? weighed : undefined;
  const unordered = nutrientsNamed.filter(
    (tag) =>
      ordered?.used.includes(tag) !== true && tag !== basisTag && !(isOtherRatio && tag.phrase === 'ratio'),
  );
  const noRows = [...new Set(tagsOf(tags, 'noRow').map(({ item }) => item.name))];
  const nutrientIds = nutrientsNamed.flatMap((tag) =>
    tag.item.kind === 'nutrient' && tag !== basisTag ? [tag.item.id] : [],
  );
  const groups = tagsOf(tags, 'group').flatMap(({ item }) => item.ids);
  const isOfALabel = tagsOf(tags, 'topic').some(({ item }) => item.topic === 'complete');
  const asked = [...new Set(nutrientIds.length + noRows.length > 0 ? nutrientIds : isOfALabel ? [] : groups)];
  const { nutrients, ratio } =
    share !== undefined && order !== null
      ? { nutrients: [share], ratio: perKcal(100) }
      : isOtherRatio
        ? ratioIn(asked)
        : { nutrients: asked };
  const ids = kept.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  const isUnderstood = (at: number) => tags.some(({ from, to }) => at >= from && at < to);
  const isOpen = (at: number) => isFree(at) && !isUnderstood(at);
  const said: Said[] = [
    ...(family === undefined ? [] : [{ from: 0, to: 0, criterion: family }]),
    ...mentions.flatMap((mention) => mentionSaid(mention, left.includes(mention))),
    ...limits,
    ...ages,
    ...tagsOf(tags, 'criterion').flatMap((tag) => (ordered?.used.includes(tag) ? [] : [criterionSaid(tag)])),
    ...unordered.flatMap(nutrientSaid),
    ...(isOfProducts ? [] : wordsSaid(texts, isOpen, lexicon, names)),
  ];
  const { criteria, isRead, mixed } = scan(said, tags, texts, isOfProducts);
  const others = texts.flatMap((word, at) => (isOpen(at) ? [{ word, at }] : []));
  const notRead = others.filter(({ at }) => !isRead(at));
  // What was said of a degree and found nothing to be said of is named, and never dropped.
  const idle = tags.filter(
    (tag) =>
      isOperator(tag, 'high', 'low') &&
      ordered !== undefined &&
      !ordered.used.includes(tag) &&
      limits.length === 0,
  );
  const products = family === undefined ? [...new Set(ids)] : [];
  const isOfAFact = order !== null && nutrientById(order.by) === undefined;
  const hasOwnKind =
    kept.some(({ kind }) => kind === 'brand') ||
    (criteria.some(({ kind, is }) => is && /^(?:form|disorder|type)$/u.test(kind)) &&
      !/\b(?:of|from) (?:these|those|them)\b/u.test(text));
  const isOfAnOrder = (tag: Tagged) =>
    ordered?.used.includes(tag) === true ||
    // "Lowest first", "most protein first".
    (tag.phrase === 'first' &&
      tags.some(
        (each) =>
          each.to <= tag.from &&
          tag.from - each.to <= FAR_FROM_FIRST &&
          isOperator(each, 'most', 'least', 'more', 'less', 'high', 'low'),
      ));
  const reference =
    order !== null && order.place > 1
      ? null
      : referenceOf(
          tags.filter((tag) => !isOfAnOrder(tag) && tag.to !== basisTag?.from),
          texts,
        );
  const methods = [...new Set(tagsOf(tags, 'general').map(({ item }) => item.name))];
  const unread =
    order !== null && order.place > 1
      ? []
      : texts.filter((_, at) => isFree(at) && at !== ordered?.countAt && isAmountLike(words, at, tags));
  const size = sizeNamed(unread, amounts, kept, texts);
  const query: Query = {
    ...NO_QUERY,
    products,
    unclear: family === undefined ? unclearOf(kept, texts) : null,
    topics:
      target !== null || (isOfAFact && products.length === 0)
        ? []
        : order?.by === 'packSize'
          ? ['packs']
          : topicsOf(tags, texts, nutrients.length + noRows.length > 0),
    nutrients,
    withoutRow: noRows,
    // "An elderly man asks if it is kosher": the mark of the product comes first.
    criteria: ofSamples(criteria, text)
      .filter(({ kind }) => kind !== 'brand')
      .toSorted((one, other) =>
        isOfProducts ? Number(one.kind === 'age') - Number(other.kind === 'age') : 0,
      ),
    order,
    orderWord: has('least', 'less') ? 'least' : has('most', 'more') ? 'most' : null,
    isCount: has('count') && amounts.length === 0 && !isOfProducts && !COUNTS_MEASURES.test(text),
    isComparison:
      has('compare') || (products.length > 1 && (order !== null || has('more', 'less', 'most', 'least'))),
    basis: ratio ?? basis ?? (basisTag?.item.kind === 'nutrient' ? ratioTo(basisTag.item.id) : null),
    isMadeUp: MADE_UP.test(text),
    amounts: target !== null ? [] : size === undefined ? inItsNoun(amounts, kept, texts) : [size],
    isAmountBetween: isBetween,
    target,
    isInMmol: has('mmol'),
    general: methods,
    heard: wordsHeard({ words, mentions: given }),
    text,
    unknown: notRead.flatMap(({ word }) => (lexicon.isKnown(word) ? [] : [word])),
    leftOver: [
      ...notRead.flatMap(({ word }) =>
        lexicon.isKnown(word) && !lexicon.isPassedOver(word) && !(share !== undefined && isOfAShare(word))
          ? [word]
          : [],
      ),
      ...idle.map((tag) => `${tag.phrase.split(' ')[0]} ${texts[tag.to] ?? ''}`.trim()),
    ],
    unreadTraits: [
      ...mixed,
      // "Are any Wrenfolds not": what they are not is not said.
      ...(DANGLES.test(text) && !isOfProducts ? [texts.at(-1) ?? ''] : []),
      ...(isOtherRatio && (ratio === undefined || order === null) ? ['ratio'] : []),
      ...notRead.flatMap(({ word, at }) =>
        NEGATES.test(word) ||
        (!lexicon.isPassedOver(word) &&
          (OF_ALL_WITH.test(texts.slice(at + 1).join(' ')) || isOfAnAllergen(at + 1, tags, texts))) ||
        (word.length > 3 && !lexicon.isPassedOver(word) && isOfATrait(at, tags, texts))
          ? [word]
          : [],
      ),
    ],
    free: others.map(({ word }) => word),
    unread: size === undefined ? unread : [],
    reference: reference?.kind === 'all' && hasOwnKind ? null : reference,
    goesOn: GOES_ON.test(text),
    asksForSome: has('some') || texts[0] === 'show',
    namesProducts: has('noun'),
    isWeak: tags.every(({ item }) => item.kind !== 'topic' || item.isWeak),
  };
  return finished(
    query,
    criteria.filter(({ kind }) => kind === 'brand'),
  );
}

const FAR_FROM_FIRST = 3;

const MOST_COMPARED = 6;
const COMPARES_SOME = /\bcompare|\bcomparison\b|\bside by side\b|\bdifferences? between\b/u;
const OF_MANY = /^(?:pouches|powders|cartons|bars|tabs|liquids|feeds|products|versions|sizes|ones)$/u;
const ALL_OF_THEM = /\b(?:both|all|each)(?: of)?(?: (?:the|your))?$/u;

const criterionSaid = ({ from, to, phrase, item }: TaggedOf<'criterion'>): Said => ({
  from,
  to,
  criterion: item.criterion,
  isOnlyLeftOut:
    item.criterion.kind === 'allergen' && item.criterion.value === ANY_ALLERGEN && !phrase.endsWith('free'),
});

const nutrientSaid = ({ from, to, item }: Tagged): Said[] =>
  item.kind === 'nutrient'
    ? [
        {
          from,
          to,
          isNutrient: true,
          criterion: { kind: 'nutrient', value: item.id, limits: 'some', basis: null },
        },
      ]
    : [];

/** "All but Dalesip Two and Dalesip Mini", "other than Tarnvane": named to be left out. */
function leftOutOf(mentions: readonly Mention[], texts: readonly string[]): readonly Mention[] {
  const left: Mention[] = [];
  for (const mention of mentions) {
    const before = `${texts.slice(left.at(-1)?.to ?? 0, mention.from).join(' ')} `;
    const isOfTheLast = left.length > 0 && /^(?:(?:and|or|nor|,|the) )+$/u.test(before);
    if (mention.kind !== 'brand' && (isOfTheLast || LEAVES_OUT.test(before))) left.push(mention);
  }
  return left;
}

const LEAVES_OUT =
  /(?:^| )(?:except(?: for)?|excluding|exclude|apart from|other than|not (?:including|counting)|minus|leav(?:e|ing) (?:out|aside)|setting aside|ignoring|discounting|disregarding|besides|but not|all but)(?: the)? $/u;

/** Brands, and products that are named to be left out. */
function mentionSaid(mention: Mention, isLeft: boolean): Said[] {
  const { kind, from, to } = mention;
  if (kind === 'brand') return [{ from, to, criterion: { kind, value: mention.brand } }];
  const products = kind === 'product' ? [mention.product] : mention.products;
  const criterion = {
    kind: 'among',
    ids: products.map(({ id }) => id),
    words: products[0]?.name ?? '',
  } as const;
  return isLeft ? [{ from, to, criterion }] : [];
}

/** Ingredients, what labels are indicated for, and words of names after a "no", where no phrase of the vocabulary says it. */
function wordsSaid(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  { all }: NameIndex,
): Said[] {
  const text = texts.join(' ');
  const found: Said[] = [];
  for (const [at, word] of texts.entries()) {
    if (!isOpen(at)) continue;
    const place = { from: at, to: at + 1 };
    const isSaid = !lexicon.isPassedOver(word);
    const last = found.at(-1);
    const isNext = last?.criterion.kind === 'use' && last.to === at;
    const isSought = isNext || texts.slice(Math.max(0, at - 4), at).some((each) => SEEKS.test(each));
    // "Excluding mini and two"
    const isNumberToo =
      /^\d/u.test(word) &&
      last?.criterion.kind === 'among' &&
      last.to === at - 1 &&
      JOINS.test(texts[at - 1] ?? '');
    const ids =
      (word.length < 3 && !isNumberToo) || isThin(word) || JOINS.test(word)
        ? []
        : all.flatMap(({ rest, product }) =>
            rest.includes(word) || rest.includes(singular(word)) ? [product.id] : [],
          );
    if (isSaid && HOLDS.test(text) && lexicon.isIngredient(word))
      found.push({ ...place, criterion: { kind: 'ingredient', value: word } });
    else if (isSaid && ASKS_FOR_A_USE.test(text) && isSought && lexicon.isUse(word)) {
      const value = isNext && 'value' in last.criterion ? `${String(last.criterion.value)} ${word}` : word;
      found.push({
        from: isNext ? (found.pop()?.from ?? at) : at,
        to: at + 1,
        criterion: { kind: 'use', value },
      });
    } else if (ids.length > 0)
      found.push({ ...place, criterion: { kind: 'among', ids, words: word }, isOnlyLeftOut: true });
  }
  return found;
}
const SEEKS = /^(?:for|in|with|treat|of)$/u;
const ASKS_FOR_A_USE =
  /\bindicated\b|\b(?:feeds?|products?|supplements?|sips?|ons|formulas?|powders?|anything|something|one|drinks?|range) (?:\w+ ){0,2}(?:for|in|to treat|of)\b|\b(?:do you|have you) (?:have|got|do|make|sell)\b/u;

/** "Potassium to protein ratio": the first for each unit of the second; energy by 100 kcal. */
function ratioIn(ids: readonly string[]): { nutrients: readonly string[]; ratio?: AskedBasis } {
  const [first, second, other] = ids.filter((id) => id !== 'ketogenicRatio');
  if (!ids.includes('ketogenicRatio') || first === undefined || second === undefined || other !== undefined)
    return { nutrients: ids };
  return { nutrients: [first], ratio: ratioTo(second) };
}
const ratioTo = (nutrient: string): AskedBasis => ({
  perNutrient: { nutrient, amount: nutrient === 'energyKcal' ? 100 : 1 },
});
const FOR_ITS =
  /\b(?:for|given|against|relative to|in relation to|compared (?:to|with)|in proportion to|as a share of) (?:its|their) $/u;
const FOR_THE =
  /\b(?:for|given|relative to|in relation to|in proportion to|as a share of) (?:(?:its|their|the|your|every|each) )?$/u;

/** Said beside a nutrient these ask for something else; the others ask how the nutrient is meant. */
const ABOVE_NUTRIENTS = /^(?:vein|sample|stock|price|codes|reimbursement|contraindications|hangTime)$/u;

const LISTED = /^(?:ages|packs|storage|iddsi|reimbursement|availability)$/u;

/** The strongest topic, and each that is set apart from it by "and": a question of its own. */
function topicsOf(tags: readonly Tagged[], texts: readonly string[], hasNutrients: boolean): Topic[] {
  const isApart = (one: Tagged, other: Tagged) =>
    texts.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).some((text) => JOINS.test(text));
  const all = tagsOf(tags, 'topic');
  // "Its protein, age and packs": an item of a list asks for itself.
  const isListed = (tag: TaggedOf<'topic'>) => LISTED.test(tag.item.topic) && isInAList(tag, texts);
  const strong = all.filter((tag) => !tag.item.isWeak || isListed(tag));
  const chosen = strong.length > 0 ? strong : hasNutrients ? [] : all;
  const [best] = chosen.toSorted((one, other) => one.item.rank - other.item.rank);
  if (best === undefined) return [];
  const meant = chosen
    .filter(
      (tag) =>
        tag === best || (strong.includes(tag) && tag.item.topic !== best.item.topic && isApart(tag, best)),
    )
    .filter(
      (tag) =>
        !hasNutrients ||
        ABOVE_NUTRIENTS.test(tag.item.topic) ||
        tagsOf(tags, 'nutrient').some((other) => isApart(tag, other)),
    );
  return [...new Set(meant.map(({ item }) => item.topic))];
}

/** Directly after "without", "not" or "with": what products must be. */
function isOfATrait(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  let at = place - 1;
  const isSaid = (names: readonly string[]) =>
    tags.some((tag) => tag.from <= at && at < tag.to && isOperator(tag, ...names));
  while (at >= 0 && !isSaid(['not', 'freeFrom', 'with']) && isThin(texts[at] ?? '')) at -= 1;
  // "A lady with dementia" is no trait of a product.
  return at >= 0 && isSaid(['not', 'freeFrom', 'with']) && !isAPerson(texts[at - 1] ?? '');
}
const isAPerson = (word: string): boolean =>
  ONE_PERSON.has(word) ||
  /^(?:child|children|baby|someone|somebody|people|adult|adults|infant|toddler)$/u.test(word);

const OTHER_RATIO =
  /\bratios? (?:of )?(?:\w+ ){0,2}\w+ (?:to|:|and|,) \w+|\b\w+ (?:to|:|and|,) (?:\w+ ){1,3}ratio\b/u;
/** A word that turns round and was not understood as such: what it turns is not known, and a list could be the opposite. */
const NEGATES =
  /^(?:exclu\w+|except\w*|omit\w*|skip\w*|lacks?|sans|un(?!able|it|iv|less|til|der|iq)\w+(?:ed|able|ible|ing)|non\w{4,})$/u;
/** "Shun milk": what is done to it is not known. */
function isOfAnAllergen(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  let at = place;
  while (/^(?:the|all|any|of|from|out)$/u.test(texts[at] ?? '')) at += 1;
  return tagsOf(tags, 'criterion').some(
    ({ from, item }) => from === at && item.criterion.kind === 'allergen',
  );
}
/** After a word that was not read: what is done to "those with milk" is not known. */
const OF_ALL_WITH =
  /^(?:(?:out|off|away|rid|of|from|the|all|any) ){0,3}(?:anything|everything|any|those|ones|stuff|whatever|products|feeds) (?:(?:that|which|is|are|made) ){0,2}(?:with|from|contain(?:s|ing)?|has|have|having)\b/u;

const COUNTS_MEASURES =
  /\bhow many (?:of (?:those|these|them) )?(?:are |come )?(?:there )?in an? (?:case|box|pack)\b|\bhow many (?:more )?(?:hours|days|weeks|months|minutes|times|mls?|litres|grams|g|scoops|calories|kcals?|bottles|sachets|packs|cartons|tins|pots|pouches|tablets|servings|spoons|flavours|cases)\b/u;
const HOLDS =
  /\b(?:with|contains?|containing|ingredients?|made (?:with|from)|without|free|no|have|has|uses?)\b/u;

const GOES_ON =
  /^(?:and|also|but|only|just|or|what about|how about|same|with|without|in|for|per|not|no|any|then|make (?:it|that)|ok and|ok|now|excluding|except|that|which are|free)\b|\b(?:only|instead|too|then)$/u;

/** "Which Wrenfold Tube feeds": not the product of that name but all whose names begin with it. */
function familyAsked(
  [mention, other]: readonly Mention[],
  texts: readonly string[],
  { all }: NameIndex,
): WithoutIs<Criterion> | undefined {
  if (other !== undefined || mention?.kind !== 'product') return undefined;
  const isPlural =
    /^(?:feeds|products|drinks|ones|range|supplements|powders|pouches|versions|bottles)$/u.test(
      texts[mention.to] ?? '',
    );
  const asks =
    texts[mention.to] === 'range' ||
    /\b(?:which|what|any|list|show|all|are there|have|how many)\b/u.test(
      texts.slice(0, mention.from).join(' '),
    ) ||
    /\b(?:which|what|how many)\b/u.test(texts.slice(mention.to).join(' '));
  const named = all.find(({ product }) => product === mention.product);
  if (named === undefined) return undefined;
  const ids = all.flatMap(({ brand, rest, product }) =>
    brand === named.brand && named.rest.every((word, at) => rest[at] === word) ? [product.id] : [],
  );
  // "Compare the Dalesip Minis", "the three Dalesip Minis"; "3 Dalesip Minis" are three bottles of the one.
  const [, count = String(ids.length)] = OF_ALL.exec(texts.slice(0, mention.from).join(' ')) ?? ['', ''];
  const isSaidOfMany =
    texts[mention.to - 1] === `${named.rest.at(-1)}s` &&
    (count === String(ids.length) || COMPARES_SOME.test(texts.join(' ')));
  return ids.length < 2 || !((isPlural && asks) || isSaidOfMany)
    ? undefined
    : { kind: 'among', ids, words: named.product.name };
}

const OF_ALL = /\b(?:the|your|all|which|what|every)(?: (\d))?$/u;

function unclearOf(mentions: readonly Mention[], texts: readonly string[]): Unclear | null {
  const mention = mentions.find(({ kind }) => kind !== 'product');
  if (mention === undefined || mention.kind === 'product') return null;
  const { kind, from, to, products } = mention;
  return { kind, heard: texts.slice(from, to).join(' '), ids: products.map(({ id }) => id) };
}

/** "Nephrane Dialysis 125", "2 bottles of Addimere Shot 120": a bare number that is one of its sizes is that pack. */
function sizeNamed(
  [number, another]: readonly string[],
  [amount, other]: readonly AskedAmount[],
  [mention, second]: readonly Mention[],
  texts: readonly string[],
): AskedAmount | undefined {
  if (mention?.kind !== 'product' || second !== undefined || another !== undefined || other !== undefined)
    return undefined;
  const { units, basis } = mention.product;
  const sizeOf = (said: number) => units.find((unit) => unit.amount === said && said > LEAST_SIZE)?.amount;
  // "Cradlemere Amino 400 tin": a tin of that size, and not so many.
  const whole = amount?.kind === 'packs' && number === undefined ? sizeOf(amount.count) : undefined;
  if (whole !== undefined) return { kind: 'measure', amount: whole, unit: basis };
  // "500 Tarnvane Energy" may be so many of anything.
  const size = texts.slice(mention.to).includes(number ?? '') ? sizeOf(Number(number)) : undefined;
  return size === undefined || amount?.kind === 'measure'
    ? undefined
    : { kind: 'measure', amount: size * (amount?.count ?? 1), unit: basis };
}
const LEAST_SIZE = 20;

/** "1 Lowenfield Cookie": the last word of the name tells of what so many are. */
function inItsNoun(
  amounts: readonly AskedAmount[],
  [mention, other]: readonly Mention[],
  texts: readonly string[],
): readonly AskedAmount[] {
  if (mention?.kind !== 'product' || other !== undefined) return amounts;
  const { from, to, product } = mention;
  const noun = packOf(texts[to - 1]);
  const isSaid = texts.some((text, at) => (at < from || at >= to) && packOf(text) !== null);
  if (noun === null || isSaid || !product.units.some(({ kind }) => kind === noun)) return amounts;
  return amounts.map((each) => (each.kind === 'packs' && each.noun === 'pack' ? { ...each, noun } : each));
}

/** "Per 100 ml" of a powder is the column of the feed as made up; so is "at standard concentration". */
const MADE_UP = /100 mls?\b|\bmade up\b|\bstandard (?:concentration|dilution)\b|\d %/u;

const ORDINALS = { first: 0, second: 1, third: 2, last: -1 } as const;

function referenceOf(tags: readonly Tagged[], texts: readonly string[]): Reference | null {
  const has = (...names: string[]) =>
    tags.some(
      (tag) =>
        isOperator(tag, ...names) &&
        !(tag.phrase === 'that' && isRelative(tag.from, texts)) &&
        // "The first 2" are two, and "the others" all the others.
        !(/\b(?:first|last)$/u.test(tag.phrase) && /^\d{1,2}$/u.test(texts[tag.to] ?? '')) &&
        texts[tag.to - 1] !== 'others' &&
        !(/^(?:and|also) for$/u.test(tag.phrase) && tag.from > 1) &&
        !(
          tag.phrase === 'the product' &&
          /^(?:in|with|that|for|of|which|highest|lowest)$/u.test(texts[tag.to] ?? '')
        ) &&
        !(/(?:product|feed)$/u.test(tag.phrase) && texts[tag.to - 1]?.endsWith('s') === true),
    );
  for (const [name, index] of Object.entries(ORDINALS)) if (has(name)) return { kind: 'nth', index };
  if (has('among')) return { kind: 'all' };
  return has('it', 'same') ? { kind: 'same' } : null;
}

/** "Feeds that are vegan", beside "is that vegan". */
const isRelative = (at: number, texts: readonly string[]): boolean =>
  /^(?:are|have|has|contain|contains|come|comes|do|dont|arent|you|adults|we|i|hold|dont|suit)$/u.test(
    texts[at + 1] ?? '',
  )
    ? at > 0
    : at > 0 &&
      at < texts.length - 1 &&
      !/^(?:is|does|do|of|in|about|for|and|what|has|have|would|with|as|like|from|can|was|are|,)$/u.test(
        texts[at - 1] ?? '',
      );

const PARTS_AND_CROWDS = /^(?:thirds?|fifth|eighth|few|several|some|double|triple|litres?|ltrs?)$/u;

/** A number, a part or a vague count that may say how much; the 100 of "/100" and "these two" do not. */
function isAmountLike(words: readonly Word[], at: number, tags: readonly Tagged[]): boolean {
  const word = words[at];
  const isTagged = tags.some(({ from, to, item }) => at >= from && at < to && item.kind !== 'operator');
  if (word === undefined || isTagged) return false;
  // "Most of a bottle" is an amount, "the most protein" is none.
  if (word.text === 'most') return words[at + 1]?.text === 'of' && words[at + 2]?.text !== 'the';
  const before = words[at - 1]?.text ?? '';
  // "Opened on the third".
  if (!word.isNumber)
    return (before !== 'the' && PARTS_AND_CROWDS.test(word.text)) || IS_OTHER_FRACTION.test(word.text);
  return (
    word.text !== '100' &&
    !/^(?:minutes?|mins?)$/u.test(words[at + 1]?.text ?? '') &&
    !/^(?:the|these|those|both|level|room|bed|bay|ward|top|first|best)$/u.test(before)
  );
}

/** "Dalesip bottles", "in pouches": packs are what is looked for. */
const PACKS = /\b(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)\b/u;
const DANGLES = /(?<!\bor )\b(?:not|arent|isnt|dont|doesnt|havent|hasnt)$/u;
/** "And bars?" */
const PACKS_ALONE =
  /^(?:(?:and|or|what about|how about|any|ok|in) )+(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)(?: (?:then|instead|please))*$/u;
const IN_PACKS = /\b(?:in|as) (?:bottles|pouches|tins|cartons|sachets|pots|tubs)\b/u;

/** "Which samples cannot be ordered in Ireland": the "not" is of the samples, and the country of where they are asked for. */
function ofSamples(criteria: readonly Criterion[], text: string): readonly Criterion[] {
  const isOf = (kind: Criterion['kind'], is: boolean) =>
    criteria.some((each) => each.kind === kind && each.is === is);
  return isOf('sample', true) && isOf('country', false) && !/\b(?:sold|available|buy|stocked)\b/u.test(text)
    ? criteria.map((each) => (/^(?:sample|country)$/u.test(each.kind) ? { ...each, is: !each.is } : each))
    : criteria;
}
