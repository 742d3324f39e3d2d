/** A text of the product data with each number and its unit on one line. */
export function withNonBreakingUnits(text: string): string {
  return text.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml|micrograms|°C)(?![a-z]))/g, '$1\u00a0');
}
