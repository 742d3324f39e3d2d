/** The words of a list, however it is broken into lines. */
export const wordsIn = (list: string): string[] => list.trim().split(/\s+/u);

export const wordSet = (list: string): ReadonlySet<string> => new Set(wordsIn(list));

/** From each word of the lists to the name of its list. */
export const wordMap = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([name, list]) => wordsIn(list).map((word) => [word, name] as const)),
  );
