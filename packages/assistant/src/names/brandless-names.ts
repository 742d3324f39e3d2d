import { wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions } from './mention.ts';
import {
  isNumber,
  mentionOf,
  type NamedProduct,
  type NameIndex,
  BEFORE_COUNT,
  expandShortForm,
  withoutStrength,
} from './name-index.ts';

type Texts = readonly string[];

/** Two of these words together may just describe what is looked for. */
const DESCRIPTIVE_WORDS = wordSet(
  'standard energy protein peptide low high fibre plant infant child powder liquid tube pku msud tyr hcu pouch bar carton sachet',
);

/**
 * Names without their brand: all words after the brand in order, except a strength at the end. A single word counts only if it
 * means nothing else. The longest names win, and no word belongs to two.
 */
export function findNamesWithoutBrand(
  { brands, byFirstWord, byWord }: NameIndex,
  typed: Texts,
  options: MentionOptions,
  brand: string | undefined,
): Mention[] {
  const texts = typed.map(expandShortForm);
  // "500 ml of the plant" may be any product whose name starts with it, of other brands too.
  const othersOf = ({
    brand: own,
    nameWords: [first = '', second],
  }: NamedProduct): readonly NamedProduct[] =>
    second === undefined && options.isMeaningful(first)
      ? (byFirstWord.get(first) ?? []).filter(
          ({ brand: other, nameWords }) => other !== own && nameWords.length > 1,
        )
      : [];
  const hits = texts.flatMap((text, from) =>
    (byFirstWord.get(text) ?? []).flatMap((named) => {
      const length =
        brand === undefined || named.brand === brand ? lengthAt(named.nameWords, texts, from, options) : 0;
      const words = texts.slice(from, from + length);
      // "The low energy fibre feed" may also be the tube feed for children; "the adult one" may not.
      const longer =
        length > 1 && words.every(isDescribing) && texts[from - 1] !== 'adult'
          ? (byWord.get(words.at(-1) ?? '') ?? []).filter(
              (each) => each !== named && each.nameWords.slice(-length).join(' ') === words.join(' '),
            )
          : [];
      // "Same volume of energy fibre": not one of several that end like this.
      const isUnsure = longer.length > 0 && !BEFORE_ONE_PRODUCT.test(texts.slice(0, from).join(' '));
      return length === 0 || isUnsure
        ? []
        : [{ named: [named, ...othersOf(named), ...longer], from, to: from + length }];
    }),
  );
  if (brand === undefined) hits.push(...comparedNames([...brands.values()], texts, options));
  // Beside a whole name, a word of a name may just shorten what follows.
  if (hits.length === 0) hits.push(...namedByWord(byWord, texts, options, brand));
  hits.push(...namedByStrength(byWord, texts, options, brand));
  const chosenHits: typeof hits = [];
  for (const hit of hits.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    const same = chosenHits.find(({ from, to }) => hit.from === from && hit.to === to);
    if (same !== undefined) same.named.push(...hit.named);
    else if (chosenHits.every(({ from, to }) => hit.to <= from || hit.from >= to)) chosenHits.push(hit);
  }
  return chosenHits
    .toSorted((one, other) => one.from - other.from)
    .map(({ named, from, to }) => mentionOf([...new Set(named)], { from, to }));
}

const isDescribing = (word: string): boolean => DESCRIPTIVE_WORDS.has(word);

/** "Is plant fibre halal", "1 l of the adult low energy fibre feed": a whole name, asked about as one product. */
const isOneFeed = (rest: Texts, texts: Texts, from: number): boolean => {
  const nextWord = texts[from + rest.length] ?? '';
  const textBefore = texts.slice(0, from).join(' ');
  return (
    !(rest.length === 2 && /^(?:high|low)$/u.test(rest[0] ?? '')) &&
    (BEFORE_ONE_PRODUCT.test(textBefore) || (ENDS_NAME.test(nextWord) && OF_OR_IN.test(textBefore))) &&
    !(BEFORE_SEVERAL.test(nextWord) || (FORM_WORD.test(nextWord) && nextWord !== 'feed'))
  );
};
const BEFORE_ONE_PRODUCT =
  /^(?:(?:and|so|ok|then) )?(?:is|does|has|can)$|\b(?:of|in|is|does|has) (?:the|our|your)(?: (?:adult|child|ordinary|normal))?$|\b\d[\d.]* (?:mls?|l|litres?|g)(?: of)?$/u;
/** "Iron in 1500 ml of standard fibre": nothing follows the name. */
const OF_OR_IN = /\w (?:of|in)$/u;
const ENDS_NAME = /^(?:[,;]|please|thanks|at)?$/u;
const BEFORE_SEVERAL =
  /^(?:feeds|drinks|ones?|products?|supplements?|powders|liquids|formulas?|sips|options?|range|foods?|of|or|and|content|level)$/u;

type Hit = { named: NamedProduct[]; from: number; to: number };

/** "Peptide vs Standard", "milk or yogurt, which has more protein": two whole names of the only brand that has both. */
function comparedNames(
  families: readonly (readonly NamedProduct[])[],
  texts: Texts,
  { isNutrientWord }: MentionOptions,
): Hit[] {
  const text = texts.join(' ');
  const at = texts.findIndex(
    (word) =>
      isVersus(word) ||
      (word === 'or' && (ASKS_WHICH.test(text) || texts.some(isNutrientWord))) ||
      (word === 'and' && ASKS_THE_DIFFERENCE.test(text)),
  );
  const left = KIND_NOUN.test(texts[at - 1] ?? '') ? at - 1 : at;
  const right = at + (texts[at + 1] === 'the' ? 2 : 1);
  if (at < 1) return [];
  const longest = (family: readonly NamedProduct[], startOf: (rest: Texts) => number): Hit[] => {
    const [first] = family
      .flatMap((named) =>
        [named.nameWords, withoutStrength(named.nameWords)].map((words) => ({ named, words })),
      )
      .map((each) => ({ ...each, from: Math.max(0, startOf(each.words)) }))
      .filter(
        ({ words, from }) => words.length > 0 && words.every((word, place) => texts[from + place] === word),
      )
      .toSorted((one, other) => other.words.length - one.words.length);
    if (first === undefined) return [];
    const { from } = first;
    const to = from + first.words.length;
    const isApart = BEFORE_COMPARED.test(texts[from - 1] ?? ',') && AFTER_COMPARED.test(texts[to] ?? ',');
    return isVersus(texts[at]) || isApart ? [{ named: [first.named], from, to }] : [];
  };
  const pairs = families
    .map((family) => [...longest(family, (rest) => left - rest.length), ...longest(family, () => right)])
    .filter(
      (pair) => pair.length === 2 && !pair.every(({ named }) => named[0]?.nameWords.every(isNutrientWord)),
    );
  return pairs.length === 1 ? (pairs[0] ?? []) : [];
}
const isVersus = (word = ''): boolean => /^(?:vs?|versus|against)$/u.test(word);
const ASKS_THE_DIFFERENCE = /\b(?:differ\w*|compar\w+)\b/u;
const ASKS_WHICH = /\b(?:more|less|fewer|higher|lower|most|least|differ\w*|compar\w+)\b/u;
const KIND_NOUN = /^(?:one|feed|drink|formula|powder)$/u;
const BEFORE_COMPARED = /^(?:the|,|between|of|compare|or|and)$/u;
const AFTER_COMPARED =
  /^(?:,|or|and|ones?|feed|drink|formulas?|which|whichs|for|per|has|have|is|side|compared|differ\w*)$/u;

/** "A PKU lad of 9: the Pouch 15": a name's last word with its strength. Of several, those with most other words in the message. */
function namedByStrength(
  byWord: NameIndex['byWord'],
  texts: Texts,
  { isMeasured, isInPhrase }: MentionOptions,
  brand: string | undefined,
): Hit[] {
  return texts.flatMap((text, at): Hit[] => {
    const last = texts[at - 1];
    if (last === undefined || !isNumber(text) || isNumber(last) || isMeasured(at) || isInPhrase(at))
      return [];
    const ending = (byWord.get(text) ?? []).filter(
      (named) =>
        (brand === undefined || named.brand === brand) &&
        named.nameWords.length > 2 &&
        named.nameWords.at(-1) === text &&
        named.nameWords.at(-2) === last,
    );
    const sharedWordCount = ({ brand: own, nameWords }: NamedProduct) =>
      [own, ...nameWords.slice(0, -2)].filter((word) => texts.includes(word)).length;
    const maxShared = Math.max(0, ...ending.map(sharedWordCount));
    const named = ending.filter((each) => sharedWordCount(each) === maxShared);
    return named.length === 0 ? [] : [{ named, from: at - 1, to: at + 1 }];
  });
}

/** "A bowl of the loops": a word of a name that means nothing else; "the dialysis one": a word of one name only. */
const namedByWord = (
  byWord: NameIndex['byWord'],
  texts: Texts,
  { isInVocabulary, isNutrientWord }: MentionOptions,
  brand: string | undefined,
): Hit[] =>
  texts.flatMap((text, at): Hit[] => {
    const hasArticle = /^(?:the|our|your)$/u.test(texts[at - 1] ?? '');
    if (!hasArticle && !BEFORE_NAME.test(texts[at - 1] ?? 'is')) return [];
    // A ratio is a word of a name.
    if (text.length < MIN_LENGTH || /^[\d.]+$/u.test(text) || isNutrientWord(text)) return [];
    const named = (byWord.get(text) ?? []).filter(
      (each) => (brand === undefined || each.brand === brand) && each.nameWords.includes(text),
    );
    const isOnly = named.length === 1;
    const isName = isInVocabulary(text)
      ? hasArticle && isOnly && texts[at + 1] === 'one'
      : hasArticle || isOnly;
    if (named.length === 0 || !isName) return [];
    // "The mini" is a whole name.
    const wholeNames = named.filter(({ nameWords }) => nameWords.length === 1);
    return [{ named: wholeNames.length > 0 ? wholeNames : named, from: at, to: at + 1 }];
  });
const MIN_LENGTH = 4;
/** "Is intense ok", "protein in intense". */
const BEFORE_NAME = /^(?:is|does|has|of|in|vs|than)$/u;

/** How many words of a name occur here, if they are meant as a name. */
function lengthAt(
  rest: Texts,
  texts: Texts,
  from: number,
  { isMeasured, isMeaningful, isInPhrase, isNutrientWord }: MentionOptions,
): number {
  if (BEFORE_COUNT.test(texts[from - 1] ?? '') && isNumber(rest[0])) return 0;
  // "The 4:1 keto powder": a description inside the name.
  const [first = '', last, another] = rest;
  const surroundsWord =
    another === undefined &&
    first.includes(':') &&
    texts[from] === first &&
    texts[from + 2] === last &&
    isMeaningful(texts[from + 1] ?? '');
  if (surroundsWord) return rest.length + 1;
  const isMeantAsName =
    followsAmount(texts, from, isNutrientWord) &&
    FOLLOWS_NAME.test(texts[from + rest.filter((word) => !isNumber(word)).length] ?? ',');
  const found = [rest, isNumber(rest.at(-1)) ? rest.slice(0, -1) : rest].find(
    (words) =>
      words.every(
        (word, offset) =>
          // "3 mini proteins"; "the milk drinks" are of a kind.
          (texts[from + offset] === word ||
            (offset > 0 &&
              (isNumber(texts[from - 1]) || isNumber(texts[from])) &&
              texts[from + offset] === `${word}s`)) &&
          !isMeasured(from + offset),
      ) &&
      !(words.length === 1 && isInPhrase(from)) &&
      ((words.length >= 2 &&
        (isMeantAsName || !words.every(isDescribing) || isOneFeed(words, texts, from))) ||
        words.some((word) => word.length > 2 && (isMeantAsName || !isMeaningful(word)) && !isNumber(word))),
  );
  return found?.length ?? 0;
}

/**
 * "900 of the concentrate, protein", "carbs in 2 bottles of the juice": after an amount a word is a name, whatever else it means.
 */
const followsAmount = (texts: Texts, from: number, isNutrient: (text: string) => boolean): boolean =>
  /\d(?: \w+)? of (?:the|that|our|your) $/u.test(`${texts.slice(0, from).join(' ')} `) &&
  !isNutrient(texts[from] ?? '') &&
  !FORM_WORD.test(texts[from] ?? '') &&
  texts.some(isNutrient);
/** "The low protein bread" is no product named Low Protein. */
const FOLLOWS_NAME =
  /^(?:,|ones?|feeds?|drinks?|and|plus|with|at|a|per|in|for|over|on|is|are|how|what|do|does|has|have|gives?|suppl(?:y|ies)|provides?|contains?|tds|bd|please|pls|been|was|were|hung|hanging|running|up|opened)$/u;
const FORM_WORD = /^(?:powder|liquid|tube|sip|milk|pouch|bar|carton|sachet|formula)$/u;
