/** RFC 4648 section 5: the letters an address may hold. Written out because pure packages have no browser. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Text as UTF-8 in base64url, without padding. */
export function encodeBase64Url(text: string): string {
  const bytes = utf8(text);
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const sixes = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    const used = third === undefined ? (second === undefined ? 2 : 3) : 4;
    for (const six of sixes.slice(0, used)) encoded += LETTERS[six] ?? '';
  }
  return encoded;
}

/** Null for what is not base64url of UTF-8 text. Padding and the letters of plain base64 are forgiven. */
export function decodeBase64Url(encoded: string): string | null {
  const plain = encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of plain) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) return null;
    bits = ((bits << 6) | six) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 0xff);
    }
  }
  return fromUtf8(bytes);
}

/** Half of a surrogate pair is no character: it is sent as the mark for one that was lost. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));
  return [...escaped.matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([whole, hex]) =>
    hex === undefined ? whole.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

function fromUtf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    // Bytes that are no UTF-8.
    return null;
  }
}
