import { isUtf8 } from 'node:buffer';
import { SourceError } from './catalogue-source.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LAST_WHITE_SPACE = 0x20;
/**
 * A product has some twenty kilobytes and a dozen levels. Anything larger is not a product, and reading it would use
 * up the memory.
 */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_DEEP = 200;
/** No key we look for is longer. */
const LONGEST_KEY = 200;

/** Where the reader is: at the top of the file, in the page under the key, or in the list itself. */
type Place = 'top' | 'page' | 'list';
/** A value that has started and not ended yet, perhaps several chunks ago. */
type OpenValue = {
  depth: number;
  inString: boolean;
  escaped: boolean;
  bytes: Buffer[] | undefined;
  size: number;
  deepest: number;
};

/**
 * The elements of one array of a JSON file, one at a time, so that a file of a hundred megabytes needs the memory of
 * one product. The array is under `key` at the top, directly or as `results` of a page: `{"projections": […]}` or
 * `{"projections": {"results": […]}}`. The rest of the file is read but ignored, so that a truncated file is refused,
 * unless `untilFound` is enough.
 */
export async function* jsonElements(
  chunks: AsyncIterable<Buffer>,
  key: string,
  untilFound = false,
): AsyncGenerator<unknown> {
  const places: Place[] = [];
  let open: OpenValue | undefined;
  /** The bytes of text outside any value: a key, or a value beside ours. */
  let text: number[] | undefined;
  let escaped = false;
  let lastText = '';
  let found = false;

  const enter = (byte: number): Place | undefined => {
    const place = places.at(-1);
    if (place === undefined) return byte === OPEN_OBJECT ? 'top' : undefined;
    if (place === 'top' && lastText === key) return byte === OPEN_OBJECT ? 'page' : 'list';
    return place === 'page' && lastText === 'results' && byte === OPEN_LIST ? 'list' : undefined;
  };

  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      if (open) {
        const end = endOfValue(chunk, at, open);
        open.bytes?.push(chunk.subarray(at, end));
        open.size += end - at;
        refuseTooLarge(open, key);
        if (open.depth > 0) break;
        if (open.bytes) yield parse(open.bytes);
        open = undefined;
        at = end - 1;
        continue;
      }
      const byte = chunk[at] ?? 0;
      if (text) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) {
          lastText = Buffer.from(text).toString();
          text = undefined;
          continue;
        }
        if (text.length <= LONGEST_KEY) text.push(byte);
        continue;
      }
      const inList = places.at(-1) === 'list';
      if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        const place = inList ? undefined : enter(byte);
        if (place) places.push(place);
        else {
          open = {
            depth: 0,
            inString: false,
            escaped: false,
            bytes: inList ? [] : undefined,
            size: 0,
            deepest: 0,
          };
          at -= 1; // Starts reading the value at its bracket.
        }
        found ||= place === 'list';
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        places.pop();
        if (untilFound && inList) return;
      } else if (inList && byte !== COMMA && byte > LAST_WHITE_SPACE) {
        throw new SourceError(`The list "${key}" holds something that is not an object.`);
      } else if (byte === QUOTE) text = [];
    }
  }
  if (open || text || places.length > 0)
    throw new SourceError('The file ends in the middle: it is not whole JSON.');
  if (!found) throw new SourceError(`The file has no list "${key}" at its top.`);
}

/** Skipped values take no memory, however long they are. */
function refuseTooLarge({ bytes, size, deepest }: OpenValue, key: string): void {
  if (bytes === undefined || (size <= MOST_BYTES && deepest <= MOST_DEEP)) return;
  throw new SourceError(
    `The list "${key}" holds something that is too large, or nested too deep, for a product.`,
  );
}

/** Just after the bracket that closes the open value, or the end of the chunk if it stays open. */
function endOfValue(chunk: Buffer, from: number, open: OpenValue): number {
  // Plain variables for speed: this loop reads every byte of the file.
  let { depth, inString, escaped, deepest } = open;
  let at = from;
  for (; at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (inString) {
      if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      depth -= 1;
      if (depth === 0) {
        at += 1;
        break;
      }
    }
  }
  open.depth = depth;
  open.deepest = deepest;
  open.inString = inString;
  open.escaped = escaped;
  return at;
}

function parse(pieces: Buffer[]): unknown {
  const [only] = pieces;
  const bytes = pieces.length === 1 && only ? only : Buffer.concat(pieces);
  if (!isUtf8(bytes)) throw new SourceError('The file is not in UTF-8.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SourceError(`The file is not JSON near: ${bytes.subarray(0, 60).toString('utf8')}…`);
  }
}
