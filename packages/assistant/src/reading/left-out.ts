import { leavesOutNext, OMITTING } from '../vocabulary/operator-words.ts';
import type { Mention } from './mention.ts';
import { isFiller } from './scan.ts';
import { isOperator, JOINS, type Tagged } from './tags.ts';

/** "All but Dalesip Two and Dalesip Mini", "other than Tarnvane": named to be left out. */
export function leftOutOf(mentions: readonly Mention[], texts: readonly string[]): readonly Mention[] {
  const left: Mention[] = [];
  for (const mention of mentions) {
    const before = texts.slice(left.at(-1)?.to ?? 0, mention.from).join(' ');
    // "Not Dalesip Two, Dalesip Mini": the last after a comma alone is asked for.
    const isOfTheLast =
      left.length > 0 &&
      /^(?:(?:and|or|nor|,|the) ?)+$/u.test(before) &&
      (/\w/u.test(before) || mention !== mentions.at(-1));
    if (mention.kind !== 'brand' && (isOfTheLast || leavesOutNext(before))) left.push(mention);
  }
  return left;
}

/** "Never mind the energy, just protein". */
const BEGINS_ANEW = /^(?:just|only|also)$/u;
const IS_ASKED = /^(?:nutrient|noRow|group|topic)$/u;
const isAsked = ({ item }: Tagged): boolean => IS_ASKED.test(item.kind);

/**
 * What is named to be left out of an answer: "nutrition apart from the vitamins", "protein but not fat", "skip the allergens". Of a
 * list that is a topic alone: "feeds without fibre" are asked for.
 */
export function partsNotAsked(
  tags: readonly Tagged[],
  texts: readonly string[],
  isOfProducts: boolean,
): readonly Tagged[] {
  const out: Tagged[] = [];
  for (const tag of tags) {
    if (!isAsked(tag) || (!isOfProducts && tag.item.kind !== 'topic')) continue;
    const not = tags.findLast(
      (each) =>
        each.to <= tag.from &&
        isOperator(each, 'not', 'notMinded') &&
        texts
          .slice(each.to, tag.from)
          .every(
            (text, at) =>
              (isFiller(text) && !BEGINS_ANEW.test(text)) || isLeft(each.to + at) || isJoin(text, each),
          ),
    );
    // "Does it have no fat" asks of fat.
    const isOmitted =
      not !== undefined &&
      (!isOfProducts ||
        OMITTING.test(not.phrase) ||
        (/^(?:but )?not$/u.test(not.phrase) && tags.some((each) => isAsked(each) && each.to <= not.from)));
    if (isOmitted) out.push(tag);
  }
  return out;

  function isLeft(at: number): boolean {
    return out.some(({ from, to }) => from <= at && at < to);
  }
}

/** "Skip the fat and fibre", "not the fat or fibre"; "protein not fat, and sodium". */
const isJoin = (text: string, { phrase }: Tagged): boolean =>
  /^n?or$/u.test(text) || (JOINS.test(text) && OMITTING.test(phrase));
