// Longer than other files: amounts, basis, ages and limits are read from the same numbers, and each number is used once.
import { findPhrases, wordSet } from '../language/phrases.ts';
import { ageOf, bandAt, withMonthsAdded } from './ages.ts';
import {
  nutrientAmountIn,
  type LimitReading,
  shelfLifeLimit,
  limitOf,
  nutrientsIn,
  withSharedBasis,
  perKcal,
  packSizeLimit,
} from './limits.ts';
import { isInSpan, type Mention, type Span } from '../names/mention.ts';
import {
  hoursBefore,
  isRate,
  isProductUnit,
  measureOrUnitAt,
  type Measure,
  MAX_COUNT,
  nameStartAfter,
  packOf,
  type Quantity,
  quantityAt,
  runningTimeAt,
  multiplierAt,
} from './quantity.ts';
import type { CriterionMention } from '../message/criteria-scan.ts';
import { energyShareLimit } from './energy-shares.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import {
  type AskedAge,
  type AskedAmount,
  type AskedBasis,
  exactly,
  packNounOfBasis,
  type Target,
} from '../message/query.ts';

/** The quantities in a message: amounts of products, the basis, ages and limits. */
export type Measures = {
  amounts: AskedAmount[];
  /** One amount between two names: it may belong to either or both. */
  isAmountBetweenNames: boolean;
  basis: AskedBasis | null;
  ages: CriterionMention[];
  limits: CriterionMention[];
  /** "How much of it for 30 g protein": the amount of a nutrient to reach. */
  target: Target | null;
  /** Positions of all words that were read, including names. */
  readPositions: ReadonlySet<number>;
};

/** What a quantity means. */
type Role = LimitReading & {
  amount?: AskedAmount;
  /** "Dalesip Mini x 4" */
  isAfterName?: true;
  /** "Kcal per ml": an amount only if there is no other. */
  isPerSingleUnit?: true;
  basis?: AskedBasis;
  age?: AskedAge;
  target?: Target;
};

const MAX_AMOUNT_G = 5000;
/** "Level 2 Dalesip Thick", "the two Nephrane drinks": not counts. */
const BEFORE_NON_COUNT = wordSet(
  'level stage type step grade bed room ward the these those both vitamin omega top which',
);
const isLink = (text = ''): boolean => /^(?:per|each|every)$/u.test(text);

type Texts = readonly string[];

const MAX_SHORT_WORDS = 7;

export function measuresIn(
  words: Texts,
  mentions: readonly Mention[],
  hasProducts: boolean,
  /** Spans that are read already and are no quantities of a product. */
  ignored: readonly Span[] = [],
): Measures {
  const readPositions = new Set<number>();
  const isNamed = isInSpan(mentions);
  // "Protein for the whole box" of the product in the conversation.
  const mayMeanLastProduct =
    mentions.length === 0 &&
    words.length <= MAX_SHORT_WORDS &&
    !/\b(?:which|how many|any|list|show)\b/u.test(words.join(' '));
  const asksValues =
    (hasProducts || mayMeanLastProduct) &&
    findPhrases(
      NUTRIENT_WORDS,
      words.filter((_, at) => !isNamed(at)),
    ).length > 0;
  // Names become "§", and words that have been read "_".
  const texts = words.map((text, at) => {
    const mention = mentions.find(({ from, to }) => at >= from && at < to);
    const isIgnored = isInSpan(ignored)(at);
    if (mention !== undefined || isIgnored) readPositions.add(at);
    if (isIgnored) return '_';
    // "How many in a case" asks how it is packed; "energy in a case" has an amount.
    if (mention === undefined) return /^(?:cases?|box(?:es)?)$/u.test(text) && !asksValues ? '-' : text;
    return mention.kind === 'brand' ? '_' : '§';
  });
  const originalTexts = [...texts];
  const markRead = ({ from, to }: Span) => {
    for (let at = from; at < to; at += 1) {
      readPositions.add(at);
      if (texts[at] !== '§') texts[at] = '_';
    }
  };
  // For a named product, only a comparison is a limit: "is it more than 2 kcal/ml".
  const mayLimit = !hasProducts || !texts.some((text) => /^(?:how|what|which|number|volume)$/u.test(text));
  const asksHowMuch = hasProducts && asksForAnAmount(texts);
  const roles: Role[] = [];
  const roleOf = (quantity: Quantity): Role | undefined => {
    const before = roles.at(-1);
    const hasLeadingBasis = !hasProducts && before !== undefined && isLink(words[before.from]);
    const leadingBasis = hasLeadingBasis && before.basis !== 'per-100' ? (before.basis ?? null) : null;
    const previousLimit = roles.findLast(({ limit }) => limit !== undefined);
    return (
      (mayLimit
        ? limitOf(quantity, { texts, originalTexts, hasProducts, previousLimit, leadingBasis })
        : undefined) ??
      (mayLimit
        ? energyShareLimit(quantity, { texts, originalTexts, hasProducts, previousLimit, leadingBasis })
        : undefined) ??
      (hasProducts ? undefined : (packSizeLimit(quantity, texts) ?? shelfLifeLimit(quantity, texts))) ??
      (asksHowMuch ? targetOf(quantity, texts) : undefined) ??
      ageOf(quantity, words) ??
      tabletCount(quantity, texts, words) ??
      // "Compare this and a Dalesip Two" counts nothing; "2 of this and a Dalesip Two" does.
      (/^an?$/u.test(words[quantity.numberStart] ?? '') &&
      quantity.unit === 'none' &&
      roles.every(({ amount }) => amount === undefined)
        ? undefined
        : requestedAmount(quantity, texts))
    );
  };
  for (let at = 0; at < texts.length; at += 1) {
    const quantity = quantityAt(texts, at);
    const role: Role | undefined =
      basisOf(texts, at, hasProducts) ??
      (quantity && roleOf(quantity)) ??
      bandAt(texts, at) ??
      ketogenicRatioAt(texts, at) ??
      multiplierRole(texts, at, roles);
    // What follows "at least" is not read again without it.
    const counted = role?.amount?.kind === 'measure' ? packCountBefore(texts, at, roles) : undefined;
    // "2 bottles of Addimere Shot 120 ml": the size of each.
    if (counted !== undefined && role?.amount !== undefined) {
      counted.role.amount = multiplied(role.amount, counted.count);
      delete role.amount;
    }
    if (role === undefined) at = Math.max(at, (quantity?.to ?? 0) - 1);
    else {
      roles.push(role);
      for (const place of [role, ...(role.otherSpans ?? [])]) markRead(place);
      at = role.to - 1;
    }
  }
  if (hasProducts) for (const place of applySeparateHours(roles, originalTexts)) markRead(place);
  const ages = withMonthsAdded(
    roles.flatMap(({ age, from, to }) => (age === undefined ? [] : [{ age, from, to }])),
    words,
  );
  const limits = roles.flatMap((role) => role.limit ?? []);
  return {
    ...amountsIn(roles, mentions.length, texts),
    ages: ages
      .filter(({ age }) => age.kind === 'months' || ages.every((each) => each.age.kind === 'band'))
      .map(({ age, from, to }) => ({ from, to, criterion: { kind: 'age', age } })),
    limits: [
      ...limits.map((each, at) => withSharedBasis(limits[at + 1], each, limits[at - 1], texts)),
      ...roles.flatMap(({ size }) => size ?? []),
    ],
    target: roles.find((role) => role.target)?.target ?? null,
    readPositions,
  };
}

/** The amounts of the named products, and the basis of the figures. */
function amountsIn(
  roles: readonly Role[],
  namedCount: number,
  texts: Texts,
): Pick<Measures, 'amounts' | 'isAmountBetweenNames' | 'basis'> {
  const amounts = roles.filter(
    ({ amount, isPerSingleUnit }) => amount !== undefined && isPerSingleUnit === undefined,
  );
  const [first, another] = amounts.filter(({ isAfterName }) => isAfterName === undefined);
  const bases = roles.flatMap((role) => role.basis ?? []);
  const amountPerProduct = namedCount > 1 ? separateAmounts(roles) : [];
  if (amountPerProduct.length > 0)
    return {
      amounts: amountPerProduct,
      isAmountBetweenNames: amountPerProduct.length !== namedCount,
      basis: null,
    };
  const isPerOne = amounts.length + bases.length === 0;
  return {
    amounts: (isPerOne ? roles : amounts)
      .flatMap(({ amount }) => amount ?? [])
      // "72 kg" is a person's weight, not an amount of a product.
      .filter((amount) => amount.kind === 'packs' || amount.unit === 'ml' || amount.amount <= MAX_AMOUNT_G),
    isAmountBetweenNames:
      first !== undefined &&
      another === undefined &&
      namedCount > 1 &&
      texts.slice(0, first.from).includes('§') &&
      texts.slice(first.to).includes('§') &&
      // "200 ml of this vs that": the same amount of both.
      !/^(?:vs?|versus|against|compared)$/u.test(texts[first.to] ?? ''),
    basis: bases[0] ?? null,
  };
}

/** "200 ml of one and a bottle of another", "a bottle and a scoop": a separate amount for each. */
function separateAmounts(roles: readonly Role[]): AskedAmount[] {
  const packs = roles.flatMap(({ basis }) => packNounOfBasis(basis) ?? []);
  const amountRoles = roles.filter(
    ({ amount, isPerSingleUnit }) => amount !== undefined && isPerSingleUnit === undefined,
  );
  if (packs.length === 0 || new Set(packs).size + amountRoles.length < 2) return [];
  return roles.flatMap(({ amount, isPerSingleUnit, basis }): AskedAmount[] => {
    if (amount !== undefined && isPerSingleUnit === undefined) return [amount];
    const noun = packNounOfBasis(basis);
    return noun === undefined ? [] : [{ kind: 'packs', count: 1, noun }];
  });
}

export const multiplied = (amount: AskedAmount, times: number): AskedAmount =>
  amount.kind === 'measure'
    ? { ...amount, amount: amount.amount * times }
    : { ...amount, count: amount.count * times };

/**
 * "How much Dalesip Two gives 30 g protein", "which pack of it gives 1500 kcal", "bottles of Dalesip Two for 30 g protein", "600
 * kcal of Dalesip Two in ml"
 */
function asksForAnAmount(texts: Texts): boolean {
  const [first = '', ...others] = texts.slice(
    texts.findIndex((text) => !/^(?:number|of|the|and|,)$/u.test(text)),
  );
  const isAmount = packOf(first) !== null || /^(?:mls?|g|grams?|l|litres?|volume|amount)$/u.test(first);
  const isProductNext = others[0] === '§' || (others[0] === 'of' && others[1] === '§');
  return (
    (isAmount && isProductNext && others.some((text) => /^(?:for|give|giving|with|get)$/u.test(text))) ||
    /\b(?:how (?:many|much)|what (?:volume|amount)|volume of|number of)\b/u.test(texts.join(' ')) ||
    texts.some((text, at) => text === 'which' && packOf(texts[at + 1]) !== null) ||
    ASKS_VOLUME_FOR_ENERGY.test(texts.join(' '))
  );
}
const ASKS_VOLUME_FOR_ENERGY =
  /(?:^(?:(?:what|is|are|and|so|convert) )*|\bin )[\d.]+ k?cals? of(?: the)?(?: §)+(?: (?:in|to|as) \w+)?(?: please)?$/u;

/** What follows "per", "each" or a slash: the basis of the figures, or an amount. */
function basisOf(texts: Texts, at: number, hasProducts: boolean): Role | undefined {
  const [before = '', link = ''] = [texts[at - 1], texts[at]];
  const isSlash = link === ',';
  // "The most protein from one 125 ml bottle"
  const isFromOne =
    !hasProducts && /^(?:from|in)$/u.test(link) && /^(?:an?|one|each|every)$/u.test(texts[at + 1] ?? '');
  const isRanked = isFromOne && /\b(?:most|least|highest|lowest)\b/u.test(texts.join(' '));
  const one = isRanked && nutrientsIn(texts).length > 0 ? measureOrUnitAt(texts, at + 2) : undefined;
  if (one !== undefined && one.packNoun !== null && isProductUnit(one.unit)) return packOfSize(one, at);
  // "Ranked by protein in the bottle"
  const nextPackNoun = packOf(texts[at + 2]);
  const isInPack = link === 'in' && /^(?:the|its|their)$/u.test(texts[at + 1] ?? '') && nextPackNoun !== null;
  if (isInPack && !hasProducts && nutrientsIn(texts).some(({ to }) => to === at))
    return { basis: { perPack: nextPackNoun }, from: at, to: at + 3 };
  const isForOneUnit = before === 'for' && /^an?$/u.test(link);
  // "Bottle for bottle", "ml for ml"
  if (link === 'for' && texts[at - 1] === texts[at + 1] && packOf(before) !== null)
    return { basis: { perPack: packOf(before) ?? '' }, from: at - 1, to: at + 2 };
  // "Per Dalesip Mini bottle", "in a Dalesip Mini bottle"
  const name = texts.findIndex((text, place) => place > at && !/^[§_]$/u.test(text));
  const isLinkOrOne = isLink(link) || (/^(?:an?|one)$/u.test(link) && nutrientsIn(texts).length > 0);
  const packOfName = name > at + 1 && isLinkOrOne ? measureOrUnitAt(texts, name) : undefined;
  if (packOfName?.packNoun != null && packOfName.hasNoNumber)
    return { basis: { perPack: packOfName.packNoun }, from: at, to: packOfName.to };
  const measure = isSlash || isLink(link) || isForOneUnit ? measureOrUnitAt(texts, at + 1) : undefined;
  if (measure === undefined) return undefined;
  const { unit, packNoun, value, hasNoNumber, to } = measure;
  const followsUnit = /^(?:g|mg|mcg|kcal|mmol|kj)$/u.test(before);
  const ratio = !isSlash || (followsUnit && hasNoNumber) ? nutrientAmountIn(measure, texts) : undefined;
  if (ratio !== undefined)
    return { basis: { perNutrient: ratio.nutrientAmount }, from: at, to, otherSpans: ratio.otherSpans };
  if (isForOneUnit) return undefined;
  const kj = unit === 'none' && !hasNoNumber ? KJ[texts[to] ?? ''] : undefined;
  if (kj !== undefined)
    return { basis: { perNutrient: { nutrient: 'energyKj', amount: value * kj } }, from: at, to: to + 1 };
  if (value === 100 && !hasNoNumber && (isProductUnit(unit) || unit === 'none'))
    return { basis: 'per-100', from: at, to };
  // "Per 500": can only be ml.
  if (unit === 'none' && hasProducts && link === 'per' && value >= 250 && value <= 2000)
    return { amount: { kind: 'measure', amount: value, unit: 'ml' }, from: at, to };
  if (unit === 'kcal' && (hasNoNumber ? link === 'per' || before === 'for' : !isSlash || followsUnit))
    return { basis: perKcal(hasNoNumber ? 100 : value), from: at, to };
  if (packNoun !== null && hasNoNumber && !isSlash) return { basis: { perPack: packNoun }, from: at, to };
  // "The most protein per 200 ml bottle": bottles of that size, and per bottle.
  if (packNoun !== null && !hasProducts && isProductUnit(unit)) return packOfSize(measure, at);
  if (!hasNoNumber || !/^(?:ml|g)$/u.test(unit)) return undefined;
  if (value === 1)
    return hasProducts ? { amount: amountOf(measure), isPerSingleUnit: true, from: at, to } : undefined;
  return isSlash && !followsUnit ? undefined : { amount: amountOf(measure), from: at, to };
}

const packOfSize = ({ packNoun, value, unit, to }: Measure, from: number): Role => ({
  basis: { perPack: packNoun ?? 'pack' },
  size: {
    criterion: { kind: 'pack', limits: exactly(value), unit: unit === 'ml' ? 'ml' : 'g' },
    from,
    to,
  },
  from,
  to,
});

const KJ: Readonly<Record<string, number>> = { kj: 1, kilojoules: 1, mj: 1000, megajoules: 1000 };

const amountOf = ({ unit, packNoun, value }: Measure): AskedAmount =>
  isProductUnit(unit)
    ? { kind: 'measure', amount: value, unit: unit === 'ml' ? 'ml' : 'g' }
    : { kind: 'packs', count: value, noun: packNoun ?? 'pack' };

function requestedAmount(quantity: Quantity, texts: Texts): Role | undefined {
  const { numberStart: from, to, value, unit, packNoun, hasNoNumber, high } = quantity;
  const next = texts[to] ?? '';
  if (high !== null) return undefined;
  if (unit === 'kcal' && value === 100) return { basis: perKcal(100), from, to };
  if (unit === 'pack' && hasNoNumber)
    return next === 'fed' ? undefined : { basis: { perPack: packNoun ?? '' }, from, to };
  if (unit === 'none') {
    // "3 Dalesip Mini", "3 of the Dalesip Minis"
    const name = nameStartAfter(texts, to);
    const counts =
      value < MAX_COUNT + 1 && texts[name] === '§' && !BEFORE_NON_COUNT.has(texts[from - 1] ?? '');
    return counts ? { amount: amountOf(quantity), from, to: name } : undefined;
  }
  const isLitreAmount = unit === 'ml' && value >= 1000;
  if (unit !== 'pack' && (!isProductUnit(unit) || (hasNoNumber && !isLitreAmount))) return undefined;
  // "30 g kcal" asks for the energy of 30 g; "30 g protein" may be a target.
  const isEnergy = /^(?:k?cals?|calories|energy|kj)$/u.test(next);
  const nutrientWord = next === 'of' ? (texts[to + 1] ?? '') : next;
  if (/^k?g$/u.test(unit) && packNoun === null && NUTRIENT_WORDS.has(nutrientWord) && !isEnergy)
    return undefined;
  // "Total protein, is it 80 g": the figure expected, no amount of the product.
  if (unit === 'g' && nutrientsIn(texts).length > 0 && EXPECTS.test(texts.slice(0, from).join(' ')))
    return { from, to };
  const runningTime = {
    from,
    ...(hoursBefore(texts, { from, to }) ?? multiplierAt(texts, to) ?? { times: 1, to }),
  };
  const amount = multiplied(amountOf(quantity), runningTime.times);
  const isRun = amount.kind === 'measure' && isRate(texts, to);
  return {
    amount: isRun ? { ...amount, hours: runningTime.times } : amount,
    from: runningTime.from,
    to: runningTime.to,
  };
}

const EXPECTS = /\bis (?:it|that|this)(?: (?:about|around|roughly|only))?$/u;

/** "40 PKU Tabs": a count of the name's last word. */
function tabletCount(
  { numberStart: from, to, value, unit, high }: Quantity,
  texts: Texts,
  words: Texts,
): Role | undefined {
  const name = nameStartAfter(texts, to);
  const end = texts.findIndex((text, at) => at >= name && text !== '§');
  const last = packOf(words[end === -1 ? words.length - 1 : end - 1]);
  return unit === 'none' && high === null && texts[name] === '§' && last === 'tablet'
    ? { amount: { kind: 'packs', count: value, noun: last }, from, to: name }
    : undefined;
}

/** "1500 kcal", "30 g of protein", where an amount of a product is asked for. */
function targetOf(quantity: Quantity, texts: Texts): Role | undefined {
  const { from, numberStart, to, value, unit, hasNoNumber, high } = quantity;
  const before = texts[numberStart - 1] ?? '';
  if (hasNoNumber || high !== null || isLink(before) || before === ',') return undefined;
  // "At 1 kcal/ml" is a strength.
  if (isLink(texts[to]) || (texts[to] === ',' && texts[to + 1] === 'ml')) return undefined;
  if (unit === 'kcal') return { target: { nutrient: 'energyKcal', amount: value }, from, to };
  const nutrientAmount = nutrientAmountIn(quantity, texts);
  return (
    nutrientAmount && {
      target: nutrientAmount.nutrientAmount,
      from,
      to,
      otherSpans: nutrientAmount.otherSpans,
    }
  );
}

/** The first target in a message without a product. */
export const targetIn = (texts: Texts): Target | undefined =>
  texts
    .flatMap((_, at) => quantityAt(texts, at) ?? [])
    .map((quantity) => targetOf(quantity, texts)?.target)
    .find((target) => target !== undefined);

/** "4:1": a ketogenic ratio. */
function ketogenicRatioAt(texts: Texts, from: number): Role | undefined {
  const ratio = Number(/^(\d(?:\.\d+)?):1$/u.exec(texts[from] ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(ratio)) return undefined;
  const place = { from, to: from + 1 };
  return {
    limit: {
      criterion: { kind: 'nutrient', value: 'ketogenicRatio', limits: exactly(ratio), basis: null },
      ...place,
    },
    ...place,
  };
}

/** "At 60 ml/h. How much potassium in 24 hours": the hours for the one rate without hours of its own. */
function applySeparateHours(roles: readonly Role[], texts: Texts): readonly Span[] {
  const [run, other] = roles.filter(({ amount }) => amount?.kind === 'measure' && amount.hours !== undefined);
  if (run?.amount?.kind !== 'measure' || run.amount.hours !== 1 || other !== undefined) return [];
  const [said, another] = texts.flatMap((_, from) => {
    const found = from >= run.from && from < run.to ? undefined : runningTimeAt(texts, from);
    return found === undefined ? [] : [{ from, ...found }];
  });
  if (said === undefined || (another !== undefined && another.to !== said.to)) return [];
  run.amount = { ...run.amount, amount: run.amount.amount * said.hours, hours: said.hours };
  // Includes the words of the rate.
  return [said, { from: run.to, to: run.to + 2 }];
}

/** "2 bottles of" before the name that comes directly before a position. */
function packCountBefore(
  texts: Texts,
  at: number,
  roles: readonly Role[],
): { role: Role; count: number } | undefined {
  const name = texts.findLastIndex((text, place) => place < at && text !== '§' && text !== 'of') + 1;
  const role = texts[at - 1] === '§' ? roles.find(({ to }) => to === name) : undefined;
  return role?.amount?.kind === 'packs' && role.isAfterName === undefined
    ? { role, count: role.amount.count }
    : undefined;
}

/** "Dalesip Mini x 4": multiplies the amount before the name, or counts packs. */
function multiplierRole(texts: Texts, from: number, roles: readonly Role[]): Role | undefined {
  // "Dalesip Two, 3 a day"
  const isDaily =
    texts[from - 1] === ',' &&
    texts[from - 2] === '§' &&
    /^(?:a|per|each|daily|od|b(?:i?)d|t(?:d|i)[sd]|q(?:d|i)[sd])$/u.test(texts[from + 1] ?? '');
  const repeated = texts[from - 1] === '§' || isDaily ? multiplierAt(texts, from) : undefined;
  const next = repeated && measureOrUnitAt(texts, repeated.to);
  if (repeated === undefined || isProductUnit(next?.unit) || next?.unit === 'pack') return undefined;
  const { times, to } = repeated;
  // "200 ml of Dalesip Two tds"
  const name = texts.findLastIndex((text, at) => at < from && text !== '§' && text !== 'of') + 1;
  const each = roles.find(
    (role) => role.amount !== undefined && role.isAfterName === undefined && role.to === name,
  );
  if (each?.amount !== undefined) each.amount = multiplied(each.amount, times);
  const amount = { kind: 'packs', count: times, noun: 'pack' } as const;
  return each === undefined ? { amount, isAfterName: true, from, to } : { from, to };
}
