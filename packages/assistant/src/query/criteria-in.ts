import type { Item } from './lexicon.ts';
import type { Criterion, WithoutIs } from './query.ts';

/** A phrase of a message with what it stands for. */
export type Tagged = { from: number; to: number; phrase: string; item: Item };
export type TaggedOf<K extends Item['kind']> = Tagged & { item: Extract<Item, { kind: K }> };

export const isOperator = ({ item }: Tagged, ...names: string[]): boolean =>
  item.kind === 'operator' && names.includes(item.name);

/** What may stand between "no" and what there is to be none of. */
const PASSED_OVER =
  /^(?:any|a|an|the|added|contain|contains|containing|have|has|having|marked|suitable|for|as|in|with|from|of|are|is|be|being|that|which|declared|products|feeds|ones|sold|available|labelled|come|comes|do|does|did|made|needing|needs?|requiring|using|uses?|mixed|mixing|making|prepared|up|to|you|all|flavour|flavours|flavoured)$/u;
const ALSO = /^(?:or|nor|and|,|either|neither)$/u;
/** Kinds that one "no" may be said of together: "no milk or soya". */
const SHARES_NOT: ReadonlySet<string> = new Set(['allergen', 'nutrient', 'flavour', 'brand']);

/** The criteria in a message in their order, each with yes or no. */
export function criteriaIn(
  tags: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): Criterion[] {
  const found = new Map<string, Criterion>();
  let last: { kind: string; to: number; is: boolean; listed: readonly string[] } | undefined;
  for (const tag of tags) {
    const criterion = criterionOf(tag, tags, isOfProducts);
    if (criterion === undefined) continue;
    // "Except low protein foods": the noun belongs to the class that is left out, and is not asked for.
    const isOfTheExcluded =
      criterion.kind === 'form' &&
      last?.is === false &&
      last.to === tag.from &&
      EXCLUDES.test(textBefore(texts, tag));
    if (isOfTheExcluded) continue;
    const isShared =
      last !== undefined &&
      !last.is &&
      last.kind === criterion.kind &&
      SHARES_NOT.has(last.kind) &&
      texts.slice(last.to, tag.from).every((text) => ALSO.test(text) || PASSED_OVER.test(text));
    const isNot = isShared || isNegatedAt(tag.from, tags, texts, 'not');
    const isFree = hasFreeAfter(tag, tags) || isNegatedAt(tag.from, tags, texts, 'freeFrom');
    // "No fish allergy" asks for what a fish allergy allows, as "fish allergy" does.
    const isAllergy = criterion.kind === 'allergen' && isAllergyOf(tag, texts);
    const is = !isAllergy && isNot === isFree;
    const whole = {
      ...criterion,
      is,
      ...(criterion.kind === 'country' && isExclusive(tag, texts) && { isOnly: true }),
    } as Criterion;
    const key = JSON.stringify(whole);
    const between = last === undefined ? [] : texts.slice(last.to, tag.from);
    const isListed =
      last?.is === true &&
      is &&
      last.kind === criterion.kind &&
      between.some((text) => LISTS.test(text)) &&
      between.every((text) => LISTS.test(text) || PASSED_OVER.test(text));
    const list = isListed && last !== undefined ? [...last.listed, key] : [key];
    found.set(key, whole);
    // "Raspberry, peach or mango": any of them will do.
    if (isListed && between.includes('or')) joinAlternatives(found, list);
    last = { kind: criterion.kind, to: tag.to, is, listed: list };
  }
  return [...found.values()];
}

const EXCLUDES =
  /\b(?:except(?: for)?|excluding|exclude|apart from|other than|not including|minus|leaving out|leave out|rather than|instead of) (?:the |any |all )?(?:\w+ ){1,3}$/u;
const textBefore = (texts: readonly string[], { from }: Tagged): string =>
  `${texts.slice(0, from).join(' ')} `;

const LISTS = /^(?:or|,|either)$/u;

/** The first of them stands for all. */
function joinAlternatives(found: Map<string, Criterion>, keys: readonly string[]): void {
  const [first = '', ...others] = [...new Set(keys)];
  const criterion = found.get(first);
  const or = others.flatMap((key) => found.get(key) ?? []);
  if (criterion === undefined || or.length === 0) return;
  found.set(first, { ...criterion, or: [...(criterion.or ?? []), ...or] });
  for (const key of others) found.delete(key);
}

/** "Only sold in Ireland", "Ireland only". */
const isExclusive = ({ from, to }: Tagged, texts: readonly string[]): boolean =>
  EXCLUSIVE.test(texts[to] ?? '') ||
  texts
    .slice(Math.max(0, from - 4), from)
    .some(
      (text, at, all) => EXCLUSIVE.test(text) && all.slice(at + 1).every((next) => PASSED_OVER.test(next)),
    );
const EXCLUSIVE = /^(?:only|just|exclusively|solely|exclusive)$/u;

/** A nutrient is a criterion of a list where some or none of it is asked for: "with fibre", "lactose free", "fibre feeds". */
function criterionOf(
  tag: Tagged,
  tags: readonly Tagged[],
  isOfProducts: boolean,
): WithoutIs<Criterion> | undefined {
  const { item } = tag;
  if (item.kind === 'criterion') return item.criterion;
  if (item.kind !== 'nutrient') return undefined;
  const isFree = hasFreeAfter(tag, tags);
  const isOrdered = tags.some((each) =>
    isOperator(each, 'most', 'least', 'more', 'less', 'high', 'low', 'rank', 'count'),
  );
  if ((isOfProducts || isOrdered) && !isFree) return undefined;
  const isMarked = tags.some(
    (each) => isOperator(each, 'not', 'freeFrom', 'with') && each.to <= tag.from && tag.from - each.to <= 2,
  );
  // All feeds hold protein and energy.
  const isOfAKind =
    !/^(?:protein|energyKcal|water)$/u.test(item.id) &&
    tags.some(
      (each) =>
        each.from === tag.to &&
        (isOperator(each, 'noun') || (each.item.kind === 'criterion' && each.item.criterion.kind === 'form')),
    );
  return isFree || isMarked || isOfAKind
    ? { kind: 'nutrient', value: item.id, limits: 'some', basis: null }
    : undefined;
}

/** Whether an operator stands before a place, with nothing between that means anything else. */
export const isNegatedAt = (
  place: number,
  tags: readonly Tagged[],
  texts: readonly string[],
  operator: 'not' | 'freeFrom',
): boolean =>
  tags.some(
    (each) =>
      isOperator(each, operator) &&
      each.to <= place &&
      texts.slice(each.to, place).every((text) => PASSED_OVER.test(text)),
  );

const hasFreeAfter = (tag: Tagged, tags: readonly Tagged[]): boolean =>
  tags.some((each) => each.from === tag.to && isOperator(each, 'free'));

/** "Soya allergy", "allergic to soya", "intolerant of milk": what is to be left out. */
const isAllergyOf = ({ from, to, phrase }: Tagged, texts: readonly string[]): boolean =>
  phrase.startsWith('coeliac') ||
  /^(?:allergy|allergic|intolerance|intolerant|allergies|safe|friendly)$/u.test(texts[to] ?? '') ||
  /\b(?:allergic|intolerant|allergy|intolerance) (?:to|of)$/u.test(
    texts.slice(Math.max(0, from - 2), from).join(' '),
  );
