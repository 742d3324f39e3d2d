/** How a page begins, up to the first of its results: plain members, then their list. */
const UP_TO_RESULTS = /^\s*\{(?:\s*"\w+"\s*:\s*[\w.+-]+\s*,)*\s*"results"\s*:\s*\[\s*/;
/** By then a page that has a list of results has begun it. */
const LONGEST_BEGINNING = 1000;
/** How a result begins, as far as it tells one from what is inside another: its first name and the kind of its value. */
const BEGINNING_OF_RESULT = /^\{\s*"[^"\\]*"\s*:\s*./;
/** A result in which its own beginning comes back this often is not looked for any further. */
const MOST_FALSE_ENDS = 16;

/** What a result is, and the way to read it once more where the first reading was not kept. */
export type TakeResult = (result: unknown, again: () => unknown) => void;

/**
 * Reads one page of a list while it arrives: a page of 500 products is ten million letters, and each product is
 * read and let go as soon as it is whole. What is no JSON ends in a SyntaxError, as it does with `JSON.parse`.
 *
 * To look at every byte would take as long as to read it. So a result ends where the next seems to begin and what is
 * before can be read: no object is whole before its end. Where that finds nothing, the rest is read as one text.
 */
export class PageReader {
  readonly #take: TakeResult;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** The page up to its results; undefined until they begin. */
  #beginning: string | undefined;
  /** What has arrived and was not given on yet. */
  #text = '';
  /** What stands between two results, with the beginning of the second; undefined until the first begins. */
  #between: string | undefined;
  /** From where the end of the result at the beginning of the text is looked for. */
  #from = 0;
  #falseEnds = 0;
  #isReadAtTheEnd = false;

  constructor(take: TakeResult) {
    this.#take = take;
  }

  add(arrived: Uint8Array<ArrayBuffer>): void {
    this.#text += this.#decoded(arrived);
    this.#begin();
    while (this.#giveFirst());
  }

  /** The page with an empty list in place of its results. */
  end(): unknown {
    const page: unknown = JSON.parse((this.#beginning ?? '') + this.#text + this.#decoded());
    if (typeof page !== 'object' || page === null || Array.isArray(page)) return page;
    const results: unknown = Reflect.get(page, 'results');
    if (!Array.isArray(results)) return page;
    for (const result of results) this.#take(result, () => result);
    return { ...page, results: [] };
  }

  #begin(): void {
    if (this.#between !== undefined || this.#isReadAtTheEnd) return;
    if (this.#beginning === undefined) {
      this.#beginning = UP_TO_RESULTS.exec(this.#text)?.[0];
      this.#text = this.#text.slice(this.#beginning?.length ?? 0);
    }
    const result = this.#beginning !== undefined && BEGINNING_OF_RESULT.exec(this.#text)?.[0];
    if (result) this.#between = `},${result}`;
    else this.#isReadAtTheEnd = this.#text.length >= LONGEST_BEGINNING;
  }

  /** Gives the result at the beginning of the text, where its end has arrived; false when there is none to be seen. */
  #giveFirst(): boolean {
    if (this.#between === undefined) return false;
    const at = this.#text.indexOf(this.#between, this.#from);
    if (at === -1) {
      this.#from = Math.max(this.#from, this.#text.length - this.#between.length);
      return false;
    }
    const end = at + 1;
    const text = this.#text.slice(0, end);
    const result = readWhole(text);
    if (result === undefined) {
      this.#from = end;
      this.#falseEnds += 1;
      if (this.#falseEnds < MOST_FALSE_ENDS) return true;
      this.#between = undefined;
      this.#isReadAtTheEnd = true;
      return false;
    }
    this.#take(result, () => JSON.parse(text));
    this.#text = this.#text.slice(end + 1);
    this.#from = 0;
    this.#falseEnds = 0;
    return true;
  }

  #decoded(arrived?: Uint8Array<ArrayBuffer>): string {
    try {
      return this.#decoder.decode(arrived, { stream: arrived !== undefined });
    } catch {
      throw new SyntaxError('Not UTF-8');
    }
  }
}

/** Undefined where the text ends too early: no JSON text is read as that. */
function readWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
