import type { Product } from '../catalogue.ts';
import { editDistance } from '../language/edit-distance.ts';
import {
  grouped,
  phraseBook,
  type PhraseBook,
  type PhraseHit,
  phrasesAt,
  singular,
  wordSet,
} from '../language/phrases.ts';
import { phraseText, wordsOf } from '../language/words.ts';
import type { NameIndex } from '../names/name-index.ts';
import { ingredientWords, useWords } from '../answers/products/kinds.ts';
import { COMMON_WORDS, POLITE_WORDS } from '../vocabulary/common-words.ts';
import { isOrdinary } from '../intent/thesaurus.ts';
import { CRITERIA_WORDS, LIST_WORDS } from '../vocabulary/criteria-words.ts';
import { NUTRIENT_GROUPS, NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { OPERATOR_WORDS } from '../vocabulary/operator-words.ts';
import { CARE_WORDS } from '../vocabulary/person-words.ts';
import type { MethodFact } from '../methods/method-facts.ts';
import { methodNames } from '../vocabulary/method-words.ts';
import { TOPIC_WORDS, WEAK_TOPIC_WORDS } from '../vocabulary/topic-words.ts';
import type { Criterion, Topic, BareCriterion } from './query.ts';

/** What a phrase may stand for. */
export type Item =
  | { kind: 'nutrient'; id: string }
  | { kind: 'noRow'; name: string }
  | { kind: 'group'; ids: readonly string[] }
  | { kind: 'criterion'; criterion: BareCriterion<Criterion>; isOnlyForLists?: true }
  | { kind: 'topic'; topic: Topic; isWeak: boolean; rank: number }
  | { kind: 'general'; name: string }
  | { kind: 'operator'; name: string };

/** One phrase may stand for several things; its neighbours decide. */
type Items = readonly Item[];

export type Lexicon = {
  find: (texts: readonly string[], isFree: (at: number) => boolean) => PhraseHit<Items>[];
  /** Whether Sim knows a word, or it is a common word. */
  isKnown: (text: string) => boolean;
  /** Whether a word can be skipped in any question. */
  isIgnorable: (text: string) => boolean;
  /** Whether a word has a meaning of its own or is a common word: it is no name by itself. */
  isMeaningful: (text: string) => boolean;
  /** A word of the vocabulary, of the FAQs or of ordinary sentences. */
  isInVocabulary: (text: string) => boolean;
  /** The known word that a misspelt one stands for; undefined if two words fit. */
  correctSpelling: (text: string) => string | undefined;
  /** "Lactosefree", "dalesipmini": two words run together. */
  splitCompound: (text: string) => readonly [string, string] | undefined;
  /** A word in a list of ingredients. */
  isIngredient: (text: string) => boolean;
  /** A word in the indications of a product. */
  isIndication: (text: string) => boolean;
};

/** How many phrases are read between two pauses. */
const PHRASES_PER_STEP = 100;

/** Words that describe no taste, or too many. */
const NOT_A_TASTE = wordSet('plain white brown fruit fruits forest cookie passion flavour');
const MIN_TASTE_LENGTH = 5;
/** Every phrase of the vocabulary, with what it stands for. */
function* lexiconEntries(
  products: readonly Product[],
  methods: readonly MethodFact[],
): Generator<readonly [phrase: string, item: Item]> {
  for (const [, found] of NUTRIENT_WORDS)
    for (const { words, value } of found)
      yield [
        words.join(' '),
        value.kind === 'known' ? { kind: 'nutrient', id: value.id } : { kind: 'noRow', name: value.name },
      ];
  for (const [ids, phrases] of NUTRIENT_GROUPS)
    for (const phrase of phrases) yield [phrase, { kind: 'group', ids }];
  for (const [criterion, phrases] of CRITERIA_WORDS)
    for (const phrase of phrases) yield [phrase, { kind: 'criterion', criterion }];
  for (const [criterion, phrases] of LIST_WORDS)
    for (const phrase of phrases) yield [phrase, { kind: 'criterion', criterion, isOnlyForLists: true }];
  for (const value of flavourWords(products))
    yield [value, { kind: 'criterion', criterion: { kind: 'flavour', value } }];
  for (const [rank, [topic, phrases]] of TOPIC_WORDS.entries())
    for (const phrase of phrases)
      yield [phrase, { kind: 'topic', topic, isWeak: WEAK_TOPIC_WORDS.has(phrase), rank }];
  for (const [name, phrases] of methodNames(methods))
    for (const phrase of phrases) yield [phrase, { kind: 'general', name }];
  for (const [name, phrases] of OPERATOR_WORDS)
    for (const phrase of phrases) yield [phrase, { kind: 'operator', name }];
}

/** Built in steps: the caller may pause at each `yield`. */
export function* lexiconOf(
  products: readonly Product[],
  methods: readonly MethodFact[],
  names: NameIndex,
  /** Words with a meaning elsewhere: those of the FAQs. */
  otherWords: Iterable<string>,
  /** Words of the training messages: no typing errors, though names of products may be among them. */
  fittedWords: Iterable<string> = [],
): Generator<undefined, Lexicon> {
  const items = new Map<string, Item[]>();
  for (const [phrase, item] of lexiconEntries(products, methods)) {
    if (items.size % PHRASES_PER_STEP === 0) yield;
    const present = items.get(phrase);
    if (present === undefined) items.set(phrase, [item]);
    else if (!present.some((other) => isSame(other, item))) present.push(item);
  }
  const book: PhraseBook<Items> = phraseBook(items);
  const nameWords = [...names.vocabulary.values()].flatMap((words) => [...words]);
  const meaningfulWords = new Set([
    ...[...items.keys()].flatMap((phrase) => phrase.split(' ')),
    ...CARE_WORDS,
    ...nameWords,
  ]);
  yield;
  const common = new Set([...COMMON_WORDS, ...POLITE_WORDS, ...otherWords, ...CARE_WORDS]);
  const known = new Set([...meaningfulWords, ...common, ...fittedWords]);
  const isKnown = (text: string) => isKnownIn(known, text) || isOrdinary(text);
  const isInVocabulary = (text: string) => items.has(text) || items.has(singular(text)) || common.has(text);
  const correctable = grouped(meaningfulWords, (word) => word.charAt(0));
  const ignorable = new Set([...COMMON_WORDS, ...POLITE_WORDS]);
  yield;
  const hasMeaning = (text: string) =>
    items.get(text)?.some(({ kind }) => kind === 'nutrient' || kind === 'criterion') === true;
  const isHead = (text: string) =>
    hasMeaning(text) || names.brands.has(text) || /^(?:high|low|multi)$/u.test(text);
  const isTail = (text: string) => hasMeaning(text) || text === 'free' || nameWords.includes(text);
  const ingredients = ingredientWords(products);
  const uses = useWords(products);
  return {
    find: (texts, isFree) => findLongest(book, texts, isFree),
    isKnown,
    isIgnorable: (text) => ignorable.has(text) || NOT_A_WORD.test(text),
    isMeaningful: (text) => isInVocabulary(text) || isOrdinary(text),
    isInVocabulary,
    correctSpelling: (text) =>
      isKnown(text) ? undefined : correctSpellingIn(correctable.get(text.charAt(0)) ?? [], text),
    splitCompound: (text) => (isKnown(text) ? undefined : splitCompoundIn(text, isHead, isTail)),
    isIngredient: (text) => text.length > 3 && ingredients.has(singular(text)),
    isIndication: (text) => text.length > 3 && uses.has(singular(text)),
  };
}

const isSame = (one: Item, other: Item): boolean =>
  one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);

/** Flavours by name, and by single words that describe a taste. */
function flavourWords(products: readonly Product[]): Set<string> {
  const tastes = new Set<string>();
  for (const flavour of new Set(products.flatMap(({ flavours }) => flavours))) {
    const words = phraseText(wordsOf(flavour)).split(' ');
    if (words.length > 1 || !NOT_A_TASTE.has(words[0] ?? '')) tastes.add(words.join(' '));
    for (const word of words) if (word.length >= MIN_TASTE_LENGTH && !NOT_A_TASTE.has(word)) tastes.add(word);
  }
  return tastes;
}

/** Of phrases that share a word, what is asked wins over how it is asked, and a longer phrase over a shorter. */
function findLongest(
  book: PhraseBook<Items>,
  texts: readonly string[],
  isFree: (at: number) => boolean,
): PhraseHit<Items>[] {
  const sortedHits = texts
    .flatMap((_, at) => phrasesAt(book, texts, at, isFree))
    .toSorted(
      (one, other) =>
        weight(one) - weight(other) || other.to - other.from - (one.to - one.from) || one.from - other.from,
    );
  const chosenHits: PhraseHit<Items>[] = [];
  for (const hit of sortedHits)
    if (chosenHits.every(({ from, to }) => hit.to <= from || hit.from >= to)) chosenHits.push(hit);
  return chosenHits.toSorted((one, other) => one.from - other.from);
}

/** Question words give way to a phrase they share a word with. */
const weight = ({ value }: PhraseHit<Items>): number =>
  value.every((item) => item.kind === 'operator' && /^(?:some|noun|with|it|among)$/u.test(item.name)) ? 1 : 0;

/** Numbers, signs, and one or two letters. */
const NOT_A_WORD = /^(?:[\d.,%:<>_]+|[a-z]{1,2})$/u;

const isKnownIn = (known: ReadonlySet<string>, text: string): boolean =>
  known.has(text) ||
  NOT_A_WORD.test(text) ||
  (text.endsWith('s') && text.length > 3 && known.has(text.slice(0, -1))) ||
  known.has(`${text}s`);

const MIN_PART_LENGTH = 3;

function splitCompoundIn(
  text: string,
  isHead: (text: string) => boolean,
  isTail: (text: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = MIN_PART_LENGTH; at <= text.length - MIN_PART_LENGTH; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (isHead(head) && (isTail(tail) || isTail(singular(tail)))) return [head, tail];
  }
  return undefined;
}

const MIN_LENGTH_TO_CORRECT = 5;
const LONG_WORD = 9;

function correctSpellingIn(words: readonly string[], text: string): string | undefined {
  if (text.length < MIN_LENGTH_TO_CORRECT || !/^[a-z]+$/u.test(text)) return undefined;
  const limit = text.length >= LONG_WORD ? 2 : 1;
  const near = words.flatMap((word) => {
    const distance =
      word.length < MIN_LENGTH_TO_CORRECT
        ? limit + 1
        : Math.min(
            editDistance(text, word, limit),
            /[sy]$/u.test(word) ? LONG_WORD : editDistance(text, `${word}s`, limit),
          );
    return distance > limit ? [] : [{ word, distance }];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  const best = near.filter(({ distance }) => distance === least).map(({ word }) => word);
  // "Thickners": "thickeners" rather than "thickness".
  const alike = best.filter((word) => consonantsOf(singular(word)) === consonantsOf(singular(text)));
  const meaningfulWords = alike.length > 0 ? alike : best;
  return new Set(meaningfulWords.map(singular)).size > 1 ? undefined : meaningfulWords.at(-1);
}
const consonantsOf = (word: string): string => word.replaceAll(/[aeiou]/gu, '');
