/** How another name differs: only by its strength, by one word more or less, or by one changed word. */
export type LookAlikeDifference = 'number' | 'added-word' | 'changed-word';

export type LookAlike<P> = { product: P; difference: LookAlikeDifference };

const CLOSENESS: Record<LookAlikeDifference, number> = { number: 0, 'added-word': 1, 'changed-word': 2 };

/**
 * Products whose names could be mistaken for this one: the wrong strength or disorder is one click away. The most
 * similar come first.
 */
export function lookAlikes<P extends { id: string; name: string }>(
  product: { id: string; name: string },
  all: readonly P[],
): LookAlike<P>[] {
  return all
    .flatMap((other): LookAlike<P>[] => {
      const difference = other.id === product.id ? null : nameDifference(product.name, other.name);
      return difference === null ? [] : [{ product: other, difference }];
    })
    .sort(
      (a, b) =>
        CLOSENESS[a.difference] - CLOSENESS[b.difference] || (a.product.name < b.product.name ? -1 : 1),
    );
}

export function nameDifference(one: string, other: string): LookAlikeDifference | null {
  const a = words(one);
  const b = words(other);
  if (a.length === b.length) {
    const different = a.flatMap((word, i) => (word === b[i] ? [] : [[word, b[i] ?? ''] as const]));
    const [pair] = different;
    if (!pair || different.length > 1) return null;
    if (pair.every(isNumber)) return 'number';
    // "Tarnvane Energy" and "Tarnvane Peptide" share only a brand: no one confuses them.
    return a.length > 2 || similar(...pair) ? 'changed-word' : null;
  }
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (longer.length !== shorter.length + 1) return null;
  const at = longer.findIndex((word, i) => word !== shorter[i]);
  const rest = longer.toSpliced(at, 1);
  if (!rest.every((word, i) => word === shorter[i])) return null;
  return isNumber(longer[at] ?? '') ? 'number' : 'added-word';
}

function words(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '');
}

/** "15", "2.0", "4:1", "7+": a strength, a ratio or an age. */
function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** "Mini" and "Milk": at most two letters apart, or one the beginning of the other. */
function similar(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one) || editDistance(one, other) <= 2;
}

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
