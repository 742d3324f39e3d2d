import type { Criterion, Limits, Query, Topic } from './query.ts';

/** What can be told only when all parts are there: what is asked of which, and whether it is a list. */
export function finished(query: Query, brands: readonly Criterion[]): Query {
  const [brand] = brands;
  const { text, products, nutrients } = query;
  const isWater = nutrients.length === 1 && nutrients[0] === 'water' && /\bscoops?\b/u.test(text);
  // "How much water is in 500 ml" is a value; "how much water to add" is none.
  const isHeld = products.length > 0 && query.topics[0] === 'dilution' && HELD_WATER.test(text);
  const added = criteriaOf(query);
  const isOf = (kind: string) => added.some((each) => each.kind === kind);
  const whole: Query = {
    ...query,
    topics: added.length > 0 || isHeld ? [] : topicsOf(query, isWater),
    nutrients: isWater ? [] : isHeld ? ['water'] : nutrients,
    criteria: [...query.criteria.filter((each) => !isSaidTwice(each, query.criteria)), ...added],
    amounts: isOf('pack') ? [] : query.amounts,
    basis: isOf('container') ? null : query.basis,
  };
  // "Not Dalesip", "only Dalesip", of a list that was spoken of.
  const isNarrowing =
    query.unclear?.kind === 'brand' && brand !== undefined && (!brand.is || /^(?:only|just)\b/u.test(text));
  const subject = isNarrowing && query.topics.length + nutrients.length === 0 ? 'list' : subjectOf(whole);
  const method = subject === 'list' || products.length > 0 ? undefined : methodIn(query);
  const general = method === undefined ? query.general : [method];
  return subject === 'list' && brand !== undefined
    ? { ...whole, general, subject, unclear: null, criteria: [...brands, ...whole.criteria] }
    : { ...whole, general, subject };
}

function topicsOf(query: Query, isWater: boolean): readonly Topic[] {
  const { topics, text, criteria, products, amounts, basis } = query;
  if (isWater) return ['dilution'];
  // "Tube feeds not suitable for adults": none of a contraindication.
  if (
    products.length === 0 &&
    topics[0] === 'contraindications' &&
    /\b(?:not suitable|unsuitable)\b/u.test(text) &&
    criteria.some(({ is }) => !is)
  )
    return [];
  // "Which products are indicated for epilepsy": what it is that they are for is a criterion.
  if (
    products.length === 0 &&
    topics[0] === 'indications' &&
    criteria.some(({ kind }) => kind === 'described')
  )
    return [];
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
  const isInside = topics[0] === 'ingredients' && (amounts.length > 0 || basis !== null);
  return isInside || (query.isWeak && asksOfIt && !isMadeWith) ? [] : topics;
}

/** A pack of a size, a container, a mark of a scheme: where no product is named, these are what the products must be. */
function criteriaOf(query: Query): Criterion[] {
  const { text, products, nutrients, criteria, basis, asksForSome, namesProducts, topics } = query;
  if (products.length > 0) return [];
  const found: Criterion[] = [];
  const [amount, another] = query.amounts;
  const isAsked = asksForSome || namesProducts;
  const isForm = criteria.some(({ kind }) => kind === 'form');
  if (
    amount?.kind === 'measure' &&
    another === undefined &&
    nutrients.length === 0 &&
    (PACKS_OF_A_SIZE.test(text) ||
      ((isAsked || isForm || query.reference !== null) && SPEAKS_OF_PACKS.test(text)))
  )
    found.push({ kind: 'pack', is: true, limits: exactly(amount.amount), unit: amount.unit });
  const scheme = SCHEME.exec(text);
  const is = !NOT_OF_A_SCHEME.test(text);
  const isOfSome = (isAsked || isForm) && (!is || criteria.some(({ kind }) => kind !== 'country'));
  if (scheme !== null && isOfSome && (!is || ON_A_SCHEME.test(text)) && !EXPLAINS_A_SCHEME.test(text))
    found.push({ kind: 'scheme', is, value: scheme[0] === 'gms' ? 'gms' : 'acbs' });
  const [ingredient] = topics.includes('ingredients') && isAsked ? (INGREDIENT.exec(text) ?? []) : [];
  if (ingredient !== undefined)
    found.push({
      kind: 'ingredient',
      is: !new RegExp(
        `\\b(?:no|not|without|free of|free from)(?: \\w+){0,2} ${ingredient}\\b|\\b${ingredient} free\\b`,
        'u',
      ).test(text),
      value: ingredient.replace(/s$/u, ''),
    });
  const isContainer = nutrients.length === 0 && (isAsked || criteria.length > 0);
  const container =
    typeof basis === 'object' && basis !== null && 'perPack' in basis
      ? basis.perPack
      : (IN_PACKS.exec(text)?.[1] ?? PACKED.exec(text)?.[1]);
  if (isContainer && container !== undefined) {
    const isIn = !/\b(?:not|no|isnt|arent) (?:in )?(?:an?|any)\b/u.test(text);
    found.push({ kind: 'container', is: isIn, value: container });
  }
  return found;
}

const PACK = '(?:packs?|bags?|bottles?|pouch(?:es)?|tins?|cartons?|sachets?|pots?|tubs?)';
const SPEAKS_OF_PACKS = new RegExp(`\\b(?:${PACK}|sizes?|comes?)\\b`, 'u');
/** "125 ml bottles" and no more. */
const PACKS_OF_A_SIZE =
  /^\d[\d.]* (?:ml|l|g|kg) (?:packs|bags|bottles|pouches|tins|cartons|sachets|pots|tubs)$/u;
const SCHEME = /\b(?:acbs|gms)\b/u;
const ON_A_SCHEME = /\b(acbs|gms)\b.*\b(?:approved|listed|list)\b|\b(?:on the|on|are|with) (acbs|gms)\b/u;
const EXPLAINS_A_SCHEME = /\b(?:needs?|means?|stands?|what is|explain|how|who|difference|between|scheme)\b/u;
const NOT_OF_A_SCHEME =
  /\b(?:not|isnt|arent|without|no|non|lacking)\b(?: (?:on|marked|in|listed|have|an?|the|for|under|any))* (?:acbs|gms)\b|\b(?:acbs|gms)\b.*\bnot\b/u;

/** "Milk allergy, without milk": what is marked on labels says it more surely than their texts. */
const isSaidTwice = (each: Criterion, all: readonly Criterion[]): boolean =>
  each.kind === 'text' &&
  all.some(
    ({ kind, is, ...other }) =>
      kind === 'allergen' && !is && 'value' in other && isNamedIn(each.value, other.value),
  );
const isNamedIn = (text: string, allergen: unknown): boolean =>
  typeof allergen === 'string' && text.includes(`${allergen.toLowerCase()} allergy`);

/** "Everything in pouches". */
const IN_PACKS = /\bin (pouch|bottle|carton|tin|sachet|pot|tub)(?:e?s)?$/u;

/** "Carton drinks", "pouch products". */
const PACKED =
  /\b(pouch|bottle|carton|tin|sachet|pot|tub)(?:e?s)? (?:drinks?|feeds?|products?|powders?|versions?|ones|options?|supplements?)\b/u;

/** What topics speak of and lists of ingredients name. */
const INGREDIENT =
  /\b(?:gelatine?|pork|beef|lanolin|palm oil|starch|gums?|sweeteners?|colours?|preservatives?|emulsifiers?)\b/u;

const HELD_WATER =
  /\bhow much (?:free )?water (?:(?:is|are) )?(?:there )?(?:in|does)\b(?!.*\b(?:need|scoops?|add)\b)/u;

const exactly = (amount: number): Limits => ({
  low: amount,
  high: amount,
  isLowOpen: false,
  isHighOpen: false,
});

const WORKED_OUT =
  /\b(?:calculated?s?|calculation|adjust(?:ed)?|worked? out|works out|come from|comes from|methods?|equations?|source of|based on|derived|formula for)\b/u;
const USES: Readonly<Record<string, string>> = {
  protein: 'protein',
  fluid: 'fluid',
  water: 'fluid',
  nitrogen: 'nitrogen',
};

/** "How is protein worked out": of the calculators, where no product is named. */
function methodIn({ text, unclear, general }: Query): string | undefined {
  if (unclear !== null || general.length > 0 || !WORKED_OUT.test(text)) return undefined;
  const use = /\b(energy|protein|fluid|nitrogen|calories|kcal|water|requirements?)\b/u.exec(text)?.[1];
  return use === undefined ? undefined : `method:${USES[use] ?? 'energy'}`;
}

/** Kinds of criteria that only a list of products can have. */
const OF_A_LIST = /^(?:form|disorder|brand|described|text|claim|pack|container|scheme|ingredient|among)$/u;

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
  if (isBrand && asksForAll && query.unknown.length === 0 && (topics.length === 0 || query.isWeak))
    return 'list';
  if (unclear?.kind === 'several' && (isOrdered || isCount)) return 'list';
  // A country alone tells where somebody is, unless products are spoken of.
  const hasTrait = criteria.some(({ kind }) => kind !== 'country' || namesProducts);
  const isOfOneBrand = unclear !== null && !asksForSome && !namesProducts;
  const hasLimit = criteria.some((each) => each.kind === 'nutrient' && each.limits !== 'some');
  const isList =
    criteria.some(({ kind }) => OF_A_LIST.test(kind)) ||
    (!isOfOneBrand && hasLimit) ||
    ((asksForSome || namesProducts) && (hasTrait || isOrdered)) ||
    (isOrdered && unclear === null);
  if (unclear !== null) return isBrand && isList ? 'list' : 'products';
  if (isList) return 'list';
  if (topics.length + nutrients.length + query.withoutRow.length > 0) return 'products';
  // "Henry for a 70 year old": the age is no list's.
  return hasTrait && !query.general.some((name) => name.startsWith('method:')) ? 'list' : 'general';
}
