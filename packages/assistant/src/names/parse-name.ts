// Longer than other files: a name is parsed word by word, and each way it may end stands beside the others.
import type { Product } from '../catalogue.ts';
import { singular, wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions, Span } from './mention.ts';
import {
  isNumber,
  mentionOf,
  type NamedProduct,
  type NameIndex,
  BEFORE_COUNT,
  vocabularyWord,
} from './name-index.ts';
import { packOf } from '../quantities/quantity.ts';

/** Words between two names. */
export const JOINS_NAMES = wordSet(
  'and plus or vs versus v with to than from against compare compared differ , the',
);
/** Words at which a name ends, even if some name contains them. */
const ENDS_A_NAME = new Set([...JOINS_NAMES, ...wordSet('per in of for is a an')]);
/** "Addimere liquids" means all of that form, not the product of that name. */
const PLURAL_KIND = /^(?:liquids|powders|feeds|drinks|supplements|foods|products)$/u;

type Texts = readonly string[];
type Family = readonly NamedProduct[];

/** Reads as many words after the brand as one of its names has; the rest of the message stays free. */
export function parseName(
  index: NameIndex,
  brand: string,
  texts: Texts,
  from: number,
  after: number,
  options: MentionOptions,
): Mention {
  const family = index.brands.get(brand) ?? [];
  const vocabulary = index.vocabulary.get(brand) ?? new Set<string>();
  const run = correctedNameWords(texts, after, vocabulary, options, family);
  // "ER 15 sachet": the number is the strength, not a count of sachets.
  const strength = texts[after + run.length];
  const familyWithStrength = isNumber(strength)
    ? family.filter(({ nameWords }) => containsAll(nameWords, [...run, strength ?? '']))
    : [];
  // "Sip 1.5 bottle": a strength, because a count would have "bottles".
  const next = texts[after + run.length + 1] ?? '';
  const isSingleUnit = packOf(next) !== null && singular(next) === next;
  if (
    run.length > 0 &&
    familyWithStrength.length === 1 &&
    (isSingleUnit || productsMatching(family, run).length > 1)
  )
    return mentionOf(familyWithStrength, { from, to: after + run.length + 1 });
  for (let length = run.length; length > 0; length -= 1) {
    const nameWordsGiven = run.slice(0, length);
    const named = productsMatching(family, nameWordsGiven);
    // "Tube 7+ Fibre energy" is the energy of Tube 7+ Fibre, not the product Tube 7+ Energy Fibre.
    const startsOtherName =
      !named.some(({ nameWords }) => isInOrder(nameWords, nameWordsGiven)) &&
      family.some(({ nameWords }) => startsWithName(nameWords, nameWordsGiven));
    if (named.length > 0 && !startsOtherName)
      return mentionWithForm(family, nameWordsGiven, named, texts, { from, to: after + length }, options);
  }
  const words = wordsBefore(texts, from, vocabulary);
  // "Which two Dalesips", "the three Dalesip bottles": a count.
  const isCount = texts.slice(words, from).every((word) => /^\d+$/u.test(word));
  const before = isCount ? from : words;
  const named = before < from ? productsMatching(family, texts.slice(before, from)) : [];
  if (named.length > 0) return mentionOf(named, { from: before, to: after });
  const place = { from, to: after };
  const products = family.map(({ product }) => product);
  if (family.length !== 1) return { kind: 'brand', brand, products, ...place };
  // "Flowenna Starch" may be a product that does not exist here, not the starch of the one that does.
  const word = texts[after] ?? '';
  const isNameWordOfAny = [...index.vocabulary.values()].some((words) => words.has(word));
  // "Is it starch or gum based" is a question.
  const isQuestion = /^(?:or|based)$/u.test(texts[after + 1] ?? '');
  return ((options.isNutrient(word) && isNameWordOfAny) ||
    NAMES_A_VARIETY.test(texts.slice(after).join(' '))) &&
    !isQuestion
    ? { kind: 'doubtful', products, typedName: `${texts.slice(from, after).join(' ')} ${word}`, ...place }
    : mentionOf(family, place);
}

/**
 * Words that name one of several varieties right after a brand ("Flowenna Junior"): if the brand has a single product without
 * that word, another product is meant. "Plus" joins two products, unless it is the last word.
 */
const NAMES_A_VARIETY = /^(?:(?:standard|junior|mini|peptide|original|advance|lite)(?: |$)|plus$)/u;

/** What a form word after a name says about the product: "Nephrane Child powder" cannot be Nephrane Child 2.0. */
export const FORM_WORDS: Readonly<Record<string, (product: Product) => boolean>> = {
  powder: ({ basis }) => basis === 'g',
  // Puddings may be called liquid.
  liquid: ({ categories }) => !categories.includes('powder-and-tablets'),
  drink: ({ basis }) => basis === 'ml',
};

/**
 * The named products, unless the next word shows that another is meant: then the one of that form, if there is one, or else an
 * unknown name: "Lumeket 3:1 Liquid", "Dalesip Plant Mini", "Dalesip Thick Level 2".
 */
function mentionWithForm(
  family: Family,
  nameWordsGiven: Texts,
  named: Family,
  texts: Texts,
  place: Span,
  { isMeaningful, isNutrientWord, isMeasured }: MentionOptions,
): Mention {
  const word = texts[place.to] ?? '';
  const wider = { from: place.from, to: place.to + 1 };
  // "A Lumeket 4:1 carton": of several that fit the name, those that come in one.
  const pack = packOf(word);
  const packed = named.filter(({ product }) => product.units.some(({ kind }) => kind === pack));
  if (pack !== null && nameWordsGiven.length > 0 && packed.length > 0 && packed.length < named.length)
    return mentionOf(packed, place);
  // "Is it liquid or powder" is a question.
  const fits = texts[place.to + 1] === 'or' ? undefined : FORM_WORDS[word];
  if (
    fits !== undefined &&
    !named.some(({ product, nameWords }) => fits(product) || nameWords.includes(word))
  ) {
    const basis = word === 'powder' ? 'g' : 'ml';
    const others = family.filter(
      ({ product, nameWords }) => product.basis === basis && containsAll(nameWords, nameWordsGiven),
    );
    if (others.length > 0) return mentionOf(word === 'drink' ? [...named, ...others] : others, wider);
    return word === 'drink' ? mentionOf(named, place) : unknownName(named, texts, wider);
  }
  // "Dalesip Mini Plant" does not exist and may be either; "Dalesip Mini milk" asks whether it contains milk.
  const other = family.filter(({ nameWords }) => nameWords.join(' ') === word);
  const isOtherProduct =
    other.length > 0 &&
    nameRowFrom(family, texts, place.to).length === 1 &&
    !named.some(({ nameWords }) => nameWords.includes(word)) &&
    !isNutrientWord(word) &&
    !isMeasured(place.to) &&
    !(isNumber(word) || word === 'milk' || DESCRIBES_TASTE.test(texts[place.to + 1] ?? ''));
  if (isOtherProduct) return mentionOf([...named, ...other], wider);
  const isNameWord = family.some(({ nameWords }) => nameWords.includes(word));
  const isOwnWord = named.some(({ nameWords }) => nameWords.includes(word));
  const isPack =
    packOf(word) !== null &&
    !named.some(({ product }) => product.units.some(({ kind }) => kind === packOf(word)));
  const isOtherName =
    isNameWord && !isOwnWord && (isPack || !(isMeaningful(word) || isNutrientWord(word) || isNumber(word)));
  // "Thick Level 2", where only level 3 exists.
  const isOtherLevel = nameWordsGiven.at(-1) === 'level' && isNumber(word) && !isOwnWord;
  return isOtherLevel || (isOtherName && !isMeasured(place.to))
    ? unknownName(named, texts, wider)
    : mentionOf(named, place);
}

/** "Yogurt style", "plant or milk based". */
const DESCRIBES_TASTE = /^(?:style|type|based|like|or|flavou?r\w*)$/u;

const unknownName = (named: Family, texts: Texts, { from, to }: Span): Mention => ({
  kind: 'doubtful',
  products: named.map(({ product }) => product),
  typedName: texts.slice(from, to).join(' '),
  from,
  to,
});

/** "Mini Dalesip" starts before its brand; "the lowest protein Dalesip" ranks by protein. */
function wordsBefore(texts: Texts, from: number, vocabulary: ReadonlySet<string>): number {
  let start = from;
  const isName = (text = '') => vocabulary.has(text) && !ENDS_A_NAME.has(text);
  while (isName(texts[start - 1]) && !BEFORE_COUNT.test(texts[start - 2] ?? '')) start -= 1;
  return /^(?:most|least|highest|lowest|high|low|more|less|fewest)$/u.test(texts[start - 1] ?? '')
    ? from
    : start;
}

const startsWithName = (rest: Texts, nameWordsGiven: Texts): boolean =>
  rest.length > 0 &&
  rest.length < nameWordsGiven.length &&
  rest.every((word, at) => nameWordsGiven[at] === word);

function isInOrder(rest: Texts, nameWordsGiven: Texts): boolean {
  let at = 0;
  return nameWordsGiven.every((word) => (at = rest.indexOf(word, at) + 1) > 0);
}

/** Products whose names have all given words, or only the closest: with no other word, with a strength more, or starting so. */
function productsMatching(family: Family, nameWordsGiven: Texts): Family {
  const holding = family.filter(({ nameWords }) => containsAll(nameWords, nameWordsGiven));
  const sameLength = holding.filter(({ nameWords }) => nameWords.length === nameWordsGiven.length);
  const begun = holding.filter(({ nameWords }) => nameWordsGiven.every((word, at) => nameWords[at] === word));
  const familyWithStrength = begun.filter(({ nameWords }) =>
    nameWords.slice(nameWordsGiven.length).every(isNumber),
  );
  const closest = [sameLength, familyWithStrength, begun].find(({ length }) => length > 0) ?? [];
  return closest.length === 1 ? closest : holding;
}

function containsAll(rest: Texts, nameWordsGiven: Texts): boolean {
  const remaining = [...rest];
  return nameWordsGiven.every(
    (word) => remaining.includes(word) && remaining.splice(remaining.indexOf(word), 1).length > 0,
  );
}

/** The words after the brand that its names consist of, with typing errors corrected. */
export function correctedNameWords(
  texts: Texts,
  start: number,
  vocabulary: ReadonlySet<string>,
  { isNutrientWord, isMeasured, isInVocabulary }: MentionOptions,
  family: Family = [],
): string[] {
  const run: string[] = [];
  // "Concentrate 2.0 kcal", "Tube 7+ kcal": the number belongs to the name and is no amount.
  const isStrength = (at: number) =>
    /^(?:k?cals?|kj)$/u.test(texts[at + 1] ?? '') &&
    (run.length > 0 || Number(texts[at]) > MAX_KCAL_PER_ML) &&
    family.some(({ nameWords }) => containsAll(nameWords, [...run, texts[at] ?? '']));
  for (let at = start; at < texts.length && (!isMeasured(at) || isStrength(at)); at += 1) {
    const text = texts[at] ?? '';
    if (at === start && asksForForm(texts, at)) break;
    const asksForContent =
      isNutrientWord(text) && /^(?:content|levels?|figures?|values?)$/u.test(texts[at + 1] ?? '');
    // "Is Dalesip milk free" is about the brand; "is Dalesip Milk free from soya" is about the product.
    const isFreeFrom = texts[at + 1] === 'free' && !FOLLOWS_FREE.test(texts[at + 2] ?? '');
    const isEnd =
      asksForContent ||
      isFreeFrom ||
      ((ENDS_A_NAME.has(text) || PLURAL_KIND.test(text)) && !vocabulary.has(text));
    // "Orrimel PKU pouches" are of that name; "Orrimel pouches" are all that come in one.
    const singular = run.length > 0 && text.endsWith('ches') ? text.slice(0, -2) : text;
    const word = isEnd
      ? undefined
      : (vocabularyWord(singular, vocabulary, isNutrientWord) ??
        // "Puding", "sipp": a short word of a name, with more letters.
        [...vocabulary].find(
          (each) =>
            each.length === MAX_SHORT &&
            /^[a-z]+$/u.test(each) &&
            text.startsWith(each) &&
            text.length <= 2 * MAX_SHORT + 1 &&
            !isInVocabulary(text),
        ));
    if (word === undefined) break;
    run.push(word);
  }
  return run;
}

/** "The Wrenfold tube feeds": all of that form, not the product of that name. */
const asksForForm = (texts: Texts, at: number): boolean =>
  texts[at] === 'sips' ||
  (/^(?:tube|sip)$/u.test(texts[at] ?? '') &&
    (texts[at + 1] === 'feeds' ||
      (texts[at + 1] === 'feed' && /^(?:which|what|any|every|each|an?)$/u.test(texts[at - 2] ?? ''))));

const MAX_SHORT = 3;
const MAX_KCAL_PER_ML = 3;
const FOLLOWS_FREE = /^(?:from|of|samples?|trials?|delivery|stock)$/u;

/** The words in a row that each start a name: "protein, energy and peptide", "yogurt juice and plant". */
export function nameRowFrom(family: Family, texts: Texts, from: number): string[] {
  const row: string[] = [];
  for (let at = from; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (family.some(({ nameWords }) => nameWords[0] === text)) row.push(text);
    else if (!/^(?:,|and|or)$/u.test(text)) break;
  }
  return row;
}
