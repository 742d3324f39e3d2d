type Sentence = { path: string; text: string };

const EXAMPLE_ARGUMENTS = [1, 2];

/** Every text reachable from a value: strings, lists, records, and functions called with example arguments. */
export function sentencesOf(value: unknown, path = ''): Sentence[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    const called: unknown = Reflect.apply(value, undefined, EXAMPLE_ARGUMENTS);
    return sentencesOf(called, `${path}()`);
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    sentencesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
