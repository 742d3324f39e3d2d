import { isSoldHere, type Knowledge } from '../answers/draft.ts';
import { wordsOf } from '../language/words.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { NamedProduct } from './name-index.ts';
import type { Conversation } from '../follow-ups/conversation.ts';

/** "Same for energy 1 L", "add the energy fibre too": the name of a sibling product, even if it looks like a nutrient. */
export function withVersionNamed(
  message: string,
  { query: last }: Conversation,
  knowledge: Knowledge,
): string {
  const [said = '', before = ''] = REPEATS_FOR.exec(message) ?? AND_NAME.exec(message) ?? [];
  if (said === '' || last?.subject !== 'products') return message;
  const { all } = knowledge.names;
  const own = all.filter(({ product }) => last.products.includes(product.id));
  const words = wordsOf(message.slice(said.length)).map(({ text }) => text);
  /** How many last words of the name were typed, if its other words are in a name of the conversation. */
  const lengthSaid = ({ brand, nameWords }: NamedProduct): number => {
    const from = nameWords.findIndex(
      (_, at) =>
        nameWords.slice(at).every((word, place) => words[place] === word) &&
        own.some(
          (each) =>
            each.brand === brand && nameWords.slice(0, at).every((word) => each.nameWords.includes(word)),
        ),
    );
    return from === -1 ? 0 : nameWords.length - from;
  };
  const [found] = all
    .filter((each) => lengthSaid(each) > 0 && isSoldHere(knowledge, each.product))
    .toSorted((one, other) => lengthSaid(other) - lengthSaid(one));
  if (found === undefined) return message;
  // "Same for energy" may be a question about the product, where energy is no whole name.
  const isNutrientOnly = lengthSaid(found) === 1 && NUTRIENT_WORDS.has(words[0] ?? '') && words.length === 1;
  if (isNutrientOnly && found.nameWords.length > 1 && !/\b(?:the|that) $/iu.test(said)) return message;
  const left = message.slice(said.length).split(/\s+/u).slice(lengthSaid(found)).join(' ');
  return `${before}${found.product.name} ${left}`;
}
/** "And Energy?": written like a name. */
const AND_NAME = /^((?:[Aa]nd|[Ww]hat about|[Hh]ow about) )(?=[A-Z][a-z]+(?: [A-Z][a-z]+)*\s*[?.]*$)/u;
const REPEATS_FOR =
  /^((?:and )?(?:(?:the )?same (?:renamed )?(?:for|with|of|in)|ditto(?: for)?|(?:and )?add(?: in)?|also (?:for|add)|(?:(?:no|sorry|oops|wait)[ ,]+)*(?:i )?(?:meant|mean)) )(?:the |that )?/iu;
