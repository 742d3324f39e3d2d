/** FNV-1a, 32 bits: spreads names well enough to tell resources of one bundle apart; not for secrets. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function fnv1a(text: string, seed: number): number {
  let hash = (OFFSET ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME) >>> 0;
  }
  // The last characters would otherwise stay in the low bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The same UUID for the same text, always. Version 8 of RFC 9562: made by a rule of our own. */
export function deterministicUuid(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => fnv1a(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
