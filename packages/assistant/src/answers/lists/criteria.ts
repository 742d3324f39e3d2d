// Longer than other files: one entry for each kind of criterion, side by side in one complete record.
import {
  allergenSlug,
  type Country,
  filter,
  type Filter,
  isAvailable,
  descriptionFor,
  nutrientById,
  type Product,
  samplesAvailable,
} from '../../catalogue.ts';
import { singular, wordSet } from '../../language/phrases.ts';
import { isIndicatedFor, isTypeByDescription, isOfType } from '../products/kinds.ts';
import { kinds } from '../../message/criterion-kinds.ts';
import type { AskedAge, Criterion, Limits, Topic } from '../../message/query.ts';
import { ANY_ALLERGEN, NOT_WHOLE_PROTEIN, CRITERIA_WORDS } from '../../vocabulary/criteria-words.ts';
import { ageSpan, askedAgeWords, includesAge, isForSomeOver, isOver, isUnder } from '../products/ages.ts';
import { COUNTRY_WORDS, type Knowledge } from '../draft.ts';
import { basisWords, isPartOfAPack, numbersOnBasis } from '../figures/amounts.ts';
import {
  amountIn as rowIn,
  lowerFirst,
  nutrientInSentence,
  numberIn,
  formatExact,
} from '../figures/values.ts';
import { KCAL_PER_GRAM } from '../../vocabulary/nutrient-words.ts';

/** Whether a product meets a criterion; null if its data do not say. */
type Verdict = boolean | null;
type Kind = Criterion['kind'];
type CriterionOf<K extends Kind> = Extract<Criterion, { kind: K }>;

/** A kind of criterion: whether a product meets it, its wording (after "not" as well), and the product list's filter for it. */
type CriterionDefinition<K extends Kind> = {
  isMetBy: (criterion: CriterionOf<K>, product: Product, country: Country) => Verdict;
  describe: (criterion: CriterionOf<K>, knowledge: Knowledge) => string;
  toFilter?: (criterion: CriterionOf<K>) => readonly [type: Filter['type'], value: string] | undefined;
  /** The label topic that answers it with yes or no. */
  topic?: Topic;
  /** Topics with which it is not a separate question: "made up with whole milk", "store it for adults". */
  impliedByTopics?: readonly Topic[];
};

/** "High protein" in Regulation (EC) 1924/2006: at least 20 % of the energy from protein. */
const HIGH_PROTEIN_SHARE = 0.2;
/** "High energy": one and a half times the usual density; infant formula has 67 kcal. */
const HIGH_ENERGY_KCAL = { infants: 100, others: 150 };
/** About half the energy of a formula is from fat; a protein supplement has less. */
const FORMULA = { fatShare: 0.3, proteinShare: 0.05 };
const ROUNDING = 0.99;
const WHOLE_PROTEIN = 'whole protein';
const COUNTRIES: readonly Country[] = ['uk', 'roi'];

/** By slug: the singular, the plural, and a test if it is not a category of the catalogue. */
const FORMS: Readonly<
  Record<string, readonly [one: string, many: string, is?: (product: Product) => boolean]>
> = {
  'tube-feed': ['tube feed', 'tube feeds'],
  'oral-nutritional-supplement': ['oral nutritional supplement', 'oral nutritional supplements'],
  'powder-and-tablets': ['powder or tablet', 'powders and tablets'],
  // "Not powder" does not exclude tablets.
  powder: [
    'powder',
    'powders',
    ({ categories, units }) =>
      categories.includes('powder-and-tablets') && !units.some(({ kind }) => kind === 'tablet'),
  ],
  liquid: ['liquid', 'liquids'],
  drink: ['ready-to-drink product', 'ready-to-drink products', isDrink],
  food: ['food', 'foods'],
  // By description: the category of foods also includes flour and bread.
  pudding: [
    'pudding',
    'puddings',
    (product) => COUNTRIES.some((country) => isTypeByDescription(product, country, 'pudding style')),
  ],
  // Includes products for disorders without a category of their own, like the filter of the product list.
  metabolic: [
    'product for a metabolic disorder',
    'products for metabolic disorders',
    (product) => isForDisorder(product) || product.categories.includes('other'),
  ],
  // Feeds and formulas are drunk or given by tube; bread and puddings are eaten.
  feed: ['feed', 'feeds', ({ categories }) => !categories.includes('food')],
  // What a ward calls a feed: a tube feed or a formula, not a protein substitute for a disorder.
  'whole-feed': [
    'tube feed or formula',
    'tube feeds and formulas',
    (product) =>
      (product.categories.includes('tube-feed') || isInfantFormula(product)) && !isForDisorder(product),
  ],
  'infant-formula': ['infant formula', 'infant formulas', isInfantFormula],
  'protein-substitute': ['protein substitute', 'protein substitutes', isProteinSubstitute],
};
export const formWords = (slug: string, isOne = false): string => FORMS[slug]?.[isOne ? 0 : 1] ?? slug;

const bandOf = (months: number) =>
  months < 12 ? 'infant-0-12m' : months < 216 ? 'child-1-18y' : 'adult-18y';

const IDDSI = /IDDSI[^.]*?level (\d)|level (\d)[^.]*?IDDSI|\bLevel (\d)\b/iu;
/** The IDDSI level that a product states. */
export const iddsiLevel = (product: Product, country: Country): string | undefined =>
  (/thicken(?:s|er|ing)/iu.test(descriptionFor(product, country))
    ? []
    : [descriptionFor(product, country), product.directionsForUse, product.name]
  )
    .flatMap((text) => IDDSI.exec(text)?.slice(1) ?? [])
    .find((each) => each !== undefined);

const CRITERION_DEFINITIONS: { readonly [K in Kind]: CriterionDefinition<K> } = {
  form: {
    isMetBy: ({ value }, product) => FORMS[value]?.[2]?.(product) ?? product.categories.includes(value),
    describe: ({ value }) => formWords(value),
    toFilter: ({ value }) =>
      value === 'drink'
        ? ['category', 'liquid']
        : FORMS[value]?.[2] === undefined
          ? ['category', value]
          : undefined,
  },
  disorder: {
    isMetBy: ({ value }, { categories }) => categories.includes(value),
    describe: ({ value }) => `for ${value.toUpperCase()}`,
    toFilter: ({ value }) => ['metabolics', value],
  },
  diet: {
    isMetBy: ({ value }, { specialDiet }) => specialDiet.includes(value),
    describe: ({ value }) => `marked ${value}`,
    toFilter: ({ value }) => ['specialDiet', value],
    topic: 'diets',
    impliedByTopics: ['diets'],
  },
  allergen: {
    isMetBy({ value }, { allergens }) {
      if (value === ANY_ALLERGEN)
        return allergens.length === 0 ? null : allergens.some((entry) => entry.value === 'yes');
      const entry = allergens.find(({ label }) => label === value);
      return entry === undefined ? null : entry.value === 'yes';
    },
    describe: ({ value }) =>
      `marked as containing ${value === ANY_ALLERGEN ? 'any allergen' : value.toLowerCase()}`,
    topic: 'allergens',
    impliedByTopics: [
      'allergens',
      'directions',
      'dilution',
      'codes',
      'flavours',
      'ingredients',
      'contraindications',
    ],
  },
  country: {
    isMetBy: ({ value, isExclusive }, product) =>
      isAvailable(product, value) &&
      (isExclusive !== true || !isAvailable(product, value === 'uk' ? 'roi' : 'uk')),
    describe: ({ value, isExclusive }) =>
      `sold in ${COUNTRY_WORDS[value]}${isExclusive === true ? ' only' : ''}`,
    topic: 'availability',
  },
  brand: {
    isMetBy: ({ value }, { name }) => `${name.toLowerCase()} `.startsWith(`${value.toLowerCase()} `),
    describe: ({ value }) => `of ${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  },
  flavour: {
    isMetBy: ({ value, exceptFlavours }, { flavours }) =>
      flavours.some((flavour) =>
        exceptFlavours === undefined
          ? hasFlavour(flavour, value)
          : !exceptFlavours.some((taste) => hasFlavour(flavour, taste)),
      ),
    describe: ({ value, exceptFlavours }) =>
      exceptFlavours !== undefined
        ? `with a flavour other than ${exceptFlavours.join(' or ')}`
        : value === 'unflavoured'
          ? value
          : `with ${value} flavour`,
    topic: 'flavours',
  },
  type: {
    isMetBy: ({ value }, product, country) =>
      value === 'whole protein' ? hasWholeProtein(product, country) : isOfType(product, country, value),
    describe: ({ value }) => (value === WHOLE_PROTEIN ? `of ${value}` : `described as ${value}`),
  },
  use: {
    isMetBy: ({ value }, product) => (product.indications === '' ? null : isIndicatedFor(product, value)),
    describe: ({ value, isRequired }) => `whose indications ${isRequired ? '' : 'do not '}name “${value}”`,
  },
  complete: {
    isMetBy: (_, { nutritionallyComplete }) => nutritionallyComplete,
    describe: () => 'nutritionally complete',
  },
  sample: {
    isMetBy: (_, product, country) => samplesAvailable(product, country),
    describe: () => 'offered as samples',
  },
  iddsi: {
    isMetBy: ({ value }, product, country) => iddsiLevel(product, country) === value,
    describe: ({ value }) => `of IDDSI level ${value}`,
  },
  age: {
    isMetBy({ age }, product) {
      const included = includesAge(product, age);
      if (age.kind === 'band' && BAND_WITHOUT_CATEGORY.test(age.band)) return included && included !== 'No';
      // If the age category and the months contradict each other, neither is trusted.
      if (age.kind === 'band' && product.categories.includes(age.band))
        return included === 'No' ? null : true;
      if (age.kind === 'band') return beginsIn(product, age) ? null : false;
      // "Under 3": a product for some of those ages fits.
      return included && (included !== 'No' || isForSomeOver(product, age));
    },
    describe: ({ age }, knowledge) =>
      `for ${age.kind === 'band' ? '' : isUnder(age) ? 'ages ' : isOver(age) ? 'some or all of those over ' : 'use at '}${askedAgeWords(knowledge, age)}`,
    toFilter: ({ age }) =>
      isOver(age)
        ? undefined
        : [
            'age',
            age.kind === 'band' && !BAND_WITHOUT_CATEGORY.test(age.band)
              ? age.band
              : bandOf(ageSpan(age).from),
          ],
    topic: 'ages',
    impliedByTopics: ['ages', 'storage', 'shelfLife', 'hangTime', 'directions'],
  },
  nutrient: { isMetBy: holdsNutrient, describe: nutrientWords },
  states: {
    isMetBy({ value }, product) {
      const nutrient = nutrientById(value);
      return nutrient !== undefined && rowIn(product, nutrient).kind !== 'not-stated';
    },
    describe({ value, isRequired }) {
      const nutrient = nutrientById(value);
      return `whose labels ${isRequired ? '' : 'do not '}state ${nutrient === undefined ? value : lowerFirst(nutrientInSentence(nutrient))}`;
    },
  },
  claim: {
    isMetBy({ value }, product) {
      const share = energyShare(product, 'protein');
      if (value === 'high protein') return share === null ? null : share >= HIGH_PROTEIN_SHARE - 1e-9;
      const energy = amountIn(product, 'energyKcal');
      const least = HIGH_ENERGY_KCAL[product.categories.includes('infant-0-12m') ? 'infants' : 'others'];
      return energy === null ? null : product.basis === 'ml' && energy >= least * ROUNDING;
    },
    describe: ({ value }) =>
      value === 'high protein'
        ? 'high in protein (20\u00a0% of energy or more)'
        : 'high in energy (1.5\u00a0kcal/ml or more, infants 1\u00a0kcal/ml)',
  },
  scheme: {
    isMetBy: ({ value }, { acbsApproved, gmsApproved }) => (value === 'acbs' ? acbsApproved : gmsApproved),
    describe: ({ value }) => `marked ${value.toUpperCase()} approved`,
  },
  pack: {
    isMetBy: ({ unit, limits, isExclusive }, product) =>
      product.basis === unit &&
      packsOf(product)[isExclusive === true ? 'every' : 'some'](({ amount }) => isWithin(limits, amount)),
    describe: ({ limits, unit, isExclusive }, knowledge) =>
      `${isExclusive === true ? 'only ' : ''}in packs of ${limitWords(limits, (amount) => `${formatExact(knowledge, amount)}\u00a0${unit}`)}`,
  },
  sizes: {
    isMetBy: ({ limits }, product) =>
      isWithin(limits, new Set(packsOf(product).map(({ amount }) => amount)).size),
    describe: ({ limits: { low, high } }) =>
      high === null ? 'in more than one size' : `in ${low === 1 ? 'one size' : `${low ?? ''} sizes`}`,
  },
  shelfLife: {
    isMetBy({ limits }, product) {
      const months = shelfLifeMonths(product);
      return months === null ? null : isWithin(limits, months);
    },
    describe: ({ limits }, knowledge) =>
      `with a shelf life of ${limitWords(limits, (months) => `${formatExact(knowledge, months)}\u00a0months`)}`,
    topic: 'shelfLife',
    impliedByTopics: ['shelfLife'],
  },
  container: {
    isMetBy: ({ value }, { units }) => units.some(({ kind }) => kind === value),
    describe: ({ value }) => `in a ${value === 'pack' ? 'bag or pack' : value}`,
  },
  ingredient: {
    isMetBy: ({ value }, { medicalIngredients }) =>
      medicalIngredients.length === 0 ? null : medicalIngredients.join(' ').toLowerCase().includes(value),
    describe: ({ value, isRequired }) => `whose ingredients ${isRequired ? '' : 'do not '}name ${value}`,
  },
  among: {
    isMetBy: ({ ids }, { id }) => ids.includes(id),
    describe: ({ words }) =>
      /^(?:the first|the others|for|of the) /u.test(words) ? words : `named ${words}`,
  },
};
/** Scoops, slices and doses are not packs. */
const packsOf = ({ units }: Product): Product['units'] => units.filter(({ kind }) => !isPartOfAPack(kind));

export const criterionDefinition = (kind: Kind): CriterionDefinition<Kind> =>
  CRITERION_DEFINITIONS[kind] as unknown as CriterionDefinition<Kind>;

export function meetsCriterion(criterion: Criterion, product: Product, country: Country): Verdict {
  const verdict = criterionDefinition(criterion.kind).isMetBy(criterion, product, country);
  return verdict !== true &&
    criterion.alternatives?.some((other) => meetsCriterion(other, product, country) === true) === true
    ? true
    : verdict;
}

/** Age bands that people use but the catalogue cannot filter by. */
const BAND_WITHOUT_CATEGORY = /^(?:toddler|teenager)/u;

function beginsIn({ ageFromMonths: begins }: Product, age: AskedAge): boolean {
  const { from, to } = ageSpan(age);
  return begins !== null && from <= begins && begins < to;
}

/** Whether a product stays in a list. A product that does not state it stays only if the criterion excludes something. */
export function staysInList(criterion: Criterion, product: Product, country: Country): boolean {
  const { isRequired, kind } = criterion;
  // "Not for under 18s": from 18, so unsuitable at 17 is not enough.
  if (!isRequired && kind === 'age' && criterion.age.kind === 'months' && isUnder(criterion.age))
    return product.ageFromMonths !== null && product.ageFromMonths > criterion.age.months;
  const verdict = meetsCriterion(criterion, product, country);
  // "Without fibre": a label that does not state it may contain some, so it is dropped. "Without soya": it stays, with a note.
  const mustBeStated =
    kind === 'nutrient' || kind === 'age' || (kind === 'type' && criterion.value === WHOLE_PROTEIN);
  return isRequired ? verdict === true : mustBeStated ? verdict === false : verdict !== true;
}

/** Shelf life from manufacture, as stated on the label; null if it is not. */
export function shelfLifeMonths({ shelfLife }: Product): number | null {
  const [, count, unit] = /(\d+) (month|year)/u.exec(shelfLife) ?? [];
  return count === undefined ? null : Number(count) * (unit === 'year' ? 12 : 1);
}

const WORDED_WITH_NEGATION = kinds('nutrient', 'ingredient', 'use', 'states');
/** A criterion in words: "marked vegan", "not marked as containing soya". */
export const criterionWords = (knowledge: Knowledge, criterion: Criterion): string =>
  `${criterion.isRequired || WORDED_WITH_NEGATION.has(criterion.kind) ? '' : 'not '}${[
    criterion,
    ...(criterion.alternatives ?? []),
  ]
    .map((each) => criterionDefinition(each.kind).describe(each, knowledge))
    .join(' or ')}`;

/** The product list's filter for a criterion, if it has one: for what is present, and for absent allergens. */
export function filterOf(criterion: Criterion): Filter | undefined {
  if (criterion.kind === 'allergen' && !criterion.isRequired && criterion.value !== ANY_ALLERGEN)
    return filter('allergens', allergenSlug(criterion.value), criterion.value);
  const isPlain = criterion.isRequired && criterion.alternatives === undefined;
  const [type, value] = (isPlain && criterionDefinition(criterion.kind).toFilter?.(criterion)) || [];
  return type === undefined || value === undefined ? undefined : filter(type, value);
}

export function hasFlavour(flavour: string, taste: string): boolean {
  const words = flavour.toLowerCase().split(/[^a-z]+/u);
  if (taste === 'unflavoured') return words.some((word) => UNFLAVOURED.test(word));
  if (taste === 'fruit') return words.some((word) => FRUITS.has(word) || FRUITS.has(singular(word)));
  return taste.split(' ').every((word) => words.includes(word) || words.includes(`${word}s`));
}

const FRUITS = wordSet(
  'apple apricot banana berry blackcurrant cherry citrus fruit grape grapefruit lemon lime mango orange passion peach pear pineapple raspberry strawberry tropical',
);

/** Flavour names that mean "unflavoured". */
const UNFLAVOURED = /^(?:unflavoured|plain|natural)$/u;

function holdsNutrient({ value, limits, basis }: CriterionOf<'nutrient'>, product: Product): Verdict {
  const nutrient = nutrientById(value);
  const numbers = nutrient === undefined ? [] : numbersOnBasis(product, nutrient, basis);
  if (numbers.length === 0) return null;
  return numbers.some((number) => (limits === 'some' ? number > 0 : isWithin(limits, number)));
}

export function isWithin({ low, high, isLowOpen, isHighOpen }: Limits, number: number): boolean {
  const isAboveLow = low === null || (isLowOpen ? number > low : number >= low);
  return isAboveLow && (high === null || (isHighOpen ? number < high : number <= high));
}

/** A limit in words: "more than 200 ml", "more than 100 ml and at most 200 ml", "100 ml to 200 ml", "200 ml". */
function limitWords(
  { low, high, isLowOpen, isHighOpen, approximate }: Limits,
  format: (value: number) => string,
) {
  if (approximate !== undefined) return `about ${format(approximate)}`;
  const lowest = low === null ? '' : `${isLowOpen ? 'more than' : 'at least'} ${format(low)}`;
  const highest = high === null ? '' : `${isHighOpen ? 'less than' : 'at most'} ${format(high)}`;
  if (low === null || high === null) return `${lowest}${highest}`;
  if (isLowOpen || isHighOpen) return `${lowest} and ${highest}`;
  return low === high ? format(low) : `${format(low)} to ${format(high)}`;
}

const amountIn = (product: Product, id: string): number | null => {
  const nutrient = nutrientById(id);
  return nutrient === undefined ? null : numberIn(product, nutrient);
};

/** The share of the energy that comes from a nutrient; null if the label does not say. */
function energyShare(product: Product, id: 'fat' | 'protein'): number | null {
  const [energy, amount] = [amountIn(product, 'energyKcal'), amountIn(product, id)];
  return energy && amount !== null ? (amount * KCAL_PER_GRAM[id]) / energy : null;
}

const DISORDERS: ReadonlySet<string> = new Set(
  CRITERIA_WORDS.flatMap(([criterion]) => (criterion.kind === 'disorder' ? [criterion.value] : [])),
);
function isForDisorder({ categories }: Product): boolean {
  return categories.some((slug) => DISORDERS.has(slug));
}

/** A supplement or protein substitute that is drunk as sold: not a tube-only feed and not a module. */
function isDrink(product: Product): boolean {
  const { categories, basis } = product;
  const isSipFeed = categories.includes('oral-nutritional-supplement') || isForDisorder(product);
  return basis === 'ml' && categories.includes('liquid') && isSipFeed;
}

/** For use from birth, with carbohydrate, at least 30 % of energy from fat and 5 % from protein: not a module or an additive. */
function isInfantFormula(product: Product): boolean {
  const { categories, ageFromMonths } = product;
  return (
    categories.includes('infant-0-12m') &&
    !categories.includes('food') &&
    ageFromMonths === 0 &&
    (amountIn(product, 'carbohydrate') ?? 0) > 0 &&
    (energyShare(product, 'fat') ?? 0) >= FORMULA.fatShare &&
    (energyShare(product, 'protein') ?? 0) >= FORMULA.proteinShare
  );
}

/** A feed, formula or supplement whose protein the label does not call broken down; null if the question does not apply. */
function hasWholeProtein(product: Product, country: Country): Verdict {
  const isFeed =
    isInfantFormula(product) ||
    ['tube-feed', 'oral-nutritional-supplement'].some((slug) => product.categories.includes(slug));
  if (!isFeed || isForDisorder(product) || !amountIn(product, 'protein')) return null;
  return !NOT_WHOLE_PROTEIN.some((type) => isOfType(product, country, type));
}

/** For a disorder of protein metabolism, with protein or protein equivalent; a fat supplement for a disorder has next to none. */
function isProteinSubstitute(product: Product): boolean {
  const { categories } = product;
  const isLow = categories.includes('food') && categories.includes('other');
  const share = energyShare(product, 'protein') ?? 1;
  return (
    isForDisorder(product) &&
    !isLow &&
    (amountIn(product, 'protein') ?? 0) > 0 &&
    share >= FORMULA.proteinShare
  );
}

function nutrientWords(
  { value, limits, isRequired, basis }: CriterionOf<'nutrient'>,
  knowledge: Knowledge,
): string {
  const nutrient = nutrientById(value);
  if (nutrient === undefined) return '';
  const name = nutrientInSentence(nutrient);
  if (limits === 'some')
    return isRequired
      ? `with ${name}`
      : `stated to contain no ${name} (labels that do not state it are left out)`;
  const { mgPerMmol, kcalPerGram, perAmount = 100 } = limits;
  if (kcalPerGram !== undefined)
    return `${isRequired ? 'with' : 'not with'} ${limitWords(limits, (grams) => `${formatExact(knowledge, Number((grams * kcalPerGram).toPrecision(6)))}\u00a0%`)} of energy from ${name}`;
  // Energy density is asked for and shown per ml.
  const isDensity = value === 'energyKcal' && basis === 'ml' && limits.perAmount === undefined;
  const measure = basis === null ? '' : `\u00a0${basis}`;
  const per =
    basis !== null && typeof basis === 'object'
      ? ` ${basisWords(knowledge, basis)}`
      : nutrient.additive
        ? ` per ${formatExact(knowledge, perAmount)}${measure}`
        : '';
  const amount = (per100: number) => {
    const number = Number(((per100 * (nutrient.additive ? perAmount : 100)) / 100).toPrecision(9));
    return mgPerMmol === undefined
      ? `${formatExact(knowledge, isDensity ? number / 100 : number)}${nutrient.unit === ':1' ? '' : '\u00a0'}${isDensity ? 'kcal/ml' : nutrient.unit}`
      : `${formatExact(knowledge, Number((number / mgPerMmol).toPrecision(6)))}\u00a0mmol`;
  };
  return `${isRequired ? 'with' : 'not with'} ${limitWords(limits, amount)}${isDensity ? '' : ` ${name}${per}`}`;
}
