// Longer than other files: one clause is read into one query, field by field.
import { nutrientById } from '../catalogue.ts';
import { phraseText, type Word } from '../language/words.ts';
import { classifierWords } from '../intent/classifier-words.ts';
import type { Lexicon } from './lexicon.ts';
import { measuresIn } from '../quantities/measures.ts';
import { isInSpan, type Mention } from '../names/mention.ts';
import { namedProduct } from '../names/name-match.ts';
import type { NameIndex } from '../names/name-index.ts';
import { withUnitFromName, withSizes } from '../quantities/bare-sizes.ts';
import { rankingIn, ORDINALS } from './order.ts';
import { TAKES_BACK } from '../follow-ups/replacement.ts';
import { AS_FED, IS_THE_SAME } from '../vocabulary/operator-words.ts';
import { type CriterionMention, scanCriteria } from './criteria-scan.ts';
import { isShareWord, rankingShare } from '../quantities/energy-shares.ts';
import { finishQuery, EXCLUDES_PACK, SIZED_PACKS } from './finish-query.ts';
import { TYPE_KINDS, kinds } from './criterion-kinds.ts';
import {
  type AskedBasis,
  type Criterion,
  NO_QUERY,
  type Query,
  type Unclear,
  type BareCriterion,
} from './query.ts';
import {
  isListed,
  isBeforeAllergen,
  isTraitWord,
  isOperator,
  nutrientTags,
  type Tagged,
  tagsIn,
  tagsOf,
  topicsOf,
} from './tags.ts';
import {
  criterionMention,
  excludedMentions,
  nameMention,
  nutrientMention,
  itemsNotInCatalogue,
  partsNotAsked,
  statedMentions,
  wordMentions,
} from './coverage.ts';
import { referenceOf, isAmountLike } from './reference.ts';

/** Reads one clause into a query. Every word ends up in a field, is skipped as a common word, or is kept as not understood. */
export function readClause(
  typed: readonly Word[],
  given: readonly Mention[],
  names: NameIndex,
  lexicon: Lexicon,
): Query {
  // "All tube feeds bar Tarnvane": before a name, "bar" means "except".
  const words = typed.map((word, at) =>
    word.text === 'bar' && given.some(({ from }) => from === at + 1) ? { ...word, text: 'except' } : word,
  );
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const named = familyAsked(given, texts, names);
  // "Compare the Dalesip Minis": each of them.
  const each =
    named?.kind === 'among' && named.ids.length <= MOST_COMPARED && COMPARES_SOME.test(text)
      ? names.all.filter(({ product }) => named.ids.includes(product.id))
      : [];
  const family = each.length > 0 ? undefined : named;
  // "Of both of the liquid Lumekets": all products the name may mean.
  const mentions = given.flatMap((mention): Mention[] => {
    const { kind, from, to } = mention;
    const products =
      kind === 'several' &&
      (ALL_OF_THEM.test(texts.slice(0, from).join(' ')) ||
        // "Compare the Orrimel PKU pouches".
        (mention.products.length <= MOST_COMPARED &&
          ((COMPARES_SOME.test(text) && texts.slice(to - 1, to + 1).some((word) => OF_MANY.test(word))) ||
            // Compared with another, each product the name may mean counts: "Wrenfold Sip vs Dalesip Milk".
            (COMPARES_TWO.test(text) && given.length > 1 && countOf(given) <= MOST_COMPARED))))
        ? mention.products
        : each.map(({ product }) => product);
    return products.length > 0
      ? products.map((product) => ({ kind: 'product', product, from, to }))
      : [mention];
  });
  const left = excludedMentions(mentions, texts);
  const kept = mentions.filter((mention) => !left.includes(mention));
  const isOfProducts = family === undefined && kept.some(({ kind }) => kind === 'product');
  const apart = isOfProducts ? itemsNotInCatalogue(texts, mentions, lexicon) : [];
  const { amounts, isBetween, basis, ages, limits, target, taken } = measuresIn(
    texts,
    mentions,
    isOfProducts,
    apart,
  );
  const isFree = (at: number) => !taken.has(at);
  const hasPacks =
    SIZED_PACKS.test(text) ||
    (PACKS.test(text) && kept.some(({ kind }) => kind === 'brand')) ||
    IN_PACKS.test(text) ||
    PACKS_ALONE.test(text) ||
    (!isOfProducts && PACKS.test(text) && limits.some(({ criterion }) => criterion.kind === 'pack'));
  const allTags = tagsIn(texts, isFree, lexicon, isOfProducts, hasPacks);
  // "No, the chocolate ones" negates nothing.
  const isNo = (tag: Tagged) => texts[tag.from] === 'no' && isOperator(tag, 'not') && tag.to - tag.from === 1;
  const first = TAKES_BACK.test(text) ? allTags.find(isNo) : undefined;
  const notAsked = partsNotAsked(allTags, texts, isOfProducts);
  const tags = allTags.filter((tag) => tag !== first && !(isOfProducts && notAsked.includes(tag)));
  const has = (...operators: string[]) => tags.some((tag) => isOperator(tag, ...operators));
  const nutrientsNamed = nutrientTags(tags, texts, isOfProducts);
  // "Protein to energy ratio", "ca:p ratio": of the two named nutrients, not the ketogenic ratio.
  const before = (at: number) => nutrientsNamed.find(({ to }) => to === at)?.from ?? -1;
  const isOtherRatio =
    (OTHER_RATIO.test(text) || before(before(texts.indexOf('ratio'))) !== -1) && !/\bketo/u.test(text);
  const ordered = rankingIn(
    tags.filter((tag) => tag.item.kind !== 'nutrient' || nutrientsNamed.includes(tag)),
    texts,
    limits,
    (at) => mentions.some(({ kind, from }) => kind === 'brand' && from === at),
  );
  const share = isOfProducts ? undefined : rankingShare(nutrientsNamed, texts);
  const order =
    ordered === undefined ? null : share === undefined ? ordered.order : { ...ordered.order, by: share.part };
  // "The most protein for its energy": protein for the same energy.
  const weighed = nutrientsNamed.find(
    ({ from, item }) =>
      nutrientsNamed.some((tag) => tag.item !== item) &&
      (order === null ? FOR_ITS : FOR_THE).test(`${texts.slice(0, from).join(' ')} `),
  );
  const basisTag = weighed !== undefined && ordered?.used.includes(weighed) !== true ? weighed : undefined;
  const stated = isOfProducts || ordered !== undefined ? [] : statedMentions(nutrientsNamed, texts);
  const isOfStated = isInSpan(stated);
  const isSaidWith = ({ from }: Tagged) => tags.some((tag) => tag.to === from && isOperator(tag, 'with'));
  const unordered = nutrientsNamed.filter(
    (tag) =>
      !isOfStated(tag.from) &&
      // "Feeds with fibre, which has the most".
      (ordered?.used.includes(tag) !== true || isSaidWith(tag)) &&
      tag !== basisTag &&
      !(isOtherRatio && tag.phrase === 'ratio'),
  );
  const noRows = [...new Set(tagsOf(tags, 'noRow').map(({ item }) => item.name))];
  const nutrientIds = nutrientsNamed.flatMap((tag) =>
    tag.item.kind === 'nutrient' && tag !== basisTag && !isOfStated(tag.from) ? [tag.item.id] : [],
  );
  const groups = tagsOf(tags, 'group').flatMap(({ item }) => item.ids);
  const isOfALabel = tagsOf(tags, 'topic').some(({ item }) => item.topic === 'complete');
  const leftIds = notAsked.flatMap(({ item }) =>
    item.kind === 'nutrient' ? [item.id] : item.kind === 'group' ? item.ids : [],
  );
  const asked = [
    ...new Set(nutrientIds.length + noRows.length > 0 ? nutrientIds : isOfALabel ? [] : groups),
  ].filter((id) => !leftIds.includes(id));
  const { nutrients, ratio } =
    share !== undefined && order !== null
      ? { nutrients: [share.part], ratio: share.of }
      : isOtherRatio
        ? ratioIn(asked)
        : { nutrients: asked };
  const ids = kept.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  const isUnderstood = (at: number) => isInSpan(tags)(at) || isInSpan(notAsked)(at);
  const isOpen = (at: number) => isFree(at) && !isUnderstood(at);
  const said: CriterionMention[] = [
    ...(family === undefined ? [] : [{ from: 0, to: 0, criterion: family }]),
    ...mentions.flatMap((mention) => nameMention(mention, !isOfProducts && left.includes(mention))),
    ...stated,
    ...limits,
    ...ages,
    ...tagsOf(tags, 'criterion').flatMap((tag) =>
      ordered?.used.includes(tag) ? [] : [criterionMention(tag)],
    ),
    ...unordered.flatMap(nutrientMention),
    // "Leaving out oils": words of names as well.
    ...(isOfProducts
      ? []
      : wordMentions(texts, (at) => isOpen(at) || isInSpan(notAsked)(at), lexicon, names)),
  ];
  const { criteria, isRead, mixed, isTurned } = scanCriteria(said, tags, texts, isOfProducts);
  const others = texts.flatMap((word, at) => (isOpen(at) ? [{ word, at }] : []));
  const notRead = others.filter(({ at }) => !isRead(at));
  // A comparative that applies to nothing is named as not understood.
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
    criteria.some(({ kind, is }) => is && TYPE_KINDS.has(kind)) &&
    !/\b(?:of|from) (?:these|those|them)\b/u.test(text);
  const isOfAnOrder = (tag: Tagged) =>
    // "Lowest first", "most protein first".
    tag.phrase === 'first' &&
    tags.some(
      (each) =>
        each.to <= tag.from &&
        tag.from - each.to <= FAR_FROM_FIRST &&
        isOperator(each, 'most', 'least', 'more', 'less', 'high', 'low'),
    );
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
  // A pack or a ratio in the question is a different basis.
  const isAsFed = !isOfProducts && (basis === null || basis === 'per-100') && AS_FED.test(text);
  const sized = withSizes({ amounts, unread, basis }, kept, texts);
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
    // "An elderly man asks if it is kosher": the mark of the product comes before the age.
    criteria: ofSamples(criteria, text)
      .filter(({ kind }) => kind !== 'brand')
      .filter(
        (each) => !(isAsFed && each.kind === 'form' && each.value === 'liquid' && / ready to /u.test(text)),
      )
      .toSorted((one, other) =>
        isOfProducts ? Number(one.kind === 'age') - Number(other.kind === 'age') : 0,
      ),
    order,
    orderWord: has('least', 'less') ? 'least' : has('most', 'more') ? 'most' : null,
    isCount: has('count') && amounts.length === 0 && !isOfProducts && !COUNTS_MEASURES.test(text),
    isComparison:
      has('compare') ||
      (products.length > 1 &&
        (order !== null ||
          has('more', 'less', 'most', 'least') ||
          (nutrients.length > 0 && IS_THE_SAME.test(text)))),
    basis:
      ratio ??
      (isAsFed ? 'as-fed' : basis) ??
      // "The three bottles with most calcium each".
      (order !== null && /\beach$/u.test(text) ? { perPack: 'pack' } : null) ??
      (basisTag?.item.kind === 'nutrient' ? ratioTo(basisTag.item.id) : null),
    isMadeUp: MADE_UP.test(text),
    amounts: target === null ? withUnitFromName(sized.amounts, kept, texts) : [],
    apart: apart.map(({ from, to }) => texts.slice(from, to).join(' ')),
    isAmountBetween: isBetween,
    target,
    isInMmol: has('mmol'),
    general: methods,
    heard: classifierWords({ words, mentions: given }),
    text,
    unknown: notRead.flatMap(({ word }) => (lexicon.isKnown(word) ? [] : [word])),
    leftOver: [
      ...notRead.flatMap(({ word, at }) =>
        lexicon.isKnown(word) &&
        !lexicon.isPassedOver(word) &&
        !(share !== undefined && isShareWord(word)) &&
        // "She wants ...": whoever it is, the list is about products.
        !(/^(?:he|she)$/u.test(word) && !isOfProducts) &&
        !(order !== null && order.place > 1 && ORDINALS.includes(word)) &&
        !(order?.by === 'ageFrom' && /^(?:start|begin|begun)/u.test(word)) &&
        !(word === 'over' && texts[at + 1] === 'here') &&
        !(/^(?:whose|mention\w*|names?)$/u.test(word) && criteria.some(({ kind }) => kind === 'use')) &&
        !(isAsFed && AS_FED.exec(text)?.[0].split(' ').includes(word) === true)
          ? [word]
          : [],
      ),
      ...idle.map((tag) => `${tag.phrase.split(' ')[0]} ${texts[tag.to] ?? ''}`.trim()),
    ],
    unreadTraits: [
      ...mixed,
      ...(isTurned || isOfProducts || criteria.length === 0 ? [] : nothingTurnedBy(tags, texts)),
      // "Are any Wrenfolds not": the sentence breaks off.
      ...(DANGLES.test(text) && !isOfProducts ? [texts.at(-1) ?? ''] : []),
      ...(isOtherRatio && (ratio === undefined || order === null) ? ['ratio'] : []),
      ...notRead.flatMap(({ word, at }) =>
        NEGATES.test(word) ||
        (!lexicon.isPassedOver(word) &&
          (OF_ALL_WITH.test(texts.slice(at + 1).join(' ')) || isBeforeAllergen(at + 1, tags, texts))) ||
        (word.length > 3 && !lexicon.isPassedOver(word) && isTraitWord(at, tags, texts))
          ? [word]
          : [],
      ),
    ],
    free: others.map(({ word }) => word),
    unread: sized.unread,
    reference: reference?.kind === 'all' && hasOwnKind ? null : reference,
    goesOn: GOES_ON.test(text),
    asksForSome: has('some', 'give') || texts[0] === 'show',
    namesProducts: has('noun'),
    isWeak:
      tags.every((tag) => tag.item.kind !== 'topic' || (tag.item.isWeak && !isListed(tag, tags, texts))) &&
      // "Can she keep an opened pot": two weak words for storage are a clear question.
      tagsOf(tags, 'topic').filter(({ item }) => item.topic === 'storage').length < 2,
  };
  return finishQuery(
    query,
    criteria.filter(({ kind }) => kind === 'brand'),
  );
}

/** A "not" that applies to nothing known: a list without it could be the opposite. */
const nothingTurnedBy = (tags: readonly Tagged[], texts: readonly string[]): readonly string[] =>
  EXCLUDES_PACK.test(texts.join(' '))
    ? []
    : tags.flatMap((tag) =>
        isOperator(tag, 'not') && texts[tag.to] !== ',' ? [texts.slice(tag.from, tag.to + 2).join(' ')] : [],
      );

const FAR_FROM_FIRST = 3;

const countOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, mention) => sum + (mention.kind === 'product' ? 1 : mention.products.length), 0);

const MOST_COMPARED = 6;

const COMPARES_SOME = /\bcompare|\bcomparison\b|\bside by side\b|\bdifferences? between\b/u;
const COMPARES_TWO = new RegExp(`${COMPARES_SOME.source}|\\b(?:vs?|versus)\\b`, 'u');

const OF_MANY = /^(?:pouches|powders|cartons|bars|tabs|liquids|feeds|products|versions|sizes|ones)$/u;

const ALL_OF_THEM = /\b(?:both|all|each)(?: of)?(?: (?:the|your))?$/u;

/** "Potassium to protein ratio": the first nutrient per unit of the second, or per 100 kcal of energy. */
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

const OTHER_RATIO =
  /\bratios? (?:of )?(?:\w+ ){0,2}\w+ (?:to|:|and|,) \w+|\b\w+ (?:to|:|and|,) (?:\w+ ){1,3}ratio\b/u;

/** A negating word that was not understood: a list without it could be the opposite. */
const NEGATES =
  /^(?:exclu\w+|except\w*|omit\w*|skip\w*|lacks?|sans|un(?!able|it|iv|less|til|der|iq)\w+(?:ed|able|ible|ing)|non\w{4,})$/u;

/** Follows a word that was not understood: what is to happen with "those with milk" is unknown. */
const OF_ALL_WITH =
  /^(?:(?:out|off|away|rid|of|from|the|all|any) ){0,3}(?:anything|everything|any|those|ones|stuff|whatever|products|feeds) (?:(?:that|which|is|are|made) ){0,2}(?:with|from|contain(?:s|ing)?|has|have|having)\b/u;

const COUNTS_MEASURES =
  /\bhow many (?:of (?:those|these|them) )?(?:are |come )?(?:there )?(?:in an?|in the|in each|per|to an?|to the) (?:case|box|pack|tub|tin)\b|\bhow many (?:more )?(?:hours|days|weeks|months|minutes|times|mls?|litres|grams|g|mg|mcg|micrograms|mmols?|millimoles|kj|scoops|calories|kcals?|bottles|sachets|packs|cartons|tins|pots|pouches|tablets|servings|spoons|flavours|cases)\b/u;

const GOES_ON =
  /^(?:and|also|but|only|just|or|what about|how about|same|with|without|in|for|per|not|no|any|then|make (?:it|that)|ok and|ok|now|excluding|except|that|which are|free)\b|\b(?:only|instead|too|then)$/u;

/** "Which Wrenfold Tube feeds": all products whose names start so, not just the one of that name. */
function familyAsked(
  [mention, other]: readonly Mention[],
  texts: readonly string[],
  names: NameIndex,
): BareCriterion<Criterion> | undefined {
  if (other !== undefined || mention?.kind !== 'product') return undefined;
  const isPlural =
    /^(?:feeds|products|drinks|ones|range|supplements|powders|pouches|versions|bottles)$/u.test(
      texts[mention.to] ?? '',
    );
  // "How many micrograms would X give" counts no products.
  const before = texts.slice(0, mention.from).join(' ').replace(COUNTS_MEASURES, '');
  const isInPacks = /^(?:bottles|pouches)$/u.test(texts[mention.to] ?? '');
  const asks =
    texts[mention.to] === 'range' ||
    // "Wrenfold peptide feeds" as the whole question.
    (mention.from === 0 && mention.to === texts.length - 1) ||
    /\b(?:which|what|any|list|show|all|are there|have|how many)\b/u.test(before) ||
    (!isInPacks && /\b(?:are|do|the)\b/u.test(before)) ||
    /\b(?:which|what|how many)\b/u.test(texts.slice(mention.to).join(' '));
  const named = namedProduct(names, mention.product.id);
  if (named === undefined) return undefined;
  const ids = (names.brands.get(named.brand) ?? []).flatMap(({ rest, product }) =>
    named.rest.every((word, at) => rest[at] === word) ? [product.id] : [],
  );
  // "Compare the Dalesip Minis", "the three Dalesip Minis"; "3 Dalesip Minis" are three bottles of one product.
  const [, count = String(ids.length)] = OF_ALL.exec(before) ?? ['', ''];
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

/** "Per 100 ml" of a powder, or "at standard concentration": the column of the feed as made up. */
const MADE_UP = /100 mls?\b|\bmade up\b|\bstandard (?:concentration|dilution)\b|\d %/u;

/** "Dalesip bottles", "in pouches": searches by pack. */
const PACKS = /\b(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)\b/u;

const DANGLES = /(?<!\bor )\b(?:not|arent|isnt|dont|doesnt|havent|hasnt)$/u;

/** "And bars?" */
const PACKS_ALONE =
  /^(?:(?:and|or|what about|how about|any|ok|in) )+(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)(?: (?:then|instead|please))*$/u;

const IN_PACKS = /\b(?:in|as) (?:bottles|pouches|tins|cartons|sachets|pots|tubs)\b/u;

const SAMPLE_OR_COUNTRY = kinds('sample', 'country');

/** "Which samples cannot be ordered in Ireland": "cannot" applies to the samples, and Ireland is where they are ordered. */
function ofSamples(criteria: readonly Criterion[], text: string): readonly Criterion[] {
  const isOf = (kind: Criterion['kind'], is: boolean) =>
    criteria.some((each) => each.kind === kind && each.is === is);
  return isOf('sample', true) && isOf('country', false) && !/\b(?:sold|available|buy|stocked)\b/u.test(text)
    ? criteria.map((each) => (SAMPLE_OR_COUNTRY.has(each.kind) ? { ...each, is: !each.is } : each))
    : criteria;
}
