export { wordSet, wordsIn } from './word-lists.ts';

/** A table of phrases: each line has a name, a colon, and phrases separated by "|"; an indented line continues the one before. */
export const phraseTable = (table: string): (readonly [name: string, phrases: readonly string[]])[] =>
  table
    .trim()
    .split(/\n(?! )/u)
    .map((line) => {
      const [, name = '', phrases = ''] = /^(.+?): ([\s\S]*)$/u.exec(line) ?? [];
      return [name, phrases.split('|').map((phrase) => phrase.replace(/\s+/gu, ' ').trim())];
    });

/** A pattern that matches any of the lines as whole words. A line is a regular expression; shared parts are put in with ${}. */
export function anyOf(lines: TemplateStringsArray, ...shared: readonly string[]): RegExp {
  const patterns = String.raw(lines, ...shared.map((words) => `(?:${words})`))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'u');
}

export const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** "a, b and c" */
export const listed = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** The items without duplicates, each at its first place. */
export const unique = <T>(items: readonly T[] = []): T[] => [
  ...new Map(items.map((item) => [typeof item === 'object' ? JSON.stringify(item) : item, item])).values(),
];

/** Items by a key, in their original order. */
export function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Values of phrases by the first word, the longest phrase first. */
export type PhraseBook<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;
export type PhraseHit<T> = { value: T; from: number; to: number; phrase: string };

export function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const phrases = Array.from(entries, ([phrase, value]) => ({ words: phrase.split(' '), value }));
  const longestFirst = phrases.toSorted((one, other) => other.words.length - one.words.length);
  return grouped(longestFirst, ({ words }) => words[0] ?? '');
}

/** "Wants" tells about somebody, "want" asks; the plural of "baby" is "babies". */
const NO_PLURAL_S = /^(?:want|need)$|[^aeiou]y$/u;

/** The words of a phrase may be plural: "glucose polymers". */
const matchesWord = (text: string | undefined, word: string): boolean =>
  text === word || (text === `${word}s` && word.length > 2 && !NO_PLURAL_S.test(word));

/** Every phrase that starts at a word: exact matches before plurals, the longest first. */
export function phrasesAt<T>(
  book: PhraseBook<T>,
  texts: readonly string[],
  from: number,
  isFree: (index: number) => boolean,
): PhraseHit<T>[] {
  const first = texts[from] ?? '';
  const ofPlural = first.endsWith('s') ? (book.get(singular(first)) ?? []) : [];
  const hits = [...(book.get(first) ?? []), ...ofPlural].filter(({ words }) =>
    words.every((word, offset) => isFree(from + offset) && matchesWord(texts[from + offset], word)),
  );
  const isPlural = ({ words }: { words: readonly string[] }) =>
    words.some((word, offset) => texts[from + offset] !== word);
  return [...hits.filter((hit) => !isPlural(hit)), ...hits.filter(isPlural)].map(({ words, value }) => ({
    value,
    from,
    to: from + words.length,
    phrase: words.join(' '),
  }));
}

/** The phrases of a text from left to right, each word used once. */
export function findPhrases<T>(
  book: PhraseBook<T>,
  texts: readonly string[],
  isFree: (index: number) => boolean = () => true,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    const [hit] = phrasesAt(book, texts, from, isFree).toSorted((one, other) => other.to - one.to);
    if (hit === undefined) continue;
    hits.push(hit);
    from = hit.to - 1;
  }
  return hits;
}
