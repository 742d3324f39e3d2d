// Longer than other files: one scan over a question, kind by kind.
import { isInSpan, type Span } from '../names/mention.ts';
import { isFiller, isOperator, type Tagged } from './tags.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS } from '../vocabulary/operator-words.ts';
import { TYPE_OR_CONTAINER, kinds } from './criterion-kinds.ts';
import type { Criterion, BareCriterion } from './query.ts';

/** A criterion at its place in the question; the scan decides whether it is required or excluded. */
export type CriterionMention = Span & {
  criterion: BareCriterion<Criterion>;
  /** Counts only with "no" or "free": a word of a name, "any allergen". */
  isOnlyLeftOut?: boolean;
  /** A nutrient: in a list it means "some of it" only beside "with", a form or the like. */
  isNutrient?: boolean;
};

const JOINS = /^(?:or|nor|and|,|either|neither|plus)$/u;
const joinsCriteria = (text: string): boolean =>
  JOINS.test(text) || isFiller(text) || text === 'anything' || text === 'everything';
/** Kinds that can share one "no": "no milk and soya". */
const SHARES_NOT = kinds(
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
const KINDS_OF = kinds('form', 'container', 'type');
/** What products may contain: "no fibre, milk and fish", "no milk egg or soya" exclude each of them. */
const SUBSTANCE = kinds('allergen', 'ingredient', 'nutrient');
/** May follow each other with nothing between; "soya protein" is one thing. */
const IN_A_ROW = kinds('allergen', 'ingredient', 'flavour');
/** Kinds of which a product or pack has only one: "PKU and MSUD powders" are powders for either. */
const ONE_OF = kinds('form', 'disorder', 'container', 'iddsi', 'type', 'brand', 'flavour');
/** Kinds that apply to everything beside them. */
const OF_ALL = kinds('form', 'country', 'age', 'among', 'brand', 'pack');
/** "Excluding the bar, which PKU substitute": the last part is required. */
const ASKS_ANEW = /(?:^|, )(?:which|what|list|show)\b/u;
const SAYS_AGAIN = /^(?:with|contains?|containing|has|have|having)$/u;
const EXCEPT = new RegExp(
  `\\b(?:${EXCEPTION_WORDS}|${EXCLUDING_VERBS})(?: the| any| all| those| ones| for)* (?:\\w+ ){0,3}$`,
  'u',
);

/** `list` holds the criteria joined by "or", `chain` those joined by commas alone: an "or" that follows applies to all of them. */
type Read = CriterionMention & { whole: Criterion; list: Read[]; chain: Read[] };

/** All criteria in order, each required or excluded; those joined by "or" become one. */
export function scanCriteria(
  all: readonly CriterionMention[],
  tags: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): { criteria: Criterion[]; isRead: (at: number) => boolean; mixed: readonly string[]; isTurned: boolean } {
  const read: Read[] = [];
  let isTurned = false;
  const mixed: string[] = [];
  const sorted = all.toSorted((one, other) => one.from - other.from);
  for (const [at, each] of sorted.entries()) {
    const { criterion, from } = each;
    const { kind } = criterion;
    // "Halal... no, kosher": the first was a mistake.
    const isRight = IS_SLIP.test(texts.slice(read.at(-1)?.to ?? from, from).join(' '));
    const wrong = isRight ? read.findLastIndex((other) => other.criterion.kind === kind) : -1;
    if (wrong !== -1) read.splice(wrong, 1);
    const last = read.at(-1);
    const between = texts.slice(last?.to ?? 0, from);
    const isInARow =
      last !== undefined &&
      between.length === 0 &&
      IN_A_ROW.has(last.criterion.kind) &&
      IN_A_ROW.has(kind) &&
      last.to === from &&
      each.isOnlyLeftOut !== true;
    const isJoined =
      isInARow ||
      (last !== undefined && between.some((text) => JOINS.test(text)) && between.every(joinsCriteria));
    const isOr = between.some((text) => text === 'or' || text === 'nor');
    const turns = turnsAt(from, tags, texts);
    // "Not bothered about halal": either will do; "not bothered about powders" excludes them.
    if (turns.isIndifferent && !OF_ALL.has(kind) && !TYPE_OR_CONTAINER.has(kind)) continue;
    const isFree = isFreeOf(each, tags, texts) || turns.isFree;
    // "Soya and egg free": each is excluded by "free" itself, and not negated again by the one before.
    const isNot =
      (isJoined &&
        !isFree &&
        !ASKS_ANEW.test(between.join(' ')) &&
        last?.whole.is === false &&
        isShared(last, each, isOr, joinOf(between, sorted.slice(at), texts), texts)) ||
      turns.isNot ||
      ((kind === 'age' || kind === 'diet') && MAY_NOT_HAVE.test(texts.slice(each.to).join(' '))) ||
      (kind === 'scheme' && OFF.test(texts.slice(0, from).join(' '))) ||
      (kind === 'country' && (isNotHad(from, tags, texts) || isSaidNot(from, each.to, texts)));
    isTurned ||= isNot || isFree || turns.isTurnedBack === true;
    if (each.isOnlyLeftOut === true && isNot === isFree) continue;
    if (each.isNutrient === true && !turns.isTurnedBack && !isSome(each, isNot, isFree)) continue;
    // "Except low protein foods", "not a ready to drink bottle": the noun belongs to the exclusion and is not required.
    const isOfTheExcluded =
      last?.whole.is === false &&
      last.to === from &&
      (last.criterion.kind === 'form' ? kind === 'container' : kind === 'form');
    if (
      isOfTheExcluded &&
      (isExcept(last, texts) || read.some(({ whole }) => whole.is && ONE_OF.has(whole.kind)))
    )
      continue;
    // "No fish allergy" asks for products suitable in fish allergy, like "fish allergy".
    const is = isNot === isFree && !(kind === 'allergen' && isAllergyOf(each, tags, texts));
    const isOnly = kind === 'country' && isExclusive(each, texts);
    const whole = { ...criterion, is, ...(isOnly && { isOnly }) } as Criterion;
    // A repeated criterion counts at its last place: "likes coffee, which taste of coffee or mocha".
    const again = read.findIndex(
      (other) =>
        JSON.stringify({ ...other.whole, is }) === JSON.stringify(whole) &&
        (other.whole.is === is || !isJoined),
    );
    if (again !== -1 && isJoined) continue;
    // "Which sips contain soya? He is allergic to soya": the question counts.
    const isTold = kind === 'allergen' && isAllergyOf(each, tags, texts);
    if (isTold && again !== -1 && read[again]?.whole.is === true && isSaidHeld(read[again], texts)) continue;
    if (again !== -1) read.splice(again, 1);
    // "Raspberry, peach or mango": any of them will do.
    const isOfOneKind = last?.criterion.kind === kind;
    const isEitherKind =
      isOr && !OF_ALL.has(kind) && !(last !== undefined && OF_ALL.has(last.criterion.kind));
    const isOfOneRow = isOfOneKind || isFormOrType(last?.criterion, criterion);
    const isListed = isJoined && last?.whole.is === true && is && (isOfOneRow || isEitherKind);
    // "Vegan or without milk": no list can be either.
    const isOfBoth = between.every(
      (text) => joinsCriteria(text) || /^(?:not|no|without|dont|arent|isnt)$/u.test(text),
    );
    if (
      isOfBoth &&
      isOr &&
      (isEitherKind || (isOfOneRow && !isOfOneKind)) &&
      last !== undefined &&
      last.whole.is !== is
    )
      mixed.push(between.join(' '));
    const chain = isListed && isOfOneRow ? [...last.chain, last] : [];
    read.push({
      ...each,
      whole,
      chain,
      list: isListed ? [...(last.chain.length > 0 ? last.chain : last.list), last] : [],
    });
    const isEither =
      isOr ||
      // "Drinks and bars": no product is both.
      (isFormOrType(last?.criterion, criterion) && kind === 'container' && between.join(' ') === 'and') ||
      (isOfOneKind &&
        ONE_OF.has(kind) &&
        !isOfProducts &&
        texts[(last?.list[0] ?? last)?.from - 1] !== 'both' &&
        !between.some((text) => /^(?:that|which|are|also|both)$/u.test(text)));
    if (isListed && !isEither) read.push({ ...(read.pop() as Read), list: [] });
  }
  const listed = new Set(read.flatMap(({ list }) => list.map(({ whole }) => whole)));
  // "In anything but strawberry": has another flavour, and may come in strawberry too.
  const tastes = isOfProducts ? [] : read.filter((each) => isAnotherTaste(each, texts));
  const others = tastes.flatMap(({ criterion }) => ('value' in criterion ? [criterion.value] : []));
  const [value] = others;
  return {
    criteria: [
      ...read.flatMap((each) => {
        const { whole, list } = each;
        const [first = whole, ...more] = list.map((one) => one.whole);
        return listed.has(whole) || tastes.includes(each)
          ? []
          : [list.length === 0 ? whole : { ...first, or: [...more, whole] }];
      }),
      ...(value === undefined ? [] : [{ kind: 'flavour' as const, is: true, value, others }]),
    ],
    mixed,
    isTurned,
    isRead: isInSpan(read),
  };

  /** Some or none of a nutrient is asked for: "with fibre", "lactose free", "fibre feeds"; all feeds contain protein and energy. */
  function isSome({ criterion, from, to }: CriterionMention, isNot: boolean, isFree: boolean): boolean {
    const id = 'value' in criterion ? criterion.value : '';
    if (isFree && isFreeOf({ criterion, from, to }, tags, texts)) return true;
    if (isOfProducts) return false;
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

const isCriterion = ({ item }: Tagged, kind: Criterion['kind']): boolean =>
  item.kind === 'criterion' && item.criterion.kind === kind;

const isExcept = ({ from }: Span, texts: readonly string[]): boolean =>
  EXCEPT.test(`${texts.slice(0, from).join(' ')} `);

const isAnotherTaste = ({ whole, from }: Read, texts: readonly string[]): boolean =>
  whole.kind === 'flavour' && !whole.is && OTHER_THAN.test(`${texts.slice(0, from).join(' ')} `);
const OTHER_THAN = new RegExp(`\\b(?:${EXCEPTION_WORDS})(?: the| any| a| in| for)* (?:\\w+ ){0,3}$`, 'u');

type Join = 'or' | 'and' | undefined;
/** "Vegan, halal or kosher": commas take the conjunction before the last item. */
function joinOf(
  between: readonly string[],
  following: readonly CriterionMention[],
  texts: readonly string[],
): Join {
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
function isShared(
  last: Read,
  { criterion, from, to }: CriterionMention,
  isOr: boolean,
  join: Join,
  texts: readonly string[],
): boolean {
  const { kind } = criterion;
  const isSame = last.criterion.kind === kind;
  const between = texts.slice(last.to, from);
  // "Exclude the peptide ones and anything over 1.2 kcal/ml": both.
  const isOfAny = isExcept(last, texts) && between.some((text) => OF_ANY.test(text));
  if (isOfAny && join !== undefined) return true;
  // "No fibre and over 1.5 kcal/ml": a limit is required.
  if (criterion.kind === 'nutrient' && criterion.limits !== 'some' && !isOr) return false;
  // "Without fibre, or with less than 1 g": starts a new criterion.
  if (isOr && between.includes('with')) return false;
  // "All but the minis, kcal please": an exclusion of names does not apply to nutrients. "Except the peptide ones and the fibre
  // ones" excludes both.
  const isAClass = join !== undefined && isExcept(last, texts) && OF_A_KIND.test(texts[to] ?? '');
  if (kind === 'nutrient' && !isOr && !isAClass && !SUBSTANCE.has(last.criterion.kind)) return false;
  if (isOr) return isSame || SHARES_NOT.has(kind) || (kind === 'form' && KINDS_OF.has(last.criterion.kind));
  // "Except pouches and foods"; in "excluding Wrenfold, children's sips" the last part is required.
  if (isExcept(last, texts))
    return (
      isSame ||
      isAClass ||
      (join !== undefined && (SHARES_NOT.has(kind) || kind === 'type' || kind === 'form'))
    );
  const joins = between.findIndex((text) => JOINS.test(text));
  const isAnew =
    between.slice(joins).some((text) => SAYS_AGAIN.test(text)) ||
    // "No fibre, milk based", "no milk and fibre feeds".
    (join !== 'or' && (texts[to - 1] === 'based' || (!isSame && OF_A_KIND.test(texts[to] ?? ''))));
  const kinds = [kind, last.criterion.kind];
  const isAlike =
    isSame ||
    (kinds.every((each) => SUBSTANCE.has(each)) && (join !== undefined || !kinds.includes('nutrient')));
  return isAlike && (join === 'or' || SHARES_NOT.has(kind)) && !isAnew;
}
const OF_ANY = /^(?:any|anything|everything|those|all)$/u;
const OF_A_KIND =
  /^(?:feeds?|products?|ones?|drinks?|sips?|ons|tubes?|powders?|liquids?|supplements?|formulas?)$/u;

/**
 * Whether a "no" or "free from" applies to a place, with only fillers between. "Not without fibre" and "leave out any that are
 * not halal" require it; "do not have no milk" is a single negation.
 */
function turnsAt(
  place: number,
  tags: readonly Tagged[],
  texts: readonly string[],
): { isNot: boolean; isFree: boolean; isIndifferent?: boolean; isTurnedBack?: boolean } {
  let isFree = false;
  for (let at = place - 1; at >= 0; at -= 1) {
    const here = tags.filter(({ from, to }) => from <= at && at < to);
    const not = here.find((tag) => isOperator(tag, 'not'));
    if (not !== undefined) {
      const isTurnedBack = !SAYS_NONE.test(not.phrase) && turnsAt(not.from, tags, texts).isNot;
      return { isNot: !isTurnedBack, isFree, isTurnedBack };
    }
    if (here.some((tag) => isOperator(tag, 'notMinded'))) return { isNot: true, isFree, isIndifferent: true };
    if (here.some((tag) => isOperator(tag, 'freeFrom'))) isFree = true;
    const isLink =
      here.length > 0 &&
      here.every((tag) => isOperator(tag, 'noun', 'among', 'with', 'some', 'it', 'freeFrom'));
    // "No sucrose or lactose": skips an unknown word in the negated list.
    const isUnknown =
      here.length === 0 &&
      /^n?or$/u.test(texts[at + 1] ?? '') &&
      tags.some((tag) => tag.to === at && isOperator(tag, 'not', 'freeFrom'));
    if (isUnknown || /^n?or$/u.test(texts[at] ?? '')) continue;
    if (!(isLink && texts[at]?.startsWith('wh') !== true) && !isFiller(texts[at] ?? '')) break;
  }
  return { isNot: false, isFree };
}

const SAYS_NONE = /(?:^|\b)(?:no|nor|none|nothing|neither|nil|zero)$/u;

/** "Only sold in Ireland", "Ireland only". */
function isExclusive({ from, to }: Span, texts: readonly string[]): boolean {
  const at = texts.findLastIndex((text, place) => place < from && place >= from - 4 && EXCLUSIVE.test(text));
  const isBefore =
    at !== -1 &&
    texts.slice(at + 1, from).every((text) => isFiller(text) && !/^(?:those|ones|them)$/u.test(text));
  return isBefore || EXCLUSIVE.test(texts[to] ?? '');
}
const EXCLUSIVE = /^(?:only|just|exclusively|solely|exclusive)$/u;

/** "Milk free", and "milk and soya free"; "vegan free" only side by side. */
function isFreeOf(
  { criterion: { kind }, from, to }: Pick<CriterionMention, 'criterion' | 'from' | 'to'>,
  tags: readonly Tagged[],
  texts: readonly string[],
): boolean {
  const at = kind === 'allergen' || kind === 'nutrient' ? pastAllergens(to, tags, texts, true) : to;
  // "With fibre, milk free": excludes only the word beside "free".
  if (at !== to && SAYS_AGAIN.test(texts[from - 1] ?? '')) return false;
  return tags.some((tag) => tag.from === at && isOperator(tag, 'free'));
}

/** "Soya allergy", "egg and soya allergy", "allergic to soya", "intolerant of milk": the allergen is excluded. */
const isAllergyOf = (
  { from, to }: CriterionMention,
  tags: readonly Tagged[],
  texts: readonly string[],
): boolean => {
  const at = pastAllergens(to, tags, texts);
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

const isSaidHeld = ({ from }: Span, texts: readonly string[]): boolean =>
  SAYS_AGAIN.test(texts.slice(0, from).findLast((text) => text !== 'any') ?? '');

/** Skips allergens and nutrients that share a word: "milk and soya free". */
function pastAllergens(
  from: number,
  tags: readonly Tagged[],
  texts: readonly string[],
  alsoNutrients = false,
) {
  const isHeld = (at: number) =>
    /^(?:and|or|,)$/u.test(texts[at] ?? '') ||
    tags.some(
      (tag) =>
        tag.from <= at &&
        at < tag.to &&
        (isCriterion(tag, 'allergen') || (alsoNutrients && tag.item.kind === 'nutrient')),
    );
  let at = from;
  while (isHeld(at)) at += 1;
  return at;
}

const IS_SLIP =
  /^(?!.*\b(?:and|also)\b)(?:\w+ ){0,2}(?:, )*(?:no ,|(?:no )?(?:wait|sorry|scrap|i meant?|make that|rather(?! than)|or rather|never mind|correction|oops)\b)/u;

/** "Not stocked in Ireland", "what we cannot get there": a "no" in the same clause applies to the country, whatever the verb. */
function isNotHad(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  for (let at = place - 1; at >= 0 && !/^(?:,|and|but|or)$/u.test(texts[at] ?? ''); at -= 1) {
    const here = tags.filter(({ from, to }) => from <= at && at < to);
    if (here.some((tag) => isOperator(tag, 'not')) || /^(?:cannot|cant|unable)$/u.test(texts[at] ?? ''))
      return true;
    // "Not for children in Ireland": about who it is for.
    const isOfElse = at < place - 1 && /^(?:for|with|without|under|over)$/u.test(texts[at] ?? '');
    if (isOfElse || here.some(({ item }) => /^(?:criterion|nutrient)$/u.test(item.kind))) return false;
  }
  return false;
}

/** "Off the GMS": not on it. */
const OFF = /\boff(?: (?:the|our|your))?$/u;

/** "That under 18s must not have": negation after the person; in "children cannot have milk" it applies to milk. */
const MAY_NOT_HAVE =
  /^(?:cannot|cant|must not|mustnt|should not|shouldnt|may not|(?:are|is) not allowed(?: to)?|do not|dont) (?:have|use|take|get|eat|drink|be given|be fed)(?: (?:,|and|but|in|please)\b.*)?$/u;

/** "That the UK does not": negation after the country. "In Ireland are not GMS approved" is about the products there. */
const isSaidNot = (from: number, to: number, texts: readonly string[]): boolean =>
  (/\b(?:in|for|from)(?: the)?$/u.test(texts.slice(0, from).join(' ')) ? IS_NOT_SOLD : DOES_NOT).test(
    texts.slice(to).join(' '),
  );
const DOES_NOT = /^(?:do|does|have|has|is|are)(?:nt| not)\b/u;
const IS_NOT_SOLD = /^(?:do|does|have|has|is|are)(?:nt| not) (?:sold|stocked|available|to be had)\b/u;
