/** What the app uses, adds or assumes of itself: "which factor does the calculator use", "the default fluid". */
export const asksWhatIsBuiltIn = (text: string): boolean => BUILT_IN.test(text);
const BUILT_IN =
  /^(?:(?:and|so|hi|,) )*(?:what|which|how|where|does)\b.*(?:\bdefaults?\b|\b(?:the|this|your) (?:app|calculators?|plan)s? (?:\w+ )?(?:uses?|adds?|assumes?|appl(?:y|ies)|works?|calculates?|takes?)\b|\b(?:uses?d?|added|assumed|applied|built) (?:in|by) (?:to )?(?:the|this|your) (?:app|calculators?)\b)/u;

/** The method by what is built in. */
export function builtInMethod(text: string): string | undefined {
  if (!asksWhatIsBuiltIn(text)) return undefined;
  if (/\bfactors?\b/u.test(text) && /\b(?:bmi|body mass|obes\w+)\b/u.test(text)) return 'method:obesity';
  return /\b(?:fluids?|fever|pyrexia|temperature|degree)\b/u.test(text) ? 'method:fluid' : undefined;
}
