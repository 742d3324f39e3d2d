/**
 * A pure function of a text that keeps its last results: one message and its parts are read by several readers, one after the
 * other. Emptied when it is full, so that nothing grows with a conversation.
 */
export function memoizeRecent<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    if (results.has(text)) return results.get(text) as T;
    const result = read(text);
    if (results.size >= MOST_KEPT) results.clear();
    results.set(text, result);
    return result;
  };
}
const MOST_KEPT = 50;
