type Sentence = { path: string; text: string };

/** Most texts with a gap take counts or names; one that takes something else is read in its own test. */
const EXAMPLE_ARGUMENTS: readonly (readonly unknown[])[] = [
  [1, 2],
  ['one', 'two'],
];

/** Every text reachable from a value: strings, lists, records, and functions called with example arguments. */
export function sentencesOf(value: unknown, path = ''): Sentence[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    const called: unknown = firstReturned(value);
    return sentencesOf(called, `${path}()`);
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    sentencesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function firstReturned(text: Function): unknown {
  for (const args of EXAMPLE_ARGUMENTS) {
    try {
      return Reflect.apply(text, undefined, args);
    } catch {
      // Takes another kind of argument: the next example, or nothing to read here.
    }
  }
  return undefined;
}
