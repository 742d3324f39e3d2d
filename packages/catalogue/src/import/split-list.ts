/** A list in one text: its parts trimmed, empty ones dropped. */
export function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
