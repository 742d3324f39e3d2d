import type { Item, Lexicon } from './lexicon.ts';
import { WHAT_KIND } from './criterion-kinds.ts';
import { isOrdinaryWordToo, isSymbol } from '../vocabulary/nutrient-words.ts';

/** A phrase of a message with what it stands for. */
export type Tagged = { from: number; to: number; phrase: string; item: Item };
export type TaggedOf<K extends Item['kind']> = Tagged & { item: Extract<Item, { kind: K }> };

export const isOperator = ({ item }: Tagged, ...names: string[]): boolean =>
  item.kind === 'operator' && names.includes(item.name);

export const tagsOf = <K extends Item['kind']>(tags: readonly Tagged[], kind: K): TaggedOf<K>[] =>
  tags.filter((tag): tag is TaggedOf<K> => tag.item.kind === kind);

export const JOINS = /^(?:and|,|;|plus|also|or|then)$/u;
/** "Protein, age and packs": between what joins, or after it at the end. */
export const isInAList = ({ from, to }: { from: number; to: number }, texts: readonly string[]): boolean =>
  JOINS.test(texts[from - 1] ?? '') && (to === texts.length || JOINS.test(texts[to] ?? ''));

/** The phrases of a message, each with what it stands for beside the others. */
export function tagsIn(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  isOfProducts: boolean,
  /** "Dalesip bottles", "cartons of 200 ml": packs are what is looked for. */
  hasPacks = false,
): Tagged[] {
  const hits = lexicon.find(texts, isOpen).flatMap((hit) => {
    // "Which fibre feeds": feeds with fibre, and not what fibre is in them.
    const isOfAKind = /^(?:which|what) \w+$/u.test(hit.phrase) && OF_A_KIND.test(texts[hit.to] ?? '');
    return isOfAKind ? lexicon.find(texts, (at) => at === hit.to - 1 && isOpen(at)) : [hit];
  });
  const has = (isOne: (item: Item) => boolean) => hits.some(({ value }) => value.some(isOne));
  const hasNutrient = has(({ kind }) => kind === 'nutrient');
  const isOfAList =
    !isOfProducts &&
    !EXPLAINS.test(texts.join(' ')) &&
    (hasPacks ||
      has((item) => item.kind === 'operator' && item.name === 'not') ||
      /^(?:(?:and|ok|only|just|now) )*(?:which|any|list|only|just)\b/u.test(texts.join(' ')) ||
      has(
        (item) =>
          (item.kind === 'operator' && /^(?:noun|among|most|least|rank)$/u.test(item.name)) ||
          // "What is ACBS approved and halal": the one as the other is a mark of products.
          (item.kind === 'criterion' && item.criterion.kind === 'diet') ||
          (item.kind === 'criterion' && !item.isOfLists && WHAT_KIND.has(item.criterion.kind)),
      ));
  return hits.flatMap(({ from, to, phrase, value }) =>
    value
      .filter((item) =>
        isMeant(item, value, {
          isOfProducts,
          hasNutrient: hasNutrient && !(isOfProducts && isInAList({ from, to }, texts)),
          isOfAList,
        }),
      )
      .map((item) => ({ from, to, phrase, item })),
  );
}

const OF_A_KIND = /^(?:feeds|sips|drinks|powders|products|supplements|ones|ons)$/u;
const EXPLAINS =
  /\b(?:means?|meaning|called|stands? for|explain|difference|limits?|scheme|(?:needs?|requires?) (?:\w+ )?approv\w+)\b/u;

type Beside = { isOfProducts: boolean; hasNutrient: boolean; isOfAList: boolean };

/** Of several things that one phrase may stand for. */
function isMeant(
  item: Item,
  all: readonly Item[],
  { isOfProducts, hasNutrient, isOfAList }: Beside,
): boolean {
  const isAlso = (...kinds: Item['kind'][]) => all.some(({ kind }) => kinds.includes(kind));
  switch (item.kind) {
    case 'criterion':
      // What is asked of a product that is named is a criterion of products that are looked for.
      if (item.isOfLists) return isOfAList;
      // "The starch in it" is a value; "starch products" is a kind of product.
      if (isOfProducts && item.criterion.kind === 'type' && isAlso('nutrient')) return false;
      // "Banana" is a taste, "milk" an allergen before it is one.
      return !(
        item.criterion.kind === 'flavour' &&
        all.some((other) => other.kind === 'criterion' && other.criterion.kind === 'allergen')
      );
    case 'noRow':
      return isOfProducts || !isAlso('criterion', 'general');
    case 'general':
      return !(isOfProducts && isAlso('topic', 'noRow'));
    case 'topic':
      if (
        isOfAList &&
        all.some(
          (other) => other.kind === 'criterion' && other.isOfLists && other.criterion.kind !== 'allergen',
        )
      )
        return false;
      // "Volume of the bottle", and "a volume of 500 ml".
      return !(item.isWeak && hasNutrient && item.topic === 'packs');
    default:
      return true;
  }
}

/** "Lys, his and met": one of a list of nutrients. */
const isBesideAnother = (from: number, to: number, all: readonly Tagged[]): boolean =>
  all.some((tag) => tag.from !== from && (Math.abs(tag.to - from) <= 1 || Math.abs(tag.from - to) <= 1));

const isOfIt = (text: string | undefined): boolean => /^(?:in|of|per|content|levels?)$/u.test(text ?? '');

/** Chemists' signs and amino acids are ordinary words too: alone in a long sentence they are none. */
export function nutrientTags(
  tags: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): Tagged[] {
  const isAminoTalk = texts.some((text) => /^(?:amino|leucine|phe|phenylalanine|histidine)$/u.test(text));
  const named = tagsOf(tags, 'nutrient');
  const kept: Tagged[] = named.filter(
    ({ phrase, from, to }) =>
      !isOrdinaryWordToo(phrase) ||
      (phrase === 'his'
        ? isBesideAnother(from, to, named)
        : isAminoTalk || named.length > 1 || texts.length <= 6) ||
      /^(?:content|levels?)$/u.test(texts[to] ?? '') ||
      (isSymbol(phrase) && (isOfProducts || isOfIt(texts[to]))),
  );
  // "Mg" is a unit, unless it stands beside another sign or begins the question.
  const at = texts.findIndex(
    (text, place) =>
      text === 'mg' &&
      (kept.some(({ phrase, from, to }) => (to === place || from === place + 1) && isSymbol(phrase)) ||
        (place === 0 && kept.length === 0 && (isOfProducts || isOfIt(texts[1])))),
  );
  if (at !== -1)
    kept.push({ from: at, to: at + 1, phrase: 'mg', item: { kind: 'nutrient', id: 'magnesium' } });
  return kept;
}
