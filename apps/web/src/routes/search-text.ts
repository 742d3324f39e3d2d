/**
 * The part of an address after "?", read and written as the plain text it is. The router's own way takes "991" for
 * a number and writes a code in quotation marks.
 */
export function parseSearchText(text: string): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = read[name];
    read[name] = before === undefined ? value : [before, value].flat();
  }
  return read;
}

/** Nothing, not even a "?", for nothing; commas stay legible. */
export function writeSearchText(search: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const text of [value].flat())
      if (typeof text === 'string' && text !== '') written.append(name, text);
  }
  const text = written.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
