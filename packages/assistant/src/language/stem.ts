const SUFFIXES: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?:sses)$/u, 'ss'],
  [/(?:ies)$/u, 'y'],
  [/([^aeious])s$/u, '$1'],
  [/([aeiou])s$/u, '$1'],
  [/(?:ational|ation|ating|ated|ates|ator)$/u, 'ate'],
  [/(?:iness|ily)$/u, 'y'],
  [/(?:ness|ment|ments)$/u, ''],
  [/(?<=[a-z]{3})(?:ing|(?<!e)ed)$/u, ''],
  [/(?<=[a-z]{3})ly$/u, ''],
];

const DOUBLED = /([bdfgmnprt])\1$/u;
/** Keeps the "e" where cutting it gives another word: "here" and "her", "tube" and "tub". */
const SILENT_E =
  /(?<!^(?:bit|can|cap|car|cut|fin|her|hop|mad|min|not|pan|pin|pip|plan|sit|tap|tub))(?<=[a-z]{3})e$/u;

/** Cuts grammatical endings, so that "stored", "stores" and "storing" are the same. Short words stay whole. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  let cut = word;
  for (const [ending, instead] of SUFFIXES) {
    if (cut.length > 3 && ending.test(cut)) cut = cut.replace(ending, instead);
  }
  return cut.replace(DOUBLED, '$1').replace(SILENT_E, '');
}
