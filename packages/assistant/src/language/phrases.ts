/** Finds the phrases of a vocabulary in a message, the longest first, each word used once. */
export type PhraseHit<T> = { value: T; from: number; to: number; phrase: string };

export type PhraseBook<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;

/** Keyed by first word, longest phrase first. */
export function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const book = new Map<string, { words: readonly string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    const list = book.get(first) ?? [];
    list.push({ words, value });
    book.set(first, list);
  }
  for (const list of book.values()) list.sort((one, other) => other.words.length - one.words.length);
  return book;
}

/** "Glucose polymers": the last words of a phrase may stand in the plural. */
const isPlural = (text: string | undefined, word: string, isLater: boolean): boolean =>
  isLater && word.length > 3 && text === `${word}s`;

export function findPhrases<T>(
  book: PhraseBook<T>,
  texts: readonly string[],
  isFree: (index: number) => boolean = () => true,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    const match = book
      .get(texts[from] ?? '')
      ?.find((entry) =>
        entry.words.every(
          (word, offset) =>
            isFree(from + offset) &&
            (texts[from + offset] === word || isPlural(texts[from + offset], word, offset > 0)),
        ),
      );
    if (match === undefined) continue;
    const to = from + match.words.length;
    hits.push({ value: match.value, from, to, phrase: match.words.join(' ') });
    from = to - 1;
  }
  return hits;
}
