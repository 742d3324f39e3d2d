import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';
import { isOperator, type Tagged } from './tags.ts';
import type { Criterion, WithoutIs } from './query.ts';

/** What may stand between "no" and what there is to be none of. */
const PASSED_OVER =
  /^(?:any|a|an|the|added|contains?|containing|contained|have|has|having|had|marked|suitable|meant|intended|licensed|for|as|in|with|from|of|on|are|is|be|being|that|which|who|declared|products?|feeds|ones|one|those|sold|available|labelled|listed|comes?|coming|do|does|did|can|made|make|based|needing|needs?|requiring|using|uses?|mixed|mixing|making|prepared|up|to|you|we|i|get|given|all|flavours?|flavoured|type|style|use|people|patients|someone|them|it|also|just|only|taste|tasting|form|currently|both|your|our|any)$/u;
export const isPassedOver = (text: string): boolean => PASSED_OVER.test(text);
export const joinsCriteria = (text: string): boolean => ALSO.test(text) || PASSED_OVER.test(text);
const ALSO = /^(?:or|nor|and|,|either|neither|plus)$/u;
/** Kinds that one "no" may be said of together: "no milk and soya". */
const SHARES_NOT: ReadonlySet<string> = new Set([
  'allergen',
  'nutrient',
  'flavour',
  'brand',
  'disorder',
  'container',
]);
/** Kinds of which a product is one: "PKU and MSUD powders" are both of them. */
const ONE_OF: ReadonlySet<string> = new Set(['form', 'disorder', 'container', 'flavour', 'iddsi', 'type']);
const SAYS_AGAIN = /^(?:with|contains?|containing|has|have|having)$/u;
const EXCEPT =
  /\b(?:except(?: for)?|excluding|exclude|apart from|other than|not including|minus|leaving out|leave out|besides|anything but|drop|remove|take out|leave off|lose|ditch)(?: the| any| all| those| ones| for)* (?:\w+ ){0,3}$/u;

type Polar = { from: number; to: number; is: boolean; kind: string };

/** The criteria in a message in their order, each with yes or no. `nutrients` are those that nothing else was said of. */
export function criteriaIn(
  tags: readonly Tagged[],
  nutrients: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): { criteria: Criterion[]; leftOutAt: readonly number[] } {
  const found = new Map<string, Criterion>();
  const leftOutAt: number[] = [];
  let last: (Polar & { listed: readonly string[] }) | undefined;
  for (const tag of tags) {
    const criterion = criterionOf(tag, tags, nutrients, texts, isOfProducts, last);
    if (criterion === undefined) continue;
    const before = `${texts.slice(0, tag.from).join(' ')} `;
    // "Except low protein foods": the noun belongs to the class that is left out, and is not asked for.
    const isOfTheExcluded =
      criterion.kind === 'form' &&
      last?.is === false &&
      last.to === tag.from &&
      last.kind !== 'form' &&
      (EXCEPT.test(before) ||
        [...found.values()].some(({ kind, is }) => is && /^(?:form|brand|disorder)$/u.test(kind)));
    if (isOfTheExcluded) continue;
    const isNot =
      isShared(last, tag, criterion.kind, texts) ||
      isNegatedAt(tag.from, tags, texts, 'not') ||
      (criterion.kind === 'country' && isNotHad(tag.from, tags, texts));
    const isFree = hasFreeAfter(tag, tags, texts) || isNegatedAt(tag.from, tags, texts, 'freeFrom');
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
    const joins = between.filter((text) => /^(?:or|,|either|and|plus)$/u.test(text));
    const isListed =
      last?.is === true &&
      is &&
      last.kind === criterion.kind &&
      !found.has(key) &&
      joins.length > 0 &&
      between.every((text) => ALSO.test(text) || PASSED_OVER.test(text));
    const list = isListed && last !== undefined ? [...last.listed, key] : [key];
    found.set(key, whole);
    if (!is) leftOutAt.push(tag.to);
    // "Raspberry, peach or mango": any of them will do.
    const isEither =
      between.includes('or') ||
      (ONE_OF.has(criterion.kind) &&
        !texts.includes('both') &&
        !between.some((text) => /^(?:that|which|are|also)$/u.test(text)) &&
        !isOfProducts &&
        criterion.kind !== 'flavour');
    if (isListed && isEither) joinAlternatives(found, list);
    last = { kind: criterion.kind, from: tag.from, to: tag.to, is, listed: list };
  }
  return { criteria: [...found.values()], leftOutAt };
}

/** "Without milk or soya": what is said of the first is said of the second. */
function isShared(
  last: Polar | undefined,
  { from }: Tagged,
  kind: string,
  texts: readonly string[],
): boolean {
  if (last === undefined || last.is) return false;
  const between = texts.slice(last.to, from);
  const join = between.findIndex((text) => ALSO.test(text));
  if (join === -1 || !between.every((text) => ALSO.test(text) || PASSED_OVER.test(text))) return false;
  // "Except bars and tablets".
  const isExcept = EXCEPT.test(`${texts.slice(0, last.from).join(' ')} `);
  const isOr = isExcept || between.some((text) => text === 'or' || text === 'nor');
  if (isOr) return last.kind === kind || SHARES_NOT.has(kind);
  return (
    last.kind === kind && SHARES_NOT.has(kind) && !between.slice(join).some((text) => SAYS_AGAIN.test(text))
  );
}

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
      (text, at, all) =>
        EXCLUSIVE.test(text) &&
        all.slice(at + 1).every((next) => PASSED_OVER.test(next) && !/^(?:those|ones|them)$/u.test(next)),
    );
const EXCLUSIVE = /^(?:only|just|exclusively|solely|exclusive)$/u;

/** A nutrient is a criterion of a list where some or none of it is asked for: "with fibre", "lactose free", "fibre feeds". */
function criterionOf(
  tag: Tagged,
  tags: readonly Tagged[],
  nutrients: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
  last: Polar | undefined,
): WithoutIs<Criterion> | undefined {
  const { item } = tag;
  if (item.kind === 'criterion') {
    const isAny = item.criterion.kind === 'allergen' && item.criterion.value === ANY_ALLERGEN;
    const isSaid =
      tag.phrase.endsWith('free') ||
      ['not', 'freeFrom'].some((name) => isNegatedAt(tag.from, tags, texts, name as 'not')) ||
      tags.some((each) => each.from === tag.to && isOperator(each, 'free'));
    return isAny && !isSaid ? undefined : item.criterion;
  }
  if (item.kind !== 'nutrient' || !nutrients.includes(tag)) return undefined;
  const isFree = hasFreeAfter(tag, tags, texts);
  if (isOfProducts && !isFree) return undefined;
  const isOfAll = /^(?:protein|energyKcal|energyKj|water)$/u.test(item.id);
  const isMarked =
    isNegatedAt(tag.from, tags, texts, 'not') ||
    isNegatedAt(tag.from, tags, texts, 'freeFrom') ||
    (!isOfAll && /^(?:containing|enriched|added|fortified)$/u.test(texts[tag.to] ?? '')) ||
    (!isOfAll &&
      tags.some(
        (each) =>
          isOperator(each, 'with') &&
          each.to <= tag.from &&
          texts.slice(each.to, tag.from).every((text) => PASSED_OVER.test(text)),
      ));
  const isAlongside =
    last?.kind === 'nutrient' &&
    texts.slice(last.to, tag.from).every((text) => ALSO.test(text) || PASSED_OVER.test(text));
  // All feeds hold protein and energy.
  const isOfAKind =
    !isOfAll &&
    tags.some(
      (each) =>
        each.from === tag.to &&
        (isOperator(each, 'noun') || (each.item.kind === 'criterion' && each.item.criterion.kind === 'form')),
    );
  return isFree || isMarked || isOfAKind || isAlongside
    ? { kind: 'nutrient', value: item.id, limits: 'some', basis: null }
    : undefined;
}

/** Whether an operator stands before a place, with nothing between that means anything else. */
export function isNegatedAt(
  place: number,
  tags: readonly Tagged[],
  texts: readonly string[],
  operator: 'not' | 'freeFrom',
): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const here = tags.filter(({ from, to }) => from <= at && at < to);
    if (here.some((tag) => isOperator(tag, operator))) return true;
    if (here.some((tag) => isOperator(tag, 'not', 'freeFrom'))) return false;
    const isThin =
      here.length > 0 &&
      here.every(
        (tag) =>
          isOperator(tag, 'noun', 'among', 'with', 'some', 'it') &&
          texts[at] !== 'which' &&
          texts[at] !== 'what',
      );
    if (!isThin && !PASSED_OVER.test(texts[at] ?? '')) return false;
  }
  return false;
}

/** "Not stocked in Ireland", "what we cannot get there": whatever the verb, a "no" in the same clause is of the country. */
function isNotHad(place: number, tags: readonly Tagged[], texts: readonly string[]): boolean {
  for (let at = place - 1; at >= 0 && !/^(?:,|and|but|or)$/u.test(texts[at] ?? ''); at -= 1) {
    const here = tags.filter(({ from, to }) => from <= at && at < to);
    if (here.some((tag) => isOperator(tag, 'not')) || /^(?:cannot|cant|unable)$/u.test(texts[at] ?? ''))
      return true;
    // "Not for children in Ireland": of what it is for.
    const isOfElse = at < place - 1 && /^(?:for|with|without|under|over)$/u.test(texts[at] ?? '');
    if (isOfElse || here.some(({ item }) => /^(?:criterion|nutrient)$/u.test(item.kind))) return false;
  }
  return false;
}

/** "Milk free", and "milk and soya free". */
const hasFreeAfter = (tag: Tagged, tags: readonly Tagged[], texts: readonly string[]): boolean =>
  (tag.item.kind === 'nutrient' ||
    (tag.item.kind === 'criterion' &&
      (tag.item.criterion.kind === 'allergen' ||
        tags.some((each) => each.from === tag.to && isOperator(each, 'free'))))) &&
  tags.some(
    (each) =>
      isOperator(each, 'free') &&
      each.from >= tag.to &&
      texts
        .slice(tag.to, each.from)
        .every(
          (text, offset) =>
            /^(?:and|or|,)$/u.test(text) ||
            tags.some(
              (other) =>
                other.from <= tag.to + offset &&
                tag.to + offset < other.to &&
                (other.item.kind === 'nutrient' ||
                  (other.item.kind === 'criterion' && other.item.criterion.kind === 'allergen')),
            ),
        ),
  );

/** "Soya allergy", "allergic to soya", "intolerant of milk": what is to be left out. */
const isAllergyOf = ({ from, to, phrase }: Tagged, texts: readonly string[]): boolean =>
  phrase.startsWith('coeliac') ||
  /^(?:allergy|allergic|intolerance|intolerant|allergies|safe|friendly|avoidance)$/u.test(texts[to] ?? '') ||
  /\b(?:allergic|intolerant|allergy|intolerance|avoids?|avoiding) (?:to|of)?$/u.test(
    `${texts.slice(Math.max(0, from - 2), from).join(' ')}`,
  );
