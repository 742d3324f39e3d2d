/**
 * A pure function of a text that remembers recent results, because several readers read the same message and its parts in turn.
 * Emptied when full, so that it does not grow with the conversation.
 */
export function memoizeRecent<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    if (results.has(text)) return results.get(text) as T;
    const result = read(text);
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(text, result);
    return result;
  };
}
const MAX_RESULTS = 500;
