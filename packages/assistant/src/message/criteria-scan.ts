// Longer than other files: one scan over a question, kind by kind.
import { isInSpan, type Span } from '../names/mention.ts';
import { isFiller, isOperator, type Tag } from './tags.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS } from '../vocabulary/operator-words.ts';
import { TYPE_OR_CONTAINER, kinds } from './criterion-kinds.ts';
import type { Criterion, BareCriterion } from './query.ts';

/** A criterion at its place in the question; the scan decides whether it is required or excluded. */
export type CriterionMention = Span & {
  criterion: BareCriterion<Criterion>;
  /** Counts only with "no" or "free": a word of a name, "any allergen". */
  countsOnlyIfExcluded?: boolean;
  /** A nutrient: in a list it means "some of it" only beside "with", a form or the like. */
  isBareNutrient?: boolean;
};

const CONJUNCTION = /^(?:or|nor|and|,|either|neither|plus)$/u;
const joinsCriteria = (text: string): boolean =>
  CONJUNCTION.test(text) || isFiller(text) || text === 'anything' || text === 'everything';
/** Kinds that can share one "no": "no milk and soya". */
const NEGATION_SHARING_KINDS = kinds(
  'allergen',
  'ingredient',
  'nutrient',
  'flavour',
  'brand',
  'disorder',
  'container',
  'age',
  'among',
  'scheme',
);
/** "Not in pouches or powders": what products are. */
const PRODUCT_FORM_KINDS = kinds('form', 'container', 'type');
/** What products may contain: "no fibre, milk and fish", "no milk egg or soya" exclude each of them. */
const SUBSTANCE_KINDS = kinds('allergen', 'ingredient', 'nutrient');
/** May follow each other with nothing between; "soya protein" is one thing. */
const ADJACENT_KINDS = kinds('allergen', 'ingredient', 'flavour');
/** Kinds of which a product or pack has only one: "PKU and MSUD powders" are powders for either. */
const SINGLE_VALUE_KINDS = kinds('form', 'disorder', 'container', 'iddsi', 'type', 'brand', 'flavour');
/** Kinds that apply to everything beside them. */
const COMMON_KINDS = kinds('form', 'country', 'age', 'among', 'brand', 'pack');
/** "Excluding the bar, which PKU substitute": the last part is required. */
const NEW_QUESTION = /(?:^|, )(?:which|what|list|show)\b/u;
const NEW_VERB = /^(?:with|contains?|containing|has|have|having)$/u;
const EXCEPT = new RegExp(
  `\\b(?:${EXCEPTION_WORDS}|${EXCLUDING_VERBS})(?: the| any| all| those| ones| for)* (?:\\w+ ){0,3}$`,
  'u',
);

/** `alternatives` holds the criteria joined by "or", `commaChain` those joined by commas alone: an "or" that follows applies to all of them. */
type ScannedCriterion = CriterionMention & {
  resolved: Criterion;
  alternatives: ScannedCriterion[];
  commaChain: ScannedCriterion[];
};

/** All criteria in order, each required or excluded; those joined by "or" become one. */
export function scanCriteria(
  all: readonly CriterionMention[],
  tags: readonly Tag[],
  texts: readonly string[],
  hasProducts: boolean,
): {
  criteria: Criterion[];
  isRead: (at: number) => boolean;
  contradictions: readonly string[];
  hasNegation: boolean;
} {
  const read: ScannedCriterion[] = [];
  let hasNegation = false;
  const contradictions: string[] = [];
  const sorted = all.toSorted((one, other) => one.from - other.from);
  for (const [at, each] of sorted.entries()) {
    const { criterion, from } = each;
    const { kind } = criterion;
    // "Halal... no, kosher": the first was a mistake.
    const isCorrection = IS_SLIP.test(texts.slice(read.at(-1)?.to ?? from, from).join(' '));
    const correctedIndex = isCorrection ? read.findLastIndex((other) => other.criterion.kind === kind) : -1;
    if (correctedIndex !== -1) read.splice(correctedIndex, 1);
    const last = read.at(-1);
    const between = texts.slice(last?.to ?? 0, from);
    const isAdjacent =
      last !== undefined &&
      between.length === 0 &&
      ADJACENT_KINDS.has(last.criterion.kind) &&
      ADJACENT_KINDS.has(kind) &&
      last.to === from &&
      each.countsOnlyIfExcluded !== true;
    const isJoined =
      isAdjacent ||
      (last !== undefined && between.some((text) => CONJUNCTION.test(text)) && between.every(joinsCriteria));
    const isOr = between.some((text) => text === 'or' || text === 'nor');
    const negationHere = negationAt(from, tags, texts);
    // "Not bothered about halal": either will do; "not bothered about powders" excludes them.
    if (negationHere.isIndifferent && !COMMON_KINDS.has(kind) && !TYPE_OR_CONTAINER.has(kind)) continue;
    // "Juice type and otherwise": either will do.
    if (!hasProducts && OR_OTHERWISE.test(texts.slice(each.to, each.to + 3).join(' '))) continue;
    const isFree = isFollowedByFree(each, tags, texts) || negationHere.isFreeFrom;
    // "Soya and egg free": each is excluded by "free" itself, and not negated again by the one before.
    const isNot =
      (isJoined &&
        !isFree &&
        !NEW_QUESTION.test(between.join(' ')) &&
        last?.resolved.isRequired === false &&
        sharesNegation(last, each, isOr, conjunctionOf(between, sorted.slice(at), texts), texts)) ||
      negationHere.isNegated ||
      ((kind === 'age' || kind === 'diet') && MAY_NOT_HAVE.test(texts.slice(each.to).join(' '))) ||
      (OFF_KINDS.has(kind) && OFF.test(texts.slice(0, from).join(' '))) ||
      (kind === 'country' && (isUnavailableIn(from, tags, texts) || isNegatedAfter(from, each.to, texts)));
    hasNegation ||= isNot || isFree || negationHere.isDoubleNegation === true;
    if (each.countsOnlyIfExcluded === true && isNot === isFree) continue;
    if (
      each.isBareNutrient === true &&
      !negationHere.isDoubleNegation &&
      !asksForPresence(each, isNot, isFree)
    )
      continue;
    // "Except low protein foods", "not a ready to drink bottle": the noun belongs to the exclusion and is not required.
    const belongsToExcluded =
      last?.resolved.isRequired === false &&
      last.to === from &&
      (last.criterion.kind === 'form' ? kind === 'container' : kind === 'form');
    if (
      belongsToExcluded &&
      (followsExcept(last, texts) ||
        read.some(({ resolved }) => resolved.isRequired && SINGLE_VALUE_KINDS.has(resolved.kind)))
    )
      continue;
    // "No fish allergy" asks for products suitable in fish allergy, like "fish allergy".
    const isRequired = isNot === isFree && !(kind === 'allergen' && isAllergyTo(each, tags, texts));
    const isOnly = kind === 'country' && isExclusive(each, texts);
    const resolved = { ...criterion, isRequired, ...(isOnly && { isExclusive: isOnly }) } as Criterion;
    // A repeated criterion counts at its last place: "likes coffee, which taste of coffee or mocha".
    const earlierIndex = read.findIndex(
      (other) =>
        JSON.stringify({ ...other.resolved, isRequired }) === JSON.stringify(resolved) &&
        (other.resolved.isRequired === isRequired || !isJoined),
    );
    if (earlierIndex !== -1 && isJoined) continue;
    // "Which sips contain soya? He is allergic to soya": the question counts.
    const isAllergy = kind === 'allergen' && isAllergyTo(each, tags, texts);
    if (
      isAllergy &&
      earlierIndex !== -1 &&
      read[earlierIndex]?.resolved.isRequired === true &&
      isSaidToContain(read[earlierIndex], texts)
    )
      continue;
    if (earlierIndex !== -1) read.splice(earlierIndex, 1);
    // "Raspberry, peach or mango": any of them will do.
    const isSameKind = last?.criterion.kind === kind;
    const isEitherKind =
      isOr && !COMMON_KINDS.has(kind) && !(last !== undefined && COMMON_KINDS.has(last.criterion.kind));
    const isSameColumn = isSameKind || isFormOrType(last?.criterion, criterion);
    // "Vegan or without milk": no list can be either. "Not egg free, or not gluten free": contains either.
    const areOnlyJoined = between.every(
      (text) => joinsCriteria(text) || /^(?:not|no|without|dont|arent|isnt|free)$/u.test(text),
    );
    const isListed =
      (isJoined || (isOr && areOnlyJoined)) &&
      last?.resolved.isRequired === true &&
      isRequired &&
      (isSameColumn || isEitherKind);
    if (
      areOnlyJoined &&
      isOr &&
      (isEitherKind || (isSameColumn && !isSameKind)) &&
      last !== undefined &&
      last.resolved.isRequired !== isRequired
    )
      contradictions.push(between.join(' '));
    const commaChain = isListed && isSameColumn ? [...last.commaChain, last] : [];
    read.push({
      ...each,
      resolved,
      commaChain,
      alternatives: isListed
        ? [...(last.commaChain.length > 0 ? last.commaChain : last.alternatives), last]
        : [],
    });
    const isAlternative =
      isOr ||
      // "Drinks and bars": no product is both.
      (isFormOrType(last?.criterion, criterion) && kind === 'container' && between.join(' ') === 'and') ||
      (isSameKind &&
        SINGLE_VALUE_KINDS.has(kind) &&
        !hasProducts &&
        texts[(last?.alternatives[0] ?? last)?.from - 1] !== 'both' &&
        !between.some((text) => /^(?:that|which|are|also|both)$/u.test(text)));
    if (isListed && !isAlternative) read.push({ ...(read.pop() as ScannedCriterion), alternatives: [] });
  }
  const listed = new Set(read.flatMap(({ alternatives }) => alternatives.map(({ resolved }) => resolved)));
  // "In anything but strawberry": has another flavour, and may come in strawberry too.
  const tastes = hasProducts ? [] : read.filter((each) => isOtherFlavour(each, texts));
  const exceptFlavours = tastes.flatMap(({ criterion }) => ('value' in criterion ? [criterion.value] : []));
  const [value] = exceptFlavours;
  return {
    criteria: [
      ...read.flatMap((each) => {
        const { resolved, alternatives } = each;
        const [first = resolved, ...more] = alternatives.map((one) => one.resolved);
        return listed.has(resolved) || tastes.includes(each)
          ? []
          : [alternatives.length === 0 ? resolved : { ...first, alternatives: [...more, resolved] }];
      }),
      ...(value === undefined ? [] : [{ kind: 'flavour' as const, isRequired: true, value, exceptFlavours }]),
    ],
    contradictions,
    hasNegation,
    isRead: isInSpan(read),
  };

  /** Some or none of a nutrient is asked for: "with fibre", "lactose free", "fibre feeds"; all feeds contain protein and energy. */
  function asksForPresence(
    { criterion, from, to }: CriterionMention,
    isNot: boolean,
    isFree: boolean,
  ): boolean {
    const id = 'value' in criterion ? criterion.value : '';
    if (isFree && isFollowedByFree({ criterion, from, to }, tags, texts)) return true;
    if (hasProducts) return false;
    if (isNot || isFree) return true;
    const last = read.at(-1);
    if (last?.criterion.kind === 'nutrient' && texts.slice(last.to, from).every(joinsCriteria)) return true;
    if (/^(?:protein|energyKcal|energyKj|water)$/u.test(id)) return false;
    return (
      /^(?:containing|enriched|added|fortified)$/u.test(texts[to] ?? '') ||
      tags.some(
        (tag) =>
          (isOperator(tag, 'with') && tag.to <= from && texts.slice(tag.to, from).every(isFiller)) ||
          (tag.from === to && (isOperator(tag, 'noun') || isCriterion(tag, 'form'))),
      )
    );
  }
}

/** "Puddings or thickened drinks", "puddings or bars": either of two kinds of product. */
const isFormOrType = (
  one: CriterionMention['criterion'] | undefined,
  other: CriterionMention['criterion'],
): boolean =>
  [one, other].some((each) => each !== undefined && TYPE_OR_CONTAINER.has(each.kind)) &&
  [one, other].some((each) => each?.kind === 'form');

const isCriterion = ({ item }: Tag, kind: Criterion['kind']): boolean =>
  item.kind === 'criterion' && item.criterion.kind === kind;

const followsExcept = ({ from }: Span, texts: readonly string[]): boolean =>
  EXCEPT.test(`${texts.slice(0, from).join(' ')} `);

const isOtherFlavour = ({ resolved, from, to }: ScannedCriterion, texts: readonly string[]): boolean =>
  resolved.kind === 'flavour' &&
  !resolved.isRequired &&
  // "Minus the chocolate ones": without those products.
  !GENERIC_NOUN.test(texts[to] ?? '') &&
  OTHER_THAN.test(`${texts.slice(0, from).join(' ')} `);
const OTHER_THAN = new RegExp(`\\b(?:${EXCEPTION_WORDS})(?: the| any| a| in| for)* (?:\\w+ ){0,3}$`, 'u');

type Conjunction = 'or' | 'and' | undefined;
/** "Vegan, halal or kosher": commas take the conjunction before the last item. */
function conjunctionOf(
  between: readonly string[],
  following: readonly CriterionMention[],
  texts: readonly string[],
): Conjunction {
  let words = between;
  for (const [at, { to }] of following.entries()) {
    if (!words.every(joinsCriteria)) return undefined;
    if (words.some((text) => /^n?or$/u.test(text))) return 'or';
    if (words.includes('and')) return 'and';
    words = texts.slice(to, following[at + 1]?.from ?? to);
    if (words.length === 0) return undefined;
  }
  return undefined;
}

/** "Without milk or soya": the negation of the first also applies to the second. */
function sharesNegation(
  last: ScannedCriterion,
  { criterion, from, to }: CriterionMention,
  isOr: boolean,
  join: Conjunction,
  texts: readonly string[],
): boolean {
  const { kind } = criterion;
  const isSame = last.criterion.kind === kind;
  const between = texts.slice(last.to, from);
  // "Exclude the peptide ones and anything over 1.2 kcal/ml": both.
  const isExceptAny = followsExcept(last, texts) && between.some((text) => ANY_WORD.test(text));
  if (isExceptAny && join !== undefined) return true;
  // "No fibre and over 1.5 kcal/ml": a limit is required.
  if (criterion.kind === 'nutrient' && criterion.limits !== 'some' && !isOr) return false;
  // "Without fibre, or with less than 1 g": starts a new criterion.
  if (isOr && between.includes('with')) return false;
  // "All but the minis, kcal please": an exclusion of names does not apply to nutrients. "Except the peptide ones and the fibre
  // ones" excludes both.
  const isPluralKind = join !== undefined && followsExcept(last, texts) && GENERIC_NOUN.test(texts[to] ?? '');
  if (kind === 'nutrient' && !isOr && !isPluralKind && !SUBSTANCE_KINDS.has(last.criterion.kind))
    return false;
  if (isOr)
    return (
      isSame ||
      NEGATION_SHARING_KINDS.has(kind) ||
      (kind === 'form' && PRODUCT_FORM_KINDS.has(last.criterion.kind))
    );
  // "Except pouches and foods"; in "excluding Wrenfold, children's sips" the last part is required.
  if (followsExcept(last, texts))
    return (
      isSame ||
      isPluralKind ||
      (join !== undefined && (NEGATION_SHARING_KINDS.has(kind) || kind === 'type' || kind === 'form'))
    );
  const conjunctionAt = between.findIndex((text) => CONJUNCTION.test(text));
  const startsNewCriterion =
    between.slice(conjunctionAt).some((text) => NEW_VERB.test(text)) ||
    // "No fibre, milk based", "no milk and fibre feeds".
    (join !== 'or' && (texts[to - 1] === 'based' || (!isSame && GENERIC_NOUN.test(texts[to] ?? ''))));
  const kinds = [kind, last.criterion.kind];
  const isSameClass =
    isSame ||
    (kinds.every((each) => SUBSTANCE_KINDS.has(each)) && (join !== undefined || !kinds.includes('nutrient')));
  return isSameClass && (join === 'or' || NEGATION_SHARING_KINDS.has(kind)) && !startsNewCriterion;
}
const ANY_WORD = /^(?:any|anything|everything|those|all)$/u;
const GENERIC_NOUN =
  /^(?:feeds?|products?|ones?|drinks?|sips?|ons|tubes?|powders?|liquids?|supplements?|formulas?)$/u;

/**
 * Whether a "no" or "free from" applies to a place, with only fillers between. "Not without fibre" and "leave out any that are
 * not halal" require it; "do not have no milk" is a single negation.
 */
function negationAt(
  place: number,
  tags: readonly Tag[],
  texts: readonly string[],
): { isNegated: boolean; isFreeFrom: boolean; isIndifferent?: boolean; isDoubleNegation?: boolean } {
  let isFreeFrom = false;
  for (let at = place - 1; at >= 0; at -= 1) {
    const tagsHere = tags.filter(({ from, to }) => from <= at && at < to);
    const negation = tagsHere.find((tag) => isOperator(tag, 'not'));
    if (negation !== undefined) {
      const isDoubleNegation =
        !NONE_WORD.test(negation.phrase) && negationAt(negation.from, tags, texts).isNegated;
      return { isNegated: !isDoubleNegation, isFreeFrom, isDoubleNegation };
    }
    if (tagsHere.some((tag) => isOperator(tag, 'notMinded')))
      return { isNegated: true, isFreeFrom, isIndifferent: true };
    if (tagsHere.some((tag) => isOperator(tag, 'freeFrom'))) isFreeFrom = true;
    const isLink =
      tagsHere.length > 0 &&
      tagsHere.every((tag) => isOperator(tag, 'noun', 'among', 'with', 'some', 'it', 'freeFrom'));
    // "No sucrose or lactose": skips an unknown word in the negated list.
    const isUnknown =
      tagsHere.length === 0 &&
      /^n?or$/u.test(texts[at + 1] ?? '') &&
      tags.some((tag) => tag.to === at && isOperator(tag, 'not', 'freeFrom'));
    if (isUnknown || /^n?or$/u.test(texts[at] ?? '')) continue;
    if (!(isLink && texts[at]?.startsWith('wh') !== true) && !isFiller(texts[at] ?? '')) break;
  }
  return { isNegated: false, isFreeFrom };
}

const NONE_WORD = /(?:^|\b)(?:no|nor|none|nothing|neither|nil|zero)$/u;

/** "Only sold in Ireland", "Ireland only". */
function isExclusive({ from, to }: Span, texts: readonly string[]): boolean {
  const at = texts.findLastIndex((text, place) => place < from && place >= from - 4 && EXCLUSIVE.test(text));
  const followsOnly =
    at !== -1 &&
    texts.slice(at + 1, from).every((text) => isFiller(text) && !/^(?:those|ones|them)$/u.test(text));
  return followsOnly || EXCLUSIVE.test(texts[to] ?? '');
}
const EXCLUSIVE = /^(?:only|just|exclusively|solely|exclusive)$/u;

/** "Milk free", and "milk and soya free"; "vegan free" only side by side. */
function isFollowedByFree(
  { criterion: { kind }, from, to }: Pick<CriterionMention, 'criterion' | 'from' | 'to'>,
  tags: readonly Tag[],
  texts: readonly string[],
): boolean {
  const at = kind === 'allergen' || kind === 'nutrient' ? skipAllergens(to, tags, texts, true) : to;
  // "With fibre, milk free": excludes only the word beside "free".
  if (at !== to && NEW_VERB.test(texts[from - 1] ?? '')) return false;
  return tags.some((tag) => tag.from === at && isOperator(tag, 'free'));
}

/** "Soya allergy", "egg and soya allergy", "allergic to soya", "intolerant of milk": the allergen is excluded. */
const isAllergyTo = (
  { from, to }: CriterionMention,
  tags: readonly Tag[],
  texts: readonly string[],
): boolean => {
  const at = skipAllergens(to, tags, texts);
  return (
    texts[from] === 'coeliac' ||
    ALLERGY.test(texts[at] ?? '') ||
    tags.some(
      (tag) =>
        tag.from === at &&
        tag.item.kind === 'criterion' &&
        tag.item.criterion.kind === 'type' &&
        tag.item.criterion.value.endsWith('allergy'),
    ) ||
    /\b(?:allergic|anaphylactic|anaphylaxis|intolerant|allergy|intolerance|sensitive|react(?:s|ed|ing)?|reactions?|avoids?|avoiding) (?:to|of)?$/u.test(
      texts.slice(Math.max(0, from - 2), from).join(' '),
    )
  );
};
const ALLERGY =
  /^(?:allergy|allergic|intolerance|intolerant|allergies|intolerances|safe|friendly|avoidance|reactions?|sensitivity|sensitive)$/u;

const isSaidToContain = ({ from }: Span, texts: readonly string[]): boolean =>
  NEW_VERB.test(texts.slice(0, from).findLast((text) => text !== 'any') ?? '');

/** Skips allergens and nutrients that share a word: "milk and soya free". */
function skipAllergens(from: number, tags: readonly Tag[], texts: readonly string[], alsoNutrients = false) {
  const isSkippable = (at: number) =>
    /^(?:and|or|,)$/u.test(texts[at] ?? '') ||
    tags.some(
      (tag) =>
        tag.from <= at &&
        at < tag.to &&
        (isCriterion(tag, 'allergen') || (alsoNutrients && tag.item.kind === 'nutrient')),
    );
  let at = from;
  while (isSkippable(at)) at += 1;
  return at;
}

const IS_SLIP =
  /^(?!.*\b(?:and|also)\b)(?:\w+ ){0,2}(?:, )*(?:no ,|(?:no )?(?:wait|sorry|scrap|i meant?|make that|rather(?! than)|or rather|never mind|correction|oops)\b)/u;

/** "Not stocked in Ireland", "what we cannot get there": a "no" in the same clause applies to the country, whatever the verb. */
function isUnavailableIn(place: number, tags: readonly Tag[], texts: readonly string[]): boolean {
  for (let at = place - 1; at >= 0 && !/^(?:,|and|but|or)$/u.test(texts[at] ?? ''); at -= 1) {
    const tagsHere = tags.filter(({ from, to }) => from <= at && at < to);
    if (tagsHere.some((tag) => isOperator(tag, 'not')) || /^(?:cannot|cant|unable)$/u.test(texts[at] ?? ''))
      return true;
    // "Not for children in Ireland": about who it is for.
    const isAboutSomethingElse = at < place - 1 && /^(?:for|with|without|under|over)$/u.test(texts[at] ?? '');
    if (isAboutSomethingElse || tagsHere.some(({ item }) => /^(?:criterion|nutrient)$/u.test(item.kind)))
      return false;
  }
  return false;
}

const OR_OTHERWISE = /^(?:and|or) otherwise(?: ,|$)/u;

/** "Off the GMS", "patient off milk": without it. */
const OFF = /\boff(?: (?:the|our|your|all|any))?$/u;
const OFF_KINDS = kinds('scheme', 'allergen', 'flavour');

/** "That under 18s must not have": negation after the person; in "children cannot have milk" it applies to milk. */
const MAY_NOT_HAVE =
  /^(?:cannot|cant|must not|mustnt|should not|shouldnt|may not|(?:are|is) not allowed(?: to)?|do not|dont) (?:have|use|take|get|eat|drink|be given|be fed)(?: (?:,|and|but|in|please)\b.*)?$/u;

/** "That the UK does not": negation after the country. "In Ireland are not GMS approved" is about the products there. */
const isNegatedAfter = (from: number, to: number, texts: readonly string[]): boolean =>
  (/\b(?:in|for|from)(?: the)?$/u.test(texts.slice(0, from).join(' ')) ? IS_NOT_SOLD : DOES_NOT).test(
    texts.slice(to).join(' '),
  );
const DOES_NOT = /^(?:do|does|have|has|is|are)(?:nt| not)\b/u;
const IS_NOT_SOLD = /^(?:do|does|have|has|is|are)(?:nt| not) (?:sold|stocked|available|to be had)\b/u;
