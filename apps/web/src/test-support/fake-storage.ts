/** A storage area in memory, with the one thing tests of a browser without storage need: it can refuse. */
export function fakeStorage(initial: Record<string, string> = {}, isBlocked = false): Storage {
  const items = new Map(Object.entries(initial));
  const allowed = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return items;
  };
  return {
    get length() {
      return allowed().size;
    },
    clear: () => allowed().clear(),
    getItem: (key) => allowed().get(key) ?? null,
    key: (index) => [...allowed().keys()][index] ?? null,
    removeItem: (key) => void allowed().delete(key),
    setItem: (key, value) => void allowed().set(key, value),
  };
}
