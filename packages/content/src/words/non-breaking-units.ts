const NUMBER_THEN_UNIT =
  /(\d) (ml|litres?|kcal|kg|g|mg|micrograms|cm|mm|°C|%|hours?|minutes?|seconds?|days?|weeks?|months?|years?)(?![\w])/g;

/** Joins each number to its unit with a non-breaking space, so that a line never breaks between them. */
export function withNonBreakingUnits(text: string): string {
  return text.replace(NUMBER_THEN_UNIT, '$1\u00a0$2');
}
