import { isSoldHere, type Knowledge } from '../answers/draft.ts';
import { wordsOf } from '../language/words.ts';
import { nearestTo } from './name-match.ts';
import type { Spoken } from './spoken.ts';

/**
 * "Does the fibre one come in chocolate", after Mini Protein: with the name of its sibling in its place, so that fibre is not asked.
 * Where nothing but the one is named, and where two are held against each other, the words stay as they are.
 */
export function withVersionNamed(message: string, { query: last }: Spoken, knowledge: Knowledge): string {
  const [said = '', name = ''] = THE_VERSION.exec(message) ?? [];
  const { all } = knowledge.names;
  const [own, another] = all.filter(({ product }) => last?.products.includes(product.id));
  if (own === undefined || another !== undefined || said === '' || last?.subject !== 'products')
    return message;
  const rest = wordsOf(message.replace(said, ' '));
  if (rest.every(({ text }) => AROUND.test(text)) || rest.some(({ text }) => HELD_AGAINST.test(text)))
    return message;
  const words = wordsOf(name).map(({ text }) => text);
  const isIt = words.every((word) => own.rest.includes(word));
  const siblings = all.filter(
    (each) =>
      each.brand === own.brand &&
      each !== own &&
      isSoldHere(knowledge, each.product) &&
      words.every((word) => each.rest.includes(word)),
  );
  const [nearest, alsoNearest] = nearestTo([own], siblings);
  const found = isIt ? own : alsoNearest === undefined ? nearest : undefined;
  return found === undefined ? message : message.replace(said, found.product.name);
}

const THE_VERSION =
  /\b(?:the|that)\s+((?:[\w.]+\s+)?[\w.]+)\s+(?:one|version|variant|variety)\b(?!\s+(?:of|with|without|that|for)\b)/iu;
const AROUND =
  /^(?:and|or|but|ok|now|then|so|what|whats|about|how|same|again|for|much|many|is|in|of|with|from|does|do|has|have|it|the|a|to|please|pls|too|also|instead|tell|me|no|i|meant|mean|sorry|go|back|,)$/u;
const HELD_AGAINST = /^(?:than|or|swap|replace|drop|instead|both)$/u;
