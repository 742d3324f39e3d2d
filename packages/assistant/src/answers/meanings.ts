import type { Draft, Knowledge } from './draft.ts';

type Term = { names: readonly string[]; says: string };
type Meanings = Knowledge['sentences']['meanings'];

const spelt = (name: string): string => name.toLowerCase().replaceAll(/[-:]/gu, ' ');
/** "Basal metabolic rate" of "basal metabolic rate, the energy a body uses at complete rest". */
const fullNameOf = (meaning: string): string => spelt(/^[^,;:(]+/u.exec(meaning)?.[0].trim() ?? '');

const termsOf = (meanings: Meanings): readonly Term[] =>
  meanings.map(([term, meaning, called]) => ({
    names: [spelt(term), fullNameOf(meaning), ...(called?.split('|') ?? [])],
    says: `${term}: ${meaning}.`,
  }));

type Index = { terms: readonly Term[]; byName: ReadonlyMap<string, Term> };
const INDICES = new WeakMap<Meanings, Index>();
function indexOf({ sentences: { meanings } }: Knowledge): Index {
  const known = INDICES.get(meanings);
  if (known !== undefined) return known;
  const terms = termsOf(meanings);
  const byName = new Map(terms.flatMap((term) => term.names.map((name) => [name, term] as const)));
  const index = { terms, byName };
  INDICES.set(meanings, index);
  return index;
}

/** What asks for a meaning by itself. */
const ASKS =
  /\b(?:mean|means|meaning|meant|stands? for|defin\w+|explain\w*|differ\w*|diff|vs|versus|v|same as|short for|abbreviation|acronym)\b|^(?:.* )?what (?:is|are|does) (?:an?|1|one) /u;
/** "How is renal solute load worked out": a term that is told as a sum. */
const ASKS_FOR_THE_SUM = /\bhow (?:is|are|do|does|to)\b/u;
const OF_A_SUM = /\b(?:work(?:ed)? (?:it )?out|calculat\w+|get|got|comput\w+|made up)\b/gu;
/** What asks for a value as well, after a product: "what is osmolality". */
const ASKS_PERHAPS = /\bwhat (?:is|are|was)\b|\bremind me\b|\bwhat .* is$/u;
/** Of "the peptide feeds" a list is asked for. */
const OF_SOME =
  /\bwhat (?:is|are) (?:all |the |your )|\bwhat are .*\b(?:feeds|products|drinks|supplements|formulas?|ones)$/u;
/** What may stand beside terms. */
const BESIDE =
  /^(?:what|is|are|was|does|do|did|an?|and|or|to|of|for|the|between|from|as|by|with|me|us|you|can|could|would|please|pls|tell|remind|again|exactly|actually|then|so|ok|hi|hey|sim|just|quick|question|term|terms|word|abbreviation|acronym|short|form|plain|simple|english|in|stands?|mean|means|meaning|meant|defin\w+|explain\w*|differ\w*|diff|vs|versus|v|same|how|1|one|i|dont|know|sorry|student|here|,|\?|about|also|feeds?|tubes?|formulas?|thing|they|those|these|this|that|keep|keeps|hear|hearing|heard|see|seeing)$/u;
/** "How much phe in one exchange": what an exchange is counted by. */
const OF_AN_EXCHANGE =
  /^(?:much|many|mg|g|protein|phe|phenylalanine|leucine|per|equals?|equal|worth|pku|msud|its)$/u;
/** "In PKU land", "mean in the dropdown": where it was read. */
const WHERE =
  /^(?:in|on|under) (?:the )?(?:\w+ ){0,2}(?:page|screen|step|tab|app|label|list|report|table|recipe),? (?=what)|(?<=\b(?:mean|stand for)) (?:in|on|under|beside|next to|at) .*$| (?:in|on) (?:the )?(?:\w+ ){0,2}(?:land|terms|speak|world|context|dietetics|nutrition|english|pku|msud|metabolics?|feeding|labels?|app|list|report|table|references?|intakes?)$/u;
const LONGEST = 6;

/** The terms of a text that holds nothing else but words that may stand beside them. */
function termsAlone(knowledge: Knowledge, text: string): readonly Term[] {
  const { byName } = indexOf(knowledge);
  const words = text.replace(WHERE, '').split(' ');
  const found: Term[] = [];
  const isOfAnExchange = words.some((word) => /^exchanges?$/u.test(word));
  for (let at = 0; at < words.length; ) {
    let size = Math.min(LONGEST, words.length - at);
    let term: Term | undefined;
    for (; size > 0; size -= 1) {
      const name = words.slice(at, at + size).join(' ');
      term = byName.get(name) ?? byName.get(name.replace(/s$/u, ''));
      if (term !== undefined) break;
    }
    if (term !== undefined) {
      found.push(term);
      at += size;
    } else if (BESIDE.test(words[at] ?? '') || (isOfAnExchange && OF_AN_EXCHANGE.test(words[at] ?? '')))
      at += 1;
    else return [];
  }
  const exchange = byName.get('exchange');
  return isOfAnExchange && exchange !== undefined && found.includes(exchange)
    ? [exchange]
    : [...new Set(found)];
}

/** What a word means, where nothing else is asked: "what does BMR mean", "osmolality vs osmolarity", "1 exchange is". */
export function meaningsAsked(
  knowledge: Knowledge,
  text: string,
  isAfterProducts = false,
): readonly string[] {
  const asks = ASKS.test(text) || /^(?:1|one|an) exchange\b|\bin (?:1|one|an) exchange\b/u.test(text);
  const sums = ASKS_FOR_THE_SUM.test(text)
    ? termsAlone(knowledge, text.replaceAll(OF_A_SUM, 'is')).filter(({ says }) => says.includes(' = '))
    : [];
  if (sums.length > 0) return sums.map(({ says }) => says);
  if (!asks && (isAfterProducts || !ASKS_PERHAPS.test(text) || OF_SOME.test(text))) return [];
  return termsAlone(knowledge, text).map(({ says }) => says);
}

/** Words of every day that are short forms as well. */
const OF_EVERY_DAY = /^(?:must|nice|mad|stamp|continuous|re|ne|en|ar|ai|nd)$/u;

/** Terms and nothing else: "GTIN?", "and DIT" after the meaning of PAL; "what must I do" asks for none. */
export const bareMeanings = (knowledge: Knowledge, text: string): readonly string[] =>
  text.split(' ').some((word) => OF_EVERY_DAY.test(word))
    ? []
    : termsAlone(knowledge, text).map(({ says }) => says);

/** The meanings of all terms in a question that surely asks for one: "PAL and DIT in plain English", "remind me, BMR". */
export function meaningsIn(knowledge: Knowledge, text: string): readonly string[] {
  const alone = bareMeanings(knowledge, text);
  if (alone.length > 0) return alone;
  return indexOf(knowledge)
    .terms.filter(({ names }) =>
      names.some((name) => !OF_EVERY_DAY.test(name) && ` ${text} `.includes(` ${name} `)),
    )
    .map(({ says }) => says);
}

const OF_THE_WORDS = { kind: 'service', text: 'Words and short forms of the app' } as const;
export const meaningsAlone = (meanings: readonly string[]): Draft => ({
  intent: 'app.help',
  say: meanings,
  sources: [OF_THE_WORDS],
});

/** The meaning first, then what else is known of the word; a list of products or methods was not asked for. */
export function withMeaning(meanings: readonly string[], found: Draft): Draft {
  const { kind = 'answer', productIds = [], choices = [], sources = [] } = found;
  const isOfAnFaq = sources.some((source) => source.kind === 'faq');
  const isOfTheWord = kind === 'answer' && productIds.length === 0 && (choices.length === 0 || isOfAnFaq);
  return isOfTheWord
    ? { ...found, say: [...meanings, ...found.say] }
    : { ...meaningsAlone(meanings), ...(kind === 'answer' ? { choices } : {}) };
}
