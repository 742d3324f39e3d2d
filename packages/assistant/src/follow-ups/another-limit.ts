import { nutrientById } from '../catalogue.ts';
import { asksNothing } from './repeated-question.ts';
import { toLabelUnit, limitsOf } from '../quantities/limits.ts';
import { type Criterion, isLimit, NO_UNREAD_WORDS, type Query } from '../message/query.ts';
import type { Conversation } from './conversation.ts';
import { COMPARATORS, type Comparator } from '../quantities/quantity.ts';

// A limit given only by its number: for the value of the last list.

/** "Anything under 0.8" after those over 2 kcal/ml: for the same value, in its unit; "over 24 g in 1500": in that volume. */
export function withCompletedLimit(query: Query, last: Query): Query {
  const [, one, orSo, other] = ANOTHER_NUMBER.exec(query.text) ?? [];
  const groups = ANOTHER_LIMIT.exec(query.text)?.groups ?? {};
  const { side = '', orSide, unit: of, volume } = groups;
  const isLimited = side !== '' || orSide !== undefined;
  const number = (isLimited ? groups['number'] : undefined) ?? one ?? other;
  const lastLimit = last.criteria.findLast(isLimit);
  const limited =
    volume === undefined
      ? (lastLimit ?? limitOnRankedValue(last) ?? (isLimited ? limitOnRequiredNutrient(last) : undefined))
      : limitInVolume(lastLimit, last, Number(volume));
  if (number === undefined || limited?.kind !== 'nutrient' || limited.limits === 'some') return query;
  // "Under 400 g" is a pack size.
  if (of !== undefined && volume === undefined && Number(number) > MAX_PER_100) return query;
  const isDensity =
    limited.value === 'energyKcal' && limited.basis === 'ml' && limited.limits.perAmount === undefined;
  // No feed has 200 kcal/ml: a large number is per 100 ml.
  const isPerMl = isDensity && Number(number) <= MAX_KCAL_PER_ML;
  const limitValue =
    of === undefined ? Number(number) : toLabelUnit(limited.value, of === 'mg' ? 'mg' : 'g', Number(number));
  const value = limitValue * (isPerMl ? 100 : 100 / (limited.limits.perAmount ?? 100));
  // "Make it 1.5": on the same side.
  const { approximate, low, isLowOpen, isHighOpen, ...unit } = limited.limits;
  const before: Comparator = low === null ? (isHighOpen ? 'below' : 'to') : isLowOpen ? 'above' : 'from';
  const limits = {
    ...unit,
    ...limitsOf(
      value,
      LIMIT_PHRASE_END.get(orSo ?? orSide ?? '') ??
        COMPARATORS[side] ??
        (approximate === undefined ? before : undefined),
      null,
    ),
  };
  const criteria = [{ ...limited, limits }];
  return {
    ...query,
    subject: 'list',
    criteria,
    ...NO_UNREAD_WORDS,
    startsAsFollowUp: true,
    amounts: [],
  };
}
const isLevel = ({ kind }: Criterion): boolean => kind === 'iddsi';
/** "And 4", "level 4?" after the products of IDDSI level 3. */
export function withOtherLevel({ text }: Query, last: Query): Query | undefined {
  const level = OTHER_LEVEL.exec(text)?.[1];
  if (level === undefined || last.subject !== 'list' || !last.criteria.some(isLevel)) return undefined;
  const other: Criterion = { kind: 'iddsi', value: level, isRequired: true };
  return { ...last, criteria: [...last.criteria.filter((each) => !isLevel(each)), other] };
}
const OTHER_LEVEL =
  /^(?:(?:and|or|ok|so|what about|how about|any|at|iddsi|level|a) )*([0-7])(?: (?:ones?|then|please))*$/u;

/** "Is the Dalesip Pud a 4" after a question about the IDDSI levels. */
export function levelOfProduct(query: Query, { latestQuery }: Conversation): Query | undefined {
  const [level = '', another] = query.unreadAmounts;
  const isAsked =
    latestQuery?.text.includes('iddsi') === true &&
    query.products.length > 0 &&
    asksNothing(query) &&
    /^(?:and )?(?:is|are)\b/u.test(query.text);
  return isAsked && /^[0-7]$/u.test(level) && another === undefined
    ? { ...query, topics: ['iddsi'], text: `${query.text} , level ${level}`, unreadAmounts: [] }
    : undefined;
}

/** The nutrient that was limited, ranked or asked for, in this volume. */
function limitInVolume(limit: Criterion | undefined, last: Query, perAmount: number): Criterion | undefined {
  const nutrientCriteria = last.criteria.filter(({ kind }) => kind === 'nutrient');
  const base =
    limit ?? limitOnRankedValue(last) ?? (nutrientCriteria.length === 1 ? nutrientCriteria[0] : undefined);
  if (base?.kind !== 'nutrient') return undefined;
  const limits = { low: 0, high: null, isLowOpen: true, isHighOpen: false, perAmount };
  return { ...base, isRequired: true, limits, basis: 'ml' };
}
const MAX_PER_100 = 100;

/** "Only those above 350" after a ranking by a value: a limit on that value, not an age. */
function limitOnRankedValue({ order, basis, isInMmol, criteria }: Query): Criterion | undefined {
  // In a list for children the number may be an age.
  const isForChild = criteria.some(
    (each) => each.kind === 'age' && !(each.age.kind === 'band' && each.age.band === 'adult-18y'),
  );
  if (order === null || isInMmol || isForChild || nutrientById(order.by) === undefined) return undefined;
  return {
    kind: 'nutrient',
    isRequired: true,
    value: order.by,
    limits: ABOVE_ZERO,
    basis: basis === 'per-100' ? null : basis,
  };
}
/** "With fibre", and then "only the ones that are 1.5 or more": of the fibre. */
function limitOnRequiredNutrient({ criteria }: Query): Criterion | undefined {
  const [held, another] = criteria.filter((each) => each.kind === 'nutrient' && each.isRequired);
  return held?.kind !== 'nutrient' || another !== undefined ? undefined : { ...held, limits: ABOVE_ZERO };
}
const ABOVE_ZERO = { low: 0, high: null, isLowOpen: true, isHighOpen: false };
const MAX_KCAL_PER_ML = 10;
const LIMIT_PHRASE_END: ReadonlyMap<string, Comparator> = new Map([
  ...['or less', 'or under', 'or below', 'max'].map((words) => [words, 'to'] as const),
  ...['or more', 'or over', 'or above', 'min'].map((words) => [words, 'from'] as const),
]);
const ANOTHER_LIMIT =
  /^(?:(?:no|sorry|actually|instead|rather|,|and|any|anything|something|ones|those|them|the|list|show|which|what|are|is|have|has|that|strictly|just|what about|how about|only|with) )*(?:(?<side>over|under|above|below|more than|less than|at least|at most) )?(?<number>\d[\d.]*)(?: (?<unit>m?g))?(?: (?<orSide>or (?:less|more|under|over|below|above)))?(?: (?:in|per) (?<volume>\d{3,4})(?: mls?)?)?(?: (?:please|then|instead))*$/u;
export const ANOTHER_NUMBER =
  /^(?:(?:and|ok|now|actually|no|so) )*(?:make|lower|raise|change|drop|bring|put|set|up) (?:it|that|the limit) (?:(?:down|up) )?(?:to )?(\d[\d.]*)(?: (?:instead|then|please|(or (?:less|more|under|over|below|above)|max|min)))*$|^(?:(?:and|but|ok|so|,) )*(?:at|with|of|what if|if|if (?:it|that|the limit) (?:is|was|were)|(?:what|how) (?:about|if (?:it|its|that|the limit)(?: is| was| were)?)|try|say) (\d[\d.]*)(?: (?:instead|then|please))*$/u;
