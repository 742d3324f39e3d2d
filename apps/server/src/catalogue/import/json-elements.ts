import { SourceError } from './catalogue-source.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x7b, 0x5b]); // { [
const CLOSE = new Set([0x7d, 0x5d]);

/**
 * The elements of one array of a JSON file, one at a time, so that a file of a hundred megabytes needs the
 * memory of one product. The array stands under `key` at the top, alone or as `results` of a page:
 * `{"projections": […]}` or `{"projections": {"results": […]}}`.
 */
export async function* jsonElements(chunks: AsyncIterable<Buffer>, key: string): AsyncGenerator<unknown> {
  const path: string[] = [];
  let arrayDepth = 0;
  let text: number[] | undefined;
  let lastString = '';
  let inString = false;
  let escaped = false;
  let element: Buffer[] = [];
  let started = false;
  let found = false;

  const isOurs = () =>
    (path.length === 2 && path[0] === '' && path[1] === key) ||
    (path.length === 3 && path[0] === '' && path[1] === key && path[2] === 'results');

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (inString) {
        if (!escaped && !text) {
          // Most of a file is text inside strings: go straight to where one may end.
          at = endOfString(chunk, at);
          if (at >= chunk.length) break;
          if (chunk[at] === QUOTE) inString = false;
          else escaped = true;
          continue;
        }
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) {
          inString = false;
          if (text) lastString = Buffer.from(text).toString();
          text = undefined;
        } else text?.push(byte);
        continue;
      }
      if (byte === QUOTE) {
        inString = true;
        if (arrayDepth === 0 && path.length <= 2) text = [];
        continue;
      }
      if (arrayDepth > 0) {
        if (OPEN.has(byte)) {
          if (arrayDepth === 1 && !started) {
            started = true;
            from = at;
          }
          arrayDepth += 1;
        } else if (CLOSE.has(byte)) {
          arrayDepth -= 1;
          if (arrayDepth === 1 && started) {
            element.push(chunk.subarray(from, at + 1));
            yield parse(Buffer.concat(element));
            element = [];
            started = false;
          } else if (arrayDepth === 0) path.pop();
        } else if (arrayDepth === 1 && byte !== 0x2c && byte > 0x20) {
          throw new SourceError(`The list "${key}" holds something that is not an object.`);
        }
        continue;
      }
      if (OPEN.has(byte)) {
        path.push(path.length === 0 ? '' : lastString);
        lastString = '';
        if (byte === 0x5b && isOurs()) {
          arrayDepth = 1;
          found = true;
        }
      } else if (CLOSE.has(byte)) path.pop();
    }
    if (started) {
      element.push(chunk.subarray(from));
    }
  }
  if (inString || arrayDepth > 0 || path.length > 0)
    throw new SourceError('The file ends in the middle: it is not whole JSON.');
  if (!found) throw new SourceError(`The file has no list "${key}" at its top.`);
}

/** The next quote or backslash, or the end of the chunk. */
function endOfString(chunk: Buffer, from: number): number {
  const quote = chunk.indexOf(QUOTE, from);
  const end = quote < 0 ? chunk.length : quote;
  const backslash = chunk.subarray(from, end).indexOf(BACKSLASH);
  return backslash < 0 ? end : from + backslash;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SourceError(`The file is not JSON near: ${bytes.subarray(0, 60).toString('utf8')}…`);
  }
}
