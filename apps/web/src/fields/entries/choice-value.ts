/** Radio and select inputs hold text; entries are texts or numbers. */
export const choiceText = (value: string | number): string => String(value);

/** The value among these that the input's text stands for. */
export function choiceOf<V extends string | number>(values: readonly V[], text: string): V | undefined {
  return values.find((value) => String(value) === text);
}
