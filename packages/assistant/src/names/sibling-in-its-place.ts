import { isSoldHere, type Knowledge } from '../answers/draft.ts';
import { wordsOf } from '../language/words.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { nearestTo } from './name-match.ts';
import type { NamedProduct } from './name-index.ts';
import type { Conversation } from '../follow-ups/conversation.ts';

/**
 * "Does the fibre one come in chocolate" after Mini Protein: puts the name of the sibling product in its place, so that fibre is
 * not asked for. The message stays unchanged if it only names the sibling, or compares two products.
 */
export function withVersionNamed(
  message: string,
  { query: last }: Conversation,
  knowledge: Knowledge,
): string {
  const [said = '', name = ''] = THE_VERSION.exec(message) ?? [];
  const renamed =
    withNameAgain(message, last, knowledge) ??
    withStrength(message, last, knowledge) ??
    withoutNameWord(message, last, knowledge);
  if (renamed !== undefined) return renamed;
  const { all } = knowledge.names;
  const [own, another] = all.filter(({ product }) => last?.products.includes(product.id));
  if (own === undefined || another !== undefined || said === '' || last?.subject !== 'products')
    return message;
  const rest = wordsOf(message.replace(said, ' '));
  if (rest.every(({ text }) => FILLER.test(text)) || rest.some(({ text }) => COMPARES.test(text)))
    return message;
  const words = wordsOf(name).map(({ text }) => text);
  const isSameProduct = words.every((word) => own.rest.includes(word));
  const siblings = all.filter(
    (each) =>
      each.brand === own.brand &&
      each !== own &&
      isSoldHere(knowledge, each.product) &&
      words.every((word) => each.rest.includes(word)),
  );
  const [nearest, alsoNearest] = nearestTo([own], siblings);
  const found = isSameProduct ? own : alsoNearest === undefined ? nearest : undefined;
  return found === undefined ? message : message.replace(said, found.product.name);
}

/** "Same for energy 1 L", "add the energy fibre too": the name of a sibling product, even if it looks like a nutrient. */
function withNameAgain(
  message: string,
  last: Conversation['query'],
  knowledge: Knowledge,
): string | undefined {
  const [said = '', before = ''] = REPEATS_FOR.exec(message) ?? [];
  if (said === '' || last?.subject !== 'products') return undefined;
  const { all } = knowledge.names;
  const own = all.filter(({ product }) => last.products.includes(product.id));
  const words = wordsOf(message.slice(said.length)).map(({ text }) => text);
  /** How many last words of the name were typed, if its other words are in a name of the conversation. */
  const lengthSaid = ({ brand, rest }: NamedProduct): number => {
    const from = rest.findIndex(
      (_, at) =>
        rest.slice(at).every((word, place) => words[place] === word) &&
        own.some(
          (each) => each.brand === brand && rest.slice(0, at).every((word) => each.rest.includes(word)),
        ),
    );
    return from === -1 ? 0 : rest.length - from;
  };
  const [found] = all
    .filter((each) => lengthSaid(each) > 0 && isSoldHere(knowledge, each.product))
    .toSorted((one, other) => lengthSaid(other) - lengthSaid(one));
  if (found === undefined) return undefined;
  // "Same for energy" may be a question about the product.
  const isNutrientOnly = lengthSaid(found) === 1 && NUTRIENT_WORDS.has(words[0] ?? '') && words.length === 1;
  if (isNutrientOnly && !/\b(?:the|that) $/iu.test(said)) return undefined;
  const left = message.slice(said.length).split(/\s+/u).slice(lengthSaid(found)).join(' ');
  return `${before}${found.product.name} ${left}`;
}
const REPEATS_FOR =
  /^((?:and )?(?:(?:the )?same (?:renamed )?(?:for|with|of|in)|ditto(?: for)?|(?:and )?add(?: in)?|also (?:for|add)|(?:(?:no|sorry|oops|wait)[ ,]+)*(?:i )?(?:meant|mean)) )(?:the |that )?/iu;

/** "And 15?" after Pouch 20: the product whose name differs in its number. */
function withStrength(
  message: string,
  last: Conversation['query'],
  { names: { all } }: Knowledge,
): string | undefined {
  const [, before = '', said = ''] = NUMBER_ONLY.exec(message) ?? [];
  const [number] = wordsOf(said).map(({ text }) => text);
  const [own, another] = all.filter(({ product }) => last?.products.includes(product.id));
  if (number === undefined || own === undefined || another !== undefined) return undefined;
  const found = all.find(
    ({ brand, rest }) =>
      brand === own.brand &&
      rest.includes(number) &&
      rest.length === own.rest.length &&
      rest.every((word, at) => word === own.rest[at] || word === number),
  );
  return found === undefined || found === own ? undefined : `${before}${found.product.name}`;
}
const NUMBER_ONLY = /^((?:(?:and|what about|how about) )?)(?:the )?(\d+(?:\.\d+)?|two)\s*\??$/iu;

/** "Compared with the non fibre" after Two Fibre: the product without that word. */
function withoutNameWord(
  message: string,
  last: Conversation['query'],
  { names: { all } }: Knowledge,
): string | undefined {
  const [said = '', word] = EXCLUDES_NAME_WORD.exec(message) ?? [];
  const [own, another] = all.filter(({ product }) => last?.products.includes(product.id));
  const less = own?.rest.filter((each) => each !== word?.toLowerCase()) ?? [];
  if (word === undefined || own === undefined || another !== undefined || less.length === own.rest.length)
    return undefined;
  const found = all.find(({ brand, rest }) => brand === own.brand && rest.join(' ') === less.join(' '));
  return found === undefined ? undefined : message.replace(said, found.product.name);
}
const EXCLUDES_NAME_WORD =
  /\b(?:the )?(?:non[- ]?|no[- ])(fibre|energy|protein|peptide|mini)\b(?: (?:one|version|variant))?/iu;

const THE_VERSION =
  /\b(?:the|that)\s+((?:[\w.]+\s+){0,2}[\w.]+)\s+(?:one|version|variant|variety)\b(?!\s+(?:of|with|without|that|for)\b)/iu;
const FILLER =
  /^(?:and|or|but|ok|now|then|so|what|whats|about|how|same|renamed|for|much|many|is|in|of|with|from|does|do|has|have|it|the|a|to|please|pls|too|also|instead|tell|me|no|i|meant|mean|sorry|go|back|,)$/u;
const COMPARES = /^(?:than|or|swap|replace|drop|instead|both)$/u;
