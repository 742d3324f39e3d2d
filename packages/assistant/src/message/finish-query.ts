// Longer than other files: what a question is about is decided in one fixed order.
import { singular } from '../language/phrases.ts';
import { limitsOf } from '../quantities/limits.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS, MAY_NOT } from '../vocabulary/operator-words.ts';
import { quantityAt, sideAfter } from '../quantities/quantity.ts';
import { CONTENTS, kinds, INDICATION_KINDS, PRODUCT_KINDS } from './criterion-kinds.ts';
import {
  type AskedAge,
  type Criterion,
  exactly,
  isLimit,
  packOfBasis,
  type Query,
  type Topic,
} from './query.ts';
import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';

// Decisions that need all parts of a question: what is asked, about which products, and whether it is a list.

const FORM_OR_ALLERGEN = kinds('form', 'allergen');

const SAID_IN_A_TEXT = kinds('disorder', 'type', 'use', 'form');

/** Completes a query from its parts. In a search, what is asked for is a criterion and no question about a label. */
export function finishQuery(given: Query, brands: readonly Criterion[]): Query {
  const query = withoutItsWater(given);
  const { text, products, nutrients, order, isCount } = query;
  const isSought = query.asksForSome || query.namesProducts || isCount || order !== null;
  const packs = products.length > 0 ? [] : packsSought(query, isSought);
  const dose = products.length > 0 ? undefined : doseSought(query);
  const criteria = [
    ...query.criteria.filter(
      (each) =>
        !isSaidTwice(each, query.criteria) &&
        !isAside(each, query) &&
        !(each.kind === 'container' && packs.some(({ kind }) => kind === 'container')),
    ),
    ...packs,
    ...(dose === undefined ? [] : [ofADose(Number(dose))]),
  ];
  const isScoop = isOfAScoop(query);
  const isMixed = isScoop || (products.length > 0 && isOfItsMix(query));
  const isWater = isMixed || (nutrients.join('') === 'water' && MIXES.test(text));
  // "How much water is in 500 ml" asks for a value; "how much water to add" does not.
  const isHeld = products.length > 0 && query.topics[0] === 'dilution' && HELD_WATER.test(text);
  // "Is it in a bottle or a pouch": asks for its packs, not for the content of a bottle.
  const isOfItsPack =
    products.length > 0 &&
    query.topics.length + nutrients.length + criteria.length + query.withoutRow.length === 0 &&
    IN_A_PACK.test(text);
  // "Does the label mention diabetes": asks for the text, whatever it is about.
  const isOfItsText =
    products.length > 0 &&
    (query.topics.length === 0 || query.isWeak) &&
    nutrients.length + query.withoutRow.length === 0 &&
    criteria.every(({ kind }) => SAID_IN_A_TEXT.has(kind)) &&
    MENTIONS.test(text) &&
    !HOW_MUCH_LIQUID.test(text) &&
    query.unknown.length + query.leftOver.length + criteria.length > 0;
  const whole: Query = {
    ...query,
    criteria: isOfItsText
      ? []
      : isMixed
        ? criteria.filter(({ kind }) => !FORM_OR_ALLERGEN.has(kind))
        : criteria,
    isWeak: query.isWeak && !isOfItsText,
    topics: isOfItsText
      ? ['contraindications']
      : isWater
        ? ['dilution']
        : isHeld
          ? []
          : isOfItsPack
            ? ['packs']
            : meantTopics(query, criteria, isSought),
    nutrients: isWater
      ? []
      : isHeld
        ? ['water']
        : dose === undefined
          ? nutrients
          : nutrients.filter((id) => id !== 'protein'),
    unread: query.unread.filter((number) => number !== dose && !packs.some((each) => isOfSize(each, number))),
    // All of them have that size, so they are not ranked by it.
    order: order?.by === 'packSize' && packs.some((each) => isOfSize(each)) ? null : order,
    amounts: isScoop || packs.some(({ kind }) => kind === 'pack') ? [] : query.amounts,
    basis:
      isScoop || packs.some(({ kind }) => kind === 'container') || isOfItsPack
        ? null
        : // "Fewest calories for 20 g PE": in the pack with that dose.
          (query.basis ?? (dose !== undefined && order !== null ? { perPack: 'pack' } : null)),
  };
  const subject = isOfBrands(query, brands) ? 'list' : subjectOf(whole);
  if (subject !== 'list') return { ...whole, subject };
  const listed = withoutMilk(ofFormulas(withDensity(whole)));
  return brands.length === 0
    ? { ...listed, subject }
    : { ...listed, subject, unclear: null, criteria: [...brands, ...listed.criteria] };
}

/** "Which formulas are from birth and dairy free": infant formulas, unless another kind or an older age is named. */
function ofFormulas(query: Query): Query {
  const { criteria, text } = query;
  const isOfOthers = criteria.some(
    (each) =>
      each.kind === 'form' ||
      // "Formulas for cows' milk allergy": for older children too.
      each.kind === 'type' ||
      (each.kind === 'age' && ageOf(each.age) >= FIRST_BIRTHDAY_MONTHS),
  );
  if (!/\bformulas?\b/u.test(text) || criteria.length === 0 || isOfOthers) return query;
  return {
    ...query,
    criteria: [{ kind: 'form', is: true, value: 'infant-formula' }, ...criteria],
    unknown: query.unknown.filter(isOther),
    leftOver: query.leftOver.filter(isOther),
  };
}
/** "Sips for milk and soya allergy", "for an adult with milk allergy": without milk. Formulas for the allergy are for infants. */
function withoutMilk(query: Query): Query {
  const { criteria } = query;
  const isOfOthers = criteria.some(
    (each) =>
      (each.kind === 'allergen' && !each.is) ||
      (each.kind === 'form' && /^(?:oral-nutritional-supplement|drink|pudding|food)$/u.test(each.value)) ||
      (each.kind === 'age' && ageOf(each.age) >= ADULT_MONTHS),
  );
  return isOfOthers && criteria.some(isMilk)
    ? {
        ...query,
        criteria: criteria.map((each) =>
          isMilk(each) && each.is ? { kind: 'allergen', is: false, value: 'Milk' } : each,
        ),
      }
    : query;
}
const MILK_ALLERGY = "cows' milk allergy";
const isMilk = (each: Criterion): boolean => each.kind === 'type' && each.value === MILK_ALLERGY;
const ADULT_MONTHS = 216;
const isOther = (word: string): boolean => !/^formulas?$/u.test(word);
const ageOf = (age: AskedAge): number =>
  age.kind === 'months' ? age.months : age.band.startsWith('infant') ? 0 : FIRST_BIRTHDAY_MONTHS;

/** "Peptide feeds at 1.5", "any 2.4 sips": a decimal without a unit is an energy density in kcal/ml. */
function withDensity(query: Query): Query {
  const { unread, criteria, nutrients, order, amounts } = query;
  // "Osmolality of the 1.5 non-fibre feed", "MCT in the 1.5 peptide".
  const described = AFTER_ARTICLE.exec(query.text)?.[1];
  const isDescribed = described !== undefined && query.free.includes(described);
  const isOne =
    isDescribed ||
    (unread.some((number) => /^(?:0\.[6-9]|[1-4]\.\d)$/u.test(number)) &&
      unread.every((number) => Number(number) >= 0.6 && Number(number) < 5));
  const isOfElse =
    criteria.some(isLimit) ||
    (!isDescribed &&
      (amounts.length > 0 ||
        !nutrients.every((id) => criteria.some((each) => each.kind === 'nutrient' && each.value === id)) ||
        order !== null));
  const texts = query.text.split(' ');
  const said = texts
    .flatMap((_, at) => quantityAt(texts, at) ?? [])
    .find(({ of, value }) => of === 'none' && (!isDescribed || value === Number(described)));
  if (!isOne || isOfElse || said === undefined || unread.length > (said.high === null ? 1 : 2)) return query;
  // "1.5 or above", "over 1.2", "between 1 and 1.5".
  const after = said.side === undefined ? sideAfter(texts, said.to) : undefined;
  const { value, side = after?.side, high } = said;
  const limits = limitsOf(value * 100, side, high && { ...high, value: high.value * 100 });
  const isRead = (word: string) => texts.slice(said.from, after?.to ?? said.to).includes(word);
  const is = !/\b(?:not|arent|isnt|except|excluding|without|no)(?: (?:at|the|with|any))?$/u.test(
    texts.slice(0, said.from).join(' '),
  );
  return {
    ...query,
    unread: [],
    leftOver: query.leftOver.filter((word) => !isRead(word)),
    unreadTraits: query.unreadTraits.filter((word) => !isRead(word)),
    criteria: [
      // The number does not mean a product that has it in its name.
      ...criteria.filter((each) => each.kind !== 'among' || each.words !== String(value)),
      { kind: 'nutrient', is, value: 'energyKcal', limits, basis: 'ml' },
    ],
  };
}

const AFTER_ARTICLE = /\b(?:the|your|our|an?) (0\.[6-9]|[1-4]\.\d)(?= [a-z])/u;

/** "How much powder goes into 100 ml", "how much milk goes with a sachet": asks how to make it up, not for a value. */
function isOfItsMix({ heard, nutrients, withoutRow, amounts, target }: Query): boolean {
  const said = heard.join(' ');
  if (target !== null || nutrients.length + withoutRow.length > 0 || !ASKS_HOW_MUCH.test(said)) return false;
  const isOfAVolume = amounts.some((amount) => amount.kind === 'measure' && amount.unit === 'ml');
  return (isOfAVolume && OF_POWDER.test(said)) || WITH_A_LIQUID.test(said);
}
/** "Grams per scoop", "how heavy is a scoop": the size of a scoop, not its nutrients. */
const isOfAScoop = ({ heard, nutrients, withoutRow, products }: Query): boolean =>
  products.length > 0 && nutrients.length + withoutRow.length === 0 && OF_A_SCOOP.test(heard.join(' '));
const OF_A_SCOOP =
  /\b(?:g|grams?|mls?|size|weight|weighs?|heavy|big|large|much powder)\b.*\bscoop\b|\bscoop\b.*\b(?:g|grams|size|weight|weighs?|heavy|big|large)\b/u;
const ASKS_HOW_MUCH = /\b(?:how (?:much|many)|number|weight|amount|needed|need|required)\b/u;
const OF_POWDER = /\b(?:powder|scoops?|grams?)\b/u;
const WITH_A_LIQUID =
  /\b(?:milk|juice|liquid) (?:\w+ ){0,4}(?:goes?|with|mix\w*|add(?:ed)?|needed|need|to make|for)\b/u;
const MIXES = /\b(?:scoops?|mix\w*|dilut\w*|reconstitut\w*|to (?:add|make|use)|(?:make|made) up)\b/u;
const MENTIONS =
  /\b(?:mentions?|mentioned)\b|\b(?:says?|states?|warns?) (?:\w+ ){0,5}(?:about|re|regarding|against|not to|anywhere)\b|\b(?:warnings?|cautions?|anything|label) (?:\w+ ){0,5}(?:about|re|regarding|against)\b/u;
const HOW_MUCH_LIQUID = /\bhow much (?:\w+ )?(?:water|milk|juice|liquid)\b/u;
const IN_A_PACK =
  /^(?:(?:and|so|hi|,) )*(?:is|are|does|do) (?!.*\bhow\b).*\b(?:in|as) (?:an? )?(?:bottles?|pouch(?:es)?|cartons?|tins?|sachets?|pots?|tubs?|packs?|bags?)\b/u;
/** "Can it be made with water", "protein in a shake made with water": the water is not a value of the label. */
function withoutItsWater(query: Query): Query {
  const { products, nutrients, topics, text } = query;
  const isOfOne = products.length > 0 || !(query.asksForSome || query.namesProducts);
  if (!isOfOne || !nutrients.includes('water') || !IN_WATER.test(text)) return query;
  const others = nutrients.filter((id) => id !== 'water');
  return {
    ...query,
    nutrients: others,
    topics: topics.length + others.length === 0 ? ['directions'] : topics,
  };
}
const IN_WATER =
  /\b(?:with|in|using|into) (?:\w+ ){0,2}water\b|\b(?:hot|cold|warm|boil\w*|cooled|tap|sterile|bottled) (?:or (?:\w+ )?)?water\b/u;

const HELD_WATER =
  /\bhow much (?:free )?water (?:(?:is|are) )?(?:there )?(?:in|does)\b(?!.*\b(?:need|scoops?|add)\b)/u;

/** "Not Dalesip", "only Dalesip" after a list. */
const isOfBrands = ({ unclear, topics, nutrients, text }: Query, [brand]: readonly Criterion[]): boolean =>
  unclear?.kind === 'brand' &&
  brand !== undefined &&
  (!brand.is || /^(?:only|just)\b/u.test(text)) &&
  topics.length + nutrients.length === 0;

const SAYS_FOR_WHOM = kinds('form', 'age', 'country', 'disorder', 'use');

/** "Drinks" and "feeds" are no criterion where nothing is searched for: "thickened drinks are tested how". */
const isAside = (each: Criterion, { criteria, text, asksForSome, isCount, order }: Query): boolean =>
  each.kind === 'form' &&
  each.or === undefined &&
  !(asksForSome || isCount || order !== null) &&
  !/^(?:only|just)\b|\b(?:only|instead|too)$/u.test(text) &&
  (each.value === 'feed'
    ? criteria.length === 1
    : each.value === 'drink' && criteria.every(({ kind }) => SAYS_FOR_WHOM.has(kind)));

/** "Milk allergy, without milk": the allergens marked on labels are more reliable than their texts. */
const isSaidTwice = (each: Criterion, all: readonly Criterion[]): boolean =>
  each.kind === 'type' &&
  all.some(
    (other) =>
      (other.kind === 'allergen' &&
        !other.is &&
        each.value.includes(`${other.value.toLowerCase()} allergy`)) ||
      // "Low K, under 100 mg": the limit says how low.
      (other.kind === 'nutrient' &&
        other.limits !== 'some' &&
        each.value.startsWith(`low in ${other.value}`)),
  );

/** Topics that are covered by a criterion: "available in strawberry", "products indicated for CKD". */
const SAID_BY: Readonly<Partial<Record<Topic, ReadonlySet<Criterion['kind']> | 'any'>>> = {
  indications: INDICATION_KINDS,
  availability: 'any',
  flavours: kinds('flavour'),
  ages: kinds('age'),
  packs: kinds('pack', 'container'),
  allergens: kinds('allergen'),
};

const MARKS_OF_ONE = kinds('diet', 'age', 'allergen');

function meantTopics(query: Query, criteria: readonly Criterion[], isSought: boolean): readonly Topic[] {
  const { text, products, amounts, basis, isWeak } = query;
  const isSaid = (topic: Topic, by = SAID_BY[topic]) =>
    by !== undefined && criteria.some(({ kind }) => by === 'any' || by.has(kind));
  const isOfOne = products.length > 0;
  const topics = query.topics.filter((topic) => {
    // "That give 300 kcal or more", "not made with fish oil": about the contents.
    if (topic === 'directions' && isWeak && criteria.some(isLimit)) return false;
    if (topic === 'directions' && !isOfOne && MADE_OF.test(text) && isSaid(topic, CONTENTS)) return false;
    // "Strawberry available"
    if (topic === 'availability' && isSaid(topic, kinds('flavour', 'container'))) return false;
    if (isOfOne) return true;
    if (topic === 'packs') return !isSaid(topic);
    if (topic === 'contraindications' && /\bunsuitable|not suitable\b/u.test(text))
      return !criteria.some(({ is }) => !is);
    return !(isSought && isSaid(topic));
  });
  // "What volume is it made up to", "how is the infant one made up": about the mixing, not about packs or values.
  if (query.nutrients.length + query.withoutRow.length === 0) {
    if (MADE_TO_A_VOLUME.test(text)) return ['dilution'];
    if (HOW_IT_IS_MADE_UP.test(text) && topics.every((topic) => topic === 'directions'))
      return ['directions'];
  }
  const [first] = topics;
  // "What is it used for", with no other word for giving it.
  if (
    isOfOne &&
    (first === undefined || (isWeak && first === 'directions')) &&
    /\b(?:what|who)\b.* for$/u.test(text)
  )
    return ['indications'];
  if (topics.includes('shelfLife') && /\b(?:opened|once open|after opening)\b/u.test(text))
    return [...new Set<Topic>(['storage', ...topics])];
  const isInside = first === 'ingredients' && (amounts.length > 0 || basis !== null);
  const isMadeWith = topics.includes('directions') && /\b(?:milk|water)\b/u.test(text);
  const isOfAMark = isWeak && criteria.some(({ kind }) => MARKS_OF_ONE.has(kind));
  return isInside || (isOfAMark && !isMadeWith) ? [] : topics;
}

const MADE_TO_A_VOLUME =
  /\bvolume\b.*\b(?:made|make|makes|mixed|mix)(?: up)? to\b|\bvolume\b.*\b(?:made|make|makes) up\b/u;
const HOW_IT_IS_MADE_UP = /\bhow (?:is|are|do|does|should)\b.*\b(?:made|make|making) up\b/u;
const MADE_OF = /\bmade (?:with|from|of)\b(?!.* (?:milk|water)\b)/u;

const PACK = '(?:packs?|bags?|bottles?|pouch(?:es)?|tins?|cartons?|sachets?|pots?|tubs?)';
const SIZE = String.raw`\d[\d.]* (?:ml|l|g|kg)`;
/** "500 ml tube packs", "cartons of 200 ml". */
export const SIZED_PACKS = new RegExp(
  String.raw`\b${SIZE} (?:\w+ )?${PACK}\b|\b${PACK} (?:of |in )?${SIZE}\b`,
  'u',
);
const SPEAKS_OF_PACKS = new RegExp(
  String.raw`\b(?:${PACK}|sizes?|comes?|in)\b|\d (?:ml|g|l|kg) (?:or|ones?|sips?|ons|feeds?|tube|drinks?|products?|supplements?)|(?:ml|g|l|kg)$`,
  'u',
);
const OR_IN = new RegExp(String.raw`\b(?:or|nor) (?:in )?(?:an? )?(${PACK})\b`, 'gu');
/** No powder has packs of these sizes: a sachet weighs more than its protein equivalent. */
const IS_A_DOSE = /^(?:5|10|15|20)$/u;
export const EXCLUDES_PACK = new RegExp(
  String.raw`\b(?:not|no|nothing|none|isnt|arent|dont|without|neither|nor|all but|${EXCEPTION_WORDS}|${EXCLUDING_VERBS}|${MAY_NOT}) (?:(?:anything|everything|all|in|of|as|for|with|come|comes|coming|packed|sold|available|made|those|ones|that|are|packs?|bags?|bottles?|sachets?|cartons?|tins?|tubs?|pots?|pouch(?:es)?|sizes?|drinks?|drunk|from|out|you|we|they|do|does|have|has|offer|make|sell) ){0,5}(?:\d|(?:an?|any|the)\b)`,
  'u',
);

/** Pack sizes and containers as criteria, where no product is named. */
function packsSought(query: Query, isSought: boolean): Criterion[] {
  const { text, criteria, basis, order, amounts } = query;
  const traits = criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  const nutrients = query.nutrients.filter((id) => !traits.includes(id));
  const is = !EXCLUDES_PACK.test(text);
  const isOfAKind =
    isSought || query.unclear?.kind === 'brand' || criteria.some(({ kind }) => PRODUCT_KINDS.has(kind));
  const [amount, another] = amounts;
  if (amount?.kind === 'measure' && another === undefined) {
    const isOfSize =
      (order !== null && !ON_SO_MUCH.test(text)) ||
      (EITHER_UNIT.test(text) && nutrients.length === 0) ||
      // "Sip feeds 125 ml without fibre": there is nothing else the number could measure.
      (amount.unit === 'ml' &&
        nutrients.length === 0 &&
        criteria.some(({ kind }) => PRODUCT_KINDS.has(kind)) &&
        !criteria.some(isLimit)) ||
      (SIZED_PACKS.test(text) && (isOfAKind || nutrients.length === 0)) ||
      (nutrients.length === 0 && SPEAKS_OF_PACKS.test(text) && (isOfAKind || query.reference !== null));
    // "PKU pouches 20 g": the protein equivalent of each.
    if (isOfSize && isOfSubstitutes(query) && amount.unit === 'g' && IS_A_DOSE.test(String(amount.amount)))
      return [ofADose(amount.amount, is)];
    if (isOfSize) return [packOf(amount.amount, amount.unit, is, EITHER_UNIT.test(text))];
  }
  // "In 130 ml or 125 g packs": either size.
  const sizes = amounts.flatMap((each) =>
    each.kind === 'measure' ? [packOf(each.amount, each.unit, is, false)] : [],
  );
  const [one, ...alternatives] = sizes;
  const areSizes = sizes.length === amounts.length && nutrients.length === 0 && SIZED_PACKS.test(text);
  if (one !== undefined && another !== undefined && is && areSizes && / or /u.test(text))
    return [{ ...one, or: alternatives }];
  const size = query.products.length === 0 && nutrients.length === 0 ? SIZE_ALONE.exec(text)?.[1] : undefined;
  if (amount === undefined && size !== undefined) return [packOf(Number(size), 'ml', is, true)];
  const container = packOfBasis(basis);
  // "Per 500 ml pack" after a ranking is its basis.
  const isSaidOfIt =
    nutrients.length === 0 &&
    order === null &&
    (isOfAKind || criteria.length > 0) &&
    !BEGINS_WITH_PER.test(text);
  if (container === undefined || !isSaidOfIt) return [];
  const first: Criterion = { kind: 'container', is, value: container };
  // "In a bottle or a carton": either; after "not", neither.
  const others = [...text.matchAll(OR_IN)].map(
    ([, pack = '']): Criterion => ({ kind: 'container', is, value: singular(pack) }),
  );
  if (others.length === 0) return [first];
  return is ? [{ ...first, or: others }] : [first, ...others];
}

const BEGINS_WITH_PER = /^(?:(?:and|but|ok|now|what about|how about) )*per\b/u;

const isOfSize = (each: Criterion, number?: string): boolean =>
  each.kind === 'pack' &&
  each.limits.low === each.limits.high &&
  (number === undefined || each.limits.low === Number(number));

/** A pack of one size, in ml or g; in either if both units are given. */
function packOf(amount: number, unit: 'ml' | 'g', is: boolean, isEither: boolean): Criterion {
  const pack = { kind: 'pack', is, limits: exactly(amount), unit } as const;
  return isEither && is ? { ...pack, or: [{ ...pack, unit: unit === 'ml' ? 'g' : 'ml' }] } : pack;
}
/** "The most protein per litre", "in 100 ml": the basis of the figures, not a pack. */
const ON_SO_MUCH = new RegExp(
  String.raw`\b(?:(?:per|every|each) (?:\d[\d.]* )?|in 100 )(?:mls?|g|grams?|l|litres?|kg)\b(?! ${PACK}\b)`,
  'u',
);
const EITHER_UNIT = /\d (?:ml|g) (?:or|and|,) (?:ml|g)\b/u;
/** "What comes in a 200": a size without a unit. */
const SIZE_ALONE =
  /\b(?:comes?|packed|sold|available|whats?|anything|any|which|ones?) (?:\w+ ){0,2}(?:as|in|at) (?:an? |(?=\d{3}))(\d{2,4})(?: (?:size|packs?|ones?|format))?$/u;

/** Protein substitutes are asked for by their protein equivalent. */
const isOfSubstitutes = ({ criteria }: Query): boolean =>
  criteria.some(
    (each) =>
      each.is && (each.kind === 'disorder' || (each.kind === 'form' && each.value === 'protein-substitute')),
  );
const ofADose = (amount: number, is = true): Criterion => ({
  kind: 'nutrient',
  is,
  value: 'protein',
  limits: limitsOf(amount, undefined, null),
  basis: { perPack: 'pack' },
});

/** "20 g PE, PKU", "a 15 g protein equivalent for TYR": the number of grams. */
function doseSought(query: Query): string | undefined {
  const number = DOSE.exec(query.text)?.[1];
  return number !== undefined && query.unread.includes(number) && isOfSubstitutes(query) ? number : undefined;
}
const DOSE =
  /\b(\d[\d.]*) g (?:of )?(?:pe|protein(?: equivalents?| equivs?)?)\b(?! (?:per|a|each|every|,) (?:100|kg|day)\b)/u;

/** Criteria that only a list can have. */
const OF_A_LIST = kinds(
  'form',
  'disorder',
  'brand',
  'type',
  'use',
  'claim',
  'pack',
  'container',
  'scheme',
  'ingredient',
  'among',
  'complete',
  'sample',
  'iddsi',
  'states',
);
const ASKS_WHETHER = /^(?:(?:and|so|hi|,) )*(?:is|isnt|does|doesnt|do|can|could|are|has|have|will|would)\b/u;

function subjectOf(query: Query): Query['subject'] {
  const { products, unclear, criteria, topics, nutrients, order, isCount, isWeak, unknown } = query;
  if (products.length > 0) return 'products';
  const asksForAll = query.asksForSome || query.namesProducts;
  // "The difference between whey and casein": about no product and no list.
  if (
    query.isComparison &&
    unclear === null &&
    order === null &&
    nutrients.length === 0 &&
    !query.namesProducts
  )
    return topics.length > 0 ? 'products' : 'general';
  const hasLimit = criteria.some(isLimit);
  // A country alone says where somebody is, unless products are mentioned.
  const countries = criteria.filter(({ kind }) => kind === 'country').length;
  // "What is not available in the UK" asks for products.
  const isNotHad = criteria.some(({ kind, is }) => kind === 'country' && !is);
  const hasTrait = criteria.length > countries || (countries > 0 && (query.namesProducts || isNotHad));
  const isList =
    criteria.some(({ kind }) => OF_A_LIST.has(kind)) || (asksForAll && (hasTrait || countries > 1));
  if (unclear?.kind === 'several') return order !== null || isCount ? 'list' : 'products';
  if (unclear !== null && unclear.kind !== 'brand') return 'products';
  if (unclear !== null) {
    const isOfAll =
      asksForAll || /\b(?:each|every)\b/u.test(query.text) || isCount || query.isComparison || order !== null;
    const isSearch =
      isOfAll && unknown.length === 0 && (topics.length === 0 || isWeak || isCount || order !== null);
    // "Dalesips for children": all of the brand, unless it is asked about like one product.
    const isOfIt = topics.length + nutrients.length + unknown.length > 0 || ASKS_WHETHER.test(query.text);
    const isNarrowed = criteria.some(({ kind, is }) => kind !== 'country' || !is);
    const isOfARange = /\bin (?:the|your) \w+ range\b/u.test(query.text);
    return isList || isSearch || isOfARange || (topics.length === 0 && hasLimit) || (isNarrowed && !isOfIt)
      ? 'list'
      : 'products';
  }
  if (isList || hasLimit || order !== null) return 'list';
  if (topics.length + nutrients.length + query.withoutRow.length > 0) return 'products';
  return hasTrait ? 'list' : 'general';
}
