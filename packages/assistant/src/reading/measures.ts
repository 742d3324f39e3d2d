// Longer than other files: the grammar of amounts is one, and its patterns stand beside what reads them.
import { findPhrases, phraseTable, wordSet } from '../language/phrases.ts';
import type { Mention, Place } from './mention.ts';
import type { Said } from './scan.ts';
import { MG_PER_MMOL_OF, NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { AskedAge, AskedAmount, AskedBasis, LimitBasis, Limits, Target } from './query.ts';

/** What a message measures: how much of a product, on which basis, for which age, within which limits. */
export type Measures = {
  amounts: AskedAmount[];
  /** One amount between two names: it may be of either, or of both. */
  isBetween: boolean;
  basis: AskedBasis | null;
  ages: Said[];
  limits: Said[];
  /** How much of a nutrient an amount of the product is asked for. */
  target: Target | null;
  /** The words that were read, those of names included. */
  taken: ReadonlySet<number>;
};

type Groups = Partial<Record<string, string>>;

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const PART = String.raw`0\.(?:25|5|75)`;

const MEASURES = new Map(
  phraseTable(`
1 ml: ml|mls|millilitre|millilitres|cc
1000 ml: l|litre|litres|liter|ltr
1 g: g|gm|gram|grams
1000 g: kg
`).flatMap(([name, units]) => {
    const [factor, unit] = name.split(' ');
    return units.map((each) => [each, { factor: Number(factor), unit: unit as 'ml' | 'g' }] as const);
  }),
);
const PACKS = new Map(
  phraseTable(`
pack: pack|packs|packet|packets|bag|bags
tin: tin|tins|can|cans
loaf: loaf
serving: portion|portions|serving|servings|unit
pouch: pouch|pouches
${'bottle sachet pot tub carton tablet bar slice cookie roll cup scoop dose'.replace(/\w+ ?/gu, (noun) => `${noun.trim()}: ${noun.trim()}|${noun.trim()}s\n`)}
`).flatMap(([noun, phrases]) => phrases.map((phrase) => [phrase, noun] as const)),
);
const anyOf = (words: Iterable<string>): string => `(?:${[...words].join('|')})`;
const UNIT = anyOf(MEASURES.keys());
const PACK = anyOf(PACKS.keys());
const ONE_OF = '(?:per|each|a|one|every|an|1|whole|single|full)';

/** How often a day, in the short forms of a chart; 30 ml three times is 90 ml. */
const A_DAY: Readonly<Record<string, number>> = { twice: 2, bd: 2, bid: 2, tds: 3, tid: 3, qds: 4, qid: 4 };
const TIMES = `(?:(?:x|times) (?<times>${NUMBER})|(?<often>${NUMBER}) times|(?<daily>${anyOf(Object.keys(A_DAY))}))`;
/** "Level 2 Dalesip Thick", "the two Nephrane drinks" count nothing. */
const COUNTS_NOTHING = '(?:level|stage|type|step|grade|bed|room|ward|the|these|those|both|vitamin|omega|top)';

/** "1.5 litres", "2 x 200 ml", "two 125 ml bottles", "a litre and a half", "3 bottles", "3 Dalesip Mini", "Dalesip Mini x 4". */
const AMOUNT =
  `(?:(?:(?<each>${NUMBER}) (?<cross>(?:x|times) )?)?(?<count>(?:(?<=(?:mg|g|mcg|kcal|kj|mmol) ),(?= (?:litre|liter|l)(?: |$)))|(?:one and |${NUMBER} (?:and )?)?${PART}|${NUMBER}|${ONE_OF}(?= (?:litre|liter|l)(?: |$))) ` +
  `(?<unit>${UNIT})(?: and (?<half>${PART})(?! ${PACK}))?(?: (?<size>${PACK}))?` +
  `|(?<packs>(?:one and |${NUMBER} (?:and )?)?${PART}|${NUMBER}) (?:(?:x|times) )?(?<noun>${PACK})` +
  `|(?<!(?:^| )${COUNTS_NOTHING} )(?<named>(?:\\d|1[0-2])(?:\\.\\d+)?)(?: (?:x|times|of))?(?= §))(?: ${TIMES})?`;
const AFTER_A_NAME = `(?<=§ )${TIMES}(?! (?:${UNIT}|${PACK})(?: |$))`;

const BASIS =
  `(?:(?:per|each|every|,) )?100 (?:mls?|g|grams?|millilitres?)|(?:per|each|every|(?<=(?:g|mg|mcg|mmol|kj) ),) (?<kcal>${NUMBER}) (?:kcals?|calories)` +
  `|(?<hundred>100) (?:kcals?|calories)|(?:per|for each|for every) (?<energy>kcals?|calorie)|(?:per|each|every|,) 100|${ONE_OF} (?<noun>${PACK})`;

const ONE = '(?:per|each|every|,) (?<unit>ml|g|gram)';

/** Before a nutrient. */
const RATIO = `(?:(?:per|each|every|for (?:each|every|an?)) (?:(?<amount>${NUMBER}) )?|(?<=(?:mg|g|mcg|kcal|mmol) ), )(?<unit>g|grams?|gm|mg|mcg|micrograms?|[µμ]g)`;

const MONTHS = new Map(
  [
    ['years?|yrs?|yo|y', 12],
    ['months?|mo|mths?|mnth|m', 1],
    ['weeks?|wks?', 1 / 4.345],
    ['days?', 1 / 30.44],
  ].map(([unit, months]) => [new RegExp(`^(?:${unit})$`, 'u'), Number(months)]),
);
const AGE = `(?:(?<below>under|below|(?:younger|less) than) )?(?<number>${NUMBER}) (?<unit>years?|yrs?|yo|y|months?|mo|mths?|mnth|m|weeks?|wks?|days?)(?<old> old)?`;
const UNDER = `(?:under|below|younger)(?: than)? (?<number>${NUMBER})(?: s)?(?! kcal)`;
const BANDS = phraseTable(`
infant-0-12m: bottle fed baby|(?:infants?|baby|babies)(?! (?:formulas?|milks?))
child-1-18y: child|children|paediatrics?|paeds?|kids?|toddlers?|teenagers?|adolescents?
adult-18y: adults?|elderly|older people|grown up
birth: from birth|at birth|newborns?|neonates?|birth
`);
/** "Children over 3", "kids aged 7". */
const OLDER = String.raw`(?:(?:children|child|kids?|toddlers?|boys?|girls?|patients?|those) (?:over|above|from|aged|older than)|the over) (?<number>[1-9]|1\d)(?! (?:k?cals?|kcal|mls?|g|mg|grams?|\d))`;
const BAND = BANDS.map(([, phrases], at) => `(?<band${at}>${phrases.join('|')})`).join('|');

const SIDES = phraseTable(`
from: at least|no less than|not less than|minimum of|minimum|min of|min|no lower than|no fewer than|not under|not below|from
above: more than|greater than|higher than|over|above|exceeding|exceeds|exceed|north of|>
to: no more than|not more than|at most|up to|maximum of|maximum|max of|max|no higher than|no greater than|not over|not above|not exceeding|within
below: less than|lower than|fewer than|under|below|short of|<
`);
const SIDES_AFTER = phraseTable(`
from: or more|or above|or over|or higher|or denser|and above|and over|and up|plus|minimum|min
to: or less|or under|or below|or fewer|or lower|maximum|max
`);
const phrasesOf = (table: typeof SIDES): string =>
  anyOf(table.flatMap(([, phrases]) => phrases).toSorted((one, other) => other.length - one.length));
const sideOf = (table: typeof SIDES, phrase: string | undefined): string | undefined =>
  table.find(([, phrases]) => phrase !== undefined && phrases.includes(phrase))?.[0];
const BEFORE_A_LIMIT = `(?:(?<before>${phrasesOf(SIDES)}) )?(?<low>${NUMBER})(?: (?:and|to|but) (?:(?<beyond>${phrasesOf(SIDES)}) )?(?<high>${NUMBER}))?`;
const LIMIT = `${BEFORE_A_LIMIT} (?<unit>k?cals?|calories?|g|grams?|gm|mg|mcg|micrograms?|[µμ]g|mmols?|millimoles?|mosms?)`;
/** "Osmolality less than 300", "protein over 6": in the unit of the label, where the nutrient stands beside it. */
const LIMIT_OF_THE_LABEL = `${BEFORE_A_LIMIT}(?: mosm\\w*(?: (?:, )?(?:kg|l))?(?: h2o)?)?(?! (?:${UNIT}|${PACK}|mmols?|millimoles?|%|years?|yrs?|months?|weeks?|days?|hours?)(?: |$))`;
/** "4:1", of the kind that is ketogenic. */
const KETOGENIC = '(?<ratio>\\d(?:\\.\\d+)?):1';
/** "6 g or more per 100 ml" and "6 g per 100 ml or more" */
const AFTER_A_LIMIT = new RegExp(
  `^(?: (?<early>${phrasesOf(SIDES_AFTER)})(?! \\d))?(?: (?<apiece>each|apiece)(?= (?:,|and|or|but)(?: |$)|$))?(?: (?:per|in|an?|,|each|every)(?: (?:each|every|an?))? (?:(?<kcal>${NUMBER}) (?:kcals?|calories)|(?:(?<size>\\d+) (?<measure>mls?|g) )?(?<pack>${PACK})|(?<!, )(?<of>${NUMBER}) (?<per>mls?|g|grams?)|(?<hundred>100)|(?<one>mls?|g|grams?|l|litres?|liters?))(?= |$))?(?: (?<late>${phrasesOf(SIDES_AFTER)})(?! \\d))?(?= |$)`,
  'u',
);
/** "Under 200 ml", "200 ml or less": how large a pack is. */
const SIZE = `(?:(?<before>${phrasesOf(SIDES)}) (?<low>${NUMBER}) (?<unit>${UNIT})|(?<least>${NUMBER}) (?<measure>${UNIT})(?: ${PACK})? (?<after>${phrasesOf(SIDES_AFTER)}))(?: ${PACK})?(?! (?:of|a day|per|each day|daily))`;
/** "1500 kcal", "30 g of protein", where an amount of a product is asked for. */
const TARGET = `(?<low>${NUMBER}) (?<unit>k?cals?|calories?|g|grams?|gm|mg|mcg|micrograms?|[µμ]g)`;
const ASKS_FOR_AN_AMOUNT =
  /^(?:(?:number of|the|and|,) )*(?:bottles|mls?|packs|sachets|grams?|g|volume|amount|cartons|pouches|scoops|litres) (?:of )?§.* (?:for|to give|giving|with|to get) |\b(?:how (?:many|much)|what (?:volume|amount)|volume of|number of)\b/u;

/** "1.5 kcal" also means 1.49 and 1.51. */
const ABOUT = 0.07;
const NEAR = 5;
const HEAVIEST_AMOUNT_G = 5000;

const IN_GRAMS =
  wordSet(`fat saturates monounsaturates polyunsaturates mct carbohydrate sugars lactose polyols starch
  fibre protein salt linoleicAcid alphaLinolenicAcid water`);
const IN_MICROGRAMS = wordSet(
  'molybdenum selenium chromium iodine vitaminA vitaminD vitaminK folate vitaminB12 biotin',
);
const mgOf = (unit: string): number => (unit.startsWith('g') ? 1000 : unit === 'mg' ? 1 : 0.001);
/** From the unit that was said to that of the label. */
const inLabelUnit = (id: string, unit: string): number =>
  id === 'energyKcal' || id === 'osmolality'
    ? 1
    : (/^m(?:mol|illi)/u.test(unit) ? (MG_PER_MMOL_OF[id] ?? Number.NaN) : mgOf(unit)) /
      (IN_GRAMS.has(id) ? 1000 : IN_MICROGRAMS.has(id) ? 0.001 : 1);

const patterns = new Map<string, RegExp>();
const whole = (pattern: string): RegExp => {
  const made = patterns.get(pattern) ?? new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, 'gu');
  patterns.set(pattern, made);
  return made;
};

/** Read in this order, each from what the ones before have left: limits of a list, amounts, an age, a basis. */
export function measuresIn(
  words: readonly string[],
  mentions: readonly Mention[],
  isOfProducts: boolean,
): Measures {
  const taken = new Set<number>();
  // Names stand as "§", what has been read as "_".
  const texts = words.map((text, at) => {
    const mention = mentions.find(({ from, to }) => at >= from && at < to);
    if (mention !== undefined) taken.add(at);
    return mention === undefined ? text : mention.kind === 'brand' ? '_' : '§';
  });
  const take = ({ from, to }: Place) => {
    for (let at = from; at < to; at += 1) {
      taken.add(at);
      if (texts[at] !== '§') texts[at] = '_';
    }
  };
  /** All that a pattern finds; what it reads out of each is taken. */
  const read = <T>(pattern: string, valueOf: (groups: Groups, place: Place) => T | undefined): T[] => {
    const text = texts.join(' ');
    return [...text.matchAll(whole(pattern))].flatMap((match) => {
      const from = text.slice(0, match.index).split(' ').length - 1;
      const place = { from, to: from + match[0].trim().split(' ').length };
      // A word may have been read as part of what came before.
      const isRead = texts.slice(place.from, place.to).includes('_');
      const value = isRead ? undefined : valueOf(match.groups ?? {}, place);
      if (value !== undefined) take(place);
      return value ?? [];
    });
  };
  const [ratio] = read(RATIO, (groups, place) => ratioAsked(groups, place, texts, take));
  // Of a product that is named only what is said with a word of size is a limit: "is it more than 2 kcal/ml".
  const isAsked = isOfProducts && !/\b(?:how|what|which|number|volume)\b/u.test(texts.join(' '));
  const isLimit = ({ before, high }: Groups, { to }: Place) =>
    !isOfProducts ||
    (((before !== undefined && before !== 'from') ||
      high !== undefined ||
      sideOf(SIDES_AFTER, AFTER_A_LIMIT.exec(` ${texts.slice(to).join(' ')}`)?.groups?.['early']) !==
        undefined) &&
      isAsked);
  let side: string | undefined;
  const limits =
    isOfProducts && !isAsked
      ? []
      : [
          ...read(KETOGENIC, ({ ratio }, { from, to }): Said => {
            const value = Number(ratio);
            const limits = { low: value, high: value, isLowOpen: false, isHighOpen: false };
            return {
              from,
              to,
              criterion: { kind: 'nutrient', value: 'ketogenicRatio', limits, basis: null },
            };
          }),
          ...[LIMIT, LIMIT_OF_THE_LABEL].flatMap((pattern) =>
            read(pattern, (groups, place) => {
              // "At least 300 kcal and 12 g protein a bottle": what is said of the first is said of the second.
              const goesOn =
                groups['before'] === undefined && /^(?:and|,|plus)$/u.test(texts[place.from - 1] ?? '');
              const said =
                goesOn && side !== undefined && groups['unit'] !== undefined
                  ? { ...groups, before: side }
                  : groups;
              const limit = isLimit(said, place)
                ? limitOf(said, place, texts, take, isOfProducts)
                : undefined;
              if (limit !== undefined) side = said['before'];
              return limit;
            }),
          ),
          ...(isOfProducts ? [] : read(SIZE, (groups, place) => sizeOf(groups, place, texts))),
        ];
  const [target = null] =
    isOfProducts && ASKS_FOR_AN_AMOUNT.test(texts.join(' ').replace(/§(?: §)+/gu, '§'))
      ? read(TARGET, (groups, place) => targetOf(groups, place, texts, take))
      : [];
  const found = read(AMOUNT, (groups, place) => amountOf(groups, place, texts));
  const later = read(AFTER_A_NAME, (groups, { from }): { from: number; value: AskedAmount } | undefined => {
    const start = texts.findLastIndex((text, at) => at < from && text !== '§') + 1;
    return found.some(({ to }) => to === start)
      ? undefined
      : { from, value: { kind: 'packs', count: timesIn(groups), noun: 'pack' } };
  });
  const ages = read(AGE, (groups, place) => agedOf(groups, place, texts)).concat(
    read(UNDER, ({ number = '' }, place) =>
      Number(number) > 18
        ? undefined
        : {
            value: under(Number(number) * 12 - 1, `${number}\u00a0year${number === '1' ? '' : 's'}`),
            ...place,
          },
    ),
    read(
      '(?:over|above) (?<number>[1-9]\\d?) s|for (?:the )?over (?<over>[1-9]\\d)(?= |$)(?! (?:k?cals?|mls?|g|mg|grams?|mosm\\w*))|(?<!kcal )(?:from|at|for|from the) age (?<at>[1-9]|1\\d)(?! (?:months?|weeks?|to))',
      ({ number, over, at }, place) => ({
        value: {
          kind: 'months',
          months: Number(number ?? over ?? at) * 12,
          asked: `${number ?? over ?? at} years`,
        } as const,
        ...place,
      }),
    ),
    read(OLDER, ({ number = '' }, place) => ({
      value: { kind: 'months', months: Number(number) * 12, asked: `${number} years` } as const,
      ...place,
    })),
    read(BAND, (groups, { from, to }) => {
      const name = BANDS.find((_, at) => groups[`band${at}`] !== undefined)?.[0] ?? '';
      const asked = texts.slice(from, to).join(' ');
      const value: AskedAge =
        name === 'birth'
          ? { kind: 'months', months: 0, asked }
          : { kind: 'band', band: name as 'adult-18y', asked };
      return { value, from, to };
    }),
  );
  const [basis] = read(
    BASIS,
    ({ kcal, hundred, noun, energy }): AskedBasis =>
      noun !== undefined
        ? { perPack: PACKS.get(noun) ?? noun }
        : (kcal ?? hundred ?? energy) !== undefined
          ? perKcal(kcal ?? '100')
          : 'per-100',
  );
  // "Kcal per ml" of a product that is named.
  if (isOfProducts && found.length + later.length === 0 && basis === undefined)
    found.push(
      ...read(ONE, ({ unit }, { from, to }) => ({
        from,
        to,
        value: {
          kind: 'measure' as const,
          amount: 1,
          unit: unit === 'ml' ? ('ml' as const) : ('g' as const),
        },
      })),
    );
  // "72 kg": nobody is fed as much of a product, but somebody weighs it.
  const amounts = [...found, ...later]
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ value }) =>
      value.kind === 'measure' && value.unit === 'g' && value.amount > HEAVIEST_AMOUNT_G ? [] : [value],
    );
  const [first, another] = found;
  const isBetween =
    first !== undefined &&
    another === undefined &&
    texts.slice(0, first.from).includes('§') &&
    texts.slice(first.to).includes('§') &&
    mentions.length > 1;
  return {
    amounts,
    isBetween,
    basis: ratio ?? basis ?? null,
    ages: ages
      .filter(({ value }) => value.kind === 'months' || ages.every((each) => each.value.kind === 'band'))
      .map(({ value, from, to }) => ({ from, to, criterion: { kind: 'age', age: value } })),
    limits: limits.map((each, at) => onTheBasisOf(limits[at + 1], each, texts)),
    target,
    taken,
  };
}

const timesIn = ({ times, often, daily }: Groups): number =>
  Number(times ?? often ?? A_DAY[daily ?? ''] ?? 1);

/** "2 1/2", "one and a half", "a" */
const countOf = (text: string): number =>
  text.split(' ').reduce((sum, word) => sum + (word === 'and' ? 0 : /^\d/u.test(word) ? Number(word) : 1), 0);

function amountOf(
  groups: Groups,
  { from, to }: Place,
  texts: readonly string[],
): (Place & { value: AskedAmount }) | undefined {
  const { each, cross, count, unit: said = '', half, size, packs, noun = 'pack', named } = groups;
  const repeated = timesIn(groups);
  const measure = MEASURES.get(said);
  if (count === undefined || measure === undefined) {
    const counted = countOf(packs ?? named ?? '') * repeated;
    return { from, to, value: { kind: 'packs', count: counted, noun: PACKS.get(noun) ?? noun } };
  }
  const { factor, unit } = measure;
  const isBasis = count === '100' && /^(?:per|each|every|,)$/u.test(texts[from - 1] ?? '');
  if (isBasis && each === undefined) return undefined;
  // "30 g kcal" asks for the energy of 30 g; "30 g protein" may be what someone wants to reach.
  const next = texts[to] ?? '';
  if (
    unit === 'g' &&
    size === undefined &&
    NUTRIENT_WORDS.has(next) &&
    !/^(?:k?cals?|calories|energy|kj)$/u.test(next)
  )
    return undefined;
  const isTimes = cross !== undefined || size !== undefined;
  const amount = (countOf(count) + Number(half ?? 0)) * factor * repeated * (isTimes ? Number(each ?? 1) : 1);
  return { from, to, value: { kind: 'measure', amount, unit } };
}

const under = (months: number, words: string): AskedAge => ({
  kind: 'months',
  months,
  asked: `under ${words}`,
});

/** "5 year old", "18 months", "under 6 months". */
function agedOf(
  { below, number = '', unit = '', old }: Groups,
  { from, to }: Place,
  texts: readonly string[],
): (Place & { value: AskedAge }) | undefined {
  const months = [...MONTHS].find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  const before = texts.slice(Math.max(0, from - 2), from).join(' ');
  // "Out of date by 2 days", "hangs for 1 day": a time, unless it is said to be an age.
  const isAge = (below ?? old) !== undefined || /\b(?:from|at|aged?|over)$/u.test(before);
  if (/^[wd]/u.test(unit) && !isAge) return undefined;
  const age = Number(number) * months;
  return below !== undefined && age >= 1
    ? { value: under(Math.ceil(age) - 1, `${number}\u00a0${unit}`), from, to }
    : { value: { kind: 'months', months: Math.floor(age + 1e-9), asked: `${number} ${unit}` }, from, to };
}

/**
 * "More than 6 g protein per 100 ml", "potassium under 100 mg", "between 1 and 1.2 kcal/ml"; without a unit, that of the
 * label, where the nutrient stands beside it: "osmolality less than 300".
 */
function limitOf(
  { before, low = '', beyond, high, unit }: Groups,
  { from, to }: Place,
  texts: readonly string[],
  take: (place: Place) => void,
  isOfProducts: boolean,
): Said | undefined {
  // "Per 100 kcal" is what figures stand on.
  const isPer =
    texts[from - 1] === ','
      ? /^(?:m?c?g|mmol|kj)$/u.test(texts[from - 2] ?? '')
      : STANDS_ON.test(texts[from - 1] ?? '');
  if (isOfEnergy(unit) && before === undefined && isPer) return undefined;
  // "10 g or more protein", "40 mg per litre of sodium"
  const between = AFTER_A_LIMIT.exec(` ${texts.slice(to).join(' ')}`);
  const past = to + (between?.[0] ?? '').split(' ').length - 1;
  const nutrient = limitedBy(unit, { from, to }, past, texts);
  if (nutrient === undefined) return undefined;
  const end = Math.max(to, nutrient.from >= to ? nutrient.to : to);
  const after = AFTER_A_LIMIT.exec(` ${texts.slice(end).join(' ')}`);
  const said = Object.entries({ ...after?.groups }).filter(([, value]) => value !== undefined);
  const groups: Groups = { ...between?.groups, ...Object.fromEntries(said) };
  const { early, late, kcal, hundred, one, apiece } = groups;
  // "In a 200 ml bottle" of one product: as much of it, which need not be how it is packed.
  const isSized = isOfProducts && groups['size'] !== undefined;
  const [of, per] = isSized ? [groups['size'], groups['measure']] : [groups['of'], groups['per']];
  const pack = isSized ? undefined : (groups['pack'] ?? (apiece && 'pack'));
  const hasBasis = [kcal, hundred, of, one, pack].some((each) => each !== undefined);
  // What somebody needs in a day is no trait of a product.
  if (/^(?:a|per|each|every|,) day\b|^daily\b/u.test(texts.slice(end).join(' '))) return undefined;
  const side = sideOf(SIDES, before) ?? sideOf(SIDES_AFTER, early ?? late);
  const isBare = side === undefined && high === undefined;
  const isKcal = nutrient.id === 'energyKcal';
  const isMuch = Number(high ?? low) > MOST_KCAL_PER_ML;
  // "At least 300 kcal" is no density: it is what a pack holds.
  const isLarge = isOfEnergy(unit) && !hasBasis && isMuch;
  // "2 scoops in 100 ml" is no limit: without a word of size only an energy density is one.
  if (isBare && (!isOfEnergy(unit) || isLarge)) return undefined;
  const isOfAPack = pack !== undefined || isLarge;
  const isDensity = isKcal && !hasBasis && !isOfAPack && (unit !== undefined || !isMuch);
  const perHundred =
    100 /
    (isDensity || (one !== undefined && !one.startsWith('l'))
      ? 1
      : one !== undefined
        ? 1000
        : Number(of ?? 100));
  const inUnit = (number: string) =>
    Number(number) * (unit === undefined ? 1 : inLabelUnit(nutrient.id, unit)) * perHundred;
  const value = inUnit(low);
  // Millimoles of what has no one atomic mass: not read, and so no list.
  if (Number.isNaN(value)) return undefined;
  const measure = per ?? one;
  if (nutrient.from >= past) take({ from: to, to: past });
  const last = end + (after?.[0] ?? '').split(' ').length - 1;
  take({ from: end, to: last });
  take(nutrient);
  const criterion = {
    kind: 'nutrient' as const,
    value: nutrient.id,
    limits: {
      ...(high === undefined
        ? limitsOf(value, side)
        : rangeOf([value, side], [inUnit(high), sideOf(SIDES, beyond)])),
      ...(of !== undefined && of !== '100' && { of: Number(of) }),
      ...(/^m(?:mol|illi)/u.test(unit ?? '') && { mgPerMmol: MG_PER_MMOL_OF[nutrient.id] ?? Number.NaN }),
    },
    basis: basisOf(),
  };
  return { from: Math.min(from, nutrient.from), to: Math.max(last, nutrient.to), criterion };

  function basisOf(): LimitBasis {
    if (kcal !== undefined) return perKcal(kcal);
    if (isOfAPack) return { perPack: PACKS.get(pack ?? '') ?? 'pack' };
    return measure === undefined ? (isDensity ? 'ml' : null) : measure.startsWith('g') ? 'g' : 'ml';
  }
}

/** "Over 10 g protein and under 5 g sugar per bottle": what the last of them stands on, all do. */
function onTheBasisOf(next: Said | undefined, limit: Said, texts: readonly string[]): Said {
  const [one, other] = [limit.criterion, next?.criterion];
  if (one.kind !== 'nutrient' || other?.kind !== 'nutrient' || next === undefined) return limit;
  const isJoined = texts.slice(limit.to, next.from).every((text) => /^(?:and|but|,|_)$/u.test(text));
  return isJoined && one.basis === null && isOfAPack(other.basis)
    ? { ...limit, criterion: { ...one, basis: other.basis } }
    : limit;
}
const isOfAPack = (basis: LimitBasis): boolean =>
  typeof basis === 'object' && basis !== null && 'perPack' in basis;

const isOfEnergy = (unit = ''): boolean => unit.includes('c') && !unit.startsWith('m');

/** The nutrient that a limit is of: by its unit, or the nearest word for one; without a unit, the word beside it. */
function limitedBy(
  unit: string | undefined,
  { from, to }: Place,
  past: number,
  texts: readonly string[],
): (Place & { id: string }) | undefined {
  if (isOfEnergy(unit)) return { id: 'energyKcal', from: to, to: texts[to] === 'energy' ? to + 1 : to };
  if (unit?.startsWith('mosm') === true) return { id: 'osmolality', from: to, to };
  const hits = findPhrases(NUTRIENT_WORDS, texts).flatMap((hit) =>
    hit.value.kind === 'known' ? [{ ...hit, id: hit.value.id }] : [],
  );
  if (unit === undefined)
    return hits.find(
      (hit) =>
        hit.from === to || (hit.to <= from && texts.slice(hit.to, from).every((text) => IS.test(text))),
    );
  const start = texts[past] === 'of' ? past + 1 : past;
  return (
    hits.find((hit) => hit.from === start) ??
    hits.findLast((hit) => hit.to <= from && from - hit.to <= NEAR) ??
    hits.find((hit) => hit.from > to && hit.from - to <= NEAR)
  );
}

const IS = /^(?:is|are|of|content|level|levels|value|density|between|,|with|a|an)$/u;

const perKcal = (kcal: string | undefined) => ({
  perNutrient: { nutrient: 'energyKcal', amount: Number(kcal) },
});

/** "Per 10 g protein", "per gram of protein", "mg/g protein": what is held against another nutrient. */
function ratioAsked(
  { amount, unit = '' }: Groups,
  { to }: Place,
  texts: readonly string[],
  take: (place: Place) => void,
): AskedBasis | undefined {
  const start = texts[to] === 'of' ? to + 1 : to;
  const hit = findPhrases(NUTRIENT_WORDS, texts).find(({ from }) => from === start);
  if (hit === undefined || hit.value.kind !== 'known') return undefined;
  take({ from: to, to: hit.to });
  const { id } = hit.value;
  return { perNutrient: { nutrient: id, amount: Number(amount ?? 1) * inLabelUnit(id, unit) } };
}

const STANDS_ON = /^(?:per|each|every|,)$/u;
/** No feed holds as much in a ml. */
const MOST_KCAL_PER_ML = 10;

function sizeOf(
  { before, low, unit, least, measure, after }: Groups,
  { from, to }: Place,
  texts: readonly string[],
): Said | undefined {
  const said = MEASURES.get(unit ?? measure ?? '');
  if (said === undefined || NUTRIENT_WORDS.has(texts[to] ?? '')) return undefined;
  const side = sideOf(SIDES, before) ?? sideOf(SIDES_AFTER, after);
  const limits = limitsOf(Number(low ?? least) * said.factor, side);
  return { from, to, criterion: { kind: 'pack', limits, unit: said.unit } };
}

function targetOf(
  { low = '', unit = '' }: Groups,
  { from, to }: Place,
  texts: readonly string[],
  take: (place: Place) => void,
): Target | undefined {
  // "Protein per 100 kcal": the basis of a figure.
  if (STANDS_ON.test(texts[from - 1] ?? '')) return undefined;
  if (unit.includes('c') && !unit.startsWith('m')) return { nutrient: 'energyKcal', amount: Number(low) };
  const start = texts[to] === 'of' ? to + 1 : to;
  const hit = findPhrases(NUTRIENT_WORDS, texts).find((each) => each.from === start);
  if (hit === undefined || hit.value.kind !== 'known') return undefined;
  take({ from: start, to: hit.to });
  return { nutrient: hit.value.id, amount: Number(low) * inLabelUnit(hit.value.id, unit) };
}

/** "More than 1.2 and less than 1.6", in either order. */
function rangeOf(...edges: [value: number, side: string | undefined][]): Limits {
  const [low, high] = edges.toSorted(([one], [other]) => one - other);
  return {
    low: low?.[0] ?? null,
    high: high?.[0] ?? null,
    isLowOpen: low?.[1] === 'above',
    isHighOpen: high?.[1] === 'below',
  };
}

function limitsOf(value: number, side: string | undefined): Limits {
  const isLowOpen = side === 'above';
  const isHighOpen = side === 'below';
  if (side === undefined)
    return { low: value * (1 - ABOUT), high: value * (1 + ABOUT), isLowOpen, isHighOpen, about: value };
  const isLow = isLowOpen || side === 'from';
  return { low: isLow ? value : null, high: isLow ? null : value, isLowOpen, isHighOpen };
}
