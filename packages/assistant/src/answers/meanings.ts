import type { Draft, Knowledge } from './draft.ts';

const ASKED =
  /\b(?:what (?:does|do) (?:an? |the )?(?<meant>.+?) (?:mean|stand for)|(?:what is|define|explain|(?:meaning|definition) of) (?:an? |the )?(?<named>.+?)(?: (?:short|stand) for)?)$/u;

/** "The difference between osmolality and osmolarity" */
const DIFFERENCE = /\bdifference between (\S+) and (\S+)$/u;

/** The meaning that a question asks for: "what does BMR mean", "define basal metabolic rate". */
export function meaningAsked({ sentences }: Knowledge, text: string): string | undefined {
  const told = sentences.meanings.map(
    ([term, meaning]) => [term.toLowerCase(), `${term}: ${meaning}.`] as const,
  );
  const meaningOf = (term: string) => told.find(([each]) => each === term)?.[1];
  const [, one = '', other = ''] = DIFFERENCE.exec(text) ?? [];
  const both = [one, other].flatMap((term) => meaningOf(term) ?? []);
  if (both.length === 2) return both.join(' ');
  const { meant, named } = ASKED.exec(text)?.groups ?? {};
  const term = meant ?? named ?? '';
  // "PAL DIT": of each.
  const each = term.split(/ (?:and )?/u).flatMap((word) => meaningOf(word) ?? []);
  const whole = meaningOf(term);
  if (whole === undefined && each.length > 1 && each.length === term.split(/ (?:and )?/u).length)
    return each.join(' ');
  return whole ?? told.find(([, meaning]) => meaning.toLowerCase().includes(`: ${term},`))?.[1];
}

/** The meanings of all terms in a question that surely asks for one: "PAL and DIT in plain English", "remind me, BMR". */
export function meaningsIn({ sentences }: Knowledge, text: string): readonly string[] {
  const has = (term: string) => ` ${text} `.includes(` ${term.toLowerCase()} `);
  return sentences.meanings
    .filter(([term, meaning]) => has(term) || has((/^[^,]+/u.exec(meaning)?.[0] ?? '').toLowerCase()))
    .map(([term, meaning]) => `${term}: ${meaning}.`);
}

/** The meaning first, then what else is known of the word; a list of products or methods was not asked for. */
export function withMeaning(meaning: string, found: Draft): Draft {
  const { kind = 'answer', productIds = [], choices = [], sources = [], intent } = found;
  const isOfAnFaq = sources.some((source) => source.kind === 'faq');
  const isOfTheWord = kind === 'answer' && productIds.length === 0 && (choices.length === 0 || isOfAnFaq);
  return isOfTheWord
    ? { ...found, say: [meaning, ...found.say] }
    : {
        intent: kind === 'answer' ? intent : 'app.help',
        say: [meaning],
        sources: [{ kind: 'service', text: 'Words and short forms of the app' }],
        choices,
      };
}
