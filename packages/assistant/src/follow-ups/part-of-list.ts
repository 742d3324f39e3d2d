import { listed, singular, wordSet } from '../language/phrases.ts';
import { asksNothing, isSame, withoutAlternatives } from './repeated-question.ts';
import { matchingDescription, MIDDLE, middleOf, type ProductRange } from '../names/description.ts';
import { pickedByName } from './pointing.ts';
import { kinds } from '../message/criterion-kinds.ts';
import { type Criterion, isLimit, type Query } from '../message/query.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS } from '../vocabulary/operator-words.ts';

// Follow-ups on a list that was shown: its first few, the list without some products, or without a criterion.

const AND = '(?:(?:and|but|ok|actually|well|now|so|then|no|oh|please|can you|could you|lets|sorry) )*';

/** "First five", "not the plant one": the first products of a list that was shown, or the list without some. */
export function partOfTheList(
  given: Query,
  last: Query,
  shown: readonly string[],
  range: ProductRange,
): Query | undefined {
  // "Drop the powders", then "and the bars": excludes the bars too.
  const also = LEAVES_OUT.test(last.text) && asksNothing(given) ? ALSO.exec(given.text)?.[1] : undefined;
  const query = also === undefined ? given : { ...given, text: `drop ${also}` };
  const isOrdered = query.order !== null || query.nutrients.length > 0;
  const count = isOrdered ? numberIn(OF_THE_FIRST, query.text) : countInOrder(query.text);
  const left = count === undefined && query.order === null ? removedFromList(query, shown, range) : undefined;
  const ids = count === undefined ? left : shown.slice(0, count);
  if (ids === undefined || (left === undefined && query.topics.length > 0)) return undefined;
  // "The first 3 of 14" of a ranking: "the least of 3" would be a different claim.
  const all = last.order === null || isOrdered ? '' : ` of ${shown.length}`;
  const { order, nutrients, text } = query;
  return {
    ...last,
    criteria: [
      ...last.criteria,
      {
        kind: 'among',
        is: count !== undefined,
        ids,
        words: count === undefined ? namesOf(ids, range) : `the first ${count}${all}`,
      },
    ],
    isCount: false,
    text,
    order: order ?? last.order,
    nutrients: count !== undefined && nutrients.length > 0 ? nutrients : last.nutrients,
  };
}
const ALSO = /^(?:and|or|nor) (the .+)$/u;
const OF_THE_FIRST = /\b(?:of|among|in|from) (?:the |those |these )?(?:first|top) (\d+)\b/u;
const COUNT_IN_ORDER =
  /^(?:(?:and|just|only|show|give|me|list|ok) )*(?:the )?(?:first|top) (\d+)(?: (?:of (?:them|those|these)|only|ones|please))?$/u;
const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};
const countInOrder = (text: string): number | undefined => numberIn(COUNT_IN_ORDER, text);
export const namesOf = (ids: readonly string[], { names }: ProductRange): string =>
  listed(
    names.all.flatMap(({ product }) => (ids.includes(product.id) ? [product.name] : [])),
    'or',
  );

const LEAVES_OUT = new RegExp(
  `^${AND}(?:${EXCLUDING_VERBS}|${EXCEPTION_WORDS}|not|without|bin(?: off)?|cut|delete|scrap|forget|chuck|no(?= \\w+ ones\\b)|but not|all but|everything but) (.+)$`,
  'u',
);
const TAKES_OUT = new RegExp(
  `^${AND}(?:take|leave|cut|strip|filter|knock|chuck|rule) (.+?) (?:out|off|away)(?:(?: of)? (?:it|that|there|the list|the comparison)| please)*$`,
  'u',
);

export const excludesFromList = (text: string): boolean => LEAVES_OUT.test(text) || TAKES_OUT.test(text);

const AT_THE_END =
  /(?: (?:please|then|too|now|for now|(?:from|of|off) (?:it|that|there|them|these|those|the list|the comparison)))+$/u;

/** The products to exclude from those shown, by place, name or description. Only shown products count. */
export function removedFromList(
  query: Query,
  shown: readonly string[],
  range: ProductRange,
): readonly string[] | undefined {
  const around = TAKES_OUT.exec(query.text)?.[1];
  const said = (around ?? LEAVES_OUT.exec(query.text)?.[1])?.replace(AT_THE_END, '');
  if (said === undefined || shown.length < 2) return undefined;
  const ids = whichOfThem(said, query, shown, range, around !== undefined);
  return ids.length === 0 || ids.length === shown.length ? undefined : ids;
}

function whichOfThem(
  said: string,
  query: Query,
  shown: readonly string[],
  range: ProductRange,
  isAround: boolean,
): readonly string[] {
  const [, side, number] = /^(?:the )?(first|top|last|bottom) (\d+)$/u.exec(said) ?? [];
  if (number !== undefined)
    return side === 'last' || side === 'bottom'
      ? shown.slice(-Number(number))
      : shown.slice(0, Number(number));
  const parts = said.split(/ (?:(?:and|or|nor|,) )+(?=the )/u);
  if (query.products.length >= parts.length) return shown.filter((id) => query.products.includes(id));
  if (query.reference?.kind === 'nth') return shown.slice(query.reference.index).slice(0, 1);
  if (MIDDLE.test(said)) return middleOf(shown);
  return ofAll(parts.map((each) => ofTheSaid(each, query, shown, range, isAround)));
}

/** "The shot or the emulsion": both, or none if one is not recognised. */
const ofAll = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.some(({ length }) => length === 0) ? [] : [...new Set(parts.flat())];

/** "The infant one"; "the paediatric ones", but no other plural: "the vegan ones" is a criterion of the list. */
function ofTheSaid(
  said: string,
  query: Query,
  shown: readonly string[],
  range: ProductRange,
  isAround: boolean,
): readonly string[] {
  const isOfMany = /\bones\b|\b(?:powders|liquids|drinks|feeds|foods|products|supplements)\b/u.test(said);
  const isOne = said.startsWith('the ') && !isOfMany;
  const isOfAnAge = isOfMany && query.criteria.length === 1 && query.criteria[0]?.kind === 'age';
  if (!isOne && !isOfAnAge && !isAround) return [];
  const found = matchingDescription(said, query, shown, range);
  const named = { ...query, text: said, criteria: [], nutrients: [], order: null, isCount: false };
  return found.length > 0 ? found : (pickedByName(named, shown, range.names)?.ids ?? []);
}

/** "Without the fat" after figures: the other figures. */
export function withoutNutrient({ text, nutrients, products }: Query, last: Query): Query | undefined {
  const left = last.nutrients.filter((id) => !nutrients.includes(id));
  return last.subject === 'products' &&
    excludesFromList(text) &&
    products.length === 0 &&
    left.length > 0 &&
    left.length < last.nutrients.length
    ? { ...last, text, nutrients: left }
    : undefined;
}

const MATTERS_NOT =
  /\b(?:does not|doesnt|do not|dont|neednt|need not) (?:really |actually )?(?:matter|mind|care|bother|worry|have to|need to)\b|\b(?:is not|isnt|not|arent) (?:that |so |really )?(?:important|needed|necessary|required|essential|bothered|fussed|worried)\b|\b(?:optional|irrelevant)$|\bno need\b|\bdont need (?:it |them )?to\b/u;
const DROPS = new RegExp(
  `^${AND}(?:(?:never ?mind|forget|ignor(?:e|ing)|disregard|scrap|regardless|irrespective|relax|lift)\\b|(?:drop|remove|lose|ditch|get rid of|take (?:off|out|away)|skip|leave(?: out)?|take|without) (?:.+ )?(?:bit|part|condition|requirement|limit|filter|criterion|restriction|thing)\\b)`,
  'u',
);
/** "Any flavour then", "of whatever size". */
const ANY_OF_IT = new RegExp(
  `^${AND}(?:(?:in|of|for|at|with) )?(?:any|whatever|whichever|all) (?:pack |bottle )?(\\w+)(?: (?:then|now|will do|is (?:fine|ok|good)|please|at all|too|goes|works|really))*$`,
  'u',
);

/** "Soya is ok", "milk allowed" after a list without it; "is milk allowed" and "no milk allowed" do not drop the criterion. */
const PERMITS =
  /^(?!(?:and |so )?(?:is|are|can|does|do|which|what)\b|.*\b(?:no(?! ,)|not|never|without|free|isnt|arent)\b).*\b(?:ok|okay|fine|allowed|permitted|alright|grand|all right)(?: (?:too|then|actually|now|after all|again))*$/u;

/** "Put the adult ones back in", "bring back the powders" */
const PUTS_BACK =
  /\b(?:put|add|bring|include|let|pop|stick|throw|have|want)\b.*\b(?:back|again|after all)\b/u;

/** Names for kinds of criteria. */
const CALLED: Readonly<Partial<Record<Criterion['kind'], ReadonlySet<string>>>> = {
  pack: wordSet('size pack bottle carton tin pouch sachet pot volume'),
  container: wordSet('container packaging bottle carton tin pouch sachet pot'),
  flavour: wordSet('flavour taste'),
  age: wordSet('age'),
  diet: wordSet('diet'),
  allergen: wordSet('allergen allergy'),
  country: wordSet('country region'),
  brand: wordSet('brand make'),
  disorder: wordSet('disorder condition'),
  form: wordSet('form format'),
};

/** "Never mind the size", "forget the vegan bit", "any flavour then": the list without that criterion. */
export function withoutCriterion(query: Query, last: Query): Query | undefined {
  const { text } = query;
  const [, any] = ANY_OF_IT.exec(text) ?? [];
  const isDropped = DROPS.test(text) || MATTERS_NOT.test(text);
  const isPermitted = any === undefined && !isDropped && PERMITS.test(text);
  const isBack = PUTS_BACK.test(text);
  if (!isBack && ((any === undefined && !isDropped && !isPermitted) || /\bones?\b/u.test(text)))
    return undefined;
  const words = (any === undefined ? text.split(' ') : [any]).map(singular);
  const isCalled = ({ kind }: Criterion) => words.some((word) => CALLED[kind]?.has(word) === true);
  const isMeant = (each: Criterion) => isCalled(each) || (any === undefined && isSpokenOf(each, query));
  const spoken = last.criteria.flatMap((each) => withoutAlternatives(each, isMeant));
  // Products left out by name come back.
  const at = last.criteria.findLastIndex((each) => each.kind === 'among' && !each.is);
  const criteria =
    isBack && at !== -1 && spoken.length === last.criteria.length ? last.criteria.toSpliced(at, 1) : spoken;
  const isLess = JSON.stringify(criteria) !== JSON.stringify(last.criteria);
  return isLess ? { ...last, criteria, isCount: false } : undefined;
}

const ONE_AT_A_TIME = kinds('age', 'pack', 'country');

/** The same criterion, required or excluded, and for a nutrient with any limit. */
function isSpokenOf(each: Criterion, { criteria, nutrients, text }: Query): boolean {
  const isOfALimit = isLimit(each) && LIMIT.test(text);
  const isOfAClaim =
    each.kind === 'claim' && nutrients.includes(each.value === 'high protein' ? 'protein' : 'energyKcal');
  return (
    isOfAClaim ||
    (each.kind === 'nutrient' &&
      (nutrients.includes(each.value) || (nutrients.length === 0 && isOfALimit))) ||
    criteria.some(
      (other) => isSame(each, other) || (each.kind === other.kind && ONE_AT_A_TIME.has(each.kind)),
    )
  );
}
const LIMIT = /\b(?:limit|over|under|above|below|at least|at most|cut ?off|threshold)\b/u;
