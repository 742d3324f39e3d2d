import type { Draft, Knowledge } from './draft.ts';

type Term = { names: readonly string[]; text: string };
type Meanings = Knowledge['sentences']['meanings'];

const normaliseTerm = (name: string): string => name.toLowerCase().replaceAll(/[-:]/gu, ' ');
/** The full name at the start: "basal metabolic rate" in "basal metabolic rate, the energy a body uses at complete rest". */
const fullNameOf = (meaning: string): string => normaliseTerm(/^[^,;:(]+/u.exec(meaning)?.[0].trim() ?? '');

const termsOf = (meanings: Meanings): readonly Term[] =>
  meanings.map(([term, meaning, called]) => ({
    names: [normaliseTerm(term), fullNameOf(meaning), ...(called?.split('|') ?? [])],
    text: `${term}: ${meaning}.`,
  }));

type TermIndex = { terms: readonly Term[]; byName: ReadonlyMap<string, Term> };
const INDICES = new WeakMap<Meanings, TermIndex>();
function indexOf({ sentences: { meanings } }: Knowledge): TermIndex {
  const known = INDICES.get(meanings);
  if (known !== undefined) return known;
  const terms = termsOf(meanings);
  const byName = new Map(terms.flatMap((term) => term.names.map((name) => [name, term] as const)));
  const index = { terms, byName };
  INDICES.set(meanings, index);
  return index;
}

/** Words that ask for a meaning. */
const ASKS_FOR_A_MEANING =
  /\b(?:mean|means|meaning|meant|stands? for|defin\w+|explain\w*|differ\w*|diff|vs|versus|v|same as|short for|abbreviation|acronym)\b|^(?:.* )?what (?:is|are|does) (?:an?|1|one) /u;
/** "How is renal solute load worked out": a term whose meaning is a formula. */
const ASKS_FOR_THE_FORMULA = /\b(?:how|where) (?:is|are|do|does|to)\b/u;
const CALCULATION_WORDS =
  /\b(?:work(?:ed)? (?:it )?out|calculat\w+|get|got|comput\w+|made up|comes? from|(?:the|that|this) app|(?:(?:that|this) )?(?:number|figure|value))\b/gu;
/** A meaning that says how it is made. */
const IS_A_FORMULA = / = |\brounded\b/u;
/** May ask for a meaning; after a product it asks for a value: "what is osmolality". */
const MAY_ASK_FOR_A_MEANING = /\bwhat (?:is|are|was)\b|\bremind me\b|\bwhat .* is$/u;
/** "What are the peptide feeds" asks for a list. */
const ASKS_FOR_A_LIST =
  /\bwhat (?:is|are) (?:all |the |your )|\bwhat are .*\b(?:feeds|products|drinks|supplements|formulas?|ones)$/u;
/** Words that may accompany a term in a question about its meaning. */
const MEANING_QUESTION_WORDS =
  /^(?:what|is|are|was|does|do|did|an?|and|or|to|of|for|the|between|from|as|by|with|me|us|you|can|could|would|please|pls|tell|remind|again|exactly|actually|then|so|ok|hi|hey|sim|just|quick|question|term|terms|word|abbreviation|acronym|short|form|plain|simple|english|in|stands?|mean|means|meaning|meant|defin\w+|explain\w*|differ\w*|diff|vs|versus|v|same|how|1|one|i|dont|know|sorry|student|here|,|\?|about|also|feeds?|tubes?|formulas?|thing|they|those|these|this|that|keep|keeps|hear|hearing|heard|see|seeing)$/u;
/** Words of a question about exchanges: "how much phe in one exchange". */
const EXCHANGE_WORDS =
  /^(?:much|many|mg|g|protein|phe|phenylalanine|leucine|per|equals?|equal|worth|pku|msud|its)$/u;
/** Where the term was read: "in PKU land", "mean in the dropdown". */
const PLACE_OF_TERM =
  /^(?:in|on|under) (?:the )?(?:\w+ ){0,2}(?:page|screen|step|tab|app|label|list|report|table|recipe),? (?=what)|(?<=\b(?:mean|stand for)) (?:in|on|under|beside|next to|at) .*$| (?:in|on) (?:the )?(?:\w+ ){0,2}(?:land|terms|speak|world|context|dietetics|nutrition|english|pku|msud|metabolics?|feeding|labels?|app|list|report|table|references?|intakes?)$/u;
const MAX_TERM_WORDS = 6;

/** The terms in a text that contains nothing else but words which may accompany them; otherwise none. */
function termsOnly(knowledge: Knowledge, text: string): readonly Term[] {
  const { byName } = indexOf(knowledge);
  const words = text.replace(PLACE_OF_TERM, '').split(' ');
  const found: Term[] = [];
  const asksAboutExchange = words.some((word) => /^exchanges?$/u.test(word));
  for (let at = 0; at < words.length; ) {
    let size = Math.min(MAX_TERM_WORDS, words.length - at);
    let term: Term | undefined;
    for (; size > 0; size -= 1) {
      const name = words.slice(at, at + size).join(' ');
      term = byName.get(name) ?? byName.get(name.replace(/s$/u, ''));
      if (term !== undefined) break;
    }
    if (term !== undefined) {
      found.push(term);
      at += size;
    } else if (
      MEANING_QUESTION_WORDS.test(words[at] ?? '') ||
      (asksAboutExchange && EXCHANGE_WORDS.test(words[at] ?? ''))
    )
      at += 1;
    else return [];
  }
  const exchange = byName.get('exchange');
  return asksAboutExchange && exchange !== undefined && found.includes(exchange)
    ? [exchange]
    : [...new Set(found)];
}

/** The meanings, if a text asks nothing else: "what does BMR mean", "osmolality vs osmolarity", "1 exchange is". */
export function requestedMeanings(
  knowledge: Knowledge,
  text: string,
  isAfterProducts = false,
): readonly string[] {
  const asks =
    ASKS_FOR_A_MEANING.test(text) || /^(?:1|one|an) exchange\b|\bin (?:1|one|an) exchange\b/u.test(text);
  const formulas = ASKS_FOR_THE_FORMULA.test(text)
    ? termsOnly(knowledge, text.replaceAll(CALCULATION_WORDS, 'is').replaceAll(/\bwhere\b/gu, 'how')).filter(
        ({ text }) => IS_A_FORMULA.test(text),
      )
    : [];
  if (formulas.length > 0) return formulas.map(({ text }) => text);
  if (!asks && (isAfterProducts || !MAY_ASK_FOR_A_MEANING.test(text) || ASKS_FOR_A_LIST.test(text)))
    return [];
  return termsOnly(knowledge, text).map(({ text }) => text);
}

/** Everyday words that are also abbreviations. */
const EVERYDAY_WORDS = /^(?:must|nice|mad|stamp|continuous|re|ne|en|ar|ai|nd)$/u;

/** The meanings of a text that consists of terms only: "GTIN?", "and DIT" after the meaning of PAL. "What must I do" has none. */
export const meaningsOfTermsOnly = (knowledge: Knowledge, text: string): readonly string[] =>
  text.split(' ').some((word) => EVERYDAY_WORDS.test(word))
    ? []
    : termsOnly(knowledge, text).map(({ text }) => text);

/** The meanings of all terms in a text that is known to ask for them: "PAL and DIT in plain English", "remind me, BMR". */
export function allMeaningsIn(knowledge: Knowledge, text: string): readonly string[] {
  const termsOnlyMeanings = meaningsOfTermsOnly(knowledge, text);
  if (termsOnlyMeanings.length > 0) return termsOnlyMeanings;
  return indexOf(knowledge)
    .terms.filter(({ names }) =>
      names.some((name) => !EVERYDAY_WORDS.test(name) && ` ${text} `.includes(` ${name} `)),
    )
    .map(({ text }) => text);
}

const GLOSSARY = { kind: 'service', text: 'Words and short forms of the app' } as const;
export const meaningsDraft = (meanings: readonly string[]): Draft => ({
  intent: 'app.help',
  content: meanings,
  sources: [GLOSSARY],
});

/** The meaning, then what else was found about the term; a list of products or methods is left out, as it was not asked for. */
export function withMeaning(meanings: readonly string[], found: Draft): Draft {
  const { kind = 'answer', productIds = [], choices = [], sources = [] } = found;
  const isFaq = sources.some((source) => source.kind === 'faq');
  const isAboutTheTerm = kind === 'answer' && productIds.length === 0 && (choices.length === 0 || isFaq);
  return isAboutTheTerm
    ? { ...found, content: [...meanings, ...found.content] }
    : { ...meaningsDraft(meanings), ...(kind === 'answer' ? { choices } : {}) };
}
