// Longer than other files: amounts, basis, ages and limits are read from the same numbers, and each number is used once.
import { findPhrases, wordSet } from '../language/phrases.ts';
import { ageOf, bandAt } from './ages.ts';
import {
  nutrientAmountIn,
  type Limited,
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
  linkedAt,
  type Measure,
  MAX_COUNT,
  nameAfter,
  packOf,
  type Quantity,
  quantityAt,
  runningTimeAt,
  timesAt,
} from './quantity.ts';
import type { CriterionMention } from '../message/criteria-scan.ts';
import { energyShareLimit } from './energy-shares.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import {
  type AskedAge,
  type AskedAmount,
  type AskedBasis,
  exactly,
  packOfBasis,
  type Target,
} from '../message/query.ts';

/** The quantities in a message: amounts of products, the basis, ages and limits. */
export type Measures = {
  amounts: AskedAmount[];
  /** One amount between two names: it may belong to either or both. */
  isBetween: boolean;
  basis: AskedBasis | null;
  ages: CriterionMention[];
  limits: CriterionMention[];
  /** "How much of it for 30 g protein": the amount of a nutrient to reach. */
  target: Target | null;
  /** Positions of all words that were read, including names. */
  taken: ReadonlySet<number>;
};

/** What a quantity means. */
type Role = Limited & {
  amount?: AskedAmount;
  /** "Dalesip Mini x 4" */
  isAfterName?: true;
  /** "Kcal per ml": an amount only if there is no other. */
  isPerOne?: true;
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
  isOfProducts: boolean,
  /** Spans that are read already and are no quantities of a product. */
  ignored: readonly Span[] = [],
): Measures {
  const taken = new Set<number>();
  const isNamed = isInSpan(mentions);
  // "Protein for the whole box" of the product in the conversation.
  const mayMeanLastProduct =
    mentions.length === 0 &&
    words.length <= MAX_SHORT_WORDS &&
    !/\b(?:which|how many|any|list|show)\b/u.test(words.join(' '));
  const asksValues =
    (isOfProducts || mayMeanLastProduct) &&
    findPhrases(
      NUTRIENT_WORDS,
      words.filter((_, at) => !isNamed(at)),
    ).length > 0;
  // Names become "§", and words that have been read "_".
  const texts = words.map((text, at) => {
    const mention = mentions.find(({ from, to }) => at >= from && at < to);
    const isIgnored = isInSpan(ignored)(at);
    if (mention !== undefined || isIgnored) taken.add(at);
    if (isIgnored) return '_';
    // "How many in a case" asks how it is packed; "energy in a case" has an amount.
    if (mention === undefined) return /^(?:cases?|box(?:es)?)$/u.test(text) && !asksValues ? '-' : text;
    return mention.kind === 'brand' ? '_' : '§';
  });
  const asSaid = [...texts];
  const take = ({ from, to }: Span) => {
    for (let at = from; at < to; at += 1) {
      taken.add(at);
      if (texts[at] !== '§') texts[at] = '_';
    }
  };
  // For a named product, only a comparison is a limit: "is it more than 2 kcal/ml".
  const mayLimit = !isOfProducts || !texts.some((text) => /^(?:how|what|which|number|volume)$/u.test(text));
  const asksHowMuch = isOfProducts && asksForAnAmount(texts);
  const roles: Role[] = [];
  const roleOf = (quantity: Quantity): Role | undefined => {
    const before = roles.at(-1);
    const isLed = !isOfProducts && before !== undefined && isLink(words[before.from]);
    const lead = isLed && before.basis !== 'per-100' ? (before.basis ?? null) : null;
    const last = roles.findLast(({ limit }) => limit !== undefined);
    return (
      (mayLimit ? limitOf(quantity, { texts, asSaid, isOfProducts, last, lead }) : undefined) ??
      (mayLimit ? energyShareLimit(quantity, { texts, asSaid, isOfProducts, last, lead }) : undefined) ??
      (isOfProducts ? undefined : (packSizeLimit(quantity, texts) ?? shelfLifeLimit(quantity, texts))) ??
      (asksHowMuch ? targetOf(quantity, texts) : undefined) ??
      ageOf(quantity, words) ??
      tabletsAsked(quantity, texts, words) ??
      // "Compare this and a Dalesip Two" counts nothing; "2 of this and a Dalesip Two" does.
      (/^an?$/u.test(words[quantity.start] ?? '') && quantity.of === 'none' && before?.amount === undefined
        ? undefined
        : amountAsked(quantity, texts))
    );
  };
  for (let at = 0; at < texts.length; at += 1) {
    const quantity = quantityAt(texts, at);
    const role: Role | undefined =
      basisOf(texts, at, isOfProducts) ??
      (quantity && roleOf(quantity)) ??
      bandAt(texts, at) ??
      ketogenicAt(texts, at) ??
      timesRole(texts, at, roles);
    // What follows "at least" is not read again without it.
    const counted = role?.amount?.kind === 'measure' ? countedBefore(texts, at, roles) : undefined;
    // "2 bottles of Addimere Shot 120 ml": the size of each.
    if (counted !== undefined && role?.amount !== undefined) {
      counted.role.amount = multiplied(role.amount, counted.count);
      delete role.amount;
    }
    if (role === undefined) at = Math.max(at, (quantity?.to ?? 0) - 1);
    else {
      roles.push(role);
      for (const place of [role, ...(role.also ?? [])]) take(place);
      at = role.to - 1;
    }
  }
  if (isOfProducts) for (const place of withSeparateHours(roles, asSaid)) take(place);
  const ages = roles.flatMap(({ age, from, to }) => (age === undefined ? [] : [{ age, from, to }]));
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
    taken,
  };
}

/** The amounts of the named products, and the basis of the figures. */
function amountsIn(
  roles: readonly Role[],
  named: number,
  texts: Texts,
): Pick<Measures, 'amounts' | 'isBetween' | 'basis'> {
  const amounts = roles.filter(({ amount, isPerOne }) => amount !== undefined && isPerOne === undefined);
  const [first, another] = amounts.filter(({ isAfterName }) => isAfterName === undefined);
  const bases = roles.flatMap((role) => role.basis ?? []);
  const ofEach = named > 1 ? amountsOfEach(roles) : [];
  if (ofEach.length > 0) return { amounts: ofEach, isBetween: ofEach.length !== named, basis: null };
  const isPerOne = amounts.length + bases.length === 0;
  return {
    amounts: (isPerOne ? roles : amounts)
      .flatMap(({ amount }) => amount ?? [])
      // "72 kg" is a person's weight, not an amount of a product.
      .filter((amount) => amount.kind === 'packs' || amount.unit === 'ml' || amount.amount <= MAX_AMOUNT_G),
    isBetween:
      first !== undefined &&
      another === undefined &&
      named > 1 &&
      texts.slice(0, first.from).includes('§') &&
      texts.slice(first.to).includes('§') &&
      // "200 ml of this vs that": the same amount of both.
      !/^(?:vs?|versus|against|compared)$/u.test(texts[first.to] ?? ''),
    basis: bases[0] ?? null,
  };
}

/** "200 ml of one and a bottle of another", "a bottle and a scoop": a separate amount for each. */
function amountsOfEach(roles: readonly Role[]): AskedAmount[] {
  const packs = roles.flatMap(({ basis }) => packOfBasis(basis) ?? []);
  const given = roles.filter(({ amount, isPerOne }) => amount !== undefined && isPerOne === undefined);
  if (packs.length === 0 || new Set(packs).size + given.length < 2) return [];
  return roles.flatMap(({ amount, isPerOne, basis }): AskedAmount[] => {
    if (amount !== undefined && isPerOne === undefined) return [amount];
    const noun = packOfBasis(basis);
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
  const isOfProduct = others[0] === '§' || (others[0] === 'of' && others[1] === '§');
  return (
    (isAmount && isOfProduct && others.some((text) => /^(?:for|give|giving|with|get)$/u.test(text))) ||
    /\b(?:how (?:many|much)|what (?:volume|amount)|volume of|number of)\b/u.test(texts.join(' ')) ||
    texts.some((text, at) => text === 'which' && packOf(texts[at + 1]) !== null) ||
    ASKS_VOLUME_FOR_ENERGY.test(texts.join(' '))
  );
}
const ASKS_VOLUME_FOR_ENERGY =
  /(?:^(?:(?:what|is|are|and|so|convert) )*|\bin )[\d.]+ k?cals? of(?: the)?(?: §)+(?: (?:in|to|as) \w+)?(?: please)?$/u;

/** What follows "per", "each" or a slash: the basis of the figures, or an amount. */
function basisOf(texts: Texts, at: number, isOfProducts: boolean): Role | undefined {
  const [before = '', link = ''] = [texts[at - 1], texts[at]];
  const isSlash = link === ',';
  // "Ranked by protein in the bottle"
  const held = packOf(texts[at + 2]);
  const isInItsPack = link === 'in' && /^(?:the|its|their)$/u.test(texts[at + 1] ?? '') && held !== null;
  if (isInItsPack && !isOfProducts && nutrientsIn(texts).some(({ to }) => to === at))
    return { basis: { perPack: held }, from: at, to: at + 3 };
  const isForOne = before === 'for' && /^an?$/u.test(link);
  // "Bottle for bottle", "ml for ml"
  if (link === 'for' && texts[at - 1] === texts[at + 1] && packOf(before) !== null)
    return { basis: { perPack: packOf(before) ?? '' }, from: at - 1, to: at + 2 };
  // "Per Dalesip Mini bottle", "in a Dalesip Mini bottle"
  const name = texts.findIndex((text, place) => place > at && !/^[§_]$/u.test(text));
  const isLinkOrOne = isLink(link) || (/^(?:an?|one)$/u.test(link) && nutrientsIn(texts).length > 0);
  const packOfName = name > at + 1 && isLinkOrOne ? linkedAt(texts, name) : undefined;
  if (packOfName?.pack != null && packOfName.isOne)
    return { basis: { perPack: packOfName.pack }, from: at, to: packOfName.to };
  const measure = isSlash || isLink(link) || isForOne ? linkedAt(texts, at + 1) : undefined;
  if (measure === undefined) return undefined;
  const { of, pack, value, isOne, to } = measure;
  const followsUnit = /^(?:g|mg|mcg|kcal|mmol|kj)$/u.test(before);
  const ratio = !isSlash || (followsUnit && isOne) ? nutrientAmountIn(measure, texts) : undefined;
  if (ratio !== undefined) return { basis: { perNutrient: ratio.held }, from: at, to, also: ratio.also };
  if (isForOne) return undefined;
  const kj = of === 'none' && !isOne ? KJ[texts[to] ?? ''] : undefined;
  if (kj !== undefined)
    return { basis: { perNutrient: { nutrient: 'energyKj', amount: value * kj } }, from: at, to: to + 1 };
  if (value === 100 && !isOne && (isProductUnit(of) || of === 'none'))
    return { basis: 'per-100', from: at, to };
  // "Per 500": can only be ml.
  if (of === 'none' && isOfProducts && link === 'per' && value >= 250 && value <= 2000)
    return { amount: { kind: 'measure', amount: value, unit: 'ml' }, from: at, to };
  if (of === 'kcal' && (isOne ? link === 'per' || before === 'for' : !isSlash || followsUnit))
    return { basis: perKcal(isOne ? 100 : value), from: at, to };
  if (pack !== null && isOne && !isSlash) return { basis: { perPack: pack }, from: at, to };
  // "The most protein per 200 ml bottle": bottles of that size, and per bottle.
  if (pack !== null && !isOfProducts && isProductUnit(of))
    return {
      basis: { perPack: pack },
      size: {
        criterion: { kind: 'pack', limits: exactly(value), unit: of === 'ml' ? 'ml' : 'g' },
        from: at,
        to,
      },
      from: at,
      to,
    };
  if (!isOne || !/^(?:ml|g)$/u.test(of)) return undefined;
  if (value === 1)
    return isOfProducts ? { amount: amountOf(measure), isPerOne: true, from: at, to } : undefined;
  return isSlash && !followsUnit ? undefined : { amount: amountOf(measure), from: at, to };
}

const KJ: Readonly<Record<string, number>> = { kj: 1, kilojoules: 1, mj: 1000, megajoules: 1000 };

const amountOf = ({ of, pack, value }: Measure): AskedAmount =>
  isProductUnit(of)
    ? { kind: 'measure', amount: value, unit: of === 'ml' ? 'ml' : 'g' }
    : { kind: 'packs', count: value, noun: pack ?? 'pack' };

function amountAsked(quantity: Quantity, texts: Texts): Role | undefined {
  const { start: from, to, value, of, pack, isOne, high } = quantity;
  const next = texts[to] ?? '';
  if (high !== null) return undefined;
  if (of === 'kcal' && value === 100) return { basis: perKcal(100), from, to };
  if (of === 'pack' && isOne)
    return next === 'fed' ? undefined : { basis: { perPack: pack ?? '' }, from, to };
  if (of === 'none') {
    // "3 Dalesip Mini", "3 of the Dalesip Minis"
    const name = nameAfter(texts, to);
    const counts =
      value < MAX_COUNT + 1 && texts[name] === '§' && !BEFORE_NON_COUNT.has(texts[from - 1] ?? '');
    return counts ? { amount: amountOf(quantity), from, to: name } : undefined;
  }
  const isALitre = of === 'ml' && value >= 1000;
  if (of !== 'pack' && (!isProductUnit(of) || (isOne && !isALitre))) return undefined;
  // "30 g kcal" asks for the energy of 30 g; "30 g protein" may be a target.
  const isEnergy = /^(?:k?cals?|calories|energy|kj)$/u.test(next);
  const held = next === 'of' ? (texts[to + 1] ?? '') : next;
  if (/^k?g$/u.test(of) && pack === null && NUTRIENT_WORDS.has(held) && !isEnergy) return undefined;
  const ofHours = { from, ...(hoursBefore(texts, { from, to }) ?? timesAt(texts, to) ?? { times: 1, to }) };
  const amount = multiplied(amountOf(quantity), ofHours.times);
  const isRun = amount.kind === 'measure' && isRate(texts, to);
  return {
    amount: isRun ? { ...amount, hours: ofHours.times } : amount,
    from: ofHours.from,
    to: ofHours.to,
  };
}

/** "40 PKU Tabs": a count of the name's last word. */
function tabletsAsked(
  { start: from, to, value, of, high }: Quantity,
  texts: Texts,
  words: Texts,
): Role | undefined {
  const name = nameAfter(texts, to);
  const end = texts.findIndex((text, at) => at >= name && text !== '§');
  const last = packOf(words[end === -1 ? words.length - 1 : end - 1]);
  return of === 'none' && high === null && texts[name] === '§' && last === 'tablet'
    ? { amount: { kind: 'packs', count: value, noun: last }, from, to: name }
    : undefined;
}

/** "1500 kcal", "30 g of protein", where an amount of a product is asked for. */
function targetOf(quantity: Quantity, texts: Texts): Role | undefined {
  const { from, start, to, value, of, isOne, high } = quantity;
  const before = texts[start - 1] ?? '';
  if (isOne || high !== null || isLink(before) || before === ',') return undefined;
  // "At 1 kcal/ml" is a strength.
  if (isLink(texts[to]) || (texts[to] === ',' && texts[to + 1] === 'ml')) return undefined;
  if (of === 'kcal') return { target: { nutrient: 'energyKcal', amount: value }, from, to };
  const held = nutrientAmountIn(quantity, texts);
  return held && { target: held.held, from, to, also: held.also };
}

/** The first target in a message without a product. */
export const targetIn = (texts: Texts): Target | undefined =>
  texts
    .flatMap((_, at) => quantityAt(texts, at) ?? [])
    .map((quantity) => targetOf(quantity, texts)?.target)
    .find((target) => target !== undefined);

/** "4:1": a ketogenic ratio. */
function ketogenicAt(texts: Texts, from: number): Role | undefined {
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
function withSeparateHours(roles: readonly Role[], texts: Texts): readonly Span[] {
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
function countedBefore(
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
function timesRole(texts: Texts, from: number, roles: readonly Role[]): Role | undefined {
  // "Dalesip Two, 3 a day"
  const isDaily =
    texts[from - 1] === ',' &&
    texts[from - 2] === '§' &&
    /^(?:a|per|each|daily)$/u.test(texts[from + 1] ?? '');
  const repeated = texts[from - 1] === '§' || isDaily ? timesAt(texts, from) : undefined;
  const next = repeated && linkedAt(texts, repeated.to);
  if (repeated === undefined || isProductUnit(next?.of) || next?.of === 'pack') return undefined;
  const { times, to } = repeated;
  // "200 ml of Dalesip Two tds"
  const name = texts.findLastIndex((text, at) => at < from && text !== '§' && text !== 'of') + 1;
  const each = roles.find((role) => role.amount !== undefined && role.to === name);
  if (each?.amount !== undefined) each.amount = multiplied(each.amount, times);
  const amount = { kind: 'packs', count: times, noun: 'pack' } as const;
  return each === undefined ? { amount, isAfterName: true, from, to } : { from, to };
}
