// Longer than other files: one clause is read into one query, field by field.
import { nutrientById } from '../catalogue.ts';
import { phraseText, type Word } from '../language/words.ts';
import { toClassifierWords } from '../intent/classifier-words.ts';
import type { Lexicon } from './lexicon.ts';
import { measuresIn } from '../quantities/measures.ts';
import { isInSpan, type Mention } from '../names/mention.ts';
import { namedProduct } from '../names/name-match.ts';
import type { NamedProduct, NameIndex } from '../names/name-index.ts';
import { addedPerProduct, withUnitFromName, withSizes } from '../quantities/bare-sizes.ts';
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
  type UnresolvedName,
  type BareCriterion,
} from './query.ts';
import {
  isListed,
  isBeforeAllergen,
  isTraitWord,
  isOperator,
  nutrientTags,
  type Tag,
  tagsIn,
  tagsOf,
  topicsOf,
} from './tags.ts';
import {
  criterionMention,
  excludedMentions,
  nameMention,
  nutrientMention,
  findUncataloguedItems,
  partsNotAsked,
  statedMentions,
  wordMentions,
} from './coverage.ts';
import { introduces } from './introduction.ts';
import { referenceOf, isAmountLike } from './reference.ts';

/** Reads one clause into a query. Every word ends up in a field, is skipped as a common word, or is kept as not understood. */
export function readClause(
  words: readonly Word[],
  allMentions: readonly Mention[],
  names: NameIndex,
  lexicon: Lexicon,
): Query {
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const excludedNames = excludedMentions(allMentions, texts);
  const familyCriterion = requestedFamily(
    allMentions.filter((mention) => !excludedNames.includes(mention)),
    texts,
    names,
  );
  // "Compare the Dalesip Minis": each of them.
  const each =
    familyCriterion?.kind === 'among' &&
    familyCriterion.ids.length <= MAX_COMPARED &&
    COMPARES_SOME.test(text)
      ? names.all.filter(({ product }) => familyCriterion.ids.includes(product.id))
      : [];
  const family = each.length > 0 ? undefined : familyCriterion;
  // "Of both of the liquid Lumekets": all products the name may mean.
  const mentions = allMentions.flatMap((mention): Mention[] => {
    const { kind, from, to } = mention;
    const products =
      kind === 'several' &&
      (ALL_OF_THEM.test(texts.slice(0, from).join(' ')) ||
        // "Compare the Orrimel PKU pouches".
        (mention.products.length <= MAX_COMPARED &&
          ((COMPARES_SOME.test(text) && texts.slice(to - 1, to + 1).some((word) => PLURAL_NOUN.test(word))) ||
            // Compared with another, each product the name may mean counts: "Wrenfold Sip vs Dalesip Milk".
            (COMPARES_TWO.test(text) && allMentions.length > 1 && countOf(allMentions) <= MAX_COMPARED))))
        ? mention.products
        : each.map(({ product }) => product);
    return products.length > 0
      ? products.map((product) => ({ kind: 'product', product, from, to }))
      : [mention];
  });
  const excluded = excludedMentions(mentions, texts);
  const remainingMentions = mentions.filter((mention) => !excluded.includes(mention));
  const hasProducts = family === undefined && remainingMentions.some(({ kind }) => kind === 'product');
  const uncatalogued = hasProducts ? findUncataloguedItems(texts, mentions, lexicon) : [];
  const { amounts, isAmountBetweenNames, basis, ages, limits, target, readPositions } = measuresIn(
    texts,
    mentions,
    hasProducts,
    uncatalogued,
  );
  const isFree = (at: number) => !readPositions.has(at);
  const hasPacks =
    SIZED_PACKS.test(text) ||
    (PACKS.test(text) && remainingMentions.some(({ kind }) => kind === 'brand')) ||
    IN_PACKS.test(text) ||
    PACKS_ALONE.test(text) ||
    (!hasProducts && PACKS.test(text) && limits.some(({ criterion }) => criterion.kind === 'pack'));
  const allTags = tagsIn(texts, isFree, lexicon, hasProducts, hasPacks);
  // "No, the chocolate ones" negates nothing.
  const isAnswerNo = (tag: Tag) =>
    texts[tag.from] === 'no' && isOperator(tag, 'not') && tag.to - tag.from === 1;
  const first = TAKES_BACK.test(text) ? allTags.find(isAnswerNo) : undefined;
  const notAsked = partsNotAsked(allTags, texts, hasProducts);
  const tags = allTags.filter((tag) => tag !== first && !(hasProducts && notAsked.includes(tag)));
  const hasOperator = (...operators: string[]) => tags.some((tag) => isOperator(tag, ...operators));
  const namedNutrients = nutrientTags(tags, texts, hasProducts);
  // "Protein to energy ratio", "ca:p ratio": of the two named nutrients, not the ketogenic ratio.
  const before = (at: number) => namedNutrients.find(({ to }) => to === at)?.from ?? -1;
  const isOtherRatio =
    (OTHER_RATIO.test(text) || before(before(texts.indexOf('ratio'))) !== -1) && !/\bketo/u.test(text);
  const ranking = rankingIn(
    tags.filter((tag) => tag.item.kind !== 'nutrient' || namedNutrients.includes(tag)),
    texts,
    limits,
    (at) => mentions.some(({ kind, from }) => kind === 'brand' && from === at),
  );
  const share = hasProducts ? undefined : rankingShare(namedNutrients, texts);
  const order =
    ranking === undefined ? null : share === undefined ? ranking.order : { ...ranking.order, by: share.part };
  // "The most protein for its energy": protein for the same energy.
  const perNutrientTag = namedNutrients.find(
    ({ from, item }) =>
      namedNutrients.some((tag) => tag.item !== item) &&
      (order === null ? RELATIVE_TO : order.also === 'energyKcal' ? RELATIVE_TO_LEAST : RELATIVE_TO_ITS).test(
        `${texts.slice(0, from).join(' ')} `,
      ),
  );
  const basisTag =
    perNutrientTag !== undefined && ranking?.usedTags.includes(perNutrientTag) !== true
      ? perNutrientTag
      : undefined;
  const statedMentionList = hasProducts || ranking !== undefined ? [] : statedMentions(namedNutrients, texts);
  const isInStated = isInSpan(statedMentionList);
  const isSaidWith = ({ from }: Tag) => tags.some((tag) => tag.to === from && isOperator(tag, 'with'));
  const unordered = namedNutrients.filter(
    (tag) =>
      !isInStated(tag.from) &&
      // "Feeds with fibre, which has the most".
      (ranking?.usedTags.includes(tag) !== true || isSaidWith(tag)) &&
      tag !== basisTag &&
      !(isOtherRatio && tag.phrase === 'ratio'),
  );
  const noRows = [...new Set(tagsOf(tags, 'noRow').map(({ item }) => item.name))];
  const nutrientIds = namedNutrients.flatMap((tag) =>
    tag.item.kind === 'nutrient' && tag !== basisTag && !isInStated(tag.from) ? [tag.item.id] : [],
  );
  const groups = tagsOf(tags, 'group').flatMap(({ item }) => item.ids);
  const asksForWholeLabel = tagsOf(tags, 'topic').some(({ item }) => item.topic === 'complete');
  const excludedIds = notAsked.flatMap(({ item }) =>
    item.kind === 'nutrient' ? [item.id] : item.kind === 'group' ? item.ids : [],
  );
  const requestedIds = [
    ...new Set(nutrientIds.length + noRows.length > 0 ? nutrientIds : asksForWholeLabel ? [] : groups),
  ].filter((id) => !excludedIds.includes(id));
  const { nutrients, ratio } =
    share !== undefined && order !== null
      ? { nutrients: [share.part], ratio: share.basis }
      : isOtherRatio
        ? nutrientRatioIn(requestedIds)
        : { nutrients: requestedIds };
  const ids = remainingMentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []));
  const isUnderstood = (at: number) => isInSpan(tags)(at) || isInSpan(notAsked)(at);
  const isOpen = (at: number) => isFree(at) && !isUnderstood(at);
  const criterionMentions: CriterionMention[] = [
    ...(family === undefined ? [] : [{ from: 0, to: 0, criterion: family }]),
    ...mentions.flatMap((mention) =>
      nameMention(
        // "Except the mini ones": all of them.
        PLURAL_NOUN.test(texts[mention.to] ?? '') ? withFamily(mention, names) : mention,
        !hasProducts && excluded.includes(mention),
      ),
    ),
    ...statedMentionList,
    ...limits,
    ...ages,
    ...tagsOf(tags, 'criterion').flatMap((tag) =>
      ranking?.usedTags.includes(tag) ? [] : [criterionMention(tag)],
    ),
    ...unordered.flatMap(nutrientMention),
    // "Leaving out oils": words of names as well.
    ...(hasProducts ? [] : wordMentions(texts, (at) => isOpen(at) || isInSpan(notAsked)(at), lexicon, names)),
  ];
  const { criteria, isRead, contradictions, hasNegation } = scanCriteria(
    criterionMentions,
    tags,
    texts,
    hasProducts,
  );
  const others = texts.flatMap((word, at) => (isOpen(at) ? [{ word, at }] : []));
  const unreadPositions = others.filter(
    ({ at }) => !isRead(at) && (hasProducts || !introduces(at, texts, tags, lexicon.isKnown)),
  );
  // A comparative that applies to nothing is named as not understood.
  const unusedComparatives = tags.filter(
    (tag) =>
      isOperator(tag, 'high', 'low') &&
      ranking !== undefined &&
      !ranking.usedTags.includes(tag) &&
      limits.length === 0,
  );
  const products = family === undefined ? [...new Set(ids)] : [];
  const ranksByFact = order !== null && nutrientById(order.by) === undefined;
  const hasOwnKind =
    criteria.some(({ kind, isRequired }) => isRequired && TYPE_KINDS.has(kind)) &&
    !/\b(?:of|from) (?:these|those|them)\b/u.test(text);
  const givesDirection = (tag: Tag) =>
    // "Lowest first", "most protein first".
    tag.phrase === 'first' &&
    tags.some(
      (each) =>
        each.to <= tag.from &&
        tag.from - each.to <= MAX_DISTANCE_TO_FIRST &&
        isOperator(each, 'most', 'least', 'more', 'less', 'high', 'low'),
    );
  const reference =
    order !== null && order.place > 1
      ? null
      : referenceOf(
          tags.filter((tag) => !givesDirection(tag) && tag.to !== basisTag?.from),
          texts,
        );
  const methods = [...new Set(tagsOf(tags, 'general').map(({ item }) => item.name))];
  const unreadAmounts =
    order !== null && order.place > 1
      ? []
      : texts.filter((_, at) => isFree(at) && at !== ranking?.countPosition && isAmountLike(words, at, tags));
  // A pack or a ratio in the question is a different basis.
  const isAsFed = !hasProducts && (basis === null || basis === 'per-100') && AS_FED.test(text);
  const sized = withSizes({ amounts, unreadAmounts, basis }, remainingMentions, texts);
  const query: Query = {
    ...NO_QUERY,
    products,
    unresolvedName: family === undefined ? unresolvedNameOf(remainingMentions, texts) : null,
    topics:
      target !== null || (ranksByFact && products.length === 0)
        ? []
        : order?.by === 'packSize'
          ? ['packs']
          : topicsOf(tags, texts, nutrients.length + noRows.length > 0),
    nutrients,
    nutrientsWithoutRow: noRows,
    // "An elderly man asks if it is kosher": the mark of the product comes before the age.
    criteria: withSampleCountry(criteria, text)
      .filter(({ kind }) => kind !== 'brand')
      .filter(
        (each) => !(isAsFed && each.kind === 'form' && each.value === 'liquid' && / ready to /u.test(text)),
      )
      .toSorted((one, other) =>
        hasProducts ? Number(one.kind === 'age') - Number(other.kind === 'age') : 0,
      ),
    order: basisTag === undefined || order === null ? order : { ...order, also: undefined },
    bareSuperlative: hasOperator('least', 'less') ? 'least' : hasOperator('most', 'more') ? 'most' : null,
    asksForCount: hasOperator('count') && amounts.length === 0 && !hasProducts && !COUNTS_MEASURES.test(text),
    isComparison:
      hasOperator('compare') ||
      (products.length > 1 &&
        (order !== null ||
          hasOperator('more', 'less', 'most', 'least') ||
          (nutrients.length > 0 && IS_THE_SAME.test(text)))),
    basis:
      ratio ??
      (isAsFed ? 'as-fed' : basis) ??
      // "The three bottles with most calcium each".
      (order !== null && /\beach$/u.test(text) ? { perPack: 'pack' } : null) ??
      (basisTag?.item.kind === 'nutrient' ? ratioTo(basisTag.item.id) : null),
    isMadeUp: MADE_UP.test(text),
    amounts:
      target === null
        ? addedPerProduct(withUnitFromName(sized.amounts, remainingMentions, texts), remainingMentions)
        : [],
    uncataloguedItems: uncatalogued.map(({ from, to }) => texts.slice(from, to).join(' ')),
    isAmountBetweenNames,
    target,
    isInMmol: hasOperator('mmol'),
    otherIntents: methods,
    classifierWords: toClassifierWords({ words, mentions: allMentions }),
    text,
    unknownWords: unreadPositions.flatMap(({ word }) => (lexicon.isKnown(word) ? [] : [word])),
    unusedWords: [
      ...unreadPositions.flatMap(({ word, at }) =>
        lexicon.isKnown(word) &&
        !lexicon.isIgnorable(word) &&
        !(share !== undefined && isShareWord(word)) &&
        // "She wants ...": whoever it is, the list is about products.
        !(/^(?:he|she)$/u.test(word) && !hasProducts) &&
        !(order !== null && order.place > 1 && ORDINALS.includes(word)) &&
        !(order?.by === 'ageFrom' && /^(?:start|begin|begun)/u.test(word)) &&
        !(word === 'over' && texts[at + 1] === 'here') &&
        !(/^(?:whose|mention\w*|names?)$/u.test(word) && criteria.some(({ kind }) => kind === 'use')) &&
        !(isAsFed && AS_FED.exec(text)?.[0].split(' ').includes(word) === true)
          ? [word]
          : [],
      ),
      ...unusedComparatives.map((tag) => `${tag.phrase.split(' ')[0]} ${texts[tag.to] ?? ''}`.trim()),
    ],
    unreadCriteria: [
      ...contradictions,
      ...(hasNegation || hasProducts || criteria.length === 0 ? [] : unusedNegations(tags, texts)),
      // "Are any Wrenfolds not": the sentence breaks off.
      ...(NEGATION_AT_END.test(text) && !hasProducts ? [texts.at(-1) ?? ''] : []),
      ...(isOtherRatio && (ratio === undefined || order === null) ? ['ratio'] : []),
      ...unreadPositions.flatMap(({ word, at }) =>
        NEGATING_WORD.test(word) ||
        (!lexicon.isIgnorable(word) &&
          (UNREAD_VERB_OBJECT.test(texts.slice(at + 1).join(' ')) ||
            isBeforeAllergen(at + 1, tags, texts))) ||
        (word.length > 3 && !lexicon.isIgnorable(word) && isTraitWord(at, tags, texts))
          ? [word]
          : [],
      ),
    ],
    unmatchedWords: others.map(({ word }) => word),
    unreadAmounts: sized.unreadAmounts,
    reference: reference?.kind === 'all' && hasOwnKind ? null : reference,
    startsAsFollowUp: STARTS_FOLLOW_UP.test(text),
    asksForSomeOfKind: hasOperator('some', 'give') || texts[0] === 'show',
    namesProductsInGeneral: hasOperator('noun'),
    hasOnlyWeakTopics:
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
const unusedNegations = (tags: readonly Tag[], texts: readonly string[]): readonly string[] =>
  EXCLUDES_PACK.test(texts.join(' '))
    ? []
    : tags.flatMap((tag) =>
        isOperator(tag, 'not') && texts[tag.to] !== ',' ? [texts.slice(tag.from, tag.to + 2).join(' ')] : [],
      );

const MAX_DISTANCE_TO_FIRST = 3;

const countOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, mention) => sum + (mention.kind === 'product' ? 1 : mention.products.length), 0);

const MAX_COMPARED = 6;

const COMPARES_SOME = /\bcompare|\bcomparison\b|\bside by side\b|\bdifferences? between\b/u;
const COMPARES_TWO = new RegExp(`${COMPARES_SOME.source}|\\b(?:vs?|versus)\\b`, 'u');

const PLURAL_NOUN = /^(?:pouches|powders|cartons|bars|tabs|liquids|feeds|products|versions|sizes|ones)$/u;

const ALL_OF_THEM = /\b(?:both|all|each)(?: of)?(?: (?:the|your))?$/u;

/** "Potassium to protein ratio": the first nutrient per unit of the second, or per 100 kcal of energy. */
function nutrientRatioIn(ids: readonly string[]): { nutrients: readonly string[]; ratio?: AskedBasis } {
  const [first, second, other] = ids.filter((id) => id !== 'ketogenicRatio');
  if (!ids.includes('ketogenicRatio') || first === undefined || second === undefined || other !== undefined)
    return { nutrients: ids };
  return { nutrients: [first], ratio: ratioTo(second) };
}

const ratioTo = (nutrient: string): AskedBasis => ({
  perNutrient: { nutrient, amount: nutrient === 'energyKcal' ? 100 : 1 },
});

const RELATIVE_TO =
  /\b(?:for|given|against|relative to|in relation to|compared (?:to|with)|in proportion to|as a share of) (?:its|their) $/u;

const RELATIVE_TO_ITS =
  /\b(?:for|given|relative to|in relation to|in proportion to|as a share of) (?:(?:its|their|the|your|every|each) )?$/u;

/** "The most protein for the fewest calories" */
const RELATIVE_TO_LEAST = new RegExp(
  RELATIVE_TO_ITS.source.replace(/\$$/u, '(?:(?:least|fewest|lowest) )?$'),
  'u',
);

const OTHER_RATIO =
  /\bratios? (?:of )?(?:\w+ ){0,2}\w+ (?:to|:|and|,) \w+|\b\w+ (?:to|:|and|,) (?:\w+ ){1,3}ratio\b/u;

/** A negating word that was not understood: a list without it could be the opposite. */
const NEGATING_WORD =
  /^(?:exclu\w+|except\w*|omit\w*|skip\w*|lacks?|sans|un(?!able|it|iv|less|til|der|iq)\w+(?:ed|able|ible|ing)|non\w{4,})$/u;

/** Follows a word that was not understood: what is to happen with "those with milk" is unknown. */
const UNREAD_VERB_OBJECT =
  /^(?:(?:out|off|away|rid|of|from|the|all|any) ){0,3}(?:anything|everything|any|those|ones|stuff|whatever|products|feeds) (?:(?:that|which|is|are|made) ){0,2}(?:with|from|contain(?:s|ing)?|has|have|having)\b/u;

const COUNTS_MEASURES =
  /\bhow many (?:of (?:those|these|them) )?(?:are |come )?(?:there )?(?:in an?|in the|in each|per|to an?|to the) (?:case|box|pack|tub|tin)\b|\bhow many (?:more )?(?:hours|days|weeks|months|minutes|times|mls?|litres|grams|g|mg|mcg|micrograms|mmols?|millimoles|kj|scoops|calories|kcals?|bottles|sachets|packs|cartons|tins|pots|pouches|tablets|servings|spoons|flavours|cases)\b/u;

const STARTS_FOLLOW_UP =
  /^(?:and|also|but|only|just|or|what about|how about|same|with|without|in|for|per|not|no|any|then|make (?:it|that)|ok and|ok|now|excluding|except|that|which are|free)\b|\b(?:only|instead|too|then)$/u;

/** "Which Wrenfold Tube feeds": all products whose names start so, not just the one of that name. */
function requestedFamily(
  [mention, other]: readonly Mention[],
  texts: readonly string[],
  names: NameIndex,
): BareCriterion<Criterion> | undefined {
  if (other !== undefined || mention?.kind !== 'product') return undefined;
  const isPlural =
    // "Which mini has the most fibre".
    (/\b(?:which|what)$/u.test(texts.slice(0, mention.from).join(' ')) &&
      RANKS_SOME.test(texts.slice(mention.to).join(' '))) ||
    /^(?:feeds|products|drinks|ones|range|supplements|powders|pouches|versions|bottles)$/u.test(
      texts[mention.to] ?? '',
    );
  // "How many micrograms would X give" counts no products.
  const precedingText = texts.slice(0, mention.from).join(' ').replace(COUNTS_MEASURES, '');
  const isFollowedByPacks = /^(?:bottles|pouches)$/u.test(texts[mention.to] ?? '');
  const asks =
    texts[mention.to] === 'range' ||
    // "Wrenfold peptide feeds" as the whole question.
    (mention.from === 0 && mention.to === texts.length - 1) ||
    /\b(?:which|what|any|list|show|all|are there|have|how many)\b/u.test(precedingText) ||
    (!isFollowedByPacks && /\b(?:are|do|the)\b/u.test(precedingText)) ||
    /\b(?:which|what|how many)\b/u.test(texts.slice(mention.to).join(' '));
  const namedFamily = namedProduct(names, mention.product.id);
  if (namedFamily === undefined) return undefined;
  const ids = familyOf(namedFamily, names).map(({ id }) => id);
  // "Compare the Dalesip Minis", "the three Dalesip Minis"; "3 Dalesip Minis" are three bottles of one product.
  const [, count = String(ids.length)] = BEFORE_SEVERAL.exec(precedingText) ?? ['', ''];
  const meansSeveral =
    texts[mention.to - 1] === `${namedFamily.nameWords.at(-1)}s` &&
    (count === String(ids.length) ||
      COMPARES_SOME.test(texts.join(' ')) ||
      // "Wrenfold Tubes not available in 200 ml".
      (mention.from === 0 && NARROWS.test(texts[mention.to] ?? '')));
  return ids.length < 2 || !((isPlural && asks) || meansSeveral)
    ? undefined
    : { kind: 'among', ids, words: namedFamily.product.name };
}

/** The products whose names start like this one. */
const familyOf = ({ brand, nameWords }: NamedProduct, names: NameIndex) =>
  (names.brands.get(brand) ?? []).flatMap((each) =>
    nameWords.every((word, at) => each.nameWords[at] === word) ? [each.product] : [],
  );

function withFamily(mention: Mention, names: NameIndex): Mention {
  const named = mention.kind === 'product' ? namedProduct(names, mention.product.id) : undefined;
  return named === undefined ? mention : { ...mention, kind: 'several', products: familyOf(named, names) };
}

const NARROWS = /^(?:not|without|with|that|which|from|in|except|other|under|over)$/u;

const RANKS_SOME = /^(?:\w+ ){0,2}(?:most|least|highest|lowest|fewest|smallest|biggest|largest)\b/u;

const BEFORE_SEVERAL = /\b(?:the|your|all|which|what|every)(?: (\d))?$/u;

function unresolvedNameOf(mentions: readonly Mention[], texts: readonly string[]): UnresolvedName | null {
  const mention = mentions.find(({ kind }) => kind !== 'product');
  if (mention === undefined || mention.kind === 'product') return null;
  const { kind, from, to, products } = mention;
  const typedName = kind === 'doubtful' ? mention.typedName : texts.slice(from, to).join(' ');
  return { kind, typedName, ids: products.map(({ id }) => id) };
}

/** "Per 100 ml" of a powder, or "at standard concentration": the column of the feed as made up. */
const MADE_UP = /100 mls?\b|\bmade up\b|\bstandard (?:concentration|dilution)\b|\d %/u;

/** "Dalesip bottles", "in pouches": searches by pack. */
const PACKS = /\b(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)\b/u;

const NEGATION_AT_END = /(?<!\bor )\b(?:not|arent|isnt|dont|doesnt|havent|hasnt)$/u;

/** "And bars?" */
const PACKS_ALONE =
  /^(?:(?:and|or|what about|how about|any|ok|in) )+(?:bottles|pouches|tins|cartons|sachets|pots|tubs|bars|tablets)(?: (?:then|instead|please))*$/u;

const IN_PACKS = /\b(?:in|as) (?:bottles|pouches|tins|cartons|sachets|pots|tubs)\b/u;

const SAMPLE_OR_COUNTRY = kinds('sample', 'country');

/** "Which samples cannot be ordered in Ireland": "cannot" applies to the samples, and Ireland is where they are ordered. */
function withSampleCountry(criteria: readonly Criterion[], text: string): readonly Criterion[] {
  const hasCriterion = (kind: Criterion['kind'], is: boolean) =>
    criteria.some((each) => each.kind === kind && each.isRequired === is);
  return hasCriterion('sample', true) &&
    hasCriterion('country', false) &&
    !/\b(?:sold|available|buy|stocked)\b/u.test(text)
    ? criteria.map((each) =>
        SAMPLE_OR_COUNTRY.has(each.kind) ? { ...each, isRequired: !each.isRequired } : each,
      )
    : criteria;
}
