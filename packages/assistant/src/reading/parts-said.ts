import { singular } from '../language/phrases.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import type { NameIndex } from './names.ts';
import { isThin, type Said } from './scan.ts';
import { JOINS, type Tagged, type TaggedOf } from './tags.ts';
import { ANY_ALLERGEN } from '../vocabulary/criteria-words.ts';

export const criterionSaid = ({ from, to, phrase, item }: TaggedOf<'criterion'>): Said => ({
  from,
  to,
  criterion: item.criterion,
  isOnlyLeftOut:
    item.criterion.kind === 'allergen' && item.criterion.value === ANY_ALLERGEN && !phrase.endsWith('free'),
});

export const nutrientSaid = ({ from, to, item }: Tagged): Said[] =>
  item.kind === 'nutrient'
    ? [
        {
          from,
          to,
          isNutrient: true,
          criterion: { kind: 'nutrient', value: item.id, limits: 'some', basis: null },
        },
      ]
    : [];

/** "Which of yours list glutamine", "any that state selenium or iodine": asked of labels at large, what they have a row for. */
export function statedSaid(tags: readonly Tagged[], texts: readonly string[]): Said[] {
  const said: Said[] = [];
  for (const { from, to, item } of tags) {
    if (item.kind !== 'nutrient') continue;
    const before = texts.slice(0, from).join(' ');
    const last = said.at(-1);
    const isNext = last !== undefined && texts.slice(last.to, from).every((text) => JOINS.test(text));
    const verb = STATES.exec(before)?.[1];
    if (!isNext && verb === undefined) continue;
    const start = isNext ? from : texts.lastIndexOf(verb ?? '', from);
    said.push({ from: start, to, criterion: { kind: 'states', value: item.id } });
  }
  return said;
}
const STATES =
  /^(?!.*\b(?:how much|compare)\b).*\b(?:which|any|anything|what|ones|that|those|products?|feeds?|sips?|ons|supplements?|formulas?|powders?|drinks?|liquids?|labels?|yours|they)\b.* (lists?|listing|states?|stating|declares?|declaring|gives?|giving|shows?|showing|quotes?|quoting|specif(?:y|ies))(?: (?:a|an|any|the|its|their|figures?|values?|amounts?|content|levels?|numbers?|data|for|of|out))*$/u;

/** "All but Dalesip Two and Dalesip Mini", "other than Tarnvane": named to be left out. */
export function leftOutOf(mentions: readonly Mention[], texts: readonly string[]): readonly Mention[] {
  const left: Mention[] = [];
  for (const mention of mentions) {
    const before = `${texts.slice(left.at(-1)?.to ?? 0, mention.from).join(' ')} `;
    const isOfTheLast = left.length > 0 && /^(?:(?:and|or|nor|,|the) )+$/u.test(before);
    if (mention.kind !== 'brand' && (isOfTheLast || LEAVES_OUT.test(before))) left.push(mention);
  }
  return left;
}

const LEAVES_OUT =
  /(?:^| )(?:except(?: for)?|excluding|exclude|apart from|other than|not (?:including|counting)|minus|leav(?:e|ing) (?:out|aside)|setting aside|ignoring|discounting|disregarding|besides|but not|all but)(?: the)? $/u;

/** Brands, and products that are named to be left out. */
export function mentionSaid(mention: Mention, isLeft: boolean): Said[] {
  const { kind, from, to } = mention;
  if (kind === 'brand') return [{ from, to, criterion: { kind, value: mention.brand } }];
  const products = kind === 'product' ? [mention.product] : mention.products;
  const criterion = {
    kind: 'among',
    ids: products.map(({ id }) => id),
    words: products[0]?.name ?? '',
  } as const;
  return isLeft ? [{ from, to, criterion }] : [];
}

/** Ingredients, what labels are indicated for, and words of names after a "no", where no phrase of the vocabulary says it. */
export function wordsSaid(
  texts: readonly string[],
  isOpen: (at: number) => boolean,
  lexicon: Lexicon,
  { all }: NameIndex,
): Said[] {
  const text = texts.join(' ');
  const found: Said[] = [];
  // "With chylothorax on its indications": what their text names.
  const isOfIndications = NAMES_INDICATIONS.test(text);
  for (const [at, word] of texts.entries()) {
    if (!isOpen(at)) continue;
    const place = { from: at, to: at + 1 };
    const isSaid = !lexicon.isPassedOver(word);
    const last = found.at(-1);
    const isNext = last?.criterion.kind === 'use' && last.to === at;
    const isSought =
      isNext || isOfIndications || texts.slice(Math.max(0, at - 4), at).some((each) => SEEKS.test(each));
    // "Excluding mini and two"
    const isNumberToo =
      /^\d/u.test(word) &&
      last?.criterion.kind === 'among' &&
      last.to === at - 1 &&
      JOINS.test(texts[at - 1] ?? '');
    const ids =
      (word.length < 3 && !isNumberToo) || isThin(word) || JOINS.test(word)
        ? []
        : all.flatMap(({ rest, product }) =>
            rest.includes(word) || rest.includes(singular(word)) ? [product.id] : [],
          );
    if (isSaid && HOLDS.test(text) && lexicon.isIngredient(word))
      found.push({ ...place, criterion: { kind: 'ingredient', value: word } });
    else if (isSaid && (isOfIndications || ASKS_FOR_A_USE.test(text)) && isSought && lexicon.isUse(word)) {
      const value = isNext && 'value' in last.criterion ? `${String(last.criterion.value)} ${word}` : word;
      found.push({
        from: isNext ? (found.pop()?.from ?? at) : at,
        to: at + 1,
        criterion: { kind: 'use', value },
      });
    } else if (ids.length > 0)
      found.push({ ...place, criterion: { kind: 'among', ids, words: word }, isOnlyLeftOut: true });
  }
  return found;
}

const NAMES_INDICATIONS = /\bindications?\b/u;

const SEEKS = /^(?:for|in|with|treat|of)$/u;

const ASKS_FOR_A_USE =
  /\bindicated\b|\b(?:feeds?|products?|supplements?|sips?|ons|formulas?|powders?|anything|something|one|drinks?|range) (?:\w+ ){0,2}(?:for|in|to treat|of)\b|\b(?:do you|have you) (?:have|got|do|make|sell)\b/u;

const HOLDS =
  /\b(?:with|contains?|containing|ingredients?|made (?:with|from)|without|free|no|have|has|uses?)\b/u;
