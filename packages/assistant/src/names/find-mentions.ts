// Longer than other files: all ways of naming a product, in the order in which they are tried.
import { isInSpan, type Mention, type MentionOptions, type Span } from './mention.ts';
import { namedProduct, withWordsAdded } from './name-match.ts';
import { brandAt, isNumber, type NameIndex } from './name-index.ts';
import { baseProductNamed } from './base-product.ts';
import { excludesNext } from '../vocabulary/operator-words.ts';
import { FORM_WORDS, JOINS_NAMES, parseName, nameRowFrom } from './parse-name.ts';
import { resolveSeveral } from './resolve-several.ts';
import { withStrength } from './strength-beside-name.ts';
import { namesBeforeBrand, withSiblings } from './sibling-names.ts';
import { findNamesWithoutBrand } from './brandless-names.ts';
import { namesBesideAmounts } from './names-beside-amounts.ts';

const EXCLUDES =
  /^(?:not|except|excluding|without|than|nor|isnt|arent|counting|aside|ignoring|discounting|disregarding)$/u;
const SWAP_WORD = /^(?:swap\w*|switch\w*|replac\w*|substitut\w*|exchang\w*)$/u;

const COUNTED_PACKS = /^(?:\d|two) (?:bottles|cartons|packs|sachets|pouches|pots|tins)$/u;

type Texts = readonly string[];

/** The product names in a message: by brand, or by all the words after it if the brand is missing or elsewhere. */
export function findMentions(index: NameIndex, texts: Texts, options: MentionOptions): readonly Mention[] {
  const row = namesBeforeBrand(index, texts, options);
  const isInNameRow = ({ from, to }: Span) => row.some((each) => from < each.to && to > each.from);
  const branded = [...withBrand(index, texts, options).filter((each) => !isInNameRow(each)), ...row];
  const mentions = [...branded, ...namesBesideAmounts(index, texts, options, branded)].toSorted(
    (one, other) => one.from - other.from,
  );
  const [first, second] = mentions;
  // "Plant based, not from Dalesip": an excluded brand names nothing.
  const isBrandExcluded =
    first !== undefined &&
    texts.slice(Math.max(0, first.from - 2), first.from).some((text) => EXCLUDES.test(text));
  const isNamed = second !== undefined || isBrandExcluded || (first !== undefined && first.kind !== 'brand');
  const unbranded = findNamesWithoutBrand(
    index,
    texts,
    options,
    !isNamed && first?.kind === 'brand' ? first.brand : undefined,
  );
  const unbrandedOnly = isNamed ? [] : unbranded;
  // "GSD starch and Addimere Carb": a second product, by a name of several words without its brand.
  const unbrandedBeside =
    isNamed && !isBrandExcluded
      ? unbranded.filter(
          ({ kind, from, to }) =>
            kind === 'product' &&
            to - from > 1 &&
            mentions.every((each) => each.to <= from || each.from >= to),
        )
      : [];
  // "The Dalesip range without the Mini Fibre": both are meant.
  const hasExclusion = unbrandedOnly.some(({ from }) => excludesNext(texts.slice(0, from).join(' ')));
  const allMentions = hasExclusion
    ? [...mentions, ...unbrandedOnly]
    : unbrandedOnly.length > 0
      ? unbrandedOnly
      : [...mentions, ...unbrandedBeside].toSorted((one, other) => one.from - other.from);
  const found = baseProductNamed(index, texts, options, allMentions);
  const strengths = withOtherStrengths(
    index,
    texts,
    options,
    found.map((mention) => withStrength(index, texts, versionOf(index, texts, mention))),
  );
  return resolveSeveral(index, texts, withSiblings(index, texts, options, strengths)).filter(
    // "Of Dalesip Milk vs two bottles" counts them.
    ({ from, to }) => to - from > 1 || !COUNTED_PACKS.test(texts.slice(from, to + 1).join(' ')),
  );
}

/** "The fibre version of Dalesip Two", "the Dalesip Two drink with fibre": the name with that word added, if there is such a product. */
function versionOf(names: NameIndex, texts: Texts, mention: Mention): Mention {
  const named = mention.kind === 'product' ? namedProduct(names, mention.product.id) : undefined;
  if (named === undefined) return mention;
  const [word = '', version = '', of] = texts.slice(Math.max(0, mention.from - 3), mention.from);
  const isBefore = of === 'of' && /^(?:one|version|variety|variant|type|form)$/u.test(version);
  const to = mention.to + (KIND_NOUN.test(texts[mention.to] ?? '') ? 1 : 0);
  const added = isBefore ? word : texts[to] === 'with' ? texts[to + 1] : undefined;
  const withWord = added === undefined ? undefined : withWordsAdded(names, named, [added]);
  if (withWord === undefined) return mention;
  return isBefore
    ? { kind: 'product', product: withWord.product, from: mention.from - 3, to: mention.to }
    : { kind: 'product', product: withWord.product, from: mention.from, to: to + 2 };
}
const KIND_NOUN = /^(?:feed|drink|formula|supplement|version|one)$/u;

/** "Pouch 10, 15 and 20": a number alone names the product whose name differs from the last one only in its number. */
function withOtherStrengths(
  names: NameIndex,
  texts: Texts,
  { isMeasured }: MentionOptions,
  mentions: readonly Mention[],
): Mention[] {
  const isNamed = isInSpan(mentions);
  // "And 2 Dalesip Mini" counts bottles.
  const counts = (at: number) => isMeasured(at) || isNamed(at + 1) || names.brands.has(texts[at + 1] ?? '');
  return mentions.flatMap((mention) => {
    const found: Mention[] = [mention];
    const named = mention.kind === 'product' ? namedProduct(names, mention.product.id) : undefined;
    if (named === undefined) return found;
    const family = names.brands.get(named.brand) ?? [];
    let continuesRow = true;
    for (let at = mention.to; at < texts.length && !isNamed(at); at += 1) {
      const text = texts[at] ?? '';
      if (JOINS_NAMES.has(text)) continue;
      const other = family.find(({ nameWords }) => differsIn(named.nameWords, nameWords, text));
      // "Pouch 15: what age? Are the flavours the same in the 20", "is there a 10 as well": a number further on needs an article.
      continuesRow &&= isNumber(text) && other !== undefined && !counts(at);
      if (
        !continuesRow &&
        (!/^(?:the|a)$/u.test(texts[at - 1] ?? '') || BEFORE_LIMIT.test(texts[at - 2] ?? ''))
      )
        continue;
      if (other === undefined || counts(at) || !isNumber(text)) continue;
      found.push({ kind: 'product', product: other.product, from: at, to: at + 1 });
    }
    return found;
  });
}

/** "Under the 20", "of the 20". */
const BEFORE_LIMIT = /^(?:under|over|above|below|than)$/u;

/** The same words except for one number. */
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
    const mention = parseName(index, found.brand, texts, at, at + found.length, options);
    mentions.push(found.isDoubtful ? toDoubtfulMention(mention, texts) : mention);
    at = Math.max(mention.to, at + 1);
    const next = () =>
      nameWithSharedStart(index, found.brand, texts, mentions.at(-1), options) ??
      // "Not Wrenfold, tube feeds": after a brand alone, no second name of it follows.
      (mentions.at(-1)?.kind === 'brand' && texts[at] === ','
        ? undefined
        : readNextName(index, found.brand, texts, at, options, mentions.length > 1));
    for (let named = next(); named !== undefined; named = next()) {
      mentions.push(named);
      at = named.to;
    }
    const other = comparedProduct(index, found.brand, texts, at, options);
    if (other !== undefined) {
      mentions.push(other);
      at = other.to;
    }
  }
  return mentions;
}

/**
 * "MCT Oil and Emulsion", "Pouch 15 and Powder 15", "Tube Energy vs Energy Fibre": the second name omits its shared first words.
 */
function nameWithSharedStart(
  names: NameIndex,
  brand: string,
  texts: Texts,
  last: Mention | undefined,
  options: MentionOptions,
): Mention | undefined {
  const first = last?.kind === 'product' ? namedProduct(names, last.product.id) : undefined;
  if (last === undefined || first === undefined) return undefined;
  const joins = texts.slice(last.to, last.to + 2).findIndex((text) => !JOINS_SECOND.test(text));
  if (joins < 1) return undefined;
  const from = last.to + joins;
  const isCompared = COMPARES.test(texts.join(' '));
  for (let kept = first.nameWords.length; kept > 0; kept -= 1) {
    const begun = first.nameWords.slice(0, kept);
    const second = (names.brands.get(brand) ?? []).find(({ nameWords, product }) => {
      const words = nameWords.slice(kept);
      return (
        product !== first.product &&
        words.length > 0 &&
        begun.every((word, at) => nameWords[at] === word) &&
        words.every((word, at) => texts[from + at] === word) &&
        !options.isMeasured(from) &&
        (isCompared || !words.every((word) => options.isNutrientWord(word) || isNumber(word)))
      );
    });
    if (second !== undefined)
      return { kind: 'product', product: second.product, from, to: from + second.nameWords.length - kept };
  }
  return undefined;
}
const JOINS_SECOND = /^(?:and|plus|or|vs|v|versus|with|to|against|from)$/u;
const COMPARES = /\b(?:vs?|versus|compare\w*|comparison|differ\w*)\b/u;

/** A second product of the brand without the brand: "compare Dalesip Mini and Two". */
function readNextName(
  index: NameIndex,
  brand: string,
  texts: Texts,
  after: number,
  options: MentionOptions,
  followsTwoNames = false,
): Mention | undefined {
  let at = after;
  while (JOINS_NAMES.has(texts[at] ?? '')) at += 1;
  // "Swap Addimere ER 15 for ER 20"
  if (texts[at] === 'for' && texts.slice(0, after).some((text) => SWAP_WORD.test(text))) at += 1;
  const text = texts[at] ?? '';
  // "Mini and Two" names two products; "and 2 Dalesip Mini" counts bottles.
  const isName =
    index.brands.get(brand)?.some(({ nameWords }) => nameWords.length === 1 && nameWords[0] === text) ===
    true;
  // "And 2 Dalesip Mini", ", 2 x", ", 2 juice".
  const next = texts[at + 1] ?? '';
  const family = index.brands.get(brand) ?? [];
  const counts =
    isNumber(text) &&
    (index.brands.has(next) ||
      /^(?:x|times)$/u.test(next) ||
      !isName ||
      (family.some(({ nameWords }) => nameWords[0] === next) &&
        !family.some(({ nameWords }) => nameWords[0] === text && nameWords[1] === next)));
  // "Cradlemere Hydrolysed against the MCT one"
  const hasArticleAndOne = texts[at - 1] === 'the' && texts[at + 1] === 'one';
  // "Carb Liquid or powder": a form of the named product, not another product whose name ends in that word.
  const isFormWord = FORM_WORDS[text] !== undefined;
  // "Tarnvane Energy, Protein or Concentrate": names in a row.
  const row = nameRowFrom(index.brands.get(brand) ?? [], texts, at);
  const isNameRow = isName && row.length > 1 && !row.slice(1).every(options.isNutrientWord);
  const mayBe =
    // "Milk yogurt and juice" is a row of names too.
    (at > after || isNameRow) &&
    !isFormWord &&
    !counts &&
    (hasArticleAndOne || isNameRow || !options.isNutrient(text)) &&
    index.vocabulary.get(brand)?.has(text) === true;
  // "Mini Protein vs Mini Fibre, protein and fibre": after two names, what to compare.
  const isComparedNutrient = followsTwoNames && texts[at - 1] === ',' && options.isNutrientWord(text);
  const other = mayBe && !isComparedNutrient ? parseName(index, brand, texts, at, at, options) : undefined;
  return other?.kind === 'product' || other?.kind === 'several' ? other : undefined;
}

function toDoubtfulMention(mention: Mention, texts: Texts): Mention {
  const { from, to } = mention;
  const products = mention.kind === 'product' ? [mention.product] : mention.products;
  return { kind: 'doubtful', products, typedName: texts.slice(from, to).join(' '), from, to };
}

/** "Dalesip Protein is higher in potassium than the Mini Protein": the other side of a comparison, of the same brand. */
function comparedProduct(
  index: NameIndex,
  brand: string,
  texts: Texts,
  after: number,
  options: MentionOptions,
): Mention | undefined {
  const hasOtherBrand = texts.slice(after).some((text) => index.brands.has(text));
  const link = texts.findIndex((text, at) => at >= after && /^(?:than|versus|vs|against)$/u.test(text));
  // "Dalesip Milk kcal and protein, and the juice": a name at the end is asked about too.
  const last = texts.findLastIndex((text, at) => at >= after && text === 'and' && texts[at + 1] === 'the');
  const other =
    link === -1 && last === -1
      ? undefined
      : readNextName(index, brand, texts, link === -1 ? last : link, options);
  if (hasOtherBrand || other === undefined) return undefined;
  return link !== -1 || ENDS_MESSAGE.test(texts.slice(other.to).join(' ')) ? other : undefined;
}
const ENDS_MESSAGE = /^(?:(?:made up|one|version|too|as well|please|,|then) ?)*$/u;
