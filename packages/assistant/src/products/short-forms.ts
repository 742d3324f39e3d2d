/** Short forms that are not the beginning of their word, or too short to be one. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  std: 'standard',
  en: 'energy',
  jr: 'junior',
  jnr: 'junior',
  conc: 'concentrate',
  fbr: 'fibre',
  pep: 'peptide',
};

export const shortFormOf = (text: string): string | undefined =>
  Object.hasOwn(SHORT_FORMS, text) ? SHORT_FORMS[text] : undefined;

const consonants = (text: string): string => text.replace(/[aeiou]/gu, '').replace(/(.)\1/gu, '$1');

/** "mlk" and "trnvane": the word with vowels, or one of two like letters, left out; "stnd": only its beginning. */
export function isWithoutVowels(text: string, word: string): boolean {
  if (text.length < 3 || text.length >= word.length || text[0] !== word[0]) return false;
  if (consonants(text) === text && consonants(word).startsWith(text)) return true;
  if (consonants(text) !== consonants(word)) return false;
  let at = 0;
  for (const letter of word) if (letter === text[at]) at += 1;
  return at === text.length;
}
