// Longer than other files: what a question is about is decided in one fixed order.
import { singular } from '../language/phrases.ts';
import { limitsOf } from '../quantities/limits.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS, MAY_NOT } from '../vocabulary/operator-words.ts';
import { quantityAt, comparatorAfter, packOf } from '../quantities/quantity.ts';
import { CONTENTS, kinds, INDICATION_KINDS, PRODUCT_KINDS } from './criterion-kinds.ts';
import {
  type AskedAge,
  type Criterion,
  exactly,
  isLimit,
  packNounOfBasis,
  type Query,
  type Topic,
} from './query.ts';
import { FIRST_BIRTHDAY_MONTHS } from '@dietetic/clinical';

// Decisions that need all parts of a question: what is asked, about which products, and whether it is a list.

const FORM_OR_ALLERGEN = kinds('form', 'allergen');

const TEXT_KINDS = kinds('disorder', 'type', 'use', 'form');

/** Completes a query from its parts. In a search, what is asked for is a criterion and no question about a label. */
export function finishQuery(originalQuery: Query, brands: readonly Criterion[]): Query {
  const query = withBothAmounts(dropMixingWater(originalQuery));
  const { text, products, nutrients, order, asksForCount } = query;
  const isSought = query.asksForSomeOfKind || query.namesProductsInGeneral || asksForCount || order !== null;
  const packs = products.length > 0 ? [] : packCriteria(query, isSought);
  const dose = products.length > 0 ? undefined : doseIn(query);
  // "Does the loaf come as rolls": how it is packed, not what it is.
  const asksForPieces = products.length > 0 && COMES_AS_PIECES.test(text);
  const criteria = [
    ...query.criteria.filter(
      (each) =>
        !(asksForPieces && each.kind === 'type') &&
        !isRedundantType(each, query.criteria) &&
        !(dose === undefined && isIncidentalForm(each, query)) &&
        !(each.kind === 'container' && packs.some(({ kind }) => kind === 'container')),
    ),
    ...packs,
    ...(dose === undefined ? [] : [packDose(Number(dose.number), dose.nutrient)]),
  ];
  const isScoop = asksForScoopSize(query);
  const isMixed = isScoop || (products.length > 0 && asksForMixing(query));
  // "The sachet made up with milk, what does it come to": its figures.
  const asksForTotal =
    products.length > 0 &&
    (query.amounts.length > 0 || query.isMadeUp) &&
    nutrients.length === 0 &&
    query.topics.every((topic) => topic === 'directions') &&
    COMES_TO.test(text);
  const isWater = isMixed || (nutrients.join('') === 'water' && MIXING_WORD.test(text));
  // "How much water is in 500 ml" asks for a value; "how much water to add" does not.
  const asksForWaterContent =
    products.length > 0 && query.topics[0] === 'dilution' && WATER_CONTENT.test(text);
  // "Is it in a bottle or a pouch": asks for its packs, not for the content of a bottle.
  const asksForPack =
    (asksForPieces || IN_A_PACK.test(text)) &&
    products.length > 0 &&
    query.topics.length + nutrients.length + criteria.length + query.nutrientsWithoutRow.length === 0;
  // "Does the label mention diabetes": asks for the text, whatever it is about.
  const asksForLabelText =
    products.length > 0 &&
    (query.topics.length === 0 || query.hasOnlyWeakTopics) &&
    nutrients.length + query.nutrientsWithoutRow.length === 0 &&
    criteria.every(({ kind }) => TEXT_KINDS.has(kind)) &&
    ASKS_IF_MENTIONED.test(text) &&
    !HOW_MUCH_LIQUID.test(text) &&
    query.unknownWords.length + query.unusedWords.length + criteria.length > 0;
  const completed: Query = {
    ...query,
    criteria: asksForLabelText
      ? []
      : isMixed || asksForTotal
        ? criteria.filter(({ kind }) => !FORM_OR_ALLERGEN.has(kind))
        : criteria,
    hasOnlyWeakTopics: query.hasOnlyWeakTopics && !asksForLabelText,
    topics: asksForLabelText
      ? ['contraindications']
      : isWater
        ? ['dilution']
        : asksForWaterContent || asksForTotal
          ? []
          : asksForPack
            ? ['packs']
            : resolveTopics(query, criteria, isSought),
    nutrients: asksForTotal
      ? ['energyKcal', 'protein']
      : isWater
        ? []
        : asksForWaterContent
          ? ['water']
          : dose === undefined
            ? nutrients
            : nutrients.filter((id) => id !== dose.nutrient),
    unreadAmounts: query.unreadAmounts.filter(
      (number) => number !== dose?.number && !packs.some((each) => isExactSize(each, number)),
    ),
    // All of them have that size, so they are not ranked by it.
    order: order?.by === 'packSize' && packs.some((each) => isExactSize(each)) ? null : order,
    bareSuperlative: packs.some(({ kind }) => kind === 'sizes') ? null : query.bareSuperlative,
    amounts: isScoop || packs.some(({ kind }) => kind === 'pack') ? [] : query.amounts,
    basis:
      isScoop || packs.some(({ kind }) => kind === 'container') || asksForPack
        ? null
        : // "Fewest calories for 20 g PE": in the pack with that dose.
          (query.basis ?? (dose !== undefined && order !== null ? { perPack: 'pack' } : null)),
  };
  const subject = isBrandOnly(query, brands) ? 'list' : subjectOf(completed);
  if (subject !== 'list') return { ...completed, subject };
  const listed = excludeMilk(narrowFormulas(readDensity(completed)));
  return brands.length === 0
    ? { ...listed, subject }
    : { ...listed, subject, unresolvedName: null, criteria: [...brands, ...listed.criteria] };
}

/** "Which formulas are from birth and dairy free": infant formulas, unless another kind or an older age is named. */
function narrowFormulas(query: Query): Query {
  const { criteria, text } = query;
  const namesOtherKind = criteria.some(
    (each) =>
      each.kind === 'form' ||
      // "Formulas for cows' milk allergy": for older children too.
      each.kind === 'type' ||
      (each.kind === 'age' && ageOf(each.age) >= FIRST_BIRTHDAY_MONTHS),
  );
  if (!/\bformulas?\b/u.test(text) || criteria.length === 0 || namesOtherKind) return query;
  return {
    ...query,
    criteria: [{ kind: 'form', isRequired: true, value: 'infant-formula' }, ...criteria],
    unknownWords: query.unknownWords.filter(isNotFormula),
    unusedWords: query.unusedWords.filter(isNotFormula),
  };
}
/** "Sips for milk and soya allergy", "for an adult with milk allergy": without milk. Formulas for the allergy are for infants. */
function excludeMilk(query: Query): Query {
  const { criteria } = query;
  const isNotForInfants = criteria.some(
    (each) =>
      (each.kind === 'allergen' && !each.isRequired) ||
      (each.kind === 'form' && /^(?:oral-nutritional-supplement|drink|pudding|food)$/u.test(each.value)) ||
      (each.kind === 'age' && ageOf(each.age) >= ADULT_MONTHS),
  );
  return isNotForInfants && criteria.some(isMilkAllergy)
    ? {
        ...query,
        criteria: criteria.map((each) =>
          isMilkAllergy(each) && each.isRequired
            ? { kind: 'allergen', isRequired: false, value: 'Milk' }
            : each,
        ),
      }
    : query;
}
const MILK_ALLERGY = "cows' milk allergy";
const isMilkAllergy = (each: Criterion): boolean => each.kind === 'type' && each.value === MILK_ALLERGY;
const ADULT_MONTHS = 216;
const isNotFormula = (word: string): boolean => !/^formulas?$/u.test(word);
const ageOf = (age: AskedAge): number =>
  age.kind === 'months' ? age.months : age.band.startsWith('infant') ? 0 : FIRST_BIRTHDAY_MONTHS;

/** "Peptide feeds at 1.5", "any 2.4 sips": a decimal without a unit is an energy density in kcal/ml. */
function readDensity(query: Query): Query {
  const { unreadAmounts, criteria, nutrients, order, amounts } = query;
  // "Osmolality of the 1.5 non-fibre feed", "MCT in the 1.5 peptide".
  const described = AFTER_ARTICLE.exec(query.text)?.[1];
  const isDescribed = described !== undefined && query.unmatchedWords.includes(described);
  const isDensity =
    isDescribed ||
    (unreadAmounts.some((number) => /^(?:0\.[6-9]|[1-4]\.\d)$/u.test(number)) &&
      unreadAmounts.every((number) => Number(number) >= 0.6 && Number(number) < 5));
  const asksForSomethingElse =
    criteria.some(isLimit) ||
    (!isDescribed &&
      (amounts.length > 0 ||
        !nutrients.every((id) => criteria.some((each) => each.kind === 'nutrient' && each.value === id)) ||
        order !== null));
  const texts = query.text.split(' ');
  const bareNumber = texts
    .flatMap((_, at) => quantityAt(texts, at) ?? [])
    .find(({ unit, value }) => unit === 'none' && (!isDescribed || value === Number(described)));
  if (
    !isDensity ||
    asksForSomethingElse ||
    bareNumber === undefined ||
    (!isDescribed && unreadAmounts.length > (bareNumber.high === null ? 1 : 2))
  )
    return query;
  // "1.5 or above", "over 1.2", "between 1 and 1.5".
  const after = bareNumber.comparator === undefined ? comparatorAfter(texts, bareNumber.to) : undefined;
  const { value, comparator = after?.comparator, high } = bareNumber;
  const limits = limitsOf(value * 100, comparator, high && { ...high, value: high.value * 100 });
  const isRead = (word: string) => texts.slice(bareNumber.from, after?.to ?? bareNumber.to).includes(word);
  const isRequired = !/\b(?:not|arent|isnt|except|excluding|without|no)(?: (?:at|the|with|any))?$/u.test(
    texts.slice(0, bareNumber.from).join(' '),
  );
  return {
    ...query,
    // "500 of the 1.5 peptide": the amount is still to be asked about.
    unreadAmounts: unreadAmounts.filter((number) => !isRead(number)),
    unusedWords: query.unusedWords.filter((word) => !isRead(word)),
    unreadCriteria: query.unreadCriteria.filter((word) => !isRead(word)),
    criteria: [
      // The number does not mean a product that has it in its name.
      ...criteria.filter((each) => each.kind !== 'among' || each.words !== String(value)),
      { kind: 'nutrient', isRequired, value: 'energyKcal', limits, basis: 'ml' },
    ],
  };
}

/** "The 1.5 peptide", "highest protein 1.5 feed". */
const AFTER_ARTICLE =
  /(?:(?:^|\b(?:the|your|our|an?) )(?=\S+ [a-z])|(?=\S+ (?:\w+ ){0,2}(?:feeds?|sips?|ons|supplements?|drinks?|ones?|tube)\b)\b)(?<![\d.])(0\.[6-9]|[1-4]\.\d)(?!\S)/u;

/** "How much powder goes into 100 ml", "how much milk goes with a sachet": asks how to make it up, not for a value. */
function asksForMixing({ classifierWords, nutrients, nutrientsWithoutRow, amounts, target }: Query): boolean {
  const maskedText = classifierWords.join(' ');
  if (target !== null || nutrients.length + nutrientsWithoutRow.length > 0 || !ASKS_HOW_MUCH.test(maskedText))
    return false;
  const hasVolume = amounts.some((amount) => amount.kind === 'measure' && amount.unit === 'ml');
  return (hasVolume && HOW_MUCH_POWDER.test(maskedText)) || WITH_A_LIQUID.test(maskedText);
}
/** "Grams per scoop", "how heavy is a scoop": the size of a scoop, not its nutrients. */
const asksForScoopSize = ({ classifierWords, nutrients, nutrientsWithoutRow, products }: Query): boolean =>
  products.length > 0 &&
  nutrients.length + nutrientsWithoutRow.length === 0 &&
  SCOOP_SIZE.test(classifierWords.join(' '));
const SCOOP_SIZE =
  /\b(?:g|grams?|mls?|size|weight|weighs?|heavy|big|large|much powder)\b.*\bscoop\b|\bscoop\b.*\b(?:g|grams|size|weight|weighs?|heavy|big|large)\b/u;
const ASKS_HOW_MUCH = /\b(?:how (?:much|many)|number|weight|amount|needed|need|required)\b/u;
const HOW_MUCH_POWDER = /\b(?:powder|scoops?|grams?)\b/u;
const WITH_A_LIQUID =
  /\b(?:milk|juice|liquid) (?:\w+ ){0,4}(?:goes?|with|mix\w*|add(?:ed)?|needed|need|to make|for)\b/u;
const MIXING_WORD = /\b(?:scoops?|mix\w*|dilut\w*|reconstitut\w*|to (?:add|make|use)|(?:make|made) up)\b/u;
const ASKS_IF_MENTIONED =
  /\b(?:mentions?|mentioned)\b|\b(?:says?|states?|warns?) (?:\w+ ){0,5}(?:about|re|regarding|against|not to|anywhere)\b|\b(?:warnings?|cautions?|anything|label) (?:\w+ ){0,5}(?:about|re|regarding|against)\b/u;
const HOW_MUCH_LIQUID = /\bhow much (?:\w+ )?(?:water|milk|juice|liquid)\b/u;
const COMES_AS_PIECES = /\bcomes? (?:as|in) (?:an? )?(?:rolls?|loaf|loaves|slices?|bars?|tablets?)\b/u;
const IN_A_PACK =
  /^(?:(?:and|so|hi|,) )*(?:is|are|does|do) (?!.*\bhow\b).*\b(?:in|as) (?:an? )?(?:bottles?|pouch(?:es)?|cartons?|tins?|sachets?|pots?|tubs?|packs?|bags?)\b/u;
/** "In one bottle vs two bottles", "in 250 ml and in 400": both amounts of one product. */
function withBothAmounts(query: Query): Query {
  const { products, amounts, basis, unreadAmounts, text } = query;
  const [amount, another] = amounts;
  if (products.length !== 1 || amount === undefined || another !== undefined) return query;
  const isPerPack = basis !== null && typeof basis === 'object' && 'perPack' in basis;
  if (amount.kind === 'packs' && isPerPack && ONE_AGAINST_MORE.test(text))
    return { ...query, amounts: [{ ...amount, count: 1 }, amount], basis: null, isComparison: false };
  const [number] = unreadAmounts;
  return amount.kind === 'measure' && number !== undefined && LATER_AMOUNT.exec(text)?.[1] === number
    ? { ...query, amounts: [amount, { ...amount, amount: Number(number) }], unreadAmounts: [] }
    : query;
}
const ONE_AGAINST_MORE = /\b(?:vs?|versus|compared|or|than)\b/u;
const LATER_AMOUNT = / (?:and|vs?|versus|or) (?:in |for )?(\d[\d.]*)$/u;

/** "Can it be made with water", "protein in a shake made with water": the water is not a value of the label. */
function dropMixingWater(query: Query): Query {
  const { products, nutrients, topics, text } = query;
  const isAboutOneProduct = products.length > 0 || !(query.asksForSomeOfKind || query.namesProductsInGeneral);
  if (!isAboutOneProduct || !nutrients.includes('water') || !IN_WATER.test(text)) return query;
  const others = nutrients.filter((id) => id !== 'water');
  return {
    ...query,
    nutrients: others,
    topics: topics.length + others.length === 0 ? ['directions'] : topics,
  };
}
const IN_WATER =
  /\b(?:with|in|using|into) (?:\w+ ){0,2}water\b|\b(?:hot|cold|warm|boil\w*|cooled|tap|sterile|bottled) (?:or (?:\w+ )?)?water\b/u;

const COMES_TO =
  /\bwhat (?:does|do|would|will) (?:it|that|this|they|these|those) (?:all )?(?:come|add up|work out) (?:to|at)\b/u;

const WATER_CONTENT =
  /\bhow much (?:free )?water (?:(?:is|are) )?(?:there )?(?:in|does)\b(?!.*\b(?:need|scoops?|add)\b)/u;

/** "Not Dalesip", "only Dalesip" after a list. */
const isBrandOnly = (
  { unresolvedName, topics, nutrients, text }: Query,
  [brand]: readonly Criterion[],
): boolean =>
  unresolvedName?.kind === 'brand' &&
  brand !== undefined &&
  (!brand.isRequired || /^(?:only|just)\b/u.test(text)) &&
  topics.length + nutrients.length === 0;

const SAYS_FOR_WHOM = kinds('form', 'age', 'country', 'disorder', 'use');

/** "Drinks" and "feeds" are no criterion where nothing is searched for: "thickened drinks are tested how". */
const isIncidentalForm = (
  each: Criterion,
  { criteria, text, asksForSomeOfKind, asksForCount, order }: Query,
): boolean =>
  each.kind === 'form' &&
  each.alternatives === undefined &&
  !(asksForSomeOfKind || asksForCount || order !== null) &&
  !/^(?:only|just)\b|\b(?:only|instead|too)$/u.test(text) &&
  (each.value === 'feed'
    ? criteria.length === 1
    : each.value === 'drink' && criteria.every(({ kind }) => SAYS_FOR_WHOM.has(kind)));

/** "Milk allergy, without milk": the allergens marked on labels are more reliable than their texts. */
const isRedundantType = (each: Criterion, all: readonly Criterion[]): boolean =>
  each.kind === 'type' &&
  all.some(
    (other) =>
      (other.kind === 'allergen' &&
        !other.isRequired &&
        each.value.includes(`${other.value.toLowerCase()} allergy`)) ||
      // "Low K, under 100 mg": the limit says how low.
      (other.kind === 'nutrient' &&
        other.limits !== 'some' &&
        each.value.startsWith(`low in ${other.value}`)),
  );

/** Topics that are covered by a criterion: "available in strawberry", "products indicated for CKD". */
const KINDS_COVERING_TOPIC: Readonly<Partial<Record<Topic, ReadonlySet<Criterion['kind']> | 'any'>>> = {
  indications: INDICATION_KINDS,
  availability: 'any',
  flavours: kinds('flavour'),
  ages: kinds('age'),
  packs: kinds('pack', 'container', 'sizes'),
  allergens: kinds('allergen'),
};

const PRODUCT_MARK_KINDS = kinds('diet', 'age', 'allergen');

function resolveTopics(query: Query, criteria: readonly Criterion[], isSought: boolean): readonly Topic[] {
  const { text, products, amounts, basis, hasOnlyWeakTopics } = query;
  const isCoveredByCriteria = (topic: Topic, by = KINDS_COVERING_TOPIC[topic]) =>
    by !== undefined && criteria.some(({ kind }) => by === 'any' || by.has(kind));
  const isAboutProduct = products.length > 0;
  const topics = query.topics.filter((topic) => {
    // "That give 300 kcal or more", "not made with fish oil": about the contents.
    if (topic === 'directions' && hasOnlyWeakTopics && criteria.some(isLimit)) return false;
    if (
      topic === 'directions' &&
      !isAboutProduct &&
      MADE_FROM.test(text) &&
      isCoveredByCriteria(topic, CONTENTS)
    )
      return false;
    // "Does the label say hydrolysed protein": what kind it is.
    if (topic === 'contraindications' && hasOnlyWeakTopics && isCoveredByCriteria(topic, kinds('type')))
      return false;
    // "Strawberry available"
    if (topic === 'availability' && isCoveredByCriteria(topic, kinds('flavour', 'container'))) return false;
    if (isAboutProduct) return true;
    if (topic === 'packs') return !isCoveredByCriteria(topic);
    if (topic === 'contraindications' && /\bunsuitable|not suitable\b/u.test(text))
      return !criteria.some(({ isRequired }) => !isRequired);
    return !(isSought && isCoveredByCriteria(topic));
  });
  // "What volume is it made up to", "how is the infant one made up": about the mixing, not about packs or values.
  if (query.nutrients.length + query.nutrientsWithoutRow.length === 0) {
    if (MADE_TO_A_VOLUME.test(text)) return ['dilution'];
    if (HOW_IT_IS_MADE_UP.test(text) && topics.every((topic) => topic === 'directions'))
      return ['directions'];
  }
  const [first] = topics;
  // "What is it used for", with no other word for giving it.
  if (
    isAboutProduct &&
    (first === undefined || (hasOnlyWeakTopics && first === 'directions')) &&
    /\b(?:what|who)\b.* for$/u.test(text)
  )
    return ['indications'];
  if (topics.includes('shelfLife') && /\b(?:opened|once open|after opening)\b/u.test(text))
    return [...new Set<Topic>(['storage', ...topics])];
  const isInside = first === 'ingredients' && (amounts.length > 0 || basis !== null);
  const isMadeWith = topics.includes('directions') && /\b(?:milk|water)\b/u.test(text);
  // "Does the label say hydrolysed": the mark is asked, not the text.
  const isAboutMark =
    hasOnlyWeakTopics &&
    criteria.some(
      ({ kind }) => PRODUCT_MARK_KINDS.has(kind) || (kind === 'type' && first === 'contraindications'),
    );
  return isInside || (isAboutMark && !isMadeWith) ? [] : topics;
}

const MADE_TO_A_VOLUME =
  /\bvolume\b.*\b(?:made|make|makes|mixed|mix)(?: up)? to\b|\bvolume\b.*\b(?:made|make|makes) up\b/u;
const HOW_IT_IS_MADE_UP = /\bhow (?:is|are|do|does|should)\b.*\b(?:made|make|making) up\b/u;
const MADE_FROM = /\bmade (?:with|from|of)\b(?!.* (?:milk|water)\b)/u;

const PACK = '(?:packs?|bags?|bottles?|pouch(?:es)?|tins?|cartons?|sachets?|pots?|tubs?)';
const SIZE = String.raw`\d[\d.]* (?:ml|l|litres?|g|kg)`;
/** "500 ml tube packs", "cartons of 200 ml". */
export const SIZED_PACKS = new RegExp(
  String.raw`\b${SIZE} (?:\w+ )?${PACK}\b|\b${PACK} (?:of |in )?${SIZE}\b`,
  'u',
);
const PACK_CONTEXT = new RegExp(
  String.raw`\b(?:${PACK}|sizes?|comes?|in)\b|\d (?:ml|g|l|kg) (?:or|ones?|sips?|ons|feeds?|tube|drinks?|products?|supplements?)|(?:ml|g|l|kg)$`,
  'u',
);
const DISTINCT_PACK = '(?:tin|carton|sachet|pot|tub|pouch|bag)(?:e?s)?\\b';
const ALTERNATIVE_PACK = new RegExp(String.raw`\b(?:or|nor) (?:in )?(?:an? )?(${PACK})\b`, 'gu');
/** No powder has packs of these sizes: a sachet weighs more than its protein equivalent. */
const DOSE_PHRASE = /^(?:5|10|15|20)$/u;
export const EXCLUDES_PACK = new RegExp(
  String.raw`\b(?:not|no|nothing|none|isnt|arent|dont|without|neither|nor|all but|${EXCEPTION_WORDS}|${EXCLUDING_VERBS}|${MAY_NOT}) (?:(?:anything|everything|all|in|of|as|for|with|come|comes|coming|packed|sold|available|made|those|ones|that|are|packs?|bags?|bottles?|sachets?|cartons?|tins?|tubs?|pots?|pouch(?:es)?|sizes?|drinks?|drunk|from|out|you|we|they|do|does|have|has|offer|make|sell) ){0,5}(?:\d|(?:an?|any|the) (?:(?!,)\S+ ){0,2}(?:\d|${PACK}\b))`,
  'u',
);

/** Pack sizes and containers as criteria, where no product is named. */
function packCriteria(query: Query, isSought: boolean): Criterion[] {
  const { text, criteria, basis, order, amounts } = query;
  const traits = criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  const nutrients = query.nutrients.filter((id) => !traits.includes(id));
  const isRequired = !EXCLUDES_PACK.test(text);
  const hasKind =
    isSought ||
    query.unresolvedName?.kind === 'brand' ||
    criteria.some(({ kind }) => PRODUCT_KINDS.has(kind));
  const [, several, count] = COUNTS_SIZES.exec(text) ?? [];
  if (several !== undefined || count !== undefined) {
    const low = several === undefined ? Number(count) || 1 : 2;
    const limits = several === undefined ? exactly(low) : { ...exactly(low), high: null };
    return [{ kind: 'sizes', isRequired: !/\b(?:not|arent|isnt|dont|doesnt)\b/u.test(text), limits }];
  }
  const [amount, another] = amounts;
  if (amount?.kind === 'measure' && another === undefined) {
    const isExactSize =
      (order !== null && !PER_AMOUNT.test(text)) ||
      (EITHER_UNIT.test(text) && nutrients.length === 0) ||
      // "Sip feeds 125 ml without fibre", "all the 400 g powders": there is nothing else the number could measure.
      (nutrients.length === 0 &&
        criteria.some(({ kind }) => PRODUCT_KINDS.has(kind)) &&
        !criteria.some(isLimit)) ||
      (SIZED_PACKS.test(text) && (hasKind || nutrients.length === 0)) ||
      (nutrients.length === 0 && PACK_CONTEXT.test(text) && (hasKind || query.reference !== null));
    // "PKU pouches 20 g": the protein equivalent of each.
    if (
      isExactSize &&
      asksForSubstitutes(query) &&
      amount.unit === 'g' &&
      DOSE_PHRASE.test(String(amount.amount))
    )
      return [packDose(amount.amount, 'protein', isRequired)];
    if (isExactSize) {
      const size = packSizeCriterion(amount.amount, amount.unit, isRequired, EITHER_UNIT.test(text));
      // "400 g tins": a loaf of 400 g is none. Bottles and packs are any pack.
      if (ONLY_SIZE.test(text)) return [{ ...size, isExclusive: true }];
      const noun = isRequired && hasKind && new RegExp(`${SIZE} (${DISTINCT_PACK})`, 'u').exec(text)?.[1];
      return noun ? [size, { kind: 'container', isRequired, value: packOf(noun) ?? noun }] : [size];
    }
  }
  // "In 130 ml or 125 g packs": either size.
  const sizes = amounts.flatMap((each) =>
    each.kind === 'measure' ? [packSizeCriterion(each.amount, each.unit, isRequired, false)] : [],
  );
  const [one, ...alternatives] = sizes;
  const areSizes = sizes.length === amounts.length && nutrients.length === 0 && PACK_CONTEXT.test(text);
  if (one !== undefined && another !== undefined && isRequired && areSizes && / or /u.test(text))
    return [{ ...one, alternatives }];
  const size = query.products.length === 0 && nutrients.length === 0 ? SIZE_ALONE.exec(text)?.[1] : undefined;
  if (amount === undefined && size !== undefined)
    return [packSizeCriterion(Number(size), 'ml', isRequired, true)];
  const container = packNounOfBasis(basis);
  // "Per 500 ml pack" after a ranking is its basis.
  const isPackCriterion =
    nutrients.length === 0 &&
    order === null &&
    (hasKind || criteria.length > 0) &&
    !BEGINS_WITH_PER.test(text);
  if (container === undefined || !isPackCriterion) return [];
  const first: Criterion = { kind: 'container', isRequired, value: container };
  // "In a bottle or a carton": either; after "not", neither.
  const others = [...text.matchAll(ALTERNATIVE_PACK)].map(
    ([, pack = '']): Criterion => ({ kind: 'container', isRequired, value: singular(pack) }),
  );
  if (others.length === 0) return [first];
  return isRequired ? [{ ...first, alternatives: others }] : [first, ...others];
}

/** "In more than one size", "in all three sizes"; "in only one size". */
const COUNTS_SIZES =
  /\b(?:in|have|has|with) (?:(more than (?:one|1|a)|several|multiple|different|various|a (?:choice|range) of)|(?:(?:all|only|just|a) )*(?:the )?([2-9]|1|one|single))(?: (?:different|pack|bag|bottle))* sizes?\b/u;
/** "In 500 ml only", "only come in 500 ml". */
const ONLY_SIZE = new RegExp(
  String.raw`\bin (?:an? )?${SIZE} (?:\w+ )?(?:only|alone)\b|\b(?:only|just) (?:comes?|coming|sold|available|supplied|made|packed|done) (?:\w+ )?in\b|\w (?:only|just) in (?:an? )?${SIZE}`,
  'u',
);

const BEGINS_WITH_PER = /^(?:(?:and|but|ok|now|what about|how about) )*per\b/u;

const isExactSize = (each: Criterion, number?: string): boolean =>
  (each.kind === 'pack' || each.kind === 'sizes') &&
  each.limits.low === each.limits.high &&
  (number === undefined || each.limits.low === Number(number));

/** A pack of one size, in ml or g; in either if both units are given. */
function packSizeCriterion(
  amount: number,
  unit: 'ml' | 'g',
  isRequired: boolean,
  isEitherUnit: boolean,
): Extract<Criterion, { kind: 'pack' }> {
  const pack = { kind: 'pack', isRequired, limits: exactly(amount), unit } as const;
  return isEitherUnit && isRequired
    ? { ...pack, alternatives: [{ ...pack, unit: unit === 'ml' ? 'g' : 'ml' }] }
    : pack;
}
/** "The most protein per litre", "in 100 ml": the basis of the figures, not a pack. */
const PER_AMOUNT = new RegExp(
  String.raw`\b(?:(?:per|every|each) (?:\d[\d.]* )?|in 100 )(?:mls?|g|grams?|l|litres?|kg)\b(?! ${PACK}\b)`,
  'u',
);
const EITHER_UNIT = /\d (?:ml|g) (?:or|and|,) (?:ml|g)\b/u;
/** "What comes in a 200": a size without a unit. */
const SIZE_ALONE =
  /\b(?:comes?|packed|sold|available|whats?|anything|any|which|ones?) (?:\w+ ){0,2}(?:as|in|at) (?:an? |(?=\d{3}))(\d{2,4})(?: (?:size|packs?|ones?|format))?$/u;

/** Protein substitutes are asked for by their protein equivalent. */
const asksForSubstitutes = ({ criteria }: Query): boolean =>
  criteria.some(
    (each) =>
      each.isRequired &&
      (each.kind === 'disorder' || (each.kind === 'form' && each.value === 'protein-substitute')),
  );
const packDose = (amount: number, nutrient: 'protein' | 'energyKcal', isRequired = true): Criterion => ({
  kind: 'nutrient',
  isRequired,
  value: nutrient,
  limits: limitsOf(amount, undefined, null),
  basis: { perPack: 'pack' },
});

/** "20 g PE, PKU", "sips with 10 g protein", "300 kcal drinks": what a pack holds. */
function doseIn(query: Query): { number: string; nutrient: 'protein' | 'energyKcal' } | undefined {
  const { grams, kcal, number = grams ?? kcal } = DOSE.exec(query.text)?.groups ?? {};
  const isOfAKind = query.namesProductsInGeneral || query.criteria.some(({ kind }) => kind === 'form');
  return number !== undefined &&
    query.unreadAmounts.includes(number) &&
    (asksForSubstitutes(query) || (isOfAKind && !/\bvolume\b/u.test(query.text))) &&
    (grams === undefined ? isKcalOfAPack(Number(kcal)) : Number(grams) <= MOST_G_IN_A_PACK)
    ? { number, nutrient: grams === undefined ? 'energyKcal' : 'protein' }
    : undefined;
}
/** Less are those of 1 ml, and more than this is a whole day's. */
const isKcalOfAPack = (kcal: number): boolean => kcal > 10 && kcal <= 800;
const MOST_G_IN_A_PACK = 40;
const DOSE =
  /\b(?:(?<grams>\d[\d.]*) g (?:of )?(?:pe|protein(?: equivalents?| equivs?)?)|(?<kcal>\d[\d.]*) (?:k?cals?|calories))\b(?! (?:(?:per|a|each|every|,) (?:100|kg|day|ml|l|litre)|ml)\b)/u;

/** Criteria that only a list can have. */
const LIST_KINDS = kinds(
  'form',
  'disorder',
  'brand',
  'type',
  'use',
  'claim',
  'pack',
  'container',
  'sizes',
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
  const {
    products,
    unresolvedName,
    criteria,
    topics,
    nutrients,
    order,
    asksForCount,
    hasOnlyWeakTopics,
    unknownWords,
  } = query;
  if (products.length > 0) return 'products';
  const asksForAll = query.asksForSomeOfKind || query.namesProductsInGeneral;
  // "The difference between whey and casein": about no product and no list.
  if (
    query.isComparison &&
    unresolvedName === null &&
    order === null &&
    nutrients.length === 0 &&
    !query.namesProductsInGeneral
  )
    return topics.length > 0 ? 'products' : 'general';
  const hasLimit = criteria.some(isLimit);
  // A country alone says where somebody is, unless products are mentioned.
  const countries = criteria.filter(({ kind }) => kind === 'country').length;
  // "What is not available in the UK" asks for products.
  const asksWhatIsUnavailable = criteria.some(({ kind, isRequired }) => kind === 'country' && !isRequired);
  const hasTrait =
    criteria.length > countries || (countries > 0 && (query.namesProductsInGeneral || asksWhatIsUnavailable));
  const isList =
    criteria.some(({ kind }) => LIST_KINDS.has(kind)) || (asksForAll && (hasTrait || countries > 1));
  if (unresolvedName?.kind === 'several') return order !== null || asksForCount ? 'list' : 'products';
  if (unresolvedName !== null && unresolvedName.kind !== 'brand') return 'products';
  if (unresolvedName !== null) {
    const isAboutAll =
      asksForAll ||
      // "Dalesips"
      (unresolvedName.typedName.endsWith('s') && !query.startsAsFollowUp) ||
      /\b(?:each|every)\b/u.test(query.text) ||
      asksForCount ||
      query.isComparison ||
      order !== null;
    const isSearch =
      isAboutAll &&
      unknownWords.length === 0 &&
      (topics.length === 0 || hasOnlyWeakTopics || asksForCount || order !== null);
    // "Dalesips for children": all of the brand, unless it is asked about like one product.
    const asksLikeOneProduct =
      topics.length + nutrients.length + unknownWords.length > 0 || ASKS_WHETHER.test(query.text);
    const isNarrowed = criteria.some(({ kind, isRequired }) => kind !== 'country' || !isRequired);
    const namesRange = /\bin (?:the|your) \w+ range\b/u.test(query.text);
    return isList ||
      isSearch ||
      namesRange ||
      (topics.length === 0 && hasLimit) ||
      (isNarrowed && !asksLikeOneProduct)
      ? 'list'
      : 'products';
  }
  if (isList || hasLimit || order !== null) return 'list';
  if (topics.length + nutrients.length + query.nutrientsWithoutRow.length > 0) return 'products';
  return hasTrait ? 'list' : 'general';
}
