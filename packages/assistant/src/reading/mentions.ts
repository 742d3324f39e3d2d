import type { Product } from '../catalogue.ts';
import { singular, wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions, Place } from './mention.ts';
import { namedProduct, withWordsAdded } from './name-match.ts';
import {
  brandAt,
  isNumber,
  mentionOf,
  type NamedProduct,
  type NameIndex,
  PUTS_FIRST,
  vocabularyWord,
} from './names.ts';
import { plainlyNamed } from './plainly-named.ts';
import { isInASum, isOfAProduct, MOST_COUNTED, packOf, quantityAt, timesAt } from './quantities.ts';
import { leavesOutNext } from '../vocabulary/operator-words.ts';
import { rowBeforeBrand } from './row-before-brand.ts';
import { withSiblings } from './sibling-names.ts';
import { withoutBrand } from './without-brand.ts';

const LEFT_OUT =
  /^(?:not|except|excluding|without|than|nor|isnt|arent|counting|aside|ignoring|discounting|disregarding)$/u;
/** Words between two names. */
const JOINS_NAMES = wordSet(
  'and plus or vs versus v with to than from against compare compared differ , the',
);
/** Words that never belong to a name, even when a name holds them. */
const ENDS_A_NAME = new Set([...JOINS_NAMES, ...wordSet('per in of for is a an')]);
const SWAPS = /^(?:swap\w*|switch\w*|replac\w*|substitut\w*|exchang\w*)$/u;
/** "Addimere liquids" are all of that form, and not the one of that name. */
const OF_A_KIND = /^(?:liquids|powders|feeds|drinks|supplements|foods|products)$/u;

type Texts = readonly string[];
type Family = readonly NamedProduct[];

/** The names of a message: by their brand, or all the words that follow it where the brand is missing or stands apart. */
export function mentionsIn(index: NameIndex, texts: Texts, options: MentionOptions): readonly Mention[] {
  const row = rowBeforeBrand(index, texts, options);
  const isInTheRow = ({ from, to }: Place) => row.some((each) => from < each.to && to > each.from);
  const mentions = [...withBrand(index, texts, options).filter((each) => !isInTheRow(each)), ...row].toSorted(
    (one, other) => one.from - other.from,
  );
  const [first, second] = mentions;
  // "Plant based, not from Dalesip": what is left out names nothing.
  const isLeftOut =
    first !== undefined &&
    texts.slice(Math.max(0, first.from - 2), first.from).some((text) => LEFT_OUT.test(text));
  const isNamed = second !== undefined || isLeftOut || (first !== undefined && first.kind !== 'brand');
  const unbranded = withoutBrand(
    index,
    texts,
    options,
    !isNamed && first?.kind === 'brand' ? first.brand : undefined,
  );
  const apart = isNamed ? [] : unbranded;
  // "GSD starch and Addimere Carb": another, by a name of several words.
  const beside =
    isNamed && !isLeftOut
      ? unbranded.filter(
          ({ kind, from, to }) =>
            kind === 'product' &&
            to - from > 1 &&
            mentions.every((each) => each.to <= from || each.from >= to),
        )
      : [];
  // "The Dalesip range without the Mini Fibre": both are meant.
  const isLess = apart.some(({ from }) => leavesOutNext(texts.slice(0, from).join(' ')));
  const named = isLess
    ? [...mentions, ...apart]
    : apart.length > 0
      ? apart
      : [...mentions, ...beside].toSorted((one, other) => one.from - other.from);
  const found = plainlyNamed(index, texts, options, named);
  const strengths = withOtherStrengths(
    index,
    texts,
    options,
    found.map((mention) => versionOf(index, texts, mention)),
  );
  return withSiblings(index, texts, options, strengths);
}

/** "The fibre version of Dalesip Two": the name with the word added, where there is such a one. */
function versionOf(names: NameIndex, texts: Texts, mention: Mention): Mention {
  const [word = '', version = '', of] = texts.slice(Math.max(0, mention.from - 3), mention.from);
  const isAsked = of === 'of' && /^(?:version|variety|variant|type|form)$/u.test(version);
  const named = mention.kind === 'product' ? namedProduct(names, mention.product.id) : undefined;
  if (!isAsked || named === undefined) return mention;
  const wider = withWordsAdded(names, named, [word]);
  return wider === undefined
    ? mention
    : { kind: 'product', product: wider.product, from: mention.from - 3, to: mention.to };
}

/** "Pouch 10, 15 and 20": a number alone names the product that differs from the one before in its number. */
function withOtherStrengths(
  { all, brands }: NameIndex,
  texts: Texts,
  { isMeasured }: MentionOptions,
  mentions: readonly Mention[],
): Mention[] {
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  // "And 2 Dalesip Mini" counts bottles.
  const counts = (at: number) => isMeasured(at) || isNamed(at + 1) || brands.has(texts[at + 1] ?? '');
  return mentions.flatMap((mention) => {
    const found: Mention[] = [mention];
    const named = mention.kind === 'product' ? namedProduct({ all }, mention.product.id) : undefined;
    if (named === undefined) return found;
    let isBeside = true;
    for (let at = mention.to; at < texts.length && !isNamed(at); at += 1) {
      const text = texts[at] ?? '';
      if (JOINS_NAMES.has(text)) continue;
      const other = all.find(({ brand, rest }) => brand === named.brand && differsIn(named.rest, rest, text));
      // "Pouch 15: what age? Are the flavours the same in the 20": further on it has its article.
      isBeside &&= isNumber(text) && other !== undefined && !counts(at);
      if (!isBeside && (texts[at - 1] !== 'the' || PLACES_A_NUMBER.test(texts[at - 2] ?? ''))) continue;
      if (other === undefined || counts(at) || !isNumber(text)) continue;
      found.push({ kind: 'product', product: other.product, from: at, to: at + 1 });
    }
    return found;
  });
}

/** "Under the 20", "of the 20". */
const PLACES_A_NUMBER = /^(?:under|over|above|below|than)$/u;

/** The same words but for one number. */
const differsIn = (one: Texts, other: Texts, number: string): boolean =>
  one.length === other.length &&
  one.every((word, at) => word === other[at] || (isNumber(word) && other[at] === number)) &&
  one.some((word, at) => word !== other[at]);

function withBrand(index: NameIndex, texts: Texts, options: MentionOptions): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < texts.length; ) {
    const found = brandAt(index, texts, at, options.isOrdinaryWord);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const mention = readName(index, found.brand, texts, at, at + found.length, options);
    mentions.push(found.isDoubtful ? doubted(mention, texts) : mention);
    at = Math.max(mention.to, at + 1);
    const next = () =>
      byItsLastWords(index, found.brand, texts, mentions.at(-1), options) ??
      partOfASum(index, found.brand, texts, { from: mentions.at(-1)?.from ?? 0, to: at }, options) ??
      // "Not Wrenfold, tube feeds": after a brand alone nothing is a second name of it.
      (mentions.at(-1)?.kind === 'brand' && texts[at] === ','
        ? undefined
        : nextName(index, found.brand, texts, at, options, mentions.length > 1));
    for (let named = next(); named !== undefined; named = next()) {
      mentions.push(named);
      at = named.to;
    }
    const other = otherSide(index, found.brand, texts, at, options);
    if (other !== undefined) {
      mentions.push(other);
      at = other.to;
    }
  }
  return mentions;
}

/** "MCT Oil and Emulsion", "Pouch 15 and Powder 15", "Tube Energy vs Energy Fibre": the second shares how the first begins. */
function byItsLastWords(
  { all, brands }: NameIndex,
  brand: string,
  texts: Texts,
  last: Mention | undefined,
  options: MentionOptions,
): Mention | undefined {
  const first = last?.kind === 'product' ? all.find(({ product }) => product === last.product) : undefined;
  if (last === undefined || first === undefined) return undefined;
  const joins = texts.slice(last.to, last.to + 2).findIndex((text) => !JOINS_SECOND.test(text));
  if (joins < 1) return undefined;
  const from = last.to + joins;
  const isCompared = COMPARES.test(texts.join(' '));
  for (let kept = first.rest.length; kept > 0; kept -= 1) {
    const begun = first.rest.slice(0, kept);
    const second = (brands.get(brand) ?? []).find(({ rest, product }) => {
      const words = rest.slice(kept);
      return (
        product !== first.product &&
        words.length > 0 &&
        begun.every((word, at) => rest[at] === word) &&
        words.every((word, at) => texts[from + at] === word) &&
        !options.isMeasured(from) &&
        (isCompared || !words.every((word) => options.isNutrientWord(word) || isNumber(word)))
      );
    });
    if (second !== undefined)
      return { kind: 'product', product: second.product, from, to: from + second.rest.length - kept };
  }
  return undefined;
}
const JOINS_SECOND = /^(?:and|plus|or|vs|v|versus|with|to|against|from)$/u;
const COMPARES = /\b(?:vs?|versus|compare\w*|comparison|differ\w*)\b/u;

/** A brand's second product may be named without it: "compare Dalesip Mini and Two". */
function nextName(
  index: NameIndex,
  brand: string,
  texts: Texts,
  after: number,
  options: MentionOptions,
  isAfterTwo = false,
): Mention | undefined {
  let at = after;
  while (JOINS_NAMES.has(texts[at] ?? '')) at += 1;
  // "Swap Addimere ER 15 for ER 20"
  if (texts[at] === 'for' && texts.slice(0, after).some((text) => SWAPS.test(text))) at += 1;
  const text = texts[at] ?? '';
  // "Mini and Two" names two; "and 2 Dalesip Mini" counts bottles.
  const isName = index.brands.get(brand)?.some(({ rest }) => rest.length === 1 && rest[0] === text) === true;
  const counts = isNumber(text) && (index.brands.has(texts[at + 1] ?? '') || !isName);
  // "Cradlemere Hydrolysed against the MCT one"
  const isTheOne = texts[at - 1] === 'the' && texts[at + 1] === 'one';
  // "Carb Liquid or powder": a form of what was named, and no product that ends in that word.
  const isAForm = FORMS_SAID[text] !== undefined;
  // "Tarnvane Energy, Protein or Concentrate": a name in a row of names.
  const row = rowFrom(index.brands.get(brand) ?? [], texts, at);
  const isInARow = isName && row.length > 1 && !row.slice(1).every(options.isNutrientWord);
  const mayBe =
    // "Milk yogurt and juice" is a row of names too.
    (at > after || isInARow) &&
    !isAForm &&
    !counts &&
    (isTheOne || isInARow || !options.isNutrient(text)) &&
    index.vocabulary.get(brand)?.has(text) === true;
  // "Mini Protein vs Mini Fibre, protein and fibre": what is to be compared, once there are two.
  const isWhatOf = isAfterTwo && texts[at - 1] === ',' && options.isNutrientWord(text);
  const other = mayBe && !isWhatOf ? readName(index, brand, texts, at, at, options) : undefined;
  return other?.kind === 'product' || other?.kind === 'several' ? other : undefined;
}

/** The words of a row, each the beginning of a name: "protein, energy and peptide", "yogurt juice and plant". */
function rowFrom(family: Family, texts: Texts, from: number): string[] {
  const row: string[] = [];
  for (let at = from; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (family.some(({ rest }) => rest[0] === text)) row.push(text);
    else if (!/^(?:,|and|or)$/u.test(text)) break;
  }
  return row;
}

/**
 * "1 Dalesip Shake, 1 mini protein", "Lowenfield Loaf 80 g plus 75 g penne": what is counted beside it, by all the words of a name of
 * the brand. Of what is poured, "200 ml milk" may be anybody's.
 */
function partOfASum(
  index: NameIndex,
  brand: string,
  texts: Texts,
  { from: begin, to: after }: Place,
  options: MentionOptions,
): Mention | undefined {
  const own = timesAt(texts, after)?.to ?? pastAmount(texts, after);
  let at = own;
  while (/^(?:and|plus|,)$/u.test(texts[at] ?? '')) at += 1;
  const from = pastAmount(texts, at);
  const [text = '', unit] = [texts[from], texts[from - 1]];
  const isNothing = at === own || index.brands.has(text);
  // "And a yogurt", of which nothing is counted, may be anything.
  const isBare = from === at + 1 && /^an?$/u.test(unit ?? '') && own === after && !isInASum(texts, begin);
  if (isNothing || isBare || (/^mls?$/u.test(unit ?? '') && options.isMeaningful(text))) return undefined;
  // "3 cookies" are counted by the name itself.
  for (const start of from > at + 1 && unit !== 'of' ? [from, from - 1] : [from]) {
    if (options.isNutrientWord(texts[start] ?? '')) continue;
    const run = nameRun(texts, start, index.vocabulary.get(brand) ?? new Set(), options);
    const whole = index.brands
      .get(brand)
      // Its strength at the end may be left out.
      ?.map(({ product, rest }) => ({
        product,
        words: rest.slice(0, rest.findLastIndex((word) => !isNumber(word)) + 1),
        rest,
      }))
      .map(({ words, rest, ...named }) => ({
        ...named,
        rest: words.length === 0 || run.length >= rest.length ? rest : words,
      }))
      .filter(({ rest }) => rest.length > 0 && rest.every((word, place) => run[place] === word))
      .toSorted((one, other) => other.rest.length - one.rest.length)[0];
    const to = start + (whole?.rest.length ?? 0);
    const isCounted =
      start > at || (own > after && (timesAt(texts, to) !== undefined || pastAmount(texts, to) > to));
    if (whole !== undefined && isCounted) return { kind: 'product', product: whole.product, from: start, to };
  }
  return undefined;
}

/** Past "2 x", "75 g", "a 75 g portion of", "another": an amount before a name. */
function pastAmount(texts: Texts, at: number): number {
  const isOne = /^(?:an?|one|another)$/u.test(texts[at] ?? '');
  const quantity = quantityAt(texts, isOne && isNumber(texts[at + 1]) ? at + 1 : at);
  const isAmount =
    quantity !== undefined &&
    (isOfAProduct(quantity.of) ||
      quantity.of === 'pack' ||
      (quantity.of === 'none' && quantity.value <= MOST_COUNTED));
  const to = isAmount ? quantity.to : isOne ? at + 1 : at;
  return to > at && /^(?:x|times|of)$/u.test(texts[to] ?? '') ? to + 1 : to;
}

function doubted(mention: Mention, texts: Texts): Mention {
  const { from, to } = mention;
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  return { kind: 'doubtful', products, heard: texts.slice(from, to).join(' '), from, to };
}

/** Reads as many words after the brand as one of its names holds; the rest of the message stays free. */
function readName(
  index: NameIndex,
  brand: string,
  texts: Texts,
  from: number,
  after: number,
  options: MentionOptions,
): Mention {
  const family = index.brands.get(brand) ?? [];
  const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
  const run = nameRun(texts, after, vocabulary, options, family);
  // "ER 15 sachet": the number tells which one, and counts no sachets.
  const strength = texts[after + run.length];
  const strong = isNumber(strength)
    ? family.filter(({ rest }) => holdsAll(rest, [...run, strength ?? '']))
    : [];
  // "Sip 1.5 bottle": of one alone, for more than one of them would be bottles.
  const next = texts[after + run.length + 1] ?? '';
  const isOfOne = packOf(next) !== null && singular(next) === next;
  if (run.length > 0 && strong.length === 1 && (isOfOne || namedBy(family, run).length > 1))
    return mentionOf(strong, { from, to: after + run.length + 1 });
  for (let length = run.length; length > 0; length -= 1) {
    const given = run.slice(0, length);
    const named = namedBy(family, given);
    // "Tube 7+ Fibre energy" is the energy of Tube 7+ Fibre, not the product Tube 7+ Energy Fibre.
    const isOfAnother =
      !named.some(({ rest }) => isInOrder(rest, given)) && family.some(({ rest }) => begins(rest, given));
    if (named.length > 0 && !isOfAnother)
      return ofTheFormSaid(family, given, named, texts, { from, to: after + length }, options);
  }
  const words = wordsBefore(texts, from, vocabulary);
  // "Which two Dalesips", "the three Dalesip bottles" count them.
  const isCounted = texts.slice(words, from).every((word) => /^\d+$/u.test(word));
  const before = isCounted ? from : words;
  const named = before < from ? namedBy(family, texts.slice(before, from)) : [];
  if (named.length > 0) return mentionOf(named, { from: before, to: after });
  const place = { from, to: after };
  const products = family.map(({ product }) => product);
  if (family.length !== 1) return { kind: 'brand', brand, products, ...place };
  // "Flowenna Starch" may be a product that is not here, and not the starch of the one that is.
  const word = texts[after] ?? '';
  const isInAName = [...index.vocabulary.values()].some((words) => words.has(word));
  // "Is it starch or gum based" asks.
  const isAsked = /^(?:or|based)$/u.test(texts[after + 1] ?? '');
  return options.isNutrient(word) && isInAName && !isAsked
    ? { kind: 'doubtful', products, heard: `${texts.slice(from, after).join(' ')} ${word}`, ...place }
    : mentionOf(family, place);
}

/** What a word after a name says of its product, which cannot be another: "Nephrane Child powder" is not Nephrane Child 2.0. */
const FORMS_SAID: Readonly<Record<string, (product: Product) => boolean>> = {
  powder: ({ basis }) => basis === 'g',
  // A pudding may be called so.
  liquid: ({ categories }) => !categories.includes('powder-and-tablets'),
  drink: ({ basis }) => basis === 'ml',
};

/**
 * The products named, unless the next word says that another is meant: the one of the form said, where there is one;
 * otherwise a name that is none of ours, "Lumeket 3:1 Liquid", "Dalesip Plant Mini", "Dalesip Thick Level 2".
 */
function ofTheFormSaid(
  family: Family,
  given: Texts,
  named: Family,
  texts: Texts,
  place: Place,
  { isMeaningful, isNutrientWord, isMeasured }: MentionOptions,
): Mention {
  const word = texts[place.to] ?? '';
  const wider = { from: place.from, to: place.to + 1 };
  // "Is it liquid or powder" asks.
  const fits = texts[place.to + 1] === 'or' ? undefined : FORMS_SAID[word];
  if (fits !== undefined && !named.some(({ product, rest }) => fits(product) || rest.includes(word))) {
    const basis = word === 'powder' ? 'g' : 'ml';
    const others = family.filter(({ product, rest }) => product.basis === basis && holdsAll(rest, given));
    if (others.length > 0) return mentionOf(word === 'drink' ? [...named, ...others] : others, wider);
    return word === 'drink' ? mentionOf(named, place) : unknownName(named, texts, wider);
  }
  // "Dalesip Mini Plant" is none of ours, and may be either; "Dalesip Mini milk" asks whether there is any in it.
  const other = family.filter(({ rest }) => rest.join(' ') === word);
  const isEither =
    other.length > 0 &&
    rowFrom(family, texts, place.to).length === 1 &&
    !named.some(({ rest }) => rest.includes(word)) &&
    !isNutrientWord(word) &&
    !isMeasured(place.to) &&
    !(isNumber(word) || word === 'milk' || SAYS_HOW.test(texts[place.to + 1] ?? ''));
  if (isEither) return mentionOf([...named, ...other], wider);
  const isNameWord = family.some(({ rest }) => rest.includes(word));
  const isOfIts = named.some(({ rest }) => rest.includes(word));
  const isPack =
    packOf(word) !== null &&
    !named.some(({ product }) => product.units.some(({ kind }) => kind === packOf(word)));
  const isOtherName =
    isNameWord && !isOfIts && (isPack || !(isMeaningful(word) || isNutrientWord(word) || isNumber(word)));
  // "Thick Level 2", of which there is level 3.
  const isOtherLevel = given.at(-1) === 'level' && isNumber(word) && !isOfIts;
  return isOtherLevel || (isOtherName && !isMeasured(place.to))
    ? unknownName(named, texts, wider)
    : mentionOf(named, place);
}

/** "Yogurt style", "plant or milk based". */
const SAYS_HOW = /^(?:style|type|based|like|or|flavou?r\w*)$/u;

const unknownName = (named: Family, texts: Texts, { from, to }: Place): Mention => ({
  kind: 'doubtful',
  products: named.map(({ product }) => product),
  heard: texts.slice(from, to).join(' '),
  from,
  to,
});

/** "Mini Dalesip" begins before its brand; "the lowest protein Dalesip" is put in order by its protein. */
function wordsBefore(texts: Texts, from: number, vocabulary: ReadonlySet<string>): number {
  let start = from;
  const isName = (text = '') => vocabulary.has(text) && !ENDS_A_NAME.has(text);
  while (isName(texts[start - 1]) && !PUTS_FIRST.test(texts[start - 2] ?? '')) start -= 1;
  return /^(?:most|least|highest|lowest|high|low|more|less|fewest)$/u.test(texts[start - 1] ?? '')
    ? from
    : start;
}

const begins = (rest: Texts, given: Texts): boolean =>
  rest.length > 0 && rest.length < given.length && rest.every((word, at) => given[at] === word);

function isInOrder(rest: Texts, given: Texts): boolean {
  let at = 0;
  return given.every((word) => (at = rest.indexOf(word, at) + 1) > 0);
}

/** The products whose names hold every word given: the one with nothing more, or only a strength, or that begins so. */
function namedBy(family: Family, given: Texts): Family {
  const holding = family.filter(({ rest }) => holdsAll(rest, given));
  const whole = holding.filter(({ rest }) => rest.length === given.length);
  const begun = holding.filter(({ rest }) => given.every((word, at) => rest[at] === word));
  const strong = begun.filter(({ rest }) => rest.slice(given.length).every(isNumber));
  const closest = [whole, strong, begun].find(({ length }) => length > 0) ?? [];
  return closest.length === 1 ? closest : holding;
}

function holdsAll(rest: Texts, given: Texts): boolean {
  const left = [...rest];
  return given.every((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0);
}

/** The words after the brand that its names are made of, with typing errors put right. */
function nameRun(
  texts: Texts,
  start: number,
  vocabulary: ReadonlySet<string>,
  { isNutrientWord, isMeasured }: MentionOptions,
  family: Family = [],
): string[] {
  const run: string[] = [];
  // "Concentrate 2.0 kcal", "Tube 7+ kcal": the number ends or goes on with a name, and measures nothing.
  const isStrength = (at: number) =>
    /^(?:k?cals?|kj)$/u.test(texts[at + 1] ?? '') &&
    (run.length > 0 || Number(texts[at]) > MOST_KCAL_PER_ML) &&
    family.some(({ rest }) => holdsAll(rest, [...run, texts[at] ?? '']));
  for (let at = start; at < texts.length && (!isMeasured(at) || isStrength(at)); at += 1) {
    const text = texts[at] ?? '';
    if (at === start && isOfAForm(texts, at)) break;
    const isAsked =
      isNutrientWord(text) && /^(?:content|levels?|figures?|values?)$/u.test(texts[at + 1] ?? '');
    // "Is Dalesip milk free" asks of the brand; "is Dalesip Milk free from soya" of the one of that name.
    const isLeftOut = texts[at + 1] === 'free' && !GIVEN_FREE.test(texts[at + 2] ?? '');
    const isEnd =
      isAsked || isLeftOut || ((ENDS_A_NAME.has(text) || OF_A_KIND.test(text)) && !vocabulary.has(text));
    // "Orrimel PKU pouches" are of that name, "Orrimel pouches" all that come in one.
    const singular = run.length > 0 && text.endsWith('ches') ? text.slice(0, -2) : text;
    const word = isEnd ? undefined : vocabularyWord(singular, vocabulary, isNutrientWord);
    if (word === undefined) break;
    run.push(word);
  }
  return run;
}

/** "The Wrenfold tube feeds": all of that form, and not the ones of that name. */
const isOfAForm = (texts: Texts, at: number): boolean =>
  texts[at] === 'sips' ||
  (/^(?:tube|sip)$/u.test(texts[at] ?? '') &&
    (texts[at + 1] === 'feeds' ||
      (texts[at + 1] === 'feed' && /^(?:which|what|any|every|each|an?)$/u.test(texts[at - 2] ?? ''))));

const MOST_KCAL_PER_ML = 3;
const GIVEN_FREE = /^(?:from|of|samples?|trials?|delivery|stock)$/u;

/** "The yogurt", "two": a product of a brand that was spoken of before, by the words of its name alone. */
export function productsNamedBy(index: NameIndex, brands: Texts, texts: Texts): Product[] {
  for (const brand of brands) {
    const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
    const given = texts.flatMap((text) => vocabularyWord(text, vocabulary, () => false) ?? []);
    if (given.length === 0 || given.length < texts.length) continue;
    const named = namedBy(index.brands.get(brand) ?? [], given);
    if (named.length > 0) return named.map(({ product }) => product);
  }
  return [];
}

/** "Dalesip Protein is higher in potassium than the Mini Protein": what it is held against, of the same brand. */
function otherSide(
  index: NameIndex,
  brand: string,
  texts: Texts,
  after: number,
  options: MentionOptions,
): Mention | undefined {
  const isOfAnother = texts.slice(after).some((text) => index.brands.has(text));
  const link = texts.findIndex((text, at) => at >= after && /^(?:than|versus|vs|against)$/u.test(text));
  // "Dalesip Milk kcal and protein, and the juice": said last, it is asked of too.
  const last = texts.findLastIndex((text, at) => at >= after && text === 'and' && texts[at + 1] === 'the');
  const other =
    link === -1 && last === -1
      ? undefined
      : nextName(index, brand, texts, link === -1 ? last : link, options);
  if (isOfAnother || other === undefined) return undefined;
  return link !== -1 || ENDS.test(texts.slice(other.to).join(' ')) ? other : undefined;
}
const ENDS = /^(?:(?:made up|one|version|too|as well|please|,|then) ?)*$/u;
