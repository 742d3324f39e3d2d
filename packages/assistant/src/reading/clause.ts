// Longer than other files: one clause is read into one query, field by field.
import { nutrientById } from '../catalogue.ts';
import { phraseText, UNREAD_PART, type Word } from '../language/words.ts';
import { ONE_PERSON } from '../vocabulary/person-words.ts';
import type { Lexicon } from './lexicon.ts';
import { measuresIn } from './measures.ts';
import type { Mention } from './mention.ts';
import type { NameIndex } from './names.ts';
import { orderIn } from './order.ts';
import { isThin, type Said, scan } from './scan.ts';
import {
  type AskedBasis,
  type Criterion,
  type Limits,
  NO_QUERY,
  type Order,
  type Query,
  type Reference,
  type Topic,
  type Unclear,
  type WithoutIs,
} from './query.ts';
import { isOperator, nutrientTags, type Tagged, type TaggedOf, tagsIn, tagsOf } from './tags.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';

/** One question as data. Every word is read into a field, passed over as one of any question, or kept as not understood. */
export function readClause(
  words: readonly Word[],
  mentions: readonly Mention[],
  names: NameIndex,
  lexicon: Lexicon,
): Query {
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const family = familyAsked(mentions, texts, names);
  const left = mentions.filter((mention) => isLeftOut(mention, texts));
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
    IN_PACKS.test(text);
  const tags = tagsIn(texts, isFree, lexicon, isOfProducts, hasPacks);
  const has = (...operators: string[]) => tags.some((tag) => isOperator(tag, ...operators));
  const nutrientsNamed = nutrientTags(tags, texts, isOfProducts);
  // "Protein to energy ratio": of the two that are named, and not the ketogenic one.
  // "Protein to energy ratio", "ca:p ratio".
  const before = (at: number) => nutrientsNamed.find(({ to }) => to === at)?.from ?? -1;
  const isOtherRatio =
    (OTHER_RATIO.test(text) || before(before(texts.indexOf('ratio'))) !== -1) && !/\bketo/u.test(text);
  const ordered = orderIn(
    tags.filter((tag) => tag.item.kind !== 'nutrient' || nutrientsNamed.includes(tag)),
    texts,
    limits,
  );
  const claims = tagsOf(tags, 'criterion').filter(({ item }) => item.criterion.kind === 'claim');
  const order = ordered?.order ?? claimedOrder(tags, claims);
  const unordered = nutrientsNamed.filter(
    (tag) => ordered?.used.includes(tag) !== true && !(isOtherRatio && tag.phrase === 'ratio'),
  );
  const noRows = [...new Set(tagsOf(tags, 'noRow').map(({ item }) => item.name))];
  const nutrientIds = nutrientsNamed.flatMap(({ item }) => (item.kind === 'nutrient' ? [item.id] : []));
  const groups = tagsOf(tags, 'group').flatMap(({ item }) => item.ids);
  const isOfALabel = tagsOf(tags, 'topic').some(({ item }) => item.topic === 'complete');
  const asked = [...new Set(nutrientIds.length + noRows.length > 0 ? nutrientIds : isOfALabel ? [] : groups)];
  const { nutrients, ratio } = isOtherRatio ? ratioIn(asked) : { nutrients: asked };
  const ids = kept.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  const isUnderstood = (at: number) => tags.some(({ from, to }) => at >= from && at < to);
  const isOpen = (at: number) => isFree(at) && !isUnderstood(at);
  const said: Said[] = [
    ...(family === undefined ? [] : [{ from: 0, to: 0, criterion: family }]),
    ...mentions.flatMap((mention) => mentionSaid(mention, left.includes(mention))),
    ...limits,
    ...ages,
    ...tagsOf(tags, 'criterion').flatMap((tag) =>
      order !== null && ordered === undefined && claims.includes(tag) ? [] : [criterionSaid(tag)],
    ),
    ...unordered.flatMap(nutrientSaid),
    ...(isOfProducts ? [] : wordsSaid(texts, isOpen, lexicon, names)),
  ];
  const { criteria, isRead } = scan(said, tags, texts, isOfProducts);
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
  const reference =
    order !== null && order.place > 1
      ? null
      : referenceOf(
          tags.filter(
            (tag) =>
              ordered?.used.includes(tag) !== true &&
              !(
                texts[tag.from] === 'first' &&
                tags.some(
                  (each) => each.to === tag.from && isOperator(each, 'most', 'least', 'high', 'low', 'rank'),
                )
              ),
          ),
          texts,
        );
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
    criteria: criteria
      .filter(({ kind }) => kind !== 'brand')
      .toSorted((one, other) =>
        isOfProducts ? Number(one.kind === 'age') - Number(other.kind === 'age') : 0,
      ),
    order,
    orderWord: has('least', 'less') ? 'least' : has('most', 'more') ? 'most' : null,
    isCount:
      (has('count') || tags.some(({ item }) => item.kind === 'general' && item.name === 'app:count')) &&
      amounts.length === 0 &&
      !isOfProducts &&
      !COUNTS_MEASURES.test(text),
    isComparison:
      has('compare') || (products.length > 1 && (order !== null || has('more', 'less', 'most', 'least'))),
    basis:
      ratio ??
      basis ??
      (ordered !== undefined && PER_ENERGY.test(text)
        ? { perNutrient: { nutrient: 'energyKcal', amount: 100 } }
        : null),
    amounts: target === null ? amounts : [],
    isAmountBetween: isBetween,
    target,
    isInMmol: has('mmol'),
    general: [...new Set(tagsOf(tags, 'general').map(({ item }) => item.name))],
    text,
    unknown: notRead.flatMap(({ word }) => (lexicon.isKnown(word) ? [] : [word])),
    leftOver: [
      ...notRead.flatMap(({ word }) => (lexicon.isKnown(word) && !lexicon.isPassedOver(word) ? [word] : [])),
      ...idle.map((tag) => `${tag.phrase.split(' ')[0]} ${texts[tag.to] ?? ''}`.trim()),
    ],
    unreadTraits: [
      ...(isOtherRatio && (ratio === undefined || order === null) ? ['ratio'] : []),
      ...notRead.flatMap(({ word, at }) =>
        NEGATES.test(word) ||
        isALimit(at, texts) ||
        (word.length > 3 && !lexicon.isPassedOver(word) && isOfATrait(at, tags, texts))
          ? [word]
          : [],
      ),
    ],
    free: others.map(({ word }) => word),
    unread:
      order !== null && order.place > 1
        ? []
        : texts.filter((_, at) => isFree(at) && isAmountLike(words, at, tags)),
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

/** "The highest protein": a claim that is put in order. */
function claimedOrder(
  tags: readonly Tagged[],
  claims: readonly { item: { criterion: unknown } }[],
): Order | null {
  const [claim] = claims as readonly { item: { criterion: { kind: string; value?: string } } }[];
  const degree = tags.find((tag) => isOperator(tag, 'most', 'least'));
  if (claim === undefined || degree === undefined) return null;
  return {
    by: claim.item.criterion.value === 'high protein' ? 'protein' : 'energyKcal',
    isLowFirst: isOperator(degree, 'least'),
    place: 1,
  };
}

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

/** "All but Dalesip Two", "other than Tarnvane": named to be left out. */
const isLeftOut = ({ from, kind }: Mention, texts: readonly string[]): boolean =>
  kind !== 'brand' &&
  /(?:^| )(?:except(?: for)?|excluding|exclude|apart from|other than|not including|minus|leaving out|leave out|besides|but not|all but)(?: the)? $/u.test(
    `${texts.slice(0, from).join(' ')} `,
  );

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
    const ids =
      word.length < 3 || isThin(word)
        ? []
        : all.flatMap(({ rest, product }) => (rest.includes(word) ? [product.id] : []));
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
  return {
    nutrients: [first],
    ratio: { perNutrient: { nutrient: second, amount: second === 'energyKcal' ? 100 : 1 } },
  };
}

const JOINS = /^(?:and|,|;|plus|also|or|then)$/u;
/** Said beside a nutrient these ask for something else; the others ask how the nutrient is meant. */
const ABOVE_NUTRIENTS = /^(?:vein|sample|stock|price|codes|reimbursement|contraindications|hangTime)$/u;

/** The strongest topic, and each that is set apart from it by "and": a question of its own. */
function topicsOf(tags: readonly Tagged[], texts: readonly string[], hasNutrients: boolean): Topic[] {
  const isApart = (one: Tagged, other: Tagged) =>
    texts.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).some((text) => JOINS.test(text));
  const all = tagsOf(tags, 'topic');
  const strong = all.filter(({ item }) => !item.isWeak);
  const chosen = strong.length > 0 ? strong : hasNutrients ? [] : all;
  const [best] = chosen.toSorted((one, other) => one.item.rank - other.item.rank);
  if (best === undefined) return [];
  const meant = chosen
    .filter(
      (tag) => tag === best || (tag.item.topic !== best.item.topic && !tag.item.isWeak && isApart(tag, best)),
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
/** "At least 5 iu": a limit in a unit that is not read. */
const isALimit = (at: number, texts: readonly string[]): boolean =>
  /^\d/u.test(texts[at] ?? '') &&
  /(?:^| )(?:at least|less than|more than|lower than|fewer than|greater than|higher than|under|over|above|below|exceeding|up to|at most|>|<)$/u.test(
    texts.slice(0, at).join(' '),
  );

const COUNTS_MEASURES =
  /\bhow many (?:more )?(?:hours|days|weeks|months|minutes|times|mls?|litres|grams|g|scoops|calories|kcals?|bottles|sachets|packs|cartons|tins|pots|pouches|tablets|servings|spoons|flavours|cases)\b/u;
/** "The most protein for the fewest calories", "in 1000 kcal". */
const PER_ENERGY =
  /\b(?:for|with|in|and) (?:the )?(?:fewest|least|lowest|fewer|less|minimum) (?:calories|kcals?|energy)\b|\b(?:per|in|for) (?:1000|100) (?:kcals?|calories)\b/u;
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
  const asks = /\b(?:which|what|any|list|show|all|are there|have|how many)\b/u.test(
    texts.slice(0, mention.from).join(' '),
  );
  const named = all.find(({ product }) => product === mention.product);
  if (!isPlural || !asks || named === undefined) return undefined;
  const ids = all.flatMap(({ brand, rest, product }) =>
    brand === named.brand && named.rest.every((word, at) => rest[at] === word) ? [product.id] : [],
  );
  return ids.length < 2 ? undefined : { kind: 'among', ids, words: named.product.name };
}

function unclearOf(mentions: readonly Mention[], texts: readonly string[]): Unclear | null {
  const mention = mentions.find(({ kind }) => kind !== 'product');
  if (mention === undefined || mention.kind === 'product') return null;
  const { kind, from, to, products } = mention;
  return { kind, heard: texts.slice(from, to).join(' '), ids: products.map(({ id }) => id) };
}

const ORDINALS = { first: 0, second: 1, third: 2, last: -1 } as const;

function referenceOf(tags: readonly Tagged[], texts: readonly string[]): Reference | null {
  const has = (...names: string[]) =>
    tags.some(
      (tag) =>
        isOperator(tag, ...names) &&
        !(tag.phrase === 'that' && isRelative(tag.from, texts)) &&
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

const PARTS_AND_CROWDS = new RegExp(
  `^(?:${UNREAD_PART}s?|fifth|eighth|few|several|some|double|triple|litres?|ltrs?)$`,
  'u',
);

/** A number, a part or a vague count that may say how much; the 100 of "/100" and "these two" do not. */
function isAmountLike(words: readonly Word[], at: number, tags: readonly Tagged[]): boolean {
  const word = words[at];
  const isTagged = tags.some(({ from, to, item }) => at >= from && at < to && item.kind !== 'operator');
  if (word === undefined || isTagged) return false;
  // "Most of a bottle" is an amount, "the most protein" is none.
  if (word.text === 'most') return words[at + 1]?.text === 'of' && words[at + 2]?.text !== 'the';
  if (!word.isNumber) return PARTS_AND_CROWDS.test(word.text);
  const before = words[at - 1]?.text ?? '';
  return (
    word.text !== '100' && !/^(?:the|these|those|both|level|room|bed|bay|ward|top|first|best)$/u.test(before)
  );
}

/** What can be told only when all parts are there: what is asked of which, and whether it is a list. */
function finished(query: Query, brands: readonly Criterion[]): Query {
  const [brand] = brands;
  const { text, products, nutrients } = query;
  const isWater = nutrients.length === 1 && nutrients[0] === 'water' && /\bscoops?\b/u.test(text);
  // "How much water is in 500 ml" is a value; "how much water to add" is none.
  const isHeld = products.length > 0 && query.topics[0] === 'dilution' && HELD_WATER.test(text);
  const added = products.length > 0 ? [] : traitsOf(query);
  const isOf = (kind: string) => added.some((each) => each.kind === kind);
  const whole: Query = {
    ...query,
    topics:
      isHeld || added.some(({ kind }) => kind !== 'pack' && kind !== 'container')
        ? []
        : meantTopics(
            query,
            isWater,
            added.length > 0 || query.criteria.some(({ kind }) => kind === 'container'),
          ),
    nutrients: isWater ? [] : isHeld ? ['water'] : nutrients,
    criteria: [
      ...query.criteria.filter((each) => !isSaidTwice(each, query.criteria) && !isAside(each, query)),
      ...added,
    ],
    amounts: isOf('pack') ? [] : query.amounts,
    basis: isOf('container') ? null : query.basis,
  };
  // "Not Dalesip", "only Dalesip", of a list that was spoken of.
  const isNarrowing =
    query.unclear?.kind === 'brand' && brand !== undefined && (!brand.is || /^(?:only|just)\b/u.test(text));
  const subject = isNarrowing && query.topics.length + nutrients.length === 0 ? 'list' : subjectOf(whole);
  const isOfAList =
    subject === 'list' && query.criteria.some(({ kind }) => kind !== 'age' && kind !== 'country');
  const method =
    isOfAList || products.length > 0 || query.order !== null || query.isCount ? undefined : methodIn(query);
  if (method !== undefined) return { ...whole, general: [method], subject: 'general' };
  // "Number of products with fibre" counts some of them.
  const isOfSome = subject === 'list' && whole.criteria.length > 0;
  const general = isOfSome ? query.general.filter((name) => name !== 'app:count') : query.general;
  return subject === 'list' && brand !== undefined
    ? { ...whole, general, subject, unclear: null, criteria: [...brands, ...whole.criteria] }
    : { ...whole, general, subject };
}

/** "Drinks" and "feeds" are no kind of product where nothing is looked for: "thickened drinks are tested how". */
const isAside = (each: Criterion, { criteria, asksForSome, isCount, order, text }: Query): boolean =>
  each.kind === 'form' &&
  (each.value === 'drink' || each.value === 'feed') &&
  !asksForSome &&
  !isCount &&
  order === null &&
  !/^(?:only|just)\b|\b(?:only|instead|too)$/u.test(text) &&
  (each.value === 'feed'
    ? criteria.length === 1
    : !criteria.some(({ kind }) =>
        /^(?:nutrient|allergen|diet|flavour|container|ingredient|type|complete|iddsi)$/u.test(kind),
      ));

function meantTopics(query: Query, isWater: boolean, isOfPacks: boolean): readonly Topic[] {
  const { topics, text, criteria, products, amounts, basis } = query;
  if (isWater) return ['dilution'];
  if (products.length === 0 && isOfPacks)
    return topics.filter((topic) => topic !== 'packs' && topic !== 'availability');
  if (criteria.some((each) => each.kind === 'allergen' && each.value === 'Any'))
    return topics.filter((topic) => topic !== 'allergens');
  // What is looked for is a criterion, and nothing that is asked of a label.
  const isSought =
    products.length === 0 &&
    (query.asksForSome || query.namesProducts || query.isCount || query.order !== null);
  if (
    isSought &&
    topics[0] === 'contraindications' &&
    /\b(?:not suitable|unsuitable)\b/u.test(text) &&
    criteria.some(({ is }) => !is)
  )
    return [];
  if (
    isSought &&
    topics[0] === 'indications' &&
    criteria.some(({ kind }) => /^(?:use|disorder|type)$/u.test(kind))
  )
    return [];
  if (isSought && topics[0] === 'availability' && criteria.length > 0) return [];
  if (isSought && topics[0] === 'flavours' && criteria.some(({ kind }) => kind === 'flavour')) return [];
  if (isSought && topics[0] === 'ages' && criteria.some(({ kind }) => kind === 'age')) return [];
  if (
    (topics.length === 0 || (query.isWeak && topics[0] === 'directions')) &&
    products.length > 0 &&
    /\b(?:what|who)\b.* for$/u.test(text)
  )
    return ['indications'];
  if (topics.includes('shelfLife') && /\b(?:opened|once open|after opening)\b/u.test(text))
    return [...new Set<Topic>(['storage', ...topics])];
  const asksOfIt = criteria.some(({ kind }) => kind === 'diet' || kind === 'age' || kind === 'allergen');
  const isMadeWith =
    topics.includes('directions') && /\b(?:milk|water)\b/u.test(text) && !text.includes('free');
  // "Is it sold in strawberry", "available in bottles": that it is sold is not asked.
  if (
    products.length > 0 &&
    topics[0] === 'availability' &&
    criteria.some(({ kind }) => kind === 'flavour' || kind === 'container')
  )
    return topics.slice(1);
  const isInside = topics[0] === 'ingredients' && (amounts.length > 0 || basis !== null);
  return isInside || (query.isWeak && asksOfIt && !isMadeWith) ? [] : topics;
}

/** A pack of a size, a container, an ingredient: where no product is named, these are what the products must be. */
function traitsOf(query: Query): Criterion[] {
  const { text, nutrients, criteria, basis, asksForSome, namesProducts, order, isCount } = query;
  const found: Criterion[] = [];
  const [amount, another] = query.amounts;
  const isForm =
    criteria.some(({ kind }) => /^(?:form|disorder|type|brand)$/u.test(kind)) ||
    query.unclear?.kind === 'brand';
  const isAsked = asksForSome || namesProducts || isCount || order !== null;
  const isOfSize =
    order !== null ||
    ((isAsked || isForm) && SIZED_PACKS.test(text)) ||
    (nutrients.length === 0 &&
      (PACKS_OF_A_SIZE.test(text) ||
        ((isAsked || isForm || query.reference !== null) && SPEAKS_OF_PACKS.test(text))));
  if (amount !== undefined && another === undefined && isOfSize && !/\bper (?:litre|liter|l)\b/u.test(text)) {
    const is = !new RegExp(`\\b(?:not|no|isnt|arent|without|except|excluding) (?:\\w+ ){0,3}\\d`, 'u').test(
      text,
    );
    if (amount.kind === 'measure')
      found.push({ kind: 'pack', is, limits: exactly(amount.amount), unit: amount.unit });
  }
  const noun =
    typeof basis === 'object' &&
    basis !== null &&
    'perPack' in basis &&
    nutrients.length === 0 &&
    order === null
      ? basis.perPack
      : undefined;
  const isNamed = criteria.some(({ kind }) => kind === 'container');
  if (noun !== undefined && !isNamed && (isAsked || criteria.length > 0 || isForm))
    found.push({ kind: 'container', is: !NOT_IN.test(text), value: noun });
  return found;
}

const PACK = '(?:packs?|bags?|bottles?|pouch(?:es)?|tins?|cartons?|sachets?|pots?|tubs?)';
const SPEAKS_OF_PACKS = new RegExp(
  `\\b(?:${PACK}|sizes?|comes?|in)\\b|\\d (?:ml|g|l|kg) (?:or|sips?|ons|feeds?|tube|drinks?|products?|supplements?)|(?:ml|g|l|kg)$`,
  'u',
);
const PACKS = /\b(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)\b/u;
const IN_PACKS = /\b(?:in|as) (?:bottles|pouches|tins|cartons|sachets|pots|tubs)\b/u;
/** "500 ml tube packs", "cartons 200 ml". */
const SIZED_PACKS =
  /\b\d[\d.]* (?:ml|l|g|kg) (?:\w+ )?(?:packs|bags|bottles|pouches|tins|cartons|sachets|pots|tubs)\b|\b(?:packs|bags|bottles|pouches|tins|cartons|sachets|pots|tubs) (?:of |in )?\d[\d.]* (?:ml|l|g|kg)\b/u;
/** "125 ml bottles" and no more. */
const PACKS_OF_A_SIZE =
  /^(?:\d[\d.]* (?:ml|l|g|kg) (?:packs|bags|bottles|pouches|tins|cartons|sachets|pots|tubs)|(?:packs|bags|bottles|pouches|tins|cartons|sachets|pots|tubs) (?:of )?\d[\d.]* (?:ml|l|g|kg))$/u;

/** "Milk allergy, without milk": what is marked on labels says it more surely than their texts. */
const isSaidTwice = (each: Criterion, all: readonly Criterion[]): boolean =>
  each.kind === 'type' &&
  all.some(
    ({ kind, is, ...other }) =>
      kind === 'allergen' && !is && 'value' in other && isNamedIn(each.value, other.value),
  );
const isNamedIn = (text: string, allergen: unknown): boolean =>
  typeof allergen === 'string' && text.includes(`${allergen.toLowerCase()} allergy`);

const NOT_IN = /\b(?:not|no|isnt|arent|dont|except|excluding) (?:\w+ )?(?:in )?(?:an?|any|the)\b/u;

const HELD_WATER =
  /\bhow much (?:free )?water (?:(?:is|are) )?(?:there )?(?:in|does)\b(?!.*\b(?:need|scoops?|add)\b)/u;

const exactly = (amount: number): Limits => ({
  low: amount,
  high: amount,
  isLowOpen: false,
  isHighOpen: false,
});

/** Words of a method, of the app that works by it, or of a need for each kilogram. */
const OF_A_METHOD =
  /\b(?:calculated?s?|calculation|adjust(?:ed)?|work(?:s|ed|ing)? (?:it )?out|come from|comes from|methods?|equations?|source|based on|derived|formula for|per kg|(?<!\d )(?:ml|g|kcal|nitrogen) , kg|a kg|devine|ibw|abw|(?:the|this|your|by|in|does) (?:\w+ ){0,2}(?:app|calculators?|plan)|app (?:uses?|assumes?|adds?|takes?|defaults?|default|note)|rounded|assumed?|factors?|(?:is|are) used)\b/u;
/** What is worked out, the surest word first. */
const WORKED_OUT: readonly (readonly [RegExp, string])[] = [
  [/\badjusted (?:body )?(?:weight|bw)|\babw\b|excess weight/u, 'adjusted'],
  [/\bdevine\b|\bideal (?:body )?(?:weight|bw)|\bibw\b/u, 'ideal'],
  [
    /\b(?:obes\w+|bmi)\b.*\b(?:protein|factors?)\b|\b(?:protein|factors?|reduces?)\b.*\b(?:obes\w+|bmi)\b/u,
    'obesity',
  ],
  [/\b(?:fever|pyrexia|fluids?|water)\b/u, 'fluid'],
  [/\bnitrogen\b/u, 'nitrogen'],
  [/\badequa\w+|\b(?:vitamins?|minerals?|micronutrients?)\b/u, 'reference'],
  [/\b(?:stress|injury)\b/u, 'stress'],
  [/\b(?:activity|mobility|bedrest|bed rest|pal)\b/u, 'activity'],
  [/\bflush\w*\b/u, 'flush'],
  [/\b(?:hang\w*|hung)\b/u, 'hang'],
  [/\b(?:pump rates?|rates?|bolus\w*)\b/u, 'plan'],
  [/\bscoops?\b/u, 'recipe'],
  [/\bprotein\b/u, 'protein'],
  [/\b(?:energy|calories|kcals?|requirements?|bmr|resting)\b/u, 'energy'],
];

/** "How is protein worked out", "fluid by the app": of the calculators, where no product is named. */
function methodIn({ text, unclear, general, withoutRow }: Query): string | undefined {
  const isVague = general.every((name) =>
    /^(?:app:(?:decides|regimen|plan|sim)|method:(?:bmi|obesity|energy|protein|plan))$/u.test(name),
  );
  if (
    unclear !== null ||
    !isVague ||
    !OF_A_METHOD.test(text) ||
    withoutRow.some((name) => name !== 'nitrogen')
  )
    return undefined;
  const found = WORKED_OUT.find(([words]) => words.test(text))?.[1];
  return found === undefined ? undefined : `method:${found}`;
}

/** Kinds of criteria that only a list of products can have. */
const OF_A_LIST =
  /^(?:form|disorder|brand|type|use|claim|pack|container|scheme|ingredient|among|complete|sample|iddsi)$/u;

function subjectOf(query: Query): Query['subject'] {
  const { products, unclear, criteria, topics, nutrients, order, asksForSome, namesProducts, isCount } =
    query;
  if (products.length > 0) return 'products';
  // "The difference between whey and casein": of no product, and of no list.
  if (query.isComparison && unclear === null && order === null && nutrients.length === 0 && !namesProducts)
    return topics.length > 0 ? 'products' : 'general';
  const isBrand = unclear?.kind === 'brand';
  if (isBrand && /\bin (?:the|your) \w+ range\b/u.test(query.text)) return 'list';
  if (asksForSome && criteria.filter(({ kind }) => kind === 'country').length > 1) return 'list';
  const isOrdered = order !== null;
  const asksForAll = asksForSome || namesProducts || isCount || query.isComparison || isOrdered;
  if (
    isBrand &&
    asksForAll &&
    query.unknown.length === 0 &&
    (topics.length === 0 || query.isWeak || isCount || isOrdered)
  )
    return 'list';
  if (unclear?.kind === 'several' && (isOrdered || isCount || (namesProducts && criteria.length > 0)))
    return 'list';
  // "Addimere with no protein".
  if (
    isBrand &&
    topics.length === 0 &&
    criteria.some((each) => each.kind === 'nutrient' && (!each.is || each.limits !== 'some'))
  )
    return 'list';
  // A country alone tells where somebody is, unless products are spoken of.
  const hasTrait = criteria.some(({ kind }) => kind !== 'country' || namesProducts);
  // "Dalesips for children": of all of the brand, unless it is asked of it as of one.
  if (
    isBrand &&
    topics.length + nutrients.length + query.unknown.length === 0 &&
    criteria.length > 0 &&
    !/^(?:(?:and|so|hi|,) )*(?:is|isnt|does|doesnt|do|can|could|are|has|have|will|would)\b/u.test(
      query.text,
    ) &&
    criteria.every(({ kind, is }) => kind !== 'country' || !is)
  )
    return 'list';
  const isOfOneBrand = unclear !== null && !asksForSome && !namesProducts;
  const hasLimit = criteria.some((each) => each.kind === 'nutrient' && each.limits !== 'some');
  const isList =
    criteria.some(({ kind }) => OF_A_LIST.test(kind)) ||
    (!isOfOneBrand && hasLimit) ||
    (isCount && (hasTrait || namesProducts)) ||
    ((asksForSome || namesProducts) && (hasTrait || isOrdered)) ||
    (isOrdered && unclear === null);
  if (unclear !== null) return isBrand && isList ? 'list' : 'products';
  if (isList) return 'list';
  if (topics.length + nutrients.length + query.withoutRow.length > 0) return 'products';
  // "Henry for a 70 year old": the age is no list's.
  return hasTrait && !query.general.some((name) => name.startsWith('method:')) ? 'list' : 'general';
}
