/**
 * Small values the browser keeps for us. Every read is validated, because the store may hold what an older
 * version or another program wrote; every access may throw (blocked cookies, private windows, full disk),
 * and the app must go on with what it has in memory.
 */
type Area = 'localStorage' | 'sessionStorage';

export function readText(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    // Storage is blocked by the browser: the same as nothing stored.
    return undefined;
  }
}

/** False where the browser did not take it. */
export function writeText(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    // Blocked or full: the value lives in memory until the tab closes, which is all we can offer.
    return false;
  }
}

export function removeText(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export type Stored<T> = { readonly key: string; read(): T | undefined; write(value: T): void; clear(): void };

/** A value kept as text that `parse` accepts; anything it refuses reads as nothing stored. */
export function storedValue<T>(
  key: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string,
  area: Area = 'localStorage',
): Stored<T> {
  return {
    key,
    read() {
      const text = readText(key, area);
      if (text === undefined) return undefined;
      try {
        return parse(text);
      } catch {
        // Not what this version writes.
        return undefined;
      }
    },
    write: (value) => void writeText(key, format(value), area),
    clear: () => removeText(key, area),
  };
}

export function storedFlag(key: string): Stored<boolean> {
  return storedValue(key, (text) => (text === 'true' ? true : text === 'false' ? false : undefined), String);
}

/** One of a closed list of words. */
export function storedWord<const W extends string>(key: string, words: readonly W[]): Stored<W> {
  return storedValue(
    key,
    (text) => words.find((word) => word === text),
    (word) => word,
  );
}

/** A moment, kept as milliseconds since 1970. */
export function storedMoment(key: string): Stored<number> {
  return storedValue(
    key,
    (text) => {
      const moment = Number(text);
      return Number.isSafeInteger(moment) && moment > 0 ? moment : undefined;
    },
    String,
  );
}

/** A list of short texts, such as ids already seen. */
export function storedList(key: string, area?: Area): Stored<readonly string[]> {
  return storedValue(
    key,
    (text) => {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
    },
    (list) => JSON.stringify(list),
    area,
  );
}
