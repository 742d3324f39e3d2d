import { productsNamedBy } from './mentions.ts';
import type { NameIndex } from './names.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Query } from './query.ts';

// Which of the products that were shown a follow-up speaks of.

/**
 * "The pouch", "and the cereal one": one of a list that was shown, by a word that only its name has, where no kind of
 * product is asked for.
 */
export function pickedByName(
  query: Query,
  listed: readonly string[],
  { all }: NameIndex,
): { heard: string; ids: readonly string[] } | undefined {
  const isNarrowing = query.isCount || query.order !== null || query.criteria.some(({ is }) => !is);
  if (listed.length < 2 || query.unclear !== null || isNarrowing) return undefined;
  const words = [...query.text.matchAll(NAMED_AS_ONE)].flatMap(({ 1: first = '', 2: second = '' }) =>
    `${first} ${second}`.split(' ').filter((word) => word.length > 2 || /\d/u.test(word)),
  );
  const asked = words.filter((word) => !NUTRIENT_WORDS.has(word) || words.length === 1);
  const among = all.filter(({ product }) => listed.includes(product.id));
  const held = among.map(({ brand, rest, product }) => ({
    id: product.id,
    count: asked.filter((word) => [brand, ...rest].some((each) => each === word || each === `${word}s`))
      .length,
  }));
  const most = Math.max(...held.map(({ count }) => count));
  const best = held.filter(({ count }) => count === most && count > 0);
  const isFew = best.length === 1 || (best.length <= MOST_TO_ASK_OF && best.length < held.length);
  return isFew && best.length > 0 ? { heard: asked.join(' '), ids: best.map(({ id }) => id) } : undefined;
}
const MOST_TO_ASK_OF = 3;
/** "The penne", "the 15", "the low protein loaf", "the cereal one". */
const NAMED_AS_ONE =
  /\b(?:the|that(?! (?:comes?|are|is|have|has|contains?|do|dont|arent|you|can|adults)\b)) ((?:\w+ ){0,3}?\w+)(?= (?:one|version)\b|$| ,| (?:what|which|how|is|does|has|have|in|for|per|come|comes)\b)()/gu;

/** Words around a name that is given in part. */
const AROUND =
  /^(?:and|what|about|how|the|one|ones|a|for|same|also|ok|then|now|but|in|of|version|please|,|or|i|mean|meant|it|is|no|yes|try|instead|product|feed|with|vs|versus|compare|to|that|question|)$/u;
const POINTS = /\b(?:one|ones|version|i mean|i meant)\b/u;

/** "The first one", "compare the first two", "and two?", "the peptide one": products shown, or a name given in part. */
export function pointedAt(
  query: Query,
  last: Query,
  shown: readonly string[],
  listed: readonly string[],
  { all, ...names }: NameIndex,
): readonly string[] {
  const several = /\b(?:first|top) (\d)\b/u.exec(query.text)?.[1];
  if (several !== undefined && query.isComparison) return shown.slice(0, Number(several));
  const asked = query.nutrients.length + query.topics.length + query.criteria.length;
  if (
    last.subject === 'products' &&
    /\b(?:both|(?:the|these|those) (?:2|two))\b/u.test(query.text) &&
    asked > 0
  )
    return (shown.length > 1 ? shown : listed).slice(0, 2);
  const isNamedOne = POINTS.test(query.text);
  const inOrder =
    last.subject === 'list' && shown.length > 0
      ? shown
      : shown.length > 1
        ? shown
        : listed.length > 1
          ? listed
          : shown;
  // "Is it vegan", after "which has the least": the one that leads.
  const isTheLeader =
    query.reference?.kind === 'same' && last.order !== null && last.subject === 'list' && IT.test(query.text);
  const nth =
    query.reference?.kind === 'nth' ? inOrder.at(query.reference.index) : isTheLeader ? shown[0] : undefined;
  const texts = query.text.split(' ').filter((text) => !AROUND.test(text));
  const asksItself = query.nutrients.length + query.topics.length > 0 || last.subject === 'list';
  const mayBeAName =
    query.amounts.length === 0 && (isNamedOne || last.unclear !== null || (!asksItself && nth === undefined));
  if (!mayBeAName || texts.length === 0 || texts.length > 4 || query.unclear?.kind === 'brand')
    return nth === undefined ? [] : [nth];
  const candidates = last.unclear?.ids ?? shown;
  const among = all.filter(({ product }) => candidates.includes(product.id));
  const [only, other] = among;
  // "The fibre version": the name of the last one with the word added.
  const wider = all.find(
    ({ brand, rest }) =>
      isNamedOne &&
      other === undefined &&
      brand === only?.brand &&
      rest.length === only.rest.length + texts.length &&
      [...only.rest, ...texts].every((word) => rest.includes(word)),
  );
  if (wider !== undefined) return [wider.product.id];
  const held = among.filter(({ rest }) => texts.every((text) => rest.includes(text)));
  const exact = held.filter(({ rest }) => rest.length === texts.length);
  const [one] = exact.length === 1 ? exact : held.length === 1 ? held : [];
  if (one !== undefined) return [one.product.id];
  const spoken = all.filter(({ product }) => [...last.products, ...candidates].includes(product.id));
  const found = productsNamedBy({ all, ...names }, [...new Set(spoken.map(({ brand }) => brand))], texts);
  return found.length === 1 ? found.map(({ id }) => id) : nth === undefined ? [] : [nth];
}

const IT = /\b(?:it|its|that one|this one|that product|that feed)\b/u;
