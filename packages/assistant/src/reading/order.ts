import { isOperator, type Tagged, type TaggedOf } from './tags.ts';
import type { Order, Topic } from './query.ts';
import type { Said } from './scan.ts';

/** What is put in order, and the phrases that said so: each of them has been understood. */
export type Ordered = { order: Order; used: readonly Tagged[] };

const RANKS = ['most', 'least', 'more', 'less', 'high', 'low', 'rank'] as const;
const LOW = new Set(['least', 'less', 'low']);

/** Words that stand between "highest" and what is highest. */
const LINKS =
  /^(?:in|of|for|by|the|a|an|amounts?|content|levels?|total|overall|added|lot|dense|per|value|first|last|its|their|any|quantity|figure|single)$/u;
const SIZES = /^(?:tiniest|smallest|largest|biggest|tiniest|small|large|bigger|smaller|larger)$/u;
const STRENGTHS = /^(?:strongest|weakest|densest|(?:most|least) (?:concentrated|dense)|stronger|weaker)$/u;
const AGES = /^(?:youngest|oldest)$/u;
const ANY_PACK =
  /^(?:packs?|bags?|packaging|sizes?|servings?|portions?|volumes?|mls?|bottles?|tins?|tubs?|cartons?|sachets?|pouch(?:es)?|pots?|bars?)$/u;

/** Facts with a number that is no nutrient, by the topic that speaks of them. */
const FACTS: Readonly<Partial<Record<Topic, string>>> = {
  packs: 'packSize',
  shelfLife: 'shelfLife',
  ages: 'ageFrom',
  flavours: 'flavours',
  allergens: 'allergens',
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What a word of degree is said of: what follows it, or else the nutrient before it that nothing else was said of. */
export function orderIn(
  tags: readonly Tagged[],
  texts: readonly string[],
  limited: readonly Said[],
): Ordered | undefined {
  const degrees = RANKS.flatMap((name) => tags.filter((tag) => isOperator(tag, name)));
  // "High protein", beside "the most fibre": the stronger word puts in order.
  for (const degree of degrees) {
    const found = measureOf(degree, tags, texts);
    if (found === undefined) continue;
    const { by, used, isVolume } = found;
    const second = degrees.find((each) => each !== degree && SIZES.test(each.phrase));
    // "The most calories in the smallest bottle": the bottle says no more than "dense".
    const beside = second === undefined ? undefined : measureOf(second, tags, texts);
    const asides = beside !== undefined && beside.by === 'packSize' ? [second, ...beside.used] : [];
    // "From lowest to highest".
    const fromTo = degrees.find(
      (each) => texts[each.to] === 'to' && degrees.some(({ from }) => from === each.to + 1),
    );
    const isRank = isOperator(degree, 'rank');
    const turned = isRank && degrees.find((each) => isOperator(each, 'least', 'low', 'less'));
    const isLowFirst =
      fromTo !== undefined
        ? LOW.has(operatorOf(fromTo))
        : isVolume
          ? false
          : isRank
            ? turned !== undefined &&
              turned !== false &&
              !degrees.some((each) => isOperator(each, 'most', 'high') && each.from < turned.from)
            : LOW.has(operatorOf(degree));
    const isSaid = limited.some(({ criterion }) => criterion.kind === 'nutrient' && criterion.value === by);
    // "No more than 2 g fat" is a limit and puts nothing in order.
    if (isSaid && !isOperator(degree, 'most', 'least', 'rank')) continue;
    const place = PLACES.indexOf(texts[degree.from - 1] ?? '') + 1;
    return {
      order: { by, isLowFirst, place: place > 0 ? place : 1 },
      used: [
        degree,
        ...used,
        ...asides.flatMap((each) => each ?? []),
        ...(isRank || fromTo !== undefined ? degrees : degrees.filter((each) => texts[each.to] === 'first')),
      ],
    };
  }
  return undefined;
}

const operatorOf = ({ item }: Tagged): string => (item.kind === 'operator' ? item.name : '');

type Measured = { by: string; used: Tagged[]; isVolume: boolean };

function measureOf(degree: Tagged, tags: readonly Tagged[], texts: readonly string[]): Measured | undefined {
  const nutrients = tags.filter((tag): tag is TaggedOf<'nutrient'> => tag.item.kind === 'nutrient');
  const measured = (by: string, used: Tagged[] = [], more: Partial<Measured> = {}): Measured => ({
    by,
    used,
    isVolume: false,
    ...more,
  });
  if (STRENGTHS.test(degree.phrase))
    return measured(
      'energyKcal',
      nutrients.filter(({ item }) => item.id === 'energyKcal'),
    );
  if (AGES.test(degree.phrase))
    return measured(
      'ageFrom',
      tags.filter(({ item }) => item.kind === 'topic' && item.topic === 'ages'),
    );
  let at = degree.to;
  while (LINKS.test(texts[at] ?? '')) at += 1;
  const next = tags.filter(({ from }) => from === at);
  const nutrient = next.find((tag): tag is TaggedOf<'nutrient'> => tag.item.kind === 'nutrient');
  if (nutrient !== undefined) return measured(nutrient.item.id, [nutrient]);
  // "Highest vegan protein": one word may stand between.
  const word = texts[at] ?? '';
  const energy = nutrients.find(({ item }) => item.id === 'energyKcal');
  const isVolume = /^(?:volume|mls?)$/u.test(word);
  if (isVolume && energy !== undefined) return measured('energyKcal', [energy, ...next], { isVolume: true });
  const fact = next.find(
    (tag): tag is TaggedOf<'topic'> => tag.item.kind === 'topic' && FACTS[tag.item.topic] !== undefined,
  );
  const isPack = ANY_PACK.test(word);
  if (fact !== undefined && !isPack) return measured(FACTS[fact.item.topic] ?? '', [fact]);
  if (isPack && (SIZES.test(degree.phrase) || isVolume || nutrients.length === 0))
    return measured(
      'packSize',
      next.filter(({ item }) => item.kind === 'topic'),
    );
  const before = nutrients.filter(({ to }) => to <= degree.from).at(-1);
  if (!SIZES.test(degree.phrase)) {
    if (before !== undefined && !isOperator(degree, 'high', 'low')) return measured(before.item.id, [before]);
    if (
      before !== undefined &&
      (at >= texts.length ||
        /^(?:sip|tube|ons|feed|one|to)/u.test(word) ||
        texts
          .slice(before.to, degree.from)
          .every((each) => /^(?:is|are|content|that|levels?|to|from|,)$/u.test(each)))
    )
      return measured(before.item.id, [before]);
    const after = nutrients.find(({ from }) => from >= at);
    const isFar = after !== undefined && isOperator(degree, 'most', 'least', 'rank');
    if (isFar) return measured(after.item.id, [after]);
    const facts = tags.filter(
      (tag): tag is TaggedOf<'topic'> => tag.item.kind === 'topic' && FACTS[tag.item.topic] !== undefined,
    );
    const [other] = facts;
    return other !== undefined && isOperator(degree, 'most', 'least')
      ? measured(FACTS[other.item.topic] ?? '', [other])
      : undefined;
  }
  // "The smallest sip feed": as it is packed.
  return measured(
    'packSize',
    tags.filter(({ item }) => item.kind === 'topic' && item.topic === 'packs'),
  );
}
