/** The words of a list, however it is split into lines. */
export const wordsIn = (list: string): string[] => list.trim().split(/\s+/u);
export const wordSet = (list: string): ReadonlySet<string> => new Set(wordsIn(list));
