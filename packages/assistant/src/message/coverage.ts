import { singular, unique } from '../language/phrases.ts';
import type { Lexicon } from './lexicon.ts';
import { isInSpan, type Mention, type Span } from '../names/mention.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { CriterionMention } from './criteria-scan.ts';
import { isInSum, isProductUnit, MAX_COUNT, quantityAt } from '../quantities/quantity.ts';
import { isFiller, isOperator, JOINING_WORD, type Tag, type TagOf } from './tags.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';
import { kinds } from './criterion-kinds.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { excludesNext, IS_EXCLUSION } from '../vocabulary/operator-words.ts';

export const criterionMention = ({ from, to, phrase, item }: TagOf<'criterion'>): CriterionMention => ({
  from,
  to,
  criterion: item.criterion,
  countsOnlyIfExcluded:
    item.criterion.kind === 'allergen' && item.criterion.value === ANY_ALLERGEN && !phrase.endsWith('free'),
});

export const nutrientMention = ({ from, to, item }: Tag): CriterionMention[] =>
  item.kind === 'nutrient'
    ? [
        {
          from,
          to,
          isBareNutrient: true,
          criterion: { kind: 'nutrient', value: item.id, limits: 'some', basis: null },
        },
      ]
    : [];

/** "Which of yours list glutamine", "any that state selenium or iodine": asks which labels have a row for it. */
export function statedMentions(tags: readonly Tag[], texts: readonly string[]): CriterionMention[] {
  const statedCriteria: CriterionMention[] = [];
  for (const { from, to, item } of tags) {
    if (item.kind !== 'nutrient') continue;
    const precedingText = texts.slice(0, from).join(' ');
    const last = statedCriteria.at(-1);
    const isNext = last !== undefined && texts.slice(last.to, from).every((text) => JOINING_WORD.test(text));
    const verb = ASKS_WHICH_STATE.exec(precedingText)?.[1];
    if (!isNext && verb === undefined) continue;
    const start = isNext ? from : texts.lastIndexOf(verb ?? '', from);
    statedCriteria.push({ from: start, to, criterion: { kind: 'states', value: item.id } });
  }
  return statedCriteria;
}
const ASKS_WHICH_STATE =
  /^(?!.*\b(?:how much|compare)\b).*\b(?:which|any|anything|what|ones|that|those|products?|feeds?|sips?|ons|supplements?|formulas?|powders?|drinks?|liquids?|labels?|yours|they)\b.* (lists?|listing|states?|stating|declares?|declaring|gives?|giving|shows?|showing|quotes?|quoting|specif(?:y|ies))(?: (?:a|an|any|the|its|their|figures?|values?|amounts?|content|levels?|numbers?|data|for|of|out))*$/u;

/** Brands, and products named to be excluded. */
export function nameMention(mention: Mention, isExcluded: boolean): CriterionMention[] {
  const { kind, from, to } = mention;
  if (kind === 'brand') return [{ from, to, criterion: { kind, value: mention.brand } }];
  const products = kind === 'product' ? [mention.product] : mention.products;
  const criterion = {
    kind: 'among',
    ids: products.map(({ id }) => id),
    words: products[0]?.name ?? '',
  } as const;
  return isExcluded ? [{ from, to, criterion }] : [];
}

/** Ingredients, indications, and words of names after a "no", where no phrase of the vocabulary covers them. */
export function wordMentions(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  { byWord }: NameIndex,
): CriterionMention[] {
  const text = texts.join(' ');
  const found: CriterionMention[] = [];
  // "With chylothorax on its indications": words in the text of the indications.
  const namesIndications = NAMES_INDICATIONS.test(text);
  for (const [at, word] of texts.entries()) {
    if (!isOpen(at)) continue;
    const place = { from: at, to: at + 1 };
    const isMeaningfulWord = !lexicon.isIgnorable(word);
    const last = found.at(-1);
    const isNext = last?.criterion.kind === 'use' && last.to === at;
    const isSought =
      isNext ||
      namesIndications ||
      texts.slice(Math.max(0, at - 4), at).some((each) => PURPOSE_WORD.test(each));
    // "Excluding mini and two"
    const isNumberToo =
      /^\d/u.test(word) &&
      last?.criterion.kind === 'among' &&
      last.to === at - 1 &&
      JOINING_WORD.test(texts[at - 1] ?? '');
    const ids =
      (word.length < 3 && !isNumberToo) || isFiller(word) || JOINING_WORD.test(word)
        ? []
        : unique(
            [word, singular(word)].flatMap((each) =>
              (byWord.get(each) ?? []).flatMap(({ nameWords, product }) =>
                nameWords.includes(each) ? [product.id] : [],
              ),
            ),
          );
    if (isMeaningfulWord && CONTENT_WORD.test(text) && lexicon.isIngredient(word))
      found.push({ ...place, criterion: { kind: 'ingredient', value: word } });
    else if (
      isMeaningfulWord &&
      (namesIndications || ASKS_FOR_A_USE.test(text)) &&
      isSought &&
      lexicon.isIndication(word)
    ) {
      // "Fat malabsorption": a nutrient directly before is part of it.
      const before = `${texts[at - 1] ?? ''} ${word}`;
      const hasBefore = !isNext && namesIndications && NUTRIENT_WORDS.has(texts[at - 1] ?? '');
      const value =
        isNext && 'value' in last.criterion
          ? `${String(last.criterion.value)} ${word}`
          : hasBefore
            ? before
            : word;
      found.push({
        from: isNext ? (found.pop()?.from ?? at) : hasBefore ? at - 1 : at,
        to: at + 1,
        criterion: { kind: 'use', value },
      });
    } else if (ids.length > 0)
      found.push({ ...place, criterion: { kind: 'among', ids, words: word }, countsOnlyIfExcluded: true });
  }
  return found;
}

const NAMES_INDICATIONS = /\bindications?\b/u;

const PURPOSE_WORD = /^(?:for|in|with|treat|of)$/u;

const ASKS_FOR_A_USE =
  /\bindicated\b|\b(?:feeds?|products?|supplements?|sips?|ons|formulas?|powders?|anything|something|one|drinks?|range) (?:\w+ ){0,2}(?:for|in|to treat|of)\b|\b(?:do you|have you) (?:have|got|do|make|sell)\b/u;

const CONTENT_WORD =
  /\b(?:with|contains?|containing|ingredients?|made (?:with|from)|without|free|no|have|has|uses?)\b/u;

/**
 * "200 ml of this plus 30 ml of that", "and a banana": parts of a sum that are not in the catalogue. The answer says that they
 * are left out, and their amounts apply to nothing else.
 */
export function findUncataloguedItems(
  words: readonly string[],
  mentions: readonly Mention[],
  lexicon: Lexicon,
): readonly Span[] {
  const isNamed = isInSpan(mentions);
  const texts = words.map((word, at) => (isNamed(at) ? '§' : word));
  const hits = lexicon.find(words, (at) => !isNamed(at));
  const isFood = (at: number): boolean => {
    const word = texts[at] ?? '§';
    const items = hits.find(({ from, to }) => from <= at && at < to)?.value;
    return items === undefined
      ? word !== '§' && word.length > 2 && !lexicon.isIgnorable(word) && !IS_NO_FOOD.test(word)
      : items.some(
          ({ kind, ...item }) =>
            kind === 'criterion' && 'criterion' in item && IS_FOOD.has(item.criterion.kind),
        );
  };
  const parts: Span[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    const precedingWord = texts[from - 1] ?? '';
    const quantity = quantityAt(texts, from);
    const isMeasured =
      quantity !== undefined &&
      (quantity.unit === 'pack' ||
        (isProductUnit(quantity.unit) && (!quantity.hasNoNumber || quantity.value >= LITRE)));
    const isCount =
      (quantity?.unit === 'none' && quantity.value <= MAX_COUNT) ||
      /^(?:an?|another|some)$/u.test(texts[from] ?? '');
    const end = isMeasured || quantity?.unit === 'none' ? quantity.to : from + 1;
    const start = /^(?:of|x)$/u.test(texts[end] ?? '') ? end + 1 : end;
    let at = start;
    while (/^(?:the|my|his|her|your|an?|whole|full|semi|skimmed|fresh)$/u.test(texts[at] ?? '')) at += 1;
    let to = isMeasured && /^(?:water|fluid)$/u.test(texts[at] ?? '') ? at + 1 : at;
    while (isFood(to)) to += 1;
    // "6 flushes of 50 ml"
    const each = texts[to] === 'of' && to > at ? quantityAt(texts, to + 1) : undefined;
    if (each !== undefined && isProductUnit(each.unit) && texts[each.to] !== 'of') to = each.to;
    const isJoined = isMeasured
      ? isOtherMakers(texts[to - 1] ?? '') ||
        /^(?:and|plus|with|,)$/u.test(precedingWord) ||
        (/^(?:and|plus|with)$/u.test(texts[to] ?? '') && /^(?:\d.*|an?|§)$/u.test(texts[to + 1] ?? ''))
      : isCount && /^(?:and|plus)$/u.test(precedingWord) && (texts[from - 2] === '§' || isInSum(texts, from));
    const strange = isMeasured ? unrecognisedTo(texts, from, at) : undefined;
    if (strange !== undefined) {
      parts.push({ from, to: strange });
      from = strange - 1;
      continue;
    }
    if (to === at || !isJoined || TRAIT_WORD.test(texts[to] ?? '') || texts[to] === '§') continue;
    parts.push({ from, to });
    from = to - 1;
  }
  return parts;
}
/**
 * "750 ml of the fibre stuff plus 2 of this": where what is given beside a named product ends, if no product was recognised in it. Its
 * amount is never that of the other product.
 */
function unrecognisedTo(texts: readonly string[], from: number, at: number): number | undefined {
  const end = texts.findIndex(
    (text, place) => place >= at && /^(?:,|§|and|plus|with|then|k?cals?|\d.*)$/u.test(text),
  );
  const to = end === -1 ? texts.length : end;
  const isNoName =
    to === at || to - at > MAX_NAME_WORDS || texts[to] === '§' || IS_NO_NAME.test(texts[at] ?? '');
  if (isNoName || BEFORE_A_SIZE.test(texts[from - 1] ?? '')) return undefined;
  const before = texts.slice(0, from - 1);
  const isAfterItem = JOINS_ITEM.test(texts[from - 1] ?? '') && before.includes('§') && !before.includes(',');
  const next = texts.slice(JOINS_ITEM.test(texts[to] ?? '') ? to + 1 : to, texts.indexOf('§', to));
  const isBeforeItem =
    texts.includes('§', to) && next.length < MAX_NAME_WORDS && /^(?:\d[\d.]*|an?|one)$/u.test(next[0] ?? '');
  return isAfterItem || isBeforeItem ? to : undefined;
}
const MAX_NAME_WORDS = 5;
const JOINS_ITEM = /^(?:and|plus|with|then)$/u;
const BEFORE_A_SIZE = /^(?:in|per|for|of|at|over|each|every|x|the)$/u;
const IS_NO_NAME =
  /^(?:k?cals?|calories|kj|in|an?|per|for|from|over|at|is|how|what|does|daily|overnight|twice|tds|bd|od|qds|x|times|please|total)$/u;
const LITRE = 1000;
const IS_FOOD = kinds('type', 'flavour', 'allergen', 'form', 'ingredient');
const TRAIT_WORD = /^(?:allerg\w*|intoleran\w*|flavour\w*|taste|free|version|one|ones|is|are)$/u;
const IS_NO_FOOD =
  /^(?:\d.*|(?:per|than|from|that|which|not|but|if|as|is|are|how|over|to|via|at|in|by|for|on|every|each|daily|nightly|overnight|day|days|week|weeks|night|morning|evening|tds|bd|qds|od|tid|bid|qid|hour\w*|times?|more|less|extra|again|then|together|total\w*|altogether|sum|combined|bottles?|packs?|bags?|feeds?)|\w+(?:ing|ly))$/u;

/** "All but Dalesip Two and Dalesip Mini", "other than Tarnvane": products named to be excluded. */
export function excludedMentions(mentions: readonly Mention[], texts: readonly string[]): readonly Mention[] {
  const excluded: Mention[] = [];
  for (const mention of mentions) {
    const textBetween = texts.slice(excluded.at(-1)?.to ?? 0, mention.from).join(' ');
    // "Not Dalesip Two, Dalesip Mini": the last one after a comma is asked for.
    const continuesExclusion =
      excluded.length > 0 &&
      /^(?:(?:and|or|nor|,|the) ?)+$/u.test(textBetween) &&
      (/\w/u.test(textBetween) || mention !== mentions.at(-1));
    if (mention.kind !== 'brand' && (continuesExclusion || excludesNext(textBetween))) excluded.push(mention);
  }
  return excluded;
}

/** "Never mind the energy, just protein". */
const STARTS_NEW_QUESTION = /^(?:just|only|also)$/u;
const QUESTION_ITEM = /^(?:nutrient|noRow|group|topic)$/u;
const isQuestionTag = ({ item }: Tag): boolean => QUESTION_ITEM.test(item.kind);

/**
 * What is to be left out of an answer: "nutrition apart from the vitamins", "protein but not fat", "skip the allergens". For a
 * list, only topics: "feeds without fibre" has a criterion.
 */
export function partsNotAsked(
  tags: readonly Tag[],
  texts: readonly string[],
  hasProducts: boolean,
): readonly Tag[] {
  const excluded: Tag[] = [];
  for (const tag of tags) {
    if (!isQuestionTag(tag) || (!hasProducts && tag.item.kind !== 'topic')) continue;
    const negation = tags.findLast(
      (each) =>
        each.to <= tag.from &&
        isOperator(each, 'not', 'notMinded') &&
        texts
          .slice(each.to, tag.from)
          .every(
            (text, at) =>
              (isFiller(text) && !STARTS_NEW_QUESTION.test(text)) ||
              isExcluded(each.to + at) ||
              joinsExclusions(text, each),
          ),
    );
    // "Does it have no fat" asks about fat.
    const isOmitted =
      negation !== undefined &&
      (!hasProducts ||
        IS_EXCLUSION.test(negation.phrase) ||
        (/^(?:but )?not$/u.test(negation.phrase) &&
          tags.some((each) => isQuestionTag(each) && each.to <= negation.from)));
    if (isOmitted) excluded.push(tag);
  }
  return excluded;

  function isExcluded(at: number): boolean {
    return isInSpan(excluded)(at);
  }
}

/** "Skip the fat and fibre", "not the fat or fibre"; "protein not fat, and sodium". */
const joinsExclusions = (text: string, { phrase }: Tag): boolean =>
  /^n?or$/u.test(text) || (JOINING_WORD.test(text) && IS_EXCLUSION.test(phrase));
