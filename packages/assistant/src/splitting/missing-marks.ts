import { wordsOf } from '../language/words.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { Item, Lexicon } from '../message/lexicon.ts';
import type { Reading } from '../message/reading.ts';
import { isInSpan } from '../names/mention.ts';

type Phrase = ReturnType<Lexicon['find']>[number];

/** "Flavours kcal any gluten": puts the commas that people leave out when they ask several things of a named product. */
export function withMissingMarks(message: string, reading: Reading, lexicon: Lexicon): string {
  const { mentions, words } = reading;
  if (mentions.length === 0 || mentions.some(({ kind }) => kind !== 'product')) return message;
  const isNamed = isInSpan(mentions);
  const texts = words.map(({ text }, at) => (isNamed(at) ? '_' : text));
  const questionPhrases = lexicon
    .find(texts, (at) => !isNamed(at))
    .filter((phrase) => isQuestionPhrase(phrase, texts));
  const starts = questionPhrases
    .slice(1)
    .flatMap((next, at) => startBetween(questionPhrases[at] as Phrase, next, texts));
  return starts.length === 0 ? message : withCommasBefore(message, reading, new Set(starts));
}

const ASKED_TOPICS =
  /^(?:ages|allergens|codes|contraindications|flavours|hangTime|indications|ingredients|packs|reimbursement|shelfLife|storage)$/u;
const ASKED_MARKS = kinds('diet', 'allergen', 'complete', 'scheme');
/** Part of an amount, or what is done with a product: such words may only describe what is asked. */
const DESCRIBES =
  /^(?:\w+(?:ing|ed)|pack|box|case|volume|last|open|stores?|keep|kept|temp(?:erature)?|hung|age|ages|list [ab])$/u;
/** A phrase that asks something in a list of such phrases: "kcal", "any milk"; not "with milk", "per 100 kcal". */
function isQuestionPhrase({ value, phrase, from, to }: Phrase, texts: readonly string[]): boolean {
  const before = texts[from - 1] ?? '';
  const isMarked =
    `${phrase} ${texts[to]}`.includes('free') || /^(?:any|contains?|in|have|has|there)$/u.test(before);
  return (
    !(/^(?:per|with|no|not|\d.*)$/u.test(before) || DESCRIBES.test(phrase)) &&
    value.some(
      (item) =>
        isFigure(item) ||
        (item.kind === 'topic' && ASKED_TOPICS.test(item.topic)) ||
        (item.kind === 'criterion' &&
          ASKED_MARKS.has(item.criterion.kind) &&
          (isMarked || item.criterion.kind !== 'allergen')),
    )
  );
}
const isFigure = ({ kind }: Item): boolean => kind === 'nutrient' || kind === 'noRow';

/** How a question goes on after what it asks: "free", "content of _", "per 100 ml", "does _ come in". */
const QUESTION_REST =
  /^(?:free|content|levels?)?(?: ?(?:is|are|does|do|in|of|for|an?|the|it|there|they))*(?: ?_)*(?: ?(?:for|come in|come|have|has|contain|approved))?(?: ?(?:per|in) (?:an? |one |each |the )?(?:\d[\d.]* )?\w+)?(?= |$)/u;
/** How the next one begins. */
const QUESTION_LEAD =
  /^(?!(?:the|an?|its)$)(?:(?:any|contains?|is|are|does|has|have|it|its|the|an?|what|which|how|much|many|about|need|there|suitable|min|max) ?)*$/u;
const SINGLE_QUESTION = /^(\w+) \1$|^(?:reimbursement indications|indications reimbursement)$/u;

/** The place of the comma between two phrases, if each asks something of its own: "kcal and protein" is one question. */
function startBetween(last: Phrase, next: Phrase, texts: readonly string[]): number[] {
  const between = texts.slice(last.to, next.from).join(' ');
  const [ended = ''] = QUESTION_REST.exec(between) ?? [];
  const lead = between.slice(ended.length).trim();
  const isSameQuestion = last.value.some((one) =>
    next.value.some(
      (other) =>
        (isFigure(one) && isFigure(other)) ||
        (one.kind === 'topic' &&
          other.kind === 'topic' &&
          SINGLE_QUESTION.test(`${one.topic} ${other.topic}`)),
    ),
  );
  // "Iron per 100 g zinc per 100 g": each with its own basis.
  const isMeasured = /^(?:per|in) [^_]*$/u.test(ended) && texts[next.to] === 'per';
  return QUESTION_LEAD.test(lead) && (!isSameQuestion || isMeasured)
    ? [next.from - (lead === '' ? 0 : lead.split(' ').length)]
    : [];
}

/** The message with a comma before each of these words. Nothing is changed if its words cannot be told apart. */
function withCommasBefore(message: string, { typed }: Reading, starts: ReadonlySet<number>): string {
  let at = 0;
  let marked = '';
  for (const [chunk] of message.matchAll(/\s*\S+/gu)) {
    if (typed[at]?.text === ',') at += 1;
    marked += starts.has(at) ? `,${chunk}` : chunk;
    for (const { text } of wordsOf(chunk)) {
      if (typed[at]?.text !== text) return message;
      at += 1;
    }
  }
  return marked;
}
