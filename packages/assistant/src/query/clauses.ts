import type { Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** What a question begins with that is whole but for the name: "… and does it contain milk". */
const ASKS = /^(?:does|do|is|are|has|can|what|how|where|when|who)$/u;

/** "Which are peptide", after "which tube feeds have fibre". */
const ASKS_FOR_A_LIST = /^(?:which|how many)\b/u;

type Clause = { from: number; to: number };

/** A stretch between two joining words, and what it holds; `isOfUs` asks of the app or the service alone. */
type Stretch = Clause & {
  hasName: boolean;
  asks: boolean;
  hasTopic: boolean;
  hasList: boolean;
  isOfUs: boolean;
  isWhole: boolean;
  isAList: boolean;
  /** What of us is asked. */
  general: string;
};

const JOINS = /^(?:and|,|plus|also|then)$/u;
const COMPARES =
  /^(?:compare|compared|comparison|comparing|versus|vs|v|difference|differences|diff|between|differ)$/u;

/**
 * Where one question ends and the next begins: at a comma or an "and" between two that each name what they are about
 * and what is asked of it, or where another kind of thing is asked.
 */
export function clausesOf({ words, mentions }: Reading, lexicon: Lexicon): Clause[] {
  const texts = words.map(({ text }) => text);
  const whole = [{ from: 0, to: words.length }];
  if (texts.some((text) => COMPARES.test(text))) return whole;
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const clauses: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= texts.length; at += 1) {
    if (at < texts.length && (!JOINS.test(texts[at] ?? '') || isNamed(at))) continue;
    if (at > from) {
      const next = stretchOf(from, at);
      const last = clauses.at(-1);
      if (last === undefined || startsAnew(last, next)) clauses.push(next);
      else clauses[clauses.length - 1] = joined(last, next);
    }
    from = at + 1;
  }
  return clauses.length < 2 ? whole : clauses;

  function stretchOf(start: number, end: number): Stretch {
    const hits = lexicon.find(texts.slice(start, end), (at) => !isNamed(start + at));
    const items = hits.flatMap(({ value }) => value);
    const isGeneral = items.some(({ kind }) => kind === 'general');
    const isOfALabel = items.some((item) => item.kind === 'topic' && !item.isWeak);
    const isHow = /^(?:how|where)$/u.test(texts[start] ?? '') && items.some(({ kind }) => kind === 'topic');
    const hasTopic = isOfALabel || isGeneral || isHow;
    const hasList =
      items.some(
        (item) => item.kind === 'criterion' && /^(?:form|disorder|text)$/u.test(item.criterion.kind),
      ) && items.some((item) => item.kind === 'operator' && item.name === 'some');
    const hasNutrient = items.some(({ kind }) => kind === 'nutrient' || kind === 'noRow');
    const hasName = mentions.some((mention) => mention.from >= start && mention.from < end);
    const asksOfIt =
      hasTopic ||
      hasNutrient ||
      items.some((item) => item.kind === 'criterion' && /^(?:diet|allergen)$/u.test(item.criterion.kind));
    const isWhole = ASKS.test(texts[start] ?? '') && asksOfIt && !hasName;
    const isAList = ASKS_FOR_A_LIST.test(texts.slice(start, start + 2).join(' ')) && !hasName;
    const hasCriterion = items.some(({ kind }) => kind === 'criterion');
    const isOfUs = isGeneral && !isOfALabel && !hasNutrient && !hasName;
    return {
      from: start,
      to: end,
      hasName,
      hasTopic,
      hasList,
      isOfUs,
      general: items.flatMap((item) => (item.kind === 'general' ? [item.name] : [])).join(' '),
      isWhole,
      isAList: isAList && hasCriterion,
      asks: hasTopic || hasList || hasNutrient,
    };
  }
}

function startsAnew(last: Stretch, next: Stretch): boolean {
  if (last.hasName && next.hasName) return last.asks && next.asks;
  if (next.isWhole && last.hasName && last.asks) return true;
  if (last.isOfUs && next.isOfUs) return next.isWhole && last.general !== next.general;
  if (last.isOfUs !== next.isOfUs && (last.hasName || next.hasName)) return last.asks && next.asks;
  if (next.isAList && last.isAList) return true;
  // A list and then something of the label, the FAQs or another list.
  if (last.hasList && !last.hasName) return next.hasTopic !== next.hasList;
  return next.hasList && !next.hasName && last.hasName && last.asks;
}

const joined = (one: Stretch, other: Stretch): Stretch => ({
  from: one.from,
  to: other.to,
  hasName: one.hasName || other.hasName,
  hasTopic: one.hasTopic || other.hasTopic,
  hasList: one.hasList || other.hasList,
  isOfUs: one.isOfUs && other.isOfUs,
  general: `${one.general} ${other.general}`.trim(),
  isWhole: one.isWhole,
  isAList: one.isAList,
  asks: one.asks || other.asks,
});
