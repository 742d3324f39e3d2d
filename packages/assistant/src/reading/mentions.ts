import type { Product } from '../catalogue.ts';
import type { Mention, MentionOptions, Place } from './mention.ts';
import { wordSet } from '../language/phrases.ts';
import { withoutBrand } from './without-brand.ts';
import { brandAt, type NamedProduct, type NameIndex, vocabularyWord } from './names.ts';

const LEFT_OUT = /^(?:not|except|excluding|without|than|nor|isnt|arent)$/u;
/** Words between two names. */
const JOINS_NAMES = wordSet('and or vs versus v with to than from against , the');
/** Words that never belong to a name, even when a name holds them. */
const ENDS_A_NAME = new Set([...JOINS_NAMES, ...wordSet('per in of for is a an')]);

/** The names of a message: by their brand, or all the words that follow it where the brand is missing or stands apart. */
export const mentionsIn = (index: NameIndex, texts: readonly string[], options: MentionOptions): Mention[] =>
  withOtherStrengths(index, texts, options, namesIn(index, texts, options));

/** "Pouch 10, 15 and 20": a number alone names the product that differs from the one before in its number. */
function withOtherStrengths(
  { all, brands }: NameIndex,
  texts: readonly string[],
  { isMeasured }: MentionOptions,
  mentions: readonly Mention[],
): Mention[] {
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  return mentions.flatMap((mention) => {
    const found: Mention[] = [mention];
    const named =
      mention.kind === 'product' ? all.find(({ product }) => product === mention.product) : undefined;
    if (named === undefined) return found;
    for (let at = mention.to; at < texts.length; at += 1) {
      const text = texts[at] ?? '';
      if (isNamed(at)) break;
      if (JOINS_NAMES.has(text)) continue;
      const other = all.find(({ brand, rest }) => brand === named.brand && differsIn(named.rest, rest, text));
      // "And 2 Dalesip Mini" counts bottles.
      const counts = isMeasured(at) || isNamed(at + 1) || brands.has(texts[at + 1] ?? '');
      if (other === undefined || counts || !/^\d/u.test(text)) break;
      found.push({ kind: 'product', product: other.product, from: at, to: at + 1 });
    }
    return found;
  });
}

/** The same words but for one number. */
const differsIn = (one: readonly string[], other: readonly string[], number: string): boolean =>
  one.length === other.length &&
  one.every((word, at) => word === other[at] || (/^\d/u.test(word) && other[at] === number)) &&
  one.some((word, at) => word !== other[at]);

function namesIn(index: NameIndex, texts: readonly string[], options: MentionOptions): Mention[] {
  const mentions = withBrand(index, texts, options);
  const [first, second] = mentions;
  if (second !== undefined || (first !== undefined && first.kind !== 'brand')) return mentions;
  // "Plant based, not from Dalesip": what is left out names nothing.
  if (
    first !== undefined &&
    texts.slice(Math.max(0, first.from - 2), first.from).some((text) => LEFT_OUT.test(text))
  )
    return mentions;
  const apart = withoutBrand(index, texts, options, first?.brand);
  return apart.length > 0 ? apart : mentions;
}

function withBrand(index: NameIndex, texts: readonly string[], options: MentionOptions): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < texts.length) {
    const found = brandAt(index, texts, at, options.isOrdinaryWord);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const { brand } = found;
    const mention = readName(index, brand, texts, at, at + found.length, options);
    mentions.push(found.isDoubtful ? doubted(mention, texts) : mention);
    at = Math.max(mention.to, at + 1);
    // A brand's second product may be named without it: "compare Dalesip Mini and Two".
    for (;;) {
      let next = at;
      while (JOINS_NAMES.has(texts[next] ?? '')) next += 1;
      const text = texts[next] ?? '';
      // "Mini and Two" names two; "and 2 Dalesip Mini" counts bottles.
      const counts =
        /^\d/u.test(text) &&
        (index.brands.has(texts[next + 1] ?? '') ||
          index.brands.get(brand)?.some(({ rest }) => rest.length === 1 && rest[0] === text) !== true);
      if (
        next === at ||
        counts ||
        options.isNutrient(text) ||
        index.vocabulary.get(brand)?.has(text) !== true
      )
        break;
      const other = readName(index, brand, texts, next, next, options);
      if (other.kind !== 'product' && other.kind !== 'several') break;
      mentions.push(other);
      at = other.to;
    }
  }
  return mentions;
}

function doubted(mention: Mention, texts: readonly string[]): Mention {
  const { from, to } = mention;
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  return { kind: 'doubtful', products, heard: texts.slice(from, to).join(' '), from, to };
}

/** Reads as many words after the brand as one of its names holds; the rest of the message stays free. */
function readName(
  index: NameIndex,
  brand: string,
  texts: readonly string[],
  from: number,
  after: number,
  options: MentionOptions,
): Mention {
  const family = index.brands.get(brand) ?? [];
  const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
  const run = nameRun(texts, after, vocabulary, options);
  // "ER 15 sachet": the number tells which one, and counts no sachets.
  const strength = texts[after + run.length] ?? '';
  const [sole, rival] = family.filter(({ rest }) => holdsAll(rest, [...run, strength]));
  if (
    run.length > 0 &&
    vocabulary.has(strength) &&
    /^\d/u.test(strength) &&
    sole !== undefined &&
    rival === undefined
  ) {
    const without = namedBy(family, run, { from, to: after + run.length });
    if (without?.kind === 'several')
      return { kind: 'product', product: sole.product, from, to: after + run.length + 1 };
  }
  for (let length = run.length; length > 0; length -= 1) {
    const given = run.slice(0, length);
    const mention = namedBy(family, given, { from, to: after + length });
    if (mention !== undefined && (isInOrder(mention, given, family) || !beginsWithAName(family, given)))
      return mention;
  }
  let start = from;
  while (
    vocabulary.has(texts[start - 1] ?? '') &&
    !ENDS_A_NAME.has(texts[start - 1] ?? '') &&
    !/^(?:top|bottom|first|last|best)$/u.test(texts[start - 2] ?? '')
  )
    start -= 1;
  // "The lowest protein Dalesip" is put in order by its protein.
  if (/^(?:most|least|highest|lowest|high|low|more|less|fewest)$/u.test(texts[start - 1] ?? '')) start = from;
  const before =
    start < from ? namedBy(family, texts.slice(start, from), { from: start, to: after }) : undefined;
  if (before !== undefined) return before;
  const place = { from, to: after };
  const [single, other] = family;
  const products = family.map(({ product }) => product);
  if (single === undefined || other !== undefined) return { kind: 'brand', brand, products, ...place };
  // "Flowenna Starch" may be a product that is not here, and not the starch of the one that is.
  const next = texts[after] ?? '';
  const isInAName = [...index.vocabulary.values()].some((words) => words.has(next));
  return options.isNutrient(next) && isInAName
    ? { kind: 'doubtful', products, heard: `${texts.slice(from, after).join(' ')} ${next}`, ...place }
    : { kind: 'product', product: single.product, ...place };
}

/** "Tube 7+ Fibre energy" is the energy of Tube 7+ Fibre, not the product Tube 7+ Energy Fibre. */
const beginsWithAName = (family: readonly NamedProduct[], given: readonly string[]): boolean =>
  family.some(
    ({ rest }) =>
      rest.length > 0 && rest.length < given.length && rest.every((word, at) => given[at] === word),
  );

function isInOrder(mention: Mention, given: readonly string[], family: readonly NamedProduct[]): boolean {
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  return family.some(({ product, rest }) => {
    let at = 0;
    return products.includes(product) && given.every((word) => (at = rest.indexOf(word, at) + 1) > 0);
  });
}

/** The product whose name holds every word given: the one with no other word, else the only one, else several. */
function namedBy(
  family: readonly NamedProduct[],
  given: readonly string[],
  place: Place,
): Mention | undefined {
  const holding = family.filter(({ rest }) => holdsAll(rest, given));
  const exact = closest(holding, given);
  const [named] = exact.length === 1 ? exact : holding;
  if (named === undefined) return undefined;
  return exact.length === 1 || holding.length === 1
    ? { kind: 'product', product: named.product, ...place }
    : { kind: 'several', products: holding.map(({ product }) => product), ...place };
}

/** Nothing else in the name; or only a strength beside it; or the name begins with what was given. */
function closest(holding: readonly NamedProduct[], given: readonly string[]): readonly NamedProduct[] {
  const whole = holding.filter(({ rest }) => rest.length === given.length);
  if (whole.length > 0) return whole;
  const begun = holding.filter(({ rest }) => given.every((word, at) => rest[at] === word));
  const strong = begun.filter(({ rest }) => rest.slice(given.length).every((word) => /^\d/u.test(word)));
  return strong.length > 0 ? strong : begun.length === 1 ? begun : [];
}

function holdsAll(rest: readonly string[], given: readonly string[]): boolean {
  const left = [...rest];
  return given.every((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0);
}

/** "Addimere liquids" are all of that form, and not the one of that name. */
const OF_A_KIND = /^(?:liquids|powders|feeds|drinks|supplements|foods|products)$/u;

/** The words after the brand that its names are made of, with typing errors put right. */
function nameRun(
  texts: readonly string[],
  start: number,
  vocabulary: ReadonlySet<string>,
  { isNutrientWord, isMeasured }: MentionOptions,
): string[] {
  const run: string[] = [];
  for (let at = start; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const isAsked =
      isNutrientWord(text) && /^(?:content|levels?|figures?|values?)$/u.test(texts[at + 1] ?? '');
    const isEnd = isAsked || ((ENDS_A_NAME.has(text) || OF_A_KIND.test(text)) && !vocabulary.has(text));
    const word = isEnd ? undefined : vocabularyWord(text, vocabulary, isNutrientWord);
    if (word === undefined || isMeasured(at)) break;
    run.push(word);
  }
  return run;
}

/** "The yogurt", "two": a product of a brand that was spoken of before, by the words of its name alone. */
export function productsNamedBy(
  index: NameIndex,
  brands: readonly string[],
  texts: readonly string[],
): Product[] {
  for (const brand of brands) {
    const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
    const given = texts.flatMap((text) => vocabularyWord(text, vocabulary, () => false) ?? []);
    if (given.length === 0 || given.length < texts.length) continue;
    const mention = namedBy(index.brands.get(brand) ?? [], given, { from: 0, to: 0 });
    if (mention !== undefined) return mention.kind === 'product' ? [mention.product] : [...mention.products];
  }
  return [];
}
