import { isPersonWord } from '../vocabulary/person-words.ts';
import { isOperator, type Tag } from './tags.ts';

const ASKS_FOR_THE_ONE = /^(?:every|each|names?|ones?|list|summary|overview)$/u;
const STATES_SOMETHING =
  /(?:^|, )(?:i|we|my|our|so|for|just|been)\b|\b(?:am|was|were|are|is|has|have|need|needs|want|wants|would|so|on)\b|\b\w{2,}ing\b/u;
const ASKS = /\b(?:how|where|when|why|who|can|could|do|does|did)\b/u;
const IS_VERB_FORM = /^(?!un|non)\w{3,}(?:ing|ed)$/u;
/** What a list is made for. */
const PURPOSE =
  'posters?|quiz|essay|exam|charts?|spreadsheet|assignment|noticeboard|leaflet|handout|audit|tender|shelf';
const IS_PURPOSE = new RegExp(`^(?:${PURPOSE})$`, 'u');
const FOR_A_PURPOSE = new RegExp(
  `\\bfor (?:(?!for\\b)\\w+ ){0,4}(?:${PURPOSE})(?: labels?| cards?)?(?= |$)`,
  'u',
);

/**
 * Words that only lead up to a question for a list: "I'm after the one with", "revising IMD and blanking on which products", "the
 * consultant is asking which feeds". What comes in the question itself, before a trait, or about somebody may change its meaning.
 */
export function introduces(
  at: number,
  texts: readonly string[],
  tags: readonly Tag[],
  isKnown: (word: string) => boolean,
): boolean {
  const text = texts.join(' ');
  const purpose = FOR_A_PURPOSE.exec(text);
  const start = texts.slice(0, at).join(' ').length + 1;
  if (purpose !== null && start > purpose.index && start < purpose.index + purpose[0].length) return true;
  const openers = [
    ...tags.flatMap((tag) => (isOperator(tag, 'some', 'count', 'give', 'most', 'least') ? [tag.from] : [])),
    texts.findIndex((text, place) => place > 0 && ASKS_FOR_THE_ONE.test(text)),
  ].filter((place) => place !== -1);
  const opener = Math.min(...openers);
  const word = texts[at] ?? '';
  const before = texts.slice(0, opener).join(' ');
  if (openers.length === 0 || at >= opener || ASKS.test(before)) return false;
  if (IS_PURPOSE.test(word)) return true;
  if (!STATES_SOMETHING.test(before)) return false;
  const from = texts.lastIndexOf(',', at) + 1;
  const end = texts.indexOf(',', at);
  if (word.startsWith('un') || texts.slice(from, end === -1 ? undefined : end).some(isPersonWord))
    return false;
  // "Limiting potassium", "gloopy feeds": belongs to what follows.
  let next = at + 1;
  while (/^(?:an?|the|all|any|more|of|his|her|their|your|our|my)$/u.test(texts[next] ?? '')) next += 1;
  const describes = tags.some(
    (tag) =>
      tag.from === next &&
      (!IS_VERB_FORM.test(word) ||
        tag.item.kind === 'nutrient' ||
        (tag.item.kind === 'criterion' && /^(?:allergen|diet|nutrient)$/u.test(tag.item.criterion.kind))) &&
      tag.item.kind !== 'topic' &&
      !isOperator(tag, 'some', 'it', 'give', 'with'),
  );
  return !describes && (isKnown(word) || IS_VERB_FORM.test(word));
}
