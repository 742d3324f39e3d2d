/** The command is not in the right form; the message says how to write it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function wholeNumber(text: string | undefined, what: string): number {
  const number = Number(text);
  if (text === undefined || !Number.isInteger(number) || number < 1)
    throw new UsageError(`Give ${what} as a number.`);
  return number;
}
