import { INEXACT_FRACTION, type Word } from '../language/words.ts';
import { type Reference } from './query.ts';
import { isOperator, type Tag } from './tags.ts';

const ORDINALS = { first: 0, second: 1, third: 2, last: -1 } as const;

export function referenceOf(tags: readonly Tag[], texts: readonly string[]): Reference | null {
  const has = (...names: string[]) =>
    tags.some(
      (tag) =>
        isOperator(tag, ...names) &&
        !(tag.phrase === 'that' && isRelative(tag.from, texts)) &&
        // "Sip feeds with fibre in it": "it" is each product searched for.
        !(tag.phrase === 'it' && WITH_IT_IN.test(texts.slice(0, tag.from).join(' '))) &&
        // "The first 2" are two products, and "the others" are all the others.
        !(/\b(?:first|last)$/u.test(tag.phrase) && /^\d{1,2}$/u.test(texts[tag.to] ?? '')) &&
        texts[tag.to - 1] !== 'others' &&
        // "The other peptide feeds" are all except one.
        !(/\bother$/u.test(tag.phrase) && texts.slice(tag.to).some((text) => NAMES_SEVERAL.test(text))) &&
        !(/^(?:and|also) for$/u.test(tag.phrase) && tag.from > 1) &&
        !(
          tag.phrase === 'the product' &&
          /^(?:in|with|that|for|of|which|highest|lowest)$/u.test(texts[tag.to] ?? '')
        ) &&
        !(/(?:product|feed)$/u.test(tag.phrase) && texts[tag.to - 1]?.endsWith('s') === true),
    );
  for (const [name, index] of Object.entries(ORDINALS)) if (has(name)) return { kind: 'nth', index };
  if (has('among')) return { kind: 'all' };
  return has('it', 'same') ? { kind: 'same' } : null;
}

const WITH_IT_IN = /\b(?:with|without|containing|(?:that|which) (?:has|have|contains?)) (?:\w+ ){1,4}in$/u;

const NAMES_SEVERAL =
  /^(?:feeds|sips|products|supplements|drinks|powders|formulas|ones|foods|bars|tablets|thickeners)$/u;

/** "Feeds that are vegan", unlike "is that vegan". */
const isRelative = (at: number, texts: readonly string[]): boolean =>
  /^(?:are|have|has|contain|contains|come|comes|do|dont|arent|you|adults|we|i|hold|dont|suit)$/u.test(
    texts[at + 1] ?? '',
  )
    ? at > 0
    : at > 0 &&
      at < texts.length - 1 &&
      !/^(?:is|does|do|of|in|about|for|and|what|has|have|would|with|as|like|from|can|was|are|,)$/u.test(
        texts[at - 1] ?? '',
      );

const PARTS_AND_CROWDS = /^(?:thirds?|fifth|eighth|few|several|some|double|triple|litres?|ltrs?)$/u;

const MAX_GROUP_AFTER_THE = 20;
/** A number, a fraction or a vague count that may be an amount, but not the 100 of "/100" or "these two". */
export function isAmountLike(words: readonly Word[], at: number, tags: readonly Tag[]): boolean {
  const word = words[at];
  const isTagged = tags.some(({ from, to, item }) => at >= from && at < to && item.kind !== 'operator');
  if (word === undefined || isTagged) return false;
  // "Most of a bottle" is an amount, "the most protein" is not.
  if (word.text === 'most') return words[at + 1]?.text === 'of' && words[at + 2]?.text !== 'the';
  const precedingWord = words[at - 1]?.text ?? '';
  // "Opened on the third".
  if (!word.isNumber)
    return (
      (precedingWord !== 'the' &&
        PARTS_AND_CROWDS.test(word.text) &&
        // "Double checking the potassium".
        !words[at + 1]?.text.startsWith('check')) ||
      INEXACT_FRACTION.test(word.text)
    );
  return (
    word.text !== '100' &&
    !/^(?:minutes?|mins?)$/u.test(words[at + 1]?.text ?? '') &&
    // "Compare three products side by side".
    (word.text.includes('.') ||
      !/^(?:products|feeds|supplements|drinks)$/u.test(words[at + 1]?.text ?? '')) &&
    // "The 14 groups", "the two"; "the 200" is a size.
    !(precedingWord === 'the' && Number(word.text) <= MAX_GROUP_AFTER_THE) &&
    !/^(?:these|those|both|level|room|bed|bay|ward|top|first|best|age|aged)$/u.test(precedingWord)
  );
}
