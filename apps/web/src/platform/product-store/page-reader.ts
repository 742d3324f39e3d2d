/** The signs a page is parted at. Every other byte, nearly all of them, is passed over with one look. */
const [QUOTE, ESCAPE, OPEN, CLOSE, COMMA] = [1, 2, 3, 4, 5];
const SIGNS = new Uint8Array(256);
for (const [letters, sign] of [
  ['"', QUOTE],
  ['\\', ESCAPE],
  ['[{', OPEN],
  [']}', CLOSE],
  [',', COMMA],
] as const) {
  for (const letter of letters) SIGNS[letter.charCodeAt(0)] = sign;
}
const OPEN_LIST = '['.charCodeAt(0);

/** How a page reads up to the first of its results. */
const UP_TO_RESULTS = /[{,]\s*"results"\s*:\s*\[$/;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads one page of a list while it arrives: a page of 500 products is ten million letters, and each product is
 * looked at and let go as soon as it is whole. What is no JSON ends in a SyntaxError, as it does with `JSON.parse`.
 */
export class PageReader {
  readonly #take: (result: string) => void;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** The page without its results. */
  #around = '';
  /** What has arrived and was not given on yet, and how far it was looked at. */
  #bytes: Bytes = new Uint8Array(0);
  #at = 0;
  #depth = 0;
  #isInText = false;
  /** How many results there were before the one that is being read; undefined outside their list. */
  #before: number | undefined;

  /** `take` gets each result as JSON text: whether it is, its parser says. */
  constructor(take: (result: string) => void) {
    this.#take = take;
  }

  add(arrived: Bytes): void {
    const bytes = joined(this.#bytes, arrived);
    let [at, depth, isInText] = [this.#at, this.#depth, this.#isInText];
    let start = 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      const sign = SIGNS[byte];
      if (sign === 0) continue;
      if (sign === QUOTE) {
        isInText = !isInText;
      } else if (sign === ESCAPE) {
        // Nor does an escaped quote end the text when it comes with the next bytes.
        at += 1;
      } else if (!isInText) {
        if (sign === OPEN) {
          depth += 1;
          if (depth === 2 && byte === OPEN_LIST) {
            this.#open(bytes.subarray(start, at + 1));
            start = at + 1;
          }
        } else if (sign === CLOSE) {
          if (depth === 2 && this.#before !== undefined) {
            this.#close(bytes.subarray(start, at));
            start = at;
          }
          depth -= 1;
        } else if (depth === 2 && this.#before !== undefined) {
          this.#give(bytes.subarray(start, at));
          start = at + 1;
        }
      }
    }
    this.#bytes = bytes.subarray(start);
    [this.#at, this.#depth, this.#isInText] = [at - start, depth, isInText];
  }

  /** The page with an empty list in place of its results. */
  end(): unknown {
    return JSON.parse(this.#around + this.#text(this.#bytes));
  }

  /** A list of the page begins; it need not be that of its results. */
  #open(upToList: Bytes): void {
    this.#around += this.#text(upToList);
    if (UP_TO_RESULTS.test(this.#around)) this.#before = 0;
  }

  #close(last: Bytes): void {
    if (this.#before !== 0 || this.#text(last).trim() !== '') this.#give(last);
    this.#before = undefined;
  }

  #give(result: Bytes): void {
    this.#take(this.#text(result));
    this.#before = (this.#before ?? 0) + 1;
  }

  /** Bytes are only ever parted at signs of one byte, so that no letter is torn. */
  #text(bytes: Bytes): string {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      throw new SyntaxError('Not UTF-8');
    }
  }
}

function joined(first: Bytes, second: Bytes): Bytes {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
